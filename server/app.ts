import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { Hono } from 'hono'
import { proveWritable } from '#db/queries/health.ts'
import { appRouter } from '#routers/app.ts'
import { AppError, toAppError } from '#routers/errors.ts'
import { mountGoogle } from './auth/google-routes.ts'
import { apiDocs, mountClient } from './client-files.ts'
import { errorAnswer } from './error-answer.ts'
import { noStore, requestGuard } from './middleware/request-guard.ts'
import { originCheck } from './middleware/origin-check.ts'
import { readToEnd } from './middleware/read-to-end.ts'
import { requestLog } from './middleware/request-log.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { identifyCaller, toContext } from './request-context.ts'
import { limitBody, mountRest } from './rest/mount.ts'
import { serveDrawing } from './serve-drawing.ts'
import { serveExport } from './uploads/serve-export.ts'
import { serveFile } from './uploads/serve-file.ts'
import { createTus } from './uploads/tus.ts'
import { mountStripeWebhook } from './webhooks/stripe.ts'
import type { Metrics } from './metrics.ts'
import type { AppEnv, HttpParts } from './request-context.ts'

export interface AppOptions extends HttpParts {
  appUrl: string
  /** The built client. */
  clientFolder: string
  tusFolder: string
  metrics: Metrics | null
  /** False from the moment the process is asked to stop. */
  isReady(): boolean
}

const maxBatchSize = 10

/** The whole HTTP side: what comes in, in which order it is checked, and who answers it. */
export function buildApp(options: AppOptions): Hono<AppEnv> {
  const { services, appUrl } = options
  const app = new Hono<AppEnv>()
  app.onError((error, c) => errorAnswer(c, error, services.log))
  // Outermost: how long the rest of an upload takes is no part of how long its answer took.
  app.use(readToEnd)
  app.use(requestLog(services.log))
  if (options.metrics) app.use(options.metrics.observe)
  const { mapStyleUrl } = services.settings
  const mapOrigin = mapStyleUrl && new URL(mapStyleUrl).origin
  app.use(securityHeaders({ ...options, mapOrigin }))
  mountHealth(app, options)
  mountMetrics(app, options.metrics)

  app.get('/api/drawings/:file', serveDrawing)
  app.get('/api/docs', apiDocs(options.clientFolder))
  // Before the session is read: what Stripe says is believed by its signature alone (rule D-37).
  mountStripeWebhook(app, options)
  for (const path of ['/api/*', '/trpc/*'])
    app.use(path, requestGuard, noStore, originCheck(appUrl), identifyCaller(options))
  app.use('/trpc/*', limitBody)
  app.all('/trpc/*', (c) =>
    fetchRequestHandler({
      endpoint: '/trpc',
      req: c.req.raw,
      router: appRouter,
      maxBatchSize,
      createContext: ({ info }) => toContext(options, c, info.calls.length),
      // What was set so far, without `c.res`: that would be an answer of its own, and joining the two makes
      // a stream of the text.
      responseMeta: () => ({ headers: c.body(null).headers }),
      onError: ({ error, path }) => {
        if (['internal', 'disk_full'].includes(toAppError(error).appCode))
          services.log.error(
            { err: error, path, requestId: c.get('requestId') },
            'A call failed',
          )
      },
    }),
  )

  app.on(['GET', 'HEAD'], '/api/files/:id/content', (c) => serveFile(options, c))
  app.on(['GET', 'HEAD'], '/api/exports/:id/content', (c) => serveExport(options, c))
  const tus = createTus(options, { folder: options.tusFolder, appOrigin: appUrl })
  app.all('/api/tus', tus)
  app.all('/api/tus/*', tus)
  mountGoogle(app, options)
  mountRest(app, options, appUrl)
  app.all('/api/*', () => {
    throw new AppError('not_found')
  })
  mountClient(app, {
    folder: options.clientFolder,
    operatorName: services.settings.operatorName,
    hasSession: (c) => options.sessions.isBrought(c),
  })
  return app
}

function mountMetrics(app: Hono<AppEnv>, metrics: Metrics | null): void {
  if (metrics) app.get('/metrics', metrics.guard, (c) => metrics.answer(c))
  else app.get('/metrics', (c) => c.text('METRICS_TOKEN is not set', 404))
}

function mountHealth(app: Hono<AppEnv>, options: AppOptions): void {
  app.get('/healthz', (c) => c.json({ status: 'alive' }))
  app.get('/readyz', async (c) => {
    if (!options.isReady()) return c.json({ status: 'stopping' }, 503)
    try {
      await proveWritable(options.services.db, options.services.clock.now().toISOString())
      return c.json({ status: 'ready', database: 'writable', worker: 'running' })
    } catch (error) {
      options.services.log.error({ err: error }, 'The database takes no write')
      return c.json({ status: 'not ready', database: 'not writable' }, 503)
    }
  })
}
