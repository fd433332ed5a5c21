import { expect, test } from 'vitest'
import { AiError } from '#routers/ai-error.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { dayMs } from '#tests/support/clock.ts'
import { pictureFacts } from '#tests/support/facts.ts'
import { aFile, aSession } from '#tests/support/factories.ts'
import { gate, scriptedTutor } from '#tests/support/scripted-tutor.ts'
import { until } from '#tests/support/until.ts'
import { buildWorking } from '#tests/support/working.ts'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { TestWorld } from '#tests/support/build-context.ts'

async function begin(
  world: TestWorld,
): Promise<{ sessionId: string; message: MessageView }> {
  const sessionId = aSession()
  await aFile(world.db, world.user, { sessionId })
  const { message } = await world.api.conversation.analyze({
    sessionId,
    contextPrompt: 'A harbour',
    mediaType: 'photography',
  })
  return { sessionId, message }
}

async function replyOf(world: TestWorld, sessionId: string): Promise<MessageView> {
  return (await world.api.conversation.get({ sessionId })).messages.at(-1)!
}

function untilStatus(
  world: TestWorld,
  sessionId: string,
  status: MessageView['status'],
): Promise<MessageView> {
  return until(async () => {
    const reply = await replyOf(world, sessionId)
    return reply.status === status ? reply : undefined
  })
}

async function used({ api }: TestWorld): Promise<number> {
  return (await api.billing.subscription()).conversationsThisMonth
}

test('pieces are stored as they come and are the message only at the end', async () => {
  const [pause, last] = [gate(), gate()]
  const tutor = scriptedTutor(['Look ', 'at ', pause, 'the light', last, '.'])
  const world = await buildWorking({ tutor })
  const { sessionId } = await begin(world)
  await until(() => countRows(world.open, 'reply_chunks') === 1)
  pause.open()
  await until(() => countRows(world.open, 'reply_chunks') === 2)
  const half = await replyOf(world, sessionId)
  expect([half.status, half.content]).toEqual(['writing', ''])
  const chunks = rowsOf(world.open, 'reply_chunks')
  expect(chunks.map((chunk) => [chunk['attempt'], chunk['seq'], chunk['text']])).toEqual([
    [1, 0, 'Look '],
    [1, 1, 'at the light'],
  ])
  last.open()
  const whole = await untilStatus(world, sessionId, 'done')
  expect(whole).toMatchObject({ content: 'Look at the light.', model: 'Scripted tutor' })
  expect(countRows(world.open, 'reply_chunks')).toBe(0)
  expect(rowsOf(world.open, 'jobs').find((job) => job['kind'] === 'reply')).toMatchObject(
    {
      state: 'done',
      leaseOwner: null,
    },
  )
})

test('the tutor is told the work, the facts, the person and the thread', async () => {
  const tutor = scriptedTutor(['First.'], ['Second.'])
  const world = await buildWorking({ tutor })
  world.open.sqlite.exec(
    `update users set interests = '["drawing"]', "artistStatement" = 'I draw light'`,
  )
  const { sessionId } = await begin(world)
  await untilStatus(world, sessionId, 'done')
  await world.api.conversation.ask({ sessionId, message: 'Why blue?' })
  await until(async () => (await replyOf(world, sessionId)).content === 'Second.')
  const [first, second] = tutor.briefs
  expect(first).toMatchObject({
    medium: 'photography',
    context: 'A harbour',
    question: null,
    history: [],
    learner: { interests: ['drawing'], artistStatement: 'I draw light' },
  })
  expect(first?.works[0]).toMatchObject({ mimeType: 'image/jpeg', facts: pictureFacts() })
  expect(second).toMatchObject({
    question: 'Why blue?',
    history: [{ role: 'ai', content: 'First.' }],
  })
})

test('a failing tutor is tried again later, three times in all, then the quota is given back', async () => {
  const tutor = scriptedTutor(['Half', new AiError('ai_unreachable', 'down')])
  const world = await buildWorking({ tutor })
  const { sessionId } = await begin(world)
  const postponed = await until(async () => {
    const reply = await replyOf(world, sessionId)
    return reply.retryAt ? reply : undefined
  })
  expect(postponed).toMatchObject({
    status: 'pending',
    content: '',
    errorCode: 'ai_unreachable',
  })
  const waitMs = Date.parse(postponed.retryAt!) - world.clock.now().getTime()
  expect(waitMs).toBeGreaterThanOrEqual(1000)
  expect(waitMs).toBeLessThanOrEqual(1200)
  expect([countRows(world.open, 'reply_chunks'), await used(world)]).toEqual([0, 1])
  world.clock.move(1200)
  await until(() => tutor.briefs.length === 2)
  await until(async () => (await replyOf(world, sessionId)).status === 'pending')
  world.clock.move(4800)
  const failed = await untilStatus(world, sessionId, 'failed')
  expect(failed).toMatchObject({
    content: '',
    errorCode: 'ai_unreachable',
    retryAt: null,
  })
  expect([tutor.briefs.length, await used(world)]).toEqual([3, 0])
  world.clock.move(10_000_000)
  world.worker.wake()
  expect(
    rowsOf(world.open, 'jobs').find((job) => job['kind'] === 'reply')?.['state'],
  ).toBe('dead')
})

test('the wait that the other side asks for is kept, up to ten minutes', async () => {
  const world = await buildWorking({
    tutor: scriptedTutor(
      [new AiError('ai_busy', 'slow down', 34_000)],
      [new AiError('ai_busy', 'slow down', 3_600_000)],
    ),
  })
  const { sessionId } = await begin(world)
  const now = world.clock.now().getTime()
  const retryAt = () =>
    until(async () => (await replyOf(world, sessionId)).retryAt).then(Date.parse)
  expect((await retryAt()) - now).toBe(34_000)
  world.clock.move(34_000)
  await until(async () => (await retryAt()) > now + 34_000)
  expect((await retryAt()) - now).toBe(34_000 + 600_000)
})

test.for(['ai_key_refused', 'ai_quota'] as const)(
  '%s fails at once: trying again only costs time',
  async (fault) => {
    const tutor = scriptedTutor([new AiError(fault, 'no')])
    const world = await buildWorking({ tutor })
    const { sessionId } = await begin(world)
    expect((await untilStatus(world, sessionId, 'failed')).errorCode).toBe(fault)
    expect([tutor.briefs.length, await used(world)]).toEqual([1, 0])
  },
)

test('a second attempt starts from nothing', async () => {
  const world = await buildWorking({
    tutor: scriptedTutor(['Wrong start', new AiError('ai_cut_off', 'cut')], ['Right.']),
  })
  const { sessionId } = await begin(world)
  await until(async () => (await replyOf(world, sessionId)).retryAt)
  world.clock.move(1200)
  expect((await untilStatus(world, sessionId, 'done')).content).toBe('Right.')
  expect(rowsOf(world.open, 'messages')[0]?.['attempt']).toBe(2)
})

test('a blank answer is no answer', async () => {
  const world = await buildWorking({ tutor: scriptedTutor(['  ', '\n']) })
  const { sessionId } = await begin(world)
  expect(
    (
      await until(async () => {
        const reply = await replyOf(world, sessionId)
        return reply.errorCode ? reply : undefined
      })
    ).errorCode,
  ).toBe('ai_nonsense')
})

test('an answer without an end is cut at 200,000 characters', async () => {
  const world = await buildWorking({
    tutor: scriptedTutor(Array<string>(21).fill('x'.repeat(10_000))),
  })
  const { sessionId } = await begin(world)
  const reply = await until(async () => {
    const found = await replyOf(world, sessionId)
    return found.errorCode ? found : undefined
  })
  expect([reply.errorCode, reply.content]).toEqual(['ai_nonsense', ''])
})

test('an unknown fault is told as internal and logged', async () => {
  const world = await buildWorking({
    tutor: scriptedTutor([new Error('secret path /etc')]),
  })
  const { sessionId } = await begin(world)
  const reply = await until(async () => {
    const found = await replyOf(world, sessionId)
    return found.errorCode ? found : undefined
  })
  expect(reply.errorCode).toBe('internal')
  expect(JSON.stringify(reply)).not.toContain('secret')
  expect(world.log.entries.some(({ level }) => level === 'warn')).toBe(true)
})

test('a failed follow-up gives its reply back and not the conversation', async () => {
  const tutor = scriptedTutor(['First.'], [new AiError('ai_quota', 'no')])
  const world = await buildWorking({ tutor })
  const { sessionId } = await begin(world)
  await untilStatus(world, sessionId, 'done')
  await world.api.conversation.ask({ sessionId, message: 'Why?' })
  await untilStatus(world, sessionId, 'failed')
  const { conversation } = await world.api.conversation.get({ sessionId })
  expect([conversation.repliesUsed, await used(world)]).toEqual([0, 1])
})

test('a conversation of last month that fails gives nothing of this month back', async () => {
  const stuck = gate()
  const world = await buildWorking(
    {
      now: '2026-11-30T23:59:00.000Z',
      tutor: scriptedTutor([stuck, new AiError('ai_quota', 'no')], ['Done.']),
    },
    { leaseMs: dayMs },
  )
  const { sessionId } = await begin(world)
  await until(() => stuck.isReached)
  world.clock.set('2026-12-01T00:00:30.000Z')
  const december = await begin(world)
  await untilStatus(world, december.sessionId, 'done')
  expect(await used(world)).toBe(1)
  stuck.open()
  await untilStatus(world, sessionId, 'failed')
  expect(await used(world)).toBe(1)
})
