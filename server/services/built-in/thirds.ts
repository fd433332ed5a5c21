import { thirds } from '#routers/facts/describe-tones.ts'
import type { Anchor } from '#routers/contract/anchors.ts'

/** The third with the largest value, in reading order. */
export function worstThird(cells: readonly (number | null)[]): {
  index: number
  name: string
  value: number
} {
  const values = cells.map((cell) => cell ?? -1)
  const value = Math.max(...values)
  const index = values.indexOf(value)
  return { index, name: thirds[index] ?? 'centre', value }
}

export function boxOfThird(index: number): Anchor & { type: 'box' } {
  return {
    type: 'box',
    x: (index % 3) / 3,
    y: Math.floor(index / 3) / 3,
    width: 1 / 3,
    height: 1 / 3,
  }
}
