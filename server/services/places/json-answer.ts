import { SourceFault } from './source-fault.ts'

/** Less than people wait for the map in all; places of a large city come in about 2 MB. */
export const answerLimits = { timeoutMs: 15_000, maxBytes: 8 * 1024 * 1024 } as const

export interface JsonRequest {
  url: string
  /** Sent as a form by POST; without it the request is a GET. */
  form?: Record<string, string>
  headers: Record<string, string>
}

export interface AnswerLimits {
  signal: AbortSignal
  timeoutMs: number
  maxBytes?: number
}

/** Statuses that ask for another try later. */
const busyStatuses = new Set([429, 504])
const jsonType = /^application\/(?:[\w.-]+\+)?json\b/i

/**
 * Asks once and reads the whole answer as json. No redirect is followed. Throws SourceFault for a
 * status other than 200, for what is no json by its type or its text, for more than `maxBytes`, and
 * when the whole has not come after `timeoutMs`; after an abort the signal's own reason.
 */
export async function fetchJson(
  { url, form, headers }: JsonRequest,
  { signal, timeoutMs, maxBytes = answerLimits.maxBytes }: AnswerLimits,
): Promise<unknown> {
  const host = new URL(url).host
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      headers,
      body: form ? new URLSearchParams(form) : null,
      redirect: 'manual',
      signal: AbortSignal.any([signal, limit]),
    })
    return await readJson(response, { host, maxBytes })
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof SourceFault) throw error
    throw new SourceFault(
      limit.aborted
        ? `${host} did not answer within ${timeoutMs} ms`
        : `${host} did not answer: ${told(error)}`,
      { cause: error, isTimeout: limit.aborted },
    )
  }
}

async function readJson(
  response: Response,
  { host, maxBytes }: { host: string; maxBytes: number },
): Promise<unknown> {
  const { status, headers } = response
  const type = headers.get('content-type') ?? 'no type'
  if (status !== 200 || !jsonType.test(type)) {
    // An unread body would hold its connection open.
    await response.body?.cancel()
    throw status === 200
      ? new SourceFault(`${host} sent ${type.slice(0, 100)}, expected json`)
      : new SourceFault(`${host} answered ${status}`, {
          isBusy: busyStatuses.has(status),
          status,
          retryAfterMs: retryAfterMs(headers.get('retry-after')),
        })
  }
  const pieces: Uint8Array[] = []
  let sizeBytes = 0
  for await (const piece of response.body ?? []) {
    sizeBytes += piece.byteLength
    if (sizeBytes > maxBytes) throw new SourceFault(`${host} sent over ${maxBytes} bytes`)
    pieces.push(piece)
  }
  try {
    return JSON.parse(Buffer.concat(pieces, sizeBytes).toString())
  } catch (error) {
    throw new SourceFault(`${host} sent broken json`, { cause: error })
  }
}

/** RFC 9110, section 10.2.3: seconds, or the time of day at which to come again. */
export function retryAfterMs(header: string | null, nowMs = Date.now()): number | null {
  if (header === null) return null
  const text = header.trim()
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  // A date begins with a day of the week; Date.parse would take `-5` for a year.
  const at = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs)
}

/** The reason below fetch's own words, which only say that it failed. */
function told(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, 200)
}
