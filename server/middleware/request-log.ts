import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '#routers/context.ts'
import type { AppEnv } from '../request-context.ts'

/** One line a request: who, what, how long. No query, no body, no cookie (rule D-71). */
export function requestLog(log: Log): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomUUID()
    const startedAt = performance.now()
    c.set('requestId', requestId)
    c.header('X-Request-Id', requestId)
    await next()
    log.info(
      {
        requestId,
        userId: c.get('caller')?.id,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'request',
    )
  }
}
