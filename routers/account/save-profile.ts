import { deleteFile, findFile, listFilesOfKind } from '#db/queries/files.ts'
import { updateProfile } from '#db/queries/users.ts'
import { pictureIdOf } from '../contract/profile.ts'
import { AppError } from '../errors.ts'
import { enqueueSweep } from '../files/sweep.ts'
import { toUserView } from './user-view.ts'
import type { Db } from '#db/database.ts'
import type { MemberContext } from '../context.ts'
import type { UserView } from '../contract/account.ts'
import type { ProfileInput } from '../contract/profile.ts'

/**
 * Writes the whole profile. A picture that was uploaded here has to be the caller's own; all others of
 * theirs go, with their bytes.
 */
export async function saveProfile(
  ctx: MemberContext,
  profile: ProfileInput,
): Promise<UserView> {
  const userId = ctx.caller.id
  const user = await ctx.db.transaction().execute(async (trx) => {
    const pictureId = profile.profileImageUrl && pictureIdOf(profile.profileImageUrl)
    if (pictureId && (await findFile(trx, userId, pictureId))?.kind !== 'profile')
      throw new AppError('not_found')
    await removePictures(trx, ctx, pictureId ? [pictureId] : [])
    return updateProfile(trx, userId, {
      ...profile,
      interests: JSON.stringify(profile.interests),
      updatedAt: ctx.clock.now().toISOString(),
    })
  })
  ctx.jobs.wake()
  if (!user) throw new AppError('signed_out')
  return toUserView(user)
}

/** Removes the caller's profile pictures but those that are kept. */
export async function removePictures(
  trx: Db,
  ctx: MemberContext,
  kept: ReadonlyArray<string | null>,
): Promise<void> {
  const all = await listFilesOfKind(trx, ctx.caller.id, 'profile')
  const gone = all.filter(({ id }) => !kept.includes(id))
  for (const { id } of gone) await deleteFile(trx, ctx.caller.id, id)
  const filenames = gone.map(({ filename }) => filename)
  if (filenames.length > 0)
    await enqueueSweep(trx, ctx.clock.now(), { filenames, uploadIds: [] })
}
