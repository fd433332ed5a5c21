import { expect, test } from 'vitest'
import { fuzz } from '#tests/long/fuzz.ts'
import { usualSeed as seed } from '#tests/support/random.ts'

const requests = 2000

/** Seconds on a machine with nothing else to do; this for one that has. */
const timeoutMs = 180_000

test(
  'no malformed, huge or foreign request breaks the house or reaches a victim',
  async () => {
    const { figures, faults } = await fuzz(requests, seed)
    expect(faults).toEqual([])
    expect(figures['paths and procedures']).toBeGreaterThan(100)
  },
  timeoutMs,
)
