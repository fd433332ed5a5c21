import { z } from 'zod'
import { findOwnExport, sumFileSizes, updateExport } from '#db/queries/exports.ts'
import { findUser } from '#db/queries/users.ts'
import { faultOf } from '../ai-job-error.ts'
import { JobError } from '../job-handler.ts'
import { AppError } from '../errors.ts'
import { enqueueSweep } from '../files/sweep.ts'
import { archiveEntries } from './archive-entries.ts'
import type { JobHandler } from '../job-handler.ts'

const payload = z.object({ exportId: z.string() })

/** Makes the archive beside everything else and publishes it whole or not at all. */
export const exportJob: JobHandler = {
  async run(services, job, signal) {
    const { exportId } = payload.parse(job.payload)
    const { userId } = job
    const archive = userId && (await findOwnExport(services.db, userId, exportId))
    const user = userId && (await findUser(services.db, userId))
    if (!archive || !user) return undefined
    const { files, db } = services
    const target = await files.draftPath(archive.filename)
    try {
      await files.requireRoom(await sumFileSizes(db, user.id))
      await files.pack(archiveEntries(services, user), target, signal)
    } catch (error) {
      throw isFull(error) ? noRoom(error) : error
    }
    const staged = await files.adopt(target)
    await files.publish(staged, archive.filename)
    return {
      async write(trx) {
        const change = { status: 'done', size: staged.sizeBytes } as const
        // Asked for anew meanwhile: nobody fetches this one.
        if (await updateExport(trx, user.id, exportId, change)) return
        const filenames = [archive.filename]
        await enqueueSweep(trx, services.clock.now(), { filenames, uploadIds: [] })
      },
      afterLoss: () => files.remove(archive.filename),
    }
  },
  onDead(services, job, error) {
    const { exportId } = payload.parse(job.payload)
    const { userId } = job
    return {
      async write(trx) {
        const archive = userId && (await findOwnExport(trx, userId, exportId))
        if (!archive) return
        const change = { status: 'failed', errorCode: faultOf(error) } as const
        await updateExport(trx, archive.userId, exportId, change)
        // What was written of it takes room that may be what is missing.
        const filenames = [archive.filename]
        await enqueueSweep(trx, services.clock.now(), { filenames, uploadIds: [] })
      },
      afterCommit: () => services.jobs.wake(),
    }
  },
}

function isFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return (error instanceof AppError && error.appCode === 'disk_full') || code === 'ENOSPC'
}

/** A full disk is still full in a minute. */
function noRoom(error: unknown): JobError {
  return new JobError('There is no room for an archive', {
    isRetryable: false,
    cause: new AppError('disk_full', { cause: error }),
  })
}
