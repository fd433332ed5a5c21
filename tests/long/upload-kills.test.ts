import { expect, test } from 'vitest'
import { seed } from '#tests/support/random.ts'
import { tell } from './figures.ts'
import { killUploads } from './upload-kills.ts'

const kills = 300

test(`an acknowledged byte is never lost in ${kills} kills (seed ${seed})`, async () => {
  const { figures, broken } = await killUploads(kills, seed)
  await tell('kills in uploads', { ...figures, seed })
  expect(broken).toEqual([])
})
