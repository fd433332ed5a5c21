import { expect, test } from 'vitest'
import { aUser } from '#tests/support/factories.ts'
import { codeOf, refusalOf } from '#tests/support/refusals.ts'
import { stripeHouse } from '#tests/support/stripe-house.ts'

const updates = /^\/v1\/subscriptions\/sub_/

function endOf(periodEnd: number): string {
  return new Date(periodEnd * 1000).toISOString()
}

test('a cancelled plan stays until what is paid for is over, and is free then', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  const { book } = house.stripe
  const id = book.begin(ada.stripeCustomerId, 'price_standard')
  const { billing } = house.as(ada).api
  await billing.sync()
  expect(await billing.cancel()).toEqual({ success: true })
  const endsAt = endOf(book.get(id).periodEnd)
  expect(await billing.subscription()).toMatchObject({
    subscriptionPlan: 'standard',
    hasSubscription: true,
    endsAt,
    conversationLimit: 15,
  })
  book.endPeriod(id)
  await house.deliverAll()
  expect(await billing.subscription()).toMatchObject({
    subscriptionPlan: 'free',
    hasSubscription: false,
    endsAt: null,
    conversationLimit: 3,
  })
  expect(house.personOf(ada)).toMatchObject({ subscriptionStatus: 'canceled' })
})

test('a cancellation that is taken back at Stripe goes on', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  const { book } = house.stripe
  const id = book.begin(ada.stripeCustomerId, 'price_premium')
  const { billing } = house.as(ada).api
  await billing.cancel()
  book.change(id, { endsAtPeriodEnd: false })
  await house.deliverAll()
  expect(await billing.subscription()).toMatchObject({
    subscriptionPlan: 'premium',
    endsAt: null,
  })
  book.endPeriod(id)
  await house.deliverAll()
  expect((await billing.subscription()).subscriptionPlan).toBe('premium')
})

test('cancelling twice is harmless and asks Stripe for it once', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  house.stripe.book.begin(ada.stripeCustomerId, 'price_standard')
  const { billing } = house.as(ada).api
  expect(await billing.cancel()).toEqual({ success: true })
  const before = house.personOf(ada)
  expect(await billing.cancel()).toEqual({ success: true })
  expect(house.personOf(ada)).toEqual(before)
  expect(house.stripe.countCalls('POST', updates)).toBe(1)
})

test('all that runs is cancelled: nobody pays on for a second one', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  const { book } = house.stripe
  const { stripeCustomerId: customer } = ada
  book.begin(customer, 'price_standard', { status: 'past_due' })
  book.begin(customer, 'price_of_last_year', { status: 'trialing' })
  book.end(book.begin(customer, 'price_premium'))
  await house.as(ada).api.billing.cancel()
  expect(book.of(customer).map((one) => [one.status, one.endsAtPeriodEnd])).toEqual([
    ['canceled', false],
    ['trialing', true],
    ['past_due', true],
  ])
})

test('without a running subscription there is nothing to cancel', async () => {
  const house = await stripeHouse()
  const given = await aUser(house.db, { subscriptionPlan: 'premium' })
  const never = await house.payer()
  const former = await house.payer()
  house.stripe.book.end(
    house.stripe.book.begin(former.stripeCustomerId, 'price_standard'),
  )
  for (const user of [given, never, former]) {
    const refusal = await refusalOf(house.as(user).api.billing.cancel())
    expect([refusal.appCode, refusal.message]).toEqual([
      'not_found',
      'There is no subscription to cancel',
    ])
  }
  expect(house.personOf(given)).toMatchObject({ subscriptionPlan: 'premium' })
  expect(house.stripe.countCalls('POST', updates)).toBe(0)
})

test('nobody cancels what another pays for', async () => {
  const house = await stripeHouse()
  const [ada, ben] = [await house.payer(), await house.payer()]
  const id = house.stripe.book.begin(ada.stripeCustomerId, 'price_standard')
  expect(await codeOf(house.as(ben).api.billing.cancel())).toBe('not_found')
  expect(house.stripe.book.get(id).endsAtPeriodEnd).toBe(false)
})

test.for(['busy', 'broken'] as const)(
  'when Stripe is %s a cancellation is payment_failed, and the next click does it',
  async (fault) => {
    const house = await stripeHouse()
    const ada = await house.payer()
    const id = house.stripe.book.begin(ada.stripeCustomerId, 'price_standard')
    const { billing } = house.as(ada).api
    await billing.sync()
    const before = house.personOf(ada)
    house.stripe.fail(fault, Infinity)
    expect(await codeOf(billing.cancel())).toBe('payment_failed')
    expect(house.personOf(ada)).toEqual(before)
    house.stripe.mend()
    expect(await billing.cancel()).toEqual({ success: true })
    expect(house.stripe.book.get(id).endsAtPeriodEnd).toBe(true)
  },
)

test('of two cancellations of which the second fails the next click does the rest', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  const { book } = house.stripe
  const { stripeCustomerId: customer } = ada
  const [one, other] = [
    book.begin(customer, 'price_standard'),
    book.begin(customer, 'price_premium'),
  ]
  const { billing } = house.as(ada).api
  // Of four calls (list, cancel, cancel, list) the third fails.
  house.stripe.fail('none', 2)
  house.stripe.fail('broken')
  expect(await codeOf(billing.cancel())).toBe('payment_failed')
  expect([book.get(one).endsAtPeriodEnd, book.get(other).endsAtPeriodEnd]).toEqual([
    false,
    true,
  ])
  await billing.cancel()
  expect(book.get(one).endsAtPeriodEnd).toBe(true)
})

test("nobody can keep the operator's account at Stripe busy with cancellations", async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  const { billing } = house.as(ada).api
  for (let time = 0; time < 20; time += 1)
    expect(await codeOf(billing.cancel())).toBe('not_found')
  const before = house.stripe.calls.length
  expect(await codeOf(billing.cancel())).toBe('rate_limited')
  expect(house.stripe.calls.length).toBe(before)
})
