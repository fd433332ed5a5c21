import { ask } from './ask.ts'
import { fail, ok, warn } from './finding.ts'
import type { Env } from '#server/env.ts'
import type { Finding } from './finding.ts'

const stripeBase = 'https://api.stripe.com'

/** Whether Stripe takes the key and knows both prices, and whether its events arrive. */
export async function checkPayments(
  { stripe }: Pick<Env, 'stripe'>,
  latestEvent: { type: string; receivedAt: string } | undefined,
): Promise<Finding[]> {
  if (!stripe) return [ok('payments', 'none: an admin sets plans by hand')]
  const base = (stripe.apiBase ?? stripeBase).replace(/\/+$/, '')
  const headers = { authorization: `Bearer ${stripe.secretKey}` }
  const prices = await Promise.all(
    Object.entries(stripe.prices).map(async ([plan, id]) => {
      const asked = await ask(`${base}/v1/prices/${encodeURIComponent(id)}`, headers)
      if (!asked.isAnswered)
        return fail('payments', asked.why, 'Stripe cannot be reached from this server')
      if (asked.status === 401)
        return fail('payments', 'Stripe refuses the key', 'set another STRIPE_SECRET_KEY')
      return asked.status === 200
        ? ok('payments', `the price of ${plan} is known`)
        : fail(
            'payments',
            `Stripe knows no price ${id}`,
            `set STRIPE_PRICE_${plan.toUpperCase()}`,
          )
    }),
  )
  const webhook = latestEvent
    ? ok('webhook', `last event ${latestEvent.type} at ${latestEvent.receivedAt}`)
    : warn(
        'webhook',
        'no event of Stripe has come yet',
        'add APP_URL/api/stripe/webhook as an endpoint in Stripe',
      )
  return [...prices, webhook]
}
