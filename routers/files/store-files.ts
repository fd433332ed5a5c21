import { randomId } from '#db/ids.ts'
import { findConversationBySession } from '#db/queries/conversations.ts'
import { countFiles } from '#db/queries/files.ts'
import { getLimits } from '../billing/limits.ts'
import { AppError } from '../errors.ts'
import { isTaken } from '../contract/file-types.ts'
import {
  acceptFile,
  fileLimit,
  requireOpenSession,
  requireParent,
  versionLimit,
  wrongType,
} from './accept-file.ts'
import type { FileRole } from './accept-file.ts'
import { listSessionFiles } from './list-files.ts'
import { publishWithRows } from './publish-with-rows.ts'
import type { MemberContext } from '../context.ts'
import type { StagedFile } from '../file-store.ts'
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
  session: { sessionId: string; originalFileId: string | null },
  arrived: StagedUpload[],
): Promise<FileView[]> {
  if (arrived.length === 0)
    throw new AppError('invalid', { message: 'Please upload at least one file' })
  const userId = ctx.caller.id
  const role = await requirePlaces(ctx, session, arrived)
  const identified: Array<StagedUpload & { mimeType: string; filename: string }> = []
  for (const file of arrived) {
    const mimeType = await ctx.media.identify(file.staged.path, file.originalName)
    if (!mimeType || !isTaken(file.originalName, role.kind))
      throw wrongType(file.originalName)
    identified.push({ ...file, mimeType, filename: randomId(32) })
  }
  await publishWithRows(ctx, identified, async (trx) => {
    const now = ctx.clock.now().getTime()
    for (const [index, file] of identified.entries())
      await acceptFile(trx, ctx, {
        ...file,
        userId,
        sessionId: session.sessionId,
        uploadId: null,
        role,
        // A millisecond apart keeps the order of the form.
        uploadedAt: new Date(now + index).toISOString(),
      })
  })
  ctx.jobs.wake()
  const names = new Set(identified.map((file) => file.filename))
  const stored = await listSessionFiles(ctx, session.sessionId)
  return stored.filter((file) => names.has(file.filename))
}

/** How callers of `/api` mark an improved version: by its name (specification, part 1, section 5). */
const versionName = /_improved|_version/i

/**
 * What the files are to the session: improved versions when their original or their names say so and
 * the crit has begun, else work. Throws the limit that is met before anything is stored.
 */
async function requirePlaces(
  ctx: MemberContext,
  { sessionId, originalFileId }: { sessionId: string; originalFileId: string | null },
  arrived: StagedUpload[],
): Promise<FileRole> {
  const userId = ctx.caller.id
  const limits = await getLimits(ctx.db, ctx.settings, userId)
  const hasBegun = await findConversationBySession(ctx.db, userId, sessionId)
  const areNamed = arrived.every(({ originalName }) => versionName.test(originalName))
  if (originalFileId !== null || (hasBegun && areNamed)) {
    await requireParent(ctx.db, { userId, sessionId }, originalFileId)
    const stored = await countFiles(ctx.db, userId, { sessionId, kind: 'improved' })
    if (stored + arrived.length > limits.improvedVersions) throw versionLimit(limits)
    return { kind: 'improved', parentId: originalFileId }
  }
  await requireOpenSession(ctx.db, userId, sessionId)
  const stored = await countFiles(ctx.db, userId, { sessionId, kind: 'work' })
  if (stored + arrived.length > limits.filesPerConversation) throw fileLimit(limits)
  return { kind: 'work' }
}
