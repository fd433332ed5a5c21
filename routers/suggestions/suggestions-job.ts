import { z } from 'zod'
import { newId } from '#db/ids.ts'
import { insertJob, restartJob } from '#db/queries/jobs.ts'
import type { Db } from '#db/database.ts'
import type { MessageRow } from '#db/schema.ts'

export const suggestionsPayload = z.object({ messageId: z.string() })

export function suggestionsKey(messageId: string): string {
  return `suggestions:${messageId}`
}

/** Queues the drawing of suggestions from a critique, in the transaction that settles it. */
export async function enqueueSuggestions(
  trx: Db,
  drawn: { message: Pick<MessageRow, 'id' | 'userId'>; now: string },
): Promise<void> {
  const key = suggestionsKey(drawn.message.id)
  if (await restartJob(trx, key, drawn.now)) return
  await insertJob(trx, {
    id: newId(),
    kind: 'suggestions',
    dedupeKey: key,
    userId: drawn.message.userId,
    payload: { messageId: drawn.message.id },
    maxAttempts: 3,
    runAt: drawn.now,
    createdAt: drawn.now,
  })
}
