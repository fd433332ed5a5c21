import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createMetrics } from '#server/metrics.ts'
import { createSessions } from '#server/auth/sessions.ts'
import { Worker } from '#server/jobs/worker.ts'
import { createDiskFileStore, storeFolders } from '#server/services/disk-file-store.ts'
import { buildContext } from './build-context.ts'
import { tempFolder } from './temp-folder.ts'
import { shortTiming } from './working.ts'
import { visitorOf } from './visitor.ts'
import type { WorkerTiming } from '#server/jobs/worker-timing.ts'
import type { AppOptions } from '#server/app.ts'
import type { StoreFolders } from '#server/services/disk-file-store.ts'
import type { TestOptions, TestWorld } from './build-context.ts'
import type { App, Visitor } from './visitor.ts'

export interface HouseOptions extends TestOptions {
  appUrl?: string
  trustProxyHops?: number
  isReady?: () => boolean
  metricsToken?: string
  timing?: WorkerTiming
}

export interface House extends Omit<TestWorld, 'files' | 'jobs'> {
  app: App
  appUrl: string
  folders: StoreFolders
  worker: Worker
  /** A browser at our own site; signed in when `signUp` made it. */
  visitor(): Visitor
  signUp(email?: string): Promise<Visitor>
}

export const testAppUrl = 'http://localhost:3000'

/** The whole HTTP side on a real disk and database, with a real worker, and no socket. */
export async function buildHouse(options: HouseOptions = {}): Promise<House> {
  const {
    appUrl = testAppUrl,
    trustProxyHops = 0,
    isReady = () => true,
    metricsToken,
    timing = shortTiming,
    ...rest
  } = options
  const root = await tempFolder()
  const files = await createDiskFileStore(join(root, 'uploads'))
  const worker = new Worker(timing)
  const world = await buildContext({ files, jobs: worker, ...rest })
  await worker.start(world.services)
  onTestFinished(() => worker.stop(0))
  const folders = storeFolders(join(root, 'uploads'))
  const isHttps = appUrl.startsWith('https:')
  const parts: AppOptions = {
    services: world.services,
    sessions: createSessions(world.db, world.clock, { isHttps }),
    trustProxyHops,
    appUrl,
    isHttps,
    clientFolder: await aClient(root),
    tusFolder: folders.tus,
    isReady,
    metrics:
      metricsToken === undefined
        ? null
        : createMetrics({
            token: metricsToken,
            db: world.db,
            clock: world.clock,
            folder: folders.tus,
          }),
  }
  const app = buildApp(parts) as unknown as App
  const visitor = () => visitorOf(app, appUrl)
  let counter = 0
  return {
    ...world,
    app,
    appUrl,
    folders,
    worker,
    visitor,
    async signUp(email) {
      counter += 1
      const person = visitor()
      const answer = await person.send('POST', '/api/auth/register', {
        email: email ?? `member${counter}@example.org`,
        password: 'a long enough one',
      })
      if (answer.status !== 201) throw new Error(`Registration answered ${answer.status}`)
      return person
    },
  }
}

async function aClient(root: string): Promise<string> {
  const folder = join(root, 'dist')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Refyn</title>')
  const landing = '<!doctype html><title>Refyn, come in</title>'
  await writeFile(join(folder, 'landing.en.html'), landing)
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export const ready = true')
  await writeFile(join(root, 'secret.txt'), 'not for you')
  return folder
}
