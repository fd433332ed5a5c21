import { z } from 'zod'
import { OpenIdError } from '#routers/open-id.ts'
import type { OpenIdIdentity } from '#routers/open-id.ts'

/** What a provider says of a person, in the ID token or at its userinfo endpoint. */
export const personClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).nullish(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).nullish(),
  given_name: z.string().nullish(),
  family_name: z.string().nullish(),
})

type Person = Omit<OpenIdIdentity, 'issuer'>

const waitMs = 10_000

export function personOf(claims: z.infer<typeof personClaims>): Person {
  return {
    subject: claims.sub,
    email: plainAddress(claims.email),
    isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: claims.given_name?.trim().slice(0, 50) || null,
    lastName: claims.family_name?.trim().slice(0, 50) || null,
  }
}

/**
 * Lower case makes a plain k of the Kelvin sign: somebody else's mailbox would become this one. No
 * account has an address of other than plain letters, so none is lost.
 */
function plainAddress(email: string | null | undefined): string | null {
  const address = email?.trim() ?? ''
  return /^[\x21-\x7e]+$/.test(address) ? address.toLowerCase() : null
}

/**
 * Strict providers tell the e-mail here and not in the ID token (OpenID Connect Core 1.0, section
 * 5.4). The answer has to be about the token's subject (section 5.3.2). Throws OpenIdError.
 */
export async function readUserInfo(
  endpoint: string,
  { accessToken, subject }: { accessToken: string; subject: string },
): Promise<Person> {
  const answer = await fetch(endpoint, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(waitMs),
  }).catch(() => undefined)
  const read = personClaims.safeParse(await answer?.json().catch(() => undefined))
  if (!answer?.ok || !read.success)
    throw new OpenIdError(`The provider does not tell who it is (${answer?.status})`)
  if (read.data.sub !== subject)
    throw new OpenIdError('The provider tells of another person than its ID token')
  return personOf(read.data)
}
