import { z } from 'zod'
import { enqueueJob } from '../enqueue-job.ts'
import type { Db } from '#db/database.ts'
import type { MessageRow } from '#db/tables/conversations.ts'

export const suggestionsPayload = z.object({ messageId: z.string() })

export function suggestionsKey(messageId: string): string {
  return `suggestions:${messageId}`
}

/** Queues the drawing of suggestions from a critique, in the transaction that settles it. */
export function enqueueSuggestions(
  trx: Db,
  { message, now }: { message: Pick<MessageRow, 'id' | 'userId'>; now: string },
): Promise<void> {
  return enqueueJob(trx, {
    kind: 'suggestions',
    key: suggestionsKey(message.id),
    userId: message.userId,
    payload: { messageId: message.id },
    now,
  })
}
