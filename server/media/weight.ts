import { weightSide } from '#routers/contract/facts.ts'
import { distance, meanLab } from '#routers/facts/oklab.ts'
import { cellOf } from './pixels.ts'
import { round } from './round.ts'
import { labsOf } from './tones.ts'
import type { ImageShape } from '#routers/contract/facts.ts'
import type { Pixels } from './pixels.ts'

/** How much an edge counts beside the difference of an area from the whole. */
const edgeFactor = 2

/**
 * Where the eye is drawn to: areas that differ in tone or colour from the whole, and edges. The
 * quietest cell is the ground and weighs nothing, so that an even surface has its centre of gravity
 * in the middle.
 */
export function measureWeight(pixels: Pixels): ImageShape['weight'] {
  const { width, height } = pixels
  const labs = labsOf(pixels)
  const mean = meanLab(labs)
  const sums = Array<number>(weightSide ** 2).fill(0)
  const counts = Array<number>(weightSide ** 2).fill(0)
  for (const [index, lab] of labs.entries()) {
    const [x, y] = [index % width, Math.floor(index / width)]
    const right = x + 1 < width ? labs[index + 1] : undefined
    const below = y + 1 < height ? labs[index + width] : undefined
    const edge = (right ? distance(lab, right) : 0) + (below ? distance(lab, below) : 0)
    const cell = cellOf({ x, y }, { width, height }, weightSide)
    sums[cell] = (sums[cell] ?? 0) + distance(lab, mean) + edgeFactor * edge
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  const means = sums.map((sum, cell) => sum / Math.max(1, counts[cell] ?? 1))
  const ground = Math.min(...means)
  return centred(means.map((value) => value - ground))
}

function centred(weights: number[]): ImageShape['weight'] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  // Below this there is nothing that draws the eye more than the rest.
  if (total < 0.01)
    return { cells: weights.map(() => round(1 / weights.length, 4)), x: 0.5, y: 0.5 }
  const middle = (index: number) => (index + 0.5) / weightSide
  const along = (place: (cell: number) => number) =>
    weights.reduce((sum, weight, cell) => sum + weight * middle(place(cell)), 0) / total
  return {
    cells: weights.map((weight) => round(weight / total, 4)),
    x: round(
      along((cell) => cell % weightSide),
      3,
    ),
    y: round(
      along((cell) => Math.floor(cell / weightSide)),
      3,
    ),
  }
}
