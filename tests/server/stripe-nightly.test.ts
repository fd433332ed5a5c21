import { expect, test } from 'vitest'
import { tidyPeople } from '#server/tidy-people.ts'
import { dayMs, hourMs } from '#tests/support/clock.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { stripeHouse } from '#tests/support/stripe-house.ts'
import type { StripeEvent } from '#tests/support/stripe-book.ts'
import type { StripeHouse } from '#tests/support/stripe-house.ts'

function looks({ open }: StripeHouse): Array<Record<string, unknown>> {
  return rowsOf(open, 'jobs').filter((job) => job['kind'] === 'subscription')
}

test('an event that never came is made up for by the next look', async () => {
  const house = await stripeHouse()
  const [ada, ben] = [await house.payer(), await house.payer()]
  const { book } = house.stripe
  const id = book.begin(ada.stripeCustomerId, 'price_premium')
  await house.deliverAll()
  book.end(id)
  const begun = book.begin(ben.stripeCustomerId, 'price_standard')
  await tidyPeople(house.services)
  await house.settled()
  expect(house.personOf(ada)).toMatchObject({
    subscriptionPlan: 'free',
    stripeSubscriptionId: null,
  })
  expect(house.personOf(ben)).toMatchObject({
    subscriptionPlan: 'standard',
    stripeSubscriptionId: begun,
  })
})

test('every customer is looked at once a day, however often it is tidied', async () => {
  const house = await stripeHouse({ now: '2026-11-15T00:30:00.000Z' })
  const payers = [await house.payer(), await house.payer()]
  const customers = payers.map(({ stripeCustomerId }) => stripeCustomerId).toSorted()
  for (let hour = 0; hour < 24; hour += 1) {
    await tidyPeople(house.services)
    await house.settled()
    house.clock.move(hourMs)
  }
  const asked = () =>
    house.stripe.calls.map(({ values }) => values['customer'] ?? '').toSorted()
  expect([looks(house).length, asked()]).toEqual([2, customers])
  await Promise.all([tidyPeople(house.services), tidyPeople(house.services)])
  await house.settled()
  expect(looks(house).length).toBe(4)
  expect(asked()).toEqual([...customers, ...customers].toSorted())
})

test('people without a customer, and accounts that are closed, are not looked at', async () => {
  const house = await stripeHouse()
  await house.payer({ state: 'deleting' })
  await house.signUp()
  await tidyPeople(house.services)
  expect(looks(house)).toEqual([])
})

test('without payments nobody is looked at', async () => {
  const house = await stripeHouse()
  await house.payer()
  await tidyPeople({ ...house.services, payments: null })
  expect(looks(house)).toEqual([])
})

test('a look that finds Stripe away is tried again later, and then finds what is there', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  house.stripe.book.begin(ada.stripeCustomerId, 'price_premium')
  house.stripe.fail('broken', Infinity)
  await house.deliverAll()
  expect(house.personOf(ada)).toMatchObject({ subscriptionPlan: 'free' })
  expect(looks(house).every((job) => job['state'] === 'ready')).toBe(true)
  house.stripe.mend()
  house.clock.move(hourMs)
  await house.settled()
  expect(house.personOf(ada)).toMatchObject({ subscriptionPlan: 'premium' })
})

test('what was taken is forgotten after 60 days, and not before', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  house.stripe.book.begin(ada.stripeCustomerId, 'price_premium')
  const event = house.stripe.book.events.at(-1) as StripeEvent
  await house.deliver(event)
  await house.settled()
  house.clock.move(60 * dayMs)
  await tidyPeople(house.services)
  expect(countRows(house.open, 'stripe_events')).toBe(1)
  house.clock.move(1)
  await tidyPeople(house.services)
  expect(countRows(house.open, 'stripe_events')).toBe(0)
})
