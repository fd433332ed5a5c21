import { expect, test } from 'vitest'
import { EnvError, loadEnv } from '#server/env.ts'

const google = { GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'canary-secret' }
const stripe = {
  STRIPE_SECRET_KEY: 'sk_canary',
  STRIPE_WEBHOOK_SECRET: 'whsec_canary',
  STRIPE_PRICE_STANDARD: 'price_standard',
  STRIPE_PRICE_PREMIUM: 'price_premium',
}
const names = [
  ...Object.keys(google),
  'GOOGLE_ISSUER',
  ...Object.keys(stripe),
  'STRIPE_API_BASE',
  'SMTP_URL',
  'MAIL_FROM',
  'AI_DAILY_LIMIT_TOKENS',
]
const none = { mail: null, openId: null, stripe: null, aiDailyLimitTokens: null }

function faultsOf(source: Record<string, string>): string[] {
  try {
    loadEnv(source)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
  }
  return []
}

function without(source: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(source).filter(([key]) => key !== name))
}

test('with nothing configured there is no mail server, no provider, no payment and no limit', () => {
  expect(loadEnv({})).toMatchObject(none)
})

test('empty values are absent, as they stand in a copied .env.example', () => {
  const empty = Object.fromEntries(names.map((name) => [name, '']))
  expect(loadEnv(empty)).toMatchObject(none)
})

test('a client of a provider is one of Google’s, unless another issuer is named', () => {
  expect(loadEnv(google).openId).toEqual({
    clientId: 'an-id',
    clientSecret: 'canary-secret',
    issuer: 'https://accounts.google.com',
  })
  const issuer = 'https://id.example/realms/studio'
  expect(loadEnv({ ...google, GOOGLE_ISSUER: issuer }).openId?.issuer).toBe(issuer)
})

test('half a client of a provider is told with the name of what is missing', () => {
  expect(faultsOf({ GOOGLE_CLIENT_ID: 'an-id' })).toEqual([
    'GOOGLE_CLIENT_SECRET: set it too, GOOGLE_CLIENT_ID alone does nothing',
  ])
  expect(faultsOf({ GOOGLE_CLIENT_SECRET: 'canary' })).toEqual([
    'GOOGLE_CLIENT_ID: set it too, GOOGLE_CLIENT_SECRET alone does nothing',
  ])
  expect(faultsOf({ ...google, GOOGLE_CLIENT_SECRET: '' })).toHaveLength(1)
})

test('an issuer without a client is told, with both names', () => {
  expect(faultsOf({ GOOGLE_ISSUER: 'https://id.example' })).toEqual([
    'GOOGLE_CLIENT_ID: set it too, GOOGLE_ISSUER alone does nothing',
    'GOOGLE_CLIENT_SECRET: set it too, GOOGLE_ISSUER alone does nothing',
  ])
})

test('payments are sold with all four settings of Stripe', () => {
  expect(loadEnv(stripe).stripe).toEqual({
    secretKey: 'sk_canary',
    webhookSecret: 'whsec_canary',
    prices: { standard: 'price_standard', premium: 'price_premium' },
    apiBase: null,
  })
  const apiBase = 'http://localhost:12111'
  expect(loadEnv({ ...stripe, STRIPE_API_BASE: apiBase }).stripe).toMatchObject({
    apiBase,
  })
})

test.for(Object.keys(stripe))('without %s the others are told to do nothing', (name) => {
  const faults = faultsOf(without(stripe, name))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(new RegExp(`^${name}: set it too, STRIPE_\\w+ alone does`))
})

test.for([...Object.keys(stripe), 'STRIPE_API_BASE'])(
  '%s by itself is told, with each name that is missing',
  (name) => {
    const faults = faultsOf({ [name]: 'https://one.example' })
    expect(faults).toEqual(
      Object.keys(stripe)
        .filter((other) => other !== name)
        .map((other) => `${other}: set it too, ${name} alone does nothing`),
    )
  },
)

test('one price for both plans is told: nobody could be told apart by it', () => {
  expect(faultsOf({ ...stripe, STRIPE_PRICE_PREMIUM: 'price_standard' })).toEqual([
    'STRIPE_PRICE_PREMIUM: expected another price than STRIPE_PRICE_STANDARD',
  ])
})

test('mail comes from no-reply at our own host, unless a sender is named', () => {
  const source = {
    APP_URL: 'https://refyn.example:8443',
    SMTP_URL: 'smtps://user:canary@mail.example:465',
  }
  expect(loadEnv(source).mail).toEqual({
    url: source.SMTP_URL,
    from: 'Refyn <no-reply@refyn.example>',
  })
  const from = 'The studio <studio@example.org>'
  expect(loadEnv({ ...source, MAIL_FROM: from }).mail?.from).toBe(from)
})

test('a sender without a mail server sends nothing', () => {
  expect(loadEnv({ MAIL_FROM: 'studio@example.org' }).mail).toBeNull()
})

test.for([
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'mail.example:587'],
  ['GOOGLE_ISSUER', 'accounts.google.com'],
  ['GOOGLE_ISSUER', 'ftp://id.example'],
  ['STRIPE_API_BASE', 'api.stripe.com'],
  ['AI_DAILY_LIMIT_TOKENS', '0'],
  ['AI_DAILY_LIMIT_TOKENS', '-5'],
  ['AI_DAILY_LIMIT_TOKENS', '1.5'],
  ['AI_DAILY_LIMIT_TOKENS', '1e13'],
  ['AI_DAILY_LIMIT_TOKENS', 'none'],
] as const)('%s=%s is told by its name', ([name, value]) => {
  const faults = faultsOf({ ...google, ...stripe, [name]: value })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(new RegExp(`^${name}: `))
})

test('a limit of tokens for a day is a whole number', () => {
  expect(loadEnv({ AI_DAILY_LIMIT_TOKENS: '2000000' }).aiDailyLimitTokens).toBe(2_000_000)
})

test('faults of every kind are told at once, and never in the words of a secret', () => {
  const text = faultsOf({
    GOOGLE_CLIENT_SECRET: 'canary',
    STRIPE_SECRET_KEY: 'canary',
    STRIPE_PRICE_STANDARD: 'canary',
    STRIPE_PRICE_PREMIUM: 'canary',
  })
  expect(text).toHaveLength(3)
  const malformed = faultsOf({ SMTP_URL: 'canary://u:canary@h', GOOGLE_ISSUER: 'canary' })
  expect(malformed).toHaveLength(2)
  expect([...text, ...malformed].join()).not.toContain('canary')
})
