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

/** Empties the write-ahead log into the file, so that a stopped app leaves one file. */
export async function truncateWal(db: Db): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
