import { deleteWaitingJob } from '#db/queries/jobs.ts'
import { insertSweep } from './sweep.ts'
import type { Db } from '#db/database.ts'
import type { Services } from '../context.ts'
import type { StagedFile } from '../file-store.ts'

/** Far longer than from the bytes to their rows, and shorter than what is unknown is left to lie. */
const rowsWithinMs = 30 * 60 * 1000

/**
 * Publishes staged bytes and gives them their rows, which `write` writes in one transaction: both, or
 * nothing of either. Their removal is queued before and taken back with the rows, so a crash between the
 * two leaves nothing behind that no account knows of (rule D-05).
 */
export async function publishWithRows(
  services: Services,
  files: ReadonlyArray<{ staged: StagedFile; filename: string }>,
  write: (trx: Db) => Promise<void>,
): Promise<void> {
  const { db, clock } = services
  const filenames = files.map(({ filename }) => filename)
  const now = clock.now()
  const sweep = await insertSweep(db, {
    gone: { filenames, uploadIds: [] },
    now,
    runAt: new Date(now.getTime() + rowsWithinMs),
  })
  try {
    for (const { staged, filename } of files)
      await services.files.publish(staged, filename)
    await db.transaction().execute(async (trx) => {
      const isWaiting = await deleteWaitingJob(trx, sweep)
      if (!isWaiting) throw new Error('The bytes waited too long for their rows')
      await write(trx)
    })
  } catch (error) {
    for (const filename of filenames) await services.files.remove(filename)
    // Where it stays it finds nothing to remove.
    await deleteWaitingJob(db, sweep).catch(() => undefined)
    throw error
  }
}
