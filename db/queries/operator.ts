import SqliteDatabase from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { listNamesInMaking } from './files.ts'
import { migrations } from '../migrations/index.ts'
import type { Db, OpenDatabase } from '../database.ts'
import type { Database } from '../schema.ts'
import type { FileRow } from '../tables/files.ts'
import type { UserRow } from '../tables/people.ts'

/**
 * What the operator's commands ask and change. They act for nobody, so no query here has an owner;
 * none of them is within reach of a request.
 */

/** Opens the file of a server that may be running, for reading alone. Throws when there is none. */
export function openForReading(path: string): OpenDatabase {
  return opened(new SqliteDatabase(path, { readonly: true, fileMustExist: true }))
}

/** Opens a copy for the last touches; closed again it is one file without a log beside it. */
export function openCopy(path: string): OpenDatabase {
  const open = opened(new SqliteDatabase(path, { fileMustExist: true }))
  for (const setting of [
    'journal_mode = DELETE',
    'foreign_keys = ON',
    'secure_delete = ON',
  ])
    open.sqlite.pragma(setting)
  return open
}

function opened(sqlite: SqliteDatabase.Database): OpenDatabase {
  for (const setting of [
    'busy_timeout = 5000',
    'trusted_schema = OFF',
    'cell_size_check = ON',
  ])
    sqlite.pragma(setting)
  return {
    db: new Kysely<Database>({ dialect: new SqliteDialect({ database: sqlite }) }),
    sqlite,
  }
}

/**
 * Writes the database as it is at this moment to a new file. The open transaction holds the moment:
 * without it every write of the server would begin the copy anew (sqlite.org/c3ref/backup_finish).
 * In WAL mode it keeps no writer waiting.
 */
export async function copyDatabase(
  { sqlite }: OpenDatabase,
  path: string,
): Promise<void> {
  sqlite.exec('begin')
  try {
    sqlite.prepare('select count(*) from sqlite_schema').get()
    await sqlite.backup(path)
  } finally {
    sqlite.exec('rollback')
  }
}

/** What SQLite finds wrong with its file or between the rows; nothing when all is well. */
export async function listDatabaseFaults(db: Db): Promise<string[]> {
  const integrity = await sql<{
    integrity_check: string
  }>`pragma integrity_check`.execute(db)
  const keys = await sql<{
    table: string
    parent: string
  }>`pragma foreign_key_check`.execute(db)
  return [
    ...integrity.rows
      .map((row) => row.integrity_check)
      .filter((sentence) => sentence !== 'ok'),
    ...keys.rows.map(
      ({ table, parent }) =>
        `a row of ${table} names a row of ${parent} that is not there`,
    ),
  ]
}

/** Size of the file in bytes, without its log. */
export async function measureDatabase(db: Db): Promise<number> {
  const { rows } = await sql<{
    bytes: number
  }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(
    db,
  )
  return rows[0]?.bytes ?? 0
}

export async function findSqliteVersion(db: Db): Promise<string> {
  const { rows } = await sql<{
    version: string
  }>`select sqlite_version() as version`.execute(db)
  return rows[0]?.version ?? 'unknown'
}

/** How far the schema is from this version's: what it lacks, and what a newer one has made. */
export async function compareSchema(
  db: Db,
): Promise<{ lacks: string[]; unknown: string[] }> {
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration order by name`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  const ours = Object.keys(migrations)
  return {
    lacks: ours.filter((name) => !applied.has(name)),
    unknown: [...applied].filter((name) => !ours.includes(name)),
  }
}

export type StoredFile = Pick<
  FileRow,
  'id' | 'userId' | 'conversationId' | 'kind' | 'filename' | 'size' | 'sha256'
>

export function listStoredFiles(db: Db): Promise<StoredFile[]> {
  return db
    .selectFrom('files')
    .select(['id', 'userId', 'conversationId', 'kind', 'filename', 'size', 'sha256'])
    .orderBy('id')
    .execute()
}

export async function isFileKnown(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Names below which bytes may lie without a row of `files`: in making, arriving, or on their way out. */
export async function listNamesWithoutFile(db: Db): Promise<string[]> {
  const uploads = await db
    .selectFrom('uploads')
    .select('id')
    .where('state', '=', 'open')
    .execute()
  const chats = await db
    .selectFrom('audio_chats')
    .select(['filename', 'piecesName'])
    .execute()
  const sweeps = await db
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', 'sweep')
    .where('state', 'in', ['ready', 'running'])
    .execute()
  return [
    ...(await listNamesInMaking(db)),
    ...uploads.map(({ id }) => id),
    ...chats.flatMap(({ filename, piecesName }) => [filename, piecesName]),
    ...sweeps.flatMap(({ payload }) => {
      const gone = JSON.parse(payload) as { filenames: string[]; uploadIds: string[] }
      return [...gone.filenames, ...gone.uploadIds]
    }),
  ]
}

/** In a copy: uploads that are still arriving have no bytes there, and are begun anew. */
export async function deleteOpenUploads(db: Db): Promise<void> {
  await db.deleteFrom('uploads').where('state', '=', 'open').execute()
}

/** In a copy: the profile shows no picture whose file is left out. */
export async function forgetProfilePicture(db: Db, file: StoredFile): Promise<void> {
  await db
    .updateTable('users')
    .set({ profileImageUrl: null })
    .where('id', '=', file.userId)
    .where('profileImageUrl', 'like', `/api/files/${file.id}/%`)
    .execute()
}

/** Work that a running server has in hand at `now`; what a killed one left has no lease. */
export async function countRunningJobs(db: Db, now: string): Promise<number> {
  const row = await db
    .selectFrom('jobs')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('state', '=', 'running')
    .where('leaseUntil', '>', now)
    .executeTakeFirstOrThrow()
  return row.count
}

/**
 * Gives an account another password, ends every session of it, and voids links by which another
 * could be set (rules D-14, D-17), all in one transaction.
 */
export async function replacePassword(
  db: Db,
  user: Pick<UserRow, 'id' | 'email'>,
  change: { hash: string; now: string },
): Promise<{ endedSessions: number }> {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ password: change.hash, updatedAt: change.now })
      .where('id', '=', user.id)
      .execute()
    await trx
      .updateTable('password_reset_tokens')
      .set({ used: 1 })
      .where('email', '=', user.email)
      .execute()
    const ended = await trx
      .deleteFrom('sessions')
      .where('userId', '=', user.id)
      .executeTakeFirst()
    return { endedSessions: Number(ended.numDeletedRows) }
  })
}

export async function updatePlan(
  db: Db,
  userId: string,
  change: Partial<Pick<UserRow, 'subscriptionPlan' | 'isAcademic'>> & {
    updatedAt: string
  },
): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', userId).execute()
}
