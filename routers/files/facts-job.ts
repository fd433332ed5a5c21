import { newId } from '#db/ids.ts'
import { insertJob, restartJob } from '#db/queries/jobs.ts'
import type { Db } from '#db/database.ts'
import type { FileRow } from '#db/schema.ts'

export function factsKey(fileId: string): string {
  return `facts:${fileId}`
}

/** Queues the measuring of a file, in the transaction that inserts it or finds its facts old. */
export async function enqueueFacts(
  db: Db,
  file: Pick<FileRow, 'id' | 'userId'>,
  now: string,
): Promise<void> {
  const dedupeKey = factsKey(file.id)
  if (await restartJob(db, dedupeKey, now)) return
  await insertJob(db, {
    id: newId(),
    kind: 'facts',
    dedupeKey,
    userId: file.userId,
    payload: { fileId: file.id },
    maxAttempts: 3,
    runAt: now,
    createdAt: now,
  })
}
