import { expect, test } from 'vitest'
import { factsVersion } from '#routers/contract/facts.ts'
import { refreshFacts } from '#routers/files/refresh-facts.ts'
import { rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { pictureFacts } from '#tests/support/facts.ts'
import { aConversation, aFile, aJob, aMessage } from '#tests/support/factories.ts'
import { trustingMedia } from '#tests/support/fakes.ts'
import { aSuggestion } from '#tests/support/suggestions.ts'
import { until } from '#tests/support/until.ts'
import { buildWorking } from '#tests/support/working.ts'
import type { NewFileRow } from '#db/tables/files.ts'
import type { TestWorld } from '#tests/support/build-context.ts'

const old: Partial<NewFileRow> = {
  facts: JSON.stringify(pictureFacts({ brightness: 0.1 })),
  factsState: 'done',
  factsVersion: factsVersion - 1,
}
const fresh: Partial<NewFileRow> = { ...old, factsVersion }

function queued({ open }: TestWorld): unknown[] {
  return rowsOf(open, 'jobs').map((job) => [
    job['kind'],
    job['dedupeKey'],
    job['state'],
    job['userId'],
  ])
}

test('files that an older method measured are queued, each once', async () => {
  const world = await buildContext()
  const { id } = await aFile(world.db, world.user, old)
  const failed = await aFile(world.db, world.user, { ...old, factsState: 'failed' })
  const both = expect.arrayContaining(
    [id, failed.id].map((file) => ['facts', `facts:${file}`, 'ready', world.user.id]),
  ) as unknown
  await refreshFacts(world.services)
  expect(queued(world)).toEqual(both)
  expect(world.jobs.wakes).toBe(1)
  await refreshFacts(world.services)
  expect(queued(world)).toEqual(both)
  expect(queued(world)).toHaveLength(2)
})

test.for<[string, Partial<NewFileRow>]>([
  ['measured by the present method', fresh],
  [
    'that could not be measured by the present method',
    { ...fresh, factsState: 'failed' },
  ],
  ['that waits to be measured', { factsState: 'pending' }],
  ['whose bytes are missing', { ...old, state: 'missing' }],
  ['that is a portrait', { ...old, kind: 'profile' }],
])('a file %s is not queued', async ([, over]) => {
  const world = await buildContext()
  await aFile(world.db, world.user, over)
  await refreshFacts(world.services)
  expect(queued(world)).toEqual([])
  expect(world.jobs.wakes).toBe(0)
})

test.for(['done', 'dead'] as const)(
  'a measuring that is %s begins again from its first attempt',
  async (state) => {
    const world = await buildContext()
    const { id } = await aFile(world.db, world.user, old)
    await aJob(world.db, {
      kind: 'facts',
      dedupeKey: `facts:${id}`,
      userId: world.user.id,
      payload: JSON.stringify({ fileId: id }),
      state,
      attempts: 3,
    })
    await refreshFacts(world.services)
    expect(rowsOf(world.open, 'jobs')).toMatchObject([{ state: 'ready', attempts: 0 }])
  },
)

test.for<[string, Partial<NewFileRow>]>([
  ['an older shape', { facts: '{"family":"image","width":1200}' }],
  ['the present shape', {}],
])('facts of an older method and %s read as none', async ([, over]) => {
  const { api, db, user } = await buildContext()
  const { sessionId } = await aFile(db, user, { ...old, ...over })
  const { files } = await api.files.list({ sessionId })
  expect(files[0]?.facts).toBeNull()
})

test('facts of an older method are pending; what could not be measured stays so', async () => {
  const { api, db, user } = await buildContext()
  const { sessionId } = await aFile(db, user, old)
  const failed = await aFile(db, user, { ...old, sessionId, factsState: 'failed' })
  const { files } = await api.files.list({ sessionId })
  expect(files.map(({ factsState }) => factsState)).toEqual(['pending', 'failed'])
  expect(files[1]?.id).toBe(failed.id)
})

test('facts of the present method read as they are', async () => {
  const { api, db, user } = await buildContext()
  const { sessionId } = await aFile(db, user, fresh)
  const { files } = await api.files.list({ sessionId })
  expect(files).toMatchObject([
    { factsState: 'done', facts: pictureFacts({ brightness: 0.1 }) },
  ])
})

test('the worker measures anew what an older method had measured, and nothing else', async () => {
  const measured: string[] = []
  const world = await buildWorking({
    media: trustingMedia({
      inspect: (file) => {
        measured.push(file.filename)
        return Promise.resolve(pictureFacts({ brightness: 0.9 }))
      },
    }),
  })
  const stale = await aFile(world.db, world.user, old)
  const kept = await aFile(world.db, world.user, fresh)
  await refreshFacts(world.services)
  await until(() => rowsOf(world.open, 'jobs').every(({ state }) => state === 'done'))
  const read = async (sessionId: string) =>
    (await world.api.files.list({ sessionId })).files[0]
  expect(await read(stale.sessionId)).toMatchObject({
    factsState: 'done',
    facts: pictureFacts({ brightness: 0.9 }),
  })
  expect((await read(kept.sessionId))?.facts).toEqual(pictureFacts({ brightness: 0.1 }))
  expect(measured).toEqual([stale.filename])
  await refreshFacts(world.services)
  expect(rowsOf(world.open, 'jobs').map(({ state }) => state)).toEqual(['done'])
})

test('a pin on a file of an older shape waits until the file is measured anew', async () => {
  const world = await buildWorking()
  const crit = await aConversation(world.db, world.user)
  const critique = await aMessage(world.db, crit)
  const { id } = await aFile(world.db, world.user, {
    ...old,
    facts: '{"family":"image"}',
    sessionId: crit.sessionId,
    conversationId: crit.id,
  })
  const anchor = { type: 'box', x: 0.1, y: 0.1, width: 0.2, height: 0.2 }
  await aSuggestion(world.db, critique, { fileId: id, anchor: JSON.stringify(anchor) })
  const pin = async () => {
    const { suggestions } = await world.api.suggestions.list({
      sessionId: crit.sessionId,
    })
    return suggestions[0]?.anchor
  }
  expect(await pin()).toBeNull()
  await refreshFacts(world.services)
  await until(pin)
  expect(await pin()).toEqual(anchor)
})
