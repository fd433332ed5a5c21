import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#routers/errors.ts'
import { apiOf } from '../request-context.ts'
import { openApiDocument } from './openapi.ts'
import { restRoutes } from './routes.ts'
import type { Hono, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv, HttpParts } from '../request-context.ts'

const maxBodyBytes = 256 * 1024

const countBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new AppError('body_too_large')
  },
})

/** What announces too much is refused before anybody begins to read it: then it can be read past. */
export const limitBody: MiddlewareHandler = async (c, next) => {
  if (Number(c.req.header('content-length') ?? 0) > maxBodyBytes)
    throw new AppError('body_too_large')
  // They have no body, and to look for one makes a whole `Request` of what is known already.
  return c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : countBody(c, next)
}

/** Puts the documented paths on the app; each is one row of the table and one call. */
export function mountRest(app: Hono<AppEnv>, parts: HttpParts, appUrl: string): void {
  const routes = restRoutes(parts)
  for (const route of routes) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1')
    const guards = route.multipart ? [] : [limitBody]
    app.on(route.method.toUpperCase(), [path], ...guards, async (c) => {
      try {
        return c.json(
          (await route.run(c, apiOf(parts, c))) as object,
          route.status as ContentfulStatusCode,
        )
      } catch (error) {
        if (error instanceof SyntaxError)
          throw new AppError('invalid', { message: 'Expected json', cause: error })
        throw error
      }
    })
  }
  // Made when it is first asked for: it weighs on the start, and most servers are never asked.
  let document: ReturnType<typeof openApiDocument> | undefined
  app.get('/api/openapi.json', (c) =>
    c.json((document ??= openApiDocument(routes, appUrl))),
  )
}
