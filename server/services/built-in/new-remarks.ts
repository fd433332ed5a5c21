import { remarksOn } from './appraise.ts'
import { bearingOf } from './bearing.ts'
import { isSameRule } from './same-rule.ts'
import type { Brief, Comparison } from '#routers/tutor.ts'
import type { Remark } from './remark.ts'

/**
 * What the measures of the later version say that they did not say of the earlier one, the weightiest
 * first. Left out is what a saved copy may tip over a line, what is open or declined already, and
 * everything when both were measured alike. Of an earlier version without measures nothing was said,
 * so all is new.
 */
export function newRemarks(brief: Brief, comparison: Comparison): Remark[] {
  const { before, after, differences, open } = comparison
  const known = remarksOn(brief, before)
  const declined = brief.declined.filter(
    ({ workId }) => workId === before.id || workId === after.id,
  )
  const settled = [...open, ...declined].map(({ title }) => title)
  const still = new Set(
    differences.filter(({ trend }) => trend === 'same').map(({ key }) => key),
  )
  return remarksOn(brief, after)
    .filter((remark) => !known.some((one) => isSameRule(one, remark)))
    .filter(({ key, title }) => !still.has(key) && !settled.includes(title))
    .toSorted(
      (one, other) =>
        other.weight * bearingOf(after, other.key) -
        one.weight * bearingOf(after, one.key),
    )
}
