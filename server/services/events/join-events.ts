import { bareWords } from '../built-in/notes/plain-text.ts'
import { isDay } from './span.ts'
import type { FoundEvent } from '#routers/places.ts'

const mostEvents = 100

/** Each event once, the first source's, soonest first, at most 100. */
export function joinEvents(events: FoundEvent[]): FoundEvent[] {
  const found = new Map<string, FoundEvent>()
  for (const event of events) {
    const key = keyOf(event)
    if (!found.has(key)) found.set(key, event)
  }
  return [...found.values()]
    .sort((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate))
    .slice(0, mostEvents)
}

/** A moment is the same in whatever zone it is written; a show twice a day is two events. */
function keyOf({ title, venue, startDate }: FoundEvent): string {
  const start = isDay(startDate) ? startDate : String(Date.parse(startDate))
  return [bareWords(title) || title, bareWords(venue), start].join('\n')
}
