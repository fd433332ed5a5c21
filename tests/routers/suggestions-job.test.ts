import { expect, test } from 'vitest'
import { AiError } from '#routers/ai-error.ts'
import { factsVersion } from '#routers/contract/facts.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import {
  aConversation,
  aFile,
  aMessage,
  aSession,
  aUser,
} from '#tests/support/factories.ts'
import { pictureFacts, soundFacts, textFacts } from '#tests/support/facts.ts'
import { trustingMedia } from '#tests/support/fakes.ts'
import { follow } from '#tests/support/follow.ts'
import { codeOf } from '#tests/support/refusals.ts'
import { gate, scriptedTutor } from '#tests/support/scripted-tutor.ts'
import { aDraft, aSuggestion } from '#tests/support/suggestions.ts'
import { until } from '#tests/support/until.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { buildWorking } from '#tests/support/working.ts'
import type { FileRow } from '#db/tables/files.ts'
import type { Facts } from '#routers/contract/facts.ts'
import type { SuggestionLedger } from '#routers/contract/suggestions.ts'
import type { SuggestionDraft } from '#routers/tutor.ts'
import type { TestOptions, TestWorld } from '#tests/support/build-context.ts'
import type { ScriptedTutor } from '#tests/support/scripted-tutor.ts'

const critique = 'The shadows close and hide the coat. The horizon leans to the left.'
const pages = ['It was late.', 'When the last\ntrain had gone, “nobody” came.']

interface Session {
  sessionId: string
  file: FileRow
}

interface Studio {
  world: Awaited<ReturnType<typeof buildWorking>>
  tutor: ScriptedTutor
}

async function aStudio(options: TestOptions = {}): Promise<Studio> {
  const tutor = scriptedTutor([critique])
  const media = trustingMedia({ readText: () => Promise.resolve(pages) })
  return { tutor, world: await buildWorking({ tutor, media, ...options }) }
}

async function aSessionWith(
  { db, user }: TestWorld,
  facts: Facts = pictureFacts(),
): Promise<Session> {
  const sessionId = aSession()
  const file = await aFile(db, user, {
    sessionId,
    facts: JSON.stringify(facts),
    factsState: 'done',
    factsVersion,
  })
  return { sessionId, file }
}

async function begin({ api }: TestWorld, sessionId: string): Promise<void> {
  await api.conversation.analyze({
    sessionId,
    contextPrompt: 'A harbour',
    mediaType: 'photography',
  })
}

/** The ledger once the job has ended, one way or the other. */
function settled(world: TestWorld, sessionId: string): Promise<SuggestionLedger> {
  return until(async () => {
    const isOver = rowsOf(world.open, 'jobs').some(
      ({ kind, state }) =>
        kind === 'suggestions' && (state === 'done' || state === 'dead'),
    )
    return isOver ? world.api.suggestions.list({ sessionId }) : undefined
  })
}

/** What the ledger holds after a critique for which the tutor drafts these. */
async function made(
  drafts: (file: FileRow) => SuggestionDraft[],
  facts?: Facts,
): Promise<Studio & Session & { ledger: SuggestionLedger }> {
  const studio = await aStudio()
  const session = await aSessionWith(studio.world, facts)
  studio.tutor.drafts = drafts(session.file)
  await begin(studio.world, session.sessionId)
  const ledger = await settled(studio.world, session.sessionId)
  return { ...studio, ...session, ledger }
}

function titled(file: FileRow, ...titles: string[]): SuggestionDraft[] {
  return titles.map((title) => aDraft(file.id, { title, how: `How to ${title}` }))
}

test('after a critique its suggestions stand in the ledger, numbered from 1', async () => {
  const { ledger, file, tutor, world, sessionId } = await made(({ id }) => [
    aDraft(id, {
      title: 'Lift the shadows',
      why: 'They close',
      how: 'Add a reflector',
      criterion: 'Folds can be seen',
      excerpt: 'The shadows close and hide the coat.',
    }),
    aDraft(id, { title: 'Level the horizon' }),
  ])
  const { messages } = await world.api.conversation.get({ sessionId })
  expect(tutor.critiques).toEqual([critique])
  expect(ledger.making).toBe('none')
  expect(ledger.suggestions).toEqual([
    {
      id: expect.stringMatching(/^[a-z2-7]{26}$/) as string,
      messageId: messages[0]?.id,
      fileId: file.id,
      number: 1,
      title: 'Lift the shadows',
      why: 'They close',
      how: 'Add a reflector',
      anchor: { type: 'whole' },
      criterion: 'Folds can be seen',
      excerpt: 'The shadows close and hide the coat.',
      state: 'open',
      reason: null,
    },
    expect.objectContaining({ number: 2, title: 'Level the horizon' }),
  ])
})

test.for<[string, Facts, unknown, unknown]>([
  [
    'a box inside the picture',
    pictureFacts(),
    { type: 'box', x: 0.1, y: 0.2, width: 0.3, height: 0.4 },
    'kept',
  ],
  [
    'a box that reaches out of the picture',
    pictureFacts(),
    { type: 'box', x: 0.8, y: 0.2, width: 0.3, height: 0.4 },
    null,
  ],
  ['a time in the sound', soundFacts(), { type: 'time', from: 61.5, to: 64 }, 'kept'],
  ['a time past its end', soundFacts(), { type: 'time', from: 190, to: 195 }, null],
  ['a time in a picture', pictureFacts(), { type: 'time', from: 1, to: 2 }, null],
  ['a page that is there', textFacts(), { type: 'page', page: 3, box: null }, 'kept'],
  ['a page that is not there', textFacts(), { type: 'page', page: 4, box: null }, null],
  [
    'words of the text',
    textFacts(),
    { type: 'quote', text: 'the last train had gone, "nobody"' },
    'kept',
  ],
  [
    'words that only resemble the text',
    textFacts(),
    { type: 'quote', text: 'after the last train had left' },
    null,
  ],
  ['nonsense', pictureFacts(), { type: 'box', x: 'left' }, null],
  ['nothing', pictureFacts(), undefined, null],
])('%s is checked before it becomes a place', async ([, facts, anchor, expected]) => {
  const { ledger, world } = await made(({ id }) => [aDraft(id, { anchor })], facts)
  const place = expected === 'kept' ? anchor : null
  expect(ledger.suggestions).toMatchObject([{ number: 1, anchor: place }])
  expect(rowsOf(world.open, 'suggestions')[0]?.['anchor']).toBe(JSON.stringify(place))
})

test.for([
  ['a sentence of the critique', 'The horizon leans to the left.', 'as it is'],
  [
    'the same with space around it',
    '  The horizon leans to the left. ',
    'The horizon leans to the left.',
  ],
  ['a paraphrase', 'The horizon is leaning to the left.', null],
  ['a sentence in other case', 'the horizon leans to the left.', null],
  ['a word or two', 'the coat', null],
  ['an empty one', '', null],
  ['none', null, null],
] as const)('of %s the excerpt is verbatim or absent', async ([, excerpt, expected]) => {
  const { ledger } = await made(({ id }) => [aDraft(id, { excerpt })])
  expect(ledger.suggestions[0]?.excerpt).toBe(
    expected === 'as it is' ? excerpt : expected,
  )
})

test('each file carries what to do with it, in words', async () => {
  const { world, tutor } = await aStudio()
  const { sessionId, file } = await aSessionWith(world)
  const second = await aFile(world.db, world.user, { sessionId })
  const bare = await aFile(world.db, world.user, { sessionId })
  tutor.drafts = [
    aDraft(file.id, { title: 'Lift the shadows', how: 'Add a reflector' }),
    aDraft(second.id, { title: 'Level the horizon', how: 'Turn it' }),
    aDraft(file.id, { title: 'Crop the sky', how: 'Cut the top' }),
  ]
  await begin(world, sessionId)
  await settled(world, sessionId)
  const { files } = await world.api.files.list({ sessionId })
  expect(
    Object.fromEntries(files.map(({ id, suggestions }) => [id, suggestions])),
  ).toEqual({
    [file.id]: ['Add a reflector', 'Cut the top'],
    [second.id]: ['Turn it'],
    [bare.id]: [],
  })
})

test('a draft about a work that is not of this crit is dropped and leaves no gap', async () => {
  const { world, tutor } = await aStudio()
  const { sessionId, file } = await aSessionWith(world)
  const elsewhere = await aFile(world.db, world.user)
  const foreign = await aFile(world.db, await aUser(world.db))
  tutor.drafts = [
    aDraft('nowhere', { title: 'Crop the sky' }),
    aDraft(elsewhere.id, { title: 'Warm the wall' }),
    aDraft(file.id, { title: 'Lift the shadows' }),
    aDraft(foreign.id, { title: 'Darken the boat' }),
    aDraft(file.id, { title: 'Level the horizon' }),
  ]
  await begin(world, sessionId)
  const { suggestions } = await settled(world, sessionId)
  expect(suggestions.map(({ number, title }) => [number, title])).toEqual([
    [1, 'Lift the shadows'],
    [2, 'Level the horizon'],
  ])
  const untouched = rowsOf(world.open, 'files').filter(({ id }) => id !== file.id)
  expect(untouched.map((row) => row['suggestions'])).toEqual(['[]', '[]'])
})

test('there are six at most', async () => {
  const words = ['red', 'green', 'blue', 'sky', 'boat', 'wall', 'coat', 'hand']
  const { ledger } = await made((file) => titled(file, ...words))
  expect(ledger.suggestions.map(({ title }) => title)).toEqual(words.slice(0, 6))
})

test('what says the same of the same work in almost the same words is made once', async () => {
  const { ledger } = await made((file) =>
    titled(
      file,
      'Lift the shadows of the coat',
      'Level the horizon',
      'LIFT shadows, coat!',
    ),
  )
  expect(ledger.suggestions.map(({ title }) => title)).toEqual([
    'Lift the shadows of the coat',
    'Level the horizon',
  ])
})

test('the same words about two works are two suggestions', async () => {
  const { world, tutor } = await aStudio()
  const { sessionId, file } = await aSessionWith(world)
  const second = await aFile(world.db, world.user, { sessionId })
  tutor.drafts = [aDraft(file.id), aDraft(second.id)]
  await begin(world, sessionId)
  const { suggestions } = await settled(world, sessionId)
  expect(suggestions.map(({ fileId }) => fileId)).toEqual([file.id, second.id])
})

/** A finished critique whose suggestions are yet to be drawn by the worker. */
async function aCritique(studio: Studio): Promise<Session & { messageId: string }> {
  const { db, user } = studio.world
  const session = await aSessionWith(studio.world)
  const crit = await aConversation(db, user, { sessionId: session.sessionId })
  const { id } = await aMessage(db, crit, { content: critique })
  return { ...session, messageId: id }
}

async function draw({ world }: Studio, messageId: string): Promise<void> {
  world.open.sqlite
    .prepare(
      `insert or replace into jobs
        (id, kind, "dedupeKey", "userId", payload, state, "runAt", "maxAttempts", "createdAt")
        values (?, 'suggestions', ?, ?, ?, 'ready', ?, 3, ?)`,
    )
    .run(
      'draw',
      `suggestions:${messageId}`,
      world.user.id,
      JSON.stringify({ messageId }),
      world.clock.now().toISOString(),
      world.clock.now().toISOString(),
    )
  world.worker.wake()
  await until(() => rowsOf(world.open, 'jobs')[0]?.['state'] === 'done')
}

test('what was declined or is in the ledger is not suggested again, and the tutor is told why', async () => {
  const studio = await aStudio()
  const { world, tutor } = studio
  const { sessionId, file, messageId } = await aCritique(studio)
  const crit = rowsOf(world.open, 'conversations')[0]
  const older = await aMessage(world.db, {
    id: String(crit?.['id']),
    userId: world.user.id,
  })
  await aSuggestion(world.db, older, {
    fileId: file.id,
    title: 'Lift the shadows',
    state: 'declined',
    reason: 'The dark is meant',
  })
  await aSuggestion(world.db, older, { fileId: file.id, title: 'Crop the sky' })
  tutor.drafts = titled(file, 'Lift the shadows', 'Crop sky', 'Level the horizon')
  const briefs: unknown[] = []
  const suggest = tutor.suggest.bind(tutor)
  tutor.suggest = (brief, text, signal) => {
    briefs.push(brief.declined)
    return suggest(brief, text, signal)
  }
  await draw(studio, messageId)
  const { suggestions } = await world.api.suggestions.list({ sessionId })
  expect(suggestions.map(({ number, title }) => [number, title])).toEqual([
    [1, 'Lift the shadows'],
    [2, 'Crop the sky'],
    [3, 'Level the horizon'],
  ])
  expect(briefs).toEqual([
    [{ workId: file.id, title: 'Lift the shadows', reason: 'The dark is meant' }],
  ])
})

test('drawn twice from the same critique nothing is there twice', async () => {
  const studio = await aStudio()
  const { sessionId, file, messageId } = await aCritique(studio)
  studio.tutor.drafts = titled(file, 'Lift the shadows', 'Level the horizon')
  await draw(studio, messageId)
  const before = rowsOf(studio.world.open, 'suggestions')
  expect(before).toHaveLength(2)
  studio.tutor.drafts = titled(file, 'Crop the sky', 'Warm the wall')
  await draw(studio, messageId)
  expect(studio.tutor.critiques).toHaveLength(2)
  expect(rowsOf(studio.world.open, 'suggestions')).toEqual(before)
  const { files } = await studio.world.api.files.list({ sessionId })
  expect(files[0]?.suggestions).toEqual([
    'How to Lift the shadows',
    'How to Level the horizon',
  ])
})

test('an answer to a question brings no suggestions', async () => {
  const { world, tutor, sessionId } = await made((file) =>
    titled(file, 'Lift the shadows'),
  )
  await world.api.conversation.ask({ sessionId, message: 'Why?' })
  await until(async () => {
    const { messages } = await world.api.conversation.get({ sessionId })
    return messages.length === 3 && messages[2]?.status === 'done'
  })
  const jobs = rowsOf(world.open, 'jobs').map((job) => job['kind'])
  expect(jobs).toEqual(['reply', 'suggestions', 'reply'])
  expect([tutor.critiques.length, countRows(world.open, 'suggestions')]).toEqual([1, 1])
})

test('a critique that was stopped brings no suggestions', async () => {
  const tutor = scriptedTutor(['Look at', gate(), ' the light.'])
  const world = await buildWorking({ tutor })
  const { sessionId } = await aSessionWith(world)
  await begin(world, sessionId)
  await until(() => countRows(world.open, 'reply_chunks') === 1)
  const { messages } = await world.api.conversation.get({ sessionId })
  await world.api.conversation.stop({ messageId: messages[0]!.id })
  await world.worker.stop(1000)
  expect(countRows(world.open, 'jobs')).toBe(0)
  expect(tutor.critiques).toEqual([])
})

test('whoever follows the crit is told when its suggestions are there', async () => {
  const { world, tutor } = await aStudio()
  const { sessionId, file } = await aSessionWith(world)
  tutor.drafts = titled(file, 'Lift the shadows')
  await begin(world, sessionId)
  const seen = await follow(world.ctx, { sessionId }, (events) =>
    events.some(({ event }) => event.type === 'suggestions'),
  )
  expect(seen.at(-1)).toEqual({ id: null, event: { type: 'suggestions' } })
  expect(countRows(world.open, 'suggestions')).toBe(1)
})

test('a tutor that fails for a while is asked again, and meanwhile they are pending', async () => {
  const { world, tutor } = await aStudio()
  const { sessionId, file } = await aSessionWith(world)
  tutor.drafts = new AiError('ai_unreachable', 'down')
  await begin(world, sessionId)
  await until(() =>
    rowsOf(world.open, 'jobs').some(
      (job) => job['kind'] === 'suggestions' && job['lastError'] === 'down',
    ),
  )
  const ledger = await world.api.suggestions.list({ sessionId })
  expect(ledger).toEqual({ suggestions: [], making: 'pending' })
  expect(await codeOf(world.api.suggestions.retry({ sessionId }))).toBe('conflict')
  tutor.drafts = titled(file, 'Lift the shadows')
  world.clock.move(1200)
  expect((await settled(world, sessionId)).suggestions).toHaveLength(1)
})

test('suggestions that could not be made are tried again on request', async () => {
  const { world, tutor } = await aStudio()
  const { sessionId, file } = await aSessionWith(world)
  tutor.drafts = new AiError('ai_key_refused', 'no')
  await begin(world, sessionId)
  const seen = await follow(world.ctx, { sessionId }, (events) =>
    events.some(({ event }) => event.type === 'suggestions'),
  )
  expect(seen.at(-1)?.event).toEqual({ type: 'suggestions' })
  expect(await settled(world, sessionId)).toEqual({ suggestions: [], making: 'failed' })
  const { messages } = await world.api.conversation.get({ sessionId })
  expect(messages).toMatchObject([{ status: 'done', content: critique }])

  const gated = gate()
  tutor.drafts = titled(file, 'Lift the shadows')
  const suggest = tutor.suggest.bind(tutor)
  tutor.suggest = async (...asked) => {
    gated.isReached = true
    await gated.opened
    return suggest(...asked)
  }
  expect(await world.api.suggestions.retry({ sessionId })).toEqual({ success: true })
  await until(() => gated.isReached)
  expect((await world.api.suggestions.list({ sessionId })).making).toBe('pending')
  expect(await codeOf(world.api.suggestions.retry({ sessionId }))).toBe('conflict')
  gated.open()
  expect(await settled(world, sessionId)).toMatchObject({
    suggestions: [{ number: 1, title: 'Lift the shadows' }],
    making: 'none',
  })
  expect(await codeOf(world.api.suggestions.retry({ sessionId }))).toBe('conflict')
})

test('what has not failed is not tried again: of no critique, of one being written', async () => {
  const { api, db, user, open } = await buildContext()
  const empty = await aConversation(db, user)
  const writing = await aConversation(db, user)
  await aMessage(db, writing, { status: 'writing', content: '' })
  for (const { sessionId } of [empty, writing])
    expect(await codeOf(api.suggestions.retry({ sessionId }))).toBe('conflict')
  expect(countRows(open, 'jobs')).toBe(0)
})

test('what failed for one learner cannot be tried again by another', async () => {
  const { world, tutor } = await aStudio()
  const { sessionId } = await aSessionWith(world)
  tutor.drafts = new AiError('ai_quota', 'no')
  await begin(world, sessionId)
  const seen = await follow(world.ctx, { sessionId }, (events) =>
    events.some(({ event }) => event.type === 'suggestions'),
  )
  expect(seen.length).toBeGreaterThan(0)
  const stranger = world.as(await aUser(world.db)).api.suggestions
  expect(await codeOf(stranger.retry({ sessionId }))).toBe('not_found')
  expect(await codeOf(stranger.retry({ sessionId: aSession() }))).toBe('not_found')
  expect((await world.api.suggestions.list({ sessionId })).making).toBe('failed')
  expect(tutor.critiques).toHaveLength(1)
})

test('deleting a crit while its suggestions are drawn leaves nothing behind', async () => {
  const { world, tutor } = await aStudio()
  const { sessionId, file } = await aSessionWith(world)
  tutor.drafts = titled(file, 'Lift the shadows')
  const deaf = gate()
  const suggest = tutor.suggest.bind(tutor)
  const signals: AbortSignal[] = []
  tutor.suggest = async (brief, text, signal) => {
    signals.push(signal)
    deaf.isReached = true
    await deaf.opened
    return suggest(brief, text, signal)
  }
  await begin(world, sessionId)
  await until(() => deaf.isReached)
  const { conversation } = await world.api.conversation.get({ sessionId })
  await world.api.conversation.remove({ id: conversation.id })
  deaf.open()
  await world.worker.stop(2000)
  expect(signals[0]?.aborted).toBe(true)
  const kinds = rowsOf(world.open, 'jobs').map((job) => job['kind'])
  expect([countRows(world.open, 'suggestions'), kinds]).toEqual([0, ['sweep']])
})
