import { z } from 'zod'
import { newId } from '#db/ids.ts'
import { insertJob, restartJob } from '#db/queries/jobs.ts'
import type { Db } from '#db/database.ts'

export const replyPayload = z.object({ messageId: z.string() })

export function replyKey(messageId: string): string {
  return `reply:${messageId}`
}

/** Queues the writing of a reply in the transaction that inserts its message (rule D-53). */
export async function enqueueReply(
  trx: Db,
  reply: { messageId: string; userId: string; now: string },
): Promise<void> {
  const key = replyKey(reply.messageId)
  if (await restartJob(trx, key, reply.now)) return
  await insertJob(trx, {
    id: newId(),
    kind: 'reply',
    dedupeKey: key,
    userId: reply.userId,
    payload: { messageId: reply.messageId },
    maxAttempts: 3,
    runAt: reply.now,
    createdAt: reply.now,
  })
}
