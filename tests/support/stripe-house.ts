import { createStripePayments } from '#server/services/stripe-payments.ts'
import { buildHouse, testAppUrl } from './build-house.ts'
import { rowsOf } from './database.ts'
import { aUser } from './factories.ts'
import { stripeServer } from './stripe-server.ts'
import { until } from './until.ts'
import { read } from './visitor.ts'
import type { NewUserRow, UserRow } from '#db/tables/people.ts'
import type { House, HouseOptions } from './build-house.ts'
import type { StripeEvent } from './stripe-book.ts'
import type { SignedEvent, StripeServer } from './stripe-server.ts'
import type { Answer } from './visitor.ts'

const waitMs = 30_000

export interface StripeHouse extends House {
  stripe: StripeServer
  /** Somebody whom Stripe knows, and who knows nothing of it yet. */
  payer(over?: Partial<NewUserRow>): Promise<UserRow & { stripeCustomerId: string }>
  /** `POST /api/stripe/webhook` with these bytes. */
  post(event: SignedEvent, headers?: Record<string, string>): Promise<Answer>
  deliver(event: StripeEvent): Promise<Answer>
  /** All that happened at Stripe since the last time, in its order; then waits until nothing is queued. */
  deliverAll(): Promise<void>
  /** When every look at a customer has begun; an answer may still be on its way. */
  begun(): Promise<boolean>
  /** When every look is over. One that failed waits for a time of the clock that stands still. */
  settled(): Promise<boolean>
  personOf(user: Pick<UserRow, 'id'>): Record<string, unknown>
}

/** The house with the stand-in of Stripe behind the real adapter, over real HTTP. */
export async function stripeHouse(options: HouseOptions = {}): Promise<StripeHouse> {
  const stripe = await stripeServer()
  const payments = createStripePayments(stripe.settings, testAppUrl)
  const house = await buildHouse({ payments, ...options })
  const { app, db, open, clock, worker } = house
  let delivered = 0
  const isOver = (isOpen: string) => {
    worker.wake()
    const job = open.sqlite
      .prepare(`select 1 from jobs where kind = 'subscription' and ${isOpen} limit 1`)
      .get(clock.now().toISOString())
    return job === undefined
  }
  const self: StripeHouse = {
    ...house,
    stripe,
    async payer(over = {}) {
      const user = await aUser(db, over)
      const stripeCustomerId = stripe.book.addCustomer(user.email)
      await db
        .updateTable('users')
        .set({ stripeCustomerId })
        .where('id', '=', user.id)
        .execute()
      return { ...user, stripeCustomerId }
    },
    async post({ body, signature }, headers = {}) {
      return read(
        await app.request('/api/stripe/webhook', {
          method: 'POST',
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'stripe-signature': signature,
            ...headers,
          },
          body,
        }),
      )
    },
    deliver: (event) => self.post(stripe.sign(event)),
    async deliverAll() {
      const events = stripe.book.events.slice(delivered)
      delivered = stripe.book.events.length
      for (const event of events) await self.deliver(event)
      await self.settled()
    },
    begun: () => until(() => isOver(`state = 'ready' and "runAt" <= ?`), waitMs),
    settled: () =>
      until(
        () => isOver(`(state = 'running' or state = 'ready' and "runAt" <= ?)`),
        waitMs,
      ),
    personOf: ({ id }) => rowsOf(open, 'users').find((row) => row['id'] === id) ?? {},
  }
  return self
}
