import { expect, test } from 'vitest'
import { newId, randomId } from '#db/ids.ts'
import { beginUpload } from '#routers/files/begin-upload.ts'
import { storeFiles } from '#routers/files/store-files.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { aCrit, aVersion } from '#tests/support/crits.ts'
import { aFile, aSession, anUpload, aUser } from '#tests/support/factories.ts'
import { codeOf, outcomes, refusalOf } from '#tests/support/refusals.ts'
import type { AnnouncedUpload } from '#routers/files/begin-upload.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { TestWorld } from '#tests/support/build-context.ts'
import type { Crit } from '#tests/support/crits.ts'

/** An improved version of a crit's work, about to be sent. */
function announced(
  world: TestWorld,
  crit: Crit,
  over: Partial<AnnouncedUpload> = {},
): AnnouncedUpload {
  return {
    uploadId: randomId(32),
    userId: world.user.id,
    sessionId: crit.sessionId,
    originalName: 'quay 2.jpg',
    declaredType: 'image/jpeg',
    sizeBytes: 5,
    role: { kind: 'improved', parentId: crit.work.id },
    ...over,
  }
}

function begin(world: TestWorld, upload: AnnouncedUpload): Promise<void> {
  return beginUpload(world.services, upload)
}

async function send(world: TestWorld, upload: AnnouncedUpload): Promise<FileView> {
  await begin(world, upload)
  world.files.put(`tus/${upload.uploadId}`, 'bytes')
  return world.api.files.finalize({ uploadId: upload.uploadId })
}

let counter = 0
function arrived(world: TestWorld, originalName: string) {
  counter += 1
  return { originalName, staged: world.files.put(`tmp/version${counter}`, 'bytes') }
}

/** The same as a form brings it. */
function store(
  world: TestWorld,
  { sessionId }: Pick<Crit, 'sessionId'>,
  form: { names: string[]; originalFileId?: string },
): Promise<FileView[]> {
  const files = form.names.map((name) => arrived(world, name))
  return storeFiles(
    world.ctx,
    { sessionId, originalFileId: form.originalFileId ?? null },
    files,
  )
}

/** How many files the conversation says it has. */
function fileCount({ open }: TestWorld): unknown {
  return rowsOf(open, 'conversations')[0]?.['fileCount']
}

function blobs({ files }: TestWorld): number {
  return [...files.bytes.keys()].filter((path) => path.startsWith('blobs/')).length
}

test('an improved version belongs to the crit and names the file it came from', async () => {
  const world = await buildContext({ plan: 'standard' })
  const crit = await aCrit(world, world.user)
  const file = await send(world, announced(world, crit))
  expect(file).toMatchObject({
    kind: 'improved',
    originalName: 'quay 2_improved.jpg',
    parentId: crit.work.id,
    sessionId: crit.sessionId,
    factsState: 'pending',
  })
  expect(rowsOf(world.open, 'files').at(-1)?.['conversationId']).toBe(
    crit.conversation.id,
  )
  expect(rowsOf(world.open, 'jobs').map((job) => job['dedupeKey'])).toEqual([
    `facts:${file.id}`,
  ])
  expect(fileCount(world)).toBe(2)
})

test('a removed version is no longer counted and makes room for another', async () => {
  const world = await buildContext({ plan: 'standard' })
  const crit = await aCrit(world, world.user)
  const files: FileView[] = []
  for (let index = 0; index < 5; index += 1)
    files.push(await send(world, announced(world, crit)))
  expect(fileCount(world)).toBe(6)
  expect(await codeOf(begin(world, announced(world, crit)))).toBe('version_limit')
  await world.api.files.remove({ id: files[0]!.id })
  expect(fileCount(world)).toBe(5)
  await send(world, announced(world, crit))
  expect(fileCount(world)).toBe(6)
})

test('the free plan takes no improved version and says what would', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  for (const call of [
    () => begin(world, announced(world, crit)),
    () => store(world, crit, { names: ['quay_improved.jpg'] }),
    () => store(world, crit, { names: ['quay 2.jpg'], originalFileId: crit.work.id }),
  ]) {
    const refusal = await refusalOf(call())
    expect([refusal.appCode, refusal.message]).toEqual([
      'plan_limit',
      'Upgrade to Standard to Upload Improved Version for re-evaluation',
    ])
  }
  expect([countRows(world.open, 'files'), countRows(world.open, 'uploads')]).toEqual([
    1, 0,
  ])
  expect(blobs(world)).toBe(1)
})

test.for([
  ['standard', 5, { plan: 'standard' }],
  ['premium', 10, { plan: 'premium' }],
] as const)('%s takes %i improved versions and no more', async ([, max, options]) => {
  const world = await buildContext(options)
  const crit = await aCrit(world, world.user)
  for (let index = 0; index < max; index += 1) await aVersion(world, crit)
  for (const call of [
    () => begin(world, announced(world, crit)),
    () => store(world, crit, { names: ['quay_version.jpg'] }),
  ]) {
    const refusal = await refusalOf(call())
    expect([refusal.appCode, refusal.message, refusal.detail]).toEqual([
      'version_limit',
      `You've reached your limit of ${max} improved versions per conversation`,
      { max },
    ])
  }
})

test('an academic learner has the versions of premium', async () => {
  const world = await buildContext()
  const person = await aUser(world.db, { isAcademic: 1 })
  const crit = await aCrit(world, person)
  for (let index = 0; index < 9; index += 1) await aVersion(world, crit)
  const upload = () => begin(world, announced(world, crit, { userId: person.id }))
  await upload()
  expect(await codeOf(upload())).toBe('version_limit')
})

test('open uploads of versions count, those of work and of other sessions do not', async () => {
  const world = await buildContext({ plan: 'standard' })
  const crit = await aCrit(world, world.user)
  const { sessionId } = crit
  for (let index = 0; index < 3; index += 1) await aVersion(world, crit)
  await anUpload(world.db, world.user, { sessionId, kind: 'work' })
  await anUpload(world.db, world.user, { sessionId: aSession(), kind: 'improved' })
  await anUpload(world.db, world.user, { sessionId, kind: 'improved', state: 'refused' })
  await begin(world, announced(world, crit))
  await begin(world, announced(world, crit))
  expect(await codeOf(begin(world, announced(world, crit)))).toBe('version_limit')
  expect(countRows(world.open, 'uploads')).toBe(5)
})

test('work does not count as a version, nor a version as work', async () => {
  const world = await buildContext({ plan: 'standard' })
  const crit = await aCrit(world, world.user)
  const { sessionId } = crit
  for (let index = 0; index < 9; index += 1)
    await aFile(world.db, world.user, { sessionId })
  expect((await send(world, announced(world, crit))).kind).toBe('improved')
})

test('of 12 announcements at once standard lets exactly 5 in', async () => {
  const world = await buildContext({ plan: 'standard' })
  const crit = await aCrit(world, world.user)
  const calls = Array.from({ length: 12 }, () => begin(world, announced(world, crit)))
  expect(await outcomes(calls)).toEqual({
    passed: 5,
    refused: Array(7).fill('version_limit'),
  })
})

test('of 12 forms at once standard lets exactly 5 in and keeps no other byte', async () => {
  const world = await buildContext({ plan: 'standard' })
  const crit = await aCrit(world, world.user)
  const calls = Array.from({ length: 12 }, () =>
    store(world, crit, { names: ['a_version.jpg'] }),
  )
  expect(await outcomes(calls)).toEqual({
    passed: 5,
    refused: Array(7).fill('version_limit'),
  })
  expect([blobs(world), fileCount(world)]).toEqual([6, 6])
})

test('a limit that was met during the upload ends it without a file', async () => {
  const world = await buildContext({ plan: 'standard' })
  const crit = await aCrit(world, world.user)
  const upload = announced(world, crit)
  await begin(world, upload)
  world.files.put(`tus/${upload.uploadId}`, 'bytes')
  for (let index = 0; index < 5; index += 1) await aVersion(world, crit)
  const { uploadId } = upload
  for (let time = 0; time < 2; time += 1)
    expect(await codeOf(world.api.files.finalize({ uploadId }))).toBe('version_limit')
  world.open.sqlite.exec(`update users set "subscriptionPlan" = 'free'`)
  const later = await refusalOf(begin(world, announced(world, crit)))
  expect([later.appCode, blobs(world), fileCount(world)]).toEqual(['plan_limit', 6, 1])
})

test('before a crit has begun there is nothing to improve', async () => {
  const world = await buildContext({ plan: 'standard' })
  const sessionId = aSession()
  const work = await aFile(world.db, world.user, { sessionId })
  const role = { kind: 'improved', parentId: work.id } as const
  const upload = { ...announced(world, await aCrit(world, world.user)), sessionId, role }
  expect(await codeOf(begin(world, upload))).toBe('conflict')
  const form = { names: ['quay 2.jpg'], originalFileId: work.id }
  expect(await codeOf(store(world, { sessionId }, form))).toBe('conflict')
  expect(countRows(world.open, 'uploads')).toBe(0)
})

test('a parent of another session or person is as absent as none', async () => {
  const world = await buildContext({ plan: 'standard' })
  const crit = await aCrit(world, world.user)
  const other = await aCrit(world, world.user)
  const foreign = await aCrit(world, await aUser(world.db))
  const refyn = await aVersion(world, crit, { kind: 'refyn' })
  for (const parentId of [newId(), other.work.id, foreign.work.id, refyn.id]) {
    const role = { kind: 'improved', parentId } as const
    expect(await codeOf(begin(world, announced(world, crit, { role })))).toBe('not_found')
    const form = { names: ['quay 2.jpg'], originalFileId: parentId }
    expect(await codeOf(store(world, crit, form))).toBe('not_found')
  }
  expect([countRows(world.open, 'uploads'), blobs(world)]).toEqual([0, 4])
})

test('a version whose parent is removed during the upload is refused for good', async () => {
  const world = await buildContext({ plan: 'standard' })
  const crit = await aCrit(world, world.user)
  const upload = announced(world, crit)
  await begin(world, upload)
  world.files.put(`tus/${upload.uploadId}`, 'bytes')
  await world.api.files.remove({ id: crit.work.id })
  const { uploadId } = upload
  expect(await codeOf(world.api.files.finalize({ uploadId }))).toBe('not_found')
  expect(rowsOf(world.open, 'uploads')[0]?.['state']).toBe('refused')
  expect(world.files.bytes.has(`blobs/${uploadId}`)).toBe(false)
})

const wider = ['quay.tiff', 'quay.bmp', 'song.flac', 'film.mkv', 'poem.md', 'poem.docx']

test.for(wider)('%s is taken as a version and not as work', async (originalName) => {
  const world = await buildContext({ plan: 'standard' })
  const crit = await aCrit(world, world.user)
  expect((await send(world, announced(world, crit, { originalName }))).kind).toBe(
    'improved',
  )
  const named = `_version ${originalName}`
  expect((await store(world, crit, { names: [named] }))[0]?.kind).toBe('improved')
  const work = { sessionId: aSession(), originalName, role: { kind: 'work' } } as const
  expect(await codeOf(begin(world, announced(world, crit, work)))).toBe('wrong_type')
  expect(await codeOf(store(world, work, { names: [originalName] }))).toBe('wrong_type')
})

test.for(['quay.html', 'quay.svg', 'quay'])(
  '%s is taken as neither',
  async (originalName) => {
    const world = await buildContext({ plan: 'standard' })
    const crit = await aCrit(world, world.user)
    expect(await codeOf(begin(world, announced(world, crit, { originalName })))).toBe(
      'wrong_type',
    )
    const form = { names: [originalName], originalFileId: crit.work.id }
    expect(await codeOf(store(world, crit, form))).toBe('wrong_type')
  },
)

test('a form tells versions by their original, or all by their names', async () => {
  const world = await buildContext({ plan: 'standard' })
  const crit = await aCrit(world, world.user)
  const [byOriginal] = await store(world, crit, {
    names: ['again.jpg'],
    originalFileId: crit.work.id,
  })
  expect(byOriginal).toMatchObject({ kind: 'improved', parentId: crit.work.id })
  const named = await store(world, crit, {
    names: ['quay_IMPROVED.jpg', 'quay_version3.jpg'],
  })
  expect(named.map((file) => [file.originalName, file.kind, file.parentId])).toEqual([
    ['quay_IMPROVED.jpg', 'improved', null],
    ['quay_version3.jpg', 'improved', null],
  ])
  expect(fileCount(world)).toBe(4)
  const mixed = { names: ['quay_version4.jpg', 'new work.jpg'] }
  expect(await codeOf(store(world, crit, mixed))).toBe('conflict')
})

test('work with such a name that opens a crit is work', async () => {
  const world = await buildContext()
  const [file] = await store(
    world,
    { sessionId: aSession() },
    { names: ['harbour_improved.jpg'] },
  )
  expect([file?.kind, file?.parentId]).toEqual(['work', null])
})
