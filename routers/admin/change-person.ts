import { updatePerson } from '#db/queries/people.ts'
import { deleteSessionsOfUser } from '#db/queries/sessions.ts'
import { countAdmins, findUser } from '#db/queries/users.ts'
import { closeAccount } from '../account/remove-account.ts'
import { AppError } from '../errors.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { MemberContext } from '../context.ts'
import type { SetUserInput } from '../contract/admin.ts'

/**
 * Sets what somebody may do. A plan that is paid for is changed where it is paid, and the last
 * administrator stays one: both are a `conflict`.
 */
export async function setPerson(ctx: MemberContext, input: SetUserInput): Promise<void> {
  const { userId, subscriptionPlan, isAcademic, isAdmin } = input
  await ctx.db.transaction().execute(async (trx) => {
    const user = await findUser(trx, userId)
    if (user?.state !== 'active') throw new AppError('not_found')
    const isOtherPlan =
      subscriptionPlan !== undefined && subscriptionPlan !== user.subscriptionPlan
    if (isOtherPlan && user.stripeSubscriptionId !== null)
      throw new AppError('conflict', {
        message: 'This plan is paid for: change it in Stripe',
        detail: { reason: 'paid' },
      })
    if (isAdmin === false && user.isAdmin === 1 && (await countAdmins(trx)) === 1)
      throw new AppError('conflict', {
        message: 'This is the last administrator: make somebody else one first',
        detail: { reason: 'last_admin' },
      })
    await updatePerson(trx, userId, {
      ...(subscriptionPlan === undefined ? {} : { subscriptionPlan }),
      ...(isAcademic === undefined ? {} : { isAcademic: isAcademic ? 1 : 0 }),
      ...(isAdmin === undefined ? {} : { isAdmin: isAdmin ? 1 : 0 }),
      updatedAt: ctx.clock.now().toISOString(),
    })
  })
  note(ctx, { action: 'set', ...input })
}

/** Ends every session of somebody; their streams end within seconds. */
export async function signOutPerson(ctx: MemberContext, userId: string): Promise<void> {
  const user = await readPerson(ctx, userId)
  await deleteSessionsOfUser(ctx.db, user.id)
  note(ctx, { action: 'sign_out', userId })
}

/** Closes somebody's account and removes everything of theirs. One's own is removed in the profile. */
export async function removePerson(ctx: MemberContext, userId: string): Promise<void> {
  if (userId === ctx.caller.id)
    throw new AppError('conflict', {
      message: 'This is your own account: remove it in your profile',
      detail: { reason: 'own' },
    })
  await closeAccount(ctx, await readPerson(ctx, userId))
  note(ctx, { action: 'remove', userId })
}

async function readPerson(ctx: MemberContext, userId: string): Promise<UserRow> {
  const user = await findUser(ctx.db, userId)
  if (!user) throw new AppError('not_found')
  return user
}

/** What admins do is told in the log (rule D-71). */
function note(ctx: MemberContext, what: { action: string; userId: string }): void {
  ctx.log.warn({ event: 'admin_use', by: ctx.caller.id, ...what }, 'An admin acted')
}
