import { expect, test } from 'vitest'
import { actorMatrix } from './actor-matrix.ts'
import { tell } from './figures.ts'

const atLeast = 1500

test(`no id of any kind opens any place to anybody but its owner, in ${atLeast} cells and more`, async () => {
  const { figures, broken, cells } = await actorMatrix('every kind')
  await tell('actors at every place for an id', figures)
  expect(broken).toEqual([])
  expect(cells).toBeGreaterThanOrEqual(atLeast)
})
