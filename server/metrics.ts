import { statfs } from 'node:fs/promises'
import { bearerAuth } from 'hono/bearer-auth'
import { routePath } from 'hono/route'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { measureDatabase } from '#db/queries/operator.ts'
import { countQueue } from '#db/queries/queue.ts'
import { sumUsage } from '#db/queries/usage.ts'
import { jobStates } from '#routers/contract/admin.ts'
import { version } from './version.ts'
import type { MiddlewareHandler } from 'hono'
import type { Db } from '#db/database.ts'
import type { Clock } from '#routers/context.ts'
import type { AppContext, AppEnv } from './request-context.ts'

export interface Metrics {
  /** Times every request until its answer begins. */
  observe: MiddlewareHandler<AppEnv>
  /** Lets who brings the token pass, and answers everybody else with 400 or 401. */
  guard: MiddlewareHandler<AppEnv>
  /** In Prometheus' text format. */
  answer(c: AppContext): Promise<Response>
}

interface Measured {
  token: string
  db: Db
  clock: Clock
  /** A folder on the disk that holds the uploads. */
  folder: string
}

/**
 * What a Prometheus server reads of this process, its work and its disk. Names of routes are those of
 * the program, never addresses that were asked for: no id gets into a label, and their number has an end.
 */
export function createMetrics(measured: Measured): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'refyn_http_request_duration_seconds',
    help: 'Time until an answer begins, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [register],
  })
  for (const gauge of gaugesOf(measured)) register.registerMetric(gauge)
  return {
    async observe(c, next) {
      const end = requests.startTimer()
      await next()
      // Without an index it is the handler that was reached last: the one that answered.
      // A file is written past the framework, whose answer then says 200 whatever was sent.
      const sent = c.env?.outgoing
      const status = sent?.headersSent ? sent.statusCode : c.res.status
      end({ method: c.req.method, route: routePath(c), status })
    },
    guard: bearerAuth({ token: measured.token }),
    async answer(c) {
      c.header('Content-Type', register.contentType)
      c.header('Cache-Control', 'no-store')
      return c.body(await register.metrics())
    },
  }
}

/** Counted when they are asked for. */
function gaugesOf({ db, clock, folder }: Measured): Gauge[] {
  // Not the library's common register: a process may have more than one server.
  const registers: Registry[] = []
  const build = new Gauge({
    name: 'refyn_build_info',
    help: 'Always 1; the label names the version',
    labelNames: ['version'],
    registers,
  })
  build.set({ version }, 1)
  return [
    build,
    new Gauge({
      name: 'refyn_jobs',
      help: 'Work that is not done: ready, running, or dead after its last attempt',
      labelNames: ['state'],
      registers,
      async collect() {
        for (const state of jobStates) this.set({ state }, 0)
        for (const { state, count } of await countQueue(db)) this.set({ state }, count)
      },
    }),
    new Gauge({
      name: 'refyn_ai_tokens_today',
      help: 'Tokens used since midnight UTC, by what they were for',
      labelNames: ['kind', 'model', 'direction'],
      registers,
      async collect() {
        this.reset()
        const midnight = `${clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`
        for (const use of await sumUsage(db, midnight)) {
          const { kind, model } = use
          this.set({ kind, model, direction: 'in' }, use.inputTokens)
          this.set({ kind, model, direction: 'out' }, use.outputTokens)
        }
      },
    }),
    new Gauge({
      name: 'refyn_database_bytes',
      help: 'Size of the database file',
      registers,
      async collect() {
        this.set(await measureDatabase(db))
      },
    }),
    new Gauge({
      name: 'refyn_disk_free_bytes',
      help: 'What is left on the disk of the uploads',
      registers,
      async collect() {
        const { bavail, bsize } = await statfs(folder)
        this.set(bavail * bsize)
      },
    }),
  ]
}
