import { asJson } from './stripe-book.ts'
import type { StripeBook, StripeSubscription } from './stripe-book.ts'

export interface StripeCall {
  method: string
  path: string
  /** Query and form together; nested values under `a[b]`, as they come. */
  values: Record<string, string>
  idempotencyKey: string | null
  secretKey: string
}

export interface StripeAnswer {
  status: number
  body: Record<string, unknown>
  headers?: Record<string, string>
}

interface Path {
  method: string
  pattern: RegExp
  /** The names that may be sent, without what is nested in them. */
  takes: string[]
  run(book: StripeBook, call: StripeCall & { id: string }, base: string): StripeAnswer
}

/** The answer to a call with a good key. An unknown path or value is refused, as Stripe does. */
export function answerAs(book: StripeBook, base: string, call: StripeCall): StripeAnswer {
  for (const { method, pattern, takes, run } of paths) {
    const id = method === call.method ? pattern.exec(call.path) : null
    if (!id) continue
    const unknown = Object.keys(call.values).find(
      (name) => !takes.includes(name.replace(/\[.*/, '')),
    )
    if (unknown) return refuse(400, `Received unknown parameter: ${unknown}`)
    return run(book, { ...call, id: id[1] ?? '' }, base)
  }
  return refuse(404, `Unrecognized request URL (${call.method}: ${call.path})`)
}

const paths: Path[] = [
  {
    method: 'POST',
    pattern: /^\/v1\/customers$/,
    takes: ['email', 'metadata'],
    run(book, { values }) {
      const { email = '' } = values
      const id = book.addCustomer(email)
      const metadata = { userId: values['metadata[userId]'] }
      return done({ id, object: 'customer', email, metadata })
    },
  },
  {
    method: 'DELETE',
    pattern: /^\/v1\/customers\/(\w+)$/,
    takes: [],
    run(book, { id }) {
      if (!isCustomer(book, id)) return missing(404, 'customer', id)
      book.removeCustomer(id)
      return done({ id, object: 'customer', deleted: true })
    },
  },
  {
    method: 'GET',
    pattern: /^\/v1\/subscriptions$/,
    takes: ['customer', 'status', 'limit', 'starting_after'],
    run: (book, { values }) => list(book, values),
  },
  {
    method: 'GET',
    pattern: /^\/v1\/subscriptions\/(\w+)$/,
    takes: [],
    run: (book, { id }) =>
      withSubscription(book, id, (subscription) => done(asJson(subscription))),
  },
  {
    method: 'POST',
    pattern: /^\/v1\/subscriptions\/(\w+)$/,
    takes: ['cancel_at_period_end'],
    run: (book, { id, values }) =>
      withSubscription(book, id, (subscription) => {
        if (subscription.status === 'canceled')
          return refuse(400, 'A canceled subscription can only update its metadata.')
        book.change(id, { endsAtPeriodEnd: values['cancel_at_period_end'] === 'true' })
        return done(asJson(subscription))
      }),
  },
  {
    method: 'DELETE',
    pattern: /^\/v1\/subscriptions\/(\w+)$/,
    takes: [],
    run: (book, { id }) =>
      withSubscription(book, id, (subscription) => {
        if (subscription.status === 'canceled') return missing(404, 'subscription', id)
        book.end(id)
        return done(asJson(subscription))
      }),
  },
  {
    method: 'POST',
    pattern: /^\/v1\/checkout\/sessions$/,
    takes: [
      'mode',
      'customer',
      'client_reference_id',
      'line_items',
      'success_url',
      'cancel_url',
    ],
    run(book, { values }, base) {
      const { customer = '', mode } = values
      const price = values['line_items[0][price]'] ?? ''
      if (mode !== 'subscription') return refuse(400, 'Expected mode to be subscription')
      if (!isCustomer(book, customer)) return missing(400, 'customer', customer)
      if (!book.prices.has(price)) return missing(400, 'line_items[0][price]', price)
      const id = book.id('cs')
      const url = `${base}/pay/${id}`
      const returnTo = values['success_url'] ?? ''
      book.orders.set(url, { customer, price, subscription: null, returnTo })
      return done({ id, object: 'checkout.session', customer, url })
    },
  },
  {
    method: 'POST',
    pattern: /^\/v1\/billing_portal\/sessions$/,
    takes: ['customer', 'return_url', 'flow_data'],
    run(book, { values }, base) {
      const { customer = '' } = values
      const flow = 'flow_data[subscription_update_confirm]'
      const subscription = values[`${flow}[subscription]`] ?? ''
      const price = values[`${flow}[items][0][price]`] ?? ''
      if (!isCustomer(book, customer)) return missing(400, 'customer', customer)
      if (!book.prices.has(price)) return missing(400, `${flow}[items][0][price]`, price)
      const running = book.subscriptions.get(subscription)
      if (running?.customer !== customer)
        return missing(400, 'subscription', subscription)
      if (running.itemId !== values[`${flow}[items][0][id]`])
        return refuse(400, 'This item is not one of the subscription')
      const id = book.id('bps')
      const url = `${base}/portal/${id}`
      const returnTo = values['flow_data[after_completion][redirect][return_url]'] ?? ''
      book.orders.set(url, { customer, price, subscription, returnTo })
      return done({ id, object: 'billing_portal.session', customer, url })
    },
  },
  {
    method: 'GET',
    pattern: /^\/v1\/prices\/(\w+)$/,
    takes: [],
    run: (book, { id }) =>
      book.prices.has(id)
        ? done({ id, object: 'price', active: true })
        : missing(404, 'price', id),
  },
]

function list(book: StripeBook, values: Record<string, string>): StripeAnswer {
  const { customer = '', status, starting_after: after } = values
  if (!isCustomer(book, customer)) return missing(400, 'customer', customer)
  const all = book
    .of(customer)
    .filter((one) => status === 'all' || one.status !== 'canceled')
  const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0
  const end = start + Math.min(Number(values['limit'] ?? 10), 100)
  return done({
    object: 'list',
    url: '/v1/subscriptions',
    has_more: end < all.length,
    data: all.slice(start, end).map(asJson),
  })
}

function isCustomer({ customers }: StripeBook, id: string): boolean {
  return customers.get(id)?.isDeleted === false
}

function withSubscription(
  { subscriptions }: StripeBook,
  id: string,
  work: (subscription: StripeSubscription) => StripeAnswer,
): StripeAnswer {
  const subscription = subscriptions.get(id)
  return subscription ? work(subscription) : missing(404, 'subscription', id)
}

function done(body: Record<string, unknown>): StripeAnswer {
  return { status: 200, body }
}

function missing(status: number, param: string, id: string): StripeAnswer {
  const message = `No such ${param}: '${id}'`
  const error = {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message,
    param,
  }
  return { status, body: { error } }
}

function refuse(status: number, message: string): StripeAnswer {
  return { status, body: { error: { type: 'invalid_request_error', message } } }
}
