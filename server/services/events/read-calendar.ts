import { setImmediate } from 'node:timers/promises'
import { cutCalendar } from './calendar-lines.ts'
import { zonesOf } from './calendar-zones.ts'
import { occurrencesOf, readEvent, showEvent } from './read-event.ts'
import { stepsPerCalendar } from './repeats.ts'
import { isWithin } from './span.ts'
import type { FoundEvent } from '#routers/places.ts'
import type { CalendarEvent, Reading } from './read-event.ts'
import type { Span } from './span.ts'

export interface CalendarRead {
  /** In no order. */
  events: FoundEvent[]
  /** Whether any event of the calendar, wanted or not, says where it is. */
  hasPlaces: boolean
}

/**
 * What an iCalendar stream (RFC 5545) has within a span. A broken event is left out and spoils no
 * other; it never throws. The work is bounded whatever the stream says, and lets others go on every
 * few milliseconds.
 */
export async function readCalendar(bytes: Buffer, span: Span): Promise<CalendarRead> {
  const { zoneName, zones: definitions, events: texts } = cutCalendar(bytes)
  const zones = zonesOf(zoneName, definitions)
  const reading: Reading = { span, zones, budget: { steps: stepsPerCalendar } }
  const pause = createPause()

  const series: CalendarEvent[] = []
  const replaced = new Map<string, Set<number>>()
  for (const text of texts) {
    await pause()
    if (isLongAgo(text, span)) continue
    const event = attempt(() => readEvent(text, zones))
    if (!event) continue
    series.push(event)
    if (event.replaces === null) continue
    const moments = replaced.get(event.uid) ?? new Set()
    replaced.set(event.uid, moments.add(event.replaces))
  }

  const events: FoundEvent[] = []
  const none: ReadonlySet<number> = new Set()
  for (const event of series) {
    await pause()
    if (event.isCancelled) continue
    if (events.length >= mostOccurrences) break
    const others = event.replaces === null ? (replaced.get(event.uid) ?? none) : none
    const shown = attempt(() =>
      showEvent(event, occurrencesOf(event, others, reading), zones),
    )
    for (const one of shown ?? []) if (isWithin(one, span)) events.push(one)
  }
  return { events, hasPlaces: texts.some((text) => saysWhere.test(text)) }
}

/** Of one calendar; a town shows a hundred. */
const mostOccurrences = 20_000

const saysWhere = /^(?:LOCATION|GEO)(?:;[^:\n]*)?:[^\r\n]*\S/im

/**
 * Most of a feed is often over for years: what neither repeats nor replaces anything, and begins and
 * ends in another year than the span and its neighbours, is not read at all.
 */
function isLongAgo(text: string, { fromMs, toMs }: Span): boolean {
  if (/^(?:RRULE|RDATE|RECURRENCE-ID|DURATION)/im.test(text)) return false
  const [first, last] = [fromMs, toMs].map((ms) => new Date(ms).getUTCFullYear())
  const years = [...text.matchAll(/^DT(?:START|END)(?:;[^:\n]*)?:(\d{4})\d{4}/gim)].map(
    ([, year]) => Number(year),
  )
  if (years.length === 0) return false
  return Math.max(...years) < Number(first) - 1 || Math.min(...years) > Number(last) + 1
}

function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    // ical.js throws on what is no iCalendar; the event is left out.
    return null
  }
}

const breathMs = 12

function createPause(): () => Promise<void> {
  let sinceMs = performance.now()
  return async () => {
    if (performance.now() - sinceMs < breathMs) return
    await setImmediate()
    sinceMs = performance.now()
  }
}
