import ICAL from 'ical.js'
import { offsetOfWall, utc, zoneByName } from './zones.ts'
import type { Zone } from './zones.ts'

/** The time zones that one calendar names. */
export interface CalendarZones {
  /** Of times without a zone, and what moments in UTC are written in. */
  own: Zone
  /** By a TZID; the calendar's own where it is neither defined nor known. */
  named(tzid: string): Zone
}

/**
 * A TZID is what the calendar's VTIMEZONE says, else an IANA name; floating times are taken in
 * X-WR-TIMEZONE if that is an IANA name, else in UTC.
 */
export function zonesOf(zoneName: string | null, definitions: string[]): CalendarZones {
  const own = (zoneName && zoneByName(zoneName)) || utc
  const defined = new Map(definitions.flatMap((text) => readDefinition(text)))
  return {
    own,
    named: (tzid) =>
      defined.get(tzid) ?? zoneByName(tzid.replace(/^\/.*?\/(?=\w)/, '')) ?? own,
  }
}

/**
 * Clocks change by the year. ical.js works out every change since DTSTART at once, so any other rule
 * (by the second, or one that never fits) could keep it busy without end.
 */
const yearly =
  /^(?:FREQ=YEARLY|INTERVAL=1|BYMONTH=\d{1,2}|BYDAY=[+-]?[1-5]?(?:SU|MO|TU|WE|TH|FR|SA)|BYMONTHDAY=-?\d{1,2}(?:,-?\d{1,2}){0,6}|UNTIL=\d{8}(?:T\d{6}Z?)?|WKST=\w\w)$/i
const mostRules = 200

function readDefinition(text: string): Array<[string, Zone]> {
  const rules = text.match(/^RRULE[;:].*$/gim) ?? []
  const areYearly = rules.every((rule) =>
    rule
      .slice(rule.indexOf(':') + 1)
      .trim()
      .split(';')
      .every((part) => yearly.test(part)),
  )
  if (!areYearly || rules.length > mostRules) return []
  try {
    const component = new ICAL.Component(ICAL.parse(text) as unknown[])
    const tzid = String(component.getFirstPropertyValue('tzid') ?? '')
    const zone = new ICAL.Timezone({ component, tzid })
    // A definition without any offset says nothing.
    const hasOffset = component
      .getAllSubcomponents()
      .some((part) => part.hasProperty('tzoffsetto') && part.hasProperty('tzoffsetfrom'))
    if (tzid === '' || !hasOffset) return []
    const offset = (wallMs: number) => zone.utcOffset(timeAt(wallMs)) * 1000
    offset(Date.now())
    return [[tzid, asZone(offset)]]
  } catch {
    // A broken definition is as none: the name may still be known.
    return []
  }
}

/** ical.js knows the offset of a time on the wall only. */
function asZone(ofWall: (wallMs: number) => number): Zone {
  const offsetAt = (ms: number) => ofWall(ms + ofWall(ms + ofWall(ms)))
  return { offsetAt, offsetOfWall: (wallMs) => offsetOfWall(wallMs, offsetAt) }
}

/** As ical.js has a time on the wall. */
export function timeAt(wallMs: number, isDate = false): ICAL.Time {
  const wall = new Date(wallMs)
  return ICAL.Time.fromData({
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
    isDate,
  })
}
