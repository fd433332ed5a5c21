import { z } from 'zod'
import { enqueueJob } from '../enqueue-job.ts'
import type { Db } from '#db/database.ts'
import type { MessageRow } from '#db/tables/conversations.ts'

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
export function enqueueMessage(trx: Db, message: Made, now: string): Promise<void> {
  return enqueueJob(trx, {
    kind: jobKind(message),
    key: messageJobKey(message),
    userId: message.userId,
    payload: { messageId: message.id },
    now,
  })
}
