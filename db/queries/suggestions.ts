import type { Db } from '../database.ts'
import type { NewSuggestionRow, SuggestionRow } from '../tables/conversations.ts'

export async function insertSuggestions(
  db: Db,
  suggestions: NewSuggestionRow[],
): Promise<void> {
  if (suggestions.length === 0) return
  await db.insertInto('suggestions').values(suggestions).execute()
}

export function findSuggestion(
  db: Db,
  userId: string,
  id: string,
): Promise<SuggestionRow | undefined> {
  return db
    .selectFrom('suggestions')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** The ledger of a conversation in the order of its numbers. */
export function listSuggestions(
  db: Db,
  userId: string,
  conversationId: string,
): Promise<SuggestionRow[]> {
  return db
    .selectFrom('suggestions')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .where('userId', '=', userId)
    .orderBy('position')
    .execute()
}

export function updateSuggestion(
  db: Db,
  userId: string,
  id: string,
  change: Pick<SuggestionRow, 'state' | 'reason' | 'updatedAt'>,
): Promise<SuggestionRow | undefined> {
  return db
    .updateTable('suggestions')
    .set(change)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** The list of words on the file itself, which a refyn offers. */
export async function updateFileSuggestions(
  db: Db,
  userId: string,
  fileId: string,
  suggestions: string[],
): Promise<void> {
  await db
    .updateTable('files')
    .set({ suggestions: JSON.stringify(suggestions) })
    .where('id', '=', fileId)
    .where('userId', '=', userId)
    .execute()
}
