import { expect, test } from 'vitest'
import { seed } from '#tests/support/random.ts'
import { tell } from './figures.ts'
import { fuzz } from './fuzz.ts'

const requests = 100_000

test(`no request of ${requests} breaks the house or reaches a victim (seed ${seed})`, async () => {
  const { figures, faults } = await fuzz(requests, seed)
  await tell('fuzzed requests', { ...figures, seed })
  expect(faults).toEqual([])
})
