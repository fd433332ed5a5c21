import { randomId } from '#db/ids.ts'
import { countWorkFiles } from '#db/queries/files.ts'
import { getLimits } from '../billing/limits.ts'
import { AppError } from '../errors.ts'
import { acceptFile, fileLimit, requireOpenSession, wrongType } from './accept-file.ts'
import { listSessionFiles } from './list-files.ts'
import type { MemberContext, StagedFile } from '../context.ts'
import type { FileView } from '../contract/files.ts'

export interface StagedUpload {
  originalName: string
  staged: StagedFile
}

/**
 * Stores what one multipart request brought, all of it or nothing: a refusal of one file leaves
 * no file behind. The caller discards what is still staged when this throws.
 */
export async function storeFiles(
  ctx: MemberContext,
  sessionId: string,
  arrived: StagedUpload[],
): Promise<FileView[]> {
  if (arrived.length === 0)
    throw new AppError('invalid', { message: 'Please upload at least one file' })
  const userId = ctx.caller.id
  const limits = await getLimits(ctx.db, ctx.settings, userId)
  await requireOpenSession(ctx.db, userId, sessionId)
  const existing = await countWorkFiles(ctx.db, userId, sessionId)
  if (existing + arrived.length > limits.filesPerConversation) throw fileLimit(limits)

  const identified: Array<StagedUpload & { mimeType: string; filename: string }> = []
  for (const file of arrived) {
    const mimeType = await ctx.media.identify(file.staged.path, file.originalName)
    if (!mimeType) throw wrongType(file.originalName)
    identified.push({ ...file, mimeType, filename: randomId(32) })
  }
  for (const file of identified) await ctx.files.publish(file.staged, file.filename)
  try {
    await ctx.db.transaction().execute(async (trx) => {
      const now = ctx.clock.now().getTime()
      for (const [index, file] of identified.entries())
        await acceptFile(trx, ctx, {
          ...file,
          userId,
          sessionId,
          uploadId: null,
          // A millisecond apart keeps the order of the form.
          uploadedAt: new Date(now + index).toISOString(),
        })
    })
  } catch (error) {
    for (const file of identified) await ctx.files.remove(file.filename)
    throw error
  }
  ctx.jobs.wake()
  const names = new Set(identified.map((file) => file.filename))
  const stored = await listSessionFiles(ctx, sessionId)
  return stored.filter((file) => names.has(file.filename))
}
