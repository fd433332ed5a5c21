import { deleteOtherSessions } from '#db/queries/sessions.ts'
import { voidResetTokens } from '#db/queries/reset-tokens.ts'
import { findUser, updatePassword } from '#db/queries/users.ts'
import { AppError } from '../errors.ts'
import { enqueueMail } from '../mail/mail-job.ts'
import { requireGoodPassword } from './good-password.ts'
import { requireOwner } from './require-owner.ts'
import type { MemberContext } from '../context.ts'
import type { ChangePasswordInput } from '../contract/account.ts'

/** Sets another password; every other session ends, this one stays (rule D-14). */
export async function changePassword(
  ctx: MemberContext,
  input: ChangePasswordInput,
): Promise<{ success: boolean; endedSessions: number }> {
  const user = await findUser(ctx.db, ctx.caller.id)
  if (!user) throw new AppError('signed_out')
  await requireOwner(ctx, user, input.currentPassword)
  await requireGoodPassword(ctx, input.newPassword)
  const hash = await ctx.passwords.hash(input.newPassword)
  const endedSessions = await ctx.db.transaction().execute(async (trx) => {
    await updatePassword(trx, user.id, hash)
    await voidResetTokens(trx, user.email)
    await enqueueMail(trx, ctx.clock.now(), {
      template: 'password_changed',
      email: user.email,
    })
    return deleteOtherSessions(trx, user.id, ctx.session.id ?? '')
  })
  ctx.jobs.wake()
  ctx.log.info({ event: 'password_changed', userId: user.id }, 'A password was changed')
  return { success: true, endedSessions }
}
