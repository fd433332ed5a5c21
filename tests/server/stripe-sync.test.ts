import { expect, test } from 'vitest'
import { aUser } from '#tests/support/factories.ts'
import { codeOf } from '#tests/support/refusals.ts'
import { stripeHouse } from '#tests/support/stripe-house.ts'
import type { StripeStatus } from '#tests/support/stripe-book.ts'
import type { StripeHouse } from '#tests/support/stripe-house.ts'

const listPath = '/v1/subscriptions'

function planOf(house: StripeHouse, user: { id: string }): unknown {
  return house.personOf(user)['subscriptionPlan']
}

test('a sync says what has changed, and that nothing has', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  const { sync } = house.as(ada).api.billing
  const unchanged = { success: true, plan: 'free', message: 'No changes detected.' }
  expect(await sync()).toEqual(unchanged)
  const id = house.stripe.book.begin(ada.stripeCustomerId, 'price_premium')
  expect(await sync()).toEqual({
    success: true,
    plan: 'premium',
    message: 'Your premium plan is now active.',
  })
  expect(await sync()).toEqual({ ...unchanged, plan: 'premium' })
  house.stripe.book.end(id)
  expect(await sync()).toEqual({
    success: true,
    plan: 'free',
    message: 'Your free plan is now active.',
  })
})

test('a sync asks about the own customer and about nobody else', async () => {
  const house = await stripeHouse()
  const [ada, ben] = [await house.payer(), await house.payer()]
  for (const { stripeCustomerId } of [ada, ben])
    house.stripe.book.begin(stripeCustomerId, 'price_standard')
  await house.as(ada).api.billing.sync()
  expect([planOf(house, ada), planOf(house, ben)]).toEqual(['standard', 'free'])
  expect(house.stripe.calls.map(({ values }) => values['customer'])).toEqual([
    ada.stripeCustomerId,
  ])
})

test('a plan that the operator gave stays, with and without a customer', async () => {
  const house = await stripeHouse()
  const alone = await aUser(house.db, { subscriptionPlan: 'premium' })
  const known = await house.payer({ subscriptionPlan: 'standard' })
  for (const user of [alone, known]) {
    expect((await house.as(user).api.billing.sync()).message).toBe('No changes detected.')
    expect(planOf(house, user)).toBe(user.subscriptionPlan)
  }
  await house.deliverAll()
  expect(planOf(house, known)).toBe('standard')
  expect(house.stripe.countCalls('GET', listPath)).toBe(2)
})

test('a price that no plan is set for changes nothing and is told in the log', async () => {
  const house = await stripeHouse()
  const fresh = await house.payer()
  const paying = await house.payer()
  const { book } = house.stripe
  const id = book.begin(paying.stripeCustomerId, 'price_premium')
  await house.as(paying).api.billing.sync()
  book.begin(fresh.stripeCustomerId, 'price_of_last_year')
  book.change(id, { price: 'price_of_last_year' })
  const before = [house.personOf(fresh), house.personOf(paying)]
  for (const user of [fresh, paying])
    expect((await house.as(user).api.billing.sync()).message).toBe('No changes detected.')
  expect([house.personOf(fresh), house.personOf(paying)]).toEqual(before)
  const told = house.log.entries.filter(({ level }) => level === 'error')
  expect(told.map(({ fields }) => fields)).toEqual(
    [fresh, paying].map(({ id: userId }) => ({
      event: 'unknown_price',
      userId,
      prices: ['price_of_last_year'],
    })),
  )
})

test('a price that is unknown beside a known one takes nothing away', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  const { book } = house.stripe
  const known = book.begin(ada.stripeCustomerId, 'price_standard')
  book.begin(ada.stripeCustomerId, 'price_of_last_year')
  await house.as(ada).api.billing.sync()
  expect(house.personOf(ada)).toMatchObject({
    subscriptionPlan: 'standard',
    stripeSubscriptionId: known,
  })
  expect(house.log.entries.some(({ level }) => level === 'error')).toBe(true)
})

test('of two running subscriptions the higher plan counts, whichever is newer', async () => {
  const house = await stripeHouse()
  const [ada, ben] = [await house.payer(), await house.payer()]
  const { book } = house.stripe
  const high = book.begin(ada.stripeCustomerId, 'price_premium')
  book.begin(ada.stripeCustomerId, 'price_standard')
  book.begin(ben.stripeCustomerId, 'price_standard')
  const newer = book.begin(ben.stripeCustomerId, 'price_premium', { status: 'past_due' })
  await house.deliverAll()
  expect(house.personOf(ada)).toMatchObject({
    subscriptionPlan: 'premium',
    stripeSubscriptionId: high,
  })
  expect(house.personOf(ben)).toMatchObject({
    subscriptionPlan: 'premium',
    stripeSubscriptionId: newer,
    subscriptionStatus: 'past_due',
  })
  book.end(high)
  await house.deliverAll()
  expect(planOf(house, ada)).toBe('standard')
})

test('of two of one plan the one that lasts longer counts', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  const { book } = house.stripe
  const long = book.begin(ada.stripeCustomerId, 'price_standard', {
    periodEnd: 1_900_000_000,
  })
  book.begin(ada.stripeCustomerId, 'price_standard')
  await house.as(ada).api.billing.sync()
  expect(house.personOf(ada)['stripeSubscriptionId']).toBe(long)
})

test('one running subscription is found behind a hundred that are over', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  const { book } = house.stripe
  const running = book.begin(ada.stripeCustomerId, 'price_premium')
  for (let index = 0; index < 100; index += 1)
    book.end(book.begin(ada.stripeCustomerId, 'price_standard'))
  await house.as(ada).api.billing.sync()
  expect(house.personOf(ada)).toMatchObject({
    subscriptionPlan: 'premium',
    stripeSubscriptionId: running,
  })
  expect(house.stripe.countCalls('GET', listPath)).toBe(2)
})

const states: Array<[status: StripeStatus, plan: string]> = [
  ['active', 'standard'],
  ['trialing', 'standard'],
  ['past_due', 'standard'],
  ['unpaid', 'free'],
  ['canceled', 'free'],
  ['incomplete', 'free'],
  ['incomplete_expired', 'free'],
  ['paused', 'free'],
]

test.for(states)(
  'a subscription that is %s gives the plan %s',
  async ([status, plan]) => {
    const house = await stripeHouse()
    const [fresh, paying] = [await house.payer(), await house.payer()]
    const { book } = house.stripe
    const id = book.begin(paying.stripeCustomerId, 'price_standard')
    await house.deliverAll()
    book.begin(fresh.stripeCustomerId, 'price_standard', { status })
    book.change(id, { status })
    await house.deliverAll()
    for (const user of [fresh, paying])
      expect(house.personOf(user)).toMatchObject({
        subscriptionPlan: plan,
        subscriptionStatus: status,
      })
  },
)

test('a card that fails keeps the plan until Stripe gives up, and gets it back when it pays', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  const { book } = house.stripe
  const id = book.begin(ada.stripeCustomerId, 'price_premium')
  const plans: unknown[] = []
  for (const move of [
    () => book.failPayment(id),
    () => book.giveUp(id, 'unpaid'),
    () => book.change(id, { status: 'active' }),
    () => book.failPayment(id),
    () => book.giveUp(id, 'canceled'),
  ]) {
    move()
    await house.deliverAll()
    plans.push(planOf(house, ada))
  }
  expect(plans).toEqual(['premium', 'free', 'premium', 'premium', 'free'])
})

test('somebody whose account is being removed is not looked at any more', async () => {
  const house = await stripeHouse()
  const ada = await house.payer({ state: 'deleting' })
  house.stripe.book.begin(ada.stripeCustomerId, 'price_premium')
  await house.deliverAll()
  expect([planOf(house, ada), house.stripe.calls]).toEqual(['free', []])
})

test('the sixty-first sync of an hour is refused before anything is asked', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  const { sync } = house.as(ada).api.billing
  for (let time = 0; time < 60; time += 1) await sync()
  expect(await codeOf(sync())).toBe('rate_limited')
  expect(house.stripe.calls.length).toBe(60)
})
