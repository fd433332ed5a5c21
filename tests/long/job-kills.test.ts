import { expect, test } from 'vitest'
import { seed } from '#tests/support/random.ts'
import { tell } from './figures.ts'
import { killJobs } from './job-kills.ts'

const kills = 100

test(`no job is lost, half done or done twice in ${kills} kills (seed ${seed})`, async () => {
  const { figures, broken } = await killJobs(kills, seed)
  await tell('kills in jobs', { ...figures, seed })
  expect(broken).toEqual([])
})
