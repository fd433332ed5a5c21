import { AppError } from '#routers/errors.ts'
import { drawings } from './drawings/drawings.ts'
import type { AppContext } from './request-context.ts'
import type { DrawingName } from './drawings/drawings.ts'

/** A drawing changes with the app only. */
const dayOfCache = 'public, max-age=86400'

/** A drawing of the craft as SVG: the same for everybody, and it can run nothing. */
export function serveDrawing(c: AppContext): Response {
  const name = (c.req.param('file') ?? '').replace(/\.svg$/, '')
  if (!isDrawing(name)) throw new AppError('not_found')
  return c.body(drawings[name].draw(), 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': dayOfCache,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  })
}

function isDrawing(name: string): name is DrawingName {
  return Object.hasOwn(drawings, name)
}
