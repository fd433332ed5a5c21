import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { ConversationRow } from '../tables/conversations.ts'

export type NewConversation = Pick<
  ConversationRow,
  | 'id'
  | 'userId'
  | 'sessionId'
  | 'contextPrompt'
  | 'mediaType'
  | 'isAssignment'
  | 'assignmentPrompt'
  | 'courseId'
  | 'quotaMonth'
  | 'requestId'
  | 'createdAt'
  | 'updatedAt'
>

/** False when the session has its conversation already. */
export async function insertConversation(
  db: Db,
  conversation: NewConversation,
): Promise<boolean> {
  const result = await db
    .insertInto('conversations')
    .values(conversation)
    .onConflict((conflict) => conflict.columns(['userId', 'sessionId']).doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export function findConversationBySession(
  db: Db,
  userId: string,
  sessionId: string,
): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
}

/** The conversation that one click began, when that click was seen before. */
export function findConversationOfRequest(
  db: Db,
  userId: string,
  requestId: string,
): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirst()
}

export function findConversation(
  db: Db,
  userId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export type ConversationCardRow = Pick<
  ConversationRow,
  | 'id'
  | 'sessionId'
  | 'contextPrompt'
  | 'mediaType'
  | 'isAssignment'
  | 'audioUrl'
  | 'createdAt'
  | 'fileCount'
  | 'messageCount'
>

/** Newest first, with the counts that the rows keep: no counting a list. */
export function listConversations(
  db: Db,
  userId: string,
  page: { limit: number; before?: string | undefined },
): Promise<ConversationCardRow[]> {
  let query = db
    .selectFrom('conversations')
    .select([
      'id',
      'sessionId',
      // A card shows some lines of it; sending 5,000 characters for each is waste.
      sql<string>`substr("contextPrompt", 1, 280)`.as('contextPrompt'),
      'mediaType',
      'isAssignment',
      'audioUrl',
      'createdAt',
      'fileCount',
      'messageCount',
    ])
    .where('userId', '=', userId)
  if (page.before) query = query.where('createdAt', '<', page.before)
  return query.orderBy('createdAt', 'desc').limit(page.limit).execute()
}

/** Reserves `count` places at the end of the thread and returns the first. */
export async function takePositions(
  db: Db,
  userId: string,
  id: string,
  count: number,
): Promise<number> {
  const row = await db
    .updateTable('conversations')
    .set({
      nextPosition: sql<number>`"nextPosition" + ${count}`,
      messageCount: sql<number>`"messageCount" + ${count}`,
    })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('nextPosition')
    .executeTakeFirstOrThrow()
  return row.nextPosition - count
}

/** Takes one of the replies of a conversation in a single statement; false when none is left. */
export async function takeReply(
  db: Db,
  userId: string,
  id: string,
  limit: number,
): Promise<boolean> {
  const result = await db
    .updateTable('conversations')
    .set({ replyCount: sql<number>`"replyCount" + 1` })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('replyCount', '<', limit)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Notes the month whose quota a retried conversation has taken. */
export async function updateQuotaMonth(
  db: Db,
  userId: string,
  id: string,
  quotaMonth: string,
): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ quotaMonth })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute()
}

/** Null when the audio is gone. */
export async function updateAudioUrl(
  db: Db,
  userId: string,
  id: string,
  audioUrl: string | null,
): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ audioUrl })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute()
}

export async function giveReplyBack(db: Db, userId: string, id: string): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ replyCount: sql<number>`max(0, "replyCount" - 1)` })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute()
}

/** `by` may be negative when a file is removed. */
export async function addToFileCount(
  db: Db,
  userId: string,
  id: string,
  by: number,
): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ fileCount: sql<number>`"fileCount" + ${by}` })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute()
}

/** Removes the conversation with its messages, chunks, files and suggestions by the keys. */
export function deleteConversation(
  db: Db,
  userId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  return db
    .deleteFrom('conversations')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst()
}
