import { AiError } from '#routers/ai-error.ts'
import {
  bodyOf,
  errorInside,
  isBadKey,
  retryAfter,
  sortStatus,
} from './endpoint-errors.ts'
import { requireAiRoom } from './usage-meter.ts'
import { StreamLimit } from './stream-limit.ts'
import type { ErrorBody } from './endpoint-errors.ts'
import type { EndpointTimes } from './stream-limit.ts'

/**
 * A picture, or minutes of speech, come in one answer whose first byte is sent when the work is
 * done: longer than the minute of rule D-54, and below the 300 s at which Node's fetch gives up.
 */
export const wholeAnswerTimes: EndpointTimes = {
  firstMs: 180_000,
  idleMs: 30_000,
  totalMs: 290_000,
}

/** A 20 MB picture (rule D-54) in base64 is 27 MB of json, and thoughts may hold another. */
export const answerMaxBytes = 64 * 1024 * 1024

export interface EndpointCall {
  url: string
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer>
}

export interface CallLimits {
  signal: AbortSignal
  times: EndpointTimes
  maxBytes: number
}

/** What came back, whatever its status. */
export interface EndpointAnswer {
  status: number
  headers: Headers
  bytes: Buffer
}

/**
 * Posts once and reads the whole answer. No retry, and no redirect: it would carry the key
 * elsewhere. Throws AiError when nothing whole comes back in time or when it is too large; after an
 * abort the signal's own reason. An answer that is an error is returned: see `requireOk`.
 */
export async function callEndpoint(
  { url, headers, body }: EndpointCall,
  { signal, times, maxBytes }: CallLimits,
): Promise<EndpointAnswer> {
  await requireAiRoom()
  const limit = new StreamLimit(signal, times)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: limit.signal,
    }).catch((error: unknown) => {
      throw new AiError('ai_unreachable', `The AI service did not answer: ${told(error)}`)
    })
    return {
      status: response.status,
      headers: response.headers,
      bytes: await readBounded(response, limit, maxBytes),
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    throw limit.isOver
      ? new AiError(
          'ai_unreachable',
          `The AI service sent nothing for ${limit.isOver} ms`,
        )
      : error
  } finally {
    limit.clear()
  }
}

async function readBounded(
  response: Response,
  limit: StreamLimit,
  maxBytes: number,
): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let sizeBytes = 0
  limit.heard()
  try {
    for await (const piece of response.body ?? []) {
      limit.heard()
      sizeBytes += piece.byteLength
      if (sizeBytes > maxBytes)
        throw new AiError('ai_nonsense', `The AI service sent over ${maxBytes} bytes`)
      pieces.push(piece)
    }
  } catch (error) {
    if (error instanceof AiError) throw error
    throw new AiError('ai_cut_off', `The AI service broke its answer off: ${told(error)}`)
  }
  return Buffer.concat(pieces, sizeBytes)
}

/** The bytes of an answer that succeeded; throws AiError for any other. */
export function requireOk(answer: EndpointAnswer): Buffer {
  const { status, headers, bytes } = answer
  if (status >= 200 && status < 300) return bytes
  throw sortStatus(status, errorBody(bytes), retryAfter(headers))
}

/** The json of an answer that succeeded; throws AiError when it is none, or an error after all. */
export function requireJson(answer: EndpointAnswer): unknown {
  const json = parseJson(requireOk(answer))
  if (json === undefined) throw new AiError('ai_nonsense', 'The AI service sent no json')
  const fault = errorInside(json)
  if (fault) throw fault
  return json
}

/** Whether the request itself was refused, such as for a field that the server does not know. */
export function isRefused({ status, bytes }: EndpointAnswer): boolean {
  return [400, 415, 422].includes(status) && !isBadKey(status, errorBody(bytes))
}

function errorBody(bytes: Buffer): ErrorBody {
  return bodyOf(parseJson(bytes))
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    // A page of a proxy, or an empty body: the status says what can be known.
    return undefined
  }
}

/** The reason below fetch's own words, which only say that it failed. */
function told(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, 200)
}
