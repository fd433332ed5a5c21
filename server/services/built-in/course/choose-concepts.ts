import { courseLimits } from '#routers/contract/course-limits.ts'
import { chanceScore, nearConcepts } from './near-concepts.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { CourseBrief } from '#routers/course-author.ts'
import type { Concept } from '../craft/concept.ts'
import type { Near } from './near-concepts.ts'

/** A concept that a course teaches. */
export interface Chosen {
  medium: MediaType
  concept: Concept
  /** The note that speaks of it; null for one that only stands beside what a note speaks of. */
  note: number | null
  /** Whether nothing in the store is nearer to that note. */
  isNearest: boolean
}

/** How many parts a course of so many notes has at most. */
const partsFor = [0, 3, 4, 4] as const

/**
 * A note is about a second concept only from here on. Of the notes that the built-in tutor draws, six in
 * a hundred have one, and those are akin (focal point beside balance, mixing beside greys); below, one
 * word has two meanings (“edge”, “paragraph”, “light”).
 */
const secondScore = 5

interface Candidate extends Near {
  /** The note that it was ranked for. */
  by: number
}

/**
 * Two to four concepts of the craft store, each once and no two of one name: the nearest of each note,
 * then others that the notes are about as well. When they are about one thing only, what stands beside
 * it in the store is the second. A note that is near to none is taught by what every work of its medium
 * turns on.
 */
export function chooseConcepts(brief: CourseBrief): Chosen[] {
  const most = partsFor[brief.notes.length] ?? partsFor[3]
  const ranked = brief.notes.map((note, by) =>
    nearConcepts(note, brief).map((near) => ({ ...near, by })),
  )
  const nearest = ranked.flatMap(([first]) => first ?? []).toSorted(byScore)
  const others = ranked
    .flatMap(([, ...rest]) => rest.filter(({ score }) => score >= secondScore))
    .toSorted(byScore)
  const chosen: Candidate[] = []
  for (const one of [...nearest, ...others])
    if (chosen.length < most && isNew(one, chosen)) chosen.push(one)
  const [only] = chosen
  const beside =
    only && chosen.length < courseLimits.leastParts
      ? nextTo(only, ranked[only.by] ?? [])
      : []
  // The parts of a note stand together, its nearest first.
  const ordered = chosen.toSorted(
    (one, other) => one.by - other.by || byScore(one, other),
  )
  return [
    ...ordered.map(({ medium, concept, by, score }) => ({
      medium,
      concept,
      note: score > chanceScore ? by : null,
      isNearest: score > chanceScore && ranked[by]?.[0]?.concept === concept,
    })),
    ...beside.map(({ medium, concept }) => ({
      medium,
      concept,
      note: null,
      isNearest: false,
    })),
  ]
}

function byScore(one: Near, other: Near): number {
  return other.score - one.score
}

function isNew({ concept }: Near, chosen: readonly Near[]): boolean {
  const name = concept.name.toLowerCase()
  return !chosen.some((one) => one.concept.name.toLowerCase() === name)
}

/** The concept just before or just behind it, whichever the note is nearer to. */
function nextTo({ place }: Near, ranked: readonly Near[]): Near[] {
  return ranked.filter((one) => Math.abs(one.place - place) === 1).slice(0, 1)
}
