import { lumaOf } from './pixels.ts'
import { round } from './round.ts'
import type { Pixels } from './pixels.ts'

const mostDegrees = 15
const stepDegrees = 0.25
/** A line shorter than this part of the width is a roof or a table, not a horizon. */
const leastLength = 0.45
const leastSlope = 0.02

/**
 * How far the longest nearly level line of a picture is turned, clockwise in degrees; null when no
 * line is long enough to be felt as a horizon. A Hough transform over the upright slopes: each votes
 * for all lines through it between -15 and 15 degrees.
 */
export function measureTilt(pixels: Pixels): number | null {
  const { width, height } = pixels
  const points = levelEdges(pixels)
  if (points.length < width * leastLength) return null
  const angles = Math.round((2 * mostDegrees) / stepDegrees) + 1
  const reach = Math.ceil(height + width * Math.tan(toRadians(mostDegrees))) + 2
  const offset = Math.ceil(width * Math.tan(toRadians(mostDegrees))) + 1
  const rows = reach + offset
  const lengths = new Float64Array(angles)
  for (let index = 0; index < angles; index += 1) {
    const slope = Math.tan(toRadians(angleOf(index)))
    const votes = new Uint16Array(rows)
    const lastColumn = new Int16Array(rows).fill(-1)
    for (const { x, y } of points) {
      const row = Math.round(y - x * slope) + offset
      // A column votes once a line, or a thick edge would count twice.
      if (lastColumn[row] === x) continue
      lastColumn[row] = x
      votes[row] = (votes[row] ?? 0) + 1
    }
    lengths[index] = Math.max(...votes)
  }
  const best = lengths.indexOf(Math.max(...lengths))
  if ((lengths[best] ?? 0) < width * leastLength) return null
  return round(angleOf(best + refine(lengths, best)), 1)
}

/** Where brightness changes downwards and hardly sideways, at the crest of the change. */
function levelEdges(pixels: Pixels): Array<{ x: number; y: number }> {
  const luma = lumaOf(pixels)
  const { width, height } = pixels
  const slopeDown = (at: number) =>
    Math.abs((luma[at + width] ?? 0) - (luma[at - width] ?? 0))
  const points: Array<{ x: number; y: number }> = []
  for (let x = 1; x < width - 1; x += 1)
    for (let y = 2; y < height - 2; y += 1) {
      const at = y * width + x
      const across = Math.abs((luma[at + 1] ?? 0) - (luma[at - 1] ?? 0))
      const down = slopeDown(at)
      const isCrest = down >= slopeDown(at - width) && down >= slopeDown(at + width)
      if (isCrest && down >= leastSlope && across < down * 0.5) points.push({ x, y })
    }
  return points
}

/** The top of the parabola through the best angle and its neighbours, in steps. */
function refine(lengths: Float64Array, best: number): number {
  const [before, at, after] = [lengths[best - 1], lengths[best], lengths[best + 1]]
  if (before === undefined || at === undefined || after === undefined) return 0
  const curve = before - 2 * at + after
  return curve < 0 ? (0.5 * (before - after)) / curve : 0
}

function angleOf(index: number): number {
  return -mostDegrees + index * stepDegrees
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
