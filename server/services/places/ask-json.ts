import { answerLimits, fetchJson } from './json-answer.ts'
import type { JsonRequest } from './json-answer.ts'
import type { RequestQueue, Turn } from './request-queue.ts'

/** Asks a server for json, in its turn. */
export type AskJson = (
  request: Omit<JsonRequest, 'headers'>,
  signal: AbortSignal,
  priority?: Turn['priority'],
) => Promise<unknown>

/** Asks through a queue, and says who asks: a User-Agent that names the app is the servers' policy. */
export function createAskJson(
  queue: RequestQueue,
  { userAgent, timeoutMs = answerLimits.timeoutMs }: AskOptions,
): AskJson {
  const headers = {
    'user-agent': userAgent,
    'accept-language': 'en',
    accept: 'application/json',
  }
  return (request, signal, priority) =>
    queue.ask(
      request.url,
      (signal) => fetchJson({ ...request, headers }, { signal, timeoutMs }),
      { signal, ...(priority !== undefined && { priority }) },
    )
}

export interface AskOptions {
  /** Such as `Refyn/0.1.0 (https://refyn.example)`. */
  userAgent: string
  timeoutMs?: number
}
