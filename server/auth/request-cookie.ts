import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Context as HonoContext } from 'hono'
import type { SessionControl } from '#routers/session-control.ts'
import type { OpenIdRequest } from '#routers/open-id.ts'

const lifeSeconds = 600
const separator = '.'

/**
 * What goes to a provider and has to come back, in one cookie of ten minutes (rule D-19). It is Lax:
 * the way back is a navigation from another site, and Strict would keep the cookie at home.
 */
export function createRequestCookie({
  isHttps,
}: {
  isHttps: boolean
}): (c: HonoContext) => Pick<SessionControl, 'keepRequest' | 'takeRequest'> {
  const name = isHttps ? '__Host-oauth' : 'oauth'
  const attributes = {
    httpOnly: true,
    secure: isHttps,
    sameSite: 'Lax',
    path: '/',
  } as const
  return (c) => ({
    keepRequest({ state, nonce, codeVerifier }) {
      const value = [state, nonce, codeVerifier].join(separator)
      setCookie(c, name, value, { ...attributes, maxAge: lifeSeconds })
    },
    takeRequest() {
      const value = getCookie(c, name)
      if (value === undefined) return null
      deleteCookie(c, name, attributes)
      return parse(value)
    },
  })
}

function parse(value: string): OpenIdRequest | null {
  const match = /^([\w-]{40,90})\.([\w-]{40,90})\.([\w-]{40,90})$/.exec(value)
  const [, state, nonce, codeVerifier] = match ?? []
  return state && nonce && codeVerifier ? { state, nonce, codeVerifier } : null
}
