import { expect, test } from 'vitest'
import { checkSelection } from '#routers/contract/file-types.ts'
import { planFireworks } from '#src/features/conversation/fireworks.ts'

test('seven bursts, 150 ms apart, of 120 particles each', () => {
  const bursts = planFireworks()
  expect(bursts.map(({ afterMs }) => afterMs)).toEqual([0, 150, 300, 450, 600, 750, 900])
  expect(bursts.every(({ particleCount }) => particleCount === 120)).toBe(true)
})

test('an empty file is refused before it travels', () => {
  const limits = { filesPerConversation: 5, fileSizeMb: 30 }
  expect(checkSelection([{ name: 'a.jpg', size: 0 }], 0, limits)).toEqual({
    code: 'file_empty',
    name: 'a.jpg',
  })
})
