import { checkNumbers } from '../facts/check-numbers.ts'
import { numberFacts, toCitations } from '../facts/number-facts.ts'
import type { Facts } from '../contract/facts.ts'

/** What is stored beside the words of a reply: the facts it cites, and numbers that stray from them. */
export interface StoredMarks {
  citations: string
  numberMarks: string
}

/**
 * The marks of a reply, as its row holds them. Of a reply that was cut off, numbers are checked as far
 * as its sentences are whole: what was still to come might have made a target of one.
 */
export function marksIn(
  content: string,
  works: ReadonlyArray<{ id: string; facts: Facts | null }>,
  { isCut = false } = {},
): StoredMarks {
  const facts = numberFacts(works)
  const checked = isCut ? wholeSentences(content) : content
  return {
    citations: JSON.stringify(toCitations(facts, [content])),
    numberMarks: JSON.stringify(checkNumbers(checked, facts)),
  }
}

function wholeSentences(text: string): string {
  // One with nothing behind it may still get the fact that it is about.
  const ends = [...text.matchAll(/[.!?;](?=\s)|\n/g)]
  const last = ends.at(-1)
  return last ? text.slice(0, last.index + 1) : ''
}
