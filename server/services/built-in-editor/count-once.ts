import type { Adjustment } from '#routers/contract/refyn.ts'
import type { Reading } from './reading.ts'

/**
 * What of all changes is to be made, before amounts are added up. A picture is turned once: as the
 * first text says that names degrees, else as measured. A correction of a measure is made once
 * however often it was asked for, by the strongest of its amounts.
 */
export function countOnce(
  changes: readonly Reading[][],
  keyOf: (adjustment: Adjustment) => string,
): Adjustment[] {
  const groups = Map.groupBy(changes.flat(), ({ adjustment }) => keyOf(adjustment))
  return [...groups.values()].flatMap((group) =>
    counted(group).map(({ adjustment }) => adjustment),
  )
}

function counted(group: readonly Reading[]): Reading[] {
  const named = group.filter(({ isMeasured }) => !isMeasured)
  const [strongest] = group
    .filter(({ isMeasured }) => isMeasured)
    .toSorted((one, other) => sizeOf(other.adjustment) - sizeOf(one.adjustment))
  const all = strongest ? [strongest, ...named] : named
  const isTurn = group[0]?.adjustment.kind === 'straighten'
  return isTurn ? [named[0] ?? strongest].filter((one) => one !== undefined) : all
}

function sizeOf(adjustment: Adjustment): number {
  switch (adjustment.kind) {
    case 'exposure':
    case 'vignette':
      return Math.abs(adjustment.stops)
    case 'contrast':
    case 'sharpen':
      return Math.abs(adjustment.amount)
    case 'whiteBalance':
      return Math.hypot(adjustment.warmth, adjustment.tint)
    case 'saturation':
      return Math.abs(adjustment.factor - 1)
    case 'straighten':
      return Math.abs(adjustment.degrees)
    case 'crop':
      return 1 - adjustment.box.width * adjustment.box.height
  }
}
