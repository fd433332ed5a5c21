import { createHash } from 'node:crypto'
import { deleteSessionsOfUser } from '#db/queries/sessions.ts'
import { takeIdToken } from '#db/queries/used-id-tokens.ts'
import {
  findUserByEmail,
  findUserByGoogleId,
  linkGoogle,
  updateLastLogin,
} from '#db/queries/users.ts'
import { email as emailRule } from '../contract/account.ts'
import { enqueueMail } from '../mail/mail-job.ts'
import { OpenIdError } from '../open-id.ts'
import { insertPerson } from './insert-person.ts'
import type { Db } from '#db/database.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { Context } from '../context.ts'
import type { IdToken, OpenIdIdentity } from '../open-id.ts'

/** A token without a nonce is believed for so long after it was made, and once. */
const freshMs = 5 * 60 * 1000
/** Clocks differ: a token is believed for a while past its end, so its note stays for longer. */
const noteMs = 5 * 60 * 1000

/**
 * Opens the account of somebody whom the provider vouches for. It is found by the provider's subject
 * and never by e-mail (rule D-19); an account that only shares the e-mail is linked when the provider
 * has verified the address, and its password and sessions go first unless it was verified here too:
 * else whoever registered a stranger's address beforehand would sit in the stranger's account.
 * Throws OpenIdError when nobody is to be signed in.
 */
export async function signInWithIdentity(
  ctx: Context,
  identity: OpenIdIdentity,
): Promise<UserRow> {
  const user = await ctx.db.transaction().execute(async (trx) => {
    const linked = await findUserByGoogleId(trx, accountKey(identity))
    const found = linked ?? (await linkOrCreate(trx, ctx, identity))
    // In here, so that nothing of the link stays either.
    if (found.state !== 'active') throw new OpenIdError('The account is being removed')
    return found
  })
  await updateLastLogin(ctx.db, user.id, ctx.clock.now().toISOString())
  ctx.jobs.wake()
  ctx.log.info({ event: 'login_ok', userId: user.id, by: 'openid' }, 'Signed in')
  return user
}

async function linkOrCreate(
  trx: Db,
  ctx: Context,
  identity: OpenIdIdentity,
): Promise<UserRow> {
  const address = emailRule.safeParse(identity.email)
  if (!address.success || !identity.isEmailVerified)
    throw new OpenIdError('The provider has not verified the e-mail address')
  const now = ctx.clock.now().toISOString()
  const googleId = accountKey(identity)
  const existing = await findUserByEmail(trx, address.data)
  if (!existing) {
    const created = await insertPerson(trx, ctx, {
      email: address.data,
      emailVerifiedAt: now,
      googleId,
      password: null,
      firstName: identity.firstName,
      lastName: identity.lastName,
    })
    if (created) return created
    throw new OpenIdError('The account was opened by somebody else at this moment')
  }
  // The address was given to another person, or this server trusts another provider now.
  if (existing.googleId !== null)
    throw new OpenIdError('The account is linked to another subject')
  const voidsPassword = existing.emailVerifiedAt === null
  if (voidsPassword) await deleteSessionsOfUser(trx, existing.id)
  await linkGoogle(trx, existing.id, { googleId, voidsPassword, now })
  await enqueueMail(trx, ctx.clock.now(), {
    template: 'google_linked',
    email: existing.email,
    isPasswordVoid: voidsPassword && existing.password !== null,
  })
  ctx.log.warn(
    { event: 'account_linked', userId: existing.id, voidsPassword },
    'An account was linked to a provider',
  )
  return existing
}

/** Subjects are unique with one issuer only; Google's stand alone, as they did from the first. */
function accountKey({ issuer, subject }: OpenIdIdentity): string {
  return issuer === 'https://accounts.google.com' ? subject : `${issuer} ${subject}`
}

/**
 * Who an ID token is from that a native app has fetched by itself. One that carries a nonce has to
 * carry that of this browser; one that carries none is good for five minutes and once.
 */
export async function identityOfNativeToken(
  ctx: Context,
  token: string,
  nonce: string | null,
): Promise<OpenIdIdentity> {
  if (!ctx.openId) throw new OpenIdError('No provider is set up')
  const read = await ctx.openId.readIdToken(token)
  requireOwnNonce(ctx, read, nonce)
  // Of what is signed alone: the same signature can be written in many ways.
  const signed = token.slice(0, token.lastIndexOf('.'))
  const id = createHash('sha256').update(signed).digest('hex')
  const expiresAt = new Date(read.expiresAt.getTime() + noteMs).toISOString()
  if (!(await takeIdToken(ctx.db, { id, expiresAt })))
    throw new OpenIdError('The ID token was used before')
  return read.identity
}

function requireOwnNonce(ctx: Context, read: IdToken, nonce: string | null): void {
  if (read.nonce !== null || nonce !== null) {
    if (read.nonce !== nonce) throw new OpenIdError('The ID token is for another request')
    return
  }
  if (ctx.clock.now().getTime() - read.issuedAt.getTime() > freshMs)
    throw new OpenIdError('The ID token is too old')
}
