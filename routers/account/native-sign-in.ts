import { AppError } from '../errors.ts'
import { OpenIdError } from '../open-id.ts'
import { addressKey, limitRate } from '../rate-limit.ts'
import { identityOfNativeToken, signInWithIdentity } from './open-id-sign-in.ts'
import { requireSingleCall } from './single-call.ts'
import type { Context } from '../context.ts'

const tries = { name: 'openid-ip', hits: 100, windowSeconds: 900 }

/** What a native sign-in has to ask its provider for; the nonce is kept in this browser meanwhile. */
export async function beginNativeSignIn(
  ctx: Context,
): Promise<{ clientId: string; nonce: string }> {
  requireSingleCall(ctx)
  if (!ctx.openId) throw new AppError('not_configured')
  await limitRate(ctx, tries, addressKey(ctx.ip))
  try {
    const { state, nonce, codeVerifier } = await ctx.openId.begin()
    ctx.session.keepRequest({ state, nonce, codeVerifier })
    return { clientId: ctx.openId.clientId, nonce }
  } catch (error) {
    if (!(error instanceof OpenIdError)) throw error
    throw new AppError('source_unavailable', { cause: error })
  }
}

/** Signs in by an ID token that a native app has fetched; one refusal for whatever is wrong with it. */
export async function nativeSignIn(
  ctx: Context,
  idToken: string,
): Promise<{ success: boolean; message: string }> {
  requireSingleCall(ctx)
  if (!ctx.openId) throw new AppError('not_configured')
  await limitRate(ctx, tries, addressKey(ctx.ip))
  const kept = ctx.session.takeRequest()
  try {
    const identity = await identityOfNativeToken(ctx, idToken, kept?.nonce ?? null)
    const user = await signInWithIdentity(ctx, identity)
    await ctx.session.start(user.id)
    return { success: true, message: 'Signed in' }
  } catch (error) {
    if (!(error instanceof OpenIdError)) throw error
    ctx.log.warn(
      { event: 'login_failed', by: 'openid', reason: error.message },
      'A sign-in failed',
    )
    throw new AppError('invalid_credentials', {
      message: 'Mobile authentication failed',
      cause: error,
    })
  }
}
