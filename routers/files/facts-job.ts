import { enqueueJob } from '../enqueue-job.ts'
import type { Db } from '#db/database.ts'
import type { FileRow } from '#db/tables/files.ts'

export function factsKey(fileId: string): string {
  return `facts:${fileId}`
}

/** Queues the measuring of a file, in the transaction that inserts it or finds its facts old. */
export function enqueueFacts(
  db: Db,
  { id: fileId, userId }: Pick<FileRow, 'id' | 'userId'>,
  now: string,
): Promise<void> {
  const key = factsKey(fileId)
  return enqueueJob(db, { kind: 'facts', key, userId, payload: { fileId }, now })
}
