import { enableCompileCache, flushCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

// The entry of a process that is killed hundreds of times. Compiled code is kept: half of a start is
// reading it. What is slow and not under test is replaced by injection: decoders, password hashes.
enableCompileCache(join(tmpdir(), 'refyn-compiled'))
const { startServer } = await import('#server/start.ts')
const { loadEnv } = await import('#server/env.ts')
const { createLog } = await import('#server/log.ts')
const { plainPasswords, trustingMedia } = await import('./fakes.ts')
const { usualTiming } = await import('#server/jobs/worker-timing.ts')

const env = loadEnv(process.env)
const server = await startServer(env, createLog(env.logLevel), {
  timing: { ...usualTiming, pollMs: 50, backoffMs: 50 },
  services: () => ({ media: trustingMedia(), passwords: plainPasswords() }),
})
// What the first upload asks for is read now, so that it is among what is kept.
await Promise.all([import('@tus/server'), import('@tus/file-store')])
await import('@fastify/busboy')
flushCompileCache()
process.on('SIGTERM', () => void server.stop(5000).then(() => process.exit(0)))
