import { newId } from '#db/ids.ts'
import { listFilesWithOldFacts } from '#db/queries/files.ts'
import { insertJob, restartJob } from '#db/queries/jobs.ts'
import { factsVersion } from '../contract/facts.ts'
import type { Services } from '../context.ts'

const atOnce = 500

/**
 * Queues the measuring of files whose facts an older method made, oldest last: at start and every
 * hour, so that a new method reaches all of them without holding anything up.
 */
export async function refreshFacts({ db, clock, jobs }: Services): Promise<void> {
  const now = clock.now().toISOString()
  const files = await listFilesWithOldFacts(db, factsVersion, atOnce)
  for (const { id, userId } of files) {
    const dedupeKey = `facts:${id}`
    if (await restartJob(db, dedupeKey, now)) continue
    await insertJob(db, {
      id: newId(),
      kind: 'facts',
      dedupeKey,
      userId,
      payload: { fileId: id },
      maxAttempts: 3,
      runAt: now,
      createdAt: now,
    })
  }
  if (files.length > 0) jobs.wake()
}
