import { mediaLabels, mediaTypes } from '#routers/contract/media-types.ts'
import { conceptFor, craftStore, hasWord } from '../craft/store.ts'
import { factWords } from '../notes/fact-words.ts'
import type { FactKey } from '#routers/contract/facts.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { CourseBrief, CourseNote } from '#routers/course-author.ts'
import type { Concept } from '../craft/concept.ts'

/** A concept of the note's medium, and how much in the note speaks of it. */
export interface Near {
  medium: MediaType
  concept: Concept
  /** Where it stands in the store: what belongs together stands side by side. */
  place: number
  score: number
}

/** One word of a craft may be chance: what scores no more is hardly what a note is about. */
export const chanceScore = 1

/** All concepts of the medium that a note is of, the nearest to the note first. */
export function nearConcepts(note: CourseNote, brief: CourseBrief): Near[] {
  const read = readNote(note)
  const medium = mediumFor(note, brief)
  return craftStore[medium]
    .map((concept, place) => ({
      medium,
      concept,
      place,
      score: scoreFor(read, medium, concept),
    }))
    .toSorted((one, other) => other.score - one.score || one.place - other.place)
}

/**
 * What a sign that a note is about a concept is worth; its own words are beyond doubt.
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

/**
 * Of its crit or its tags; else the one that its words are nearest to, unless that may be chance: then
 * what the learner likes is asked first.
 */
function mediumFor(note: CourseNote, { title, notes, learner }: CourseBrief): MediaType {
  const read = readNote({ ...note, title: `${note.title}\n${title}` })
  const tagged = mediaTypes.find((one) =>
    read.tags.includes(mediaLabels[one].toLowerCase()),
  )
  const given = note.medium ?? tagged
  if (given) return given
  const others = notes.flatMap(({ medium }) => medium ?? [])
  const own = nearestMedium(read, others)
  if (own.score > chanceScore) return own.medium
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
    (isTitled(heading, bareName) ? worth.titled : 0) +
    (isNamed ? worth.named : 0)
  )
}

/**
 * A name of one word may be any word of a heading (“sentences keep opening with …”): alone on its line,
 * or between quotation marks, it is the name.
 */
function isTitled(heading: string, name: string): boolean {
  if (name.includes(' ')) return hasWord(heading, name)
  const lines = heading.split('\n').map((line) => line.trim())
  return (
    lines.some((line) => line === name || line === `the ${name}`) ||
    heading.includes(`“${name}”`)
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
