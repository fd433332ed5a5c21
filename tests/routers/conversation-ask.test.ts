import { expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { newId } from '#db/ids.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { aConversation, aMessage, aUser } from '#tests/support/factories.ts'
import { codeOf, outcomes, refusalOf } from '#tests/support/refusals.ts'
import { aSuggestion } from '#tests/support/suggestions.ts'
import type { ConversationRow } from '#db/tables/conversations.ts'
import type { ConversationEvent } from '#routers/contract/conversation.ts'
import type { TestOptions, TestWorld } from '#tests/support/build-context.ts'

async function withCrit(
  options: TestOptions = {},
): Promise<TestWorld & { crit: ConversationRow }> {
  const world = await buildContext(options)
  const crit = await aConversation(world.db, world.user)
  await aMessage(world.db, crit)
  return { ...world, crit }
}

function traces({ open }: TestWorld): unknown {
  return {
    messages: countRows(open, 'messages'),
    jobs: countRows(open, 'jobs'),
    used: rowsOf(open, 'conversations').map((row) => [
      row['replyCount'],
      row['nextPosition'],
    ]),
  }
}

function settle({ open }: TestWorld): void {
  open.sqlite.exec(`update messages set status = 'done'`)
}

test('a question and its pending answer stand at the end of the thread', async () => {
  const { api, crit, jobs, open } = await withCrit()
  const answer = await api.conversation.ask({
    sessionId: crit.sessionId,
    message: ' Why blue? ',
  })
  expect(answer).toMatchObject({ role: 'ai', status: 'pending', content: '' })
  const { messages, conversation } = await api.conversation.get({
    sessionId: crit.sessionId,
  })
  expect(messages.map(({ role, content }) => [role, content])).toEqual([
    ['ai', 'Look at the light.'],
    ['user', 'Why blue?'],
    ['ai', ''],
  ])
  expect(conversation.repliesUsed).toBe(1)
  expect(rowsOf(open, 'jobs')[0]).toMatchObject({ dedupeKey: `reply:${answer.id}` })
  expect(jobs.wakes).toBe(1)
})

test('both messages are told to whoever follows the conversation', async () => {
  const { api, crit, services } = await withCrit()
  const controller = new AbortController()
  const told: ConversationEvent[] = []
  const events = services.live.subscribe(crit.id, controller.signal)
  await api.conversation.ask({ sessionId: crit.sessionId, message: 'Why?' })
  for await (const event of events) if (told.push(event) === 2) controller.abort()
  expect(told.map((event) => event.type === 'message' && event.message.role)).toEqual([
    'user',
    'ai',
  ])
})

test.for([
  ['only white space', '   '],
  ['more than 5000 characters', 'x'.repeat(5001)],
] as const)('a message of %s is invalid', async ([, message]) => {
  const world = await withCrit()
  const before = traces(world)
  const call = world.api.conversation.ask({ sessionId: world.crit.sessionId, message })
  expect(await codeOf(call)).toBe('invalid')
  expect(traces(world)).toEqual(before)
})

test('a conversation of another learner is as absent as one that never was', async () => {
  const world = await withCrit()
  const stranger = world.as(await aUser(world.db)).api
  const ask = (sessionId: string) =>
    stranger.conversation.ask({ sessionId, message: 'Why?' })
  const foreign = await refusalOf(ask(world.crit.sessionId))
  const absent = await refusalOf(ask('session_1_never'))
  expect([foreign.appCode, foreign.message]).toEqual([absent.appCode, absent.message])
  expect(foreign.appCode).toBe('not_found')
})

test('while a reply is being written another question is refused and nothing is lost', async () => {
  const world = await withCrit()
  const ask = () =>
    world.api.conversation.ask({ sessionId: world.crit.sessionId, message: 'Why?' })
  await ask()
  const before = traces(world)
  expect(await codeOf(ask())).toBe('reply_in_progress')
  expect(traces(world)).toEqual(before)
})

test('the fourth follow-up of a free conversation is refused and leaves nothing behind', async () => {
  const world = await withCrit()
  const ask = () =>
    world.api.conversation.ask({ sessionId: world.crit.sessionId, message: 'Why?' })
  for (let index = 0; index < 3; index += 1) {
    await ask()
    settle(world)
  }
  const before = traces(world)
  const refusal = await refusalOf(ask())
  expect([refusal.appCode, refusal.detail]).toEqual(['reply_limit', { max: 3 }])
  expect(traces(world)).toEqual(before)
})

test('replies are counted for each conversation', async () => {
  const world = await withCrit()
  const second = await aConversation(world.db, world.user)
  for (const { sessionId } of [world.crit, second])
    for (let index = 0; index < 3; index += 1) {
      await world.api.conversation.ask({ sessionId, message: 'Why?' })
      settle(world)
    }
})

test('of 20 questions at once exactly one is taken', async () => {
  const world = await withCrit({ plan: 'premium' })
  const { passed, refused } = await outcomes(
    Array.from({ length: 20 }, (_, index) =>
      world.api.conversation.ask({
        sessionId: world.crit.sessionId,
        message: `Why ${index}?`,
      }),
    ),
  )
  expect(passed).toBe(1)
  expect(refused).toEqual(Array(19).fill('reply_in_progress'))
  expect(traces(world)).toMatchObject({ messages: 3, jobs: 1, used: [[1, 3]] })
})

test('with one reply left 20 questions at once take one and no more', async () => {
  const world = await withCrit()
  world.open.sqlite.exec('update conversations set "replyCount" = 2')
  const { passed } = await outcomes(
    Array.from({ length: 20 }, () =>
      world.api.conversation.ask({ sessionId: world.crit.sessionId, message: 'Why?' }),
    ),
  )
  expect([passed, rowsOf(world.open, 'conversations')[0]?.['replyCount']]).toEqual([1, 3])
})

test('the same click again is answered with the same message, once or twenty times', async () => {
  const world = await withCrit()
  const click = {
    sessionId: world.crit.sessionId,
    message: 'Why?',
    requestId: randomUUID(),
  }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => world.api.conversation.ask(click)),
  )
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(traces(world)).toMatchObject({ messages: 3, jobs: 1, used: [[1, 3]] })
})

test('the same click of two learners is two questions', async () => {
  const world = await withCrit()
  const other = await aUser(world.db)
  const theirs = await aConversation(world.db, other)
  const click = { message: 'Why?', requestId: randomUUID() }
  const one = await world.api.conversation.ask({
    ...click,
    sessionId: world.crit.sessionId,
  })
  const two = await world
    .as(other)
    .api.conversation.ask({ ...click, sessionId: theirs.sessionId })
  expect(one.id).not.toBe(two.id)
  expect(two.conversationId).toBe(theirs.id)
})

test('a request id that is no uuid is invalid', async () => {
  const { api, crit } = await withCrit()
  const click = { sessionId: crit.sessionId, message: 'Why?', requestId: '1' }
  expect(await codeOf(api.conversation.ask(click))).toBe('invalid')
})

test('a question about a suggestion is kept with it, its answer is not', async () => {
  const world = await buildContext()
  const crit = await aConversation(world.db, world.user)
  const { id } = await aSuggestion(world.db, await aMessage(world.db, crit))
  const { sessionId } = crit
  const answer = await world.api.conversation.ask({
    sessionId,
    message: 'Why?',
    suggestionId: id,
  })
  const { messages } = await world.api.conversation.get({ sessionId })
  expect(messages.map(({ suggestionId }) => suggestionId)).toEqual([null, id, null])
  expect(answer.suggestionId).toBeNull()
})

test('a question about no suggestion names none', async () => {
  const world = await withCrit()
  const { sessionId } = world.crit
  await world.api.conversation.ask({ sessionId, message: 'Why?' })
  const { messages } = await world.api.conversation.get({ sessionId })
  expect(messages.map(({ suggestionId }) => suggestionId)).toEqual([null, null, null])
})

test.for(['of another learner', 'of another conversation', 'that never was'] as const)(
  'a question about a suggestion %s is refused and leaves nothing behind',
  async (whose) => {
    const world = await withCrit()
    const owner = whose === 'of another learner' ? await aUser(world.db) : world.user
    const elsewhere = await aConversation(world.db, owner)
    const there = await aSuggestion(world.db, await aMessage(world.db, elsewhere))
    const before = traces(world)
    const call = world.api.conversation.ask({
      sessionId: world.crit.sessionId,
      message: 'Why?',
      suggestionId: whose === 'that never was' ? newId() : there.id,
    })
    const refusal = await refusalOf(call)
    const absent = await refusalOf(
      world.api.conversation.ask({ sessionId: 'session_1_never', message: 'Why?' }),
    )
    expect([refusal.appCode, refusal.message]).toEqual(['not_found', absent.message])
    expect(traces(world)).toEqual(before)
  },
)

test('a suggestion id that is none is invalid', async () => {
  const { api, crit } = await withCrit()
  const question = { sessionId: crit.sessionId, message: 'Why?', suggestionId: '1' }
  expect(await codeOf(api.conversation.ask(question))).toBe('invalid')
})
