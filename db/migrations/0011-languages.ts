import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The language a person has chosen; null while the browser's own is followed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table users add column language text').execute(db)
}
