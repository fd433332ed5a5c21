import { expect, test } from 'vitest'
import { newId } from '#db/ids.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { aCrit } from '#tests/support/crits.ts'
import { aConversation, aMessage, aUser } from '#tests/support/factories.ts'
import { codeOf, refusalOf } from '#tests/support/refusals.ts'
import type { AudioChatView } from '#routers/contract/audio-chat.ts'
import type { TestWorld } from '#tests/support/build-context.ts'
import type { Crit } from '#tests/support/crits.ts'

function talk(
  { api }: Pick<TestWorld, 'api'>,
  { sessionId, conversation }: Pick<Crit, 'sessionId' | 'conversation'>,
  messageId?: string,
): Promise<AudioChatView> {
  return api.audioChat.generate({
    sessionId,
    conversationId: conversation.id,
    messageId,
  })
}

/** Ends a talk, as far as its row says. */
function end({ open }: TestWorld, id: string, status: 'done' | 'failed'): void {
  open.sqlite.prepare('update audio_chats set status = ? where id = ?').run(status, id)
  open.sqlite.exec(`update jobs set state = 'done' where kind = 'audio'`)
}

test('a talk begins pending about the latest reply, with its job', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const latest = await aMessage(world.db, crit.conversation)
  const view = await talk(world, crit)
  expect(view).toMatchObject({
    conversationId: crit.conversation.id,
    messageId: latest.id,
    status: 'pending',
    stage: 'script',
    spokenTurns: 0,
    transcript: [],
    audioUrl: null,
    errorCode: null,
  })
  expect(rowsOf(world.open, 'jobs')).toMatchObject([
    { kind: 'audio', dedupeKey: `audio:${view.id}`, state: 'ready' },
  ])
  expect(await world.api.audioChat.get({ sessionId: crit.sessionId })).toEqual({
    ready: null,
    making: view,
  })
  const { conversation } = await world.api.conversation.get({ sessionId: crit.sessionId })
  expect([conversation.repliesUsed, conversation.audioUrl]).toEqual([0, null])
})

test('neither pictures nor questions nor half replies are talked about', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const others = [
    await aMessage(world.db, crit.conversation, { role: 'user' }),
    await aMessage(world.db, crit.conversation, { kind: 'refyn' }),
    await aMessage(world.db, crit.conversation, { status: 'failed', content: '' }),
    await aMessage(world.db, crit.conversation, { status: 'stopped', content: 'Half' }),
    await aMessage(world.db, crit.conversation, { status: 'writing', content: '' }),
  ]
  for (const { id } of others)
    expect(await codeOf(talk(world, crit, id))).toBe('not_found')
  expect(countRows(world.open, 'audio_chats')).toBe(0)
  expect((await talk(world, crit)).messageId).toBe(crit.critique.id)
})

test('before anything was said there is nothing to talk about', async () => {
  const world = await buildContext()
  const conversation = await aConversation(world.db, world.user)
  const { sessionId } = conversation
  await aMessage(world.db, conversation, { status: 'writing', content: '' })
  const refusal = await refusalOf(talk(world, { sessionId, conversation }))
  expect([refusal.appCode, refusal.message]).toEqual([
    'conflict',
    'There is no feedback to talk about yet',
  ])
  expect([countRows(world.open, 'audio_chats'), countRows(world.open, 'jobs')]).toEqual([
    0, 0,
  ])
})

test("other people's conversations and messages are as absent as none", async () => {
  const world = await buildContext()
  const own = await aCrit(world, world.user)
  const second = await aCrit(world, world.user)
  const stranger = await aUser(world.db)
  const foreign = await aCrit(world, stranger)
  await talk(world.as(stranger), foreign)
  const { conversation, sessionId } = own
  for (const call of [
    talk(world, foreign),
    talk(world, { sessionId: foreign.sessionId, conversation }),
    talk(world, { sessionId, conversation: foreign.conversation }),
    talk(world, { sessionId, conversation: second.conversation }),
    talk(world, own, foreign.critique.id),
    talk(world, own, second.critique.id),
    talk(world, own, newId()),
  ])
    expect(await codeOf(call)).toBe('not_found')
  expect(countRows(world.open, 'audio_chats')).toBe(1)
  const seen = await world.api.audioChat.get({ sessionId: foreign.sessionId })
  expect(seen).toEqual({ ready: null, making: null })
})

test('asked again, at once or later, a message has the same talk', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const views = await Promise.all([1, 2, 3].map(() => talk(world, crit)))
  end(world, views[0]!.id, 'done')
  views.push(await talk(world, crit), await talk(world, crit, crit.critique.id))
  expect(new Set(views.map(({ id }) => id)).size).toBe(1)
  expect(views.at(-1)?.status).toBe('done')
  expect([countRows(world.open, 'audio_chats'), countRows(world.open, 'jobs')]).toEqual([
    1, 1,
  ])
})

test('while a talk is made it is the answer to any other request of the crit', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const first = await talk(world, crit)
  const newer = await aMessage(world.db, crit.conversation)
  expect((await talk(world, crit, newer.id)).id).toBe(first.id)
  expect((await talk(world, crit)).messageId).toBe(crit.critique.id)
  const elsewhere = await talk(world, await aCrit(world, world.user))
  expect([elsewhere.id === first.id, countRows(world.open, 'audio_chats')]).toEqual([
    false,
    2,
  ])
})

test('a new reply is a new talk, and the ready one is heard meanwhile', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const first = await talk(world, crit)
  end(world, first.id, 'done')
  world.clock.move(1000)
  const newer = await aMessage(world.db, crit.conversation)
  const second = await talk(world, crit)
  expect([second.messageId, second.id === first.id]).toEqual([newer.id, false])
  const { ready, making } = await world.api.audioChat.get({ sessionId: crit.sessionId })
  expect([ready?.id, making?.id]).toEqual([first.id, second.id])
})

test('after a failure the same talk goes on', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const first = await talk(world, crit)
  end(world, first.id, 'failed')
  world.open.sqlite.exec(`update audio_chats set "errorCode" = 'ai_busy'`)
  const { making } = await world.api.audioChat.get({ sessionId: crit.sessionId })
  expect([making?.status, making?.errorCode]).toEqual(['failed', 'ai_busy'])
  const again = await talk(world, crit)
  expect(again).toMatchObject({ id: first.id, status: 'pending', errorCode: null })
  expect(rowsOf(world.open, 'jobs')).toMatchObject([{ state: 'ready', attempts: 0 }])
})

test('a talk that is made again after a newer one failed is the one that is being made', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const first = await talk(world, crit)
  end(world, first.id, 'failed')
  world.clock.move(1000)
  await aMessage(world.db, crit.conversation)
  end(world, (await talk(world, crit)).id, 'failed')
  world.clock.move(1000)
  await talk(world, crit, crit.critique.id)
  const { making } = await world.api.audioChat.get({ sessionId: crit.sessionId })
  expect([making?.id, making?.status]).toEqual([first.id, 'pending'])
})
