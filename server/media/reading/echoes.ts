import { isLight, lower, weightOf } from './english.ts'
import { stemOf } from './stem.ts'
import type { TextMeasures } from '#routers/contract/facts.ts'

type Echo = TextMeasures['echoes'][number]

/** A word of the flat text: its place there, and whether a capital is due to it in any case. */
export interface Token {
  word: string
  at: number
  opens: boolean
}

interface Occurrence {
  word: string
  from: number
  to: number
  index: number
}

const reach = 50
const mostEchoes = 8
const mostQuote = 300

/**
 * Words of weight that come again within fifty words, the most telling first: rare, close and
 * often before common, far and once. Names are no echoes, for they must recur. `quote` is cut out
 * of `flat`, from the first to the second occurrence of a pair, 300 characters at most.
 */
export function findEchoes(flat: string, tokens: Token[]): Echo[] {
  return [...gather(tokens)]
    .map(([key, places]) => toEcho(flat, key, places, tokens.length))
    .filter((found) => found !== null)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostEchoes)
    .map(({ echo }) => echo)
}

function gather(tokens: Token[]): Map<string, Occurrence[]> {
  const names = findNames(tokens)
  const places = new Map<string, Occurrence[]>()
  for (const [index, { word, at }] of tokens.entries()) {
    const plain = lower(word).replace(/'s$/, '')
    if (isLight(plain) || names.has(plain)) continue
    const key = stemOf(plain)
    const known = places.get(key)
    const place = { word: plain, from: at, to: at + word.length, index }
    if (known) known.push(place)
    else places.set(key, [place])
  }
  return places
}

/** Words that are capitalised inside of sentences more often than they are not. */
function findNames(tokens: Token[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { word, opens } of tokens) {
    const isCapital = /^\p{Lu}/u.test(word)
    if (opens && isCapital) continue
    const key = lower(word).replace(/'s$/, '')
    counts.set(key, (counts.get(key) ?? 0) + (isCapital ? 1 : -1))
  }
  return new Set([...counts].filter(([, count]) => count > 0).map(([key]) => key))
}

function toEcho(
  flat: string,
  key: string,
  places: Occurrence[],
  total: number,
): { echo: Echo; score: number } | null {
  const pairs = places
    .slice(1)
    .flatMap((second, index) => {
      const first = places[index]
      return first && second.index - first.index <= reach ? [{ first, second }] : []
    })
    .map((pair) => ({ ...pair, distance: pair.second.index - pair.first.index }))
  const shown = pairs
    .filter(({ first, second }) => second.to - first.from <= mostQuote)
    .toSorted((one, other) => closeness(other.distance) - closeness(one.distance))[0]
  if (!shown) return null
  // What recurs evenly through a text is what it is about; the ear is caught by what clusters.
  const byChance = 1 - Math.exp((-reach * places.length) / total)
  const near = pairs.reduce((sum, { distance }) => sum + closeness(distance), 0)
  const { first, second } = shown
  return {
    echo: {
      word: first.word,
      times: pairs.length,
      quote: flat.slice(first.from, second.to),
    },
    score: weightOf(key, first.word) * Math.sqrt(near) * (1 - byChance / 2),
  }
}

/** A word said twice in a breath (`round and round`) is mostly meant. */
function closeness(distance: number): number {
  return distance <= 2 ? 0.3 : 1.1 - distance / reach
}
