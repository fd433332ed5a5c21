import { differenceOf } from './difference.ts'
import type { Signature } from './difference.ts'

export interface Look {
  at: number
  signature: Signature
  luma: number
}

/** Less of a change is movement within a shot. */
const leastChange = 0.14
/** A cut stands out against the movement around it by this factor. */
const standsOut = 2.4
const neighbourhood = 6
/** Two cuts closer than this are one: a flash, or a single broken frame. */
const leastShotSeconds = 0.24
const flashFrames = 3

/**
 * Times at which a new shot begins, from frames in order. A change counts when it is large in itself
 * and against its surroundings, and when the picture does not come back a moment later, as it does
 * after a flash.
 */
export function findCuts(looks: readonly Look[]): number[] {
  const changes = looks.map((look, index) => {
    const before = looks[index - 1]
    return before ? differenceOf(before.signature, look.signature) : 0
  })
  const cuts: number[] = []
  for (const [index, change] of changes.entries()) {
    const look = looks[index]
    if (!look || index === 0 || change < leastChange) continue
    if (change < standsOut * around(changes, index)) continue
    if (isFlash(looks, index, change)) continue
    if (look.at - (cuts.at(-1) ?? -Infinity) >= leastShotSeconds) cuts.push(look.at)
  }
  return cuts
}

/** Key frames lie seconds apart, so movement cannot be told from a cut by its surroundings. */
export function findCutsInKeyFrames(looks: readonly Look[]): number[] {
  return looks.flatMap((look, index) => {
    const before = looks[index - 1]
    return before && differenceOf(before.signature, look.signature) >= 0.3
      ? [look.at]
      : []
  })
}

/** How much moves around a change: before it or after it, whichever is more. */
function around(changes: number[], index: number): number {
  return Math.max(
    movement(changes.slice(Math.max(1, index - neighbourhood), index)),
    movement(changes.slice(index + 1, index + 1 + neighbourhood)),
  )
}

/** The mean without the largest, which may be another cut. */
function movement(changes: number[]): number {
  const rest = changes.toSorted((one, other) => one - other).slice(0, -1)
  return rest.reduce((sum, change) => sum + change, 0) / Math.max(1, rest.length)
}

/** A flash comes and goes: what was there before it is there again after it, seen from either end. */
function isFlash(looks: readonly Look[], index: number, change: number): boolean {
  const near = Array.from({ length: flashFrames }, (_, step) => step + 1)
  return near.some(
    (step) =>
      isBack(looks[index - 1], looks[index + step], change) ||
      isBack(looks[index - 1 - step], looks[index], change),
  )
}

/** Whether two looks differ by much less than the change between them, movement allowed for. */
function isBack(one: Look | undefined, other: Look | undefined, change: number): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    differenceOf(one.signature, other.signature) < change * 0.4
  )
}
