import { newId, randomId } from '#db/ids.ts'
import { deleteExportsOf, findLatestExport, insertExport } from '#db/queries/exports.ts'
import { deleteJob } from '#db/queries/jobs.ts'
import { toErrorCode } from '../contract/errors.ts'
import { enqueueJob } from '../enqueue-job.ts'
import { AppError } from '../errors.ts'
import { enqueueSweep } from '../files/sweep.ts'
import { limitRate } from '../rate-limit.ts'
import type { ExportRow } from '#db/tables/people.ts'
import type { MemberContext } from '../context.ts'
import type { ExportView } from '../contract/account.ts'

/** How long an archive waits to be fetched (rule D-70). */
const lifeMs = 24 * 60 * 60 * 1000

export function exportKey(id: string): string {
  return `export:${id}`
}

/**
 * Queues an archive of everything that the caller has, for this session alone. An earlier one goes: an
 * archive is as large as all the work in it, so there is one at a time.
 */
export async function startExport(ctx: MemberContext): Promise<ExportView> {
  const userId = ctx.caller.id
  await limitRate(ctx, { name: 'export-user', hits: 10, windowSeconds: 86_400 }, userId)
  if (ctx.session.id === null) throw new AppError('signed_out')
  const now = ctx.clock.now()
  const archive: ExportRow = {
    id: newId(),
    userId,
    sessionId: ctx.session.id,
    status: 'pending',
    filename: randomId(32),
    size: null,
    errorCode: null,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + lifeMs).toISOString(),
  }
  const replaced = await ctx.db.transaction().execute(async (trx) => {
    const earlier = await deleteExportsOf(trx, userId)
    for (const { id } of earlier) await deleteJob(trx, exportKey(id))
    const filenames = earlier.map(({ filename }) => filename)
    await enqueueSweep(trx, now, { filenames, uploadIds: [] })
    await insertExport(trx, archive)
    await enqueueJob(trx, {
      kind: 'export',
      key: exportKey(archive.id),
      userId,
      payload: { exportId: archive.id },
      now: archive.createdAt,
    })
    return earlier
  })
  for (const { id } of replaced) ctx.jobs.abort(exportKey(id))
  ctx.jobs.wake()
  ctx.log.info({ event: 'export_asked', userId }, 'An archive was asked for')
  return toExportView(archive)
}

/** This session's archive, if it has one. */
export async function readExport(ctx: MemberContext): Promise<ExportView | null> {
  if (ctx.session.id === null) return null
  const archive = await findLatestExport(ctx.db, ctx.caller.id, {
    sessionId: ctx.session.id,
    now: ctx.clock.now().toISOString(),
  })
  return archive ? toExportView(archive) : null
}

function toExportView(archive: ExportRow): ExportView {
  const { id, status, size, createdAt, expiresAt } = archive
  return {
    id,
    status,
    size,
    errorCode: toErrorCode(archive.errorCode),
    url: status === 'done' ? `/api/exports/${id}/content` : null,
    createdAt,
    expiresAt,
  }
}
