import { z } from 'zod'
import { findFile, updateFacts } from '#db/queries/files.ts'
import { factsVersion } from '../contract/facts.ts'
import { MediaError } from '../media-lab.ts'
import { storedFacts } from './file-view.ts'
import type { FileRow } from '#db/tables/files.ts'
import type { JobHandler } from '../job-handler.ts'
import type { Services } from '../context.ts'
import type { Facts } from '../contract/facts.ts'

/**
 * The facts of a file: the stored ones when they are of the present version, else measured now
 * and stored. Null when the file cannot be measured; that is stored too, and the file stays good.
 */
export async function ensureFacts(
  services: Services,
  file: FileRow,
): Promise<Facts | null> {
  if (file.factsState !== 'pending' && file.factsVersion === factsVersion)
    return storedFacts(file)
  const measured = await measure(services, file)
  await updateFacts(services.db, file.userId, file.id, {
    facts: measured ? JSON.stringify(measured) : null,
    factsVersion,
    factsState: measured ? 'done' : 'failed',
  })
  return measured
}

async function measure(services: Services, file: FileRow): Promise<Facts | null> {
  try {
    return await services.media.inspect(file)
  } catch (error) {
    if (!(error instanceof MediaError)) throw error
    services.log.warn(
      { fileId: file.id, reason: error.message },
      'A file could not be measured',
    )
    return null
  }
}

const payload = z.object({ fileId: z.string() })

/** Measures every upload at once, so that the facts are there before anyone asks for them. */
export const factsJob: JobHandler = {
  async run(services, job) {
    const { fileId } = payload.parse(job.payload)
    const file = job.userId ? await findFile(services.db, job.userId, fileId) : undefined
    if (file) await ensureFacts(services, file)
    return undefined
  },
}
