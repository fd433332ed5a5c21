import { expect, test } from 'vitest'
import { rowsOf } from '#tests/support/database.ts'
import { aUser } from '#tests/support/factories.ts'
import { codeOf, outcomes, refusalOf } from '#tests/support/refusals.ts'
import { stripeHouse } from '#tests/support/stripe-house.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { StripeHouse } from '#tests/support/stripe-house.ts'

const customersPath = '/v1/customers'
const checkoutPath = '/v1/checkout/sessions'
const portalPath = '/v1/billing_portal/sessions'

function subscribe(house: StripeHouse, user: UserRow, plan: 'standard' | 'premium') {
  return house.as(user).api.billing.subscribe({ plan })
}

/** What stands in the row of a person, apart from when it was asked for. */
function known(house: StripeHouse, user: UserRow): unknown {
  const { subscriptionFetchedAt: _at, updatedAt: _changed, ...row } = house.personOf(user)
  return row
}

test('the first checkout makes the customer, and its page gives the plan once it is paid', async () => {
  const house = await stripeHouse()
  const ada = await aUser(house.db, { email: 'ada@example.org' })
  const { url } = await subscribe(house, ada, 'standard')
  const customer = String(house.personOf(ada)['stripeCustomerId'])
  expect(house.stripe.book.customers.get(customer)?.email).toBe('ada@example.org')
  const asked = house.stripe.calls.find(({ path }) => path === checkoutPath)
  expect(asked?.values).toEqual({
    mode: 'subscription',
    customer,
    client_reference_id: ada.id,
    'line_items[0][price]': 'price_standard',
    'line_items[0][quantity]': '1',
    success_url: 'http://localhost:3000/success',
    cancel_url: 'http://localhost:3000/',
  })
  expect(house.personOf(ada)).toMatchObject({ subscriptionPlan: 'free' })
  const subscription = house.stripe.book.pay(url)
  expect(await house.as(ada).api.billing.sync()).toEqual({
    success: true,
    plan: 'standard',
    message: 'Your standard plan is now active.',
  })
  expect(house.personOf(ada)).toMatchObject({ stripeSubscriptionId: subscription })
})

test('a page that was left is asked for again with the same customer', async () => {
  const house = await stripeHouse()
  const ada = await aUser(house.db)
  const first = await subscribe(house, ada, 'standard')
  const second = await subscribe(house, ada, 'premium')
  expect(second.url).not.toBe(first.url)
  expect(house.stripe.countCalls('POST', customersPath)).toBe(1)
  expect(house.stripe.book.customers.size).toBe(1)
})

test('20 clicks at once make one customer, and each gets a page of theirs', async () => {
  const house = await stripeHouse()
  const ada = await aUser(house.db)
  house.stripe.delayMs = () => 20
  const pages = await Promise.all(
    Array.from({ length: 20 }, () => subscribe(house, ada, 'standard')),
  )
  expect(new Set(pages.map(({ url }) => url)).size).toBe(20)
  const [customer] = house.stripe.book.customers.keys()
  expect(house.stripe.book.customers.size).toBe(1)
  expect(house.personOf(ada)).toMatchObject({ stripeCustomerId: customer })
  const orders = [...house.stripe.book.orders.values()]
  expect(new Set(orders.map((order) => order.customer))).toEqual(new Set([customer]))
})

test('the customers of two people are two', async () => {
  const house = await stripeHouse()
  const both = [await aUser(house.db), await aUser(house.db)]
  await Promise.all(both.map((user) => subscribe(house, user, 'standard')))
  const customers = both.map((user) => house.personOf(user)['stripeCustomerId'])
  expect(new Set(customers).size).toBe(2)
})

test('the twenty-first page of an hour is refused before anything is asked', async () => {
  const house = await stripeHouse()
  const ada = await aUser(house.db)
  for (let time = 0; time < 20; time += 1) await subscribe(house, ada, 'standard')
  const before = house.stripe.calls.length
  const refusal = await refusalOf(subscribe(house, ada, 'standard'))
  expect([refusal.appCode, refusal.detail]).toEqual(['rate_limited', { seconds: 3600 }])
  expect(house.stripe.calls.length).toBe(before)
})

test.for([
  ['free', 'standard', 'standard'],
  ['premium', 'premium', 'premium'],
  ['premium', 'premium', 'standard'],
  ['standard', 'standard', 'standard'],
] as const)(
  'who was %s here and has %s there is sent to no page for %s',
  async ([here, there, wanted]) => {
    const house = await stripeHouse()
    const ada = await house.payer({ subscriptionPlan: here })
    house.stripe.book.begin(ada.stripeCustomerId, `price_${there}`)
    const refusal = await refusalOf(subscribe(house, ada, wanted))
    expect([refusal.appCode, refusal.message]).toEqual([
      'conflict',
      'You have this plan already',
    ])
    expect(house.stripe.book.orders.size).toBe(0)
    // What was paid for and not known is known now.
    expect(house.personOf(ada)).toMatchObject({ subscriptionPlan: there })
  },
)

test('a plan of the operator, for one or for all, is not sold to who has it', async () => {
  const house = await stripeHouse({ settings: { defaultPlan: 'standard' } })
  const ada = await aUser(house.db)
  const ben = await aUser(house.db, { subscriptionPlan: 'premium' })
  expect(await codeOf(subscribe(house, ada, 'standard'))).toBe('conflict')
  expect(await codeOf(subscribe(house, ben, 'premium'))).toBe('conflict')
  expect(house.stripe.calls).toEqual([])
  expect((await subscribe(house, ada, 'premium')).url).toContain('/pay/')
})

test('an academic member is sent to no page', async () => {
  const house = await stripeHouse()
  const ada = await aUser(house.db, { isAcademic: 1 })
  const refusal = await refusalOf(subscribe(house, ada, 'premium'))
  expect([refusal.appCode, refusal.message]).toEqual([
    'forbidden',
    'An academic plan is changed by the support of this server',
  ])
  expect(house.stripe.calls).toEqual([])
})

test('a running standard is raised where it is paid, and not bought a second time', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  const { book } = house.stripe
  const subscription = book.begin(ada.stripeCustomerId, 'price_standard')
  const { url } = await subscribe(house, ada, 'premium')
  const asked = house.stripe.calls.find(({ path }) => path === portalPath)
  const confirm = 'flow_data[subscription_update_confirm]'
  const after = 'flow_data[after_completion]'
  expect(asked?.values).toEqual({
    customer: ada.stripeCustomerId,
    return_url: 'http://localhost:3000/',
    'flow_data[type]': 'subscription_update_confirm',
    [`${confirm}[subscription]`]: subscription,
    [`${confirm}[items][0][id]`]: book.get(subscription).itemId,
    [`${confirm}[items][0][price]`]: 'price_premium',
    [`${confirm}[items][0][quantity]`]: '1',
    [`${after}[type]`]: 'redirect',
    [`${after}[redirect][return_url]`]: 'http://localhost:3000/success',
  })
  expect(house.stripe.countCalls('POST', checkoutPath)).toBe(0)
  book.pay(url)
  expect(book.of(ada.stripeCustomerId)).toMatchObject([{ id: subscription }])
  expect((await house.as(ada).api.billing.sync()).plan).toBe('premium')
})

test('what is raised is the subscription that gives the plan, not another one beside it', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  const { book } = house.stripe
  const own = book.begin(ada.stripeCustomerId, 'price_standard')
  book.begin(ada.stripeCustomerId, 'price_of_last_year')
  const { url } = await subscribe(house, ada, 'premium')
  expect(book.orders.get(url)?.subscription).toBe(own)
})

test('after its last subscription is over a customer pays on a new page', async () => {
  const house = await stripeHouse()
  const ada = await house.payer()
  const { book } = house.stripe
  book.end(book.begin(ada.stripeCustomerId, 'price_premium'))
  const { url } = await subscribe(house, ada, 'premium')
  expect(book.orders.get(url)).toEqual({
    customer: ada.stripeCustomerId,
    price: 'price_premium',
    subscription: null,
    returnTo: 'http://localhost:3000/success',
  })
})

test('a customer that Stripe does not know any more is made anew', async () => {
  const house = await stripeHouse()
  const ada = await aUser(house.db)
  const { book } = house.stripe
  await subscribe(house, ada, 'standard')
  const [first = ''] = book.customers.keys()
  book.removeCustomer(first)
  const pages = await Promise.all([
    subscribe(house, ada, 'standard'),
    subscribe(house, ada, 'standard'),
  ])
  const [, second] = book.customers.keys()
  expect(house.personOf(ada)).toMatchObject({ stripeCustomerId: second })
  expect(pages.map(({ url }) => book.orders.get(url)?.customer)).toEqual([second, second])
  expect(book.customers.size).toBe(2)
})

test.for([
  ['is busy', 'busy'],
  ['is broken', 'broken'],
  ['drops every line', 'drops'],
] as const)(
  'when Stripe %s a click ends in payment_failed and nothing is changed',
  async ([, fault]) => {
    const house = await stripeHouse()
    const paying = await house.payer({ subscriptionPlan: 'standard' })
    const fresh = await aUser(house.db)
    const before = [known(house, paying), known(house, fresh)]
    house.stripe.fail(fault, Infinity)
    const ended = await outcomes([
      subscribe(house, paying, 'premium'),
      subscribe(house, fresh, 'premium'),
    ])
    expect(ended).toEqual({ passed: 0, refused: ['payment_failed', 'payment_failed'] })
    expect([known(house, paying), known(house, fresh)]).toEqual(before)
    house.stripe.mend()
    house.clock.move(3_600_000)
    for (const user of [paying, fresh])
      expect((await subscribe(house, user, 'premium')).url).toContain('/pay/')
    expect(house.stripe.book.customers.size).toBe(2)
  },
)

test('a key that Stripe refuses is payment_failed, with the cause in the log only', async () => {
  const house = await stripeHouse()
  const ada = await aUser(house.db)
  house.stripe.refuseKey = true
  const refusal = await refusalOf(subscribe(house, ada, 'standard'))
  expect([refusal.appCode, refusal.status, refusal.message]).toEqual([
    'payment_failed',
    502,
    'The payment provider could not be reached: try again later',
  ])
  expect(rowsOf(house.open, 'jobs')).toEqual([])
})

test('a moment in which Stripe is away is waited out', async () => {
  const house = await stripeHouse()
  const ada = await aUser(house.db)
  house.stripe.fail('unavailable')
  expect((await subscribe(house, ada, 'standard')).url).toContain('/pay/')
  expect(house.stripe.book.customers.size).toBe(1)
})

test('an answer that is lost on its way makes no second customer', async () => {
  const house = await stripeHouse()
  const ada = await aUser(house.db)
  house.stripe.fail('loses')
  expect((await subscribe(house, ada, 'standard')).url).toContain('/pay/')
  expect(house.stripe.book.customers.size).toBe(1)
})
