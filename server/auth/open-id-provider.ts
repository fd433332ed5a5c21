import {
  CodeChallengeMethod,
  OAuth2Client,
  generateCodeVerifier,
  generateState,
} from 'arctic'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { OpenIdError } from '#routers/open-id.ts'
import { personClaims, personOf, readUserInfo } from './open-id-person.ts'
import type { JWTPayload, JWTVerifyGetKey } from 'jose'
import type { IdToken, OpenIdProvider } from '#routers/open-id.ts'

export interface OpenIdSettings {
  issuer: string
  clientId: string
  clientSecret: string
}

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
})
type Discovery = z.infer<typeof discovery>

/** Only signatures by the provider's private key: never `none`, never one made with the shared secret. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA']
const waitMs = 10_000
const knownMs = 60 * 60 * 1000
const clockToleranceSeconds = 30

const claims = personClaims.extend({
  nonce: z.string().optional(),
  iat: z.number(),
  exp: z.number(),
})

/**
 * Any provider with a discovery document (OpenID Connect Discovery 1.0, section 4), Google's among
 * them. The code flow with PKCE; tokens are checked as in OpenID Connect Core 1.0, section 3.1.3.7.
 * The document is read with the first sign-in and kept for an hour: no start waits for a provider.
 */
export function createOpenIdProvider(
  settings: OpenIdSettings,
  redirectUrl: string,
): OpenIdProvider {
  const { clientId, clientSecret } = settings
  const client = new OAuth2Client(clientId, clientSecret, redirectUrl)
  // At the token endpoint both are written as in a form (RFC 6749, section 2.3.1); arctic does not.
  const caller = new OAuth2Client(
    encodeURIComponent(clientId),
    encodeURIComponent(clientSecret),
    redirectUrl,
  )
  let known: { found: Promise<Known>; askedAt: number } | undefined

  const find = (): Promise<Known> => {
    if (known && Date.now() - known.askedAt < knownMs) return known.found
    const asked = { found: discover(settings.issuer), askedAt: Date.now() }
    known = asked
    asked.found.catch(() => {
      // The next sign-in asks again.
      if (known === asked) known = undefined
    })
    return asked.found
  }

  const readIdToken = async (token: string): Promise<IdToken> => {
    const { document, keys } = await find()
    const payload = await verify(token, { keys, document, clientId })
    return { ...describe(payload, document.issuer) }
  }

  return {
    issuer: settings.issuer,
    clientId,
    async begin() {
      const { document } = await find()
      const [state, nonce, codeVerifier] = [
        generateState(),
        generateState(),
        generateCodeVerifier(),
      ]
      const url = client.createAuthorizationURLWithPKCE(
        document.authorization_endpoint,
        state,
        CodeChallengeMethod.S256,
        codeVerifier,
        ['openid', 'email', 'profile'],
      )
      url.searchParams.set('nonce', nonce)
      return { url, state, nonce, codeVerifier }
    },

    async finish({ code, codeVerifier, nonce, issuer }) {
      const { document } = await find()
      if (issuer !== null && issuer !== document.issuer)
        throw new OpenIdError('The answer comes from another issuer')
      const { idToken, accessToken } = await exchange(caller, {
        endpoint: document.token_endpoint,
        code,
        codeVerifier,
      })
      const { identity, ...read } = await readIdToken(idToken)
      if (read.nonce !== nonce)
        throw new OpenIdError('The ID token is for another request')
      const { userinfo_endpoint: endpoint } = document
      if (identity.email !== null || endpoint === undefined) return identity
      const { subject, issuer: from } = identity
      return { issuer: from, ...(await readUserInfo(endpoint, { accessToken, subject })) }
    },

    readIdToken,
  }
}

interface Known {
  document: Discovery
  keys: JWTVerifyGetKey
}

async function discover(issuer: string): Promise<Known> {
  const address = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`
  const answer = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(waitMs),
  }).catch((error: unknown) => {
    throw new OpenIdError(`The provider does not answer: ${told(error)}`)
  })
  const read = discovery.safeParse(await answer.json().catch(() => undefined))
  if (!answer.ok || !read.success)
    throw new OpenIdError(`The provider has no discovery document (${answer.status})`)
  const document = read.data
  if (document.issuer.replace(/\/+$/, '') !== issuer.replace(/\/+$/, ''))
    throw new OpenIdError(`The discovery document is that of ${document.issuer}`)
  const keys = createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: waitMs })
  return { document, keys }
}

async function exchange(
  client: OAuth2Client,
  request: { endpoint: string; code: string; codeVerifier: string },
): Promise<{ idToken: string; accessToken: string }> {
  const { endpoint, code, codeVerifier } = request
  try {
    const tokens = await withinTime(
      client.validateAuthorizationCode(endpoint, code, codeVerifier),
    )
    return { idToken: tokens.idToken(), accessToken: tokens.accessToken() }
  } catch (error) {
    throw new OpenIdError(`The code was not taken: ${told(error)}`)
  }
}

async function verify(
  token: string,
  { keys, document, clientId }: Pick<Known, 'keys' | 'document'> & { clientId: string },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: issuersOf(document.issuer),
      audience: clientId,
      algorithms,
      requiredClaims: ['sub', 'iat', 'exp'],
      clockTolerance: clockToleranceSeconds,
    })
    // With several audiences it has to be made for us, not merely to name us.
    const isForUs =
      payload['azp'] === undefined ? !isShared(payload.aud) : payload['azp'] === clientId
    if (!isForUs) throw new Error('it was made for another client')
    if ((payload.iat ?? 0) > Date.now() / 1000 + clockToleranceSeconds)
      throw new Error('it was made in the future')
    return payload
  } catch (error) {
    throw new OpenIdError(`The ID token is not to be believed: ${told(error)}`)
  }
}

function isShared(audience: string | string[] | undefined): boolean {
  return Array.isArray(audience) && audience.length > 1
}

/** Google writes its name with and without the scheme (developers.google.com/identity, `iss`). */
function issuersOf(issuer: string): string[] {
  return issuer === 'https://accounts.google.com'
    ? [issuer, 'accounts.google.com']
    : [issuer]
}

function describe(payload: JWTPayload, issuer: string): IdToken {
  const read = claims.safeParse(payload)
  if (!read.success) throw new OpenIdError('The ID token lacks what it has to say')
  const { data } = read
  return {
    identity: { issuer, ...personOf(data) },
    nonce: data.nonce ?? null,
    issuedAt: new Date(data.iat * 1000),
    expiresAt: new Date(data.exp * 1000),
  }
}

/** arctic has no limit of its own. */
async function withinTime<Value>(work: Promise<Value>): Promise<Value> {
  const limit = new AbortController()
  const late = new Promise<never>((_, fail) => {
    const timer = setTimeout(() => fail(new Error('it took too long')), waitMs)
    limit.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  try {
    return await Promise.race([work, late])
  } finally {
    limit.abort()
  }
}

/** What fetch met stands in the causes of its error; those of jose quote the token. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.cause instanceof Error && !(error instanceof errors.JOSEError))
    return told(error.cause)
  return error.message.slice(0, 200)
}
