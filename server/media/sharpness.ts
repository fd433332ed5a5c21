import { cellOf, lumaOf } from './pixels.ts'
import { round } from './round.ts'
import type { ImageShape } from '#routers/contract/facts.ts'
import type { Pixels } from './pixels.ts'

/** The size at which edges are judged: fine enough to show a soft focus, the same for all. */
export const sharpnessEdge = 1024
/** Slopes below this are texture, noise or sky, and say nothing about focus. */
const leastSlope = 0.02
/** Only the steepest part of a cell's edges counts: its focus is that of its best edge. */
const steepest = 0.02
const leastEdgePixels = 24

/**
 * How crisp the strongest edges are, over all and by thirds. At an edge blurred by a Gaussian of
 * width s the second derivative is 0.6/s of the first, whatever the contrast: so their ratio tells
 * the blur and not the subject. 1 is an edge of about a pixel.
 */
export function measureSharpness(pixels: Pixels): ImageShape['sharpness'] {
  const luma = smoothed(lumaOf(pixels), pixels.width)
  const cells: Edge[][] = Array.from({ length: 9 }, () => [])
  const { width, height } = pixels
  for (let y = 2; y < height - 2; y += 1)
    for (let x = 2; x < width - 2; x += 1) {
      const edge = edgeAt(luma, y * width + x, width)
      if (edge.slope >= leastSlope)
        cells[cellOf({ x, y }, { width, height }, 3)]?.push(edge)
    }
  return {
    overall: crispness(cells.flat()),
    thirds: cells.map((edges) => crispness(edges)),
  }
}

interface Edge {
  slope: number
  /** The strongest curvature beside the slope, on either side of it. */
  bend: number
}

function edgeAt(luma: Float32Array, at: number, width: number): Edge {
  const dx = ((luma[at + 1] ?? 0) - (luma[at - 1] ?? 0)) / 2
  const dy = ((luma[at + width] ?? 0) - (luma[at - width] ?? 0)) / 2
  const step = Math.abs(dx) >= Math.abs(dy) ? 1 : width
  const bendAt = (place: number) =>
    Math.abs(
      (luma[place + step] ?? 0) - 2 * (luma[place] ?? 0) + (luma[place - step] ?? 0),
    )
  return {
    slope: Math.max(Math.abs(dx), Math.abs(dy)),
    bend: Math.max(bendAt(at - step), bendAt(at), bendAt(at + step)),
  }
}

function crispness(edges: Edge[]): number | null {
  if (edges.length < leastEdgePixels) return null
  const sorted = edges.toSorted((one, other) => other.slope - one.slope)
  const best = sorted.slice(0, Math.max(leastEdgePixels, edges.length * steepest))
  const slope = best.reduce((sum, edge) => sum + edge.slope, 0)
  const bend = best.reduce((sum, edge) => sum + edge.bend, 0)
  return round(Math.min(1, (bend / slope) * smoothingLoss), 2)
}

/** What the smoothing takes from an edge of one pixel. */
const smoothingLoss = 1.5

/** A light blur (1 2 1 both ways), or the steps of eight bits would pass for detail in a soft edge. */
function smoothed(luma: Float32Array, width: number): Float32Array {
  const pass = (from: Float32Array, step: number) =>
    from.map(
      (value, at) =>
        ((from[at - step] ?? value) + 2 * value + (from[at + step] ?? value)) / 4,
    )
  return pass(pass(luma, 1), width)
}
