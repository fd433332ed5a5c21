import { textOf } from './judge-extent.ts'
import type { FactKey, Facts } from '#routers/contract/facts.ts'
import type { Remark } from './remark.ts'

/** Their titles name what was found, so one rule has many titles. */
const named: ReadonlySet<FactKey> = new Set(['longest', 'echoes', 'openings'])
/** Measures with a rule at either end: too dark and too light. */
const twoEnded: ReadonlySet<FactKey> = new Set([
  'brightness',
  'loudness',
  'range',
  'weight',
])

/** Whether two remarks, perhaps on two works, are of one rule. */
export function isSameRule(one: Remark, other: Remark): boolean {
  return one.key === other.key && (one.title === other.title || named.has(one.key))
}

/** Whether one remark says too much of what the other says too little of. */
export function isOpposite(one: Remark, other: Remark): boolean {
  if (one.key !== other.key || one.title === other.title) return false
  const areLeans = [one, other].every(({ title }) => title.startsWith('It leans'))
  return twoEnded.has(one.key) || areLeans
}

/** Whether the very word, opening or sentence that a remark names is not to be found any more. */
export function isNamedGone({ key }: Remark, before: Facts, after: Facts): boolean {
  const [was, is] = [textOf(before), textOf(after)]
  if (!was || !is) return false
  switch (key) {
    case 'echoes':
      return !is.echoes.some(({ word }) => word === was.echoes[0]?.word)
    case 'openings':
      return !is.openings.some(({ words }) => words === was.openings[0]?.words)
    case 'longest':
      return is.longestSentenceStart !== was.longestSentenceStart
    default:
      return false
  }
}
