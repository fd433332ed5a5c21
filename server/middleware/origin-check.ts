import { AppError } from '#routers/errors.ts'
import type { MiddlewareHandler } from 'hono'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets writes through only from our own pages (rule D-37): `Sec-Fetch-Site: same-origin`, or, from
 * browsers that send none, our own `Origin`. A caller with neither and no cookie is no browser and
 * goes on to the 401.
 */
export function originCheck(appOrigin: string): MiddlewareHandler {
  return async (c, next) => {
    if (!safeMethods.has(c.req.method) && !isOwn(c.req, appOrigin))
      throw new AppError('forbidden', {
        message: 'This request does not come from this site',
      })
    await next()
  }
}

function isOwn(
  request: { header(name: string): string | undefined; url: string },
  appOrigin: string,
): boolean {
  const site = request.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = request.header('origin')
  if (origin !== undefined) return origin === appOrigin
  return request.header('cookie') === undefined
}
