import { SourceFault } from '../places/source-fault.ts'
import { fetchFeed } from './fetch-feed.ts'
import { dayMs } from './span.ts'
import { waitFor } from './wait-for.ts'
import type { Log } from '#routers/context.ts'
import type { FeedAddress } from './feed-address.ts'
import type { FetchOptions, Fetched, Validators } from './fetch-feed.ts'

const minuteMs = 60_000

export const feedTimes = {
  /** So long an answer is taken as it is. */
  keptMs: 30 * minuteMs,
  /** So long the last good answer stands in for a feed that fails. */
  staleMs: 7 * dayMs,
  /** After a failure nobody is made to wait for the next one; Retry-After makes it at most `keptMs`. */
  pauseMs: 2 * minuteMs,
} as const

/** One calendar of the operator's. */
export interface IcsFeed {
  /**
   * Its bytes, the same object until it changes: fetched when the last answer is 30 minutes old,
   * however many ask, else the last good one of seven days. Throws SourceFault when there is none;
   * after an abort the signal's reason, and the others go on waiting.
   */
  read(signal: AbortSignal): Promise<Buffer>
}

export interface FeedOptions extends FetchOptions {
  log: Log
  /** Counted from 1, as the operator wrote them down. */
  number: number
}

interface Kept extends Validators {
  bytes: Buffer
  /** When it was last known to be right. */
  atMs: number
}

export function createIcsFeed(address: FeedAddress, options: FeedOptions): IcsFeed {
  const { log, number, now } = options
  const told = { calendar: number, host: address.host }
  let kept: Kept | null = null
  let fault: SourceFault | null = null
  let askAgainMs = 0
  let asking: Promise<void> | null = null

  /** Settles what is known; never rejects. */
  async function ask(): Promise<void> {
    try {
      const fetched: Fetched = await fetchFeed(address, kept, options)
      const atMs = now().getTime()
      if (fetched !== 'unchanged') kept = { ...fetched, atMs }
      else if (kept) kept.atMs = atMs
      askAgainMs = atMs + feedTimes.keptMs
      if (fault) log.info(told, 'A calendar of events can be had again')
      fault = null
    } catch (error) {
      const failed = error instanceof SourceFault ? error : new SourceFault(String(error))
      const pauseMs = Math.min(
        Math.max(failed.retryAfterMs ?? 0, feedTimes.pauseMs),
        feedTimes.keptMs,
      )
      askAgainMs = now().getTime() + pauseMs
      if (!fault)
        log.warn(
          { ...told, reason: failed.message, hasLastAnswer: kept !== null },
          'A calendar of events cannot be had',
        )
      fault = failed
    }
  }

  return {
    async read(signal) {
      signal.throwIfAborted()
      if (now().getTime() >= askAgainMs)
        await waitFor(
          (asking ??= ask().finally(() => {
            asking = null
          })),
          signal,
        )
      if (kept && now().getTime() - kept.atMs > feedTimes.staleMs) kept = null
      if (kept) return kept.bytes
      throw fault ?? new SourceFault('no answer')
    },
  }
}
