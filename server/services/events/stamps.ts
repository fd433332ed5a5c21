import { utc } from './zones.ts'
import type ICAL from 'ical.js'
import type { CalendarZones } from './calendar-zones.ts'
import type { WallMs, Zone } from './zones.ts'

/** A DATE or DATE-TIME of a calendar (RFC 5545, 3.3.4 and 3.3.5). */
export interface Stamp {
  wallMs: WallMs
  /** A whole day, which has no zone. */
  isDate: boolean
  /** The zone of its wall. */
  zone: Zone
}

const written = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(Z?))?$/

/** All times of a property, such as the many of EXDATE; what is no time is left out. */
export function readStamps(property: ICAL.Property, zones: CalendarZones): Stamp[] {
  const tzid = property.getFirstParameter('tzid') as string | undefined
  const zone = tzid ? zones.named(tzid) : zones.own
  // The values as jCal has them: behind the name, the parameters and the type (RFC 7265, 3.4).
  const values = (property.toJSON() as unknown[]).slice(3)
  return values.flatMap((value) => {
    // A PERIOD begins with its start.
    const text: unknown = Array.isArray(value) ? value[0] : value
    return typeof text === 'string' ? readStamp(text.replace(/\/.*$/, ''), zone) : []
  })
}

function readStamp(text: string, zone: Zone): Stamp[] {
  const [, year, month, day, hour = '0', minute = '0', second = '0', z] =
    written.exec(text) ?? []
  const wallMs = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    // A leap second is the one before it.
    Math.min(Number(second), 59),
  )
  if (
    !isReal(wallMs, `${year}-${month}-${day}`) ||
    Number(hour) > 23 ||
    Number(minute) > 59
  )
    return []
  const isDate = z === undefined
  return [{ wallMs, isDate, zone: z === 'Z' ? utc : zone }]
}

/** No 31st of February; before the year 1000 Date.UTC counts otherwise. */
function isReal(wallMs: number, day: string): boolean {
  return (
    Number.isFinite(wallMs) &&
    day >= '1000' &&
    new Date(wallMs).toISOString().startsWith(day)
  )
}

/** Since 1970; of a whole day its beginning in UTC. */
export function momentOf({ wallMs, isDate, zone }: Stamp): number {
  return isDate ? wallMs : wallMs - zone.offsetOfWall(wallMs)
}
