import type { EventsWanted, FoundEvent } from '#routers/places.ts'

/** From the first millisecond to the last, since 1970. */
export interface Span {
  fromMs: number
  toMs: number
}

export const dayMs = 24 * 60 * 60 * 1000

/** A date at the end of a span counts as the whole day. */
export function spanOf({ from, to }: Pick<EventsWanted, 'from' | 'to'>): Span {
  return { fromMs: Date.parse(from), toMs: lastMs(to) }
}

/** The same span in whole days of UTC, so that what was found is of use for a day. */
export function inWholeDays({ fromMs, toMs }: Span): Span {
  return {
    fromMs: Math.floor(fromMs / dayMs) * dayMs,
    toMs: (Math.floor(toMs / dayMs) + 1) * dayMs - 1,
  }
}

/** Whether any of the event lies in the span; whole days count by their dates in UTC. */
export function isWithin({ startDate, endDate }: FoundEvent, span: Span): boolean {
  const { fromMs, toMs } = isDay(startDate) ? inWholeDays(span) : span
  return Date.parse(startDate) <= toMs && lastMs(endDate ?? startDate) >= fromMs
}

export function isDay(date: string): boolean {
  return date.length === 'YYYY-MM-DD'.length
}

function lastMs(date: string): number {
  return Date.parse(date) + (isDay(date) ? dayMs - 1 : 0)
}
