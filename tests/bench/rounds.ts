import { setTimeout as wait } from 'node:timers/promises'

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const at = Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)
  return sorted[Math.max(0, at)] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** How often each side of a comparison is measured, and how long the machine rests between. */
export interface Pace {
  rounds: number
  loadMs: number
  restMs: number
}
export const usualPace: Pace = { rounds: 5, loadMs: 1500, restMs: 100 }

/**
 * Measures bare and ours in turn, so that what else the machine does falls on both; the first round of
 * each only warms up.
 */
export async function alternate<Result>(
  { rounds, restMs }: Pace,
  sides: { bare: () => Promise<Result>; ours: () => Promise<Result> },
): Promise<{ bare: Result[]; ours: Result[] }> {
  const results = { bare: [] as Result[], ours: [] as Result[] }
  for (let round = 0; round <= rounds; round += 1)
    for (const side of ['bare', 'ours'] as const) {
      const result = await sides[side]()
      if (round > 0) results[side].push(result)
      await wait(restMs)
    }
  return results
}
