import { isCalendar } from './calendar-lines.ts'
import { getBytes, retryAfterMs } from './get-bytes.ts'
import { SourceFault } from '../places/source-fault.ts'
import type { FeedAddress } from './feed-address.ts'
import type { Gotten } from './get-bytes.ts'

export interface FetchOptions {
  userAgent: string
  /** For the whole answer, redirects included. */
  timeoutMs: number
  maxBytes: number
  now(): Date
}

/** What the last answer said of itself (RFC 9110, section 13.1). */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

export type Fetched = 'unchanged' | (Validators & { bytes: Buffer })

/** The statuses that a calendar may move by. */
const moved = [301, 302, 303, 307, 308]
const mostRedirects = 3

/**
 * Fetches a calendar, or learns that it is still the one with these validators. Throws SourceFault when
 * no calendar comes. Redirects are followed to the same host only, with or without `www.`, and never
 * from https to http: the operator named a host, not where it points to.
 */
export async function fetchFeed(
  address: FeedAddress,
  validators: Validators | null,
  options: FetchOptions,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  const headers: Record<string, string> = {
    accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
    'user-agent': options.userAgent,
    ...(address.authorization ? { authorization: address.authorization } : {}),
    ...(validators?.etag ? { 'if-none-match': validators.etag } : {}),
    ...(validators?.lastModified ? { 'if-modified-since': validators.lastModified } : {}),
  }
  const get = (url: URL) =>
    getBytes(url, {
      headers,
      signal,
      maxBytes: options.maxBytes,
      wants: (status) => status === 200,
    })
  const answer = await followed(await firstOf(address.urls, get), get)
  return take(answer, validators, options.now())
}

interface Answered {
  url: URL
  answer: Gotten
}

async function firstOf(
  urls: URL[],
  get: (url: URL) => Promise<Gotten>,
): Promise<Answered> {
  let fault: unknown = new SourceFault('no address')
  for (const url of urls) {
    try {
      return { url, answer: await get(url) }
    } catch (error) {
      fault = error
    }
  }
  throw fault
}

async function followed(
  first: Answered,
  get: (url: URL) => Promise<Gotten>,
): Promise<Gotten> {
  let { url, answer } = first
  for (let turn = 0; moved.includes(answer.status); turn += 1) {
    const location = answer.headers.get('location') ?? ''
    if (turn === mostRedirects || !URL.canParse(location, url))
      throw new SourceFault(`it redirects without an end (${answer.status})`)
    const target = new URL(location, url)
    if (!isSameHost(url, target))
      throw new SourceFault(
        `it has moved to ${target.host}; set that address if it is right`,
      )
    url = target
    answer = await get(url)
  }
  return answer
}

function isSameHost(from: URL, to: URL): boolean {
  const bare = ({ hostname }: URL) => hostname.replace(/^www\./, '')
  const isOpened = from.protocol === 'https:' && to.protocol !== 'https:'
  return bare(from) === bare(to) && /^https?:$/.test(to.protocol) && !isOpened
}

function take(
  { status, headers, bytes }: Gotten,
  validators: Validators | null,
  now: Date,
): Fetched {
  const hasAsked = validators?.etag || validators?.lastModified
  if (status === 304 && hasAsked) return 'unchanged'
  if (status !== 200)
    throw new SourceFault(`it answered ${status}`, {
      retryAfterMs: retryAfterMs(headers, now),
    })
  if (!isCalendar(bytes)) throw new SourceFault('its answer is no calendar')
  return {
    bytes,
    etag: headers.get('etag'),
    lastModified: headers.get('last-modified'),
  }
}
