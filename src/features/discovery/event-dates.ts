/** A date alone, or with its time, in the words of the browser's language; as it is if it is no date. */
export function eventDate(iso: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso)
  // A date without a time is the same day everywhere.
  const date = new Date(isDay ? `${iso}T12:00:00` : iso)
  if (Number.isNaN(date.getTime())) return iso
  return date.toLocaleString([], {
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
