import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { AppEnv } from './request-context.ts'

/**
 * Serves the built client: hashed assets for a year, everything else asked for anew each time, and
 * the page itself for every address that is a screen. Without a build it says which command makes one.
 */
export function mountClient(app: Hono<AppEnv>, folder: string): void {
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
  app.get(
    '*',
    serveStatic({ root: folder, rewriteRequestPath: withoutIndex }),
    async (c) => {
      if (/\.\w+$/.test(c.req.path)) return c.text('Not found', 404)
      const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null)
      if (page === null) return c.text('The client is not built: npm run build', 503)
      c.header('Cache-Control', 'no-cache')
      return c.html(page)
    },
  )
}

/** `/` is answered by the page below, with its own headers. */
function withoutIndex(path: string): string {
  return path === '/' ? '/no-such-file' : path
}
