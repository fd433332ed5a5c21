import { mediaLabels } from '#routers/contract/media-types.ts'
import { cutAtWord } from './plain-text.ts'
import type { Brief, NoteDraft, Work } from '#routers/tutor.ts'

/** A note that may be kept. */
export interface Candidate {
  /** The lowest are kept first; those of a rank in the order in which they were found. */
  rank: number
  note: NoteDraft
}

/** What is kept first when there is too much. */
export const ranks = {
  action: 1,
  first: 2,
  question: 3,
  second: 4,
  rest: 5,
  /** Only taken when a reply would have fewer notes than it should. */
  reserve: 9,
} as const

/** The field and what the note is about, as a learner would look for it. */
export function tagsOf(
  { medium }: Pick<Brief, 'medium'>,
  words: ReadonlyArray<string | undefined>,
): string[] {
  const label = medium ? mediaLabels[medium] : undefined
  return [label, ...words].flatMap((word) => (word ? [word.toLowerCase()] : []))
}

const longestName = 80

/** A file as a note names it a year later, in quotes. */
export function fileName({ originalName }: Work): string {
  const name = originalName.replaceAll(/[\\`*[\]<>#|~\s]+/g, ' ').trim()
  return `“${cutAtWord(name, longestName) || 'a file without a name'}”`
}

/** Whose measures a note speaks of. */
export function notedOf(work: Work, said = ''): string {
  return said === ''
    ? `Noted of ${fileName(work)}.`
    : `Noted of ${fileName(work)}: ${said}`
}
