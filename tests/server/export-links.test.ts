import { readdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { AppError } from '#routers/errors.ts'
import { Worker } from '#server/jobs/worker.ts'
import { createDiskFileStore } from '#server/services/disk-file-store.ts'
import { tidyPeople } from '#server/tidy-people.ts'
import {
  anArchive,
  fetchArchive,
  readExport,
  startExport,
  unzipped,
  untilMade,
} from '#tests/support/archives.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { dayMs } from '#tests/support/clock.ts'
import { rowsOf } from '#tests/support/database.ts'
import { gate } from '#tests/support/scripted-tutor.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import { until } from '#tests/support/until.ts'
import { filesBelow } from '#tests/support/files-below.ts'
import { shortTiming } from '#tests/support/working.ts'
import type { FileStore } from '#routers/file-store.ts'
import type { ExportView } from '#routers/contract/account.ts'
import type { House, HouseOptions } from '#tests/support/build-house.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const email = 'ada@example.org'
const password = 'a long enough one'

async function aHouse(options: HouseOptions = {}) {
  const house = await buildHouse(options)
  return { house, ada: await house.signUp(email) }
}

async function made(member: Visitor): Promise<ExportView & { url: string }> {
  expect((await startExport(member)).status).toBe(200)
  const view = await untilMade(member)
  expect(view).toMatchObject({ status: 'done', errorCode: null })
  return { ...view, url: view.url ?? '' }
}

const statusOf = async (member: Visitor, url: string) =>
  (await member.request(url)).status

/** All that lies below UPLOADS_DIR, folders apart. */
async function stored({ folders }: House): Promise<string[]> {
  return (await filesBelow(dirname(folders.blobs))).map(({ name }) => name)
}

/** The disk's own store below a folder of the test's own, with some of it replaced. */
async function aStore(
  replace: (real: FileStore) => Partial<FileStore>,
): Promise<FileStore> {
  const real = await createDiskFileStore(await tempFolder())
  return { ...real, ...replace(real) }
}

test('the link works in the session that asked, and in no other', async () => {
  const { house, ada } = await aHouse()
  const bea = await house.signUp('bea@example.org')
  const phone = house.visitor()
  await phone.send('POST', '/api/auth/login', { email, password })
  const { url } = await made(ada)
  const answer = await ada.request(url)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="refyn-2026-11-15.zip"',
  )
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  const others = [phone, bea, house.visitor()]
  expect(await Promise.all(others.map((other) => statusOf(other, url)))).toEqual([
    404, 404, 401,
  ])
  expect(await readExport(phone)).toBeNull()
})

test('with its session the link goes, also for the next session of the same person', async () => {
  const { ada } = await aHouse()
  const { url } = await made(ada)
  const { cookie } = ada
  await ada.send('POST', '/api/logout')
  const headers = { cookie: cookie! }
  expect((await ada.request(url, { headers })).status).toBe(401)
  await ada.send('POST', '/api/auth/login', { email, password })
  expect(await statusOf(ada, url)).toBe(404)
})

test.for(['x', 'a'.repeat(26), '..%2f', "' or 1=1"])(
  'the address with %j is as absent as any',
  async (id) => {
    const { ada } = await aHouse()
    await made(ada)
    const status = await statusOf(ada, `/api/exports/${encodeURIComponent(id)}/content`)
    expect([400, 404]).toContain(status)
  },
)

test('a day later it has expired, and its bytes go', async () => {
  const { house, ada } = await aHouse()
  const { url, expiresAt } = await made(ada)
  expect(expiresAt).toBe('2026-11-16T12:00:00.000Z')
  house.clock.move(dayMs - 1)
  await tidyPeople(house.services)
  expect(await statusOf(ada, url)).toBe(200)
  house.clock.move(1)
  expect([await statusOf(ada, url), await readExport(ada)]).toEqual([404, null])
  expect(await stored(house)).toHaveLength(1)
  await tidyPeople(house.services)
  await until(async () => (await stored(house)).length === 0)
  expect(rowsOf(house.open, 'exports')).toEqual([])
})

test('asked for again it is made anew, and the earlier one goes with its link', async () => {
  const { house, ada } = await aHouse()
  const first = await made(ada)
  await ada.send('POST', '/api/notes', { title: 'Later', content: 'Mind it' })
  house.clock.move(1000)
  const second = await made(ada)
  expect(second.id).not.toBe(first.id)
  expect([await statusOf(ada, first.url), await statusOf(ada, second.url)]).toEqual([
    404, 200,
  ])
  expect(
    unzipped(await fetchArchive(ada, second.url))
      .get('notes.md')
      ?.toString(),
  ).toContain('Later')
  await until(async () => (await stored(house)).length === 1)
  expect(rowsOf(house.open, 'exports')).toHaveLength(1)
})

test('one that is asked for while another is packed leaves nothing of the other', async () => {
  const pause = gate()
  let packs = 0
  const files = await aStore((real) => ({
    async pack(entries, target, signal) {
      packs += 1
      if (packs === 1) {
        await writeFile(target, 'half an archive')
        await pause.opened
      }
      await real.pack(entries, target, signal)
    },
  }))
  const { house, ada } = await aHouse({ files })
  await startExport(ada)
  await until(() => packs === 1)
  house.clock.move(1000)
  const { url } = await made(ada)
  pause.open()
  await until(() => rowsOf(house.open, 'jobs').every(({ state }) => state === 'done'))
  await house.worker.stop(2000)
  const [row] = rowsOf(house.open, 'exports')
  expect(rowsOf(house.open, 'exports')).toHaveLength(1)
  const left = await readdir(dirname(files.pathOf(String(row?.['filename']))))
  expect(left).toEqual([row?.['filename']])
  expect(unzipped(await fetchArchive(ada, url)).has('README.txt')).toBe(true)
})

test('a job that was killed in the middle is tried again, and the archive is whole', async () => {
  const { house, ada } = await aHouse()
  await house.worker.stop(0)
  await startExport(ada)
  const [row] = rowsOf(house.open, 'exports')
  const draft = await house.services.files.draftPath(String(row?.['filename']))
  await writeFile(draft, Buffer.alloc(500_000, 'half an archive'))
  house.open.sqlite.exec(
    `update jobs set state = 'running', attempts = 1, "leaseOwner" = 'the dead', "leaseUntil" = '2099' where kind = 'export'`,
  )
  const next = new Worker(shortTiming)
  await next.start(house.services)
  onTestFinished(() => next.stop(0))
  const { url, size } = await untilMade(ada)
  const bytes = await fetchArchive(ada, url!)
  expect(bytes).toHaveLength(size!)
  expect(unzipped(bytes).has('README.txt')).toBe(true)
  expect(await stored(house)).toHaveLength(1)
})

test('the eleventh of a day is 429 with the time to wait', async () => {
  const { house, ada } = await aHouse()
  for (let count = 0; count < 10; count += 1)
    expect((await startExport(ada)).status).toBe(200)
  const over = await startExport(ada)
  expect([over.status, over.headers.get('retry-after')]).toEqual([429, '86400'])
  house.clock.move(dayMs)
  expect((await startExport(ada)).status).toBe(200)
})

test('where there is no room it fails at once and says why', async () => {
  const files = await aStore(() => ({
    requireRoom: () => Promise.reject(new AppError('disk_full')),
  }))
  const { house, ada } = await aHouse({ files })
  await startExport(ada)
  expect(await untilMade(ada)).toMatchObject({
    status: 'failed',
    errorCode: 'disk_full',
    url: null,
  })
  expect(rowsOf(house.open, 'jobs')[0]).toMatchObject({ state: 'dead', attempts: 1 })
})

test('a disk that fills while it is written fails it, and gets its room back', async () => {
  let isFull = true
  const files = await aStore((real) => ({
    async pack(entries, target, signal) {
      if (!isFull) return real.pack(entries, target, signal)
      await writeFile(target, 'half an archive')
      throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })
    },
  }))
  const { house, ada } = await aHouse({ files })
  await startExport(ada)
  expect(await untilMade(ada)).toMatchObject({ status: 'failed', errorCode: 'disk_full' })
  const [row] = rowsOf(house.open, 'exports')
  const folder = dirname(files.piecePath(String(row?.['filename']), '0.wav'))
  await until(() =>
    readdir(folder)
      .catch(() => 'gone')
      .then((found) => found === 'gone'),
  )
  isFull = false
  house.clock.move(1000)
  expect((await anArchive(ada)).has('README.txt')).toBe(true)
})

test('a disk that takes no more bytes breaks the packing off with its reason', async () => {
  const { house } = await aHouse()
  const entries = (async function* () {
    await Promise.resolve()
    yield { path: 'a.txt', text: 'words '.repeat(100_000) }
  })()
  const { signal } = new AbortController()
  await expect(
    house.services.files.pack(entries, '/dev/full', signal),
  ).rejects.toMatchObject({ code: 'ENOSPC' })
})
