import { expect, test } from 'vitest'
import { killUploads } from '#tests/long/upload-kills.ts'
import { seed } from '#tests/support/random.ts'

const kills = 5

test(`an acknowledged byte is never lost, whatever the moment of the kill (seed ${seed})`, async () => {
  const { figures, broken } = await killUploads(kills, seed)
  expect(broken).toEqual([])
  expect(figures['files acknowledged']).toBeGreaterThan(0)
})
