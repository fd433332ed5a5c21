import { expect, test } from 'vitest'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { hourMs } from '#tests/support/clock.ts'
import { stripeHouse } from '#tests/support/stripe-house.ts'
import { stripeServer } from '#tests/support/stripe-server.ts'
import { read } from '#tests/support/visitor.ts'
import type { StripeEvent } from '#tests/support/stripe-book.ts'
import type { StripeHouse } from '#tests/support/stripe-house.ts'

const webhook = '/api/stripe/webhook'
const badSignature = {
  code: 'invalid',
  message: 'The signature of this event is not valid',
}

/** What a refused event must leave alone. */
function traces({ open }: Pick<StripeHouse, 'open'>): unknown {
  return [countRows(open, 'stripe_events'), countRows(open, 'jobs')]
}

/** Somebody has just begun to pay, and their event is on its way. */
async function justPaid(house: StripeHouse) {
  const payer = await house.payer()
  const subscription = house.stripe.book.begin(payer.stripeCustomerId, 'price_standard')
  const event = house.stripe.book.events.at(-1) as StripeEvent
  return { payer, subscription, event }
}

test('a signed event is answered with 200 and gives what was paid for', async () => {
  const house = await stripeHouse()
  const { payer, subscription, event } = await justPaid(house)
  const { status, body, headers } = await house.deliver(event)
  expect([status, body]).toEqual([200, { received: true }])
  expect(headers.get('cache-control')).toBe('no-store')
  await house.settled()
  expect(house.personOf(payer)).toMatchObject({
    subscriptionPlan: 'standard',
    subscriptionStatus: 'active',
    stripeSubscriptionId: subscription,
    subscriptionEndsAt: null,
  })
  expect(rowsOf(house.open, 'stripe_events')).toEqual([
    {
      id: event.id,
      type: 'customer.subscription.created',
      customerId: payer.stripeCustomerId,
      receivedAt: house.clock.now().toISOString(),
    },
  ])
})

test('an event is believed for whom it is about and for nothing else', async () => {
  const house = await stripeHouse()
  const { payer, event } = await justPaid(house)
  house.stripe.book.change([...house.stripe.book.subscriptions.keys()][0]!, {
    price: 'price_premium',
  })
  await house.deliver(event)
  await house.settled()
  expect(house.personOf(payer)).toMatchObject({ subscriptionPlan: 'premium' })
})

test.for([
  ['a signature by another secret', { secret: 'whsec_of_someone_else' }],
  ['a signature that is 301 seconds old', { ageSeconds: 301 }],
] as const)('%s is 400 and leaves nothing behind', async ([, over]) => {
  const house = await stripeHouse()
  const { event } = await justPaid(house)
  const { status, body } = await house.post(house.stripe.sign(event, over))
  expect([status, body]).toMatchObject([400, badSignature])
  expect(traces(house)).toEqual([0, 0])
})

test('a signature that is nearly 300 seconds old is good', async () => {
  const house = await stripeHouse()
  const { event } = await justPaid(house)
  const late = house.stripe.sign(event, { ageSeconds: 295 })
  expect((await house.post(late)).status).toBe(200)
})

test.for([
  ['no signature', () => ''],
  ['a signature of another shape', () => 'v1=abc'],
  ['a time and no signature', (good: string) => good.replace(/,v1=.*/, '')],
  ['an older scheme only', (good: string) => good.replace('v1=', 'v0=')],
  ['a signature of another time', (good: string) => good.replace(/t=\d/, 't=2')],
] as const)('an event with %s is 400 and leaves nothing behind', async ([, spoil]) => {
  const house = await stripeHouse()
  const { event } = await justPaid(house)
  const { body, signature } = house.stripe.sign(event)
  expect(spoil(signature)).not.toBe(signature)
  const answer = await house.post({ body, signature: spoil(signature) })
  expect([answer.status, answer.body]).toMatchObject([400, badSignature])
  expect(traces(house)).toEqual([0, 0])
})

test('while a secret is replaced an event signed with both is good', async () => {
  const house = await stripeHouse()
  const { event } = await justPaid(house)
  const { body, signature } = house.stripe.sign(event)
  const old = house.stripe.sign(event, { secret: 'whsec_of_yesterday' }).signature
  const both = `${old},${signature.split(',')[1]}`
  expect((await house.post({ body, signature: both })).status).toBe(200)
})

test('a body of which one byte is changed is 400, wherever that byte is', async () => {
  const house = await stripeHouse()
  const { event } = await justPaid(house)
  const { body, signature } = house.stripe.sign(event)
  for (const at of [
    0,
    Math.floor(body.length / 2),
    body.indexOf('cus_'),
    body.length - 1,
  ]) {
    const other = String.fromCodePoint((body.codePointAt(at) ?? 0) ^ 1)
    const changed = body.slice(0, at) + other + body.slice(at + 1)
    expect((await house.post({ body: changed, signature })).status).toBe(400)
  }
  // The same values in another spelling are not what was signed.
  const spaced = JSON.stringify(JSON.parse(body), null, 2)
  expect((await house.post({ body: spaced, signature })).status).toBe(400)
  expect(traces(house)).toEqual([0, 0])
  expect((await house.post({ body, signature })).status).toBe(200)
})

test('a signed event in letters beyond ASCII is read as it was sent', async () => {
  const house = await stripeHouse()
  const { event } = await justPaid(house)
  const named = { ...event, object: { ...event.object, name: 'Žofie Ångström 画家' } }
  expect((await house.deliver(named)).status).toBe(200)
})

test.for(['with', 'without'] as const)(
  'a body above 1 MB is 413 %s a word on its length',
  async (how) => {
    const house = await stripeHouse()
    const { event } = await justPaid(house)
    const large = { ...event, object: { ...event.object, text: 'x'.repeat(1024 * 1024) } }
    const { body, signature } = house.stripe.sign(large)
    const headers = { 'stripe-signature': signature }
    const bytes = new TextEncoder().encode(body)
    const init: RequestInit & { duplex?: 'half' } =
      how === 'with'
        ? { body, headers: { ...headers, 'content-length': String(bytes.length) } }
        : { body: new Blob([bytes]).stream(), headers, duplex: 'half' }
    const answer = await read(
      await house.app.request(webhook, { method: 'POST', ...init }),
    )
    expect([answer.status, answer.body]).toMatchObject([413, { code: 'body_too_large' }])
    expect(traces(house)).toEqual([0, 0])
  },
)

test('an event of nearly 1 MB is taken: the limit of other paths is not its own', async () => {
  const house = await stripeHouse()
  const { event } = await justPaid(house)
  const large = { ...event, object: { ...event.object, text: 'x'.repeat(900 * 1024) } }
  expect((await house.deliver(large)).status).toBe(200)
})

const elsewhere: Array<Record<string, string>> = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { cookie: `session=${'a'.repeat(40)}` },
]

test.for(elsewhere)('%j is no obstacle: the signature alone decides', async (headers) => {
  const house = await stripeHouse()
  const { event } = await justPaid(house)
  expect((await house.post(house.stripe.sign(event), headers)).status).toBe(200)
  const bad = house.stripe.sign(event, { secret: 'whsec_other' })
  expect((await house.post(bad, headers)).status).toBe(400)
})

test('a session that comes along is not read: nothing of it is written or answered', async () => {
  const house = await stripeHouse()
  const member = await house.signUp()
  const { event } = await justPaid(house)
  const before = rowsOf(house.open, 'sessions')
  house.clock.move(hourMs)
  const cookie = String(member.cookie)
  const { headers, status } = await house.post(house.stripe.sign(event), { cookie })
  expect([status, headers.get('set-cookie')]).toEqual([200, null])
  expect(rowsOf(house.open, 'sessions')).toEqual(before)
})

test('a doubled event is 200 each time and is handled once', async () => {
  const house = await stripeHouse()
  const { event } = await justPaid(house)
  const both = await Promise.all([house.deliver(event), house.deliver(event)])
  await house.settled()
  const third = await house.deliver(event)
  await house.settled()
  expect([...both, third].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(traces(house)).toEqual([1, 1])
  expect(house.stripe.countCalls('GET', '/v1/subscriptions')).toBe(1)
})

test.for(['stripe_events', 'jobs'])(
  'when the table %s takes no row the event is 500, and taken when it comes again',
  async (table) => {
    const house = await stripeHouse()
    const { payer, event } = await justPaid(house)
    house.open.sqlite.exec(
      `create trigger full before insert on ${table} begin select raise(abort, 'no room'); end`,
    )
    const { status, body } = await house.deliver(event)
    expect([status, body]).toMatchObject([500, { code: 'internal' }])
    expect(JSON.stringify(body)).not.toContain('no room')
    expect(traces(house)).toEqual([0, 0])
    house.open.sqlite.exec('drop trigger full')
    expect((await house.deliver(event)).status).toBe(200)
    await house.settled()
    expect(house.personOf(payer)).toMatchObject({ subscriptionPlan: 'standard' })
  },
)

test('an event about nobody here, or about no customer at all, is taken and asks nothing', async () => {
  const house = await stripeHouse()
  const stranger = house.stripe.book.addCustomer('stranger@example.org')
  house.stripe.book.begin(stranger, 'price_premium')
  house.stripe.book.tell('balance.available', null, { object: 'balance' })
  for (const event of house.stripe.book.events)
    expect((await house.deliver(event)).status).toBe(200)
  await house.settled()
  expect(countRows(house.open, 'stripe_events')).toBe(3)
  expect(rowsOf(house.open, 'jobs').map((job) => job['state'])).toEqual(['done', 'done'])
  expect(house.stripe.calls).toEqual([])
})

test('an event about a customer who was removed there takes the plan', async () => {
  const house = await stripeHouse()
  const { payer } = await justPaid(house)
  await house.deliverAll()
  house.stripe.book.removeCustomer(payer.stripeCustomerId)
  await house.deliverAll()
  expect(house.personOf(payer)).toMatchObject({
    subscriptionPlan: 'free',
    stripeSubscriptionId: null,
  })
})

test('without payments an event is 503, whatever it says', async () => {
  const house = await buildHouse()
  const stripe = await stripeServer()
  const customer = stripe.book.addCustomer('ada@example.org')
  stripe.book.begin(customer, 'price_standard')
  const { body, signature } = stripe.sign(stripe.book.events.at(-1) as StripeEvent)
  const answer = await house.app.request(webhook, {
    method: 'POST',
    headers: { 'stripe-signature': signature },
    body,
  })
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { code: 'not_configured' },
  ])
  expect(traces(house)).toEqual([0, 0])
})

test('only POST brings events', async () => {
  const house = await stripeHouse()
  expect((await house.visitor().get(webhook)).status).toBe(404)
})
