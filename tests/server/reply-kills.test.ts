import { expect, test } from 'vitest'
import { killReplies } from '#tests/long/reply-kills.ts'
import { usualSeed as seed } from '#tests/support/random.ts'

const kills = 3

/** Seconds on a machine with nothing else to do; this for one that has. */
const timeoutMs = 180_000

test(
  'a reply that is cut is written once, counted once, and read as it is stored',
  async () => {
    const { figures, broken } = await killReplies(kills, seed)
    expect(broken).toEqual([])
    expect(figures['replies acknowledged']).toBeGreaterThan(0)
  },
  timeoutMs,
)
