import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { callPath } from './call-path.ts'
import { load } from './load.ts'
import { peakMb, residentMb } from './process-figures.ts'
import { median } from './rounds.ts'
import { under } from './row.ts'
import { formUpload, tusUpload } from './send-bytes.ts'
import { fewRows, seededServer } from './stage.ts'
import { makeSampleWorks } from '#tests/support/sample-works.ts'
import type { Bench } from './stage.ts'

const starts = 7
const mostReadyMs = 500
const mostIdleMb = 130
const mostLoadedMb = 300
const mostDelayMs = 50
const settleMs = 3000
const uploadBytes = 100_000_000

/** From the start of the process to the first good answer of /readyz; and what it holds when nothing is done. */
export const start: Bench = async () => {
  const { server } = await seededServer(fewRows)
  try {
    const ready: number[] = []
    const idle: number[] = []
    for (let round = 0; round < starts; round += 1) {
      await server.kill()
      const startedAt = performance.now()
      await server.start()
      ready.push(performance.now() - startedAt)
      await wait(settleMs)
      idle.push(residentMb(server.pid))
    }
    return [
      under(
        { what: 'ready after the start', unit: 'ms', ours: median(ready) },
        mostReadyMs,
      ),
      under({ what: 'memory, idle', unit: 'MB', ours: median(idle) }, mostIdleMb),
    ]
  } finally {
    await server.close()
  }
}

/** Five uploads while a film is looked at and lists are read: memory, and how long the loop is held up. */
export const mixed: Bench = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'refyn-bench-'))
  const loopFile = join(folder, 'loop')
  const watch = fileURLToPath(new URL('watch-loop.ts', import.meta.url))
  const works = await makeSampleWorks(join(tmpdir(), 'refyn-sample-works-1'))
  const house = await seededServer(
    { ...fewRows, conversations: 60, messages: 200, filesPerConversation: 5 },
    { NODE_OPTIONS: `--import=${watch}`, BENCH_LOOP_FILE: loopFile },
  )
  const { server, members } = house
  const { url } = server
  const cookies = members.map(({ cookie }) => cookie)
  try {
    await wait(settleMs)
    process.kill(server.pid, 'SIGUSR2')
    const film = await readFile(works.film)
    const work = async () => {
      await formUpload(
        { url, cookie: cookies[6] ?? '' },
        { bodies: [film], name: 'walk.mp4' },
      )
      const reading = load({
        url,
        pid: server.pid,
        paths: [callPath('conversation.list', { limit: 50 })],
        headers: { cookie: cookies[0] ?? '' },
        connections: 2,
        ms: settleMs,
      })
      const uploads = cookies
        .slice(1, 6)
        .map((cookie) => tusUpload({ url, cookie, size: uploadBytes }))
      await Promise.all([reading, ...uploads])
    }
    const loaded = await peakMb(server.pid, work)
    await wait(settleMs / 10)
    const delay = Number(await readFile(loopFile, 'utf8'))
    return [
      under(
        { what: 'memory, five uploads and a film', unit: 'MB', ours: loaded },
        mostLoadedMb,
      ),
      under(
        { what: '… delay of the event loop, p99', unit: 'ms', ours: delay },
        mostDelayMs,
      ),
    ]
  } finally {
    await server.close()
    await rm(folder, { recursive: true })
  }
}
