import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { newId, randomId } from '#db/ids.ts'
import { insertAudioChat } from '#db/queries/audio-chats.ts'
import { claimJobs } from '#db/queries/jobs.ts'
import { finalizeUpload } from '#routers/files/finalize-upload.ts'
import { storeFiles } from '#routers/files/store-files.ts'
import { sweepJob } from '#routers/files/sweep.ts'
import { createDiskFileStore, storeFolders } from '#server/services/disk-file-store.ts'
import { reconcile } from '#server/uploads/reconcile.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { dayMs, hourMs, minuteMs, movableClock } from '#tests/support/clock.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import {
  aConversation,
  aFile,
  aMessage,
  anUpload,
  aSession,
} from '#tests/support/factories.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import type { FileStore } from '#routers/file-store.ts'

/** A disk as a killed process left it, and the next start. Its clock is the disk's own. */
async function crashed(over: Partial<FileStore> = {}) {
  const root = await tempFolder()
  const files = await createDiskFileStore(root)
  const clock = movableClock(new Date().toISOString())
  const world = await buildContext({ files: { ...files, ...over }, clock })
  const folders = storeFolders(root)
  const now = clock.now().toISOString()
  return {
    ...world,
    folders,
    upload: (fields: Parameters<typeof anUpload>[2] = {}) =>
      anUpload(world.db, world.user, {
        size: 5,
        updatedAt: now,
        createdAt: now,
        ...fields,
      }),
    restart: () => reconcile({ ...world.services, files }, folders, { isStart: true }),
    everyHour: () => reconcile({ ...world.services, files }, folders),
  }
}

class Killed extends Error {}

const kill = () => Promise.reject(new Killed())

test('an upload that was complete when the process died becomes a file', async () => {
  const { upload, folders, restart, open } = await crashed()
  const { id } = await upload()
  await writeFile(join(folders.tus, id), 'bytes')
  await writeFile(join(folders.tus, `${id}.json`), '{}')
  await restart()
  await restart()
  expect(rowsOf(open, 'files').map((file) => [file['uploadId'], file['size']])).toEqual([
    [id, 5],
  ])
  expect([await readdir(folders.tus), await readdir(folders.blobs)]).toEqual([[], [id]])
  expect(rowsOf(open, 'jobs').map((job) => job['kind'])).toEqual(['facts'])
})

test.for(['publish', 'has', 'adopt', 'removeUpload'] as const)(
  'a kill at %s loses no upload: the next start makes exactly one file of it',
  async (step) => {
    const { upload, folders, restart, open, services, user } = await crashed({
      [step]: kill,
    })
    const { id } = await upload()
    await writeFile(join(folders.tus, id), 'bytes')
    await expect(finalizeUpload(services, user.id, id)).rejects.toThrow(Killed)
    await restart()
    expect([countRows(open, 'files'), await readdir(folders.blobs)]).toEqual([1, [id]])
    expect(rowsOf(open, 'uploads')[0]).toMatchObject({ state: 'finished' })
  },
)

test('bytes that were renamed before their row was written become the file', async () => {
  const { upload, folders, restart, open } = await crashed()
  const { id } = await upload()
  await writeFile(join(folders.blobs, id), 'bytes')
  await restart()
  expect(rowsOf(open, 'files').map((file) => file['filename'])).toEqual([id])
  expect([await readdir(folders.blobs), await readdir(folders.quarantine)]).toEqual([
    [id],
    [],
  ])
})

test('an upload that was cut before it had a place for its bytes keeps none of its session', async () => {
  const { upload, restart, open } = await crashed()
  await upload()
  await restart()
  expect(countRows(open, 'uploads')).toBe(0)
})

test('while the server runs, an upload has a minute between its row and its bytes', async () => {
  const { upload, everyHour, clock, open } = await crashed()
  await upload()
  await everyHour()
  expect(countRows(open, 'uploads')).toBe(1)
  clock.move(minuteMs)
  await everyHour()
  expect(countRows(open, 'uploads')).toBe(0)
})

test('an upload that is under way is left in peace, and goes when it is a day old', async () => {
  const { upload, folders, restart, clock, open } = await crashed()
  const { id } = await upload({ size: 10 })
  await writeFile(join(folders.tus, id), 'half')
  await restart()
  expect([countRows(open, 'uploads'), await readdir(folders.tus)]).toEqual([1, [id]])
  clock.move(dayMs + 1)
  await restart()
  expect([countRows(open, 'uploads'), await readdir(folders.tus)]).toEqual([0, []])
})

test('bytes without a row are set aside after an hour, and never deleted', async () => {
  const { folders, restart, clock, log } = await crashed()
  const name = randomId(32)
  await writeFile(join(folders.blobs, name), 'orphan')
  await restart()
  expect(await readdir(folders.blobs)).toEqual([name])
  clock.move(hourMs + 1000)
  await restart()
  expect([await readdir(folders.blobs), await readdir(folders.quarantine)]).toEqual([
    [],
    [name],
  ])
  expect(log.entries.some(({ level }) => level === 'warn')).toBe(true)
})

test('a form that was cut between its bytes and its rows leaves neither', async () => {
  const reached = Promise.withResolvers<void>()
  const { folders, restart, ctx, services, db, open } = await crashed()
  const dying: FileStore = {
    ...services.files,
    async publish(staged, filename) {
      await services.files.publish(staged, filename)
      reached.resolve()
      // The process ends here: nothing behind it is ever done.
      await new Promise(() => undefined)
    },
  }
  const staged = await services.files.stage(Readable.from([Buffer.from('bytes')]), 100)
  void storeFiles(
    { ...ctx, files: dying },
    { sessionId: aSession(), originalFileId: null },
    [{ originalName: 'harbour.jpg', staged }],
  )
  await reached.promise
  expect(await readdir(folders.blobs)).toHaveLength(1)

  await restart()
  const now = services.clock.now().toISOString()
  const [sweep] = await claimJobs(db, {
    atMost: 1,
    kinds: ['sweep'],
    owner: 'the next start',
    now,
    leaseUntil: now,
  })
  const job = { ...sweep!, payload: JSON.parse(sweep!.payload) as unknown, attempt: 1 }
  await sweepJob.run(services, job, new AbortController().signal)
  expect([await readdir(folders.blobs), await readdir(folders.quarantine)]).toEqual([
    [],
    [],
  ])
  expect(countRows(open, 'files')).toBe(0)
})

test('a row without bytes is marked missing and told, once', async () => {
  const { restart, db, user, open, log } = await crashed()
  const file = await aFile(db, user)
  await restart()
  await restart()
  expect(rowsOf(open, 'files')[0]?.['state']).toBe('missing')
  const told = log.entries.filter(({ level }) => level === 'error')
  expect(told.map(({ fields }) => fields)).toEqual([{ files: [file.id] }])
})

test('a disk with more files than a statement has parameters can be lost', async () => {
  const { restart, db, user, open } = await crashed()
  const file = await aFile(db, user)
  const columns = Object.keys(file).map((name) => `"${name}"`)
  const copied = columns.map((name) =>
    ['"id"', '"filename"'].includes(name) ? `${name} || n` : name,
  )
  open.sqlite.exec(
    `with recursive numbers (n) as (values (1) union all select n + 1 from numbers where n < 33000)
     insert into files (${columns.join()}) select ${copied.join()} from files, numbers`,
  )
  await restart()
  const states = rowsOf(open, 'files').map(({ state }) => state)
  expect([states.length, new Set(states)]).toEqual([33_001, new Set(['missing'])])
})

test('a file that is whole is left as it is', async () => {
  const { restart, db, user, folders, clock, open } = await crashed()
  const file = await aFile(db, user)
  await writeFile(join(folders.blobs, file.filename), 'bytes')
  clock.move(40 * dayMs)
  await restart()
  expect([await readdir(folders.blobs), rowsOf(open, 'files')[0]?.['state']]).toEqual([
    [file.filename],
    'stored',
  ])
})

test('scraps of staging go when they are a day old, and at a start at once', async () => {
  const { restart, everyHour, folders } = await crashed()
  await writeFile(join(folders.tmp, 'old'), 'x')
  await writeFile(join(folders.tmp, 'young'), 'x')
  const then = new Date(Date.now() - dayMs - 1000)
  await utimes(join(folders.tmp, 'old'), then, then)
  await everyHour()
  expect(await readdir(folders.tmp)).toEqual(['young'])
  await restart()
  expect(await readdir(folders.tmp)).toEqual([])
})

test('one upload that cannot be finished does not keep the others from it', async () => {
  const { upload, folders, restart, open } = await crashed()
  const bad = await upload()
  await mkdir(join(folders.blobs, bad.id))
  const good = await upload()
  await writeFile(join(folders.tus, good.id), 'bytes')
  await restart()
  expect(rowsOf(open, 'files').map((file) => file['uploadId'])).toEqual([good.id])
})

test('bytes of a resumable upload that nobody knows any more go when they are a day old', async () => {
  const { folders, restart, clock, upload, services, user } = await crashed({
    removeUpload: kill,
  })
  const { id } = await upload({ originalName: 'fake.jpg' })
  await writeFile(join(folders.tus, id), 'bytes')
  await writeFile(
    join(folders.tus, `${id}.json`),
    '{"metadata":{"filename":"private.jpg"}}',
  )
  await expect(finalizeUpload(services, user.id, id)).rejects.toThrow(Killed)
  clock.move(2 * dayMs)
  await restart()
  expect(await readdir(folders.tus)).toEqual([])
})

test('bytes of a picture or a talk that is being made are left where they are', async () => {
  const { db, user, folders, restart, clock } = await crashed()
  const conversation = await aConversation(db, user)
  const [picture, talk] = [randomId(32), randomId(32)]
  const order = { filename: picture, changes: [], settings: null }
  const message = await aMessage(db, conversation, {
    kind: 'refyn',
    status: 'writing',
    edit: JSON.stringify(order),
  })
  await insertAudioChat(db, {
    id: newId(),
    userId: user.id,
    conversationId: conversation.id,
    messageId: message.id,
    status: 'pending',
    stage: 'joining',
    durationSeconds: null,
    voice: null,
    filename: talk,
    piecesName: randomId(32),
    fileId: null,
    errorCode: null,
    retryAt: null,
    createdAt: conversation.createdAt,
    updatedAt: conversation.createdAt,
  })
  for (const name of [picture, talk]) await writeFile(join(folders.blobs, name), 'bytes')
  clock.move(hourMs + 1000)
  await restart()
  expect((await readdir(folders.blobs)).toSorted()).toEqual([picture, talk].toSorted())
  expect(await readdir(folders.quarantine)).toEqual([])
})
