import { expect, test } from 'vitest'
import { AiError } from '#routers/ai-error.ts'
import { factsVersion } from '#routers/contract/facts.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { aConversation, aFile, aMessage, aSession } from '#tests/support/factories.ts'
import { codeOf } from '#tests/support/refusals.ts'
import { soundFacts } from '#tests/support/facts.ts'
import { gate, scriptedTutor } from '#tests/support/scripted-tutor.ts'
import { until } from '#tests/support/until.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { buildWorking } from '#tests/support/working.ts'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { TestWorld } from '#tests/support/build-context.ts'

async function begin(
  world: TestWorld,
): Promise<{ sessionId: string; messageId: string }> {
  const sessionId = aSession()
  await aFile(world.db, world.user, { sessionId })
  const { message } = await world.api.conversation.analyze({
    sessionId,
    contextPrompt: 'A harbour',
    mediaType: 'photography',
  })
  return { sessionId, messageId: message.id }
}

async function replyOf(world: TestWorld, sessionId: string): Promise<MessageView> {
  return (await world.api.conversation.get({ sessionId })).messages.at(-1)!
}

test('stop keeps what had arrived, marked as stopped', async () => {
  const world = await buildWorking({
    tutor: scriptedTutor(['Look at', gate(), ' the light.']),
  })
  const { sessionId, messageId } = await begin(world)
  await until(() => countRows(world.open, 'reply_chunks') === 1)
  const stopped = await world.api.conversation.stop({ messageId })
  expect(stopped).toMatchObject({ status: 'stopped', content: 'Look at' })
  expect(await replyOf(world, sessionId)).toEqual(stopped)
  expect([
    countRows(world.open, 'reply_chunks'),
    rowsOf(world.open, 'jobs').filter((job) => job['kind'] === 'reply').length,
  ]).toEqual([0, 0])
})

/** A critique of a measured picture, stopped once these words had arrived. */
async function stoppedAfter(
  words: string,
): Promise<{ world: TestWorld; reply: MessageView; fileId: string }> {
  const world = await buildWorking({ tutor: scriptedTutor([words, gate(), ' More.']) })
  const sessionId = aSession()
  const { id: fileId } = await aFile(world.db, world.user, {
    sessionId,
    facts: JSON.stringify(soundFacts()),
    factsState: 'done',
    factsVersion,
  })
  const { message } = await world.api.conversation.analyze({
    sessionId,
    contextPrompt: 'A harbour',
    mediaType: 'music',
  })
  await until(() => countRows(world.open, 'reply_chunks') === 1)
  const reply = await world.api.conversation.stop({ messageId: message.id })
  expect(await replyOf(world, sessionId)).toEqual(reply)
  return { world, reply, fileId }
}

test('a stopped reply is stored with what it cites of what was measured', async () => {
  const { reply, fileId } = await stoppedAfter('It is short [F1], and wide [F99]. It [F')
  expect(reply.citations).toMatchObject([{ number: 1, fileId, key: 'duration' }])
})

test('a number in a stopped reply is marked, unless its sentence was cut off', async () => {
  const words = 'Good. It measures −9 LUFS. It was −8 LUFS'
  const { reply } = await stoppedAfter(words)
  expect(reply.content).toBe(words)
  expect(reply.numberMarks).toMatchObject([
    { start: 18, end: 25, measured: 'Integrated loudness: −14.2 LUFS' },
  ])
})

test('a stopped reply that is tried again begins without its marks', async () => {
  const { world, reply } = await stoppedAfter('Short [F1]. It measures −9 LUFS. And')
  const retried = await world.api.conversation.retry({ messageId: reply.id })
  expect([retried.citations, retried.numberMarks]).toEqual([[], []])
})

test('a writer that goes on after the stop can no longer settle the reply', async () => {
  const deaf = gate({ isDeaf: true })
  const world = await buildWorking({
    tutor: scriptedTutor(['Look at', deaf, ' the light.']),
  })
  const { sessionId, messageId } = await begin(world)
  await until(() => countRows(world.open, 'reply_chunks') === 1)
  await world.api.conversation.stop({ messageId })
  deaf.open()
  await world.worker.stop(2000)
  expect(await replyOf(world, sessionId)).toMatchObject({
    status: 'stopped',
    content: 'Look at',
  })
  expect(countRows(world.open, 'reply_chunks')).toBe(0)
})

test('a reply that waits for its next try can be stopped', async () => {
  const tutor = scriptedTutor([new AiError('ai_unreachable', 'down')])
  const world = await buildWorking({ tutor })
  const { sessionId, messageId } = await begin(world)
  await until(async () => (await replyOf(world, sessionId)).retryAt)
  expect(await world.api.conversation.stop({ messageId })).toMatchObject({
    status: 'stopped',
    content: '',
    retryAt: null,
  })
  world.clock.move(10_000)
  world.worker.wake()
  await world.worker.stop(1000)
  expect(tutor.briefs).toHaveLength(1)
})

test('stopping a reply that has ended returns it as it is', async () => {
  const { api, db, user } = await buildContext()
  const crit = await aConversation(db, user)
  const { id: messageId } = await aMessage(db, crit, { content: 'Whole.' })
  expect(await api.conversation.stop({ messageId })).toMatchObject({
    status: 'done',
    content: 'Whole.',
  })
})

test('a failed reply that is tried again takes its quota again', async () => {
  const tutor = scriptedTutor([new AiError('ai_key_refused', 'no')], ['Now it works.'])
  const world = await buildWorking({ tutor })
  const used = async () => (await world.api.billing.subscription()).conversationsThisMonth
  const { sessionId, messageId } = await begin(world)
  await until(async () => (await replyOf(world, sessionId)).status === 'failed')
  expect(await used()).toBe(0)
  expect(await world.api.conversation.retry({ messageId })).toMatchObject({
    status: 'pending',
    errorCode: null,
  })
  await until(async () => (await replyOf(world, sessionId)).content === 'Now it works.')
  expect(await used()).toBe(1)
})

test('a failed follow-up that is tried again takes its reply again', async () => {
  const tutor = scriptedTutor([new AiError('ai_key_refused', 'no')], ['Now it works.'])
  const world = await buildWorking({ tutor })
  const crit = await aConversation(world.db, world.user)
  await aMessage(world.db, crit)
  const { sessionId } = crit
  const repliesUsed = async () =>
    (await world.api.conversation.get({ sessionId })).conversation.repliesUsed
  const { id: messageId } = await world.api.conversation.ask({
    sessionId,
    message: 'Why?',
  })
  await until(async () => (await replyOf(world, sessionId)).status === 'failed')
  expect(await repliesUsed()).toBe(0)
  await world.api.conversation.retry({ messageId })
  await until(async () => (await replyOf(world, sessionId)).status === 'done')
  expect(await repliesUsed()).toBe(1)
})

test('a stopped reply had spent its quota and takes none again', async () => {
  const { api, db, user, open } = await buildContext()
  const crit = await aConversation(db, user, { replyCount: 1 })
  await aMessage(db, crit)
  await aMessage(db, crit, { role: 'user' })
  const { id: messageId } = await aMessage(db, crit, {
    status: 'stopped',
    content: 'Half',
  })
  expect(await api.conversation.retry({ messageId })).toMatchObject({
    status: 'pending',
    content: '',
  })
  expect(rowsOf(open, 'conversations')[0]?.['replyCount']).toBe(1)
})

test('without quota left a retry is refused and the reply stays failed', async () => {
  const world = await buildContext()
  const crit = await aConversation(world.db, world.user)
  const { id: messageId } = await aMessage(world.db, crit, {
    status: 'failed',
    content: '',
  })
  world.open.sqlite.exec(
    `update users set "conversationsThisMonth" = 3, "billingPeriodStart" = '2026-11-01T00:00:00.000Z'`,
  )
  expect(await codeOf(world.api.conversation.retry({ messageId }))).toBe(
    'conversation_limit',
  )
  expect(rowsOf(world.open, 'messages')[0]?.['status']).toBe('failed')
  expect(countRows(world.open, 'jobs')).toBe(0)
})

test('only the last reply can be tried again, and only one that failed or was stopped', async () => {
  const { api, db, user } = await buildContext()
  const crit = await aConversation(db, user)
  const first = await aMessage(db, crit, { status: 'failed' })
  await aMessage(db, crit, { role: 'user' })
  const last = await aMessage(db, crit, { status: 'done' })
  for (const { id: messageId } of [first, last])
    expect(await codeOf(api.conversation.retry({ messageId }))).toBe('conflict')
})

test('of 20 retries at once exactly one begins', async () => {
  const world = await buildContext()
  const crit = await aConversation(world.db, world.user)
  const { id: messageId } = await aMessage(world.db, crit, { status: 'failed' })
  const codes = await Promise.allSettled(
    Array.from({ length: 20 }, () => world.api.conversation.retry({ messageId })),
  )
  expect(codes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(countRows(world.open, 'jobs')).toBe(1)
  expect(rowsOf(world.open, 'users')[0]?.['conversationsThisMonth']).toBe(1)
})

test('a reply retried while its stopped writer still ends can be stopped again', async () => {
  const deaf = gate({ isDeaf: true })
  const second = gate()
  const tutor = scriptedTutor(['Old', deaf], ['New', second, ' words'])
  const world = await buildWorking({ tutor })
  const { messageId } = await begin(world)
  await until(() => deaf.isReached)
  await world.api.conversation.stop({ messageId })
  await world.api.conversation.retry({ messageId })
  await until(() => second.isReached)
  deaf.open()
  await until(() => countRows(world.open, 'reply_chunks') === 1)
  // The end of the old writer must not make the worker forget the new one.
  await until(() => world.log.entries.some(({ level }) => level === 'warn'), 500).catch(
    () => undefined,
  )
  for (let turn = 0; turn < 20; turn += 1)
    await new Promise((resolve) => setImmediate(resolve))
  await world.api.conversation.stop({ messageId })
  expect(tutor.signals[1]?.aborted).toBe(true)
})
