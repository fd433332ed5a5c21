import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** Proves that the database takes a write; throws when it does not. */
export async function proveWritable(db: Db, now: string): Promise<void> {
  await db
    .insertInto('rate_limits')
    .values({ key: 'readyz', windowStart: now, hits: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ windowStart: now }))
    .execute()
}

/**
 * Empties the write-ahead log into the file, so that a stopped app leaves one file, and nothing that
 * was deleted can be read from the log. Throws while somebody else reads.
 */
export async function truncateWal(db: Db): Promise<void> {
  const { rows } = await sql<{
    busy: number
  }>`pragma wal_checkpoint(truncate)`.execute(db)
  if (rows[0]?.busy === 1) throw new Error('The log of the database is in use')
}
