import { round } from '../round.ts'
import { splitWords } from './sentences.ts'
import type { TextMeasures } from '#routers/contract/facts.ts'

const sentenceEnd = /[.!?…]["”’)*_]*$/
const leastLines = 4
const mostLineLength = 64
const mostLineWords = 13
/** Breaks where the next word would have fitted: a typewriter or a page leaves next to none. */
const leastFreeBreaks = 0.3
/** Lines that open with a capital though no sentence ended before them: an old custom of verse. */
const leastHeadCapitals = 0.75
/** No column of print is narrower, in characters. */
const leastWidth = 30
const mostSentenceEnds = 0.6
const mostCapitals = 0.15

/**
 * Stanzas and lines of verse, told from prose by its line breaks: lines are short, end before they
 * must or open with capitals, and mostly do not end with a sentence. Wrapped prose fills its lines;
 * lists begin with marks, scripts have names in capitals. A title above the first stanza is no line.
 */
export function findVerse(text: string): TextMeasures['verse'] {
  const stanzas = withoutTitle(readStanzas(text))
  const lines = stanzas.flat()
  if (lines.length < leastLines || !isVerse(stanzas, lines)) return null
  const words = lines.reduce((sum, line) => sum + splitWords(line).length, 0)
  const meanLineWords = words / lines.length
  if (meanLineWords > mostLineWords) return null
  return {
    stanzas: stanzas.length,
    lines: lines.length,
    meanLineWords: round(meanLineWords, 1),
  }
}

/** Where a word processor wrote each line as a paragraph, two blank lines part the stanzas. */
function readStanzas(text: string): string[][] {
  const tidy = text.replaceAll(/(?<![^\S\n])[^\S\n]+(?=\n|$)/g, '').trim()
  const isSpaced = !/[^\n]\n(?=[^\n])/.test(tidy)
  return tidy
    .split(isSpaced ? /\n{3,}/ : /\n{2,}/)
    .map((stanza) => stanza.split(/\n+/).map((line) => line.trim()))
}

function withoutTitle(stanzas: string[][]): string[][] {
  const first = stanzas.findIndex((stanza) => stanza.length > 1)
  const titles = stanzas.slice(0, Math.max(0, first)).flat()
  return titles.every((line) => !/[.,;:!?…—-]["”’)]*$/.test(line))
    ? stanzas.slice(Math.max(0, first))
    : stanzas
}

function isVerse(stanzas: string[][], lines: string[]): boolean {
  const shareOf = (test: (line: string) => boolean) =>
    lines.filter(test).length / lines.length
  const lengths = lines.map((line) => line.length).toSorted((one, other) => one - other)
  const at = (part: number) => lengths[Math.floor(part * (lengths.length - 1))] ?? 0
  return (
    at(0.5) <= mostLineLength &&
    shareOf((line) => sentenceEnd.test(line)) <= mostSentenceEnds &&
    shareOf((line) => /^(?:[-*•–]\s|\d+[.)]\s)/.test(line)) < 0.5 &&
    shareOf((line) => /\p{Lu}{2}/u.test(line) && !/\p{Ll}/u.test(line)) <= mostCapitals &&
    (freeBreaks(stanzas, Math.max(leastWidth, at(0.9))) >= leastFreeBreaks ||
      headCapitals(stanzas) >= leastHeadCapitals)
  )
}

function headCapitals(stanzas: string[][]): number {
  const heads = stanzas.flatMap((stanza) =>
    stanza.slice(1).filter((_, index) => !sentenceEnd.test(stanza[index] ?? '')),
  )
  const capitals = heads.filter((line) => /^["“‘(]*\p{Lu}/u.test(line))
  return heads.length < leastLines ? 0 : capitals.length / heads.length
}

function freeBreaks(stanzas: string[][], width: number): number {
  let breaks = 0
  let free = 0
  for (const stanza of stanzas)
    for (const [index, line] of stanza.slice(0, -1).entries()) {
      const next = stanza[index + 1]?.split(' ')[0] ?? ''
      breaks += 1
      // Letters of a printed page differ in width: only a clear tenth of room is room.
      if (line.length + 1 + next.length <= width * 0.9) free += 1
    }
  const lines = stanzas.flat().length
  return breaks < lines / 3 ? 0 : free / breaks
}
