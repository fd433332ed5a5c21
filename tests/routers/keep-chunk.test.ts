import { expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '#db/ids.ts'
import { keepChunk } from '#routers/conversation/keep-chunk.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { rowsOf } from '#tests/support/database.ts'
import { aConversation, aMessage } from '#tests/support/factories.ts'

async function aReply() {
  const world = await buildContext()
  const conversation = await aConversation(world.db, world.user)
  const message = await aMessage(world.db, conversation, { status: 'writing' })
  const chunk = (seq: number, text: string, messageId = message.id) =>
    keepChunk(world.db, { messageId, attempt: 1, seq, text })
  const texts = () => rowsOf(world.open, 'reply_chunks').map(({ text }) => text)
  return { world, chunk, texts }
}

test('a piece is stored when it is told so', async () => {
  const { chunk, texts } = await aReply()
  await chunk(0, 'Look')
  expect(texts()).toEqual(['Look'])
  await chunk(1, ' there')
  expect(texts()).toEqual(['Look', ' there'])
})

test('pieces of many replies at once are few writes', async () => {
  const { world, chunk, texts } = await aReply()
  const { sqlite } = world.open
  const changes = () =>
    sqlite.prepare('select total_changes() as n').get() as { n: number }
  const before = changes().n
  const prepare = sqlite.prepare.bind(sqlite)
  let writes = 0
  sqlite.prepare = (text: string) => {
    if (text.startsWith('insert into "reply_chunks"')) writes += 1
    return prepare(text)
  }
  await Promise.all(Array.from({ length: 50 }, (_, seq) => chunk(seq, `${seq} `)))
  expect(texts()).toHaveLength(50)
  expect(changes().n - before).toBe(50)
  expect(writes).toBeLessThan(3)
})

test('the first piece of a reply waits for no pause, and takes along what does', async () => {
  const { world, chunk, texts } = await aReply()
  const other = await aMessage(world.db, await aConversation(world.db, world.user), {
    status: 'writing',
  })
  // No pause ends by itself.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await chunk(0, 'Look')
  const waits = chunk(1, ' there')
  await new Promise(setImmediate)
  expect(texts()).toEqual(['Look'])
  await chunk(0, 'Listen', other.id)
  await waits
  expect(texts()).toEqual(['Look', ' there', 'Listen'])
  vi.runAllTimers()
})

test('a piece whose message is gone fails alone', async () => {
  const { chunk, texts } = await aReply()
  const results = await Promise.allSettled([
    chunk(0, 'a'),
    chunk(0, 'nobody', newId()),
    chunk(1, 'b'),
  ])
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(texts()).toEqual(['a', 'b'])
})
