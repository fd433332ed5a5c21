import type { Db } from '../database.ts'
import type { AudioChatRow, NewAudioChatRow } from '../tables/conversations.ts'

/** Inserts nothing when the message has its talk already. */
export async function insertAudioChat(db: Db, chat: NewAudioChatRow): Promise<boolean> {
  const result = await db
    .insertInto('audio_chats')
    .values(chat)
    .onConflict((conflict) =>
      conflict.columns(['conversationId', 'messageId']).doNothing(),
    )
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export function findAudioChat(
  db: Db,
  userId: string,
  id: string,
): Promise<AudioChatRow | undefined> {
  return db
    .selectFrom('audio_chats')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** The talks of a conversation, the newest first. */
export function listAudioChats(
  db: Db,
  userId: string,
  conversationId: string,
): Promise<AudioChatRow[]> {
  return db
    .selectFrom('audio_chats')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/**
 * Changes a talk and returns it; undefined when it is gone, not in the state `from`, or has other
 * `pieces`: then another try has spoken meanwhile.
 */
export function updateAudioChat(
  db: Db,
  userId: string,
  target: { id: string; from?: AudioChatRow['status']; pieces?: string },
  change: Partial<
    Pick<
      AudioChatRow,
      | 'status'
      | 'stage'
      | 'script'
      | 'citations'
      | 'pieces'
      | 'starts'
      | 'durationSeconds'
      | 'voice'
      | 'filename'
      | 'fileId'
      | 'errorCode'
      | 'retryAt'
      | 'updatedAt'
    >
  >,
): Promise<AudioChatRow | undefined> {
  let query = db
    .updateTable('audio_chats')
    .set(change)
    .where('id', '=', target.id)
    .where('userId', '=', userId)
  if (target.from) query = query.where('status', '=', target.from)
  if (target.pieces) query = query.where('pieces', '=', target.pieces)
  return query.returningAll().executeTakeFirst()
}

export async function deleteAudioChat(db: Db, userId: string, id: string): Promise<void> {
  await db
    .deleteFrom('audio_chats')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute()
}
