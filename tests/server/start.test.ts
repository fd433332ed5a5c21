import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { loadEnv } from '#server/env.ts'
import { startServer } from '#server/start.ts'
import { rowsOf } from '#tests/support/database.ts'
import { aJob, aSession } from '#tests/support/factories.ts'
import { plainPasswords, recordingLog, trustingMedia } from '#tests/support/fakes.ts'
import { gate, scriptedTutor } from '#tests/support/scripted-tutor.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import { until } from '#tests/support/until.ts'
import { visitorOf } from '#tests/support/visitor.ts'
import { shortTiming } from '#tests/support/working.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { RunningServer } from '#server/start.ts'
import type { Visitor } from '#tests/support/visitor.ts'

/** The tutor's second word waits for it. */
let pause = gate()

async function start(folder: string, port = '0'): Promise<RunningServer> {
  pause = gate()
  const env = loadEnv({
    PORT: port,
    HOST: '127.0.0.1',
    APP_URL: 'http://localhost:3000',
    DATABASE_URL: `file:${join(folder, 'refyn.sqlite')}`,
    UPLOADS_DIR: join(folder, 'uploads'),
  })
  return startServer(env, recordingLog(), {
    timing: shortTiming,
    services: () => ({
      tutor: scriptedTutor(['Look ', pause, 'there.']),
      media: trustingMedia(),
      passwords: plainPasswords(),
    }),
  })
}

async function running(): Promise<{
  server: RunningServer
  folder: string
  visitor(): Visitor
}> {
  const folder = await tempFolder()
  const server = await start(folder)
  let isStopped = false
  const stop = server.stop
  server.stop = (drainMs) => {
    isStopped = true
    return stop(drainMs)
  }
  onTestFinished(() => (isStopped ? undefined : stop(0)))
  const app = {
    request: (path: string, init?: RequestInit) => fetch(server.url + path, init),
  }
  return { server, folder, visitor: () => visitorOf(app, 'http://localhost:3000') }
}

async function signUp(visitor: Visitor): Promise<Visitor> {
  const person = { email: 'ada@example.org', password: 'a long enough one' }
  expect((await visitor.send('POST', '/api/auth/register', person)).status).toBe(201)
  return visitor
}

test('a started server is alive and ready', async () => {
  const { visitor } = await running()
  expect(await visitor().get('/healthz')).toMatchObject({
    status: 200,
    body: { status: 'alive' },
  })
  expect(await visitor().get('/readyz')).toMatchObject({
    status: 200,
    body: { status: 'ready', database: 'writable', worker: 'running' },
  })
})

test('a second server on the same database does not start', async () => {
  const { folder } = await running()
  await expect(start(folder)).rejects.toThrow('Another Refyn process uses')
})

test('a connection is kept for longer than a proxy keeps it', async () => {
  const { server } = await running()
  const { headers } = await fetch(`${server.url}/healthz`)
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(120)
})

test('where the port is taken no work is begun', async () => {
  const { server } = await running()
  const folder = await tempFolder()
  const path = join(folder, 'refyn.sqlite')
  const before = openDatabase(path)
  await migrate(before)
  await aJob(before.db, { kind: 'sweep' })
  await before.db.destroy()

  const { port } = new URL(server.url)
  await expect(start(folder, port)).rejects.toThrow()

  const after = openDatabase(path)
  expect(rowsOf(after, 'jobs')).toMatchObject([{ state: 'ready', attempts: 0 }])
  await after.db.destroy()
})

test('a stopped server leaves one database file without a log, and starts again with its data', async () => {
  const { server, folder, visitor } = await running()
  const member = await signUp(visitor())
  await server.stop(1000)
  const files = await readdir(folder)
  expect(files.filter((name) => name.endsWith('-wal'))).toEqual([])
  const again = await start(folder)
  onTestFinished(() => again.stop(0))
  const answer = await fetch(`${again.url}/api/auth/user`, {
    headers: { cookie: member.cookie! },
  })
  expect(answer.status).toBe(200)
})

test('over a real socket a file arrives whole, in parts, and as headers alone', async () => {
  const { visitor } = await running()
  const member = await signUp(visitor())
  const bytes = Buffer.alloc(3_000_001, 'abcdefg')
  const uploaded = await member.upload(aSession(), [['harbour.jpg', bytes]])
  const [file] = (uploaded.body as { files: FileView[] }).files
  const path = `/api/files/${file!.id}/content`
  const whole = await member.request(path)
  expect(whole.headers.get('content-length')).toBe('3000001')
  expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
  const part = await member.request(path, { headers: { range: 'bytes=1500000-1500009' } })
  expect([part.status, await part.text()]).toEqual([
    206,
    bytes.subarray(1_500_000, 1_500_010).toString(),
  ])
  const head = await member.request(path, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '3000001'])
})

test('a client that goes away in the middle of a file does not keep it open', async () => {
  const { visitor, folder } = await running()
  const member = await signUp(visitor())
  const uploaded = await member.upload(aSession(), [['a.jpg', Buffer.alloc(20_000_000)]])
  const [file] = (uploaded.body as { files: FileView[] }).files
  const controller = new AbortController()
  const answer = await member.request(`/api/files/${file!.id}/content`, {
    signal: controller.signal,
  })
  await answer.body!.getReader().read()
  const isOpen = async () => {
    const links = await Promise.all(
      (await readdir('/proc/self/fd')).map((fd) => readLink(`/proc/self/fd/${fd}`)),
    )
    return links.some((target) => target.startsWith(join(folder, 'uploads', 'blobs')))
  }
  controller.abort()
  await until(async () => !(await isOpen()))
})

async function readLink(path: string): Promise<string> {
  const { readlink } = await import('node:fs/promises')
  return readlink(path).catch(() => '')
}

test('a reply comes over the stream with ids that resume it', async () => {
  const { visitor } = await running()
  const member = await signUp(visitor())
  const sessionId = aSession()
  await member.upload(sessionId, [['harbour.jpg', 'bytes']])
  const json = { sessionId, contextPrompt: 'A harbour', mediaType: 'photography' }
  await member.send('POST', '/trpc/conversation.analyze', { json })
  const input = encodeURIComponent(JSON.stringify({ json: { sessionId } }))
  const controller = new AbortController()
  const stream = await member.request(`/trpc/conversation.follow?input=${input}`, {
    headers: { accept: 'text/event-stream' },
    signal: controller.signal,
  })
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  expect(stream.headers.get('cache-control')).toMatch(/no-/)
  let text = ''
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  const readTo = async (mark: string) => {
    while (!text.includes(mark)) text += (await reader.read()).value ?? ''
  }
  await readTo('"text":"Look "')
  pause.open()
  await readTo('"status":"done"')
  controller.abort()
  expect(
    [...text.matchAll(/^id: [a-z2-7]{26}\.(.+)$/gm)].map((match) => match[1]),
  ).toEqual(['1.0', '1.1'])
})
