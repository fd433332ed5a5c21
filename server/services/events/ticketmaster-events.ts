import { PlacesError } from '#routers/places.ts'
import { SourceFault } from '../places/source-fault.ts'
import { getBytes, retryAfterMs } from './get-bytes.ts'
import { createRecentAnswers } from './recent-answers.ts'
import { dayMs, isWithin, spanOf } from './span.ts'
import { readAnswer } from './ticketmaster-answer.ts'
import { waitFor } from './wait-for.ts'
import type { Clock, Log } from '#routers/context.ts'
import type { Events, EventsWanted, FoundEvent } from '#routers/places.ts'
import type { Gotten } from './get-bytes.ts'

export interface TicketmasterOptions {
  apiKey: string
  /** Such as `https://app.ticketmaster.com`. */
  baseUrl: string
  userAgent: string
  clock: Clock
  log: Log
  /** Until a whole answer has come; 15 s if not said. */
  timeoutMs?: number
}

export const ticketmasterBase = 'https://app.ticketmaster.com'

const limits = {
  timeoutMs: 15_000,
  /** A hundred events with all their pictures are about two megabytes. */
  bytes: 8 * 1024 * 1024,
  /** A key has 5,000 requests a day. */
  kept: { keptMs: 30 * 60_000, most: 100 },
  pauseMs: 60_000,
} as const

const words = {
  refused: 'The event service refuses the key of this server. Please tell its operator.',
  busy: 'The event service has been asked too often. Please try again later.',
  away: 'The event service cannot be reached at the moment. Please try again later.',
} as const

/**
 * Events by Ticketmaster's Discovery API v2, within 40 km of a town. An answer serves all who ask for
 * the same town and days for half an hour; after a 429 nobody asks until its reset. The key stands in
 * the address (the API has no other way), so neither is ever logged or told.
 */
export function createTicketmasterEvents(options: TicketmasterOptions): Events {
  const { clock, log } = options
  const recent = createRecentAnswers<FoundEvent[]>(clock, limits.kept)
  let pausedUntilMs = 0
  let isFailing = false

  async function ask(wanted: EventsWanted): Promise<FoundEvent[]> {
    try {
      if (clock.now().getTime() < pausedUntilMs) throw new PlacesError(words.busy)
      const events = read(await get(addressOf(options, wanted), options))
      if (isFailing) log.info({}, 'Ticketmaster can be had again')
      isFailing = false
      return events
    } catch (error) {
      const reason = error instanceof SourceFault ? error.message : String(error)
      if (!isFailing) log.warn({ reason }, 'Ticketmaster cannot be had')
      isFailing = true
      throw error instanceof PlacesError ? error : new PlacesError(words.away)
    }
  }

  function read({ status, headers, bytes }: Gotten): FoundEvent[] {
    if (status === 401 || status === 403) throw new PlacesError(words.refused)
    if (status === 429) {
      pausedUntilMs = pauseEnd(headers, clock.now())
      throw new PlacesError(words.busy)
    }
    if (status !== 200) throw new SourceFault(`it answered ${status}`)
    const events = readAnswer(parseJson(bytes))
    if (!events) throw new SourceFault('its answer is none of the Discovery API')
    return events
  }

  return {
    isConfigured: true,
    async find(wanted, signal) {
      signal.throwIfAborted()
      const events = await waitFor(
        recent.get(keyOf(wanted), () => ask(wanted)),
        signal,
      )
      return events.filter((event) => isWithin(event, spanOf(wanted)))
    },
  }
}

/** Towns that round to the same kilometre, and the same first and last day. */
function keyOf(wanted: EventsWanted): string {
  const { fromMs, toMs } = spanOf(wanted)
  return [positionOf(wanted), Math.floor(fromMs / dayMs), Math.floor(toMs / dayMs)].join(
    ' ',
  )
}

function positionOf({ town }: EventsWanted): string {
  return `${town.latitude.toFixed(2)},${town.longitude.toFixed(2)}`
}

function addressOf({ apiKey, baseUrl }: TicketmasterOptions, wanted: EventsWanted): URL {
  const { fromMs, toMs } = spanOf(wanted)
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/discovery/v2/events.json`)
  url.search = new URLSearchParams({
    apikey: apiKey,
    latlong: positionOf(wanted),
    radius: '40',
    unit: 'km',
    startDateTime: toSeconds(fromMs),
    // The whole last day, since the answer serves others too.
    endDateTime: toSeconds((Math.floor(toMs / dayMs) + 1) * dayMs - 1000),
    size: '100',
    sort: 'date,asc',
    locale: '*',
  }).toString()
  return url
}

/** The API refuses a time with milliseconds. */
function toSeconds(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length)}Z`
}

function get(url: URL, { userAgent, timeoutMs = limits.timeoutMs }: TicketmasterOptions) {
  return getBytes(url, {
    headers: { accept: 'application/json', 'user-agent': userAgent },
    maxBytes: limits.bytes,
    signal: AbortSignal.timeout(timeoutMs),
    wants: (status) => status === 200,
  })
}

/**
 * A used-up day says when it is over in Rate-Limit-Reset (milliseconds since 1970); without it, as when
 * five have asked in a second, a minute is long enough.
 */
function pauseEnd(headers: Headers, now: Date): number {
  const nowMs = now.getTime()
  const resetMs = Number(headers.get('rate-limit-reset') ?? Number.NaN)
  const isUsedUp = headers.get('rate-limit-available') === '0'
  if (isUsedUp && resetMs > nowMs) return Math.min(resetMs, nowMs + dayMs)
  return nowMs + Math.min(retryAfterMs(headers, now) ?? limits.pauseMs, dayMs)
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    // A page of a proxy; the message of the error would quote it.
    return undefined
  }
}
