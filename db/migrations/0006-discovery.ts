import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  // What servers outside answered, so that each is asked once in days; see outside-answers.ts.
  `create table outside_answers (
    key text primary key,
    body text not null,
    "fetchedAt" text not null
  )`,
  `create index outside_answers_by_age on outside_answers ("fetchedAt")`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
