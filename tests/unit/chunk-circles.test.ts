import { expect, test } from 'vitest'
import { circleAmong } from '#scripts/check-circles.ts'

const chunk = (...imports: string[]) => ({ file: 'x.js', imports })

test('chunks that need the same one are no circle', () => {
  const manifest = { page: chunk('a', 'b'), a: chunk('c'), b: chunk('c'), c: chunk() }
  expect(circleAmong(manifest)).toBe(null)
})

test('a circle is named from where it begins, also far from any page', () => {
  const manifest = { page: chunk('a'), a: chunk('b'), b: chunk('c'), c: chunk('a') }
  expect(circleAmong(manifest)).toEqual(['a', 'b', 'c', 'a'])
})
