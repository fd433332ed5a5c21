import type { Box } from '#routers/contract/anchors.ts'
import type { Adjustment } from '#routers/contract/refyn.ts'

/** Two crops that share less than this of a side want different pictures. */
const leastShared = 0.25

/**
 * One adjustment for each kind and region, in the order of the first of each: amounts add up, factors
 * multiply, within the limits of the contract. Of several crops what all keep is kept, or the first
 * where they part.
 */
export function joinAdjustments(adjustments: readonly Adjustment[]): Adjustment[] {
  const groups = Map.groupBy(adjustments, placeKey)
  return [...groups.values()].map((group) => group.reduce(joined))
}

/** The same for adjustments of one kind in one region. */
export function placeKey(adjustment: Adjustment): string {
  const region = 'region' in adjustment ? adjustment.region : null
  return `${adjustment.kind} ${JSON.stringify(
    region && [region.x, region.y, region.width, region.height],
  )}`
}

function joined(one: Adjustment, other: Adjustment): Adjustment {
  if (one.kind === 'exposure' && other.kind === 'exposure')
    return { ...one, stops: within(one.stops + other.stops, 3) }
  if (one.kind === 'contrast' && other.kind === 'contrast')
    return { ...one, amount: within(one.amount + other.amount, 1) }
  if (one.kind === 'whiteBalance' && other.kind === 'whiteBalance')
    return {
      ...one,
      warmth: within(one.warmth + other.warmth, 0.2),
      tint: within(one.tint + other.tint, 0.2),
    }
  if (one.kind === 'saturation' && other.kind === 'saturation')
    return { ...one, factor: within(one.factor * other.factor, 3) }
  if (one.kind === 'straighten' && other.kind === 'straighten')
    return { ...one, degrees: within(one.degrees + other.degrees, 15) }
  if (one.kind === 'sharpen' && other.kind === 'sharpen')
    return { ...one, amount: within(one.amount + other.amount, 1) }
  if (one.kind === 'vignette' && other.kind === 'vignette')
    return { ...one, stops: within(one.stops + other.stops, 2) }
  if (one.kind === 'crop' && other.kind === 'crop')
    return { ...one, box: shared(one.box, other.box) ?? one.box }
  return one
}

function shared(one: Box, other: Box): Box | null {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  const width = Math.min(one.x + one.width, other.x + other.width) - x
  const height = Math.min(one.y + one.height, other.y + other.height) - y
  return width < leastShared || height < leastShared ? null : { x, y, width, height }
}

/** Three decimals are finer than anyone sees, and free of what binary fractions add. */
function within(value: number, most: number): number {
  return Math.round(Math.min(most, Math.max(-most, value)) * 1000) / 1000
}
