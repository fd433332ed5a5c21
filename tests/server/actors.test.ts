import { expect, test } from 'vitest'
import { actorMatrix } from '#tests/long/actor-matrix.ts'

/** Seconds on a machine with nothing else to do; this for one that has. */
const timeoutMs = 180_000

test(
  'the owner alone is served with their ids, and a foreign one is as absent as none, at every place',
  async () => {
    const { broken, cells } = await actorMatrix('the right kind')
    expect(broken).toEqual([])
    expect(cells).toBeGreaterThanOrEqual(700)
  },
  timeoutMs,
)
