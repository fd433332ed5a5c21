import { z } from 'zod'
import { newId } from '#db/ids.ts'
import { insertJob } from '#db/queries/jobs.ts'
import type { Db } from '#db/database.ts'
import type { JobHandler } from '../job-handler.ts'

/**
 * Queues the removal of bytes whose rows go in the same transaction (rule D-05): the row first,
 * so that nobody is served half a file, and a crash behind the commit still removes the rest.
 */
export async function enqueueSweep(trx: Db, now: Date, gone: Gone): Promise<void> {
  if (gone.filenames.length + gone.uploadIds.length === 0) return
  await insertSweep(trx, { gone, now, runAt: now })
}

/** Queues a removal for later, and answers the key by which it can be taken back. */
export async function insertSweep(
  db: Db,
  { gone, now, runAt }: { gone: Gone; now: Date; runAt: Date },
): Promise<string> {
  const id = newId()
  const dedupeKey = `sweep:${id}`
  await insertJob(db, {
    id,
    kind: 'sweep',
    dedupeKey,
    userId: null,
    payload: gone,
    maxAttempts: 10,
    runAt: runAt.toISOString(),
    createdAt: now.toISOString(),
  })
  return dedupeKey
}

const payload = z.object({
  filenames: z.array(z.string()),
  uploadIds: z.array(z.string()),
})
type Gone = z.infer<typeof payload>

export const sweepJob: JobHandler = {
  async run(services, job) {
    const { filenames, uploadIds } = payload.parse(job.payload)
    for (const filename of filenames) await services.files.remove(filename)
    for (const uploadId of uploadIds) {
      await services.files.removeUpload(uploadId)
      await services.files.remove(uploadId)
    }
    return undefined
  },
}
