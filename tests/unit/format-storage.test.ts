import { expect, test } from 'vitest'
import { formatStorage } from '#src/features/admin/format-storage.ts'

test.for([
  [0, '0.00 B'],
  [1023, '1023.00 B'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [1024 ** 2 - 1, '1024.00 KB'],
  [1024 ** 2, '1.00 MB'],
  [5.25 * 1024 ** 3, '5.25 GB'],
  [3 * 1024 ** 4, '3072.00 GB'],
] as const)('%d bytes are %s of storage', ([bytes, text]) => {
  expect(formatStorage(bytes)).toBe(text)
})
