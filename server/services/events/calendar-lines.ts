/** A calendar cut into what is read of it. Every text is whole lines, unfolded. */
export interface CalendarLines {
  /** X-WR-TIMEZONE as it stands there. */
  zoneName: string | null
  /** VTIMEZONEs with all that is in them. */
  zones: string[]
  /** VEVENTs with their own properties only: an alarm inside has a DESCRIPTION and DURATION too. */
  events: string[]
}

/** More than anybody reads; a feed that repeats itself without end stays bounded. */
const mostEvents = 20_000
const mostZones = 100
const longestLine = 100_000

/** The properties of an event that are of use (RFC 5545, 3.8); a broken line of another spoils nothing. */
const wanted =
  /^(?:UID|SUMMARY|DESCRIPTION|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|CLASS|LOCATION|GEO|URL|ORGANIZER|CATEGORIES)[;:]/i

/** Whether these bytes are an iCalendar stream, whatever the server called them. */
export function isCalendar(bytes: Buffer): boolean {
  return /^(?:\uFEFF|ï»¿)?\s*BEGIN:VCALENDAR/i.test(bytes.toString('latin1', 0, 200))
}

/**
 * Cuts a stream into its components. Lines are unfolded before the bytes become letters, because a fold
 * may stand inside a letter (RFC 5545, 3.1). A component that is not closed is left out.
 */
export function cutCalendar(bytes: Buffer): CalendarLines {
  const unfolded = bytes.toString('latin1').replaceAll(/\r?\n[ \t]/g, '')
  const lines = Buffer.from(unfolded, 'latin1')
    .toString('utf8')
    .split(/\r?\n|\r/)
  const found: CalendarLines = { zoneName: null, zones: [], events: [] }
  let open: Open | null = null
  for (const line of lines) {
    const [, mark, written = ''] = /^\uFEFF?(BEGIN|END):([\w-]+)\s*$/i.exec(line) ?? []
    const name = written.toUpperCase()
    if (mark?.toUpperCase() === 'BEGIN') {
      if (name === 'VEVENT' || name === 'VTIMEZONE')
        open = { name, lines: [], inside: [] }
      else if (open) open.inside.push(name)
      if (open?.name === 'VTIMEZONE') open.lines.push(line)
      continue
    }
    if (open && mark) {
      if (open.name === 'VTIMEZONE') open.lines.push(line)
      if (name === open.name) {
        keep(found, open)
        open = null
      } else if (open.inside.at(-1) === name) open.inside.pop()
      continue
    }
    if (open) take(open, line)
    else
      found.zoneName ??=
        /^X-WR-TIMEZONE(?:;[^:]*)?:(.{1,100})$/i.exec(line)?.[1]?.trim() ?? null
  }
  return found
}

interface Open {
  name: 'VEVENT' | 'VTIMEZONE'
  lines: string[]
  /** Components that are open in it, the innermost last. */
  inside: string[]
}

function take({ name, lines, inside }: Open, line: string): void {
  if (line.length > longestLine) return
  if (name === 'VTIMEZONE' ? line !== '' : inside.length === 0 && wanted.test(line))
    lines.push(line)
}

function keep(found: CalendarLines, { name, lines }: Open): void {
  if (name === 'VTIMEZONE') {
    if (found.zones.length < mostZones) found.zones.push(lines.join('\r\n'))
  } else if (found.events.length < mostEvents)
    found.events.push(['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n'))
}
