import { expect, test } from 'vitest'
import { killReplies } from '#tests/long/reply-kills.ts'
import { seed } from '#tests/support/random.ts'

const kills = 3

test(`a reply that is cut is written once, counted once, and read as it is stored (seed ${seed})`, async () => {
  const { figures, broken } = await killReplies(kills, seed)
  expect(broken).toEqual([])
  expect(figures['replies acknowledged']).toBeGreaterThan(0)
})
