import { createServer } from 'node:http'
import Stripe from 'stripe'
import { onTestFinished } from 'vitest'
import { answerAs } from './stripe-paths.ts'
import { StripeBook, stripePrices } from './stripe-book.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PaidOrder, StripeEvent } from './stripe-book.ts'
import type { StripeAnswer, StripeCall } from './stripe-paths.ts'

/** How a call goes wrong: an answer of Stripe's, no answer at all, or a line that breaks. */
export type StripeFault =
  /** All is well this time. */
  | 'none'
  | 'busy'
  | 'broken'
  | 'unavailable'
  | 'hangs'
  /** Breaks the line before anything is done. */
  | 'drops'
  /** Breaks the line when everything is done. */
  | 'loses'

export interface StripeServer {
  /** In place of `https://api.stripe.com`. */
  apiBase: string
  book: StripeBook
  /** What the app is set up with to come here. */
  settings: {
    secretKey: string
    webhookSecret: string
    prices: typeof stripePrices
    apiBase: string
  }
  /** Every call that came, its tries too. */
  calls: StripeCall[]
  countCalls(method: string, path: string | RegExp): number
  /** The next calls go wrong so; `Infinity` times until `mend`. */
  fail(fault: StripeFault, times?: number): void
  mend(): void
  /** As if the operator's key had been taken back. */
  refuseKey: boolean
  /** Keeps back the answer to the next call, as it is worked out when the call comes. */
  hold(path: string): { arrived: Promise<void>; release(): void }
  /** How long an answer is under way, once it is worked out. */
  delayMs: () => number
  /** An event as Stripe sends it: signed now, or some seconds ago, or by a secret of someone else. */
  sign(event: StripeEvent, over?: { ageSeconds?: number; secret?: string }): SignedEvent
}

export interface SignedEvent {
  body: string
  signature: string
}

interface Kept {
  call: string
  answer: StripeAnswer | null
}

const webhookSecret = 'whsec_of_the_stand_in'
const secretKey = 'sk_test_of_the_stand_in'
const stripe = new Stripe(secretKey)

/** Stripe's API over real HTTP, as far as the app uses it, with its rules about keys and repeats. */
export async function stripeServer(): Promise<StripeServer> {
  const book = new StripeBook()
  const calls: StripeCall[] = []
  const faults: StripeFault[] = []
  const holds: Array<{ path: string; arrived: () => void; released: Promise<void> }> = []
  const kept = new Map<string, Kept>()
  let always: StripeFault | null = null

  const server = createServer((incoming, answer) => {
    void readCall(incoming).then(async (call) => {
      const order = book.orders.get(apiBase() + call.path)
      if (order)
        return showPage(answer, call, () => book.pay(apiBase() + call.path), order)
      calls.push(call)
      const fault = faults.shift() ?? always
      if (fault === 'hangs') return
      if (fault === 'drops') return answer.destroy()
      const { given, isGiven } = repeatable(call, kept, () => {
        if (self.refuseKey || call.secretKey !== secretKey) return refusedKey
        return fault && fault !== 'loses' && fault !== 'none'
          ? faultAnswers[fault]
          : answerAs(book, apiBase(), call)
      })
      const held = holds.findIndex(({ path }) => path === call.path)
      if (held !== -1) {
        const [hold] = holds.splice(held, 1)
        hold?.arrived()
        await hold?.released
      }
      const waitMs = self.delayMs()
      if (waitMs > 0) await new Promise((done) => setTimeout(done, waitMs))
      isGiven()
      if (fault === 'loses') answer.destroy()
      else send(answer, given)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((done) => server.close(() => done()))
  })
  const apiBase = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const self: StripeServer = {
    apiBase: apiBase(),
    book,
    settings: { secretKey, webhookSecret, prices: stripePrices, apiBase: apiBase() },
    calls,
    countCalls: (method, path) =>
      calls.filter(
        (call) =>
          call.method === method &&
          (typeof path === 'string' ? call.path === path : path.test(call.path)),
      ).length,
    fail(fault, times = 1) {
      if (times === Infinity) always = fault
      else for (let time = 0; time < times; time += 1) faults.push(fault)
    },
    refuseKey: false,
    mend() {
      always = null
      faults.length = 0
    },
    hold(path) {
      const arrival = Promise.withResolvers<void>()
      const release = Promise.withResolvers<void>()
      holds.push({ path, arrived: arrival.resolve, released: release.promise })
      return { arrived: arrival.promise, release: release.resolve }
    },
    delayMs: () => 0,
    sign(event, { ageSeconds = 0, secret = webhookSecret } = {}) {
      const body = JSON.stringify({
        id: event.id,
        object: 'event',
        type: event.type,
        created: Math.floor(Date.now() / 1000),
        livemode: false,
        pending_webhooks: 1,
        data: { object: event.object },
      })
      const timestamp = Math.floor(Date.now() / 1000) - ageSeconds
      const order = { payload: body, secret, timestamp }
      return { body, signature: stripe.webhooks.generateTestHeaderString(order) }
    },
  }
  return self
}

async function readCall(incoming: IncomingMessage): Promise<StripeCall> {
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece as Buffer)
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://stripe')
  const body = new URLSearchParams(Buffer.concat(pieces).toString())
  const key = incoming.headers['idempotency-key']
  return {
    method: incoming.method ?? '',
    path: pathname,
    values: Object.fromEntries([...searchParams, ...body]),
    idempotencyKey: typeof key === 'string' ? key : null,
    secretKey: incoming.headers.authorization?.replace(/^Bearer /, '') ?? '',
  }
}

/**
 * One answer for one key, failures of the server's own included; refusals of what was asked are not
 * kept, and a key whose first call is under way is a conflict (docs.stripe.com/api/idempotent_requests).
 */
function repeatable(
  { method, path, values, idempotencyKey: key }: StripeCall,
  kept: Map<string, Kept>,
  work: () => StripeAnswer,
): { given: StripeAnswer; isGiven: () => void } {
  const isGiven = () => undefined
  if (key === null || method !== 'POST') return { given: work(), isGiven }
  const call = JSON.stringify([path, values])
  const before = kept.get(key)
  if (before && before.call !== call) return { given: otherCall, isGiven }
  if (before) return { given: before.answer ?? underWay, isGiven }
  const given = work()
  if (given.status >= 400 && given.status !== 500) return { given, isGiven }
  const entry: Kept = { call, answer: null }
  kept.set(key, entry)
  return { given, isGiven: () => (entry.answer = given) }
}

/** The page to pay on: one button, and the way back. */
function showPage(
  answer: ServerResponse,
  { method }: StripeCall,
  pay: () => void,
  { price, returnTo }: PaidOrder,
): void {
  if (method !== 'POST') {
    const page = `<h1>${price}</h1><form method="post"><button>Pay</button></form>`
    answer.writeHead(200, { 'content-type': 'text/html' }).end(page)
    return
  }
  pay()
  answer.writeHead(303, { location: returnTo }).end()
}

function send(answer: ServerResponse, { status, body, headers }: StripeAnswer): void {
  answer
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body))
}

function refusal(
  status: number,
  error: Record<string, string>,
  headers: Record<string, string> = {},
): StripeAnswer {
  return { status, body: { error }, headers }
}

const refusedKey = refusal(401, {
  type: 'invalid_request_error',
  message: 'Invalid API Key provided: sk_test_****other',
})
const underWay = refusal(409, {
  type: 'idempotency_error',
  code: 'idempotency_key_in_use',
  message: 'There is currently another in-progress request using this Idempotent Key.',
})
const otherCall = refusal(400, {
  type: 'idempotency_error',
  message: 'Keys for idempotent requests can only be used with the same parameters.',
})
const faultAnswers = {
  busy: refusal(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Request rate limit exceeded.',
  }),
  broken: refusal(
    500,
    { type: 'api_error', message: 'An unknown error occurred' },
    { 'stripe-should-retry': 'false' },
  ),
  unavailable: refusal(503, { type: 'api_error', message: 'Try again in a moment' }),
}
