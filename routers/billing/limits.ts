import { effectivePlan, monthStart, planLimits } from '../contract/plans.ts'
import { plan } from '../contract/subscription.ts'
import { findUser } from '#db/queries/users.ts'
import { AppError } from '../errors.ts'
import type { Db } from '#db/database.ts'
import type { Plan, PlanLimits } from '../contract/plans.ts'
import type { SubscriptionView } from '../contract/subscription.ts'
import type { Settings } from '../context.ts'

/** What someone may do now, read from the database in the caller's transaction (rule D-57). */
export async function getLimits(
  db: Db,
  settings: Settings,
  userId: string,
): Promise<PlanLimits> {
  return planLimits[await getPlan(db, settings, userId)]
}

/** The plan in force: academic counts as premium, and the operator's default lifts everyone. */
export async function getPlan(db: Db, settings: Settings, userId: string): Promise<Plan> {
  const user = await findUser(db, userId)
  if (!user) throw new AppError('signed_out')
  return planOf(user, settings.defaultPlan)
}

/** The plan with its use this month; counters of an older month read as zero. */
export async function readSubscription(
  db: Db,
  settings: Settings,
  member: { userId: string; now: Date },
): Promise<SubscriptionView> {
  const user = await findUser(db, member.userId)
  if (!user) throw new AppError('signed_out')
  const name = planOf(user, settings.defaultPlan)
  const { conversationsPerMonth, ...limits } = planLimits[name]
  const isCurrent = (user.billingPeriodStart ?? '') >= monthStart(member.now)
  return {
    subscriptionPlan: user.isAcademic === 1 ? storedPlan(user.subscriptionPlan) : name,
    isAcademic: user.isAcademic === 1,
    conversationsThisMonth: isCurrent ? user.conversationsThisMonth : 0,
    conversationLimit: conversationsPerMonth,
    refynsThisMonth: isCurrent ? user.refynsThisMonth : 0,
    hasSubscription: user.stripeSubscriptionId !== null,
    endsAt: user.subscriptionEndsAt,
    limits,
  }
}

export function planOf(
  user: { subscriptionPlan: string; isAcademic: number },
  defaultPlan: Plan,
): Plan {
  return effectivePlan(
    {
      subscriptionPlan: storedPlan(user.subscriptionPlan),
      isAcademic: user.isAcademic === 1,
    },
    defaultPlan,
  )
}

// Made once, as every request reads a plan.
const knownPlan = plan.catch('free')

export function storedPlan(value: string): Plan {
  return knownPlan.parse(value)
}
