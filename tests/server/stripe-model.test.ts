import { expect, test } from 'vitest'
import { syncSubscription } from '#routers/billing/sync-subscription.ts'
import { dayMs, minuteMs } from '#tests/support/clock.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { otherPrice, stripePrices } from '#tests/support/stripe-book.ts'
import { stripeHouse } from '#tests/support/stripe-house.ts'
import type { StripeBook, StripeEvent } from '#tests/support/stripe-book.ts'
import type { StripeHouse } from '#tests/support/stripe-house.ts'

const people = 50

interface Chance {
  /** From 0 up to, and without, the number. */
  below(count: number): number
  happens(share: number): boolean
  pick<One>(list: readonly One[]): One
}

/** The same seed, the same run (mulberry32). */
function chanceOf(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    happens: (share) => next() < share,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
  }
}

const live = new Set(['active', 'trialing', 'past_due'])
const prices = [...Object.values(stripePrices), otherPrice]

/** Something that happens to a customer at Stripe. */
function move(book: StripeBook, customer: string, chance: Chance): void {
  const running = book.of(customer).filter(({ status }) => status !== 'canceled')
  if (running.length === 0 || (running.length < 3 && chance.happens(0.1))) {
    const status = chance.pick(['active', 'active', 'trialing', 'incomplete'] as const)
    book.begin(customer, chance.pick(prices), { status })
    return
  }
  const { id, status, price, endsAtPeriodEnd } = chance.pick(running)
  const moves = [
    () => book.change(id, { price: chance.pick(prices.filter((one) => one !== price)) }),
    () => book.change(id, { endsAtPeriodEnd: !endsAtPeriodEnd }),
    () => book.endPeriod(id),
    () => book.end(id),
    status === 'active'
      ? () => book.failPayment(id)
      : () => book.change(id, { status: 'active' }),
    ...(status === 'past_due'
      ? [() => book.giveUp(id, 'unpaid'), () => book.giveUp(id, 'canceled')]
      : []),
  ]
  chance.pick(moves)()
}

/** What the app must show of a customer, worked out from what Stripe has and in another way. */
function shouldBe(book: StripeBook, customer: string): unknown[] {
  const all = book.of(customer)
  const longestFirst = all
    .filter(({ status }) => live.has(status))
    .toSorted((one, other) => other.periodEnd - one.periodEnd)
  for (const plan of ['premium', 'standard'] as const) {
    const best = longestFirst.find(({ price }) => price === stripePrices[plan])
    if (!best) continue
    const endsAt = new Date(best.periodEnd * 1000).toISOString()
    return [plan, best.status, best.id, best.endsAtPeriodEnd ? endsAt : null]
  }
  return ['free', all[0]?.status ?? null, null, null]
}

function shown(house: StripeHouse, payer: { id: string }): unknown[] {
  const row = house.personOf(payer)
  return [
    row['subscriptionPlan'],
    row['subscriptionStatus'],
    row['stripeSubscriptionId'],
    row['subscriptionEndsAt'],
  ]
}

/** They keep what they have, and that depends on what came first. */
function paysUnknown(book: StripeBook, customer: string): boolean {
  return book
    .of(customer)
    .some(({ price, status }) => price === otherPrice && live.has(status))
}

/** Events on their way: each comes now, soon or much later, and every fourth comes twice. */
function aLatePost(house: StripeHouse, chance: Chance) {
  const { events } = house.stripe.book
  const due = new Map<number, StripeEvent[]>()
  const brought = new Set<string>()
  let planned = 0
  let told = 0
  let step = 0
  return {
    planned: () => planned,
    isEmpty: () => due.size === 0,
    /** Whether the newest event about a customer has come; older ones may follow. */
    isUpToDate: (customer: string) => {
      const newest = events.findLast((event) => event.customer === customer)
      return newest === undefined || brought.has(newest.id)
    },
    /** Takes what is new on its way. */
    take() {
      for (const event of events.slice(told))
        for (let copy = chance.happens(0.25) ? 2 : 1; copy > 0; copy -= 1) {
          const wait = chance.happens(0.2) ? 20 + chance.below(200) : chance.below(4)
          due.set(step + wait, [...(due.get(step + wait) ?? []), event])
          planned += 1
        }
      told = events.length
    },
    /** Brings what is due, all at once. */
    async bring() {
      const now = due.get(step) ?? []
      due.delete(step)
      step += 1
      // It stands still mostly, so that no time can tell two looks apart.
      if (chance.happens(0.05)) house.clock.move(chance.below(20))
      const answers = await Promise.all(now.map((event) => house.deliver(event)))
      for (const { status } of answers) expect(status).toBe(200)
      for (const { id } of now) brought.add(id)
      await house.begun()
    },
  }
}

test.for([
  [1000, 20_261_122],
  [300, 7],
] as const)(
  'after %i shuffled, doubled and late deliveries everybody has what Stripe has (seed %i)',
  async ([deliveries, seed]) => {
    const chance = chanceOf(seed)
    const house = await stripeHouse()
    const { book } = house.stripe
    const payers: Array<{ id: string; stripeCustomerId: string }> = []
    for (let index = 0; index < people; index += 1) payers.push(await house.payer())
    const given = await house.payer({ subscriptionPlan: 'premium' })
    // An answer can be overtaken by a later one. Chance of its own: how often it is asked is not ours.
    const pace = chanceOf(seed + 1)
    house.stripe.delayMs = () => (pace.happens(0.2) ? 40 : pace.below(5))
    const post = aLatePost(house, chance)
    const looks: Array<Promise<unknown>> = []
    /** When everything is quiet, what the app has is what Stripe has. */
    const compare = async (some: typeof payers) => {
      await Promise.all(looks)
      await house.settled()
      // What found Stripe busy waits for its time.
      house.stripe.mend()
      house.clock.move(dayMs)
      await house.settled()
      expect(some.map((payer) => shown(house, payer))).toEqual(
        some.map(({ stripeCustomerId }) => shouldBe(book, stripeCustomerId)),
      )
      compared += some.length
    }
    let compared = 0
    let payer = chance.pick(payers)
    while (post.planned() < deliveries) {
      // Much happens to one person at a time.
      if (chance.happens(0.3)) payer = chance.pick(payers)
      const { id, stripeCustomerId } = payer
      move(book, stripeCustomerId, chance)
      // Their success page, too, and whatever comes in the way.
      if (chance.happens(0.1))
        looks.push(syncSubscription(house.services, id).catch(() => undefined))
      if (chance.happens(0.03)) house.stripe.fail('busy')
      if (chance.happens(0.01)) house.clock.move(-10 * minuteMs)
      post.take()
      await post.bring()
      if (chance.happens(0.05))
        await compare(
          payers.filter(
            ({ stripeCustomerId: customer }) =>
              post.isUpToDate(customer) && !paysUnknown(book, customer),
          ),
        )
    }
    for (const { id, price } of book.subscriptions.values())
      if (price === otherPrice) book.change(id, { price: stripePrices.standard })
    post.take()
    while (!post.isEmpty()) await post.bring()
    await compare(payers)

    expect(countRows(house.open, 'stripe_events')).toBe(book.events.length)
    const jobs = rowsOf(house.open, 'jobs')
    expect([jobs.length, new Set(jobs.map((job) => job['state']))]).toEqual([
      book.events.length,
      new Set(['done']),
    ])
    expect(compared).toBeGreaterThan(people * 4)
    expect(house.personOf(given)).toMatchObject({
      subscriptionPlan: 'premium',
      stripeSubscriptionId: null,
    })
  },
)
