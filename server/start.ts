import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createAdaptorServer } from '@hono/node-server'
import { lockDatabase } from '#db/database-lock.ts'
import { databasePath, openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { truncateWal } from '#db/queries/health.ts'
import { buildApp } from './app.ts'
import { createSessions } from './auth/sessions.ts'
import { Worker } from './jobs/worker.ts'
import { tidyPeople } from './tidy-people.ts'
import { explainUnusable } from './unusable-database.ts'
import { createServices } from './services/create-services.ts'
import { storeFolders } from './services/disk-file-store.ts'
import { sweepKeptAnswers } from './services/places/kept-answers.ts'
import { reconcile } from './uploads/reconcile.ts'
import { refreshFacts } from '#routers/files/refresh-facts.ts'
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import type { Log, Services } from '#routers/context.ts'
import type { OpenDatabase } from '#db/database.ts'
import type { Env } from './env.ts'
import type { Metrics } from './metrics.ts'
import type { WorkerTiming } from './jobs/worker-timing.ts'
import type { StoreFolders } from './services/disk-file-store.ts'

export interface RunningServer {
  url: string
  services: Services
  /** Ends in order (rule D-09); `drainMs` is what running work may still take. */
  stop(drainMs: number): Promise<void>
}

/** What tests put in place of the real thing; never read from the environment (rule D-72). */
export interface Replacements {
  services?: (real: Services) => Partial<Services>
  timing?: WorkerTiming
}

const hourMs = 60 * 60 * 1000
const headersTimeoutMs = 15_000
/** Longer than proxies keep a connection in hand (Caddy: two minutes): else one of ours may close under a request. */
const keepAliveMs = 125_000
/** A socket on which nothing moved for so long is cut; upload routes are stricter (rule D-45). */
const idleSocketMs = 300_000

/** Opens the database, brings it and the files in order, starts the worker, and listens. */
export async function startServer(
  env: Env,
  log: Log,
  replace: Replacements = {},
): Promise<RunningServer> {
  const path = resolve(databasePath(env.databaseUrl))
  const undo: Array<() => unknown> = []
  try {
    mkdirSync(dirname(path), { recursive: true })
    undo.unshift(lockDatabase(path))
    const database = openDatabase(path)
    undo.unshift(() => database.db.destroy())
    return await serve(env, log, replace, { path, database, close: () => inTurn(undo) })
  } catch (error) {
    await inTurn(undo)
    throw explainUnusable(error, path)
  }
}

async function inTurn(steps: Array<() => unknown>): Promise<void> {
  for (const step of steps) await step()
}

interface Opened {
  path: string
  database: OpenDatabase
  close(): Promise<void>
}

async function serve(
  env: Env,
  log: Log,
  replace: Replacements,
  { path, database, close }: Opened,
): Promise<RunningServer> {
  const applied = await migrate(database, path)
  if (applied.length > 0)
    log.info({ migrations: applied }, 'The database was brought up to date')

  const worker = new Worker(replace.timing)
  const real = await createServices(env, { db: database.db, log, jobs: worker })
  const services: Services = { ...real, ...replace.services?.(real) }
  const folders = storeFolders(env.uploadsDir)
  await tidy(services, folders, { isStart: true })

  let isStopping = false
  const app = buildApp({
    services,
    metrics: await metricsOf(env, services),
    sessions: createSessions(database.db, services.clock, { isHttps: env.isHttps }),
    trustProxyHops: env.trustProxyHops,
    appUrl: env.appUrl,
    isHttps: env.isHttps,
    clientFolder: fileURLToPath(new URL('../dist', import.meta.url)),
    tusFolder: folders.tus,
    isReady: () => !isStopping && worker.isRunning,
  })
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  server.headersTimeout = headersTimeoutMs
  // No limit in all: a large upload over a slow line is welcome as long as it moves.
  server.requestTimeout = 0
  server.timeout = idleSocketMs
  server.keepAliveTimeout = keepAliveMs
  // Only now: where the port is taken no job has been begun.
  await listen(server, env)
  await worker.start(services)
  const hourly = setInterval(
    () =>
      void tidy(services, folders).catch((error: unknown) =>
        log.error({ err: error }, 'Reconciling failed'),
      ),
    hourMs,
  )
  const { port } = server.address() as AddressInfo

  return {
    url: `http://localhost:${port}`,
    services,
    async stop(drainMs) {
      isStopping = true
      clearInterval(hourly)
      const closed = new Promise<void>((done) => server.close(() => done()))
      await worker.stop(drainMs)
      server.closeAllConnections()
      await closed
      await real.close()
      await truncateWal(database.db)
      await close()
    },
  }
}

/** Loaded by the servers that are watched, and by no other. */
async function metricsOf(env: Env, { db, clock }: Services): Promise<Metrics | null> {
  if (env.metricsToken === null) return null
  const { createMetrics } = await import('./metrics.ts')
  return createMetrics({ token: env.metricsToken, db, clock, folder: env.uploadsDir })
}

async function tidy(
  services: Services,
  folders: StoreFolders,
  options?: { isStart: boolean },
): Promise<void> {
  await reconcile(services, folders, options)
  await refreshFacts(services)
  await sweepKeptAnswers(services)
  await tidyPeople(services)
}

function listen(server: Server, env: Env): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(env.port, env.host, () => done())
  })
}
