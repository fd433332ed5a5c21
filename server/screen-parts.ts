import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Context } from 'hono'
import type { KeptPage } from './kept-pages.ts'

const built = z.record(z.string(), z.array(z.string()))

/**
 * Names the parts of the screen that is asked for in a `Link` header, so that the browser fetches them with
 * those of the first load and not after they have run. Read once for each build (scripts/make-screen-parts.ts).
 */
export function screenParts(
  folder: string,
): (c: Context, page: KeptPage) => Promise<string | null> {
  let known: { etag: string; parts: Record<string, string[]> } | undefined
  return async (c, { etag }) => {
    if (known?.etag !== etag) {
      const text = await readFile(join(folder, 'screens.json'), 'utf8').catch(() => null)
      // In the middle of a build: the page works without, and the next request asks again.
      if (text === null) return null
      known = { etag, parts: built.parse(JSON.parse(text)) }
    }
    const parts = known.parts[screenOf(c)] ?? []
    if (parts.length === 0) return null
    return parts.map((part) => `<${part}>; rel=modulepreload`).join(', ')
  }
}

/** As `src/routes/home.tsx` reads the address. */
function screenOf(c: Context): string {
  if (c.req.path !== '/') return c.req.path.replace(/\/$/, '')
  const opens = ['session', 'sessionId', 'conversation']
  return opens.some((name) => c.req.query(name)) ? '/?session' : '/'
}
