import { generateKeyPairSync } from 'node:crypto'
import { decodeJwt } from 'jose'
import { Events, OAuth2Server } from 'oauth2-mock-server'
import { onTestFinished } from 'vitest'
import type { MutableToken, Payload } from 'oauth2-mock-server'
import type { OpenIdSettings } from '#server/auth/open-id-provider.ts'

export type Claims = Record<string, unknown>

export interface OpenIdServer {
  /** As the app is set up for it. */
  settings: OpenIdSettings
  server: OAuth2Server
  /** Who signs in next, in the words of the ID token. */
  person: Claims
  /** Changes the next ID tokens before they are signed. */
  change: (token: MutableToken) => void
  /** Puts another ID token in the place of the one with these claims; undefined leaves it out. */
  forge: ((claims: Payload) => string | undefined) | null
  /** Changes where the browser is sent back to. */
  sendBack: (url: URL) => void
  /** What the discovery document has otherwise. */
  discovery: Claims
  /** The answer of the userinfo endpoint, where it is another than `person`. */
  userInfo: Claims | null
  /** How often that was asked for. */
  userInfoLooks: number
  /** How often the discovery document was asked for. */
  looks: number
  /** Every state, code, verifier and token that has passed. */
  secrets: string[]
  /** An ID token as a native app would get it: without a nonce, unless one is given. */
  idToken(over?: Claims): Promise<string>
  /** Signs with a new key from now on; the old one is still in the set. */
  rotateKey(): Promise<void>
  stop(): Promise<void>
}

export const ada = {
  sub: 'subject-of-ada',
  email: 'ada@example.org',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Lovelace',
} as const

/** Making one takes a moment, so the servers of a file share it. */
const firstKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  format: 'jwk',
})

/**
 * A provider with real discovery, keys and signatures that believes everybody: whoever comes is sent
 * back with a code as `person`. What it does not enforce is tested with the real one beside it.
 */
export async function openIdServer(): Promise<OpenIdServer> {
  const server = new OAuth2Server()
  await server.issuer.keys.add({ ...firstKey, alg: 'RS256', kid: 'first' })
  await server.start(0, '127.0.0.1')
  const issuer = `http://127.0.0.1:${server.address().port}`
  server.issuer.url = issuer
  let kid = 'first'
  let isStopped = false
  const settings = { issuer, clientId: 'refyn', clientSecret: 'canary-client-secret' }

  const standIn: OpenIdServer = {
    settings,
    server,
    person: { ...ada },
    change: () => undefined,
    forge: null,
    sendBack: () => undefined,
    discovery: {},
    userInfo: null,
    userInfoLooks: 0,
    looks: 0,
    secrets: [settings.clientSecret],
    async idToken(over = {}) {
      const token = await server.issuer.buildToken({
        kid,
        scopesOrTransform: (_header, payload) => {
          Object.assign(payload, { aud: settings.clientId, ...standIn.person, ...over })
        },
      })
      standIn.secrets.push(token)
      return token
    },
    async rotateKey() {
      kid = `after ${kid}`
      // Keys sign in turn: of a code's two tokens the second, the ID token, is the new one's.
      await server.issuer.keys.generate('RS256', { kid })
    },
    async stop() {
      if (isStopped) return
      isStopped = true
      await server.stop()
    },
  }
  listen(standIn)
  onTestFinished(() => standIn.stop())
  return standIn
}

function listen(standIn: OpenIdServer): void {
  const { service } = standIn.server
  const keep = (secret: unknown) => {
    if (typeof secret === 'string') standIn.secrets.push(secret)
  }
  service.on(Events.BeforeWellKnownOpenIdConfiguration, ({ body }: { body: Claims }) => {
    standIn.looks += 1
    Object.assign(body, standIn.discovery)
  })
  service.on(Events.BeforeAuthorizeRedirect, ({ url }: { url: URL }) => {
    for (const value of url.searchParams.values()) keep(value)
    standIn.sendBack(url)
  })
  service.on(
    Events.BeforeTokenSigning,
    (token: MutableToken, request: { body: Claims }) => {
      keep(request.body['code_verifier'])
      // The access token is signed here too.
      if ('scope' in token.payload) return
      Object.assign(token.payload, standIn.person)
      standIn.change(token)
    },
  )
  service.on(Events.BeforeResponse, ({ body }: { body: Claims }) => {
    if (standIn.forge)
      body['id_token'] = standIn.forge(decodeJwt(String(body['id_token'])) as Payload)
    keep(body['id_token'])
    keep(body['access_token'])
  })
  service.on(Events.BeforeUserinfo, (answer: { body: Claims }) => {
    standIn.userInfoLooks += 1
    answer.body = standIn.userInfo ?? { ...standIn.person }
  })
}
