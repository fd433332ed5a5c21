import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js'
import { onTestFinished } from 'vitest'
import { ada } from './openid-server.ts'
import type { AddressInfo } from 'node:net'
import type { OpenIdSettings } from '#server/auth/open-id-provider.ts'

const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  format: 'jwk',
})

/**
 * A certified provider (openid.net/certification) with one client, in which whoever comes is Ada and
 * says yes. Client authentication, PKCE, redirect addresses and the single use of codes are enforced.
 * Strict, as it is by itself, it tells e-mail and names at the userinfo endpoint alone.
 */
export async function realProvider(
  redirectUrl: string,
  { isStrict = false, clientSecret = 'canary-secret-of-the-real-one' } = {},
): Promise<OpenIdSettings> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((done) => server.close(() => done()))
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = { issuer, clientId: 'refyn-studio', clientSecret }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: settings.clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUrl],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256', kid: 'real' }] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    pkce: { required: () => true },
    adapter: createMemoryAdapter(),
    ttl: {
      AuthorizationCode: 60,
      IdToken: 600,
      AccessToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    conformIdTokenClaims: isStrict,
    features: { devInteractions: { enabled: false } },
    findAccount: (_ctx: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ ...ada, sub: accountId }),
    }),
    interactions: {
      url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}`,
    },
    async loadExistingGrant({ oidc }: { oidc: { session: { accountId: string } } }) {
      const { accountId } = oidc.session
      const grant = new provider.Grant({ clientId: settings.clientId, accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    void (request.url?.startsWith('/interaction/')
      ? provider.interactionFinished(request, response, { login: { accountId: ada.sub } })
      : answer(request, response))
  })
  return settings
}
