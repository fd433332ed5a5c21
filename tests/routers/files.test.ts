import { expect, test } from 'vitest'
import { newId } from '#db/ids.ts'
import { storeFiles } from '#routers/files/store-files.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { aConversation, aFile, aSession, aUser } from '#tests/support/factories.ts'
import { codeOf, outcomes, refusalOf } from '#tests/support/refusals.ts'
import type { TestWorld } from '#tests/support/build-context.ts'

let counter = 0

function arrived(world: TestWorld, originalName = 'harbour.jpg', content = 'bytes') {
  counter += 1
  return { originalName, staged: world.files.put(`tmp/${counter}`, content) }
}

function inSession(sessionId: string) {
  return { sessionId, originalFileId: null }
}

function published(world: TestWorld): string[] {
  return [...world.files.bytes.keys()].filter((path) => path.startsWith('blobs/'))
}

test('stored work is listed for its session with what is known of it', async () => {
  const world = await buildContext()
  const sessionId = aSession()
  await storeFiles(world.ctx, inSession(sessionId), [
    arrived(world),
    arrived(world, 'song.mp3'),
  ])
  const { files } = await world.api.files.list({ sessionId })
  expect(
    files.map((file) => [file.originalName, file.mimeType, file.factsState]),
  ).toEqual(
    expect.arrayContaining([
      ['harbour.jpg', 'image/jpeg', 'pending'],
      ['song.mp3', 'audio/mpeg', 'pending'],
    ]),
  )
  expect(files[0]).toMatchObject({
    sessionId,
    kind: 'work',
    size: 5,
    facts: null,
    suggestions: [],
  })
  expect(rowsOf(world.open, 'jobs').map((job) => job['kind'])).toEqual(['facts', 'facts'])
  expect(published(world)).toHaveLength(2)
  expect(world.jobs.wakes).toBe(1)
})

test('the stored name says nothing of the name that was sent', async () => {
  const world = await buildContext()
  const [file] = await storeFiles(world.ctx, inSession(aSession()), [
    arrived(world, 'my-secret.jpg'),
  ])
  expect(file?.filename).toMatch(/^[a-z2-7]{32}$/)
})

test('a wrong type among good ones leaves no file behind', async () => {
  const world = await buildContext()
  const call = storeFiles(world.ctx, inSession(aSession()), [
    arrived(world),
    arrived(world, 'fake.jpg'),
  ])
  const refusal = await refusalOf(call)
  expect([refusal.appCode, refusal.detail]).toEqual(['wrong_type', { name: 'fake.jpg' }])
  expect([countRows(world.open, 'files'), published(world)]).toEqual([0, []])
})

test('one file more than the plan takes leaves no file behind', async () => {
  const world = await buildContext()
  const sessionId = aSession()
  for (let index = 0; index < 3; index += 1)
    await aFile(world.db, world.user, { sessionId })
  const three = [arrived(world), arrived(world), arrived(world)]
  const refusal = await refusalOf(storeFiles(world.ctx, inSession(sessionId), three))
  expect([refusal.appCode, refusal.message]).toEqual([
    'file_limit',
    'Maximum 5 files allowed per conversation',
  ])
  expect([countRows(world.open, 'files'), published(world)]).toEqual([3, []])
})

test('a file above the size of the plan leaves no file behind', async () => {
  const world = await buildContext()
  const large = arrived(world)
  large.staged.sizeBytes = 30 * 1024 * 1024 + 1
  const refusal = await refusalOf(
    storeFiles(world.ctx, inSession(aSession()), [arrived(world), large]),
  )
  expect([refusal.appCode, refusal.message]).toEqual([
    'file_too_large',
    '"harbour.jpg" exceeds maximum size of 30MB',
  ])
  expect([countRows(world.open, 'files'), published(world)]).toEqual([0, []])
})

test('a file of exactly the size of the plan is taken', async () => {
  const world = await buildContext()
  const large = arrived(world)
  large.staged.sizeBytes = 30 * 1024 * 1024
  expect(await storeFiles(world.ctx, inSession(aSession()), [large])).toHaveLength(1)
})

test('of 20 uploads at once a free session takes exactly 5 and keeps no other byte', async () => {
  const world = await buildContext()
  const sessionId = aSession()
  const calls = Array.from({ length: 20 }, () =>
    storeFiles(world.ctx, inSession(sessionId), [arrived(world)]),
  )
  const { passed, refused } = await outcomes(calls)
  expect([passed, refused]).toEqual([5, Array(15).fill('file_limit')])
  expect([countRows(world.open, 'files'), published(world).length]).toEqual([5, 5])
  expect(countRows(world.open, 'jobs')).toBe(5)
})

test('an upload without a file is invalid', async () => {
  const { ctx } = await buildContext()
  expect(await codeOf(storeFiles(ctx, inSession(aSession()), []))).toBe('invalid')
})

test('work for a conversation that has begun is a conflict', async () => {
  const world = await buildContext()
  const { sessionId } = await aConversation(world.db, world.user)
  expect(
    await codeOf(storeFiles(world.ctx, inSession(sessionId), [arrived(world)])),
  ).toBe('conflict')
  expect(published(world)).toEqual([])
})

test('an unknown and a foreign session are both empty', async () => {
  const { as, db, api, user } = await buildContext()
  const { sessionId } = await aFile(db, user)
  expect((await api.files.list({ sessionId })).files).toHaveLength(1)
  const stranger = as(await aUser(db)).api
  expect(await stranger.files.list({ sessionId })).toEqual({ files: [] })
  expect(await stranger.files.list({ sessionId: aSession() })).toEqual({ files: [] })
})

test('facts of an older shape read as none', async () => {
  const { api, db, user } = await buildContext()
  const { sessionId } = await aFile(db, user, {
    facts: '{"family":"image"}',
    factsState: 'done',
  })
  expect((await api.files.list({ sessionId })).files[0]?.facts).toBeNull()
})

test('a removed file loses its row, its measuring and, by a job, its bytes', async () => {
  const world = await buildContext()
  const sessionId = aSession()
  const [file] = await storeFiles(world.ctx, inSession(sessionId), [arrived(world)])
  expect(await world.api.files.remove({ id: file!.id })).toEqual({ success: true })
  expect(await world.api.files.list({ sessionId })).toEqual({ files: [] })
  const jobs = rowsOf(world.open, 'jobs')
  expect(jobs.map((job) => [job['kind'], job['payload']])).toEqual([
    ['sweep', JSON.stringify({ filenames: [file!.filename], uploadIds: [] })],
  ])
})

test('removing a file of a conversation counts it out', async () => {
  const { api, db, user, open } = await buildContext()
  const crit = await aConversation(db, user, { fileCount: 2 })
  const { id } = await aFile(db, user, { conversationId: crit.id })
  await api.files.remove({ id })
  expect(rowsOf(open, 'conversations')[0]?.['fileCount']).toBe(1)
})

test('a file of another learner is as absent as one that never was', async () => {
  const { as, db, user, open } = await buildContext()
  const { id } = await aFile(db, user)
  const stranger = as(await aUser(db)).api.files
  const foreign = await refusalOf(stranger.remove({ id }))
  const absent = await refusalOf(stranger.remove({ id: newId() }))
  expect([foreign.appCode, foreign.message]).toEqual(['not_found', absent.message])
  expect([countRows(open, 'files'), countRows(open, 'jobs')]).toEqual([1, 0])
})

test.for(['', 'UPPER', '../../../etc/passwd', 'a'.repeat(27)])(
  'the file id %j is invalid',
  async (id) => {
    const { api } = await buildContext()
    expect(await codeOf(api.files.remove({ id }))).toBe('invalid')
  },
)
