import { expect, test } from 'vitest'
import { seed } from '#tests/support/random.ts'
import { tell } from './figures.ts'
import { killReplies } from './reply-kills.ts'

const kills = 200

test(`no reply is lost, doubled or counted twice in ${kills} kills (seed ${seed})`, async () => {
  const { figures, broken } = await killReplies(kills, seed)
  await tell('kills in replies', { ...figures, seed })
  expect(broken).toEqual([])
})
