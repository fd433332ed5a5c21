import type { FavoriteEventInput } from './discovery.ts'

/** An event is a favourite when one has the same three (part 2, section 3). */
export function isSameEvent(
  one: Pick<FavoriteEventInput, 'title' | 'venue' | 'startDate'>,
  other: Pick<FavoriteEventInput, 'title' | 'venue' | 'startDate'>,
): boolean {
  return (
    one.title.trim() === other.title.trim() &&
    one.venue.trim() === other.venue.trim() &&
    one.startDate.trim() === other.startDate.trim()
  )
}
