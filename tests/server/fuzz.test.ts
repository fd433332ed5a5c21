import { expect, test } from 'vitest'
import { fuzz } from '#tests/long/fuzz.ts'
import { seed } from '#tests/support/random.ts'

const requests = 2000

test(`no malformed, huge or foreign request breaks the house or reaches a victim (seed ${seed})`, async () => {
  const { figures, faults } = await fuzz(requests, seed)
  expect(faults).toEqual([])
  expect(figures['paths and procedures']).toBeGreaterThan(100)
})
