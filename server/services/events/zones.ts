import { dayMs } from './span.ts'

/** Where a clock on the wall stands, in milliseconds as if it were UTC. */
export type WallMs = number

/** A time zone as two sums: it may come from Intl or from a calendar's own VTIMEZONE. */
export interface Zone {
  /** What the wall shows less what it is in UTC, in milliseconds, for a time on the wall. */
  offsetOfWall(wallMs: WallMs): number
  /** The same for a moment since 1970. */
  offsetAt(ms: number): number
}

export const utc: Zone = { offsetOfWall: () => 0, offsetAt: () => 0 }

const known = new Map<string, Zone | null>()
const mostKnown = 1000
const longestName = 64

/** A zone by its IANA name, such as `Europe/London`; null when it is none. */
export function zoneByName(name: string): Zone | null {
  const found = known.get(name)
  if (found !== undefined) return found
  const zone = name.length > longestName ? null : createZone(name)
  // Names come from outside: nobody is to fill the memory with invented ones.
  if (known.size < mostKnown) known.set(name, zone)
  return zone
}

function createZone(timeZone: string): Zone | null {
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    // Intl has no other way to say that there is no such zone.
    return null
  }
  const offsetAt = (ms: number) => {
    const parts = Object.fromEntries(
      format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]),
    )
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
    const wallMs = Date.UTC(year, month - 1, day, hour, minute, second)
    return wallMs - Math.floor(ms / 1000) * 1000
  }
  return { offsetAt, offsetOfWall: (wallMs) => offsetOfWall(wallMs, offsetAt) }
}

/**
 * RFC 5545, 3.3.5: a time that comes twice in autumn is the first, and one that is skipped in spring is
 * read with the offset before; so what held the day before is tried first.
 */
export function offsetOfWall(wallMs: WallMs, offsetAt: Zone['offsetAt']): number {
  const before = offsetAt(wallMs - dayMs)
  const after = offsetAt(wallMs - before)
  if (after === before) return before
  return offsetAt(wallMs - after) === after ? after : before
}

/** A moment as ISO 8601 with the offset of the zone, to the second. */
export function writeMoment(ms: number, zone: Zone): string {
  const offsetMs = zone.offsetAt(ms)
  const wall = new Date(ms + offsetMs)
    .toISOString()
    .slice(0, 'YYYY-MM-DDTHH:mm:ss'.length)
  return `${wall}${writeOffset(offsetMs)}`
}

/** The date on the wall. */
export function writeDay(wallMs: WallMs): string {
  return new Date(wallMs).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

function writeOffset(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / 60_000)
  if (minutes === 0) return 'Z'
  const two = (value: number) => String(value).padStart(2, '0')
  return `${offsetMs < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
