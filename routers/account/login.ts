import { findUserByEmail, updateLastLogin, updatePassword } from '#db/queries/users.ts'
import { AppError } from '../errors.ts'
import { addressKey, limitRate } from '../rate-limit.ts'
import { requireSingleCall } from './single-call.ts'
import { toUserView } from './user-view.ts'
import type { Context } from '../context.ts'
import type { LoginInput, UserView } from '../contract/account.ts'

const quarterHour = 15 * 60

/**
 * Signs in with e-mail and password. One refusal and one cost for a wrong password and for an
 * account that is not there (rule D-16), so neither text nor time tells them apart.
 */
export async function login(ctx: Context, input: LoginInput): Promise<UserView> {
  requireSingleCall(ctx)
  const address = addressKey(ctx.ip)
  const limits = [
    [{ name: 'login-ip', hits: 100, windowSeconds: quarterHour }, address],
    [{ name: 'login-account', hits: 30, windowSeconds: quarterHour }, input.email],
    [
      { name: 'login-pair', hits: 10, windowSeconds: quarterHour },
      `${address} ${input.email}`,
    ],
  ] as const
  for (const [limit, who] of limits) await limitRate(ctx, limit, who)

  const user = await findUserByEmail(ctx.db, input.email)
  const { isValid, needsRehash } = await ctx.passwords.verify(
    user?.password ?? null,
    input.password,
  )
  if (!user || !isValid || user.state !== 'active') {
    ctx.log.warn({ event: 'login_failed', userId: user?.id }, 'A sign-in failed')
    throw new AppError('invalid_credentials')
  }
  if (needsRehash)
    await updatePassword(ctx.db, user.id, await ctx.passwords.hash(input.password))
  await updateLastLogin(ctx.db, user.id, ctx.clock.now().toISOString())
  await ctx.session.start(user.id)
  ctx.log.info({ event: 'login_ok', userId: user.id }, 'Signed in')
  return toUserView(user)
}
