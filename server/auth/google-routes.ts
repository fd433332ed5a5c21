import { signInWithIdentity } from '#routers/account/open-id-sign-in.ts'
import { OpenIdError } from '#routers/open-id.ts'
import { addressKey, limitRate } from '#routers/rate-limit.ts'
import { toContext } from '../request-context.ts'
import type { Hono } from 'hono'
import type { Context } from '#routers/context.ts'
import type { OpenIdIdentity, OpenIdProvider } from '#routers/open-id.ts'
import type { AppContext, AppEnv, HttpParts } from '../request-context.ts'

/** The values of `error` that /auth has words for. */
type SignInFault = 'google' | 'authentication_failed' | 'session_save_failed'

const tries = { name: 'openid-ip', hits: 100, windowSeconds: 900 }

/**
 * The way to the provider and back. Both are navigations, so every end is a page of ours: signed in at
 * `/?auth=success`, else at /auth with the reason. No address in a request says where to go (rule D-19).
 */
export function mountGoogle(app: Hono<AppEnv>, parts: HttpParts): void {
  app.get('/api/auth/google', async (c) => {
    const ctx = toContext(parts, c)
    try {
      await limitRate(ctx, tries, addressKey(ctx.ip))
      const { url, ...request } = await providerOf(ctx).begin()
      ctx.session.keepRequest(request)
      return c.redirect(url.href)
    } catch (error) {
      return refused(c, ctx, { fault: 'google', error })
    }
  })

  app.get('/api/auth/google/callback', async (c) => {
    const ctx = toContext(parts, c)
    let fault: SignInFault = 'google'
    try {
      await limitRate(ctx, tries, addressKey(ctx.ip))
      const identity = await readCallback(ctx, c.req.query())
      fault = 'authentication_failed'
      const user = await signInWithIdentity(ctx, identity)
      fault = 'session_save_failed'
      await ctx.session.start(user.id)
      return c.redirect('/?auth=success')
    } catch (error) {
      return refused(c, ctx, { fault, error })
    }
  })
}

function providerOf(ctx: Context): OpenIdProvider {
  if (!ctx.openId) throw new OpenIdError('No provider is set up')
  return ctx.openId
}

function readCallback(
  ctx: Context,
  query: Record<string, string>,
): Promise<OpenIdIdentity> {
  // Taken first: whatever comes next, the same answer opens nothing a second time.
  const request = ctx.session.takeRequest()
  const { state, code, error, iss } = query
  if (!request || !state || state !== request.state)
    throw new OpenIdError('The answer belongs to no request of this browser')
  if (error || !code) throw new OpenIdError(`The provider refused: ${error ?? 'no code'}`)
  const { codeVerifier, nonce } = request
  return providerOf(ctx).finish({ code, codeVerifier, nonce, issuer: iss ?? null })
}

function refused(
  c: AppContext,
  ctx: Context,
  { fault, error }: { fault: SignInFault; error: unknown },
): Response {
  const isTold = error instanceof OpenIdError
  const reason = isTold ? { reason: error.message } : { err: error }
  ctx.log.warn({ event: 'login_failed', by: 'openid', ...reason }, 'A sign-in failed')
  return c.redirect(`/auth?error=${fault}`)
}
