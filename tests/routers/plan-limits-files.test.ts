import { expect, test } from 'vitest'
import { randomId } from '#db/ids.ts'
import { beginUpload } from '#routers/files/begin-upload.ts'
import { storeFiles } from '#routers/files/store-files.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { aCrit, aVersion } from '#tests/support/crits.ts'
import { aFile, aSession } from '#tests/support/factories.ts'
import { aMember, becomes, members, planTable } from '#tests/support/plan-table.ts'
import { outcomes, refusalOf } from '#tests/support/refusals.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { AnnouncedUpload } from '#routers/files/begin-upload.ts'
import type { MemberContext } from '#routers/context.ts'
import type { TestWorld } from '#tests/support/build-context.ts'

const clicks = 50
const MiB = 1024 * 1024

interface Sent {
  sessionId: string
  names?: string[]
  sizeBytes?: number
  /** Of the file that an improved version is of. */
  parentId?: string
}

let counter = 0

/** The multipart door: files that have arrived as a form. */
function store(world: TestWorld, user: UserRow, sent: Sent): Promise<unknown> {
  const arrived = (sent.names ?? ['quay.jpg']).map((originalName) => {
    counter += 1
    const staged = world.files.put(`tmp/limit${counter}`, 'bytes')
    return {
      originalName,
      staged: { ...staged, sizeBytes: sent.sizeBytes ?? staged.sizeBytes },
    }
  })
  const session = { sessionId: sent.sessionId, originalFileId: sent.parentId ?? null }
  return storeFiles(world.as(user).ctx as MemberContext, session, arrived)
}

/** The resumable door: a file that is announced. */
function announced(user: UserRow, sent: Sent): AnnouncedUpload {
  return {
    uploadId: randomId(32),
    userId: user.id,
    sessionId: sent.sessionId,
    originalName: 'quay.jpg',
    declaredType: 'image/jpeg',
    sizeBytes: sent.sizeBytes ?? 5,
    role: sent.parentId
      ? { kind: 'improved', parentId: sent.parentId }
      : { kind: 'work' },
  }
}

function begin(world: TestWorld, user: UserRow, sent: Sent): Promise<void> {
  return beginUpload(world.services, announced(user, sent))
}

async function refused(call: Promise<unknown>): Promise<unknown[]> {
  const { appCode, message } = await refusalOf(call)
  return [appCode, message]
}

/** Versions or works in the table, and bytes that are kept. */
function stored(world: TestWorld, kind: 'work' | 'improved'): unknown[] {
  const files = rowsOf(world.open, 'files').filter((file) => file['kind'] === kind)
  const blobs = [...world.files.bytes.keys()].filter((path) => path.startsWith('blobs/'))
  return [files.length, blobs.length]
}

test.for(members)('of 50 forms at once %s stores its number of files', async (member) => {
  const world = await buildContext()
  const user = await aMember(world, member)
  const { files: max } = planTable[member]
  const sessionId = aSession()
  const calls = Array.from({ length: clicks }, () => store(world, user, { sessionId }))
  expect(await outcomes(calls)).toEqual({
    passed: max,
    refused: Array(clicks - max).fill('file_limit'),
  })
  expect(stored(world, 'work')).toEqual([max, max])
  const message = `Maximum ${max} files allowed per conversation`
  for (const call of [store, begin])
    expect(await refused(call(world, user, { sessionId }))).toEqual([
      'file_limit',
      message,
    ])
})

test.for(members)(
  'of 50 announcements at once %s has its number of files',
  async (member) => {
    const world = await buildContext()
    const user = await aMember(world, member)
    const { files: max } = planTable[member]
    const sessionId = aSession()
    const calls = Array.from({ length: clicks }, () => begin(world, user, { sessionId }))
    expect(await outcomes(calls)).toEqual({
      passed: max,
      refused: Array(clicks - max).fill('file_limit'),
    })
    expect(countRows(world.open, 'uploads')).toBe(max)
  },
)

test('through both doors at once no more files come to be than the plan takes', async () => {
  const world = await buildContext()
  const user = await aMember(world, 'standard')
  const sessionId = aSession()
  const uploads = Array.from({ length: 25 }, () => announced(user, { sessionId }))
  for (const { uploadId } of uploads) world.files.put(`tus/${uploadId}`, 'bytes')
  const { api } = world.as(user)
  await outcomes(
    uploads.flatMap((upload) => [
      beginUpload(world.services, upload).then(() =>
        api.files.finalize({ uploadId: upload.uploadId }),
      ),
      store(world, user, { sessionId }),
    ]),
  )
  expect(stored(world, 'work')).toEqual([10, 10])
})

test('of 50 forms of three at once those are stored that fit as a whole', async () => {
  const world = await buildContext()
  const user = await aMember(world, 'standard')
  const sessionId = aSession()
  const names = ['one.jpg', 'two.jpg', 'three.jpg']
  const calls = Array.from({ length: clicks }, () =>
    store(world, user, { sessionId, names }),
  )
  expect((await outcomes(calls)).passed).toBe(3)
  expect(stored(world, 'work')).toEqual([9, 9])
})

test('after a downgrade a fuller session takes no more, a new one its smaller number', async () => {
  const world = await buildContext()
  const user = await aMember(world, 'standard')
  const sessionId = aSession()
  for (let index = 0; index < 7; index += 1) await aFile(world.db, user, { sessionId })
  await becomes(world, user, 'free')
  const message = 'Maximum 5 files allowed per conversation'
  for (const call of [store, begin])
    expect(await refused(call(world, user, { sessionId }))).toEqual([
      'file_limit',
      message,
    ])
  const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg']
  await store(world, user, { sessionId: aSession(), names })
  await becomes(world, user, 'standard')
  await store(world, user, { sessionId, names: names.slice(2) })
  expect(stored(world, 'work')[0]).toBe(15)
})

test.for(members)(
  'a file of exactly the size of %s is taken, one byte more is not',
  async (member) => {
    const world = await buildContext()
    const user = await aMember(world, member)
    const { fileMb } = planTable[member]
    const sizeBytes = fileMb * MiB
    const refusal = ['file_too_large', `"quay.jpg" exceeds maximum size of ${fileMb}MB`]
    for (const call of [store, begin]) {
      const sessionId = aSession()
      await call(world, user, { sessionId, sizeBytes })
      const larger = { sessionId, sizeBytes: sizeBytes + 1 }
      expect(await refused(call(world, user, larger))).toEqual(refusal)
    }
    expect([countRows(world.open, 'files'), countRows(world.open, 'uploads')]).toEqual([
      1, 1,
    ])
  },
)

test('an improved version has the size of the plan, too', async () => {
  const world = await buildContext()
  const user = await aMember(world, 'standard')
  const { sessionId, work } = await aCrit(world, user)
  for (const call of [store, begin]) {
    const version = { sessionId, parentId: work.id }
    await call(world, user, { ...version, sizeBytes: 80 * MiB })
    const larger = call(world, user, { ...version, sizeBytes: 80 * MiB + 1 })
    expect((await refused(larger))[0]).toBe('file_too_large')
  }
})

test('a file that was announced before a downgrade and is too large for it is refused for good', async () => {
  const world = await buildContext()
  const user = await aMember(world, 'standard')
  const sizeBytes = 30 * MiB + 1
  const upload = announced(user, { sessionId: aSession(), sizeBytes })
  await beginUpload(world.services, upload)
  world.files.bytes.set(`tus/${upload.uploadId}`, Buffer.alloc(sizeBytes))
  await becomes(world, user, 'free')
  const { uploadId } = upload
  for (let time = 0; time < 2; time += 1) {
    const { appCode } = await refusalOf(world.as(user).api.files.finalize({ uploadId }))
    expect(appCode).toBe('file_too_large')
  }
  expect([stored(world, 'work'), world.files.bytes.size]).toEqual([[0, 0], 0])
})

test.for(members)('of 50 versions at once %s stores its number', async (member) => {
  const world = await buildContext()
  const user = await aMember(world, member)
  const { versions: max } = planTable[member]
  const { sessionId, work } = await aCrit(world, user)
  const sent = { sessionId, parentId: work.id }
  const code = max === 0 ? 'plan_limit' : 'version_limit'
  const forms = Array.from({ length: clicks }, () => store(world, user, sent))
  expect(await outcomes(forms)).toEqual({
    passed: max,
    refused: Array(clicks - max).fill(code),
  })
  expect(stored(world, 'improved')).toEqual([max, max + 1])
  const other = await aCrit(world, user)
  const announcements = Array.from({ length: clicks }, () =>
    begin(world, user, { sessionId: other.sessionId, parentId: other.work.id }),
  )
  expect((await outcomes(announcements)).passed).toBe(max)
})

test('after a downgrade the versions that are there stay, and no other comes', async () => {
  const world = await buildContext()
  const user = await aMember(world, 'premium')
  const crit = await aCrit(world, user)
  for (let index = 0; index < 7; index += 1) await aVersion(world, crit)
  const sent = { sessionId: crit.sessionId, parentId: crit.work.id }
  await becomes(world, user, 'standard')
  for (const call of [store, begin])
    expect(await refused(call(world, user, sent))).toEqual([
      'version_limit',
      "You've reached your limit of 5 improved versions per conversation",
    ])
  await becomes(world, user, 'free')
  for (const call of [store, begin])
    expect((await refused(call(world, user, sent)))[0]).toBe('plan_limit')
  expect(stored(world, 'improved')[0]).toBe(7)
})

test('what a session still says of a plan lets no file in', async () => {
  const world = await buildContext()
  const user = await aMember(world, 'free')
  const caller = { id: user.id, isAdmin: false, isAcademic: true } as const
  const stale = {
    ...world,
    as: () => world.as(user, { caller: { ...caller, subscriptionPlan: 'premium' } }),
  } as TestWorld
  const crit = await aCrit(world, user)
  const version = { sessionId: crit.sessionId, parentId: crit.work.id }
  const sessionId = aSession()
  for (let index = 0; index < 5; index += 1) await aFile(world.db, user, { sessionId })
  const large = { sessionId: aSession(), sizeBytes: 30 * MiB + 1 }
  const codes: unknown[] = []
  for (const sent of [version, { sessionId }, large])
    codes.push((await refused(store(stale, user, sent)))[0])
  expect(codes).toEqual(['plan_limit', 'file_limit', 'file_too_large'])
})

test('the default plan of the operator lifts files, their size and versions', async () => {
  const world = await buildContext({ settings: { defaultPlan: 'standard' } })
  const user = await aMember(world, 'free')
  const sessionId = aSession()
  const calls = Array.from({ length: clicks }, () =>
    store(world, user, { sessionId, sizeBytes: 80 * MiB }),
  )
  expect((await outcomes(calls)).passed).toBe(10)
  const crit = await aCrit(world, user)
  const version = { sessionId: crit.sessionId, parentId: crit.work.id }
  const versions = Array.from({ length: clicks }, () => begin(world, user, version))
  expect((await outcomes(versions)).passed).toBe(5)
})
