import { expect, test } from 'vitest'
import { randomId } from '#db/ids.ts'
import { beginUpload } from '#routers/files/begin-upload.ts'
import { cancelUpload, finalizeUpload } from '#routers/files/finalize-upload.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { diskFull } from '#tests/support/fakes.ts'
import {
  aConversation,
  aFile,
  aSession,
  anUpload,
  aUser,
} from '#tests/support/factories.ts'
import { codeOf, outcomes, refusalOf } from '#tests/support/refusals.ts'
import type { AnnouncedUpload } from '#routers/files/begin-upload.ts'
import type { TestWorld } from '#tests/support/build-context.ts'

function announced(
  world: TestWorld,
  over: Partial<AnnouncedUpload> = {},
): AnnouncedUpload {
  return {
    uploadId: randomId(32),
    userId: world.user.id,
    sessionId: aSession(),
    originalName: 'harbour.jpg',
    declaredType: 'image/jpeg',
    sizeBytes: 5,
    role: { kind: 'work' },
    ...over,
  }
}

/** An upload all of whose bytes have arrived. */
async function complete(
  world: TestWorld,
  over: Partial<AnnouncedUpload> = {},
): Promise<string> {
  const upload = announced(world, over)
  await beginUpload(world.services, upload)
  world.files.put(`tus/${upload.uploadId}`, 'bytes')
  return upload.uploadId
}

test('a finished upload becomes a file of its session', async () => {
  const world = await buildContext()
  const sessionId = aSession()
  const uploadId = await complete(world, { sessionId })
  const file = await world.api.files.finalize({ uploadId })
  expect(file).toMatchObject({
    sessionId,
    originalName: 'harbour.jpg',
    size: 5,
    kind: 'work',
  })
  expect([...world.files.bytes.keys()]).toEqual([`blobs/${uploadId}`])
  expect(rowsOf(world.open, 'uploads')[0]).toMatchObject({
    state: 'finished',
    fileId: file.id,
  })
})

test('finalising again is answered with the same file', async () => {
  const world = await buildContext()
  const uploadId = await complete(world)
  const first = await world.api.files.finalize({ uploadId })
  expect(await world.api.files.finalize({ uploadId })).toEqual(first)
  expect([countRows(world.open, 'files'), countRows(world.open, 'jobs')]).toEqual([1, 1])
})

test('finalising five times at once gives one file, one job and the same answer', async () => {
  const world = await buildContext()
  const uploadId = await complete(world)
  const calls = Array.from({ length: 5 }, () => world.api.files.finalize({ uploadId }))
  const ended = await outcomes(calls)
  expect([countRows(world.open, 'files'), countRows(world.open, 'jobs')]).toEqual([1, 1])
  expect(ended).toEqual({ passed: 5, refused: [] })
})

test('an upload of another learner is as absent as one that never was', async () => {
  const world = await buildContext()
  const uploadId = await complete(world)
  const stranger = world.as(await aUser(world.db)).api.files
  const foreign = await refusalOf(stranger.finalize({ uploadId }))
  const absent = await refusalOf(stranger.finalize({ uploadId: randomId(32) }))
  expect([foreign.appCode, foreign.message]).toEqual(['not_found', absent.message])
  expect(countRows(world.open, 'files')).toBe(0)
})

test('an upload that is not complete stays open and says what is missing', async () => {
  const world = await buildContext()
  const uploadId = await complete(world, { sizeBytes: 9 })
  const refusal = await refusalOf(world.api.files.finalize({ uploadId }))
  expect([refusal.appCode, refusal.message]).toEqual([
    'conflict',
    'Expected 9 bytes, got 5: the upload is not complete',
  ])
  world.files.put(`tus/${uploadId}`, 'bytes all')
  expect((await world.api.files.finalize({ uploadId })).size).toBe(9)
})

test('content that is not what the name promised ends the upload and its bytes', async () => {
  const world = await buildContext()
  const uploadId = await complete(world, { originalName: 'fake.jpg' })
  for (let time = 0; time < 2; time += 1) {
    const refusal = await refusalOf(world.api.files.finalize({ uploadId }))
    expect([refusal.appCode, refusal.detail]).toEqual([
      'wrong_type',
      { name: 'fake.jpg' },
    ])
  }
  expect(world.files.bytes.size).toBe(0)
  expect(rowsOf(world.open, 'uploads')[0]?.['state']).toBe('refused')
})

test('a limit that was met during the upload ends it without a file', async () => {
  const world = await buildContext({ plan: 'standard' })
  const sessionId = aSession()
  for (let index = 0; index < 5; index += 1)
    await aFile(world.db, world.user, { sessionId })
  const uploadId = await complete(world, { sessionId })
  world.open.sqlite.exec(`update users set "subscriptionPlan" = 'free'`)
  expect(await codeOf(world.api.files.finalize({ uploadId }))).toBe('file_limit')
  expect([countRows(world.open, 'files'), world.files.bytes.size]).toEqual([5, 0])
})

test('work that is complete after its crit began is refused for good and leaves no bytes', async () => {
  const world = await buildContext()
  const sessionId = aSession()
  const uploadId = await complete(world, { sessionId })
  await aConversation(world.db, world.user, { sessionId })
  expect(await codeOf(world.api.files.finalize({ uploadId }))).toBe('conflict')
  expect(world.files.bytes.size).toBe(0)
  expect(rowsOf(world.open, 'uploads').map((row) => row['state'])).toEqual(['refused'])
})

test('the count of a session includes uploads under way, before their first byte', async () => {
  const world = await buildContext()
  const sessionId = aSession()
  for (let index = 0; index < 5; index += 1) await complete(world, { sessionId })
  expect(await codeOf(beginUpload(world.services, announced(world, { sessionId })))).toBe(
    'file_limit',
  )
  expect(countRows(world.open, 'uploads')).toBe(5)
})

test('of 20 uploads begun at once a free session admits exactly 5', async () => {
  const world = await buildContext()
  const sessionId = aSession()
  const { passed, refused } = await outcomes(
    Array.from({ length: 20 }, () =>
      beginUpload(world.services, announced(world, { sessionId })),
    ),
  )
  expect([passed, refused]).toEqual([5, Array(15).fill('file_limit')])
  expect(countRows(world.open, 'uploads')).toBe(5)
})

test('nobody has more than 20 uploads open at once', async () => {
  const world = await buildContext()
  for (let index = 0; index < 20; index += 1) await anUpload(world.db, world.user)
  expect(await codeOf(beginUpload(world.services, announced(world)))).toBe('rate_limited')
  await anUpload(world.db, await aUser(world.db))
  expect(countRows(world.open, 'uploads')).toBe(21)
})

test.for([
  ['a type that is not taken', { originalName: 'page.html' }, 'wrong_type'],
  ['a name without an extension', { originalName: 'harbour' }, 'wrong_type'],
  [
    'more bytes than the plan takes',
    { sizeBytes: 30 * 1024 * 1024 + 1 },
    'file_too_large',
  ],
] as const)(
  'an upload of %s is refused before its first byte',
  async ([, over, code]) => {
    const world = await buildContext()
    expect(await codeOf(beginUpload(world.services, announced(world, over)))).toBe(code)
    expect(countRows(world.open, 'uploads')).toBe(0)
  },
)

test('an upload for a conversation that has begun is refused before its first byte', async () => {
  const world = await buildContext()
  const { sessionId } = await aConversation(world.db, world.user)
  expect(await codeOf(beginUpload(world.services, announced(world, { sessionId })))).toBe(
    'conflict',
  )
  expect(countRows(world.open, 'uploads')).toBe(0)
})

test('a full disk refuses an upload before its first byte', async () => {
  const world = await buildContext()
  const files = { ...world.files, requireRoom: () => Promise.reject(diskFull()) }
  const call = beginUpload({ ...world.services, files }, announced(world))
  expect(await codeOf(call)).toBe('disk_full')
})

test('a cancelled upload is forgotten with its bytes, a finished one stays', async () => {
  const world = await buildContext()
  const [open, finished] = [await complete(world), await complete(world)]
  await world.api.files.finalize({ uploadId: finished })
  await cancelUpload(world.services, world.user.id, open)
  await cancelUpload(world.services, world.user.id, finished)
  expect([...world.files.bytes.keys()]).toEqual([`blobs/${finished}`])
  expect(rowsOf(world.open, 'uploads').map((row) => row['id'])).toEqual([finished])
})

test('nobody cancels the upload of another learner', async () => {
  const world = await buildContext()
  const uploadId = await complete(world)
  const stranger = await aUser(world.db)
  expect(await codeOf(cancelUpload(world.services, stranger.id, uploadId))).toBe(
    'not_found',
  )
  expect(await codeOf(finalizeUpload(world.services, stranger.id, uploadId))).toBe(
    'not_found',
  )
  expect(countRows(world.open, 'uploads')).toBe(1)
})
