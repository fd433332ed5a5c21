/** What Stripe has: people who pay, what they pay for, and what it tells of each change. */

export const stripePrices = { standard: 'price_standard', premium: 'price_premium' }
/** One that exists and that no plan is set for. */
export const otherPrice = 'price_of_last_year'

export type StripeStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'unpaid'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'
  | 'paused'

export interface StripeSubscription {
  id: string
  customer: string
  status: StripeStatus
  itemId: string
  price: string
  endsAtPeriodEnd: boolean
  /** Seconds, as all times of Stripe. */
  periodEnd: number
  created: number
}

export interface StripeEvent {
  id: string
  type: string
  customer: string | null
  object: Record<string, unknown>
}

export interface PaidOrder {
  customer: string
  price: string
  /** Set when a running subscription is raised. */
  subscription: string | null
  /** Where they come back to. */
  returnTo: string
}

const firstSecond = 1_790_000_000
const monthSeconds = 30 * 24 * 60 * 60

/**
 * The state behind the stand-in and every way it moves by itself: each move leaves the events that Stripe
 * would send, in `events`, for the test to deliver as it likes.
 */
export class StripeBook {
  readonly customers = new Map<string, { email: string; isDeleted: boolean }>()
  readonly subscriptions = new Map<string, StripeSubscription>()
  /** Pages to pay on that were asked for, by their address. */
  readonly orders = new Map<string, PaidOrder>()
  readonly prices = new Set([...Object.values(stripePrices), otherPrice])
  readonly events: StripeEvent[] = []
  #counter = 0

  id(kind: string): string {
    this.#counter += 1
    return `${kind}_${String(this.#counter).padStart(14, '0')}`
  }

  addCustomer(email: string): string {
    const id = this.id('cus')
    this.customers.set(id, { email, isDeleted: false })
    this.tell('customer.created', id, { object: 'customer', id })
    return id
  }

  /** Removing a customer ends what they pay for at once. */
  removeCustomer(id: string): void {
    const customer = this.customers.get(id)
    if (!customer || customer.isDeleted) throw new Error(`There is no customer ${id}`)
    customer.isDeleted = true
    for (const { id: subscription, status } of this.of(id))
      if (status !== 'canceled') this.end(subscription)
    this.tell('customer.deleted', id, { object: 'customer', id })
  }

  /** Newest first, as Stripe lists them. */
  of(customer: string): StripeSubscription[] {
    return [...this.subscriptions.values()]
      .filter((subscription) => subscription.customer === customer)
      .toReversed()
  }

  get(id: string): StripeSubscription {
    const subscription = this.subscriptions.get(id)
    if (!subscription) throw new Error(`There is no subscription ${id}`)
    return subscription
  }

  begin(customer: string, price: string, over: Partial<StripeSubscription> = {}): string {
    const id = this.id('sub')
    const created = firstSecond + this.#counter
    this.subscriptions.set(id, {
      id,
      customer,
      status: 'active',
      itemId: this.id('si'),
      price,
      endsAtPeriodEnd: false,
      periodEnd: created + monthSeconds,
      created,
      ...over,
    })
    this.#tellOf('customer.subscription.created', id)
    return id
  }

  /** What somebody does on the page they were sent to. */
  pay(url: string): string {
    const order = this.orders.get(url)
    if (!order) throw new Error(`There is no page ${url}`)
    this.orders.delete(url)
    if (order.subscription) {
      this.change(order.subscription, { price: order.price, endsAtPeriodEnd: false })
      return order.subscription
    }
    const { customer } = order
    const subscription = this.begin(customer, order.price)
    const session = { object: 'checkout.session', customer, subscription }
    this.tell('checkout.session.completed', customer, session)
    this.#tellInvoice('invoice.paid', subscription)
    return subscription
  }

  change(id: string, over: Partial<StripeSubscription>): void {
    Object.assign(this.get(id), over)
    this.#tellOf('customer.subscription.updated', id)
  }

  end(id: string): void {
    Object.assign(this.get(id), { status: 'canceled' })
    this.#tellOf('customer.subscription.deleted', id)
  }

  /** What is paid for is over: it is paid again, or ends when that was asked for. */
  endPeriod(id: string): void {
    const { endsAtPeriodEnd, periodEnd } = this.get(id)
    if (endsAtPeriodEnd) return this.end(id)
    this.change(id, { periodEnd: periodEnd + monthSeconds })
    this.#tellInvoice('invoice.paid', id)
  }

  /** The card is refused: Stripe asks again for a while. */
  failPayment(id: string): void {
    this.#tellInvoice('invoice.payment_failed', id)
    this.change(id, { status: 'past_due' })
  }

  /** Stripe has asked often enough; what happens then is a setting of the operator's. */
  giveUp(id: string, as: 'unpaid' | 'canceled'): void {
    if (as === 'canceled') this.end(id)
    else this.change(id, { status: 'unpaid' })
  }

  tell(type: string, customer: string | null, object: Record<string, unknown>): void {
    this.events.push({ id: this.id('evt'), type, customer, object })
  }

  #tellOf(type: string, id: string): void {
    this.tell(type, this.get(id).customer, asJson(this.get(id)))
  }

  #tellInvoice(type: string, id: string): void {
    const { customer } = this.get(id)
    this.tell(type, customer, { object: 'invoice', id: this.id('in'), customer })
  }
}

/** As the API writes a subscription (docs.stripe.com/api/subscriptions/object), without what is unused. */
export function asJson(subscription: StripeSubscription): Record<string, unknown> {
  const { id, customer, status, itemId, price, created } = subscription
  return {
    id,
    object: 'subscription',
    customer,
    status,
    created,
    livemode: false,
    cancel_at_period_end: subscription.endsAtPeriodEnd,
    cancel_at: subscription.endsAtPeriodEnd ? subscription.periodEnd : null,
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: itemId,
          object: 'subscription_item',
          quantity: 1,
          price: { id: price, object: 'price', recurring: { interval: 'month' } },
          current_period_end: subscription.periodEnd,
        },
      ],
    },
  }
}
