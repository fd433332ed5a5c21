import type { Trend } from '../contract/comparison.ts'
import type { FactKey } from '../contract/facts.ts'

/** How one measure moved between two versions. */
export interface Change {
  key: FactKey
  trend: Trend
  /** How far, in steps that somebody who compares both notices. */
  steps: number
  /** Stands instead of the words of the facts, where those would read alike for two values. */
  words?: { before: string; after: string }
}

export interface Step {
  /** Two copies of one work, saved in different formats, differ by as much. */
  noise: number
  /** Somebody who compares both notices a difference from about here on. */
  felt: number
}

/** Counted things are exact: every difference is one. */
const exact = 0
/** Rounding to the digits that are kept must not tip the scale. */
const rounding = 1e-6

/** A measure that is a matter of intent. */
export function moved(
  key: FactKey,
  [before, after]: readonly [number, number],
  { noise, felt }: Step,
): Change {
  const distance = Math.abs(after - before)
  const trend = distance <= noise + rounding ? 'same' : 'changed'
  return { key, trend, steps: distance / felt }
}

/** A count, or a length, whose differences are felt by their ratio: a fifth more is one step. */
export function grown(
  key: FactKey,
  [before, after]: readonly [number, number],
  noise = exact,
): Change {
  const logs = [Math.log(before + 1), Math.log(after + 1)] as const
  const change = moved(key, [before, after], { noise, felt: 1 })
  return { ...change, steps: Math.abs(logs[1] - logs[0]) / Math.log(1.2) }
}

/** Something that is there in one version only, or is another thing in each. */
export function swapped(key: FactKey, before: unknown, after: unknown): Change {
  return before === after
    ? { key, trend: 'same', steps: 0 }
    : { key, trend: 'changed', steps: 3 }
}

/** One change of several measures: as far as the furthest of them. */
export function furthest(first: Change, ...others: Change[]): Change {
  return others.reduce(
    (one, other) => ({
      ...one,
      trend: one.trend === 'same' ? other.trend : one.trend,
      steps: Math.max(one.steps, other.steps),
    }),
    first,
  )
}

/**
 * The same change with the craft's opinion of it: less of a fault is better. Where neither version
 * has more of it than `from`, nobody would call it a fault, and it stays a change.
 */
export function asFault(
  change: Change,
  [before, after]: readonly [number, number],
  from: number,
): Change {
  const isOpen = change.trend === 'same' || before === after
  if (isOpen || Math.max(before, after) <= from) return change
  return { ...change, trend: after < before ? 'better' : 'worse' }
}

/** What is neither better nor worse, as the two were not measured on the same. */
export function withoutOpinion(change: Change): Change {
  return change.trend === 'same' ? change : { ...change, trend: 'changed' }
}
