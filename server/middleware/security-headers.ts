import { secureHeaders } from 'hono/secure-headers'
import { isSentPast } from './sent-past.ts'
import type { MiddlewareHandler } from 'hono'

/**
 * The headers of rules D-61 and D-62. `style-src` needs inline because Chakra writes its rules into
 * the page; scripts never do.
 */
export function securityHeaders(options: {
  isHttps: boolean
  /** Of the map's style, whose tiles come from the same host; null for none but ours. */
  mapOrigin: string | null
}): MiddlewareHandler {
  const map = options.mapOrigin ? [options.mapOrigin] : []
  const common = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...map],
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...map],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      frameSrc: ["'none'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", 'https://checkout.stripe.com'],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: options.isHttps ? strictTransport : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    xFrameOptions: 'DENY',
    xContentTypeOptions: 'nosniff',
    xXssProtection: false,
    permissionsPolicy: { geolocation: ['self'], camera: [], microphone: [] },
  })
  return async (c, next) => {
    await next()
    if (isSentPast(c)) return
    const own = c.res.headers.get('content-security-policy')
    await common(c, nothingMore)
    // A served file has a stricter policy, which is not ours to loosen.
    if (own) c.res.headers.set('Content-Security-Policy', own)
    // Its address holds the token until the page has taken it out.
    if (c.req.path === '/reset-password')
      c.res.headers.set('Referrer-Policy', 'no-referrer')
  }
}

function nothingMore(): Promise<void> {
  return Promise.resolve()
}

/** What rule D-62 asks of https, also for answers that are written past the middleware. */
export const strictTransport = 'max-age=31536000; includeSubDomains'
