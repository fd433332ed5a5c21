import Stripe from 'stripe'
import { AppError } from '#routers/errors.ts'
import type { PaidPlan, PaidSubscription, Payments } from '#routers/payments.ts'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  prices: Record<PaidPlan, string>
  /** `http(s)://host:port` in place of Stripe's own; null for that. */
  apiBase: string | null
}

export interface StripePatience {
  /** For each try. */
  waitMs: number
  /** They are safe: the SDK gives every try of a call the same idempotency key. */
  retries: number
}

const usualPatience: StripePatience = { waitMs: 20_000, retries: 2 }
const toleranceSeconds = 300

/** Paid, on trial, or late with a payment that Stripe is still asking for. */
const liveStatuses = new Set<string>(['active', 'trialing', 'past_due'])

/** Stripe, through its own SDK. Which price stands for which plan is the operator's setting. */
export function createStripePayments(
  settings: StripeSettings,
  appUrl: string,
  { waitMs, retries }: StripePatience = usualPatience,
): Payments {
  const stripe = new Stripe(settings.secretKey, {
    ...addressOf(settings.apiBase),
    timeout: waitMs,
    maxNetworkRetries: retries,
    telemetry: false,
  })
  const planOf = (priceId: string | null): PaidPlan | null =>
    (['standard', 'premium'] as const).find(
      (plan) => settings.prices[plan] === priceId,
    ) ?? null

  return {
    async createCustomer({ userId, email, key }) {
      const customer = await asked(
        stripe.customers.create(
          { email, metadata: { userId } },
          { idempotencyKey: `customer-${key}` },
        ),
      )
      return customer.id
    },

    async listSubscriptions(customerId) {
      const found: PaidSubscription[] = []
      const list = stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: 100,
      })
      try {
        for await (const subscription of list) found.push(describe(subscription, planOf))
      } catch (error) {
        if (isMissing(error)) return []
        throw refused(error)
      }
      return found
    },

    async startCheckout({ customerId, userId, plan }) {
      const session = await asked(
        stripe.checkout.sessions.create({
          mode: 'subscription',
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price: settings.prices[plan], quantity: 1 }],
          success_url: `${appUrl}/success`,
          cancel_url: `${appUrl}/`,
        }),
      )
      return { url: requireUrl(session.url) }
    },

    async startUpgrade({ customerId, subscriptionId, plan }) {
      const subscription = await asked(stripe.subscriptions.retrieve(subscriptionId))
      const [item] = subscription.items.data
      if (!item) throw new AppError('payment_failed')
      const session = await asked(
        stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: `${appUrl}/`,
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: {
              subscription: subscriptionId,
              items: [{ id: item.id, price: settings.prices[plan], quantity: 1 }],
            },
            after_completion: {
              type: 'redirect',
              redirect: { return_url: `${appUrl}/success` },
            },
          },
        }),
      )
      return { url: requireUrl(session.url) }
    },

    async cancelAtPeriodEnd(subscriptionId) {
      await asked(
        stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }),
      )
    },

    async forgetCustomer(customerId) {
      try {
        // Removing a customer ends every subscription of theirs at once.
        await stripe.customers.del(customerId)
      } catch (error) {
        if (!isMissing(error)) throw refused(error)
      }
    },

    readEvent(rawBody, signature) {
      try {
        const event = stripe.webhooks.constructEvent(
          rawBody,
          signature,
          settings.webhookSecret,
          toleranceSeconds,
        )
        return { id: event.id, type: event.type, customerId: customerOf(event) }
      } catch (error) {
        throw new AppError('invalid', {
          message: 'The signature of this event is not valid',
          cause: error,
        })
      }
    },
  }
}

function describe(
  subscription: Stripe.Subscription,
  planOf: (priceId: string | null) => PaidPlan | null,
): PaidSubscription {
  const items = subscription.items.data
  // Of several prices the one that a plan is known for speaks for the subscription.
  const item = items.find(({ price }) => planOf(price.id) !== null) ?? items[0]
  const priceId = item?.price.id ?? null
  return {
    id: subscription.id,
    status: subscription.status,
    plan: planOf(priceId),
    priceId,
    isLive: liveStatuses.has(subscription.status),
    endsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    periodEnd: toTime(subscription.cancel_at ?? item?.current_period_end ?? null),
  }
}

function toTime(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString()
}

/** Whom an event is about, whatever its type: the customer itself, or what names one. */
function customerOf(event: Stripe.Event): string | null {
  const about = event.data.object as {
    object?: string
    id?: string
    customer?: string | { id: string } | null
  }
  if (about.object === 'customer') return about.id ?? null
  const { customer } = about
  return typeof customer === 'string' ? customer : (customer?.id ?? null)
}

function addressOf(
  apiBase: string | null,
): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (!apiBase) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const isHttp = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isHttp ? 80 : 443),
    protocol: isHttp ? 'http' : 'https',
  }
}

function requireUrl(url: string | null): string {
  if (!url) throw new AppError('payment_failed')
  return url
}

async function asked<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    throw refused(error)
  }
}

function isMissing(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
}

function refused(error: unknown): AppError {
  const isCustomer = isMissing(error) && error.param === 'customer'
  return new AppError(isCustomer ? 'not_found' : 'payment_failed', { cause: error })
}
