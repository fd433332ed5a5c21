import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Statements name the owner beside the conversation. With an index of the conversation alone the planner
 * takes one of the owner as readily, and reads everything that somebody has.
 */
const statements = [
  `drop index files_of_conversation`,
  `create index files_of_conversation on files ("conversationId", "userId", "uploadedAt", id)`,
  `create index messages_of_conversation on messages ("conversationId", "userId", position)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
