import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { Lucia, TimeSpan } from 'lucia'
import { updateSessionSeen } from '#db/queries/sessions.ts'
import { createSessionAdapter, hashSessionId } from './session-adapter.ts'
import { createRequestCookie } from './request-cookie.ts'
import { absoluteMs, idleDays } from './session-life.ts'
import { createSessionWatch } from './session-watch.ts'
import type { Context as HonoContext } from 'hono'
import type { Db } from '#db/database.ts'
import type { Caller, Clock } from '#routers/context.ts'
import type { SessionControl } from '#routers/session-control.ts'

const seenEveryMs = 5 * 60 * 1000

export interface SessionReader {
  /** The person behind the request's cookie, or null; ends sessions that are too old. */
  read(c: HonoContext): Promise<Caller | null>
  /** Whether the request brings a session at all, which may have ended; asks nobody. */
  isBrought(c: HonoContext): boolean
  control(c: HonoContext, ip: string): SessionControl
}

/**
 * Sessions in a cookie: idle 30 days, at most 90 days in all (rule D-12). On https the cookie is
 * `__Host-session`, which no other site or subdomain can set; on http `session` (rule D-13).
 */
export function createSessions(
  db: Db,
  clock: Clock,
  options: { isHttps: boolean },
): SessionReader {
  const watch = createSessionWatch(db, clock)
  const requests = createRequestCookie(options)
  const name = options.isHttps ? '__Host-session' : 'session'
  const attributes = {
    httpOnly: true,
    secure: options.isHttps,
    sameSite: 'Lax',
    path: '/',
  } as const
  const lucia = new Lucia(createSessionAdapter(db, clock), {
    sessionExpiresIn: new TimeSpan(idleDays, 'd'),
    sessionCookie: { name, attributes: { secure: options.isHttps } },
    getUserAttributes: (user) => user,
    getSessionAttributes: ({ createdAt, lastSeenAt }) => ({ createdAt, lastSeenAt }),
  })

  const cookieId = (c: HonoContext) => {
    const id = getCookie(c, name)
    return id && /^[a-z2-7]{40}$/.test(id) ? id : undefined
  }
  const writeCookie = (c: HonoContext, id: string) =>
    setCookie(c, name, id, { ...attributes, maxAge: idleDays * 24 * 60 * 60 })

  return {
    async read(c) {
      const id = cookieId(c)
      if (!id) return null
      const { session, user } = await lucia.validateSession(id)
      if (!session) return null
      const now = clock.now()
      if (now.getTime() - Date.parse(session.createdAt) > absoluteMs) {
        await lucia.invalidateSession(id)
        return null
      }
      if (now.getTime() - Date.parse(session.lastSeenAt) > seenEveryMs)
        await updateSessionSeen(db, hashSessionId(id), now.toISOString())
      if (session.fresh) writeCookie(c, id)
      return user
    },

    isBrought: (c) => cookieId(c) !== undefined,

    control: (c, ip) => ({
      ...requests(c),
      get id() {
        const id = cookieId(c)
        return id ? hashSessionId(id) : null
      },
      ended(gone) {
        return this.id ? watch(this.id, gone) : AbortSignal.abort()
      },
      async start(userId) {
        const old = cookieId(c)
        if (old) await lucia.invalidateSession(old)
        const now = clock.now().toISOString()
        const session = await lucia.createSession(userId, {
          createdAt: now,
          lastSeenAt: now,
          ip,
          userAgent: c.req.header('user-agent')?.slice(0, 300) ?? null,
        })
        writeCookie(c, session.id)
      },
      async end() {
        const id = cookieId(c)
        if (id) await lucia.invalidateSession(id)
        deleteCookie(c, name, attributes)
        // What the browser keeps of this person goes too (rule D-65).
        c.header('Clear-Site-Data', '"cache", "storage"')
      },
    }),
  }
}
