import { expect, test } from 'vitest'
import { newId } from '#db/ids.ts'
import {
  findSuggestion,
  listSuggestions,
  updateFileSuggestions,
} from '#db/queries/suggestions.ts'
import { factsVersion } from '#routers/contract/facts.ts'
import { rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { aConversation, aFile, aJob, aMessage, aUser } from '#tests/support/factories.ts'
import { pictureFacts, soundFacts } from '#tests/support/facts.ts'
import { trustingMedia } from '#tests/support/fakes.ts'
import { codeOf, refusalOf } from '#tests/support/refusals.ts'
import { aSuggestion } from '#tests/support/suggestions.ts'
import type {
  ConversationRow,
  MessageRow,
  SuggestionRow,
} from '#db/tables/conversations.ts'
import type { FileRow } from '#db/tables/files.ts'
import type { ConversationEvent } from '#routers/contract/conversation.ts'
import type { Facts } from '#routers/contract/facts.ts'
import type { TestOptions, TestWorld } from '#tests/support/build-context.ts'

interface Crit {
  crit: ConversationRow
  critique: MessageRow
  file: FileRow
}

type World = TestWorld & Crit

async function aCrit(
  { db }: Pick<TestWorld, 'db'>,
  user: { id: string },
  facts: Facts = pictureFacts(),
): Promise<Crit> {
  const crit = await aConversation(db, user)
  const critique = await aMessage(db, crit)
  const file = await aFile(db, user, {
    sessionId: crit.sessionId,
    conversationId: crit.id,
    facts: JSON.stringify(facts),
    factsState: 'done',
    factsVersion,
  })
  return { crit, critique, file }
}

async function withCrit(options: TestOptions = {}, facts?: Facts): Promise<World> {
  const world = await buildContext(options)
  return { ...world, ...(await aCrit(world, world.user, facts)) }
}

function suggested(
  { db, critique, file }: World,
  over: Partial<SuggestionRow> = {},
): Promise<SuggestionRow> {
  return aSuggestion(db, critique, { fileId: file.id, ...over })
}

function ledgerOf({ api, crit }: World) {
  return api.suggestions.list({ sessionId: crit.sessionId })
}

/** What is told of the crit while `act` runs. */
async function toldDuring(
  { services, crit }: World,
  act: () => Promise<unknown>,
): Promise<ConversationEvent[]> {
  const controller = new AbortController()
  const events = services.live.subscribe(crit.id, controller.signal)
  await act()
  services.live.publish(crit.id, {
    type: 'reset',
    messageId: 'the end',
    attempt: 0,
  })
  const told: ConversationEvent[] = []
  for await (const event of events)
    if (event.type === 'reset') controller.abort()
    else told.push(event)
  return told
}

test('a suggestion is listed with all that was said of it', async () => {
  const world = await withCrit()
  const anchor = { type: 'box' as const, x: 0.1, y: 0.2, width: 0.3, height: 0.4 }
  const { id } = await suggested(world, {
    anchor: JSON.stringify(anchor),
    criterion: 'The coat shows folds',
    excerpt: 'Look at the light.',
  })
  expect(await ledgerOf(world)).toEqual({
    suggestions: [
      {
        id,
        messageId: world.critique.id,
        fileId: world.file.id,
        number: 1,
        title: 'Suggestion 1',
        why: 'They close',
        how: 'Add a reflector',
        anchor,
        criterion: 'The coat shows folds',
        excerpt: 'Look at the light.',
        state: 'open',
        reason: null,
      },
    ],
    making: 'none',
  })
})

test('suggestions stand in the order of their numbers', async () => {
  const world = await withCrit()
  for (const position of [3, 1, 2])
    await suggested(world, {
      position,
      createdAt: `2026-11-1${5 - position}T10:00:00.000Z`,
    })
  const { suggestions } = await ledgerOf(world)
  expect(suggestions.map(({ number }) => number)).toEqual([1, 2, 3])
})

test('a session in which no crit has begun has an empty ledger', async () => {
  const { api } = await buildContext()
  expect(await api.suggestions.list({ sessionId: 'session_1_new' })).toEqual({
    suggestions: [],
    making: 'none',
  })
})

test('the ledger of another learner is empty, also under the same session id', async () => {
  const world = await withCrit()
  await suggested(world)
  await aJob(world.db, {
    kind: 'suggestions',
    dedupeKey: `suggestions:${world.critique.id}`,
    state: 'dead',
  })
  const other = await aUser(world.db)
  const { suggestions } = world.as(other).api
  const { sessionId } = world.crit
  const empty = { suggestions: [], making: 'none' }
  expect(await suggestions.list({ sessionId })).toEqual(empty)
  await aMessage(world.db, await aConversation(world.db, other, { sessionId }))
  expect(await suggestions.list({ sessionId })).toEqual(empty)
})

test.for([
  ['ready', 'pending'],
  ['running', 'pending'],
  ['dead', 'failed'],
  ['done', 'none'],
] as const)('while the job is %s the making is %s', async ([state, making]) => {
  const world = await withCrit()
  await aJob(world.db, {
    kind: 'suggestions',
    dedupeKey: `suggestions:${world.critique.id}`,
    state,
  })
  expect((await ledgerOf(world)).making).toBe(making)
})

test.for(['tried', 'done', 'declined', 'open'] as const)(
  'the learner can say that a suggestion is %s',
  async (state) => {
    const world = await withCrit()
    const kept = await suggested(world, { state: 'tried' })
    const { id } = await suggested(world, {
      state: state === 'open' ? 'done' : 'open',
    })
    const view = await world.api.suggestions.set({ id, state })
    expect([view.id, view.state, view.reason]).toEqual([id, state, null])
    const { suggestions } = await ledgerOf(world)
    expect(suggestions.map((one) => [one.id, one.state])).toEqual([
      [kept.id, 'tried'],
      [id, state],
    ])
    expect(suggestions[1]).toEqual(view)
  },
)

test('a suggestion is declined with a reason, which goes when it is open again', async () => {
  const world = await withCrit()
  const { id } = await suggested(world)
  const { suggestions } = world.api
  const reason = ' The dark is meant. '
  expect(await suggestions.set({ id, state: 'declined', reason })).toMatchObject({
    state: 'declined',
    reason: 'The dark is meant.',
  })
  expect((await ledgerOf(world)).suggestions[0]?.reason).toBe('The dark is meant.')
  expect((await suggestions.set({ id, state: 'open' })).reason).toBeNull()
  expect(rowsOf(world.open, 'suggestions')[0]).toMatchObject({
    state: 'open',
    reason: null,
  })
})

test('when a suggestion changed is noted', async () => {
  const world = await withCrit()
  const { id } = await suggested(world)
  world.clock.set('2026-11-16T08:00:00.000Z')
  await world.api.suggestions.set({ id, state: 'tried' })
  expect(rowsOf(world.open, 'suggestions')[0]?.['updatedAt']).toBe(
    '2026-11-16T08:00:00.000Z',
  )
})

test('whoever follows the conversation is told that the ledger changed', async () => {
  const world = await withCrit()
  const { id } = await suggested(world)
  const told = await toldDuring(world, () =>
    world.api.suggestions.set({ id, state: 'done' }),
  )
  expect(told).toEqual([{ type: 'suggestions' }])
})

test.for([
  ['a reason for one that is open', { state: 'open', reason: 'No' }],
  ['a reason for one that is done', { state: 'done', reason: 'No' }],
  ['a reason of 301 characters', { state: 'declined', reason: 'x'.repeat(301) }],
  ['a state that is none', { state: 'lost' }],
  ['no state', {}],
  ['an id that is none', { id: '../1', state: 'done' }],
] as const)('%s is invalid and changes nothing', async ([, input]) => {
  const world = await withCrit()
  const { id } = await suggested(world)
  const before = rowsOf(world.open, 'suggestions')
  const call = world.api.suggestions.set({ id, ...input } as never)
  expect(await codeOf(call)).toBe('invalid')
  expect(rowsOf(world.open, 'suggestions')).toEqual(before)
})

test('a reason of 300 characters is taken', async () => {
  const world = await withCrit()
  const { id } = await suggested(world)
  const reason = 'x'.repeat(300)
  const view = await world.api.suggestions.set({ id, state: 'declined', reason })
  expect(view.reason).toBe(reason)
})

test('a suggestion of another learner is as absent as one that never was', async () => {
  const world = await withCrit()
  const { id } = await suggested(world)
  const before = rowsOf(world.open, 'suggestions')
  const stranger = world.as(await aUser(world.db)).api.suggestions
  const told = await toldDuring(world, async () => {
    const foreign = await refusalOf(stranger.set({ id, state: 'done' }))
    const absent = await refusalOf(stranger.set({ id: newId(), state: 'done' }))
    expect([foreign.appCode, foreign.message]).toEqual(['not_found', absent.message])
  })
  expect(told).toEqual([])
  expect(rowsOf(world.open, 'suggestions')).toEqual(before)
})

test('no statement reads or changes a suggestion for anyone but its owner', async () => {
  const world = await withCrit()
  const { id, conversationId } = await suggested(world)
  const { id: stranger } = await aUser(world.db)
  expect(await findSuggestion(world.db, stranger, id)).toBeUndefined()
  expect(await listSuggestions(world.db, stranger, conversationId)).toEqual([])
  await updateFileSuggestions(world.db, stranger, world.file.id, ['Mine now'])
  expect(rowsOf(world.open, 'files')[0]?.['suggestions']).toBe('[]')
  expect(await findSuggestion(world.db, world.user.id, id)).toBeDefined()
})

test('a visitor neither reads, changes nor retries suggestions', async () => {
  const world = await withCrit()
  const { id } = await suggested(world)
  const { sessionId } = world.crit
  const { suggestions } = world.as(null).api
  for (const call of [
    suggestions.list({ sessionId }),
    suggestions.set({ id, state: 'done' }),
    suggestions.retry({ sessionId }),
  ])
    expect(await codeOf(call)).toBe('signed_out')
  expect(rowsOf(world.open, 'suggestions')[0]?.['state']).toBe('open')
})

test.for(['', 'harbour', 'session_', '../session_1_a', 'x'.repeat(200)])(
  'the session %j is invalid for listing and for retrying',
  async (sessionId) => {
    const { api } = await buildContext()
    expect(await codeOf(api.suggestions.list({ sessionId }))).toBe('invalid')
    expect(await codeOf(api.suggestions.retry({ sessionId }))).toBe('invalid')
  },
)

test('a place that the file no longer has is not shown, and comes back with it', async () => {
  const world = await withCrit({}, soundFacts())
  const anchor = { type: 'time' as const, from: 100, to: 120 }
  const { id } = await suggested(world, { anchor: JSON.stringify(anchor) })
  const measure = (facts: Facts) =>
    world.open.sqlite.prepare('update files set facts = ?').run(JSON.stringify(facts))
  const shown = async () => (await ledgerOf(world)).suggestions[0]?.anchor
  expect(await shown()).toEqual(anchor)
  measure({ ...soundFacts(), durationSeconds: 60 })
  expect(await shown()).toBeNull()
  expect((await world.api.suggestions.set({ id, state: 'tried' })).anchor).toBeNull()
  measure(soundFacts())
  expect(await shown()).toEqual(anchor)
})

test('words are shown as a place while they stand in the text', async () => {
  let pages = ['The last train had\ngone.']
  const readText = () => Promise.resolve(pages)
  const world = await withCrit({ media: trustingMedia({ readText }) })
  const anchor = { type: 'quote', text: 'train had gone' }
  await suggested(world, { anchor: JSON.stringify(anchor) })
  const shown = async () => (await ledgerOf(world)).suggestions[0]?.anchor
  expect(await shown()).toEqual(anchor)
  pages = ['The last train has gone.']
  expect(await shown()).toBeNull()
})

test('a text that cannot be read costs the place and not the ledger', async () => {
  const readText = () => Promise.reject(new Error('damaged'))
  const world = await withCrit({ media: trustingMedia({ readText }) })
  await suggested(world, { anchor: '{"type":"quote","text":"train had gone"}' })
  const { suggestions } = await ledgerOf(world)
  expect(suggestions.map(({ number, anchor }) => [number, anchor])).toEqual([[1, null]])
})

test('a suggestion about no file keeps its words and has no place', async () => {
  const world = await withCrit()
  await suggested(world, { fileId: null })
  expect((await ledgerOf(world)).suggestions[0]).toMatchObject({
    fileId: null,
    anchor: null,
    how: 'Add a reflector',
  })
})

test('the suggestions about a file go with the file', async () => {
  const world = await withCrit()
  await suggested(world)
  const kept = await suggested(world, { fileId: null })
  await world.api.files.remove({ id: world.file.id })
  const { suggestions } = await ledgerOf(world)
  expect(suggestions.map(({ id }) => id)).toEqual([kept.id])
})

test('a question outlives the suggestion that it was about', async () => {
  const world = await withCrit()
  const { id: suggestionId } = await suggested(world)
  const { sessionId } = world.crit
  await world.api.conversation.ask({ sessionId, message: 'Why?', suggestionId })
  await world.api.files.remove({ id: world.file.id })
  const { messages } = await world.api.conversation.get({ sessionId })
  expect(messages[1]).toMatchObject({ content: 'Why?', suggestionId: null })
})

test('deleting a conversation removes its suggestions, the queued making, and no others', async () => {
  const world = await withCrit()
  await suggested(world)
  const kept = await aCrit(world, world.user)
  const { id } = await aSuggestion(world.db, kept.critique)
  for (const critique of [world.critique, kept.critique])
    await aJob(world.db, {
      kind: 'suggestions',
      dedupeKey: `suggestions:${critique.id}`,
    })
  await world.api.conversation.remove({ id: world.crit.id })
  expect(rowsOf(world.open, 'suggestions').map((row) => row['id'])).toEqual([id])
  const keys = rowsOf(world.open, 'jobs')
    .filter((job) => job['kind'] === 'suggestions')
    .map((job) => job['dedupeKey'])
  expect(keys).toEqual([`suggestions:${kept.critique.id}`])
  expect(world.jobs.aborted).toContain(`suggestions:${world.critique.id}`)
})

test('two suggestions of one conversation never share a number', async () => {
  const world = await withCrit()
  await suggested(world, { position: 1 })
  await expect(suggested(world, { position: 1 })).rejects.toThrow(/UNIQUE/)
})
