import { readArrival } from './arrival.ts'
import { clientAddress } from './middleware/client-address.ts'
import { createCaller } from '#routers/app.ts'
import { AppError } from '#routers/errors.ts'
import type { HttpBindings } from '@hono/node-server'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import type { Caller as ApiCaller } from '#routers/app.ts'
import type { Caller, Context, MemberContext, Services } from '#routers/context.ts'
import type { SessionReader } from './auth/sessions.ts'

export interface AppEnv {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    caller: Caller | null
    ip: string
  }
}

export type AppContext = HonoContext<AppEnv>

/** What the HTTP side needs besides the services. */
export interface HttpParts {
  services: Services
  sessions: SessionReader
  trustProxyHops: number
  isHttps: boolean
}

/** Reads the session once a request; everything behind it finds the caller in place. */
export function identifyCaller(parts: HttpParts): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('ip', clientAddress(c, parts.trustProxyHops))
    c.set('caller', await parts.sessions.read(c))
    await next()
  }
}

/** The context of the procedures for this request. */
export function toContext(parts: HttpParts, c: AppContext, batchSize = 1): Context {
  return {
    ...parts.services,
    caller: c.get('caller'),
    ip: c.get('ip'),
    arrival: () => readArrival(c),
    session: parts.sessions.control(c, c.get('ip')),
    batchSize,
    setHeader: (name, value) => c.header(name, value),
  }
}

export function toMemberContext(parts: HttpParts, c: AppContext): MemberContext {
  return { ...toContext(parts, c), caller: memberOf(c) }
}

/** Whoever asks; `signed_out` for a visitor. */
export function memberOf(c: AppContext): Caller {
  const caller = c.get('caller')
  if (!caller) throw new AppError('signed_out')
  return caller
}

/** The procedures as functions: the REST paths end in the very same ones (rule D-31). */
export function apiOf(parts: HttpParts, c: AppContext): ApiCaller {
  return createCaller(toContext(parts, c))
}
