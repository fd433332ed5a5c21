import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'
import type { ChildProcess } from 'node:child_process'
import type { AddressInfo } from 'node:net'

export interface ServerProcess {
  url: string
  folder: string
  /** Of the process as it runs now. */
  readonly pid: number
  /** Ends at once, as a power cut would; throws when it had ended by itself before. */
  kill(): Promise<void>
  /** Starts again on the same port and data. */
  start(env?: Record<string, string>): Promise<void>
  /** Asks for an orderly end and leaves the data. */
  stop(): Promise<void>
  /** Asks for an orderly end and removes the data. */
  close(): Promise<void>
}

/** As `npm start` gives them (record 0027). */
export const nodeFlags = [
  '--max-semi-space-size=8',
  '--initial-old-space-size=64',
  '--expose-gc',
]

const readyWithinMs = 20_000
const pollMs = 10

/** The real server in a process of its own, on fresh data, ready when this resolves. */
export async function runServer(
  env: Record<string, string> = {},
  /** As it is shipped (tests/support/ensure-built.ts). */
  entry = 'dist-server/index.js',
  /** What it is run through, such as a tracer. */
  through: string[] = [],
): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'refyn-server-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const [command, ...before] = [...through, process.execPath, ...nodeFlags]
  let child: ChildProcess | undefined
  let settings = env
  let said = ''
  const server: ServerProcess = {
    url,
    folder,
    get pid() {
      return child?.pid ?? 0
    },
    async start(more) {
      settings = { ...settings, ...more }
      child = spawn(command ?? process.execPath, [...before, entry], {
        cwd: resolve('.'),
        stdio: ['ignore', 'ignore', 'pipe'],
        env: {
          PATH: process.env['PATH'] ?? '',
          PORT: String(port),
          APP_URL: url,
          DATABASE_URL: `file:${join(folder, 'refyn.sqlite')}`,
          UPLOADS_DIR: join(folder, 'uploads'),
          LOG_LEVEL: 'error',
          ...settings,
        },
      })
      said = ''
      child.stderr?.on('data', (chunk) => {
        said += String(chunk)
      })
      await untilReady(
        url,
        () => child?.exitCode ?? null,
        () => said,
      )
    },
    async kill() {
      if (child && child.exitCode !== null)
        throw new Error(`The server had ended by itself: ${said}`)
      await ended(child, 'SIGKILL')
    },
    async stop() {
      await ended(child, 'SIGTERM')
    },
    async close() {
      await ended(child, 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
  await server.start()
  return server
}

async function untilReady(
  url: string,
  exitCode: () => number | null,
  said: () => string,
): Promise<void> {
  const deadline = Date.now() + readyWithinMs
  while (Date.now() < deadline) {
    if (exitCode() !== null) throw new Error(`The server ended while starting: ${said()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, pollMs))
  }
  throw new Error(`The server was not ready within ${readyWithinMs} ms: ${said()}`)
}

async function ended(
  child: ChildProcess | undefined,
  signal: NodeJS.Signals,
): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  child.kill(signal)
  await gone
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, () => done()))
  const { port } = probe.address() as AddressInfo
  await new Promise<void>((done) => probe.close(() => done()))
  return port
}
