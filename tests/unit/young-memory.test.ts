import { afterEach, expect, test } from 'vitest'
import { hasArrived } from '#server/uploads/young-memory.ts'

const own = globalThis.gc
afterEach(() => {
  if (own) globalThis.gc = own
  else delete globalThis.gc
})

test('young objects are collected once for every eight mebibytes that arrive', () => {
  const asked: unknown[] = []
  globalThis.gc = ((options: unknown) => void asked.push(options)) as NodeJS.GCFunction
  for (let piece = 0; piece < 512; piece += 1) hasArrived(64 * 1024)
  expect(asked).toEqual(Array.from({ length: 4 }, () => ({ type: 'minor' })))
})

test('without the flag nothing happens', () => {
  delete globalThis.gc
  expect(() => hasArrived(100_000_000)).not.toThrow()
})
