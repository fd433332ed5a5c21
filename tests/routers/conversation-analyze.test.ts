import { expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { aFile, aSession, aUser } from '#tests/support/factories.ts'
import { codeOf, outcomes, refusalOf } from '#tests/support/refusals.ts'
import type { TestWorld } from '#tests/support/build-context.ts'

const crit = { contextPrompt: 'A harbour at dawn', mediaType: 'photography' } as const

async function withFiles(world: TestWorld, count = 1): Promise<string> {
  const sessionId = aSession()
  for (let index = 0; index < count; index += 1)
    await aFile(world.db, world.user, { sessionId })
  return sessionId
}

/** What a refusal must leave untouched. */
function traces({ open }: TestWorld): unknown {
  return {
    conversations: countRows(open, 'conversations'),
    messages: countRows(open, 'messages'),
    jobs: countRows(open, 'jobs'),
    used: rowsOf(open, 'users').map((row) => row['conversationsThisMonth']),
    attached: rowsOf(open, 'files').filter((row) => row['conversationId'] !== null)
      .length,
  }
}

test('a crit begins with a pending message, a job, its files and one of the month', async () => {
  const world = await buildContext()
  const sessionId = await withFiles(world, 2)
  const { conversation, message } = await world.api.conversation.analyze({
    sessionId,
    ...crit,
  })
  expect(conversation).toMatchObject({
    sessionId,
    ...crit,
    isAssignment: false,
    repliesUsed: 0,
  })
  expect(message).toMatchObject({ role: 'ai', status: 'pending', content: '' })
  const [job] = rowsOf(world.open, 'jobs')
  expect(job).toMatchObject({
    kind: 'reply',
    dedupeKey: `reply:${message.id}`,
    state: 'ready',
  })
  expect(rowsOf(world.open, 'files').map((file) => file['conversationId'])).toEqual([
    conversation.id,
    conversation.id,
  ])
  expect((await world.api.billing.subscription()).conversationsThisMonth).toBe(1)
  expect(world.jobs.wakes).toBe(1)
})

test.for([
  ['no file', {}, 'invalid'],
  ['blank context', { contextPrompt: '  \n' }, 'invalid'],
  ['neither medium nor assignment', { mediaType: undefined }, 'invalid'],
  ['an unknown medium', { mediaType: 'sculpture' }, 'invalid'],
  ['a session id of another shape', { sessionId: '../../etc' }, 'invalid'],
  ['context that is too long', { contextPrompt: 'x'.repeat(5001) }, 'invalid'],
] as const)(
  'a crit with %s is refused and leaves nothing behind',
  async ([, over, code]) => {
    const world = await buildContext()
    const before = traces(world)
    const call = world.api.conversation.analyze({
      sessionId: aSession(),
      ...crit,
      ...over,
    } as Parameters<typeof world.api.conversation.analyze>[0])
    expect(await codeOf(call)).toBe(code)
    expect(traces(world)).toEqual(before)
    expect(world.jobs.wakes).toBe(0)
  },
)

test('an assignment needs no medium and keeps its brief', async () => {
  const world = await buildContext()
  const sessionId = await withFiles(world)
  const { conversation } = await world.api.conversation.analyze({
    sessionId,
    contextPrompt: 'My answer',
    isAssignmentMode: true,
    assignmentPrompt: 'Draw a hand',
  })
  expect(conversation).toMatchObject({ mediaType: null, isAssignment: true })
  expect(rowsOf(world.open, 'conversations')[0]).toMatchObject({
    assignmentPrompt: 'Draw a hand',
  })
})

test('files of another learner in a session of the same name are not taken', async () => {
  const world = await buildContext()
  const other = await aUser(world.db)
  const { sessionId } = await aFile(world.db, other)
  const refusal = await refusalOf(world.api.conversation.analyze({ sessionId, ...crit }))
  expect([refusal.appCode, refusal.detail.reason]).toEqual(['invalid', 'files_required'])
  expect(rowsOf(world.open, 'files')[0]?.['conversationId']).toBeNull()
})

test('two learners may use the same session id without meeting', async () => {
  const world = await buildContext()
  const other = await aUser(world.db)
  const { sessionId } = await aFile(world.db, other)
  await aFile(world.db, world.user, { sessionId })
  const mine = await world.api.conversation.analyze({ sessionId, ...crit })
  const theirs = await world.as(other).api.conversation.analyze({ sessionId, ...crit })
  expect(mine.conversation.id).not.toBe(theirs.conversation.id)
})

test('the same click again is answered with what it started', async () => {
  const world = await buildContext()
  const sessionId = await withFiles(world)
  const click = { sessionId, ...crit, requestId: randomUUID() }
  const first = await world.api.conversation.analyze(click)
  const before = traces(world)
  expect(await world.api.conversation.analyze(click)).toEqual(first)
  expect(traces(world)).toEqual(before)
})

test('another click in a session that has its conversation is a conflict', async () => {
  const world = await buildContext()
  const sessionId = await withFiles(world)
  await world.api.conversation.analyze({ sessionId, ...crit, requestId: randomUUID() })
  const before = traces(world)
  for (const requestId of [undefined, randomUUID()])
    expect(
      await codeOf(world.api.conversation.analyze({ sessionId, ...crit, requestId })),
    ).toBe('conflict')
  expect(traces(world)).toEqual(before)
})

test('one request id in two sessions is a conflict and no fault of the server', async () => {
  const world = await buildContext()
  const requestId = randomUUID()
  const [first, second] = [await withFiles(world), await withFiles(world)]
  await world.api.conversation.analyze({ sessionId: first, ...crit, requestId })
  expect(
    await codeOf(
      world.api.conversation.analyze({ sessionId: second, ...crit, requestId }),
    ),
  ).toBe('conflict')
})

test('the fourth conversation of a free month is refused and leaves nothing behind', async () => {
  const world = await buildContext()
  for (let index = 0; index < 3; index += 1)
    await world.api.conversation.analyze({ sessionId: await withFiles(world), ...crit })
  const sessionId = await withFiles(world)
  const before = traces(world)
  const refusal = await refusalOf(world.api.conversation.analyze({ sessionId, ...crit }))
  expect([refusal.appCode, refusal.detail]).toEqual(['conversation_limit', { max: 3 }])
  expect(traces(world)).toEqual(before)
})

test('of 20 conversations begun at once a free month lets exactly 3 through', async () => {
  const world = await buildContext()
  const sessions = []
  for (let index = 0; index < 20; index += 1) sessions.push(await withFiles(world))
  const { passed, refused } = await outcomes(
    sessions.map((sessionId) => world.api.conversation.analyze({ sessionId, ...crit })),
  )
  expect(passed).toBe(3)
  expect(refused).toEqual(Array(17).fill('conversation_limit'))
  expect(traces(world)).toMatchObject({
    conversations: 3,
    messages: 3,
    jobs: 3,
    used: [3],
  })
})

test('of 20 clicks in one session at once exactly one begins a conversation', async () => {
  const world = await buildContext()
  const sessionId = await withFiles(world)
  const { passed, refused } = await outcomes(
    Array.from({ length: 20 }, () =>
      world.api.conversation.analyze({ sessionId, ...crit }),
    ),
  )
  expect([passed, new Set(refused)]).toEqual([1, new Set(['conflict'])])
  expect(traces(world)).toMatchObject({ conversations: 1, used: [1] })
})

test('the count begins anew with the month, in UTC', async () => {
  const world = await buildContext({ now: '2026-11-30T23:59:59.999Z' })
  const begin = async () =>
    world.api.conversation.analyze({ sessionId: await withFiles(world), ...crit })
  for (let index = 0; index < 3; index += 1) await begin()
  expect(await codeOf(begin())).toBe('conversation_limit')
  world.clock.set('2026-12-01T00:00:00.000Z')
  expect((await world.api.billing.subscription()).conversationsThisMonth).toBe(0)
  for (let index = 0; index < 3; index += 1) await begin()
  expect(await codeOf(begin())).toBe('conversation_limit')
})

test('a clock that was set back does not open the month again', async () => {
  const world = await buildContext({ now: '2026-12-01T00:00:00.000Z' })
  const begin = async () =>
    world.api.conversation.analyze({ sessionId: await withFiles(world), ...crit })
  for (let index = 0; index < 3; index += 1) await begin()
  world.clock.set('2026-11-30T00:00:00.000Z')
  expect(await codeOf(begin())).toBe('conversation_limit')
})

test('more files than the plan takes after a downgrade are refused', async () => {
  const world = await buildContext({ plan: 'free' })
  const sessionId = await withFiles(world, 6)
  const before = traces(world)
  expect(await codeOf(world.api.conversation.analyze({ sessionId, ...crit }))).toBe(
    'file_limit',
  )
  expect(traces(world)).toEqual(before)
})
