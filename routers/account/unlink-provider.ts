import { deleteOtherSessions } from '#db/queries/sessions.ts'
import { findUser, unlinkGoogle } from '#db/queries/users.ts'
import { AppError } from '../errors.ts'
import type { MemberContext } from '../context.ts'

/**
 * The account is opened by its password alone again; every other session ends (rule D-14). Without a
 * password there would be no door left: `conflict`.
 */
export async function unlinkProvider(
  ctx: MemberContext,
): Promise<{ success: boolean; endedSessions: number }> {
  const userId = ctx.caller.id
  const endedSessions = await ctx.db.transaction().execute(async (trx) => {
    const user = await findUser(trx, userId)
    if (user?.password == null)
      throw new AppError('conflict', {
        message: 'Set a password first: nothing else opens this account',
      })
    await unlinkGoogle(trx, userId, ctx.clock.now().toISOString())
    return deleteOtherSessions(trx, userId, ctx.session.id ?? '')
  })
  ctx.log.warn({ event: 'account_unlinked', userId }, 'A provider was unlinked')
  return { success: true, endedSessions }
}
