import PQueue from 'p-queue'
import { PlacesError } from '#routers/places.ts'
import { SourceFault, isRedirect } from './source-fault.ts'

/**
 * The usage policy of the public Nominatim (operations.osmfoundation.org/policies/nominatim): at most
 * one request a second, from one thread. A busy server is asked once more.
 */
export const osmPace = {
  intervalMs: 1000,
  maxWaiting: 200,
  retryMs: 5000,
  longestRetryMs: 30_000,
  failuresInARow: 3,
  restMs: 60_000,
} as const

/** Wikipedia and Wikidata: one at a time each, and no second try, since people wait 4 s in all. */
export const wordsPace: Pace = {
  intervalMs: 0,
  maxWaiting: 200,
  retryMs: 5000,
  longestRetryMs: 0,
  failuresInARow: 3,
  restMs: 60_000,
}

export interface Pace {
  /** Between the starts of two requests; 0 for none, one after the other. */
  intervalMs: number
  /** How many may wait for one server; those beyond are refused at once. */
  maxWaiting: number
  /** How long the queue rests after a busy answer that does not say itself. */
  retryMs: number
  /** Servers that ask for more than this are not asked again, and nobody waits for them. */
  longestRetryMs: number
  /** After so many failures in a row, or one timeout, a server is left alone for `restMs`. */
  failuresInARow: number
  restMs: number
}

export const busyMessage =
  'The map service is busy just now. Please try again in a minute.'

/** Requests that somebody looks at go before those for labels. */
export const priorities = { asked: 1, label: 0 } as const

export interface Turn {
  /** Leaves the queue, or ends the request when it has begun. */
  signal: AbortSignal
  priority?: number
}

/**
 * Lets requests to a server out one at a time, at least `intervalMs` apart; no server waits for another.
 * After a busy answer (429, 504) all of its requests wait for as long as it asks, and that request is
 * tried once more before the others. A server that is busy again and names a time, or asks for too long,
 * is left alone until then; one that once does not answer in time, or fails several times in a row, for
 * a while: people then get what is kept or comes with the app, at once.
 */
export class RequestQueue {
  readonly #pace: Pace
  /** By their origin. */
  readonly #servers = new Map<string, Server>()

  constructor(pace: Pace) {
    this.#pace = pace
  }

  /** Throws PlacesError when too many wait or the server is left alone; else what `request` throws. */
  async ask<T>(
    url: string,
    request: (signal: AbortSignal) => Promise<T>,
    { signal, priority = priorities.asked }: Turn,
  ): Promise<T> {
    signal.throwIfAborted()
    const server = this.#serverOf(url)
    requireOpen(server)
    // Labels are refused earlier: people never find the queue full of them.
    const share = priority === priorities.label ? 1 / 2 : 1
    if (server.queue.size >= this.#pace.maxWaiting * share)
      throw new PlacesError(busyMessage)
    const attempt = (isLast: boolean) => () =>
      this.#attempt(server, request, { signal, isLast })
    const first = await server.queue.add(attempt(false), { signal, priority })
    if (first !== again) return first.answer
    const second = await server.queue.add(attempt(true), { signal, priority: beforeAll })
    if (second === again) throw new PlacesError(busyMessage)
    return second.answer
  }

  async #attempt<T>(
    server: Server,
    request: (signal: AbortSignal) => Promise<T>,
    { signal, isLast }: { signal: AbortSignal; isLast: boolean },
  ): Promise<{ answer: T } | typeof again> {
    requireOpen(server)
    try {
      const answer = await request(signal)
      server.failures = 0
      return { answer }
    } catch (error) {
      if (!(error instanceof SourceFault) || isOfRequest(error)) throw error
      const waitMs = error.retryAfterMs ?? this.#pace.retryMs
      if (!error.isBusy || isLast || waitMs > this.#pace.longestRetryMs) {
        this.#noteFailure(server, error)
        throw error
      }
      // In here, because the next request begins when this function has returned.
      rest(server, waitMs)
      return again
    }
  }

  #noteFailure(server: Server, { retryAfterMs, isTimeout }: SourceFault): void {
    const { failuresInARow, restMs } = this.#pace
    server.failures += 1
    if (retryAfterMs !== null)
      server.closedUntil = Date.now() + Math.min(retryAfterMs, longestClosedMs)
    else if (isTimeout || server.failures >= failuresInARow)
      server.closedUntil = Date.now() + restMs
  }

  #serverOf(url: string): Server {
    const { origin } = new URL(url)
    const server = this.#servers.get(origin) ?? {
      queue: queueAt(this.#pace),
      failures: 0,
      closedUntil: 0,
    }
    this.#servers.set(origin, server)
    return server
  }
}

const longestClosedMs = 60 * 60 * 1000
const again = Symbol('to be asked once more')
const beforeAll = Number.POSITIVE_INFINITY

interface Server {
  /** Its own, so that one that hangs holds up nobody else. */
  queue: PQueue
  /** In a row. */
  failures: number
  closedUntil: number
}

function queueAt({ intervalMs }: Pace): PQueue {
  return new PQueue({
    concurrency: 1,
    // Windows of a fixed length would let one out at the end of a window and one right after it.
    ...(intervalMs > 0 && { intervalCap: 1, interval: intervalMs, strict: true }),
  })
}

function rest({ queue }: Server, ms: number): void {
  queue.pause()
  setTimeout(() => queue.start(), ms)
}

/** Whether it says nothing of the server: somebody's odd words close it to nobody. */
function isOfRequest({ status }: SourceFault): boolean {
  return status === 400 || status === 404 || isRedirect(status)
}

function requireOpen({ closedUntil }: Server): void {
  if (closedUntil > Date.now()) throw new PlacesError(busyMessage)
}
