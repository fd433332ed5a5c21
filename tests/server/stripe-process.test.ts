import { expect, onTestFinished, test } from 'vitest'
import { runServer } from '#tests/support/run-server.ts'
import { stripeServer } from '#tests/support/stripe-server.ts'
import { until } from '#tests/support/until.ts'
import { visitorOf } from '#tests/support/visitor.ts'
import type { StripeEvent } from '#tests/support/stripe-book.ts'
import type { SignedEvent } from '#tests/support/stripe-server.ts'

test('a server set up by its environment sells a plan, and an event takes it back', async () => {
  const stripe = await stripeServer()
  const server = await runServer({
    STRIPE_SECRET_KEY: stripe.settings.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
    STRIPE_PRICE_STANDARD: stripe.settings.prices.standard,
    STRIPE_PRICE_PREMIUM: stripe.settings.prices.premium,
    STRIPE_API_BASE: stripe.apiBase,
  })
  onTestFinished(() => server.close())
  const app = {
    request: (path: string, init?: RequestInit) => fetch(server.url + path, init),
  }
  const ada = visitorOf(app, server.url)
  const post = ({ body, signature }: SignedEvent) =>
    app.request('/api/stripe/webhook', {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body,
    })
  const planIs = (plan: string) =>
    until(async () => {
      const { body } = await ada.get('/api/subscription')
      return (body as { subscriptionPlan: string }).subscriptionPlan === plan
    })

  await ada.send('POST', '/api/auth/register', {
    email: 'ada@example.org',
    password: 'a long enough one',
  })
  const begun = await ada.send('POST', '/api/create-subscription', { plan: 'premium' })
  expect(begun.status).toBe(200)
  const paid = await fetch((begun.body as { url: string }).url, {
    method: 'POST',
    redirect: 'manual',
  })
  expect(paid.headers.get('location')).toBe(`${server.url}/success`)

  const event = stripe.book.events.at(-1) as StripeEvent
  expect((await post(stripe.sign(event, { secret: 'whsec_other' }))).status).toBe(400)
  expect((await post(stripe.sign(event))).status).toBe(200)
  await planIs('premium')

  // Taken, and then the power is cut: the look is made up for by the next start.
  const [subscription = ''] = stripe.book.subscriptions.keys()
  stripe.book.end(subscription)
  stripe.fail('hangs', Infinity)
  const last = stripe.book.events.at(-1) as StripeEvent
  expect((await post(stripe.sign(last))).status).toBe(200)
  await server.kill()
  stripe.mend()
  await server.start()
  await planIs('free')
})
