import { PlacesError } from '#routers/places.ts'
import { createIcsEvents } from './ics-events.ts'
import { joinEvents } from './join-events.ts'
import { createTicketmasterEvents } from './ticketmaster-events.ts'
import type { Clock, Log } from '#routers/context.ts'
import type { Events } from '#routers/places.ts'

export interface EventsOptions {
  /** iCalendar feeds, as the operator wrote them down; see `splitAddresses`. */
  icsAddresses: string[]
  ticketmaster: { apiKey: string; baseUrl: string } | null
  /** Such as `Refyn/0.1.0 (https://refyn.example)`. */
  userAgent: string
  clock: Clock
  log: Log
  /** Until a source's whole answer has come; 15 s if not said. */
  timeoutMs?: number
}

/**
 * The events of all configured sources, each once, soonest first, at most 100. A source that fails
 * takes nothing from the others; PlacesError is thrown only when all of them fail.
 */
export function createEvents({
  icsAddresses,
  ticketmaster,
  ...common
}: EventsOptions): Events {
  const sources = [
    createIcsEvents({ ...common, addresses: icsAddresses }),
    ...(ticketmaster ? [createTicketmasterEvents({ ...common, ...ticketmaster })] : []),
  ].filter(({ isConfigured }) => isConfigured)

  return {
    isConfigured: sources.length > 0,

    async find(wanted, signal) {
      signal.throwIfAborted()
      const asked = await Promise.allSettled(
        sources.map((source) => source.find(wanted, signal)),
      )
      signal.throwIfAborted()
      const found = asked.flatMap((one) =>
        one.status === 'fulfilled' ? [one.value] : [],
      )
      if (found.length === 0 && asked.length > 0) throw failureOf(asked)
      return joinEvents(found.flat())
    },
  }
}

/** One source's own words; of several no one in particular. */
function failureOf(asked: Array<PromiseSettledResult<unknown>>): unknown {
  const [only, ...others] = asked
  if (only?.status === 'rejected' && others.length === 0) return only.reason
  return new PlacesError(
    'No source of events can be reached at the moment. Please try again later.',
  )
}
