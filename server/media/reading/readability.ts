import { syllable } from 'syllable'
import { round } from '../round.ts'
import type { TextMeasures } from '#routers/contract/facts.ts'

/**
 * Flesch 1948 for the ease, Kincaid and others 1975 for the school year. English only: both were
 * fitted to English prose. A figure such as 1984 counts as one syllable.
 */
export function readability(
  words: string[],
  sentences: number,
): NonNullable<TextMeasures['readability']> {
  const known = new Map<string, number>()
  let syllables = 0
  for (const word of words) {
    const count = known.get(word) ?? Math.max(1, syllable(word))
    known.set(word, count)
    syllables += count
  }
  const length = words.length / sentences
  const weight = syllables / words.length
  return {
    ease: round(206.835 - 1.015 * length - 84.6 * weight, 1),
    grade: round(0.39 * length + 11.8 * weight - 15.59, 1),
  }
}
