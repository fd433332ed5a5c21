import { HTTPException } from 'hono/http-exception'
import { describe } from '#routers/trpc.ts'
import { toAppError } from '#routers/errors.ts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Log } from '#routers/context.ts'
import type { AppContext } from './request-context.ts'

/** Any thrown thing as `{message, code, id}`; what is not meant for callers goes to the log only. */
export function errorAnswer(c: AppContext, error: unknown, log: Log): Response {
  // A guard of the framework has its answer ready.
  if (error instanceof HTTPException) return error.getResponse()
  const shown = toAppError(error)
  const id = c.get('requestId')
  if (shown.appCode === 'internal' || shown.appCode === 'disk_full')
    log.error({ err: error, requestId: id }, 'A request failed')
  if (shown.appCode === 'rate_limited')
    c.header('Retry-After', String(shown.detail.seconds ?? 60))
  if (shown.appCode === 'busy') c.header('Retry-After', '5')
  c.header('Cache-Control', 'no-store')
  return c.json(
    { message: describe(error, shown), code: shown.appCode, id },
    shown.status as ContentfulStatusCode,
  )
}
