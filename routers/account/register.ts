import { AppError } from '../errors.ts'
import { addressKey, limitRate } from '../rate-limit.ts'
import { requireGoodPassword } from './good-password.ts'
import { insertPerson } from './insert-person.ts'
import { requireSingleCall } from './single-call.ts'
import { toUserView } from './user-view.ts'
import type { Context } from '../context.ts'
import type { RegisterInput, UserView } from '../contract/account.ts'

/**
 * Opens an account and signs it in. A taken e-mail is refused with `email_taken` and changes nothing.
 */
export async function register(ctx: Context, input: RegisterInput): Promise<UserView> {
  requireSingleCall(ctx)
  await limitRate(
    ctx,
    { name: 'register-ip', hits: 60, windowSeconds: 3600 },
    addressKey(ctx.ip),
  )
  await requireGoodPassword(ctx, input.password)
  const hash = await ctx.passwords.hash(input.password)
  const user = await ctx.db.transaction().execute((trx) =>
    insertPerson(trx, ctx, {
      email: input.email,
      password: hash,
      firstName: input.firstName || null,
      lastName: input.lastName || null,
    }),
  )
  if (!user) throw new AppError('email_taken')
  await ctx.session.start(user.id)
  ctx.log.info({ event: 'registered', userId: user.id }, 'An account was opened')
  return toUserView(user)
}
