import { expect, test } from 'vitest'
import { AiError } from '#routers/ai-error.ts'
import { newId } from '#db/ids.ts'
import { countRows } from '#tests/support/database.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { aSession } from '#tests/support/factories.ts'
import { gate, scriptedTutor } from '#tests/support/scripted-tutor.ts'
import { until } from '#tests/support/until.ts'
import { readdir } from 'node:fs/promises'
import type { ConversationView, MessageView } from '#routers/contract/conversation.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const crit = { contextPrompt: 'A harbour at dawn', mediaType: 'photography' }

async function begin(member: Visitor, over: object = {}) {
  const sessionId = aSession()
  await member.upload(sessionId, [['harbour.jpg', 'bytes']])
  const answer = await member.send('POST', '/api/analyze', {
    sessionId,
    ...crit,
    ...over,
  })
  const body = answer.body as { conversation: ConversationView; message: MessageView }
  return { sessionId, ...answer, body }
}

test('an upload answers 200 with its files, and the session lists them', async () => {
  const { signUp } = await buildHouse()
  const member = await signUp()
  const sessionId = aSession()
  const { status, body } = await member.upload(sessionId, [
    ['harbour.jpg', 'bytes'],
    ['song.mp3', 'sound'],
  ])
  expect(status).toBe(200)
  const { files } = body as { files: FileView[] }
  expect(files.map(({ originalName, size }) => [originalName, size])).toEqual(
    expect.arrayContaining([
      ['harbour.jpg', 5],
      ['song.mp3', 5],
    ]),
  )
  const listed = await member.get(`/api/files/${sessionId}`)
  expect(
    (listed.body as { files: FileView[] }).files.map(({ id }) => id).toSorted(),
  ).toEqual(files.map(({ id }) => id).toSorted())
})

test('an analysis waits for the reply and answers conversation and message', async () => {
  const { signUp } = await buildHouse({
    tutor: scriptedTutor(['Look at ', 'the light.']),
  })
  const { status, body, sessionId } = await begin(await signUp())
  expect(status).toBe(200)
  expect(body.conversation).toMatchObject({ sessionId, ...crit })
  expect(body.message).toMatchObject({ status: 'done', content: 'Look at the light.' })
})

test('a chat waits for its answer, and the thread then holds everything', async () => {
  const { signUp } = await buildHouse({ tutor: scriptedTutor(['First.'], ['Second.']) })
  const member = await signUp()
  const { sessionId } = await begin(member)
  const { status, body } = await member.send('POST', '/api/chat', {
    sessionId,
    message: 'Why?',
  })
  expect([status, body]).toMatchObject([
    200,
    { message: { content: 'Second.', role: 'ai' } },
  ])
  const thread = await member.get(`/api/conversation/${sessionId}`)
  const { conversation, messages } = thread.body as {
    conversation: ConversationView
    messages: MessageView[]
  }
  expect(conversation).toMatchObject(crit)
  expect(messages.map(({ content }) => content)).toEqual(['First.', 'Why?', 'Second.'])
})

test('conversations are listed under their name with counts and previews', async () => {
  const { signUp } = await buildHouse()
  const member = await signUp()
  const { sessionId } = await begin(member)
  const { status, body } = await member.get('/api/conversations')
  expect([status, body]).toMatchObject([
    200,
    { conversations: [{ sessionId, fileCount: 1, messageCount: 1, files: [{}] }] },
  ])
  const other = await signUp()
  expect((await other.get('/api/conversations')).body).toEqual({ conversations: [] })
})

test('an analysis without a file, a medium or context is 400 with its sentence', async () => {
  const { signUp } = await buildHouse()
  const member = await signUp()
  const sessionId = aSession()
  const messageOf = async (input: object) => {
    const { status, body } = await member.send('POST', '/api/analyze', input)
    return [status, (body as { message: string }).message]
  }
  expect(await messageOf({ sessionId, ...crit })).toEqual([
    400,
    'Please upload at least one file for analysis',
  ])
  expect(await messageOf({ sessionId, contextPrompt: 'x' })).toEqual([
    400,
    'Please select a media type for specialized feedback',
  ])
  expect(await messageOf({ sessionId, ...crit, contextPrompt: ' ' })).toEqual([
    400,
    'Please provide context for your creative work',
  ])
})

test('a plan limit is 403, a second start of a session 409, a wrong type 415', async () => {
  const { signUp } = await buildHouse()
  const member = await signUp()
  const first = await begin(member)
  const again = await member.send('POST', '/api/analyze', {
    sessionId: first.sessionId,
    ...crit,
  })
  expect([again.status, again.body]).toMatchObject([409, { code: 'conflict' }])
  await begin(member)
  await begin(member)
  const fourth = await begin(member)
  expect([fourth.status, fourth.body]).toMatchObject([
    403,
    { code: 'conversation_limit' },
  ])
  const wrong = await member.upload(aSession(), [['page.html', '<script>']])
  expect([wrong.status, wrong.body]).toMatchObject([415, { code: 'wrong_type' }])
})

test('a tutor that fails for good is 502 with the reason, and nothing is charged', async () => {
  const tutor = scriptedTutor([new AiError('ai_key_refused', 'secret key text')])
  const { signUp } = await buildHouse({ tutor })
  const member = await signUp()
  const { status, body } = await begin(member)
  expect([status, body]).toMatchObject([
    502,
    { code: 'ai_key_refused', message: 'The AI service refused the API key' },
  ])
  expect((await member.get('/api/subscription')).body).toMatchObject({
    conversationsThisMonth: 0,
  })
})

test('a caller that goes away leaves the reply going on', async () => {
  const pause = gate()
  const { signUp, open } = await buildHouse({ tutor: scriptedTutor(['Look.', pause]) })
  const member = await signUp()
  const sessionId = aSession()
  await member.upload(sessionId, [['harbour.jpg', 'bytes']])
  const controller = new AbortController()
  const answer = member.request('/api/analyze', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId, ...crit }),
    signal: controller.signal,
  })
  await until(() => pause.isReached)
  controller.abort()
  expect((await answer).status).toBe(503)
  pause.open()
  await until(
    () =>
      open.sqlite.prepare(`select 1 from messages where status = 'done'`).get() !==
      undefined,
  )
})

test('a deleted conversation is gone with its files down to the last byte', async () => {
  const { signUp, open, folders } = await buildHouse()
  const member = await signUp()
  const { body, sessionId } = await begin(member)
  const path = `/api/conversations/${body.conversation.id}`
  const stranger = await signUp()
  expect((await stranger.send('DELETE', path)).status).toBe(404)
  const gone = await member.send('DELETE', path)
  expect([gone.status, gone.body]).toEqual([200, { success: true }])
  expect((await member.get(`/api/conversation/${sessionId}`)).status).toBe(404)
  expect(countRows(open, 'files')).toBe(0)
  await until(async () => (await readdir(folders.blobs)).length === 0)
})

test('a deleted file is gone, a foreign one is as absent as none', async () => {
  const { signUp } = await buildHouse()
  const [owner, stranger] = [await signUp(), await signUp()]
  const sessionId = aSession()
  const { body } = await owner.upload(sessionId, [['harbour.jpg', 'bytes']])
  const [file] = (body as { files: FileView[] }).files
  const foreign = await stranger.send('DELETE', `/api/files/${file!.id}`)
  const absent = await stranger.send('DELETE', `/api/files/${newId()}`)
  const strip = (answer: { body: unknown }) => ({ ...(answer.body as object), id: '' })
  expect([foreign.status, strip(foreign)]).toEqual([404, strip(absent)])
  expect((await owner.send('DELETE', `/api/files/${file!.id}`)).status).toBe(200)
  expect((await owner.get(`/api/files/${sessionId}`)).body).toEqual({ files: [] })
})
