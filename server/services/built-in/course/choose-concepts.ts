import { mediaLabels, mediaTypes } from '#routers/contract/media-types.ts'
import { conceptFor, craftStore, hasWord } from '../craft/store.ts'
import { factWords } from '../notes/fact-words.ts'
import type { FactKey } from '#routers/contract/facts.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { CourseBrief, CourseNote } from '#routers/course-author.ts'
import type { Concept } from '../craft/concept.ts'

/** A concept that a course teaches, and the note that led to it. */
export interface Chosen {
  medium: MediaType
  concept: Concept
  note: number
}

/** How many parts a course of so many notes has. */
const partsFor = [0, 3, 4, 4] as const

/**
 * What a sign that a note is about a concept is worth; its own words are beyond doubt. One word of a
 * craft alone may be chance, and then what the learner likes is asked first.
 */
const worth = {
  quoted: 12,
  titled: 6,
  measured: 6,
  named: 4,
  mediumWord: 3,
  inTitle: 2,
  inText: 1,
  phrase: 1,
  sameAsOthers: 1,
  doubted: 1,
}

/** Stems of what is made and used in each medium, and hardly in another. */
const mediumWords: Record<MediaType, readonly string[]> = {
  photography: ['photo', 'camera', 'lens', 'shutter', 'aperture', 'snapshot', 'selfie'],
  painting: ['paint', 'canvas', 'watercol', 'acrylic', 'gouache', 'easel', 'oils'],
  drawing: ['drawing', 'draw ', 'pencil', 'charcoal', 'graphite', 'sketchbook', 'crayon'],
  music: ['music', 'song', 'guitar', 'piano', 'vocal', 'singer', 'band ', 'mixdown'],
  film: ['film', 'video', 'footage', 'movie', 'actor', 'documentary', 'screenplay'],
  graphicDesign: ['graphic', 'poster', 'logo', 'flyer', 'leaflet', 'brochure', 'website'],
  illustration: [
    'illustrat',
    'picture book',
    'children’s book',
    "children's book",
    'comic',
  ],
  dance: ['danc', 'choreograph', 'ballet', 'duet', 'hip hop', 'improvis'],
  creativeWriting: [
    'poem',
    'short story',
    'novel',
    'chapter',
    'prose',
    'writing',
    'essay',
  ],
}

/**
 * Three or four concepts of the craft store that the notes are about: the nearest of each note in turn,
 * then the next nearest, each concept once. A note that is near to none is taught by what every work of
 * its medium turns on.
 */
export function chooseConcepts(brief: CourseBrief): Chosen[] {
  const wanted = partsFor[brief.notes.length] ?? partsFor[3]
  const ranked = brief.notes.map((note) =>
    rankFor(readNote(note), mediumFor(note, brief)),
  )
  const chosen: Chosen[] = []
  while (chosen.length < wanted)
    for (const [note, concepts] of ranked.entries()) {
      const next = concepts.find(
        ({ concept }) => !chosen.some((one) => one.concept === concept),
      )
      if (next && chosen.length < wanted) chosen.push({ ...next, note })
    }
  // The parts of a note stand together, its nearest first.
  return chosen.toSorted((one, other) => one.note - other.note)
}

/** Characters of a note that are searched: what a longer one is about stands at its beginning. */
const mostRead = 8000

/** A note as it is searched: in lower case but for its content, which is whole. */
interface ReadNote {
  content: string
  text: string
  heading: string
  tags: string[]
}

function readNote({ title, content, tags }: Omit<CourseNote, 'category'>): ReadNote {
  return {
    content,
    text: content.slice(0, mostRead).toLowerCase(),
    heading: title.toLowerCase(),
    tags: tags.map((tag) => tag.toLowerCase()),
  }
}

function rankFor(note: ReadNote, medium: MediaType): Array<Omit<Chosen, 'note'>> {
  const concepts = craftStore[medium].map((concept, place) => ({
    concept,
    place,
    score: scoreFor(note, medium, concept),
  }))
  return concepts
    .toSorted((one, other) => other.score - one.score || one.place - other.place)
    .map(({ concept }) => ({ medium, concept }))
}

/** Of its crit or its tags; else the one that its words, or the learner's interests, are nearest to. */
function mediumFor(note: CourseNote, { title, notes, learner }: CourseBrief): MediaType {
  const read = readNote({ ...note, title: `${note.title} ${title}` })
  const tagged = mediaTypes.find((one) =>
    read.tags.includes(mediaLabels[one].toLowerCase()),
  )
  const given = note.medium ?? tagged
  if (given) return given
  const others = notes.flatMap(({ medium }) => medium ?? [])
  const own = nearestMedium(read, others)
  if (own.score > worth.doubted) return own.medium
  const content = learner.interests.join(' ')
  const wished = nearestMedium(
    readNote({ title, content, tags: [], medium: null }),
    others,
  )
  return wished.score > 0 ? wished.medium : own.medium
}

/** The medium with the nearest concept and whose own things are named; photography for none. */
function nearestMedium(
  note: ReadNote,
  others: readonly MediaType[],
): { medium: MediaType; score: number } {
  const words = [note.heading, note.text, ...note.tags].join(' ')
  return mediaTypes
    .map((medium) => {
      const named = mediumWords[medium].filter((stem) => hasWord(words, stem)).length
      const concepts = craftStore[medium].map((one) => scoreFor(note, medium, one))
      const sign = others.includes(medium) ? worth.sameAsOthers : 0
      return { medium, score: Math.max(...concepts) + named * worth.mediumWord + sign }
    })
    .reduce((best, one) => (one.score > best.score ? one : best))
}

function scoreFor(note: ReadNote, medium: MediaType, concept: Concept): number {
  const { content, text, heading, tags } = note
  const name = concept.name.toLowerCase()
  const bareName = name.replace(/^the /, '')
  const isQuoted = [concept.what, concept.see, concept.practise].some((part) =>
    content.includes(part),
  )
  const isMeasured = tags.some((tag) =>
    keysNamed(tag).some((key) => conceptFor(medium, key) === concept),
  )
  // In a text, a name of one word is a word like others.
  const isNamed =
    tags.includes(name) || (bareName.includes(' ') && text.includes(bareName))
  const hits = concept.words.reduce((sum, stem) => sum + hitFor(note, stem), 0)
  return (
    hits +
    (isQuoted ? worth.quoted : 0) +
    (isMeasured ? worth.measured : 0) +
    (hasWord(heading, bareName) ? worth.titled : 0) +
    (isNamed ? worth.named : 0)
  )
}

function hitFor({ heading, text }: ReadNote, stem: string): number {
  const hit =
    (hasWord(heading, stem) ? worth.inTitle : 0) +
    (hasWord(text, stem) ? worth.inText : 0)
  return hit > 0 && stem.includes(' ') ? hit + worth.phrase : hit
}

function keysNamed(tag: string): FactKey[] {
  return (Object.keys(factWords) as FactKey[]).filter((key) => factWords[key] === tag)
}
