// Its faults alone: the whole library is read by who calls a model, and not at each start.
import { APIConnectionError, APIError } from 'openai/core/error'
import { AiError } from '#routers/ai-error.ts'
import {
  bodyOf,
  errorInside,
  isBadKey,
  retryAfter,
  sortStatus,
} from './endpoint-errors.ts'

/** Whether the request itself was refused, as by a model that cannot take a kind of part. */
export function isRefusedRequest(error: unknown): boolean {
  return (
    error instanceof APIError &&
    [400, 404, 413, 415, 422].includes(Number(error.status)) &&
    !isBadKey(Number(error.status), bodyOf(error.error))
  )
}

/** This request was too large; the next one may not be. */
export function isTooLarge(error: unknown): boolean {
  return error instanceof APIError && Number(error.status) === 413
}

/** Any failure of an OpenAI-compatible endpoint, sorted by what can be done about it. */
export function toAiError(error: unknown): AiError {
  if (error instanceof AiError) return error
  if (error instanceof APIConnectionError)
    return new AiError('ai_unreachable', 'The AI service could not be reached')
  if (error instanceof APIError)
    return sortStatus(statusOf(error), bodyOf(error.error), retryAfter(error.headers))
  const message = error instanceof Error ? error.message : String(error)
  return new AiError('ai_cut_off', `The AI service broke off: ${message.slice(0, 200)}`)
}

/** An error that arrives inside the stream: an array-shaped one comes as if it were a chunk. */
export const errorInChunk = errorInside

/** An error inside a stream has its status in its body, as Gemini and OpenAI write it. */
function statusOf(error: { status?: number | undefined; error: unknown }): number {
  return Number(error.status ?? bodyOf(error.error).code ?? 0) || 0
}
