import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Who named an event that is kept: what a model named has to stay marked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table favorite_events add column source text`).execute(db)
}
