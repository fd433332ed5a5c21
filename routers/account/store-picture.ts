import { newId, randomId } from '#db/ids.ts'
import { insertFile } from '#db/queries/files.ts'
import { findUser } from '#db/queries/users.ts'
import { pictureIdOf } from '../contract/profile.ts'
import { profileImageTypes } from '../contract/profile-limits.ts'
import { AppError } from '../errors.ts'
import { publishWithRows } from '../files/publish-with-rows.ts'
import { removePictures } from './save-profile.ts'
import type { MemberContext } from '../context.ts'
import type { StagedFile } from '../file-store.ts'

/** The width at which a picture is shown; what is sent of it is made anew, without place or camera. */
const shownWidth = 480

/**
 * Stores a picture for the caller's profile and answers its address. It becomes the profile's when that
 * is saved; until then the one that is in use stays, and any other goes.
 */
export async function storePicture(
  ctx: MemberContext,
  { originalName, staged }: { originalName: string; staged: StagedFile },
): Promise<{ url: string }> {
  const userId = ctx.caller.id
  const mimeType = await ctx.media.identify(staged.path, originalName)
  if (!mimeType || !profileImageTypes.includes(mimeType))
    throw new AppError('wrong_type', { message: 'JPG, PNG or GIF. Max 5MB.' })
  const [id, filename] = [newId(), randomId(32)]
  await publishWithRows(ctx, [{ staged, filename }], async (trx) => {
    const used = (await findUser(trx, userId))?.profileImageUrl
    await removePictures(trx, ctx, [used ? pictureIdOf(used) : null])
    await insertFile(trx, {
      id,
      userId,
      sessionId: 'profile',
      conversationId: null,
      kind: 'profile',
      parentId: null,
      uploadId: null,
      filename,
      originalName,
      mimeType,
      size: staged.sizeBytes,
      sha256: staged.sha256,
      // A face is not work: nothing is measured of it.
      factsState: 'failed',
      uploadedAt: ctx.clock.now().toISOString(),
    })
  })
  ctx.jobs.wake()
  return { url: `/api/files/${id}/content?w=${shownWidth}` }
}
