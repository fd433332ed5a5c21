import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { countRows } from '#tests/support/database.ts'
import { openIdHouse, reasonIn, signIn, whoIs } from '#tests/support/openid-house.ts'
import { ada } from '#tests/support/openid-server.ts'
import type { MutableToken, Payload } from 'oauth2-mock-server'
import type { OpenIdHouse } from '#tests/support/openid-house.ts'
import type { OpenIdServer } from '#tests/support/openid-server.ts'

type Claims = Record<string, unknown>
type Forge = (claims: Payload, provider: OpenIdServer) => string

const fromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

/** Nobody came in and nothing was written; why is for the operator only. */
async function expectRefusal(house: OpenIdHouse, reason: RegExp): Promise<void> {
  const browser = house.browser()
  expect(await signIn(browser), String(reason)).toBe('/auth?error=google')
  expect(reasonIn(house)).toMatch(reason)
  expect(await whoIs(browser)).toBeNull()
  const rows = [countRows(house.open, 'users'), countRows(house.open, 'sessions')]
  expect(rows).toEqual([1, 0])
}

/** By what the ID token says otherwise (undefined: not at all), and the reason in the log. */
const refused: Array<
  [name: string, cases: () => Array<[claims: Claims, reason: RegExp]>]
> = [
  [
    'with another nonce, an empty one or none',
    () => [
      [{ nonce: 'a'.repeat(43) }, /for another request/],
      [{ nonce: '' }, /for another request/],
      [{ nonce: undefined }, /for another request/],
    ],
  ],
  [
    'of another issuer or none',
    () => [
      [{ iss: 'https://evil.example' }, /unexpected "iss"/],
      [{ iss: undefined }, /missing required "iss"/],
    ],
  ],
  [
    'for another audience or none',
    () => [
      [{ aud: 'another-client' }, /unexpected "aud"/],
      [{ aud: undefined }, /missing required "aud"/],
    ],
  ],
  [
    'for several audiences that does not name us as its party (azp)',
    () => [
      [{ aud: ['refyn', 'another'] }, /made for another client/],
      [{ aud: ['refyn', 'another'], azp: 'another' }, /made for another client/],
      [{ azp: 'another' }, /made for another client/],
    ],
  ],
  [
    'that has expired or never does',
    () => [
      [{ exp: fromNow(-60) }, /"exp"/],
      [{ exp: undefined }, /missing required "exp"/],
    ],
  ],
  [
    'from the future or of no time',
    () => [
      [{ iat: fromNow(60) }, /made in the future/],
      [{ nbf: fromNow(60) }, /"nbf"/],
      [{ iat: undefined }, /missing required "iat"/],
    ],
  ],
  [
    'about nobody in particular',
    () => [
      [{ sub: undefined }, /missing required "sub"/],
      [{ sub: '' }, /lacks/],
      [{ sub: 7 }, /lacks/],
      [{ sub: 's'.repeat(256) }, /lacks/],
    ],
  ],
]

function says(claims: Claims): (token: MutableToken) => void {
  return ({ payload }) => Object.assign(payload, claims)
}

test.for(refused)('an ID token %s is refused', async ([, cases]) => {
  const { house, provider } = await openIdHouse()
  for (const [claims, reason] of cases()) {
    provider.change = says(claims)
    await expectRefusal(house, reason)
  }
})

test('an ID token with another issuer by a slash alone is refused', async () => {
  const { house, provider } = await openIdHouse()
  provider.change = says({ iss: `${provider.settings.issuer}/` })
  await expectRefusal(house, /unexpected "iss"/)
})

const accepted: Array<[name: string, claims: () => Claims]> = [
  [
    'for several audiences that names us as its party (azp)',
    () => ({ aud: ['another', 'refyn'], azp: 'refyn' }),
  ],
  ['for us in a list', () => ({ aud: ['refyn'] })],
  ['by a clock that is twenty seconds behind', () => ({ exp: fromNow(-20) })],
  ['by a clock that is twenty seconds ahead', () => ({ iat: fromNow(20) })],
  ['with null for the names', () => ({ given_name: null, family_name: null })],
  ['with a verified e-mail in words', () => ({ email_verified: 'true' })],
]

test.for(accepted)('an ID token %s is believed', async ([, claims]) => {
  const { house, provider } = await openIdHouse()
  provider.change = says(claims())
  const browser = house.browser()
  expect(await signIn(browser)).toBe('/?auth=success')
  expect(await whoIs(browser)).toMatchObject({ email: ada.email })
})

function compact(
  header: object,
  claims: object,
  signed: (text: string) => Buffer,
): string {
  const text = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${signed(text).toString('base64url')}`
}

const hmac = (secret: string) => (text: string) =>
  createHmac('sha256', secret).update(text).digest()

function publicPem(provider: OpenIdServer): string {
  const [jwk] = provider.server.issuer.keys.toJSON()
  return createPublicKey({ key: { ...jwk }, format: 'jwk' })
    .export({ format: 'pem', type: 'spki' })
    .toString()
}

const strangerKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const strangerJwk = createPublicKey(strangerKey).export({ format: 'jwk' })
const byStranger = (text: string) => sign('sha256', Buffer.from(text), strangerKey)
const nothing = () => Buffer.alloc(0)

const forgeries: Array<[name: string, cases: Array<[forge: Forge, reason: RegExp]>]> = [
  [
    'with alg none, in any writing',
    [
      [(claims) => compact({ alg: 'none' }, claims, nothing), /"alg"/],
      [(claims) => compact({ alg: 'NoNe', kid: 'first' }, claims, nothing), /"alg"/],
      [(claims) => compact({ kid: 'first' }, claims, nothing), /"alg"/],
    ],
  ],
  [
    'with alg HS256, signed with the client secret or the public key',
    [
      [
        (claims, { settings }) =>
          compact({ alg: 'HS256' }, claims, hmac(settings.clientSecret)),
        /"alg"/,
      ],
      [
        (claims, provider) =>
          compact({ alg: 'HS256', kid: 'first' }, claims, hmac(publicPem(provider))),
        /"alg"/,
      ],
    ],
  ],
  [
    'signed by an unknown key, by its own name, a known one or brought along',
    [
      [
        (claims) => compact({ alg: 'RS256', kid: 'stranger' }, claims, byStranger),
        /no applicable key/,
      ],
      [
        (claims) => compact({ alg: 'RS256', kid: 'first' }, claims, byStranger),
        /signature verification failed/,
      ],
      [
        (claims) => compact({ alg: 'RS256', jwk: strangerJwk }, claims, byStranger),
        /signature verification failed/,
      ],
    ],
  ],
  [
    'without a signature, or that is none at all',
    [
      [
        (claims) => compact({ alg: 'RS256', kid: 'first' }, claims, nothing),
        /signature verification failed/,
      ],
      [() => 'not a token', /Invalid Compact JWS/],
      [() => 'a.b.c.d.e', /Invalid Compact JWS/],
    ],
  ],
]

test.for(forgeries)('an ID token %s is refused', async ([, cases]) => {
  const { house, provider } = await openIdHouse()
  for (const [forge, reason] of cases) {
    provider.forge = (claims) => forge(claims, provider)
    await expectRefusal(house, reason)
  }
})

test('an ID token whose words were changed after it was signed is refused', async () => {
  const { house, provider } = await openIdHouse()
  const good = await provider.idToken({ nonce: 'x' })
  provider.forge = (claims) => {
    const [header = '', , signature = ''] = good.split('.')
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
    return [header, payload, signature].join('.')
  }
  await expectRefusal(house, /signature verification failed/)
})

test('an answer without an ID token is refused', async () => {
  const { house, provider } = await openIdHouse()
  provider.forge = () => undefined
  await expectRefusal(house, /The code was not taken: .*id_token/)
})

test('a key that the provider has made since is found', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { house, provider } = await openIdHouse()
  const used: unknown[] = []
  provider.change = ({ header }) => used.push(header.kid)
  expect(await signIn(house.browser())).toBe('/?auth=success')
  await provider.rotateKey()
  // The set of keys is not asked for more often than every half a minute.
  vi.setSystemTime(Date.now() + 31_000)
  expect(await signIn(house.browser())).toBe('/?auth=success')
  expect(used).toEqual(['first', 'after first'])
})
