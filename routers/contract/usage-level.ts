export type UsageLevel = 'normal' | 'near' | 'reached'

/** Near from 80 percent of the monthly limit, reached at it. */
export function usageLevel(used: number, limit: number): UsageLevel {
  if (used >= limit) return 'reached'
  return used >= limit * 0.8 ? 'near' : 'normal'
}
