import { finished } from 'node:stream/promises'
import { cutSilentUpload } from '../uploads/tus.ts'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../request-context.ts'

const MiB = 1024 * 1024
/** More is not waited for: a form holds 1600 MiB at most (docs/operating.md tells nginx too), an upload 100. */
const mostOf: ReadonlyArray<readonly [path: RegExp, bytes: number]> = [
  [/^\/(?:api\/upload|share)$/, 1600 * MiB],
  [/^\/api\/(?:tus\/|upload-profile-image$)/, 100 * MiB],
]
const mostElsewhere = 10 * MiB

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
  const [, most] = mostOf.find(([path]) => path.test(c.req.path)) ?? [null, mostElsewhere]
  if (!(announced > 0 && announced <= most)) return
  // Somebody has begun to read it: what they do not take would gather in memory.
  if (incoming.listenerCount('data') + incoming.listenerCount('readable') > 0) return
  cutSilentUpload(c)
  incoming.resume()
  // Who goes away in the middle gets no answer.
  await finished(incoming, { writable: false }).catch(() => undefined)
}
