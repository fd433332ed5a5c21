import type { PlaceCategory } from '#routers/contract/discovery.ts'

/** The tags of one element of OpenStreetMap. */
export type Tags = Readonly<Record<string, string>>

interface PlaceRule {
  category: PlaceCategory
  key: string
  /** Null for any value. */
  values: readonly string[] | null
  /** Only when it is known beyond the map: these kinds are too many to be all worth a visit. */
  isKnown?: true
  /** What else must hold. */
  when?: (tags: Tags) => boolean
}

/**
 * Which tags make a place of culture, by the keys of the OpenStreetMap wiki; the first rule that fits
 * decides. Decided where the wiki leaves room:
 * - Key:historic: memorials, Key:heritage: listed buildings and tourism=artwork count only with
 *   wikidata or wikipedia (memorials also with heritage): there is one at every corner. A listed house
 *   that is somebody's pub, school or shop is no historic site to visit.
 * - amenity=arts_centre is a community space, unless its tags say that it stages or shows films.
 * - amenity=studio is for radio and recording by default; studio=artist and the like say otherwise.
 * - Key:craft: the crafts whose workshop is an artist's. craft=painter is not among them: the wiki
 *   means a painter of houses.
 * - No tag of the wiki means a creative district; a quarter counts when its own name says so, or when
 *   it is tagged as an attraction. Landuse says nothing of the kind.
 * - leisure=bandstand counts as a stage.
 */
export const placeRules: readonly PlaceRule[] = [
  { category: 'museum', key: 'tourism', values: ['museum'] },
  { category: 'gallery', key: 'tourism', values: ['gallery'] },
  { category: 'library', key: 'amenity', values: ['library'] },
  {
    category: 'performance_venue',
    key: 'amenity',
    values: ['theatre', 'concert_hall', 'cinema', 'music_venue'],
  },
  {
    category: 'performance_venue',
    key: 'amenity',
    values: ['arts_centre'],
    when: (tags) =>
      Object.keys(tags).some((key) => key.startsWith('theatre:')) ||
      tags['cinema'] === 'yes' ||
      tags['live_music'] === 'yes',
  },
  {
    category: 'community_space',
    key: 'amenity',
    values: ['arts_centre', 'community_centre', 'social_centre'],
  },
  { category: 'performance_venue', key: 'club', values: ['music'] },
  { category: 'performance_venue', key: 'leisure', values: ['bandstand'] },
  { category: 'gallery', key: 'shop', values: ['art'] },
  {
    category: 'artist_studio',
    key: 'craft',
    values: [
      'artist',
      'basket_maker',
      'bookbinder',
      'embroiderer',
      'glassblower',
      'goldsmith',
      'jeweller',
      'luthier',
      'musical_instrument',
      'organ_builder',
      'photographer',
      'pottery',
      'printmaker',
      'sculptor',
      'violin_maker',
      'weaver',
      'wood_carver',
    ],
  },
  {
    category: 'artist_studio',
    key: 'amenity',
    values: ['studio'],
    when: ({ studio, craft }) =>
      craft !== undefined ||
      /\b(?:artists?|arts?|painting|sculpture|ceramics?|pottery|photography|printmaking)\b/.test(
        studio ?? '',
      ),
  },
  {
    category: 'historic_site',
    key: 'historic',
    values: [
      'archaeological_site',
      'castle',
      'city_gate',
      'fort',
      'manor',
      'monument',
      'ruins',
    ],
  },
  {
    category: 'historic_site',
    key: 'historic',
    values: ['memorial'],
    when: (tags) => isKnownBeyond(tags) || (tags['heritage'] ?? 'no') !== 'no',
  },
  { category: 'historic_site', key: 'tourism', values: ['artwork'], isKnown: true },
  {
    category: 'creative_district',
    key: 'place',
    values: ['neighbourhood', 'quarter'],
    when: ({ tourism, name }) =>
      tourism === 'attraction' || creativeNames.test(name ?? ''),
  },
  {
    category: 'historic_site',
    key: 'heritage',
    values: null,
    isKnown: true,
    when: ({ heritage, amenity, shop, office, place }) =>
      heritage !== 'no' &&
      shop === undefined &&
      office === undefined &&
      place === undefined &&
      (amenity === undefined || openAmenities.has(amenity)),
  },
]

/** As quarters are called: `Cultural Industries Quarter`, `Kulturviertel`, `Arts District`. */
const creativeNames =
  /(?<!\p{L})(?:arts?|artists?|artistic|creative|cultur\p{L}*|kultur\p{L}*|kunst\p{L}*|design|museum\p{L}*|musées|theat(?:re|er)\p{L}*)(?!\p{L})/iu

function isKnownBeyond({ wikidata, wikipedia }: Tags): boolean {
  return Boolean(wikidata) || Boolean(wikipedia)
}

/** Listed buildings in these uses are open to visitors as what they are. */
const openAmenities = new Set(['place_of_worship', 'townhall', 'fountain', 'clock'])

export interface PlaceKind {
  category: PlaceCategory
  /** The tag that says so. */
  key: string
  value: string
}

/** What a place of culture is; undefined when it is none, is closed to visitors or is no more. */
export function kindOf(tags: Tags): PlaceKind | undefined {
  if (['private', 'no'].includes(tags['access'] ?? '')) return undefined
  const isGone = tags['disused'] === 'yes' || tags['abandoned'] === 'yes'
  for (const rule of placeRules) {
    const value = valueFor(rule, tags)
    if (value === undefined) continue
    const { category, key } = rule
    return isGone && category !== 'historic_site' ? undefined : { category, key, value }
  }
  return undefined
}

function valueFor(
  { key, values, isKnown, when }: PlaceRule,
  tags: Tags,
): string | undefined {
  // Several values of one key are written with semicolons.
  const written = (tags[key] ?? '').split(';').map((value) => value.trim())
  const value = written.find((one) => (values ? values.includes(one) : one !== ''))
  if (value === undefined) return undefined
  if (isKnown && !isKnownBeyond(tags)) return undefined
  return (when?.(tags) ?? true) ? value : undefined
}
