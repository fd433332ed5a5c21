import { z } from 'zod'
import { newId } from '#db/ids.ts'
import { insertJob, restartJob } from '#db/queries/jobs.ts'
import type { Db } from '#db/database.ts'
import type { MessageRow } from '#db/schema.ts'

export const messagePayload = z.object({ messageId: z.string() })

type Made = Pick<MessageRow, 'id' | 'kind' | 'userId'>

/** Which job makes a message: a picture has its own, all others are written. */
function jobKind({ kind }: Pick<MessageRow, 'kind'>): 'refyn' | 'reply' {
  return kind === 'refyn' ? 'refyn' : 'reply'
}

export function messageJobKey(message: Pick<MessageRow, 'id' | 'kind'>): string {
  return `${jobKind(message)}:${message.id}`
}

/** Queues the making of a message in the transaction that inserts it (rule D-53). */
export async function enqueueMessage(trx: Db, message: Made, now: string): Promise<void> {
  const key = messageJobKey(message)
  if (await restartJob(trx, key, now)) return
  await insertJob(trx, {
    id: newId(),
    kind: jobKind(message),
    dedupeKey: key,
    userId: message.userId,
    payload: { messageId: message.id },
    maxAttempts: 3,
    runAt: now,
    createdAt: now,
  })
}
