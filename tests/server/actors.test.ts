import { expect, test } from 'vitest'
import { actorMatrix } from '#tests/long/actor-matrix.ts'

test('the owner alone is served with their ids, and a foreign one is as absent as none, at every place', async () => {
  const { broken, cells } = await actorMatrix('the right kind')
  expect(broken).toEqual([])
  expect(cells).toBeGreaterThanOrEqual(700)
})
