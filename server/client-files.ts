import { serveStatic } from '@hono/node-server/serve-static'
import { parseAccept } from 'hono/utils/accept'
import { spokenOf } from '#routers/contract/languages.ts'
import { accessOf } from '#routers/contract/screens.ts'
import { answerPage, keepPages, withOperator } from './kept-pages.ts'
import { screenParts } from './screen-parts.ts'
import type { Context, Hono } from 'hono'
import type { AppEnv } from './request-context.ts'

export interface ClientFiles {
  /** Where the build is. */
  folder: string
  operatorName: string | null
  /** Whether the request brings a session, be it good or not. */
  hasSession(c: Context): boolean
}

/**
 * Serves the built client: hashed assets for a year, everything else asked for anew each time, and
 * the page itself for every address that is a screen. Who brings no session gets the landing page at
 * once, wherever a member's screen is. Without a build it says which command makes one.
 */
export function mountClient(app: Hono<AppEnv>, client: ClientFiles): void {
  const { folder } = client
  // The build has compressed them (scripts/compress-assets.ts): that costs the server nothing.
  const assets = serveStatic({ root: folder, precompressed: true })
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable')
  })
  app.get('/assets/*', assets, (c) => c.text('Not found', 404))
  // Their names stay and their content does not: a browser that kept one would miss the next.
  for (const path of ['/sw.js', '/manifest.webmanifest', '/offline.html'])
    app.use(path, async (c, next) => {
      await next()
      c.header('Cache-Control', 'no-cache')
    })
  // Where the worker is, it takes what is shared in; where it is not yet, there is only the way in.
  app.post('/share', (c) => c.redirect('/', 303))
  const landings = keepPages(folder, withOperator(client.operatorName))
  const pages = keepPages(folder)
  const partsOf = screenParts(folder)
  app.get('*', async (c, next) => {
    if (/\.\w+$/.test(c.req.path) || accessOf(c.req.path) !== 'member') return next()
    c.header('Vary', 'Cookie, Accept-Language')
    if (client.hasSession(c)) return next()
    const page = await landings(`landing.${spokenOf(wantedLanguages(c))}.html`)
    // Not built yet: what follows says so.
    return page ? answerPage(c, page) : next()
  })
  app.get(
    '*',
    serveStatic({ root: folder, rewriteRequestPath: withoutIndex }),
    async (c) => {
      if (/\.\w+$/.test(c.req.path)) return c.text('Not found', 404)
      const page = await pages('index.html')
      if (!page) return notBuilt(c)
      const link = await partsOf(c, page)
      if (link !== null) c.header('Link', link)
      return answerPage(c, page)
    },
  )
}

const notBuilt = (c: Context) =>
  c.text('The client is not built: npm run build', 503, { 'Cache-Control': 'no-cache' })

/** The page that shows the API's document; its scripts and styles are hashed assets like all others. */
export function apiDocs(folder: string): (c: Context) => Promise<Response> {
  const pages = keepPages(folder)
  return async (c) => {
    const page = await pages('api-docs.html')
    return page ? answerPage(c, page) : notBuilt(c)
  }
}

/** What `Accept-Language` wishes for, the dearest first (RFC 9110, 12.5.4). */
function wantedLanguages(c: Context): string[] {
  return parseAccept(c.req.header('accept-language') ?? '')
    .filter(({ q }) => q > 0)
    .toSorted((one, other) => other.q - one.q)
    .map(({ type }) => type)
}

/** `/` is answered by the page below, with its own headers. */
function withoutIndex(path: string): string {
  return path === '/' ? '/no-such-file' : path
}
