import type { Db } from '../database.ts'
import type { UserRow } from '../tables/people.ts'

type Subscription = Pick<
  UserRow,
  | 'stripeSubscriptionId'
  | 'subscriptionStatus'
  | 'subscriptionPlan'
  | 'subscriptionEndsAt'
>

/** The account that pays as this customer. Only the payment provider names people so. */
export function findUserByCustomer(
  db: Db,
  customerId: string,
): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('stripeCustomerId', '=', customerId)
    .executeTakeFirst()
}

/** Keeps the customer made for a person; of two that are made at once the first one stays. */
export async function setCustomer(
  db: Db,
  userId: string,
  customer: { id: string; insteadOf: string | null },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ stripeCustomerId: customer.id })
    .where('id', '=', userId)
    .where('stripeCustomerId', 'is not distinct from', customer.insteadOf)
    .execute()
}

/**
 * Takes the row for what the provider was asked at `fetchedAt`, or not when something newer is known
 * (rule D-56). A time that has not come yet is of a clock that ran ahead, and of no newer answer.
 */
export function takeForAnswer(
  db: Db,
  userId: string,
  asked: { customerId: string; fetchedAt: string; now: string },
): Promise<UserRow | undefined> {
  const { customerId, fetchedAt, now } = asked
  return db
    .updateTable('users')
    .set({ subscriptionFetchedAt: fetchedAt, updatedAt: now })
    .where('id', '=', userId)
    .where('stripeCustomerId', '=', customerId)
    .where((is) =>
      is.or([
        is('subscriptionFetchedAt', 'is', null),
        is('subscriptionFetchedAt', '<=', fetchedAt),
        is('subscriptionFetchedAt', '>', now),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
}

export async function updateSubscription(
  db: Db,
  userId: string,
  known: Subscription,
): Promise<void> {
  await db.updateTable('users').set(known).where('id', '=', userId).execute()
}

export async function listCustomers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('stripeCustomerId')
    .where('stripeCustomerId', 'is not', null)
    .where('state', '=', 'active')
    .execute()
  return rows.flatMap(({ stripeCustomerId }) => stripeCustomerId ?? [])
}
