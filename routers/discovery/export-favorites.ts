import ICAL from 'ical.js'
import { readFavoriteEvents, readFavoriteLocations } from './favorites.ts'
import type { MemberContext } from '../context.ts'
import type { FavoriteEventView } from '../contract/discovery.ts'

// ical.js leaves the space that begins a folded line out of its count (RFC 5545, 3.1: 75 octets).
ICAL.foldLength = 74

/** Asked for wherever the places go (openstreetmap.org/copyright). */
const osmAttribution = '© OpenStreetMap contributors'

/**
 * Favourite places as a GeoJSON FeatureCollection (RFC 7946); those without a position have a null
 * geometry. `attribution` is there when any of them comes from OpenStreetMap.
 */
export async function exportLocations(ctx: MemberContext): Promise<string> {
  const favorites = await readFavoriteLocations(ctx)
  const features = favorites.map(({ location, notes }) => {
    const { latitude, longitude, name, category, address, website, phone } = location
    const { openingHours, description, source, sourceId } = location
    const isPlaced = latitude !== '0' && longitude !== '0'
    return {
      type: 'Feature',
      id: `${source}/${sourceId}`,
      geometry: isPlaced
        ? { type: 'Point', coordinates: [Number(longitude), Number(latitude)] }
        : null,
      properties: {
        name,
        category,
        address,
        website,
        phone,
        openingHours,
        description,
        notes,
      },
    }
  })
  const isOsm = favorites.some(({ location }) => location.source === 'osm')
  const collection = {
    type: 'FeatureCollection',
    ...(isOsm && { attribution: osmAttribution }),
    features,
  }
  return `${JSON.stringify(collection, null, 2)}\n`
}

/** Favourite events as an iCalendar object (RFC 5545), folded and escaped by ical.js. */
export async function exportEvents(ctx: MemberContext): Promise<string> {
  const stamp = ctx.clock.now()
  const calendar = new ICAL.Component(['vcalendar', [], []])
  calendar.updatePropertyWithValue('prodid', '-//Refyn//Favourite events//EN')
  calendar.updatePropertyWithValue('version', '2.0')
  for (const event of await readFavoriteEvents(ctx))
    calendar.addSubcomponent(toComponent(event, stamp))
  return `${calendar.toString()}\r\n`
}

function toComponent(event: FavoriteEventView, stamp: Date): ICAL.Component {
  const component = new ICAL.Component('vevent')
  const set = (name: string, value: string | ICAL.Time | null) => {
    const text = typeof value === 'string' ? withoutControls(value) : value
    if (text) component.updatePropertyWithValue(name, text)
  }
  set('uid', `${event.id}@refyn`)
  set('dtstamp', ICAL.Time.fromJSDate(stamp, true))
  set('dtstart', toTime(event.startDate))
  if (event.endDate) set('dtend', endTime(event.startDate, event.endDate))
  set('summary', event.title)
  set('description', [event.description, event.notes].filter(Boolean).join('\n\n'))
  set('location', [event.venue, event.address].filter(Boolean).join(', '))
  set('url', event.website)
  if (event.latitude !== null && event.longitude !== null)
    component.updatePropertyWithValue('geo', [event.latitude, event.longitude])
  return component
}

/** Line breaks and tabs apart: RFC 5545, section 3.1, has no place for them in text. */
function withoutControls(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\p{Cc}/gu, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
}

const isDay = (iso: string) => /^\d{4}-\d{2}-\d{2}$/.test(iso)

/** A date stays a date, a time without an offset one of the place; any other is told in UTC. */
function toTime(iso: string): ICAL.Time {
  if (isDay(iso)) return ICAL.Time.fromDateString(iso)
  return /(?:Z|[+-]\d{2}:?\d{2})$/i.test(iso)
    ? ICAL.Time.fromJSDate(new Date(iso), true)
    : ICAL.Time.fromDateTimeString(
        iso.slice(0, 'yyyy-mm-ddThh:mm:ss'.length).padEnd(19, ':00'),
      )
}

/** Null for an end that is not after the start (section 3.8.2.2). */
function endTime(startDate: string, endDate: string): ICAL.Time | null {
  const end = isDay(startDate) ? dayAfter(endDate) : timedEnd(startDate, endDate)
  return end.compare(toTime(startDate)) > 0 ? end : null
}

/** What begins on a day ends with one, and the day after it is the first that is free (section 3.6.1). */
function dayAfter(date: string): ICAL.Time {
  const day = ICAL.Time.fromDateString(date.slice(0, 'yyyy-mm-dd'.length))
  day.adjust(1, 0, 0, 0)
  return day
}

/** A day on which something ends that begins at a time is over with its last second, where it began. */
function timedEnd(startDate: string, endDate: string): ICAL.Time {
  if (!isDay(endDate)) return toTime(endDate)
  const [offset = ''] = /(?:Z|[+-]\d{2}:?\d{2})$/i.exec(startDate) ?? []
  return toTime(`${endDate}T23:59:59${offset}`)
}
