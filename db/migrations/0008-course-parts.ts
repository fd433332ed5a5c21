import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  // So that a list of courses reads neither their lessons nor what is made of them.
  `alter table micro_courses add column "partCount" integer not null default 0`,
  `update micro_courses set "partCount" =
    coalesce(json_array_length(parts), json_array_length(draft, '$.parts'), 0)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
