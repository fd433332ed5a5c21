import type { Box } from '#routers/contract/anchors.ts'

/** An area in whole pixels, and how much of a change each of its pixels takes. */
export interface Window {
  left: number
  top: number
  width: number
  height: number
  /** Weights by column and by row, 0 to 1; a pixel takes the product of its two. */
  across: Float32Array
  down: Float32Array
}

/** How much of a region's side is given to the slope at each of its ends. */
const featherShare = 0.25

/**
 * The pixels that lie in a region with all of their area; none when it is smaller than a pixel. A
 * change fades in from nothing at the region's own edge, except where that is the picture's edge:
 * there nothing lies beyond to fade into.
 */
export function windowOf(
  region: Box | null,
  size: { width: number; height: number },
): Window {
  const columns = spanOf(region && [region.x, region.width], size.width)
  const rows = spanOf(region && [region.y, region.height], size.height)
  return {
    left: columns.start,
    width: columns.weights.length,
    across: columns.weights,
    top: rows.start,
    height: rows.weights.length,
    down: rows.weights,
  }
}

/** A box that was stored with rounded numbers still means the pixel it ends at. */
const slack = 1e-3

function spanOf(
  part: readonly [from: number, length: number] | null,
  pixels: number,
): { start: number; weights: Float32Array } {
  const [from, length] = part ?? [0, 1]
  const start = Math.max(0, Math.ceil(from * pixels - slack))
  const end = Math.min(pixels, Math.floor((from + length) * pixels + slack))
  const count = Math.max(0, end - start)
  const feather = count * featherShare
  const weights = new Float32Array(count).map((_, index) => {
    const inner = start === 0 ? Infinity : index + 0.5
    const outer = end === pixels ? Infinity : count - index - 0.5
    const nearest = Math.min(inner, outer)
    return nearest >= feather ? 1 : smooth(nearest / feather)
  })
  return { start, weights }
}

/** From 0 to 1 without a kink at either end. */
export function smooth(share: number): number {
  const held = Math.min(1, Math.max(0, share))
  return held * held * (3 - 2 * held)
}
