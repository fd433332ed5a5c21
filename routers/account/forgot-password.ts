import { addressKey, limitRate } from '../rate-limit.ts'
import { enqueueMail } from '../mail/mail-job.ts'
import { requireSingleCall } from './single-call.ts'
import type { Context } from '../context.ts'
import type { ForgotPasswordInput } from '../contract/account.ts'

const hour = 3600

/** What is answered whether or not there is such an account (rule D-16). */
export const forgotAnswer =
  'If an account with that email exists, you will receive a password reset link.'

/** Queues the mail with the link. The same work is done for an account that is not there. */
export async function forgotPassword(
  ctx: Context,
  { email }: ForgotPasswordInput,
): Promise<{ success: boolean; message: string }> {
  requireSingleCall(ctx)
  const address = addressKey(ctx.ip)
  await limitRate(ctx, { name: 'forgot-ip', hits: 30, windowSeconds: hour }, address)
  await limitRate(ctx, { name: 'forgot-account', hits: 5, windowSeconds: hour }, email)
  await ctx.db
    .transaction()
    .execute((trx) => enqueueMail(trx, ctx.clock.now(), { template: 'reset', email }))
  ctx.jobs.wake()
  ctx.log.info({ event: 'reset_asked' }, 'A password reset was asked for')
  return { success: true, message: forgotAnswer }
}
