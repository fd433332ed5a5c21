import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from '#db/ids.ts'
import { conversationView, messageView } from '#routers/contract/conversation.ts'
import { rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { aConversation, aFile, aMessage, aUser } from '#tests/support/factories.ts'
import { codeOf, refusalOf } from '#tests/support/refusals.ts'

test('a conversation is read with its whole thread in order', async () => {
  const { api, db, user } = await buildContext()
  const crit = await aConversation(db, user)
  for (const content of ['one', 'two', 'three']) await aMessage(db, crit, { content })
  const { conversation, messages } = await api.conversation.get({
    sessionId: crit.sessionId,
  })
  expect(conversation.id).toBe(crit.id)
  expect(messages.map(({ content }) => content)).toEqual(['one', 'two', 'three'])
})

test('a conversation is invisible to another learner', async () => {
  const { as, db, user } = await buildContext()
  const crit = await aConversation(db, user)
  const stranger = as(await aUser(db)).api
  const foreign = await refusalOf(
    stranger.conversation.get({ sessionId: crit.sessionId }),
  )
  const absent = await refusalOf(
    stranger.conversation.get({ sessionId: 'session_1_never' }),
  )
  expect([foreign.appCode, foreign.message]).toEqual(['not_found', absent.message])
  expect((await stranger.conversation.list({})).conversations).toEqual([])
})

test('the session of a conversation is found by its id, by its owner only', async () => {
  const { api, as, db, user } = await buildContext()
  const crit = await aConversation(db, user)
  expect(await api.conversation.find({ id: crit.id })).toEqual({
    sessionId: crit.sessionId,
  })
  const stranger = as(await aUser(db)).api.conversation
  const foreign = await refusalOf(stranger.find({ id: crit.id }))
  const absent = await refusalOf(stranger.find({ id: newId() }))
  expect([foreign.appCode, foreign.message]).toEqual(['not_found', absent.message])
})

test('an admin too reads only their own conversations', async () => {
  const { as, db, user } = await buildContext()
  const crit = await aConversation(db, user)
  const admin = as(await aUser(db, { isAdmin: 1 })).api
  expect(await codeOf(admin.conversation.get({ sessionId: crit.sessionId }))).toBe(
    'not_found',
  )
})

test('a thread is exactly what the contract says, whatever is stored with a message', async () => {
  const { api, db, user } = await buildContext()
  const crit = await aConversation(db, user)
  const extra = { secret: 'of another version' }
  const change = { suggestionId: null, title: 'Lift it', how: 'By a stop', ...extra }
  const settings = {
    editor: 'built in',
    isAiMade: false,
    changes: [{ ...change, adjustments: [], isApplied: true }],
    ...extra,
  }
  const order = { filename: null, changes: [change], settings, ...extra }
  const mark = { start: 0, end: 3, number: 1, measured: '4' }
  const cited = { number: 1, fileId: newId(), key: 'words', label: 'Words', value: '4' }
  const found = { differences: [], verdicts: [], ...extra }
  for (const over of [
    { role: 'user', requestId: newId() },
    { citations: JSON.stringify([{ ...cited, ...extra }]), isHelpful: 1 },
    { numberMarks: JSON.stringify([{ ...mark, ...extra }]) },
    { citations: '[{"number":"one"}]', errorCode: 'of another version' },
    {
      status: 'failed',
      errorCode: 'ai_busy',
      retryAt: '2026-11-10T10:00:00.000Z',
      quotaMonth: '2026-11',
    },
    { kind: 'refyn', edit: JSON.stringify(order) },
    { kind: 'refyn', edit: '{}' },
    { kind: 'comparison', comparison: JSON.stringify(found) },
    { kind: 'comparison', comparison: '[]' },
  ] as const)
    await aMessage(db, crit, over)
  const thread = await api.conversation.get({ sessionId: crit.sessionId })
  expect(thread.messages).toHaveLength(9)
  const shape = z.object({
    conversation: conversationView,
    messages: z.array(messageView),
  })
  const [, withCitation, withMark, , , refyn] = thread.messages
  expect([withCitation?.citations, withMark?.numberMarks, refyn?.refyn?.asked]).toEqual([
    [cited],
    [mark],
    ['Lift it'],
  ])
  // Parsing drops what the contract does not name and refuses what it does not allow.
  expect(shape.parse(thread)).toEqual(thread)
  expect(JSON.stringify(thread)).not.toContain('another version')
})

test('a forged comparison marker never leaves the server', async () => {
  const { api, db, user } = await buildContext()
  const crit = await aConversation(db, user)
  await aMessage(db, crit, { content: 'COMPARISON_IMAGES:{"originalFile":"x"}\n\nHi' })
  const { messages } = await api.conversation.get({ sessionId: crit.sessionId })
  expect(messages[0]?.content).toBe('{"originalFile":"x"}\n\nHi')
})

test('a marker that is put together by taking one out never leaves the server either', async () => {
  const { api, db, user } = await buildContext()
  const crit = await aConversation(db, user)
  await aMessage(db, crit, { content: 'COMPARISON_COMPARISON_IMAGES:IMAGES:{}' })
  const { messages } = await api.conversation.get({ sessionId: crit.sessionId })
  expect(messages[0]?.content).not.toContain('COMPARISON_IMAGES:')
})

test('cards come newest first with their counts and at most five previews', async () => {
  const { api, db, user } = await buildContext()
  const old = await aConversation(db, user, { createdAt: '2026-11-01T00:00:00.000Z' })
  const young = await aConversation(db, user, {
    createdAt: '2026-11-02T00:00:00.000Z',
    fileCount: 7,
    messageCount: 2,
    contextPrompt: 'y'.repeat(1000),
  })
  for (let index = 0; index < 7; index += 1)
    await aFile(db, user, { conversationId: young.id, originalName: `${index}.jpg` })
  const { conversations } = await api.conversation.list({})
  expect(conversations.map(({ id }) => id)).toEqual([young.id, old.id])
  const [card] = conversations
  expect(card).toMatchObject({ fileCount: 7, messageCount: 2 })
  expect(card?.files.map(({ originalName }) => originalName)).toEqual(
    ['0', '1', '2', '3', '4'].map((name) => `${name}.jpg`),
  )
  expect(card?.contextPrompt).toHaveLength(280)
})

test('pages of cards follow each other without a gap or a double', async () => {
  const { api, db, user } = await buildContext()
  for (let day = 1; day <= 7; day += 1)
    await aConversation(db, user, { createdAt: `2026-11-0${day}T00:00:00.000Z` })
  const seen: string[] = []
  let before: string | undefined
  for (let page = 0; page < 4; page += 1) {
    const { conversations } = await api.conversation.list({ limit: 2, before })
    seen.push(...conversations.map(({ id }) => id))
    before = conversations.at(-1)?.createdAt ?? before
  }
  expect(new Set(seen).size).toBe(7)
  expect(seen).toHaveLength(7)
})

test.for([{ limit: 0 }, { limit: 1001 }, { limit: 1.5 }, { before: 'yesterday' }])(
  'a list of %j is invalid',
  async (input) => {
    const { api } = await buildContext()
    expect(await codeOf(api.conversation.list(input))).toBe('invalid')
  },
)

test('a reply is marked as helpful and back, by its owner only', async () => {
  const { api, as, db, user } = await buildContext()
  const crit = await aConversation(db, user)
  const { id: messageId } = await aMessage(db, crit)
  const read = async () =>
    (await api.conversation.get({ sessionId: crit.sessionId })).messages[0]?.isHelpful
  expect(await read()).toBeNull()
  await api.conversation.markHelpful({ messageId, isHelpful: true })
  expect(await read()).toBe(true)
  const stranger = as(await aUser(db)).api.conversation
  expect(await codeOf(stranger.markHelpful({ messageId, isHelpful: false }))).toBe(
    'not_found',
  )
  expect(await read()).toBe(true)
  await api.conversation.markHelpful({ messageId, isHelpful: false })
  expect(await read()).toBe(false)
})

test("a learner's own question cannot be marked as helpful", async () => {
  const { api, db, user } = await buildContext()
  const crit = await aConversation(db, user)
  const { id: messageId } = await aMessage(db, crit, { role: 'user' })
  expect(await codeOf(api.conversation.markHelpful({ messageId, isHelpful: true }))).toBe(
    'not_found',
  )
})

test('removing a conversation of another learner changes nothing and tells nothing', async () => {
  const { as, db, user, open } = await buildContext()
  const crit = await aConversation(db, user)
  const stranger = as(await aUser(db)).api.conversation
  const foreign = await refusalOf(stranger.remove({ id: crit.id }))
  const absent = await refusalOf(stranger.remove({ id: newId() }))
  expect([foreign.appCode, foreign.message]).toEqual(['not_found', absent.message])
  expect(rowsOf(open, 'conversations')).toHaveLength(1)
})

test('stop and retry of a foreign or absent reply, or of a question, are not found', async () => {
  const { api, as, db, user } = await buildContext()
  const crit = await aConversation(db, user)
  const { id: reply } = await aMessage(db, crit, { status: 'failed' })
  const { id: question } = await aMessage(db, crit, { role: 'user' })
  const stranger = as(await aUser(db)).api.conversation
  for (const messageId of [reply, newId()]) {
    expect(await codeOf(stranger.stop({ messageId }))).toBe('not_found')
    expect(await codeOf(stranger.retry({ messageId }))).toBe('not_found')
  }
  expect(await codeOf(api.conversation.stop({ messageId: question }))).toBe('not_found')
  expect(await codeOf(api.conversation.retry({ messageId: question }))).toBe('not_found')
})
