import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  // How the person wants to be spoken to, and where they stand; null is not said.
  `alter table users add column level text`,
  `alter table users add column directness text not null default 'straight'`,
  // What a reply cites, and which of its numbers are not what was measured.
  `alter table messages add column citations text not null default '[]'`,
  `alter table messages add column "numberMarks" text not null default '[]'`,
  // The suggestion that a question is about.
  `alter table messages add column "suggestionId" text references suggestions (id) on delete set null`,
  `create index messages_of_suggestion on messages ("suggestionId")`,
  // The sentence of the reply that a suggestion stands for.
  `alter table suggestions add column excerpt text`,
  `create unique index suggestion_numbers on suggestions ("conversationId", position)`,
  `drop index suggestions_of_conversation`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
