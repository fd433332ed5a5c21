import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { EnvError, envSchema, loadEnv } from '#server/env.ts'

function faultsOf(source: NodeJS.ProcessEnv): string[] {
  try {
    loadEnv(source)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    const [title, ...lines] = error.message.split('\n')
    expect(title).toBe('Settings are not usable:')
    return lines.map((line) => line.trim())
  }
  return []
}

test('with nothing configured the embedded defaults hold', () => {
  expect(loadEnv({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    appUrl: 'http://localhost:3000',
    isHttps: false,
    databaseUrl: 'file:./db/refyn.sqlite',
    uploadsDir: './uploads',
    trustProxyHops: 0,
    logLevel: 'info',
    defaultPlan: 'free',
    adminEmails: [],
    operatorName: null,
    metricsToken: null,
    ai: null,
    image: null,
    speech: null,
    places: { nominatimUrl: null, overpassUrl: null, file: null },
    events: { icsUrls: [], ticketmaster: null },
    mapStyleUrl: 'https://tiles.openfreemap.org/styles/liberty',
    mail: null,
    openId: null,
    stripe: null,
    aiDailyLimitTokens: null,
    ffmpegPath: null,
    searchPath: '',
  })
})

test('an empty value is the same as none, for every setting', () => {
  const empty = Object.fromEntries(Object.keys(envSchema.shape).map((key) => [key, '']))
  expect(loadEnv(empty)).toEqual(loadEnv({}))
})

test('every fault is told at once, each on a line of its own with its name', () => {
  const faults = faultsOf({
    PORT: 'eighty',
    APP_URL: 'refyn.example',
    DATABASE_URL: 'postgres://x',
    TRUST_PROXY_HOPS: '-1',
    LOG_LEVEL: 'loud',
    DEFAULT_PLAN: 'gold',
    SMTP_URL: 'http://mail',
    MAP_STYLE_URL: 'not an address',
  })
  expect(faults.map((line) => line.slice(0, line.indexOf(':'))).toSorted()).toEqual([
    'APP_URL',
    'DATABASE_URL',
    'DEFAULT_PLAN',
    'LOG_LEVEL',
    'MAP_STYLE_URL',
    'PORT',
    'SMTP_URL',
    'TRUST_PROXY_HOPS',
  ])
})

test.for([
  [{ AI_MODEL: 'x' }, 'AI_MODEL'],
  [{ AI_BASE_URL: 'http://localhost:11434/v1' }, 'AI_MODEL'],
  [{ AI_IMAGE_MODEL: 'x' }, 'AI_IMAGE_MODEL'],
  [{ AI_SPEECH_MODEL: 'x' }, 'AI_SPEECH_MODEL'],
  [{ AI_IMAGE_BASE_URL: 'http://localhost:8080/v1' }, 'AI_IMAGE_MODEL'],
  [
    { AI_SPEECH_BASE_URL: 'http://localhost:8880/v1', GEMINI_API_KEY: 'g' },
    'AI_SPEECH_MODEL',
  ],
  [
    { AI_BASE_URL: 'http://localhost:1/v1', AI_MODEL: 'm', AI_IMAGE_API_KEY: 'k' },
    'AI_IMAGE_MODEL',
  ],
  [{ APP_URL: 'https://refyn.example/app' }, 'APP_URL'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '3000.5' }, 'PORT'],
  [{ APP_URL: 'ftp://refyn.example' }, 'APP_URL'],
] as const)('the settings %j are refused', ([source, name]) => {
  expect(faultsOf(source).map((line) => line.split(':')[0])).toEqual([name])
})

test('no secret is repeated in the words of a fault', () => {
  const text = faultsOf({
    AI_API_KEY: 'canary',
    AI_BASE_URL: 'canary://x',
    AI_IMAGE_API_KEY: 'canary',
    AI_IMAGE_BASE_URL: 'canary://x',
    AI_SPEECH_API_KEY: 'canary',
    PORT: 'canary',
  }).join()
  expect(text).not.toContain('canary')
})

test('APP_URL is kept without a slash at its end and tells https', () => {
  expect(loadEnv({ APP_URL: 'https://Refyn.example/' })).toMatchObject({
    appUrl: 'https://refyn.example',
    isHttps: true,
  })
  expect(loadEnv({ PORT: '8080' }).appUrl).toBe('http://localhost:8080')
})

test('a key alone means Gemini, in either name, AI_API_KEY first', () => {
  const gemini = 'https://generativelanguage.googleapis.com/v1beta/openai/'
  expect(loadEnv({ GEMINI_API_KEY: 'g' }).ai).toMatchObject({
    baseUrl: gemini,
    apiKey: 'g',
  })
  expect(loadEnv({ GEMINI_API_KEY: 'g', AI_API_KEY: 'a' }).ai).toMatchObject({
    apiKey: 'a',
  })
  expect(loadEnv({ GEMINI_API_KEY: 'g', AI_API_KEY: '' }).ai).toMatchObject({
    apiKey: 'g',
  })
})

test('a server with a model needs no key', () => {
  const source = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'llava' }
  expect(loadEnv(source).ai).toMatchObject({
    baseUrl: source.AI_BASE_URL,
    model: 'llava',
  })
})

const gemini = 'https://generativelanguage.googleapis.com/v1beta/openai/'
const ollama = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'llava' }

test('a key alone means Gemini for pictures and voices too, with models that can', () => {
  const { image, speech } = loadEnv({ GEMINI_API_KEY: 'g' })
  expect(image).toEqual({
    baseUrl: gemini,
    apiKey: 'g',
    model: 'gemini-nano-banana-2.1',
  })
  expect(speech).toEqual({
    baseUrl: gemini,
    apiKey: 'g',
    model: 'gemini-3.8-flash-lite-tts',
  })
})

test("another tutor's server is not asked for pictures and voices unless it is named", () => {
  const source = { ...ollama, AI_API_KEY: 'a' }
  expect(loadEnv(source)).toMatchObject({ image: null, speech: null })
  const { image, speech } = loadEnv({ ...source, AI_IMAGE_MODEL: 'flux' })
  expect(image).toEqual({ baseUrl: ollama.AI_BASE_URL, apiKey: 'a', model: 'flux' })
  expect(speech).toBe(null)
})

test('pictures and voices can have a server, a key and a model each of their own', () => {
  const env = loadEnv({
    ...ollama,
    AI_IMAGE_BASE_URL: gemini,
    AI_IMAGE_API_KEY: 'i',
    AI_SPEECH_BASE_URL: 'http://localhost:8880/v1',
    AI_SPEECH_API_KEY: 's',
    AI_SPEECH_MODEL: 'kokoro',
  })
  expect(env.ai).toMatchObject({ model: 'llava', apiKey: 'none' })
  expect(env.image).toEqual({
    baseUrl: gemini,
    apiKey: 'i',
    model: 'gemini-nano-banana-2.1',
  })
  expect(env.speech).toEqual({
    baseUrl: 'http://localhost:8880/v1',
    apiKey: 's',
    model: 'kokoro',
  })
  expect(loadEnv({ AI_IMAGE_API_KEY: 'i' })).toMatchObject({
    ai: null,
    image: { baseUrl: gemini, apiKey: 'i' },
    speech: null,
  })
})

test("the tutor's key goes to the tutor's server only", () => {
  const keyFor = (base: string, over: NodeJS.ProcessEnv = {}) =>
    loadEnv({
      AI_BASE_URL: 'https://ai.example/v1',
      AI_API_KEY: 'a',
      AI_MODEL: 'm',
      AI_IMAGE_BASE_URL: base,
      AI_IMAGE_MODEL: 'i',
      ...over,
    }).image?.apiKey
  expect(keyFor('https://ai.example/v1')).toBe('a')
  expect(keyFor('https://AI.example/v1/')).toBe('a')
  expect(keyFor('https://other.example/v1')).toBe('none')
  expect(keyFor('https://ai.example.evil.example/v1')).toBe('none')
  expect(keyFor('http://ai.example/v1')).toBe('none')
  expect(keyFor(gemini)).toBe('none')
  expect(keyFor(gemini, { GEMINI_API_KEY: 'g' })).toBe('g')
  expect(keyFor('https://other.example/v1', { GEMINI_API_KEY: 'g' })).toBe('none')
})

test('admin e-mails are separated by commas, trimmed and in lower case', () => {
  expect(loadEnv({ ADMIN_EMAILS: ' A@x.org, ,b@X.org,' }).adminEmails).toEqual([
    'a@x.org',
    'b@x.org',
  ])
})

const fixed =
  `PORT HOST APP_URL DATABASE_URL UPLOADS_DIR TRUST_PROXY_HOPS LOG_LEVEL DEFAULT_PLAN
  ADMIN_EMAILS AI_BASE_URL AI_API_KEY GEMINI_API_KEY AI_MODEL AI_IMAGE_BASE_URL AI_IMAGE_API_KEY
  AI_IMAGE_MODEL AI_SPEECH_BASE_URL AI_SPEECH_API_KEY AI_SPEECH_MODEL SMTP_URL MAIL_FROM
  GOOGLE_CLIENT_ID GOOGLE_CLIENT_SECRET GOOGLE_ISSUER STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET
  STRIPE_PRICE_STANDARD STRIPE_PRICE_PREMIUM STRIPE_API_BASE NOMINATIM_URL OVERPASS_URL
  PLACES_FILE EVENTS_ICS_URLS TICKETMASTER_API_KEY TICKETMASTER_API_BASE MAP_STYLE_URL
  FFMPEG_PATH AI_DAILY_LIMIT_TOKENS OPERATOR_NAME METRICS_TOKEN`.split(/\s+/)

test('the names that other programs rely on are the names of the schema', () => {
  expect(Object.keys(envSchema.shape).toSorted()).toEqual(fixed.toSorted())
})

test('.env.example names every setting of the schema and no other, and boots as it is', async () => {
  const text = await readFile(new URL('../../.env.example', import.meta.url), 'utf8')
  const lines = [...text.matchAll(/^(?:#\s?)?([A-Z][A-Z0-9_]+)=(.*)$/gm)]
  const names = new Set(lines.map((match) => match[1] ?? ''))
  expect([...names].toSorted()).toEqual(Object.keys(envSchema.shape).toSorted())
  const active = [...text.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)]
  expect(() =>
    loadEnv(Object.fromEntries(active.map(([, name, value]) => [name, value]))),
  ).not.toThrow()
})

test.for([
  ['too-short', 'at least 16 characters'],
  ['with a space in the middle', 'a token'],
])('a token of %j is refused at start', ([token, why]) => {
  expect(() => loadEnv({ METRICS_TOKEN: token })).toThrow(
    new RegExp(`METRICS_TOKEN: expected ${why}`),
  )
})
