import type { Db } from '../database.ts'
import type { MessageRow, NewMessageRow } from '../tables/conversations.ts'

export async function insertMessage(db: Db, message: NewMessageRow): Promise<void> {
  await db.insertInto('messages').values(message).execute()
}

export function findMessage(
  db: Db,
  userId: string,
  id: string,
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** The message that one click made, when that click was seen before. */
export function findMessageOfRequest(
  db: Db,
  userId: string,
  requestId: string,
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirst()
}

export function findMessageAfter(
  db: Db,
  userId: string,
  message: Pick<MessageRow, 'conversationId' | 'position'>,
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('conversationId', '=', message.conversationId)
    .where('userId', '=', userId)
    .where('position', '=', message.position + 1)
    .executeTakeFirst()
}

/** The thread from its beginning. */
export function listMessages(
  db: Db,
  userId: string,
  conversationId: string,
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .where('userId', '=', userId)
    .orderBy('position')
    .execute()
}

/** The reply that is being made in a conversation: there is at most one. */
export function findUnsettledMessage(
  db: Db,
  userId: string,
  conversationId: string,
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .where('userId', '=', userId)
    .where('status', 'in', ['pending', 'writing'])
    .executeTakeFirst()
}

/** Changes a message and returns it; undefined when it is gone or not in one of `from`. */
export function updateMessage(
  db: Db,
  userId: string,
  target: { id: string; from?: MessageRow['status'][] },
  change: Partial<
    Pick<
      MessageRow,
      | 'content'
      | 'status'
      | 'model'
      | 'attempt'
      | 'errorCode'
      | 'retryAt'
      | 'completedAt'
      | 'citations'
      | 'numberMarks'
      | 'comparison'
      | 'refynFileId'
      | 'edit'
      | 'quotaMonth'
    >
  >,
): Promise<MessageRow | undefined> {
  let query = db
    .updateTable('messages')
    .set(change)
    .where('id', '=', target.id)
    .where('userId', '=', userId)
  if (target.from) query = query.where('status', 'in', target.from)
  return query.returningAll().executeTakeFirst()
}

/** The comparison of these two files that is there or is being made, if there is one. */
export function findComparison(
  db: Db,
  userId: string,
  versions: { originalFileId: string; newFileId: string },
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('userId', '=', userId)
    .where('kind', '=', 'comparison')
    .where('newFileId', '=', versions.newFileId)
    .where('originalFileId', '=', versions.originalFileId)
    .where('status', 'not in', ['failed', 'stopped'])
    .executeTakeFirst()
}

/** Messages of its conversation that name a file name it no more. */
export async function forgetFileInMessages(
  db: Db,
  file: { id: string; userId: string; conversationId: string | null },
): Promise<void> {
  if (file.conversationId === null) return
  for (const column of ['originalFileId', 'newFileId', 'refynFileId'] as const)
    await db
      .updateTable('messages')
      .set({ [column]: null })
      .where('conversationId', '=', file.conversationId)
      .where('userId', '=', file.userId)
      .where(column, '=', file.id)
      .execute()
}

export async function updateHelpful(
  db: Db,
  userId: string,
  id: string,
  isHelpful: boolean,
): Promise<boolean> {
  const result = await db
    .updateTable('messages')
    .set({ isHelpful: isHelpful ? 1 : 0 })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('role', '=', 'ai')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
