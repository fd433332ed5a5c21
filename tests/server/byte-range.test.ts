import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseByteRange } from '#server/uploads/byte-range.ts'

const bytes = (size: number) => Array.from({ length: size }, (_, index) => index)

/** What RFC 9110, section 14.1.2, says of one range, told by slicing. */
function sliced(size: number, first: number | null, last: number | null): number[] {
  const all = bytes(size)
  if (first === null) return last === null || last === 0 ? [] : all.slice(-last)
  return all.slice(first, last === null ? undefined : last + 1)
}

const size = fc.integer({ min: 0, max: 60 })
const place = fc.option(fc.integer({ min: 0, max: 80 }), { nil: null })

test('a range is the same bytes as a slice, and unsatisfiable where the slice is empty', () => {
  fc.assert(
    fc.property(size, place, place, (length, first, last) => {
      fc.pre(first !== null || last !== null)
      fc.pre(first === null || last === null || last >= first)
      const range = parseByteRange(`bytes=${first ?? ''}-${last ?? ''}`, length)
      const expected = sliced(length, first, last)
      if (range.kind === 'unsatisfiable') expect(expected).toEqual([])
      else {
        expect(range.kind).toBe('part')
        if (range.kind === 'part') {
          expect(bytes(length).slice(range.start, range.end + 1)).toEqual(expected)
          expect(range.end).toBeLessThan(length)
        }
        expect(expected.length).toBeGreaterThan(0)
      }
    }),
    { numRuns: 500 },
  )
})

test('whatever a header says, the answer lies within the resource', () => {
  const header = fc.oneof(
    fc.string(),
    fc.string().map((text) => `bytes=${text}`),
  )
  fc.assert(
    fc.property(header, size, (text, length) => {
      const range = parseByteRange(text, length)
      if (range.kind !== 'part') return
      expect(range.start).toBeGreaterThanOrEqual(0)
      expect(range.start).toBeLessThanOrEqual(range.end)
      expect(range.end).toBeLessThan(length)
    }),
    { numRuns: 500 },
  )
})

test.for([
  undefined,
  '',
  'bytes=-',
  'bytes=5-2',
  'bytes=0-1,4-5',
  'items=0-1',
  'bytes=a-b',
  'bytes= 0-1',
  'bytes=-1-2',
  `bytes=0-${'9'.repeat(300)}`,
])('the header %j is ignored', (header) => {
  expect(parseByteRange(header, 100)).toEqual({ kind: 'whole' })
})
