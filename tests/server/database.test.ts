import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import SqliteDatabase from 'better-sqlite3'
import { lockDatabase } from '#db/database-lock.ts'
import { databasePath, openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/index.ts'
import { cloneDatabase, countRows } from '#tests/support/database.ts'
import { aUser } from '#tests/support/factories.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'

const run = promisify(execFile)

test('a database file is opened with every pragma in force', async () => {
  const { db, sqlite } = openDatabase(join(await tempFolder(), 'x.sqlite'))
  onTestFinished(() => db.destroy())
  const read = (name: string) => sqlite.pragma(name, { simple: true })
  expect({
    journal_mode: read('journal_mode'),
    synchronous: read('synchronous'),
    foreign_keys: read('foreign_keys'),
    trusted_schema: read('trusted_schema'),
    cell_size_check: read('cell_size_check'),
    busy_timeout: read('busy_timeout'),
    secure_delete: read('secure_delete'),
    journal_size_limit: read('journal_size_limit'),
  }).toEqual({
    journal_mode: 'wal',
    synchronous: 2,
    foreign_keys: 1,
    trusted_schema: 0,
    cell_size_check: 1,
    busy_timeout: 5000,
    secure_delete: 1,
    journal_size_limit: 67_108_864,
  })
})

test('a second process is refused by the lock, and let in when the first is gone', async () => {
  const path = join(await tempFolder(), 'x.sqlite')
  const module = new URL('../../db/database-lock.ts', import.meta.url).href
  const code = `import { lockDatabase } from ${JSON.stringify(module)}
    try { lockDatabase(${JSON.stringify(path)}); console.log('locked') } catch (error) { console.log(error.message) }`
  const second = async () =>
    (await run(process.execPath, ['--input-type=module', '-e', code])).stdout.trim()
  const unlock = lockDatabase(path)
  expect(await second()).toContain('Another Refyn process uses')
  unlock()
  expect(await second()).toBe('locked')
})

test('a process that was killed leaves no lock behind', async () => {
  const path = join(await tempFolder(), 'x.sqlite')
  const module = new URL('../../db/database-lock.ts', import.meta.url).href
  const code = `import { lockDatabase } from ${JSON.stringify(module)}
    lockDatabase(${JSON.stringify(path)}); process.kill(process.pid, 'SIGKILL')`
  await expect(
    run(process.execPath, ['--input-type=module', '-e', code]),
  ).rejects.toMatchObject({
    signal: 'SIGKILL',
  })
  lockDatabase(path)()
})

test('migrating a fresh database takes no snapshot, and a second time does nothing', async () => {
  const folder = await tempFolder()
  const path = join(folder, 'x.sqlite')
  const open = openDatabase(path)
  onTestFinished(() => open.db.destroy())
  expect(await migrate(open, path)).toEqual(Object.keys(migrations))
  expect(await migrate(open, path)).toEqual([])
  expect(await readdir(folder)).not.toContain('snapshots')
})

test('before a database with data is changed a snapshot of it is written', async () => {
  const folder = await tempFolder()
  const path = join(folder, 'x.sqlite')
  const open = openDatabase(path)
  onTestFinished(() => open.db.destroy())
  await migrate(open, path)
  const { email } = await aUser(open.db)
  onTestFinished(() => {
    for (const name of Object.keys(migrations))
      if (name.startsWith('9')) delete migrations[name]
  })
  migrations['9999-drop'] = { up: (db) => db.schema.dropTable('sessions').execute() }
  expect(await migrate(open, path)).toEqual(['9999-drop'])
  const [snapshot] = await readdir(join(folder, 'snapshots'))
  const saved = new SqliteDatabase(join(folder, 'snapshots', snapshot!), {
    readonly: true,
  })
  onTestFinished(() => void saved.close())
  expect(saved.prepare('select email from users').all()).toEqual([{ email }])
  expect(
    saved.prepare(`select name from sqlite_master where name = 'sessions'`).all(),
  ).toHaveLength(1)
})

test('a migration that fails is named and leaves the data as it was', async () => {
  const folder = await tempFolder()
  const path = join(folder, 'x.sqlite')
  const open = openDatabase(path)
  onTestFinished(() => open.db.destroy())
  await migrate(open, path)
  await aUser(open.db)
  onTestFinished(() => void delete migrations['9999-broken'])
  migrations['9999-broken'] = {
    up: async (db) => {
      await db.deleteFrom('users' as never).execute()
      throw new Error('broken')
    },
  }
  await expect(migrate(open, path)).rejects.toThrow('Migration 9999-broken failed')
  expect(countRows(open, 'users')).toBe(1)
})

test('rows without their owner are refused, and go with the owner', async () => {
  const open = await cloneDatabase()
  const user = await aUser(open.db)
  const insert = (userId: string) =>
    open.sqlite
      .prepare(`insert into sessions values (?, ?, 'x', 'x', 'x', null, null)`)
      .run(`session of ${userId}`, userId)
  expect(() => insert('nobody')).toThrow(/FOREIGN KEY/)
  insert(user.id)
  open.sqlite.prepare('delete from users where id = ?').run(user.id)
  expect(countRows(open, 'sessions')).toBe(0)
})

test('DATABASE_URL is file:PATH, and another scheme is named without its secrets', () => {
  expect(databasePath('file:./db/x.sqlite')).toBe('./db/x.sqlite')
  expect(() => databasePath('postgres://me:secret@host/db')).toThrow(/got postgres:…/)
})
