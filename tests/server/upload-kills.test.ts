import { expect, test } from 'vitest'
import { killUploads } from '#tests/long/upload-kills.ts'
import { usualSeed as seed } from '#tests/support/random.ts'

const kills = 5

/** Seconds on a machine with nothing else to do; this for one that has. */
const timeoutMs = 180_000

test(
  'an acknowledged byte is never lost, whatever the moment of the kill',
  async () => {
    const { figures, broken } = await killUploads(kills, seed)
    expect(broken).toEqual([])
    expect(figures['files acknowledged']).toBeGreaterThan(0)
  },
  timeoutMs,
)
