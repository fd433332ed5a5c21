import { localeOf } from '#src/lib/format-time.ts'
/** A date alone, or with its time, in the words of the browser's language; as it is if it is no date. */
export function eventDate(iso: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso)
  // A date without a time is the same day everywhere.
  const date = new Date(isDay ? `${iso}T12:00:00` : iso)
  if (Number.isNaN(date.getTime())) return iso
  return date.toLocaleString(localeOf(), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(isDay ? {} : { hour: 'numeric', minute: '2-digit' }),
  })
}

/** The end where it says more than the start. */
export function eventEnd(startDate: string, endDate: string | null): string | null {
  if (!endDate || endDate === startDate) return null
  const end = eventDate(endDate)
  return end === eventDate(startDate) ? null : end
}

/** Sources write so where there is none. */
export function eventWebsite(website: string | null): string | null {
  return website && website !== 'Not found' && /^https?:\/\//i.test(website)
    ? website
    : null
}

/** What is to come and what is over, each in its order. */
export function byEnd<T extends { startDate: string; endDate: string | null }>(
  events: readonly T[],
  now: Date,
): { toCome: T[]; over: T[] } {
  return {
    toCome: events.filter((event) => !isOver(event, now)),
    over: events.filter((event) => isOver(event, now)),
  }
}

/** Whether it has ended; a day ends with its night where the person is. What is no date has not. */
export function isOver(
  { startDate, endDate }: { startDate: string; endDate: string | null },
  now: Date,
): boolean {
  const last = endDate ?? startDate
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(last)
  return new Date(isDay ? `${last}T23:59:59.999` : last).getTime() < now.getTime()
}
