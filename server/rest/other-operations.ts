import { z } from 'zod'
import type { ZodOpenApiOperationObject } from 'zod-openapi'

/** Where a browser is sent by the provider, with what RFC 6749, section 4.1.2, writes into the address. */
const callbackQuery = z.object({
  state: z.string(),
  code: z.string().optional(),
  error: z.string().optional(),
  iss: z.string().optional(),
})

/** What is answered with a redirect or taken from another server: outside the table of routes. */
export const otherOperations: Record<
  string,
  Partial<Record<'get' | 'post', ZodOpenApiOperationObject>>
> = {
  '/api/auth/google': {
    get: {
      summary: 'Leave for the OpenID provider',
      responses: {
        '302': { description: 'To the provider, or to /auth?error= when there is none' },
      },
    },
  },
  '/api/auth/google/callback': {
    get: {
      summary: 'Come back from the OpenID provider',
      requestParams: { query: callbackQuery },
      responses: {
        '302': { description: 'To /?auth=success, or to /auth?error= with the reason' },
      },
    },
  },
  '/api/stripe/webhook': {
    post: {
      summary: "Take an event of Stripe, signed with the webhook's secret",
      requestParams: { header: z.object({ 'stripe-signature': z.string() }) },
      responses: {
        '200': { description: 'Taken, or taken before' },
        '400': { description: 'The signature is wrong or too old' },
        '503': { description: 'Payments are not configured' },
      },
    },
  },
}
