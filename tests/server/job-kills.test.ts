import { expect, test } from 'vitest'
import { killJobs } from '#tests/long/job-kills.ts'
import { seed } from '#tests/support/random.ts'

const kills = 4

test(`courses, archives, mails and removals are done once, or say that they failed (seed ${seed})`, async () => {
  const { figures, broken } = await killJobs(kills, seed)
  expect(broken).toEqual([])
  expect(figures['courses made']).toBeGreaterThan(0)
})
