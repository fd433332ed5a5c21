import { expect, test } from 'vitest'
import { countRows, rowsOf } from '#tests/support/database.ts'
import {
  aConversation,
  aFile,
  aMessage,
  anUpload,
  aSession,
  aUser,
} from '#tests/support/factories.ts'
import { gate, scriptedTutor } from '#tests/support/scripted-tutor.ts'
import { until } from '#tests/support/until.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { buildWorking } from '#tests/support/working.ts'

const ownTables = [
  'conversations',
  'messages',
  'reply_chunks',
  'files',
  'suggestions',
  'uploads',
]

test('deleting a conversation while its reply is written leaves no row and no byte', async () => {
  const tutor = scriptedTutor(['Look', gate(), ' there'])
  const world = await buildWorking({ tutor })
  const sessionId = aSession()
  const { filename } = await aFile(world.db, world.user, { sessionId })
  world.files.put(`blobs/${filename}`, 'bytes')
  const { conversation } = await world.api.conversation.analyze({
    sessionId,
    contextPrompt: 'A harbour',
    mediaType: 'photography',
  })
  await until(() => countRows(world.open, 'reply_chunks') === 1)
  expect(await world.api.conversation.remove({ id: conversation.id })).toEqual({
    success: true,
  })
  await until(() => world.files.bytes.size === 0)
  await world.worker.stop(1000)
  expect(ownTables.filter((table) => countRows(world.open, table) > 0)).toEqual([])
  const kinds = rowsOf(world.open, 'jobs').map((job) => [job['kind'], job['state']])
  expect(kinds).toEqual([['sweep', 'done']])
  expect(tutor.signals[0]?.aborted).toBe(true)
})

test('a writer that does not hear the deletion leaves nothing behind either', async () => {
  const deaf = gate({ isDeaf: true })
  const world = await buildWorking({ tutor: scriptedTutor(['Look', deaf, ' there']) })
  const sessionId = aSession()
  await aFile(world.db, world.user, { sessionId })
  const { conversation } = await world.api.conversation.analyze({
    sessionId,
    contextPrompt: 'A harbour',
    mediaType: 'photography',
  })
  await until(() => deaf.isReached)
  await world.api.conversation.remove({ id: conversation.id })
  deaf.open()
  await world.worker.stop(2000)
  expect(ownTables.filter((table) => countRows(world.open, table) > 0)).toEqual([])
})

test('what is left of resumable uploads goes with the conversation', async () => {
  const world = await buildContext()
  const crit = await aConversation(world.db, world.user)
  const uploads = [
    await anUpload(world.db, world.user, {
      sessionId: crit.sessionId,
      state: 'finished',
    }),
    await anUpload(world.db, world.user, { sessionId: crit.sessionId, state: 'open' }),
  ]
  expect(uploads).toHaveLength(2)
  await world.api.conversation.remove({ id: crit.id })
  expect(countRows(world.open, 'uploads')).toBe(0)
})

test('other conversations and other learners keep everything', async () => {
  const { api, db, user, open } = await buildContext()
  const other = await aUser(db)
  const gone = await aConversation(db, user)
  const kept = [await aConversation(db, user), await aConversation(db, other)]
  for (const crit of [gone, ...kept]) {
    await aMessage(db, crit)
    await aFile(
      db,
      { id: crit.userId },
      { sessionId: gone.sessionId, conversationId: crit.id },
    )
  }
  await api.conversation.remove({ id: gone.id })
  expect(rowsOf(open, 'conversations').map((row) => row['id'])).toEqual(
    kept.map(({ id }) => id),
  )
  expect(countRows(open, 'messages')).toBe(2)
  expect(rowsOf(open, 'files').some((file) => file['userId'] === other.id)).toBe(true)
})

test('whoever has the conversation open elsewhere is told that it is gone', async () => {
  const world = await buildContext()
  const { id } = await aConversation(world.db, world.user)
  const controller = new AbortController()
  const events = world.services.live.subscribe(id, controller.signal)
  await world.api.conversation.remove({ id })
  for await (const event of events) {
    expect(event).toEqual({ type: 'removed' })
    controller.abort()
  }
})
