import { deleteSessionsOfUser } from '#db/queries/sessions.ts'
import { isResetTokenGood, takeResetToken } from '#db/queries/reset-tokens.ts'
import { findUserByEmail, updatePassword, verifyEmail } from '#db/queries/users.ts'
import { AppError } from '../errors.ts'
import { enqueueMail } from '../mail/mail-job.ts'
import { addressKey, limitRate } from '../rate-limit.ts'
import { requireGoodPassword } from './good-password.ts'
import { hashResetToken } from './reset-token.ts'
import { requireSingleCall } from './single-call.ts'
import type { Context } from '../context.ts'
import type { ResetPasswordInput } from '../contract/account.ts'

const tries = { name: 'reset-ip', hits: 60, windowSeconds: 900 }

/** Whether a link still opens the form. Looking uses nothing up. */
export async function checkResetToken(
  ctx: Context,
  token: string,
): Promise<{ valid: boolean }> {
  await limitRate(ctx, tries, addressKey(ctx.ip))
  const now = ctx.clock.now().toISOString()
  return { valid: await isResetTokenGood(ctx.db, { hash: hashResetToken(token), now }) }
}

/**
 * Sets the password that the link is good for, once: of many at the same moment one succeeds. Every
 * session of the person ends, nobody is signed in by it, and a notice goes out (rules D-14, D-17).
 */
export async function resetPassword(
  ctx: Context,
  input: ResetPasswordInput,
): Promise<{ success: boolean }> {
  requireSingleCall(ctx)
  await limitRate(ctx, tries, addressKey(ctx.ip))
  const link = { hash: hashResetToken(input.token), now: ctx.clock.now().toISOString() }
  if (!(await isResetTokenGood(ctx.db, link))) throw new AppError('reset_link_invalid')
  // A password that is refused leaves the link as it is.
  await requireGoodPassword(ctx, input.password)
  const hash = await ctx.passwords.hash(input.password)
  const userId = await ctx.db.transaction().execute(async (trx) => {
    const taken = await takeResetToken(trx, link)
    const user = taken && (await findUserByEmail(trx, taken.email))
    if (!user || user.state !== 'active') throw new AppError('reset_link_invalid')
    await updatePassword(trx, user.id, hash)
    if (ctx.mailer.delivers) await verifyEmail(trx, user.id, link.now)
    await deleteSessionsOfUser(trx, user.id)
    await enqueueMail(trx, ctx.clock.now(), {
      template: 'password_changed',
      email: user.email,
    })
    return user.id
  })
  ctx.jobs.wake()
  ctx.log.info({ event: 'reset_done', userId }, 'A password was reset')
  return { success: true }
}
