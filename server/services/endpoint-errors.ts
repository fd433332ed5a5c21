import { AiError } from '#routers/ai-error.ts'

export interface ErrorBody {
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
export function bodyOf(error: unknown): ErrorBody {
  const first: unknown = Array.isArray(error) ? error[0] : error
  if (typeof first !== 'object' || first === null) return {}
  return 'error' in first && typeof first.error === 'object' && first.error !== null
    ? first.error
    : first
}

/** An error that comes with a status of success: alone in an array, or under its name. */
export function errorInside(answer: unknown): AiError | undefined {
  const isError =
    Array.isArray(answer) ||
    (typeof answer === 'object' &&
      answer !== null &&
      'error' in answer &&
      answer.error !== null)
  if (!isError) return undefined
  const body = bodyOf(answer)
  return sortStatus(Number(body.code ?? 500), body, null)
}

/**
 * The fault for a status and a body, whichever server sent them. `headerMs` is what the header asks
 * to wait; Gemini says it in the body (google.rpc.RetryInfo), which counts more.
 */
export function sortStatus(
  status: number,
  body: ErrorBody,
  headerMs: number | null,
): AiError {
  const message = `${status || 'error'} ${(body.message ?? '').slice(0, 200)}`.trim()
  if (isBadKey(status, body)) return new AiError('ai_key_refused', message)
  if (
    status === 402 ||
    /prepayment credits|insufficient_quota/i.test(JSON.stringify(body))
  )
    return new AiError('ai_quota', message)
  if (status === 429) {
    if (isDaily(body)) return new AiError('ai_quota', message)
    return new AiError('ai_busy', message, retryDelay(body) ?? headerMs)
  }
  if (status === 503 || status === 529) return new AiError('ai_busy', message, headerMs)
  if (status >= 400 && status < 500) return new AiError('ai_failed', message)
  return new AiError('ai_unreachable', message, headerMs)
}

/** Gemini answers a bad key with 400, the others with 401 or 403. */
export function isBadKey(status: number, body: ErrorBody): boolean {
  return (
    status === 401 ||
    status === 403 ||
    (status === 400 && /api key/i.test(body.message ?? ''))
  )
}

/** Milliseconds that the header Retry-After asks for. */
export function retryAfter(headers: Headers | undefined): number | null {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds * 1000 : null
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
