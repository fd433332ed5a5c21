import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { rowsOf } from '#tests/support/database.ts'
import { aSession } from '#tests/support/factories.ts'
import { randomOf, seed } from '#tests/support/random.ts'
import { runServer } from '#tests/support/run-server.ts'
import { picture } from '#tests/support/sample-files.ts'
import { until } from '#tests/support/until.ts'
import { visitorOf } from '#tests/support/visitor.ts'
import type { AudioChatView } from '#routers/contract/audio-chat.ts'
import type { ConversationView, MessageView } from '#routers/contract/conversation.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { ServerProcess } from '#tests/support/run-server.ts'
import type { Visitor } from '#tests/support/visitor.ts'

/** Seconds on a machine with nothing else to do; this for one that has. */
const timeoutMs = 180_000
const settleWithinMs = 60_000

interface Studio {
  server: ServerProcess
  member: Visitor
  sessionId: string
  conversationId: string
  work: FileView
}

let studio: Studio

beforeAll(async () => {
  studio = await aStudio(await runServer({ DEFAULT_PLAN: 'premium' }))
}, timeoutMs)

afterAll(() => studio.server.close())

/** A written critique of a dark picture in a real server with nothing configured. */
async function aStudio(server: ServerProcess): Promise<Studio> {
  const request = (path: string, init?: RequestInit) => fetch(server.url + path, init)
  const member = visitorOf({ request }, server.url)
  const person = { email: 'ada@example.org', password: 'a long enough one' }
  expect((await member.send('POST', '/api/auth/register', person)).status).toBe(201)
  const sessionId = aSession()
  const [work] = filesOf(await member.upload(sessionId, [['quay.jpg', await dusk(0)]]))
  const answer = await member.send('POST', '/api/analyze', {
    sessionId,
    contextPrompt: 'A harbour at dusk',
    mediaType: 'photography',
  })
  expect(answer.status).toBe(200)
  const { id } = (answer.body as { conversation: ConversationView }).conversation
  return { server, member, sessionId, conversationId: id, work: work! }
}

/** A dark slope with a low sun, lifted by `light`. */
function dusk(light: number): Promise<Buffer> {
  const size = { width: 1800, height: 1200 }
  return picture(size, (x, y) => {
    const sun = Math.max(0, 200 - Math.hypot(x - 1200, y - 500))
    const base = (y / 1200) * 70 + ((x * 7 + y * 13) % 17) + light + sun
    return [base + 20, base, base * 0.8]
  })
    .jpeg()
    .toBuffer()
}

function filesOf({ body }: { body: unknown }): FileView[] {
  return (body as { files: FileView[] }).files
}

async function mutate<T>(member: Visitor, path: string, json: object): Promise<T> {
  const { status, body } = await member.send('POST', `/trpc/${path}`, { json })
  expect([path, status, status === 200 ? '' : body]).toEqual([path, 200, ''])
  return (body as { result: { data: { json: T } } }).result.data.json
}

async function ask<T>(member: Visitor, path: string, json: object): Promise<T> {
  const input = encodeURIComponent(JSON.stringify({ json }))
  const { body } = await member.get(`/trpc/${path}?input=${input}`)
  return (body as { result: { data: { json: T } } }).result.data.json
}

/** Kills the server after so long, as a power cut would, and starts it again. */
async function killAfter({ server }: Studio, ms: number): Promise<void> {
  await wait(ms)
  await server.kill()
  await server.start()
}

/** The message when it has settled; one that failed is tried again once. */
async function untilMade(
  { member, sessionId }: Studio,
  messageId: string,
): Promise<MessageView> {
  const settled = () =>
    until(async () => {
      await wait(100)
      const { messages } = await ask<{ messages: MessageView[] }>(
        member,
        'conversation.get',
        { sessionId },
      )
      const message = messages.find(({ id }) => id === messageId)
      return message && !['pending', 'writing'].includes(message.status)
        ? message
        : undefined
    }, settleWithinMs)
  const message = await settled()
  if (message.status === 'done') return message
  await mutate(member, 'conversation.retry', { messageId })
  return settled()
}

async function untilHeard(studio: Studio, messageId: string): Promise<AudioChatView> {
  const { member, sessionId, conversationId } = studio
  return until(async () => {
    await wait(100)
    const { ready, making } = await ask<{
      ready: AudioChatView | null
      making: AudioChatView | null
    }>(member, 'audioChat.get', { sessionId })
    if (making?.status === 'failed')
      await mutate(member, 'audioChat.generate', { sessionId, conversationId, messageId })
    return ready?.messageId === messageId ? ready : undefined
  }, settleWithinMs)
}

/** What is wrong between the rows and the bytes; nothing when all is well. */
async function discrepancies({ server }: Studio): Promise<string[]> {
  const open = openDatabase(join(server.folder, 'refyn.sqlite'))
  try {
    const [files, messages, chats] = ['files', 'messages', 'audio_chats'].map((table) =>
      rowsOf(open, table),
    )
    const blobs = await readdir(join(server.folder, 'uploads', 'blobs'))
    const derived = await readdir(join(server.folder, 'uploads', 'derived'), {
      recursive: true,
    })
    const named = new Set(files!.map((file) => String(file['filename'])))
    const orders = messages!.flatMap(({ edit }) =>
      typeof edit === 'string'
        ? [(JSON.parse(edit) as { filename: string }).filename]
        : [],
    )
    const known = new Set([
      ...named,
      ...orders,
      ...chats!.flatMap((chat) => [String(chat['filename']), String(chat['piecesName'])]),
    ])
    return [
      ...blobs.filter((name) => !named.has(name)).map((name) => `no row for ${name}`),
      ...[...named]
        .filter((name) => !blobs.includes(name))
        .map((name) => `no bytes for ${name}`),
      ...derived
        .filter((path) => !known.has(path.split('/')[0] ?? ''))
        .map((path) => `nobody knows ${path}`),
      ...derived.filter((path) => /draft$|\.part$|\.wav$/.test(path)),
    ]
  } finally {
    await open.db.destroy()
  }
}

/** Rows of a table that are of one kind. */
async function countKind(
  { server }: Studio,
  table: 'files' | 'messages',
  kind: string,
): Promise<number> {
  const open = openDatabase(join(server.folder, 'refyn.sqlite'))
  const rows = rowsOf(open, table).filter((row) => row['kind'] === kind)
  await open.db.destroy()
  return rows.length
}

async function expectInOrder(studio: Studio): Promise<void> {
  // What was swept goes by a job, a moment later.
  await until(async () => (await discrepancies(studio)).length === 0, 3000).catch(
    () => undefined,
  )
  expect(await discrepancies(studio)).toEqual([])
}

async function used({ member }: Studio): Promise<unknown> {
  const { body } = await member.get('/api/subscription')
  const { refynsThisMonth, conversationsThisMonth } = body as Record<string, unknown>
  return [refynsThisMonth, conversationsThisMonth]
}

const random = randomOf(seed)

test(
  `killed in the middle, a refyn is made once and counted once (seed ${seed})`,
  async () => {
    const { member, sessionId, work } = studio
    for (let round = 1; round <= 2; round += 1) {
      const { id } = await mutate<MessageView>(member, 'refyn.createFromWords', {
        sessionId,
        fileId: work.id,
        suggestions: 'Brighten the whole picture by half a stop.',
      })
      await killAfter(studio, random() * 1500)
      const message = await untilMade(studio, id)
      expect(message).toMatchObject({ status: 'done', errorCode: null })
      expect(message.refyn?.settings?.changes).toMatchObject([{ isApplied: true }])
      expect([await countKind(studio, 'files', 'refyn'), await used(studio)]).toEqual([
        round,
        [round, 1],
      ])
      await expectInOrder(studio)
    }
  },
  timeoutMs,
)

test(
  `killed in the middle, a comparison is written once and whole (seed ${seed})`,
  async () => {
    const { member, sessionId, work } = studio
    const before = await used(studio)
    for (let round = 1; round <= 2; round += 1) {
      const name = `quay_version${round}.jpg`
      const [version] = filesOf(
        await member.upload(sessionId, [[name, await dusk(round * 20)]]),
      )
      const pair = { sessionId, originalFileId: work.id, newFileId: version!.id }
      const { id } = await mutate<MessageView>(member, 'comparison.create', pair)
      await killAfter(studio, random() * 3000)
      const message = await untilMade(studio, id)
      expect(message).toMatchObject({ status: 'done', errorCode: null })
      expect(message.comparison?.differences.length).toBeGreaterThan(0)
      expect(message.content).toMatch(/[.!?]\s*$/)
      const again = await mutate<MessageView>(member, 'comparison.create', pair)
      expect([again.id, await countKind(studio, 'messages', 'comparison')]).toEqual([
        id,
        round,
      ])
      expect(await countKind(studio, 'files', 'improved')).toBe(round)
      expect(await used(studio)).toEqual(before)
      await expectInOrder(studio)
    }
  },
  timeoutMs,
)

// Three kills use up the three tries of a job: then it goes on when it is asked for again.
test(
  `killed three times, a talk is spoken to its end and is one file (seed ${seed})`,
  async () => {
    const { member, sessionId, conversationId } = studio
    const { messageId } = await mutate<AudioChatView>(member, 'audioChat.generate', {
      sessionId,
      conversationId,
    })
    for (let kill = 1; kill <= 3; kill += 1) await killAfter(studio, random() * 3000)
    const ready = await untilHeard(studio, messageId)
    expect(ready).toMatchObject({ status: 'done', errorCode: null })
    const starts = ready.transcript.map(({ from }) => from ?? -1)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    expect(starts[0]).toBeGreaterThanOrEqual(0)
    expect(starts.at(-1)).toBeLessThan(ready.durationSeconds ?? 0)
    const heard = await member.request(ready.audioUrl ?? '')
    expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    // An mp3 of speech has some 4 kB a second at the least.
    const seconds = ready.durationSeconds ?? Infinity
    expect((await heard.arrayBuffer()).byteLength / seconds).toBeGreaterThan(2000)
    expect(await countKind(studio, 'files', 'audio')).toBe(1)
    await expectInOrder(studio)
  },
  timeoutMs,
)
