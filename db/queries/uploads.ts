import type { Db } from '../database.ts'
import type { UploadRow, UploadUpdate } from '../tables/files.ts'

export async function insertUpload(db: Db, upload: UploadRow): Promise<void> {
  await db.insertInto('uploads').values(upload).execute()
}

export function findUpload(
  db: Db,
  userId: string,
  id: string,
): Promise<UploadRow | undefined> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** For the server's own housekeeping, which acts for nobody: every unfinished upload. */
export function listOpenUploads(db: Db): Promise<UploadRow[]> {
  return db.selectFrom('uploads').selectAll().where('state', '=', 'open').execute()
}

export async function countOpenUploads(
  db: Db,
  userId: string,
): Promise<{ count: number; bytes: number }> {
  const row = await db
    .selectFrom('uploads')
    .select((is) => [
      is.fn.countAll<number>().as('count'),
      is.fn.sum<number>('size').as('bytes'),
    ])
    .where('userId', '=', userId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return { count: row.count, bytes: row.bytes ?? 0 }
}

/** Open uploads of one session count against its limit before their first byte. */
export async function countOpenUploadsOfSession(
  db: Db,
  userId: string,
  session: { sessionId: string; kind: UploadRow['kind'] },
): Promise<number> {
  const row = await db
    .selectFrom('uploads')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('sessionId', '=', session.sessionId)
    .where('kind', '=', session.kind)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return row.count
}

export async function updateUpload(
  db: Db,
  userId: string,
  id: string,
  change: UploadUpdate,
): Promise<void> {
  await db
    .updateTable('uploads')
    .set(change)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute()
}

export async function deleteUpload(db: Db, userId: string, id: string): Promise<void> {
  await db
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute()
}

export function deleteUploadsOfSession(
  db: Db,
  userId: string,
  sessionId: string,
): Promise<UploadRow[]> {
  return db
    .deleteFrom('uploads')
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .returningAll()
    .execute()
}

export async function deleteSettledUploads(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('uploads')
    .where('state', '!=', 'open')
    .where('updatedAt', '<', before)
    .execute()
}
