import OpenAI from 'openai'
import { TutorError } from '#routers/tutor.ts'

interface ErrorBody {
  message?: string
  status?: string
  code?: unknown
  details?: Array<{
    '@type'?: string
    retryDelay?: string
    violations?: Array<{ quotaId?: string }>
  }>
}

/** Gemini wraps its error in an array, OpenAI in an object, some servers in nothing. */
function bodyOf(error: unknown): ErrorBody {
  const first: unknown = Array.isArray(error) ? error[0] : error
  if (typeof first !== 'object' || first === null) return {}
  return 'error' in first && typeof first.error === 'object' && first.error !== null
    ? first.error
    : first
}

/** Whether the request itself was refused, as by a model that cannot take a kind of part. */
export function isRefusedRequest(error: unknown): boolean {
  return (
    error instanceof OpenAI.APIError &&
    [400, 404, 413, 415, 422].includes(Number(error.status)) &&
    !isBadKey(Number(error.status), bodyOf(error.error))
  )
}

/** This request was too large; the next one may not be. */
export function isTooLarge(error: unknown): boolean {
  return error instanceof OpenAI.APIError && Number(error.status) === 413
}

/** Any failure of an OpenAI-compatible endpoint, sorted by what can be done about it. */
export function toTutorError(error: unknown): TutorError {
  if (error instanceof TutorError) return error
  if (error instanceof OpenAI.APIConnectionError)
    return new TutorError('ai_unreachable', 'The AI service could not be reached')
  if (error instanceof OpenAI.APIError)
    return sortStatus(statusOf(error), bodyOf(error.error), retryAfter(error.headers))
  const message = error instanceof Error ? error.message : String(error)
  return new TutorError(
    'ai_cut_off',
    `The AI service broke off: ${message.slice(0, 200)}`,
  )
}

/** An error that arrives inside the stream: an array-shaped one comes as if it were a chunk. */
export function errorInChunk(chunk: unknown): TutorError | undefined {
  const isError =
    Array.isArray(chunk) ||
    (typeof chunk === 'object' &&
      chunk !== null &&
      'error' in chunk &&
      chunk.error !== null)
  if (!isError) return undefined
  const body = bodyOf(chunk)
  return sortStatus(Number(body.code ?? 500), body, null)
}

/** An error inside a stream has its status in its body, as Gemini and OpenAI write it. */
function statusOf(error: { status?: number | undefined; error: unknown }): number {
  return Number(error.status ?? bodyOf(error.error).code ?? 0) || 0
}

function sortStatus(
  status: number,
  body: ErrorBody,
  headerMs: number | null,
): TutorError {
  const message = `${status || 'error'} ${(body.message ?? '').slice(0, 200)}`.trim()
  if (isBadKey(status, body)) return new TutorError('ai_key_refused', message)
  if (
    status === 402 ||
    /prepayment credits|insufficient_quota/i.test(JSON.stringify(body))
  )
    return new TutorError('ai_quota', message)
  if (status === 429) {
    if (isDaily(body)) return new TutorError('ai_quota', message)
    return new TutorError('ai_busy', message, retryDelay(body) ?? headerMs)
  }
  if (status === 503 || status === 529)
    return new TutorError('ai_busy', message, headerMs)
  if (status >= 400 && status < 500) return new TutorError('ai_failed', message)
  return new TutorError('ai_unreachable', message, headerMs)
}

/** Gemini answers a bad key with 400, the others with 401 or 403. */
function isBadKey(status: number, body: ErrorBody): boolean {
  return (
    status === 401 ||
    status === 403 ||
    (status === 400 && /api key/i.test(body.message ?? ''))
  )
}

function isDaily(body: ErrorBody): boolean {
  return (body.details ?? []).some((detail) =>
    (detail.violations ?? []).some((violation) => /PerDay/.test(violation.quotaId ?? '')),
  )
}

function retryDelay(body: ErrorBody): number | null {
  const info = (body.details ?? []).find((detail) =>
    detail['@type']?.endsWith('RetryInfo'),
  )
  const seconds = Number.parseFloat(info?.retryDelay ?? '')
  return Number.isFinite(seconds) ? seconds * 1000 : null
}

function retryAfter(headers: Headers | undefined): number | null {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds * 1000 : null
}
