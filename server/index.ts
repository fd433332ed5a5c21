import { existsSync } from 'node:fs'
import process from 'node:process'
import { EnvError, loadEnv } from './env.ts'
import { createLog } from './log.ts'
import { startServer } from './start.ts'
import type { Env } from './env.ts'

const drainMs = 15_000
const crashExitMs = 5_000

/** Prints every fault of the settings and ends; nothing else is told on the error stream. */
function readEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env')
  try {
    return loadEnv(process.env)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

const env = readEnv()
const log = createLog(env.logLevel)
const server = await startServer(env, log).catch((error: unknown) => {
  process.stderr.write(
    `Refyn could not start: ${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exit(1)
})
log.info(
  { url: env.appUrl, tutor: server.services.tutor.label },
  `Refyn runs at ${env.appUrl}`,
)
if (!env.isHttps)
  log.warn(
    {},
    'APP_URL is http: the session cookie is not marked Secure. Use https in public.',
  )

let isStopping = false
async function stop(code: number, waitMs: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  await server.stop(waitMs)
  process.exit(code)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => void stop(0, drainMs))

// A state nobody foresaw is not one to go on from: tell, stop accepting, let the supervisor restart.
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => {
    log.error({ err: error, event }, 'The process ends after a fault')
    setTimeout(() => process.exit(1), crashExitMs).unref()
    // oxlint-disable-next-line promise/no-promise-in-callback -- nothing waits for it: the process ends
    void stop(1, 0).catch(() => process.exit(1))
  })
