import { copyFile, open, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { listDatabaseFaults } from '#db/queries/operator.ts'
import { loadEnv } from '#server/env.ts'
import { startServer } from '#server/start.ts'
import { explainUnusable } from '#server/unusable-database.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { aSession } from '#tests/support/factories.ts'
import { recordingLog } from '#tests/support/fakes.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'

async function aDatabase(): Promise<{ folder: string; path: string }> {
  const folder = await tempFolder()
  const path = join(folder, 'refyn.sqlite')
  const made = openDatabase(path)
  await migrate(made, path)
  made.sqlite.pragma('wal_checkpoint(truncate)')
  await made.db.destroy()
  return { folder, path }
}

function start(folder: string, path: string) {
  const env = loadEnv({
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: `file:${path}`,
    UPLOADS_DIR: join(folder, 'uploads'),
  })
  return startServer(env, recordingLog())
}

test.for([
  ['is no database', (path: string) => writeFile(path, 'x'.repeat(50_000))],
  ['was cut off', (path: string) => truncate(path, 40_000)],
  [
    'has pages that something wrote over',
    async (path: string) => {
      const file = await open(path, 'r+')
      await file.write(Buffer.alloc(20 * 4096, 7), 0, undefined, 3 * 4096)
      await file.close()
    },
  ],
] as const)(
  'a file that %s stops the start with what to do, and is left as it is',
  async ([, damage]) => {
    const { folder, path } = await aDatabase()
    await damage(path)
    const bytes = await readFile(path)
    await expect(start(folder, path)).rejects.toThrow(
      `The database ${path} is damaged, and nothing in it was changed. Restore a backup`,
    )
    expect(await readFile(path)).toEqual(bytes)
    // A good one in its place starts at once: no lock was left behind.
    const { path: good } = await aDatabase()
    await copyFile(good, path)
    const server = await start(folder, path)
    await server.stop(0)
  },
)

test('a full or a closed disk is named as what it is, any other fault is left', () => {
  const fault = (code: string) => Object.assign(new Error('plain'), { code })
  const told = (error: unknown) =>
    (explainUnusable(error, '/data/r.sqlite') as Error).message
  expect(told(fault('SQLITE_FULL'))).toMatch(/r\.sqlite takes no more\. Make room/)
  expect(
    told(new Error('Migration x failed', { cause: fault('SQLITE_IOERR_WRITE') })),
  ).toMatch(/Make room on it .*\(SQLITE_IOERR_WRITE\)/)
  expect(told(fault('SQLITE_READONLY_DIRECTORY'))).toMatch(
    /cannot be written\. Check who owns/,
  )
  expect(told(fault('SQLITE_BUSY'))).toBe('plain')
  const beside = (more: object) => Object.assign(fault('EACCES'), more)
  expect(told(beside({ path: '/data/r.sqlite.lock' }))).toMatch(/cannot be written/)
  expect(told(beside({ path: '/uploads' }))).toBe('plain')
  expect(told(beside({ syscall: 'listen' }))).toBe('plain')
})

test('with a full disk nothing is lost: writes are refused as 507, reading goes on, and then all goes on', async () => {
  const { signUp, db } = await buildHouse()
  const pragma = async (text: string) =>
    (await sql<Record<string, unknown>>`pragma ${sql.raw(text)}`.execute(db)).rows[0]
  const member = await signUp()
  const session = aSession()
  expect((await member.upload(session, [['harbour.jpg', 'bytes']])).status).toBe(200)
  const pages = Number((await pragma('page_count'))?.['page_count'])
  await pragma(`max_page_count = ${pages}`)
  const note = { title: 'A note', content: 'x'.repeat(4000), category: 'technique' }
  const answers = []
  for (let times = 0; times < 8; times += 1)
    answers.push(await member.send('POST', '/api/notes', note))
  expect(answers.at(-1)).toMatchObject({ status: 507, body: { code: 'disk_full' } })
  expect((await member.get(`/api/files/${session}`)).status).toBe(200)
  await pragma(`max_page_count = ${pages * 10}`)
  expect((await member.send('POST', '/api/notes', note)).status).toBe(201)
  const kept = answers.filter(({ status }) => status === 201).length
  const { notes } = (await member.get('/api/notes')).body as { notes: unknown[] }
  expect(notes).toHaveLength(kept + 1)
  expect(await listDatabaseFaults(db)).toEqual([])
})
