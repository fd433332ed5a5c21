import { z } from 'zod'
import { findUser } from '#db/queries/users.ts'
import {
  findUserByCustomer,
  takeForAnswer,
  updateSubscription,
} from '#db/queries/subscriptions.ts'
import { plans } from '../contract/plans.ts'
import { AppError } from '../errors.ts'
import { storedPlan } from './limits.ts'
import type { JobHandler } from '../job-handler.ts'
import type { Services } from '../context.ts'
import type { Plan } from '../contract/plans.ts'
import type { PaidSubscription } from '../payments.ts'
import type { UserRow } from '#db/tables/people.ts'

export interface Synced {
  plan: Plan
  hasChanged: boolean
}

/** The running look at each person: one process owns the database, so this is all there is. */
const running = new Map<string, Promise<unknown>>()

/**
 * Brings a person's plan to what the payment provider has for them now. It may be called at any time,
 * any number of times, by an event, the success page, the person or the night: looks at one person
 * follow each other, and an answer that was asked for earlier never overwrites a later one (rule D-56).
 * Somebody without a customer keeps the plan that the operator gave. Throws AppError `payment_failed`.
 */
export function syncSubscription(services: Services, userId: string): Promise<Synced> {
  const before = running.get(userId) ?? Promise.resolve()
  const look = before.then(
    () => lookAt(services, userId),
    () => lookAt(services, userId),
  )
  running.set(userId, look)
  const forget = () => {
    if (running.get(userId) === look) running.delete(userId)
  }
  look.then(forget, forget)
  return look
}

async function lookAt(services: Services, userId: string): Promise<Synced> {
  const { db, payments, clock } = services
  if (!payments) throw new AppError('not_configured')
  const user = await findUser(db, userId)
  if (!user) throw new AppError('not_found')
  const unchanged = { plan: storedPlan(user.subscriptionPlan), hasChanged: false }
  const { stripeCustomerId: customerId } = user
  if (!customerId || user.state !== 'active') return unchanged

  const fetchedAt = clock.now().toISOString()
  const all = await payments.listSubscriptions(customerId)
  const live = all.filter(({ isLive }) => isLive)
  const unknown = live.filter(({ plan }) => plan === null)
  if (unknown.length > 0)
    services.log.error(
      { event: 'unknown_price', userId, prices: unknown.map(({ priceId }) => priceId) },
      'Somebody pays a price that no plan is set for: see STRIPE_PRICE_STANDARD and STRIPE_PRICE_PREMIUM',
    )
  const best = bestOf(live)
  // Paid for, but not for what: nobody loses a plan by a setting that is wrong.
  if (!best && unknown.length > 0) return unchanged

  const asked = { customerId, fetchedAt, now: clock.now().toISOString() }
  const synced = await db.transaction().execute(async (trx) => {
    // As it is now: the operator may have given a plan while the provider was asked.
    const current = await takeForAnswer(trx, userId, asked)
    if (!current) return unchanged
    const next = planAfter(current, best)
    await updateSubscription(trx, userId, {
      subscriptionPlan: next,
      stripeSubscriptionId: best?.id ?? null,
      subscriptionStatus: best?.status ?? all[0]?.status ?? null,
      subscriptionEndsAt: best?.endsAtPeriodEnd ? best.periodEnd : null,
    })
    return { plan: next, hasChanged: next !== storedPlan(current.subscriptionPlan) }
  })
  if (synced.hasChanged)
    services.log.info(
      { event: 'plan_changed', userId, plan: synced.plan },
      'A plan changed',
    )
  return synced
}

/** The highest plan, and of two the one that lasts longer; not the newest. */
function bestOf(live: PaidSubscription[]): PaidSubscription | undefined {
  return live
    .filter(({ plan }) => plan !== null)
    .toSorted(
      (one, other) =>
        rank(other.plan) - rank(one.plan) ||
        (other.periodEnd ?? '').localeCompare(one.periodEnd ?? '') ||
        one.id.localeCompare(other.id),
    )[0]
}

function rank(plan: Plan | null): number {
  return plan === null ? -1 : plans.indexOf(plan)
}

/** What was paid for ends with its subscription; what the operator gave stays. */
function planAfter(user: UserRow, best: PaidSubscription | undefined): Plan {
  if (best?.plan) return best.plan
  return user.stripeSubscriptionId ? 'free' : storedPlan(user.subscriptionPlan)
}

const payload = z.object({ customerId: z.string() })

export const subscriptionJob: JobHandler = {
  async run(services, job) {
    const { customerId } = payload.parse(job.payload)
    const user = await findUserByCustomer(services.db, customerId)
    if (user && services.payments) await syncSubscription(services, user.id)
    return undefined
  },
}
