import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gatherChunks } from '#scripts/gather-chunks.ts'
import type { SharedChunk } from '#scripts/gather-chunks.ts'

const chunk = (
  name: string,
  size: number,
  imports: string[] = [],
  isScreen = false,
): SharedChunk => ({ name, size, imports, isScreen })

/** Each screen by what it asks for. */
const screens = (asked: Record<string, string[]>) => new Map(Object.entries(asked))

test('what the same screens load is one file', () => {
  const both = screens({ one: ['a', 'b'], two: ['a', 'b'] })
  expect(gatherChunks([chunk('a', 9000), chunk('b', 9000)], both, 1000)).toEqual([
    ['a', 'b'],
  ])
})

test('what sends more in vain than it saves stays apart', () => {
  const some = screens({ one: ['a', 'b'], two: ['a'] })
  expect(gatherChunks([chunk('a', 500), chunk('b', 900)], some, 1000)).toEqual([
    ['a', 'b'],
  ])
  expect(gatherChunks([chunk('a', 500), chunk('b', 1100)], some, 1000)).toEqual([])
})

test('what one of two brings along counts', () => {
  const some = screens({ one: ['a', 'b'], two: ['a'] })
  const chunks = (heavy: number) => [
    chunk('a', 500),
    chunk('b', 500, ['c']),
    chunk('c', heavy, [], true),
  ]
  expect(gatherChunks(chunks(100), some, 1000)).toEqual([])
  const three = screens({ one: ['a', 'b'], two: ['a'], three: ['a', 'b'] })
  expect(gatherChunks(chunks(100), three, 1000)).toEqual([['a', 'b']])
})

test('no part is made that would need itself', () => {
  const all = screens({ one: ['a'], two: ['a'] })
  const chunks = [
    chunk('a', 10, ['screen']),
    chunk('screen', 10, ['b'], true),
    chunk('b', 10),
  ]
  expect(gatherChunks(chunks, all, 1000)).toEqual([])
})

test('whatever is shared by whom, no file is sent twice, none needs itself, and no screen is gathered', () => {
  const names = Array.from({ length: 9 }, (_, index) => `c${index}`)
  fc.assert(
    fc.property(
      // Only what stands further back is imported: there are no circles to begin with.
      fc.tuple(
        ...names.map((name, index) =>
          fc.record({
            name: fc.constant(name),
            size: fc.nat(5000),
            imports: fc.subarray(names.slice(index + 1)),
            isScreen: fc.boolean(),
          }),
        ),
      ),
      fc.array(fc.subarray(names), { minLength: 1, maxLength: 6 }),
      (chunks, asked) => {
        const groups = gatherChunks(
          chunks,
          new Map(asked.map((wanted, index) => [`s${index}`, wanted])),
          1000,
        )
        const placed = groups.flat()
        expect(new Set(placed).size).toBe(placed.length)
        for (const { name, isScreen } of chunks)
          if (isScreen) expect(placed).not.toContain(name)
        const partOf = (name: string) =>
          groups.findIndex((group) => group.includes(name)) + 1 || name
        for (const { name } of chunks)
          expect(leadsBack(chunks, partOf, partOf(name))).toBe(false)
      },
    ),
  )
})

/** Whether a part needs itself by way of others. */
function leadsBack(
  chunks: readonly SharedChunk[],
  partOf: (name: string) => string | number,
  part: string | number,
): boolean {
  const next = (from: string | number) =>
    chunks
      .filter(({ name }) => partOf(name) === from)
      .flatMap(({ imports }) => imports.map(partOf))
      .filter((to) => to !== from)
  const seen = new Set<string | number>()
  const waiting = next(part)
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (one === part) return true
    if (seen.has(one)) continue
    seen.add(one)
    waiting.push(...next(one))
  }
  return false
}
