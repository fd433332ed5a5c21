import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { Database } from '../schema.ts'
import type { ExportRow } from '../tables/people.ts'

export async function insertExport(db: Db, archive: ExportRow): Promise<void> {
  await db.insertInto('exports').values(archive).execute()
}

/** One of the caller's own, for the session that asked for it, until it expires (rule D-70). */
export function findExport(
  db: Db,
  userId: string,
  wanted: { id: string; sessionId: string; now: string },
): Promise<ExportRow | undefined> {
  return db
    .selectFrom('exports')
    .selectAll()
    .where('id', '=', wanted.id)
    .where('userId', '=', userId)
    .where('sessionId', '=', wanted.sessionId)
    .where('expiresAt', '>', wanted.now)
    .executeTakeFirst()
}

/** For the job that makes it. */
export function findOwnExport(
  db: Db,
  userId: string,
  id: string,
): Promise<ExportRow | undefined> {
  return db
    .selectFrom('exports')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** How many bytes the originals and everything made from them take. */
export async function sumFileSizes(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('files')
    .select((is) => is.fn.coalesce(is.fn.sum<number>('size'), is.lit(0)).as('size'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return row.size
}

/** The newest of this session that has not expired. */
export function findLatestExport(
  db: Db,
  userId: string,
  wanted: { sessionId: string; now: string },
): Promise<ExportRow | undefined> {
  return db
    .selectFrom('exports')
    .selectAll()
    .where('userId', '=', userId)
    .where('sessionId', '=', wanted.sessionId)
    .where('expiresAt', '>', wanted.now)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function updateExport(
  db: Db,
  userId: string,
  id: string,
  change: Partial<Pick<ExportRow, 'status' | 'size' | 'errorCode'>>,
): Promise<boolean> {
  const result = await db
    .updateTable('exports')
    .set(change)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Removes the caller's archives and tells where their bytes are: there is one at a time. */
export function deleteExportsOf(
  db: Db,
  userId: string,
): Promise<Array<Pick<ExportRow, 'id' | 'filename'>>> {
  return db
    .deleteFrom('exports')
    .where('userId', '=', userId)
    .returning(['id', 'filename'])
    .execute()
}

export function deleteExpiredExports(
  db: Db,
  now: string,
): Promise<Array<Pick<ExportRow, 'filename'>>> {
  return db
    .deleteFrom('exports')
    .where('expiresAt', '<=', now)
    .returning('filename')
    .execute()
}

/** The tables whose rows are a person's own work and choices, in the order of an archive. */
export const ownTables = [
  'conversations',
  'messages',
  'files',
  'suggestions',
  'audio_chats',
  'notes',
  'micro_courses',
  'course_quiz_progress',
  'course_assignments',
  'review_cards',
  'discovery_locations',
  'favorite_locations',
  'favorite_events',
  'saved_discoveries',
  'usage',
] as const satisfies Array<keyof Database>
export type OwnTable = (typeof ownTables)[number]

/** Every row of one table that belongs to the person, as it is kept. */
export async function listOwnRows(
  db: Db,
  userId: string,
  table: OwnTable,
): Promise<Array<Record<string, unknown>>> {
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .where('userId', '=', userId)
    .orderBy(sql`rowid`)
    .execute()
  return rows
}
