import { insertJob } from '#db/queries/jobs.ts'
import { insertStripeEvent } from '#db/queries/stripe-events.ts'
import { newId } from '#db/ids.ts'
import type { Db } from '#db/database.ts'
import type { Services } from '../context.ts'
import type { PaymentEvent } from '../payments.ts'

/**
 * Takes an event once and queues a look at its customer, in one transaction. Nothing else in the event
 * is believed: it may be late, doubled, or overtaken by another.
 */
export async function takeEvent(services: Services, event: PaymentEvent): Promise<void> {
  const now = services.clock.now().toISOString()
  await services.db.transaction().execute(async (trx) => {
    const isNew = await insertStripeEvent(trx, { ...event, receivedAt: now })
    if (isNew && event.customerId)
      await enqueueSync(trx, { key: event.id, customerId: event.customerId, now })
  })
  services.jobs.wake()
}

/** A provider that is away for a night is asked again until it is back. */
const maxAttempts = 8

/**
 * One job an event, not one a customer: a look that has begun may have read the state before this
 * event, so another has to follow it.
 */
export async function enqueueSync(
  trx: Db,
  order: { key: string; customerId: string; now: string },
): Promise<void> {
  await insertJob(trx, {
    id: newId(),
    kind: 'subscription',
    dedupeKey: `subscription:${order.key}`,
    userId: null,
    payload: { customerId: order.customerId },
    maxAttempts,
    runAt: order.now,
    createdAt: order.now,
  })
}
