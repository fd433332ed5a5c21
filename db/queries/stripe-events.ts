import type { Db } from '../database.ts'

/** Notes an event as taken; false when it was delivered before. */
export async function insertStripeEvent(
  db: Db,
  event: { id: string; type: string; customerId: string | null; receivedAt: string },
): Promise<boolean> {
  const result = await db
    .insertInto('stripe_events')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function findLatestStripeEvent(
  db: Db,
): Promise<{ type: string; receivedAt: string } | undefined> {
  return db
    .selectFrom('stripe_events')
    .select(['type', 'receivedAt'])
    .orderBy('receivedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function deleteStripeEventsBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom('stripe_events').where('receivedAt', '<', before).execute()
}
