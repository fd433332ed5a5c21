import type { Db } from '../database.ts'

export interface ReplyChunk {
  messageId: string
  attempt: number
  seq: number
  text: string
}

/** All of them or none. */
export async function insertReplyChunks(
  db: Db,
  chunks: readonly ReplyChunk[],
): Promise<void> {
  await db.insertInto('reply_chunks').values(chunks).execute()
}

/** The pieces of one attempt behind `afterSeq`, in order; -1 for all of them. */
export function listReplyChunks(
  db: Db,
  userId: string,
  reply: { messageId: string; attempt: number; afterSeq: number },
): Promise<ReplyChunk[]> {
  return db
    .selectFrom('reply_chunks')
    .innerJoin('messages', 'messages.id', 'reply_chunks.messageId')
    .select([
      'reply_chunks.messageId',
      'reply_chunks.attempt',
      'reply_chunks.seq',
      'reply_chunks.text',
    ])
    .where('reply_chunks.messageId', '=', reply.messageId)
    .where('messages.userId', '=', userId)
    .where('reply_chunks.attempt', '=', reply.attempt)
    .where('reply_chunks.seq', '>', reply.afterSeq)
    .orderBy('reply_chunks.seq')
    .execute()
}

export async function deleteReplyChunks(db: Db, messageId: string): Promise<void> {
  await db.deleteFrom('reply_chunks').where('messageId', '=', messageId).execute()
}
