import { lower } from './english.ts'
import type { TextMeasures } from '#routers/contract/facts.ts'

type Opening = TextMeasures['openings'][number]

const leastTimes = 3
const mostOpenings = 5
/** What share of the sentences must open so to be heard; longer forms are heard sooner. */
const leastShare: Record<number, number> = { 1: 0.15, 2: 0.04, 3: 0.02 }
/** Any story opens many sentences with these. */
const expected = new Set(['the', 'i'])
const leastExpectedShare = 0.3

/**
 * First words that open three sentences or more and a notable share of them all. Of `She` and
 * `She was` the longer is given, and the shorter only when most of its sentences go on otherwise.
 * The words stand as the first such sentence has them.
 */
export function findOpenings(sentences: string[][]): Opening[] {
  const found: Array<Opening & { key: string }> = []
  for (const length of [3, 2, 1])
    for (const [key, opening] of countOpenings(sentences, length)) {
      if (!isNotable(key, opening.times, length, sentences.length)) continue
      const isSaid = found.some(
        (longer) => longer.key.startsWith(`${key} `) && longer.times * 2 >= opening.times,
      )
      if (!isSaid) found.push({ ...opening, key })
    }
  return found
    .toSorted((one, other) => other.times - one.times)
    .slice(0, mostOpenings)
    .map(({ words, times }) => ({ words, times }))
}

function countOpenings(sentences: string[][], length: number): Map<string, Opening> {
  const counts = new Map<string, Opening>()
  for (const words of sentences) {
    if (words.length < length) continue
    const first = words.slice(0, length).join(' ')
    const known = counts.get(lower(first))
    if (known) known.times += 1
    else counts.set(lower(first), { words: first, times: 1 })
  }
  return counts
}

function isNotable(key: string, times: number, length: number, total: number): boolean {
  const share = expected.has(key) ? leastExpectedShare : (leastShare[length] ?? 1)
  return times >= leastTimes && times / total > share
}
