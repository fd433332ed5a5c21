import { localSize } from '#src/lib/format-number.ts'

const units = ['B', 'KB', 'MB', 'GB'] as const

/** `bytes` in B, KB, MB or GB of 1024, with two decimals. */
export function formatStorage(bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024
    unit += 1
  }
  return localSize(`${value.toFixed(2)} ${units[unit] ?? 'GB'}`)
}
