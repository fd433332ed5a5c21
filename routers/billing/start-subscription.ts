import { findUser } from '#db/queries/users.ts'
import { setCustomer } from '#db/queries/subscriptions.ts'
import { plans } from '../contract/plans.ts'
import { AppError } from '../errors.ts'
import { limitRate } from '../rate-limit.ts'
import { planOf } from './limits.ts'
import { syncSubscription } from './sync-subscription.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { MemberContext } from '../context.ts'
import type { SubscribeInput } from '../contract/subscription.ts'
import type { Payments } from '../payments.ts'

/** Who sets plans where nothing is sold. */
export const operatorDecides = 'The operator of this server decides about plans'

export function paymentsOf(ctx: MemberContext): Payments {
  if (ctx.payments) return ctx.payments
  throw new AppError('not_configured', { message: operatorDecides })
}

/**
 * A page of the payment provider on which the plan is paid for. What is paid already is asked for
 * first: who has a subscription is sent to no second checkout, but to where it is raised.
 */
export async function startSubscription(
  ctx: MemberContext,
  { plan }: SubscribeInput,
): Promise<{ url: string }> {
  const payments = paymentsOf(ctx)
  const userId = ctx.caller.id
  await limitRate(ctx, { name: 'checkout-user', hits: 20, windowSeconds: 3600 }, userId)
  await syncSubscription(ctx, userId)
  const user = await readUser(ctx)
  if (user.isAcademic === 1)
    throw new AppError('forbidden', {
      message: 'An academic plan is changed by the support of this server',
    })
  if (plans.indexOf(plan) <= plans.indexOf(planOf(user, ctx.settings.defaultPlan)))
    throw new AppError('conflict', { message: 'You have this plan already' })
  const customerId = user.stripeCustomerId ?? (await makeCustomer(ctx, payments, user))
  const live = (await payments.listSubscriptions(customerId)).filter(
    ({ isLive }) => isLive,
  )
  // The one that gives the plan; beside it there may be others that no plan is known for.
  const running = live.find(({ id }) => id === user.stripeSubscriptionId) ?? live[0]
  return running
    ? payments.startUpgrade({ customerId, subscriptionId: running.id, plan })
    : checkOut(ctx, payments, { user: { ...user, stripeCustomerId: customerId }, plan })
}

/** The page of a first subscription. A customer whom the provider does not have is made anew. */
async function checkOut(
  ctx: MemberContext,
  payments: Payments,
  { user, plan }: SubscribeInput & { user: UserRow & { stripeCustomerId: string } },
): Promise<{ url: string }> {
  const order = { userId: user.id, plan }
  try {
    const { stripeCustomerId: customerId } = user
    return await payments.startCheckout({ ...order, customerId })
  } catch (error) {
    // Removed there, or made while this server still had the key of a test.
    if (!(error instanceof AppError && error.appCode === 'not_found')) throw error
    const customerId = await makeCustomer(ctx, payments, user)
    return payments.startCheckout({ ...order, customerId })
  }
}

/**
 * A customer in place of the one that is known, or of none. Clicks at once get the same one by their
 * key; the hour in it ends a failure, which Stripe would repeat for the key for a day
 * (docs.stripe.com/api/idempotent_requests).
 */
async function makeCustomer(
  ctx: MemberContext,
  payments: Payments,
  { id: userId, email, stripeCustomerId: insteadOf }: UserRow,
): Promise<string> {
  const hour = ctx.clock.now().toISOString().slice(0, 13)
  const key = [userId, insteadOf ?? 'first', hour].join('-')
  const made = await payments.createCustomer({ userId, email, key })
  await setCustomer(ctx.db, userId, { id: made, insteadOf })
  return (await readUser(ctx)).stripeCustomerId ?? made
}

/** Lets every running subscription end with what is paid for; the plan stays until then. */
export async function cancelSubscription(
  ctx: MemberContext,
): Promise<{ success: boolean }> {
  const payments = paymentsOf(ctx)
  const limit = { name: 'cancel-user', hits: 20, windowSeconds: 3600 }
  await limitRate(ctx, limit, ctx.caller.id)
  const { stripeCustomerId: customerId } = await readUser(ctx)
  const all = customerId ? await payments.listSubscriptions(customerId) : []
  const live = all.filter(({ isLive }) => isLive)
  if (live.length === 0)
    throw new AppError('not_found', { message: 'There is no subscription to cancel' })
  for (const { id, endsAtPeriodEnd } of live)
    if (!endsAtPeriodEnd) await payments.cancelAtPeriodEnd(id)
  await syncSubscription(ctx, ctx.caller.id)
  return { success: true }
}

async function readUser(ctx: MemberContext): Promise<UserRow> {
  const user = await findUser(ctx.db, ctx.caller.id)
  if (!user) throw new AppError('signed_out')
  return user
}
