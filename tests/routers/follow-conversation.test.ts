import { expect, test } from 'vitest'
import { buildContext } from '#tests/support/build-context.ts'
import { aConversation, aMessage, aUser } from '#tests/support/factories.ts'
import { follow, shown } from '#tests/support/follow.ts'
import { codeOf } from '#tests/support/refusals.ts'
import { toMessageView } from '#routers/conversation/message-view.ts'
import type { ConversationRow, MessageRow } from '#db/tables/conversations.ts'
import type { TestWorld } from '#tests/support/build-context.ts'

interface Writing extends TestWorld {
  crit: ConversationRow
  reply: MessageRow
  chunk(seq: number, text: string, attempt?: number): void
}

/** A conversation whose reply is in its second attempt. */
async function withReply(stored: string[] = []): Promise<Writing> {
  const world = await buildContext()
  const crit = await aConversation(world.db, world.user)
  const reply = await aMessage(world.db, crit, {
    status: 'writing',
    content: '',
    attempt: 2,
  })
  const insert = world.open.sqlite.prepare('insert into reply_chunks values (?, ?, ?, ?)')
  const chunk: Writing['chunk'] = (seq, text, attempt = 2) => {
    insert.run(reply.id, attempt, seq, text)
    world.services.live.publish(crit.id, {
      type: 'chunk',
      messageId: reply.id,
      attempt,
      seq,
      text,
    })
  }
  for (const [seq, text] of stored.entries()) chunk(seq, text)
  return { ...world, crit, reply, chunk }
}

test('who comes late gets the reply from its start and then what follows', async () => {
  const { ctx, crit, reply, chunk } = await withReply(['Look ', 'at '])
  const seen = await follow(ctx, crit, (events) => {
    if (events.length === 4) chunk(2, 'the light')
    return events.length === 5
  })
  expect(seen.map(({ id, event }) => [id, event.type])).toEqual([
    [null, 'message'],
    [null, 'reset'],
    [`${reply.id}.2.0`, 'chunk'],
    [`${reply.id}.2.1`, 'chunk'],
    [`${reply.id}.2.2`, 'chunk'],
  ])
  expect(shown(seen)).toBe('Look at the light')
})

test('who comes back with the last id gets what lies behind it, without a reset', async () => {
  const { ctx, crit, reply } = await withReply(['Look ', 'at ', 'the ', 'light'])
  const lastEventId = `${reply.id}.2.1`
  const seen = await follow(
    ctx,
    { sessionId: crit.sessionId, lastEventId },
    ({ length }) => length === 3,
  )
  expect(seen.map(({ event }) => event.type)).toEqual(['message', 'chunk', 'chunk'])
  expect(shown(seen, 'Look at ')).toBe('Look at the light')
})

test('who comes back from an older attempt is told to start from nothing', async () => {
  const { ctx, crit, reply } = await withReply(['New'])
  const lastEventId = `${reply.id}.1.7`
  const seen = await follow(
    ctx,
    { sessionId: crit.sessionId, lastEventId },
    ({ length }) => length === 3,
  )
  expect(seen.map(({ event }) => event.type)).toEqual(['message', 'reset', 'chunk'])
  expect(shown(seen, 'Old half')).toBe('New')
})

test('who comes back after the reply has ended is told its settled state', async () => {
  const { ctx, crit, reply, open } = await withReply(['Look '])
  open.sqlite.exec(
    `delete from reply_chunks; update messages set status = 'done', content = 'Look there.'`,
  )
  const lastEventId = `${reply.id}.2.0`
  const seen = await follow(
    ctx,
    { sessionId: crit.sessionId, lastEventId },
    ({ length }) => length === 1,
  )
  expect(shown(seen, 'Look ')).toBe('Look there.')
})

test.for(['', 'nonsense', '../../etc', 'a.b.c', '0.0.0'])(
  'the last id %j counts as none',
  async (lastEventId) => {
    const { ctx, crit } = await withReply(['Look'])
    const input = { sessionId: crit.sessionId, lastEventId }
    const seen = await follow(ctx, input, ({ length }) => length === 3)
    expect(shown(seen)).toBe('Look')
  },
)

test('the id of a message of another conversation opens nothing', async () => {
  const world = await withReply(['mine'])
  const stranger = await aUser(world.db)
  const theirs = await aConversation(world.db, stranger)
  const secret = await aMessage(world.db, theirs, {
    status: 'writing',
    content: '',
    attempt: 1,
  })
  world.open.sqlite
    .prepare('insert into reply_chunks values (?, 1, 0, ?)')
    .run(secret.id, 'secret')
  const input = { sessionId: world.crit.sessionId, lastEventId: `${secret.id}.1.0` }
  const seen = await follow(world.ctx, input, ({ length }) => length === 3)
  expect(shown(seen)).toBe('mine')
})

test('the stream of a foreign or absent conversation is not found', async () => {
  const { as, db, crit } = await withReply()
  const stranger = as(await aUser(db)).api.conversation
  for (const sessionId of [crit.sessionId, 'session_1_never']) {
    const opened = stranger
      .follow({ sessionId })
      .then((events) => (events as AsyncIterable<unknown>)[Symbol.asyncIterator]().next())
    expect(await codeOf(opened)).toBe('not_found')
  }
})

test('two tabs see the same', async () => {
  const { ctx, crit, chunk } = await withReply(['Look '])
  let ready = 0
  const tab = () =>
    follow(ctx, crit, (events) => {
      if (events.length === 3 && ++ready === 2) chunk(1, 'there')
      return events.length === 4
    })
  const [one, two] = await Promise.all([tab(), tab()])
  expect(one).toEqual(two)
  expect(shown(one)).toBe('Look there')
})

test('a settled message is told whole', async () => {
  const { ctx, crit, reply, services } = await withReply(['Half'])
  const message = toMessageView({ ...reply, status: 'done', content: 'Whole.' })
  const seen = await follow(ctx, crit, (events) => {
    if (events.length === 3) services.live.publish(crit.id, { type: 'message', message })
    return events.length === 4
  })
  expect(shown(seen)).toBe('Whole.')
})
