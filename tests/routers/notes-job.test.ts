import { expect, test } from 'vitest'
import { AiError } from '#routers/ai-error.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { aCrit } from '#tests/support/crits.ts'
import { aConversation, aMessage, aUser } from '#tests/support/factories.ts'
import { codeOf, refusalOf } from '#tests/support/refusals.ts'
import { scriptedTutor } from '#tests/support/scripted-tutor.ts'
import { until } from '#tests/support/until.ts'
import { buildWorking } from '#tests/support/working.ts'
import type { Extraction } from '#routers/contract/notes.ts'
import type { Crit } from '#tests/support/crits.ts'
import type { TestWorld } from '#tests/support/build-context.ts'
import type { NoteDraft } from '#routers/tutor.ts'

function drafts(count: number): NoteDraft[] {
  return Array.from({ length: count }, (_, index) => ({
    title: `Note ${index + 1}`,
    content: 'What to remember.',
    category: 'advice',
    tags: ['light'],
    excerpt: index === 0 ? 'Look at the light.' : 'Words that are not there.',
  }))
}

async function aStudio(plan: 'free' | 'standard' | 'premium' = 'standard') {
  const tutor = scriptedTutor(['Look at the light.'])
  tutor.notes = drafts(3)
  const studio = await buildWorking({ tutor, plan })
  return { ...studio, tutor }
}

function extract(world: Pick<TestWorld, 'api'>, crit: Crit, messageId?: string) {
  return world.api.notes.extract({
    conversationId: crit.conversation.id,
    messageId: messageId ?? crit.critique.id,
  })
}

function untilState(
  world: Pick<TestWorld, 'api'>,
  crit: Crit,
  state: Extraction['state'],
): Promise<Extraction> {
  return until(async () => {
    const { extractions } = await world.api.notes.extractions({
      conversationId: crit.conversation.id,
    })
    return extractions.find((one) => one.state === state)
  })
}

test('a reply becomes notes that lead back to its sentence', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  expect((await extract(studio, crit)).state).toBe('pending')
  expect(await untilState(studio, crit, 'done')).toEqual({
    messageId: crit.critique.id,
    state: 'done',
    count: 3,
  })
  const { notes } = await studio.api.notes.list({ conversationId: crit.conversation.id })
  expect(notes.map(({ title, type, excerpt }) => [title, type, excerpt])).toEqual([
    ['Note 1', 'ai_extracted', 'Look at the light.'],
    ['Note 2', 'ai_extracted', null],
    ['Note 3', 'ai_extracted', null],
  ])
  expect(notes[0]).toMatchObject({
    category: 'advice',
    tags: ['light'],
    messageId: crit.critique.id,
    sessionId: crit.sessionId,
  })
})

test('the words come from the stored reply, whatever the caller sends', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  await studio.api.notes.extract({
    conversationId: crit.conversation.id,
    messageId: crit.critique.id,
    messageContent: 'Forged words.',
  })
  await untilState(studio, crit, 'done')
  expect(studio.tutor.noted).toEqual(['Look at the light.'])
})

test('a reply has its notes once, however often and at once it is asked', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  await Promise.all([extract(studio, crit), extract(studio, crit), extract(studio, crit)])
  await untilState(studio, crit, 'done')
  expect((await extract(studio, crit)).state).toBe('done')
  expect([countRows(studio.open, 'notes'), studio.tutor.noted.length]).toEqual([3, 1])
})

test('notes that were all deleted can be drawn anew', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  await extract(studio, crit)
  await untilState(studio, crit, 'done')
  for (const { id } of (await studio.api.notes.list({})).notes)
    await studio.api.notes.remove({ id })
  await extract(studio, crit)
  expect((await untilState(studio, crit, 'done')).count).toBe(3)
})

test('of many drafts eight are kept', async () => {
  const studio = await aStudio()
  studio.tutor.notes = drafts(12)
  const crit = await aCrit(studio, studio.user)
  await extract(studio, crit)
  expect((await untilState(studio, crit, 'done')).count).toBe(8)
})

test('a reply with nothing to keep says so', async () => {
  const studio = await aStudio()
  studio.tutor.notes = []
  const crit = await aCrit(studio, studio.user)
  await extract(studio, crit)
  await untilState(studio, crit, 'none_found')
  expect(countRows(studio.open, 'notes')).toBe(0)
})

test('what fails for good says so, and can be tried again', async () => {
  const studio = await aStudio()
  studio.tutor.notes = new AiError('ai_quota', 'spent')
  const crit = await aCrit(studio, studio.user)
  await extract(studio, crit)
  await untilState(studio, crit, 'failed')
  studio.tutor.notes = drafts(3)
  expect((await extract(studio, crit)).state).toBe('pending')
  expect((await untilState(studio, crit, 'done')).count).toBe(3)
})

test.for([
  ['free', false, 'plan_limit'],
  ['free', true, null],
  ['standard', false, null],
  ['premium', false, null],
] as const)('on %s, academic %s, the answer is %s', async ([plan, academic, code]) => {
  const studio = await aStudio(plan)
  if (academic) studio.open.sqlite.exec('update users set "isAcademic" = 1')
  const crit = await aCrit(studio, studio.user)
  if (code === null) {
    expect((await extract(studio, crit)).state).toBe('pending')
    return
  }
  const refusal = await refusalOf(extract(studio, crit))
  expect([refusal.appCode, refusal.message]).toEqual([
    code,
    'Note extraction is available for students and paying users only.',
  ])
  expect(countRows(studio.open, 'jobs')).toBe(0)
})

test('neither questions, pictures nor half replies have notes', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  for (const over of [
    { role: 'user' },
    { kind: 'refyn' },
    { status: 'writing' },
    { status: 'failed' },
  ] as const) {
    const { id } = await aMessage(studio.db, crit.conversation, over)
    expect(await codeOf(extract(studio, crit, id))).toBe('not_found')
  }
})

test('a reply of another conversation or person is as absent as none', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const other = await aConversation(studio.db, studio.user)
  const elsewhere = await aMessage(studio.db, other)
  expect(await codeOf(extract(studio, crit, elsewhere.id))).toBe('not_found')
  const stranger = studio.as(await aUser(studio.db, { subscriptionPlan: 'premium' }))
  expect(await codeOf(extract(stranger, crit))).toBe('not_found')
  const { id: conversationId } = crit.conversation
  expect(await codeOf(stranger.api.notes.extractions({ conversationId }))).toBe(
    'not_found',
  )
})

test('a conversation that is deleted meanwhile gets no notes, and its notes outlive it', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  await extract(studio, crit)
  await untilState(studio, crit, 'done')
  await studio.api.conversation.remove({ id: crit.conversation.id })
  const { notes } = await studio.api.notes.list({})
  expect(
    notes.map(({ conversationId, sessionId }) => [conversationId, sessionId]),
  ).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ])
  expect(rowsOf(studio.open, 'jobs').some(({ kind }) => kind === 'notes')).toBe(false)
})
