import { newId } from '#db/ids.ts'
import { insertJob, restartJob } from '#db/queries/jobs.ts'
import type { Db } from '#db/database.ts'

interface Work {
  kind: string
  /** One job a key: a finished or dead one is begun anew, one that waits or runs stands. */
  key: string
  userId: string
  payload: unknown
  now: string
}

/** How often work is tried before it has failed for good. */
const maxAttempts = 3

/** Queues work in the transaction that makes it needed (rule D-53). */
export async function enqueueJob(
  trx: Db,
  { kind, key, userId, payload, now }: Work,
): Promise<void> {
  if (await restartJob(trx, key, now)) return
  await insertJob(trx, {
    id: newId(),
    kind,
    dedupeKey: key,
    userId,
    payload,
    maxAttempts,
    runAt: now,
    createdAt: now,
  })
}
