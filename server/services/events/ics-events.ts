import { PlacesError } from '#routers/places.ts'
import { createIcsFeed } from './ics-feed.ts'
import { readAddress } from './feed-address.ts'
import { isNear } from './near-town.ts'
import { inWholeDays, isWithin, spanOf } from './span.ts'
import { waitFor } from './wait-for.ts'
import type { Clock, Log } from '#routers/context.ts'
import type { Events, EventsWanted, FoundEvent } from '#routers/places.ts'
import type { IcsFeed } from './ics-feed.ts'
import type { CalendarRead } from './read-calendar.ts'
import type { Span } from './span.ts'

export interface IcsOptions {
  /** As the operator wrote them down; http(s) or webcal. */
  addresses: string[]
  userAgent: string
  clock: Clock
  log: Log
  /** Until a whole answer has come; 15 s if not said. */
  timeoutMs?: number
}

export const icsLimits = {
  feeds: 20,
  bytes: 5 * 1024 * 1024,
  timeoutMs: 15_000,
} as const

/**
 * The events of the operator's iCalendar feeds. One that fails takes nothing from the others; the log
 * says so once. Throws PlacesError when none of them can be had.
 */
export function createIcsEvents(options: IcsOptions): Events {
  const calendars = openFeeds(options).map((feed) => withReading(feed))
  return {
    isConfigured: calendars.length > 0,

    async find(wanted, signal) {
      const read = await Promise.allSettled(
        calendars.map((calendar) => calendar(spanOf(wanted), signal)),
      )
      signal.throwIfAborted()
      const had = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      if (had.length === 0 && read.length > 0)
        throw new PlacesError(
          'The calendars of events cannot be reached at the moment. Please try again later.',
        )
      return had.flatMap((calendar) => ofTown(calendar, wanted))
    },
  }
}

/** A calendar that says nowhere where its events are was chosen for what is near. */
function ofTown({ events, hasPlaces }: CalendarRead, wanted: EventsWanted): FoundEvent[] {
  const span = spanOf(wanted)
  return events.filter(
    (event) => isWithin(event, span) && (!hasPlaces || isNear(event, wanted.town)),
  )
}

function openFeeds({ addresses, ...options }: IcsOptions): IcsFeed[] {
  const { log, clock, userAgent, timeoutMs = icsLimits.timeoutMs } = options
  if (addresses.length > icsLimits.feeds)
    log.warn(
      { calendars: addresses.length, most: icsLimits.feeds },
      'There are more calendars of events than are read; the first are',
    )
  return addresses.slice(0, icsLimits.feeds).flatMap((written, index) => {
    const address = readAddress(written)
    if (!address) {
      log.warn(
        { calendar: index + 1 },
        'The address of a calendar is not http(s) or webcal',
      )
      return []
    }
    return createIcsFeed(address, {
      log,
      number: index + 1,
      userAgent,
      timeoutMs,
      maxBytes: icsLimits.bytes,
      now: () => clock.now(),
    })
  })
}

interface Read {
  bytes: Buffer
  days: string
  calendar: Promise<CalendarRead>
}

/** Reads a feed's bytes once for a span of days: most people ask for the same weeks. */
function withReading(feed: IcsFeed) {
  let last: Read | null = null
  return async (span: Span, signal: AbortSignal): Promise<CalendarRead> => {
    const bytes = await feed.read(signal)
    const days = inWholeDays(span)
    const key = `${days.fromMs} ${days.toMs}`
    if (last?.bytes !== bytes || last.days !== key)
      last = { bytes, days: key, calendar: readInDays(bytes, days) }
    return waitFor(last.calendar, signal)
  }
}

/** The reader is large, and most servers have no calendars. */
async function readInDays(bytes: Buffer, days: Span): Promise<CalendarRead> {
  const { readCalendar } = await import('./read-calendar.ts')
  return readCalendar(bytes, days)
}
