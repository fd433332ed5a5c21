import { expect, test } from 'vitest'
import { findUser } from '#db/queries/users.ts'
import { syncSubscription } from '#routers/billing/sync-subscription.ts'
import { createStripePayments } from '#server/services/stripe-payments.ts'
import { aUser } from '#tests/support/factories.ts'
import { codeOf } from '#tests/support/refusals.ts'
import { stripeHouse } from '#tests/support/stripe-house.ts'
import type { StripeHouse } from '#tests/support/stripe-house.ts'

const listPath = '/v1/subscriptions'

function planOf(house: StripeHouse, user: { id: string }): unknown {
  return house.personOf(user)['subscriptionPlan']
}

test('an answer that is late is waited for, and the next look is asked for after it', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  const { book } = house.stripe
  const id = book.begin(ada.stripeCustomerId, 'price_premium')
  const held = house.stripe.hold(listPath)
  const first = syncSubscription(house.services, ada.id)
  await held.arrived
  book.end(id)
  const second = syncSubscription(house.services, ada.id)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(house.stripe.countCalls('GET', listPath)).toBe(1)
  held.release()
  expect([await first, await second]).toEqual([
    { plan: 'premium', hasChanged: true },
    { plan: 'free', hasChanged: true },
  ])
  expect(planOf(house, ada)).toBe('free')
})

test('a look at one person does not hold up another, nor does one that fails', async () => {
  const house = await stripeHouse()
  const [ada, ben] = [await house.payer(), await house.payer()]
  house.stripe.book.begin(ben.stripeCustomerId, 'price_standard')
  const held = house.stripe.hold(listPath)
  const first = syncSubscription(house.services, ada.id)
  await held.arrived
  expect((await syncSubscription(house.services, ben.id)).plan).toBe('standard')
  held.release()
  await first
  house.stripe.fail('broken')
  const failed = syncSubscription(house.services, ben.id)
  const next = syncSubscription(house.services, ben.id)
  expect(await codeOf(failed)).toBe('payment_failed')
  expect((await next).plan).toBe('standard')
})

test('what was asked for earlier never overwrites what is known from later', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  house.stripe.book.begin(ada.stripeCustomerId, 'price_standard')
  const held = house.stripe.hold(listPath)
  const look = syncSubscription(house.services, ada.id)
  await held.arrived
  house.clock.move(1000)
  await house.db
    .updateTable('users')
    .set({
      subscriptionPlan: 'premium',
      stripeSubscriptionId: 'sub_later',
      subscriptionFetchedAt: house.clock.now().toISOString(),
    })
    .where('id', '=', ada.id)
    .execute()
  const later = house.personOf(ada)
  held.release()
  await look
  expect(house.personOf(ada)).toEqual(later)
})

test('a clock that ran ahead and was set right does not shut out what is paid then', async () => {
  const house = await stripeHouse({ now: '2027-03-01T00:00:00.000Z' })
  const ada = await house.payer()
  const { sync } = house.as(ada).api.billing
  await sync()
  house.clock.set('2026-11-15T12:00:00.000Z')
  house.stripe.book.begin(ada.stripeCustomerId, 'price_standard')
  expect((await sync()).message).toBe('Your standard plan is now active.')
})

test('an answer about somebody who is gone meanwhile is dropped', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  house.stripe.book.begin(ada.stripeCustomerId, 'price_premium')
  const held = house.stripe.hold(listPath)
  const look = syncSubscription(house.services, ada.id)
  await held.arrived
  await house.db.deleteFrom('users').where('id', '=', ada.id).execute()
  held.release()
  expect(await look).toEqual({ plan: 'free', hasChanged: false })
  expect(await findUser(house.db, ada.id)).toBeUndefined()
})

test('a Stripe that never answers is given up in time', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  house.stripe.fail('hangs', Infinity)
  const impatient = createStripePayments(house.stripe.settings, house.appUrl, {
    waitMs: 50,
    retries: 0,
  })
  const services = { ...house.services, payments: impatient }
  expect(await codeOf(syncSubscription(services, ada.id))).toBe('payment_failed')
})

test('a plan that the operator gives while Stripe is asked is not taken back by the answer', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  const held = house.stripe.hold(listPath)
  const sync = house.as(ada).api.billing.sync()
  await held.arrived
  const boss = await aUser(house.db, { isAdmin: 1 })
  await house.as(boss).api.admin.setUser({ userId: ada.id, subscriptionPlan: 'premium' })
  held.release()
  expect(await sync).toMatchObject({ plan: 'premium' })
  expect(planOf(house, ada)).toBe('premium')
})
