import { bodyLimit } from 'hono/body-limit'
import { takeEvent } from '#routers/billing/take-event.ts'
import { AppError } from '#routers/errors.ts'
import { noStore, requestGuard } from '../middleware/request-guard.ts'
import type { Hono } from 'hono'
import type { AppEnv, HttpParts } from '../request-context.ts'

const maxBytes = 1024 * 1024

const limit = bodyLimit({
  maxSize: maxBytes,
  onError: () => {
    throw new AppError('body_too_large')
  },
})

/**
 * Stripe's events (rule D-56). No cookie is read here and no origin asked for (rule D-37). The signature is over the body as it was sent, so it is read as it is;
 * 200 is said when the event lies in the database, and anything else makes Stripe send it again.
 */
export function mountStripeWebhook(
  app: Hono<AppEnv>,
  { services }: Pick<HttpParts, 'services'>,
): void {
  app.post('/api/stripe/webhook', requestGuard, noStore, limit, async (c) => {
    if (!services.payments) throw new AppError('not_configured')
    const signature = c.req.header('stripe-signature') ?? ''
    const event = services.payments.readEvent(await c.req.text(), signature)
    await takeEvent(services, event)
    return c.json({ received: true })
  })
}
