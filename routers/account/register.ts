import { newId } from '#db/ids.ts'
import { countUsers, insertUser, makeAdmin } from '#db/queries/users.ts'
import { AppError } from '../errors.ts'
import { addressKey, limitRate } from '../rate-limit.ts'
import { requireSingleCall } from './single-call.ts'
import { toUserView } from './user-view.ts'
import type { Context } from '../context.ts'
import type { RegisterInput, UserView } from '../contract/account.ts'

/**
 * Opens an account and signs it in. The first account of a server, or one named in
 * ADMIN_EMAILS, is admin. A taken e-mail is refused with `email_taken` and changes nothing.
 */
export async function register(ctx: Context, input: RegisterInput): Promise<UserView> {
  requireSingleCall(ctx)
  await limitRate(
    ctx,
    { name: 'register-ip', hits: 60, windowSeconds: 3600 },
    addressKey(ctx.ip),
  )
  if (await ctx.passwords.isCommon(input.password))
    throw new AppError('invalid', {
      message: 'This password is among the most guessed ones: choose another',
      detail: { reason: 'common_password' },
    })
  const hash = await ctx.passwords.hash(input.password)
  const now = ctx.clock.now().toISOString()
  const user = await ctx.db.transaction().execute(async (trx) => {
    const created = await insertUser(trx, {
      id: newId(),
      email: input.email,
      password: hash,
      firstName: input.firstName || null,
      lastName: input.lastName || null,
      isAdmin: ctx.settings.adminEmails.includes(input.email) ? 1 : 0,
      createdAt: now,
      updatedAt: now,
      lastLoginAt: now,
    })
    if (!created) throw new AppError('email_taken')
    if ((await countUsers(trx)) > 1) return created
    await makeAdmin(trx, created.id)
    return { ...created, isAdmin: 1 }
  })
  await ctx.session.start(user.id)
  ctx.log.info({ event: 'registered', userId: user.id }, 'An account was opened')
  return toUserView(user)
}
