import { findSession } from '#db/queries/sessions.ts'
import { AppError } from '../errors.ts'
import { limitRate } from '../rate-limit.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { MemberContext } from '../context.ts'

/** How young a sign-in has to be to stand for a password that an account does not have. */
const freshMs = 10 * 60 * 1000

/**
 * Makes sure that whoever holds this session is its owner, before something that cannot be taken back:
 * by the password, or in an account without one by a sign-in of the last ten minutes (rule D-70).
 * Throws `wrong_password` or `sign_in_again`.
 */
export async function requireOwner(
  ctx: MemberContext,
  user: UserRow,
  password: string | undefined,
): Promise<void> {
  if (user.password === null) {
    const session = ctx.session.id && (await findSession(ctx.db, ctx.session.id))
    const age = session
      ? ctx.clock.now().getTime() - Date.parse(session.createdAt)
      : Infinity
    if (age > freshMs) throw new AppError('sign_in_again')
    return
  }
  await limitRate(ctx, { name: 'confirm-user', hits: 10, windowSeconds: 900 }, user.id)
  const { isValid } = await ctx.passwords.verify(user.password, password ?? '')
  if (isValid) return
  ctx.log.warn({ event: 'confirm_failed', userId: user.id }, 'A password was wrong')
  throw new AppError('wrong_password')
}
