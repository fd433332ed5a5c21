import { listFilesWithOldFacts } from '#db/queries/files.ts'
import { factsVersion } from '../contract/facts.ts'
import { enqueueFacts } from './facts-job.ts'
import type { Services } from '../context.ts'

const atOnce = 500

/**
 * Queues the measuring of files whose facts an older method made, oldest last: at start and every
 * hour, so that a new method reaches all of them without holding anything up.
 */
export async function refreshFacts({ db, clock, jobs }: Services): Promise<void> {
  const now = clock.now().toISOString()
  const files = await listFilesWithOldFacts(db, factsVersion, atOnce)
  for (const file of files) await enqueueFacts(db, file, now)
  if (files.length > 0) jobs.wake()
}
