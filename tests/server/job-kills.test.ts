import { expect, test } from 'vitest'
import { killJobs } from '#tests/long/job-kills.ts'
import { usualSeed as seed } from '#tests/support/random.ts'

const kills = 4

/** Seconds on a machine with nothing else to do; this for one that has. */
const timeoutMs = 180_000

test(
  'courses, archives, mails and removals are done once, or say that they failed',
  async () => {
    const { figures, broken } = await killJobs(kills, seed)
    expect(broken).toEqual([])
    expect(figures['courses made']).toBeGreaterThan(0)
  },
  timeoutMs,
)
