import { finished } from 'node:stream/promises'
import { cutSilentUpload } from '../uploads/tus.ts'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../request-context.ts'

/** As much as a form may hold, which docs/operating.md tells nginx too; more than that is not waited for. */
const mostBytes = 1600 * 1024 * 1024

/**
 * Holds an answer back until all of its request has arrived, when nobody has read that: a refusal is ready
 * before an upload is. Node closes the line behind an answer to `Connection: close`, and a proxy that is
 * still sending then tells its caller 502 and not what was refused; browsers do no better.
 */
export const readToEnd: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const incoming = c.env?.incoming
  if (!incoming || incoming.complete || incoming.destroyed) return
  const announced = Number(incoming.headers['content-length'] ?? 0)
  if (!(announced > 0 && announced <= mostBytes)) return
  // Somebody has begun to read it: what they do not take would gather in memory.
  if (incoming.listenerCount('data') + incoming.listenerCount('readable') > 0) return
  cutSilentUpload(c)
  incoming.resume()
  // Who goes away in the middle gets no answer.
  await finished(incoming, { writable: false }).catch(() => undefined)
}
