import { deleteJobsDoneBefore } from '#db/queries/jobs.ts'
import { deleteExpiredExports } from '#db/queries/exports.ts'
import { deleteResetTokensBefore } from '#db/queries/reset-tokens.ts'
import { deleteExpiredSessions } from '#db/queries/sessions.ts'
import { deleteStripeEventsBefore } from '#db/queries/stripe-events.ts'
import { listCustomers } from '#db/queries/subscriptions.ts'
import { deleteUsedIdTokensBefore } from '#db/queries/used-id-tokens.ts'
import { enqueueSync } from '#routers/billing/take-event.ts'
import { enqueueSweep } from '#routers/files/sweep.ts'
import type { Services } from '#routers/context.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Stripe sends an event for three days, and by hand for thirty (docs.stripe.com/webhooks). */
const eventLifeMs = 60 * dayMs

/**
 * Removes what has expired, and once a day queues a look at every customer of the payment provider:
 * an event that never came is made up for (rule D-56). At start and every hour.
 */
export async function tidyPeople(services: Services): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const at = now.toISOString()
  await deleteExpiredSessions(db, at)
  // Orders of mail name people who may have no account here.
  await deleteJobsDoneBefore(db, new Date(now.getTime() - dayMs).toISOString())
  await deleteUsedIdTokensBefore(db, at)
  await deleteResetTokensBefore(db, new Date(now.getTime() - dayMs).toISOString())
  await deleteStripeEventsBefore(db, new Date(now.getTime() - eventLifeMs).toISOString())
  await db.transaction().execute(async (trx) => {
    const filenames = (await deleteExpiredExports(trx, at)).map((row) => row.filename)
    await enqueueSweep(trx, now, { filenames, uploadIds: [] })
  })
  if (services.payments) await lookAtCustomers(services, at)
}

/** The key has the day in it: of the day's many calls one queues. */
async function lookAtCustomers({ db }: Services, at: string): Promise<void> {
  const day = at.slice(0, 10)
  await db.transaction().execute(async (trx) => {
    for (const customerId of await listCustomers(trx))
      await enqueueSync(trx, { key: `${day}:${customerId}`, customerId, now: at })
  })
}
