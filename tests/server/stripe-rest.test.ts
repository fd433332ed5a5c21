import { expect, test } from 'vitest'
import { buildHouse } from '#tests/support/build-house.ts'
import { rowsOf } from '#tests/support/database.ts'
import { stripeHouse } from '#tests/support/stripe-house.ts'
import type { StripeHouse } from '#tests/support/stripe-house.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const paths = [
  '/api/create-subscription',
  '/api/cancel-subscription',
  '/api/sync-subscription',
] as const

/** What each path is called with; a body where it takes one. */
function call(person: Visitor, path: (typeof paths)[number]) {
  return person.send('POST', path, path === paths[0] ? { plan: 'standard' } : undefined)
}

/** Somebody signed in, and the id of their row. */
async function signedUp(house: StripeHouse): Promise<{ person: Visitor; id: string }> {
  const person = await house.signUp('ada@example.org')
  const row = rowsOf(house.open, 'users').find(({ email }) => email === 'ada@example.org')
  return { person, id: String(row?.['id']) }
}

test('a plan is paid for, synced, told, and cancelled over REST', async () => {
  const house = await stripeHouse()
  const { person, id } = await signedUp(house)
  const begun = await call(person, '/api/create-subscription')
  const { url } = begun.body as { url: string }
  expect([begun.status, begun.body]).toEqual([200, { url }])
  house.stripe.book.pay(url)
  const synced = await call(person, '/api/sync-subscription')
  expect([synced.status, synced.body]).toEqual([
    200,
    {
      success: true,
      plan: 'standard',
      message: 'Your standard plan is now active.',
    },
  ])
  const again = await call(person, '/api/sync-subscription')
  expect(again.body).toEqual({
    success: true,
    plan: 'standard',
    message: 'No changes detected.',
  })
  const cancelled = await call(person, '/api/cancel-subscription')
  expect([cancelled.status, cancelled.body]).toEqual([200, { success: true }])
  const { body } = await person.get('/api/subscription')
  expect(body).toMatchObject({
    subscriptionPlan: 'standard',
    conversationLimit: 15,
    endsAt: house.personOf({ id })['subscriptionEndsAt'],
  })
})

test.for(paths)('%s is 401 for a visitor and asks Stripe nothing', async (path) => {
  const house = await stripeHouse()
  const { status, body } = await call(house.visitor(), path)
  expect([status, body]).toMatchObject([401, { code: 'signed_out' }])
  expect(house.stripe.calls).toEqual([])
})

test.for(paths)('without a key %s is 503 and says who decides', async (path) => {
  const house = await buildHouse()
  const person = await house.signUp()
  const { status, body, headers } = await call(person, path)
  expect([status, body]).toEqual([
    503,
    {
      message: 'The operator of this server decides about plans',
      code: 'not_configured',
      id: headers.get('x-request-id'),
    },
  ])
  const selling = await person.get('/trpc/billing.selling')
  expect(selling.body).toMatchObject({ result: { data: { json: { isSelling: false } } } })
})

test.for([
  { plan: 'free' },
  { plan: 'gold' },
  { plan: '' },
  { plan: null },
  { plan: ['standard'] },
  { plan: 'standard', price: 'price_of_one_penny' },
  {},
])('the wish %j is 400 and asks Stripe nothing', async (wish) => {
  const house = await stripeHouse()
  const { person } = await signedUp(house)
  const answer = await person.send('POST', '/api/create-subscription', wish)
  expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid' }])
  expect(house.stripe.calls).toEqual([])
})

test('the refusals of a checkout are 409 for a plan that is had and 403 for an academic', async () => {
  const house = await stripeHouse()
  const { person, id } = await signedUp(house)
  const become = (set: string) =>
    house.open.sqlite.exec(`update users set ${set} where id = '${id}'`)
  become(`"subscriptionPlan" = 'standard'`)
  const had = await call(person, '/api/create-subscription')
  expect([had.status, had.body]).toMatchObject([
    409,
    { code: 'conflict', message: 'You have this plan already' },
  ])
  become(`"subscriptionPlan" = 'free', "isAcademic" = 1`)
  const academic = await call(person, '/api/create-subscription')
  expect([academic.status, academic.body]).toMatchObject([
    403,
    {
      code: 'forbidden',
      message: 'An academic plan is changed by the support of this server',
    },
  ])
})

test('cancelling nothing is 404', async () => {
  const house = await stripeHouse()
  const { person } = await signedUp(house)
  const { status, body } = await call(person, '/api/cancel-subscription')
  expect([status, body]).toMatchObject([
    404,
    { code: 'not_found', message: 'There is no subscription to cancel' },
  ])
})

test('while Stripe is away each path is 502 in one sentence, and the cause stays here', async () => {
  const house = await stripeHouse()
  const { person, id } = await signedUp(house)
  house.open.sqlite.exec(
    `update users set "stripeCustomerId" = 'cus_kept' where id = '${id}'`,
  )
  const before = house.personOf({ id })
  house.stripe.fail('broken', Infinity)
  for (const path of paths) {
    const { status, body, headers } = await call(person, path)
    expect([status, body]).toEqual([
      502,
      {
        message: 'The payment provider could not be reached: try again later',
        code: 'payment_failed',
        id: headers.get('x-request-id'),
      },
    ])
  }
  expect(house.personOf({ id })).toEqual(before)
})

test.for(paths)(
  '%s takes nobody else along: a customer in the body is no help',
  async (path) => {
    const house = await stripeHouse()
    const { person } = await signedUp(house)
    const ben = await house.payer()
    const subscription = house.stripe.book.begin(ben.stripeCustomerId, 'price_premium')
    await person.send('POST', path, {
      plan: 'standard',
      customer: ben.stripeCustomerId,
      customerId: ben.stripeCustomerId,
      userId: ben.id,
    })
    const asked = house.stripe.calls.map(({ values }) => values['customer'])
    expect(asked).not.toContain(ben.stripeCustomerId)
    expect(house.stripe.book.get(subscription).endsAtPeriodEnd).toBe(false)
  },
)

test('no answer about a plan tells an id of Stripe', async () => {
  const house = await stripeHouse()
  const { person, id } = await signedUp(house)
  const { body } = await call(person, '/api/create-subscription')
  house.stripe.book.pay((body as { url: string }).url)
  const answers = [
    await call(person, '/api/sync-subscription'),
    await person.get('/api/subscription'),
    await person.get('/api/auth/user'),
    await person.get('/trpc/billing.subscription'),
    await call(person, '/api/cancel-subscription'),
  ]
  expect(house.personOf({ id })['stripeSubscriptionId']).toMatch(/^sub_/)
  expect(JSON.stringify(answers.map((answer) => answer.body))).not.toMatch(/(cus|sub)_0/)
})
