import { oneLine, readName, textLimits } from './tag-text.ts'
import type { PlaceKind, Tags } from './place-rules.ts'

/** The name on its signs; where that is in another script, with the English one in brackets. */
export function nameOf(tags: Tags): string {
  const name = readName(tags['name'])
  const english = readName(tags['name:en'])
  const isLatin = /\p{Script=Latin}/u.test(name) || !/\p{L}/u.test(name)
  return name !== '' && english !== '' && !isLatin ? `${name} (${english})` : name
}

/** As one would write it in one line, from Key:addr; empty without any. */
export function addressOf(tags: Tags): string {
  const addr = (key: string) => oneLine(tags[`addr:${key}`], 100)
  const street = [addr('housenumber'), addr('street') || addr('place')]
  const town = addr('city') || addr('town') || addr('village') || addr('hamlet')
  const parts = [
    addr('housename'),
    street.filter((part) => part !== '').join(' '),
    addr('suburb'),
    town,
    addr('postcode'),
  ]
  const told = [...new Set(parts)].filter((part) => part !== '')
  return oneLine(addr('full') || told.join(', '), textLimits.address)
}

/** Somebody's own words where there are some, else what the tags say in plain words, and no more. */
export function descriptionOf(tags: Tags, kind: PlaceKind): string {
  const written = tags['description:en'] ?? tags['description']
  const description = oneLine(written, textLimits.description)
  if (description !== '') return description
  const facts = [wordFor(kind, tags), ...details(tags)].filter((fact) => fact !== '')
  const sentence = facts.join(', ')
  return oneLine(
    sentence.charAt(0).toUpperCase() + sentence.slice(1),
    textLimits.description,
  )
}

/** Where the value of a tag is not the word for it. */
const words = new Map([
  ['tourism=artwork', 'work of art'],
  ['club=music', 'music club'],
  ['shop=art', 'art shop'],
  ['craft=artist', 'artist’s studio'],
  ['craft=musical_instrument', 'maker of musical instruments'],
  ['historic=manor', 'manor house'],
  ['place=quarter', 'quarter of the town'],
])

/** Values of Key:museum, each behind `museum of`. */
const museums = new Map(
  Object.entries({
    archaeological: 'archaeology',
    art: 'art',
    children: 'things for children',
    history: 'history',
    industrial: 'industry',
    local: 'local history',
    maritime: 'the sea',
    military: 'military history',
    nature: 'nature',
    railway: 'railways',
    science: 'science',
    technology: 'technology',
    transport: 'transport',
  }),
)

function wordFor({ key, value }: PlaceKind, tags: Tags): string {
  if (key === 'heritage') return 'listed as heritage'
  const word = words.get(`${key}=${value}`) ?? value.replaceAll('_', ' ')
  const subject = museums.get(tags['museum'] ?? '')
  return word === 'museum' && subject ? `museum of ${subject}` : word
}

function details(tags: Tags): string[] {
  const artist = oneLine(tags['artist_name'], 100)
  const operator = oneLine(tags['operator'], 100)
  const year = /^\d{4}(?=$|-)/.exec(tags['start_date'] ?? '')?.[0]
  return [
    artist && `by ${artist}`,
    year ? `dating from ${year}` : '',
    operator && `run by ${operator}`,
    wheelchair.get(tags['wheelchair'] ?? '') ?? '',
    tags['fee'] === 'no' ? 'free entry' : tags['fee'] === 'yes' ? 'entry fee' : '',
  ]
}

const wheelchair = new Map([
  ['yes', 'wheelchair accessible'],
  ['designated', 'wheelchair accessible'],
  ['limited', 'partly wheelchair accessible'],
  ['no', 'not wheelchair accessible'],
])
