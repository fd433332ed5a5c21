import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { JobError } from '#routers/job-handler.ts'
import { ask } from '#server/doctor/ask.ts'
import { checkArrival } from '#server/doctor/check-arrival.ts'
import { loadEnv } from '#server/env.ts'
import { createHealthCheck } from '#server/services/health-check.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { cloneDatabase } from '#tests/support/database.ts'
import { recordingMailer } from '#tests/support/fakes.ts'
import { hurry } from '#tests/support/hurry.ts'
import { dribbles, hangs, scriptedServer, sends } from '#tests/support/scripted-server.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import type { AddressInfo } from 'node:net'
import type { Arrival } from '#routers/context.ts'
import type { Mailer } from '#routers/mailer.ts'

/** Where a server was a moment ago. */
async function closedOrigin(): Promise<string> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((done) => server.close(() => done()))
  return `http://127.0.0.1:${port}`
}

async function anOffice(mailer: Mailer = recordingMailer()) {
  const looks: Arrival[] = []
  const house = await buildHouse({
    mailer,
    health: {
      look(arrival) {
        looks.push(arrival)
        return Promise.resolve([{ level: 'ok', subject: 'Refyn', found: '1.0' }])
      },
    },
  })
  const admin = await house.signUp('admin@example.org')
  house.open.sqlite.exec(`update users set "isAdmin" = 1`)
  const look = async (headers: Record<string, string> = {}) => {
    const answer = await admin.get('/trpc/admin.health', headers)
    expect(answer.status).toBe(200)
    return looks.at(-1)
  }
  return { ...house, admin, look }
}

describe('the look at the health is told how the request came', () => {
  test.for([
    [{}, { origin: null, isForwarded: false }],
    [{ host: 'studio:3000' }, { origin: 'http://studio:3000', isForwarded: false }],
    [
      {
        'x-forwarded-host': 'refyn.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '192.0.2.1',
      },
      { origin: 'https://refyn.example', isForwarded: true },
    ],
    [
      {
        'x-forwarded-host': 'refyn.example, inner',
        'x-forwarded-proto': 'https, http',
        'x-forwarded-for': '192.0.2.1, 10.0.0.1',
      },
      { origin: 'https://refyn.example', isForwarded: true },
    ],
    [
      { host: 'refyn.example', forwarded: 'for=192.0.2.1' },
      { origin: 'http://refyn.example', isForwarded: true },
    ],
    [
      { host: 'a b', 'x-forwarded-proto': '%' },
      { origin: null, isForwarded: false },
    ],
  ] as const)('with %j', async ([headers, arrival]) => {
    const { look } = await anOffice()
    expect(await look(headers)).toEqual(arrival)
  })
})

describe('an arrival', () => {
  const levels = (
    env: { appUrl: string; trustProxyHops: number },
    arrival: Arrival,
  ): string[] =>
    checkArrival(env, arrival).map(({ level, subject }) => `${level} ${subject}`)
  const appUrl = 'https://refyn.example'

  test.for([
    [0, { origin: appUrl, isForwarded: false }, ['ok base URL']],
    [1, { origin: appUrl, isForwarded: true }, ['ok base URL']],
    [0, { origin: null, isForwarded: false }, ['ok base URL']],
    [0, { origin: 'http://refyn.example', isForwarded: false }, ['fail base URL']],
    [0, { origin: appUrl, isForwarded: true }, ['ok base URL', 'warn proxy']],
    [1, { origin: appUrl, isForwarded: false }, ['ok base URL', 'fail proxy']],
  ] as const)(
    'behind %i trusted proxies, as %j, is %j',
    ([trustProxyHops, arrival, found]) => {
      expect(levels({ appUrl, trustProxyHops }, arrival)).toEqual(found)
    },
  )

  test('that disagrees names both addresses and what to set', () => {
    const [finding] = checkArrival(
      { appUrl, trustProxyHops: 0 },
      { origin: 'http://10.0.0.1:3000', isForwarded: false },
    )
    expect(finding?.found).toContain('http://10.0.0.1:3000')
    expect(finding?.found).toContain(appUrl)
    expect(finding?.advice).toContain('APP_URL')
  })
})

describe('what the doctor asks', () => {
  test('is read with its status, and no redirect is followed', async () => {
    const target = await scriptedServer(sends(200, 'elsewhere'))
    const server = await scriptedServer(
      sends(200, 'fine'),
      sends(302, '', { location: target.origin }),
    )
    expect(await ask(server.origin)).toEqual({
      isAnswered: true,
      status: 200,
      text: 'fine',
    })
    expect(await ask(server.origin)).toMatchObject({ status: 302 })
    expect(target.requests).toEqual([])
  })

  test('and is not answered is told by its code, without the address and its key', async () => {
    const answer = await ask(`${await closedOrigin()}/v1/models?key=secret-key`, {
      authorization: 'Bearer secret-key',
    })
    expect(answer).toEqual({ isAnswered: false, why: 'ECONNREFUSED' })
    expect(await ask('not an address secret-key')).toEqual({
      isAnswered: false,
      why: expect.not.stringContaining('secret-key') as string,
    })
  })

  test.for([
    ['says nothing', hangs()],
    ['stops in the middle', hangs('{')],
    ['never ends', dribbles()],
  ] as const)('of a server that %s ends within its time', async ([, script]) => {
    hurry()
    const server = await scriptedServer(script)
    expect(await ask(server.origin)).toEqual({
      isAnswered: false,
      why: 'no answer within 5 s',
    })
  })

  test('is read no further than a megabyte', async () => {
    const server = await scriptedServer(sends(200, Buffer.alloc(30_000_000, 'a')))
    const answer = await ask(server.origin)
    expect(answer.isAnswered && answer.text.length).toBeLessThan(2_000_000)
  })
})

test('the whole look holds no secret of any setting', async () => {
  const uploads = await tempFolder()
  const env = loadEnv({
    UPLOADS_DIR: uploads,
    APP_URL: 'https://refyn.example',
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    AI_API_KEY: 'canary-ai',
    AI_MODEL: 'words-1',
    SMTP_URL: 'smtp://studio:canary-mail@127.0.0.1:9',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'canary-google',
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
    STRIPE_SECRET_KEY: 'sk_canary',
    STRIPE_WEBHOOK_SECRET: 'whsec_canary',
    STRIPE_PRICE_STANDARD: 'price_s',
    STRIPE_PRICE_PREMIUM: 'price_p',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
    NOMINATIM_URL: 'http://127.0.0.1:9',
    OVERPASS_URL: 'http://127.0.0.1:9',
    EVENTS_ICS_URLS: 'http://127.0.0.1:9/feed?secret=canary-feed',
    MAP_STYLE_URL: 'http://127.0.0.1:9/style',
  })
  const { db } = await cloneDatabase()
  const findings = await createHealthCheck(env, db).look({
    origin: 'https://refyn.example',
    isForwarded: false,
  })
  expect(findings.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Refyn', 'base URL', 'mail', 'uploads']),
  )
  expect(findings.filter(({ level }) => level !== 'ok').length).toBeGreaterThan(3)
  expect(JSON.stringify(findings)).not.toContain('canary')
})

describe('a mail of the administrator’s to try it', () => {
  const send = (mailer: Mailer) =>
    anOffice(mailer).then(({ admin }) =>
      admin.send('POST', '/trpc/admin.testMail', { json: null }),
    )

  test('goes to their own address', async () => {
    const mailer = recordingMailer()
    const { status, body } = await send(mailer)
    expect([status, body]).toMatchObject([
      200,
      { result: { data: { json: { success: true } } } },
    ])
    expect(mailer.sent).toMatchObject([
      { to: 'admin@example.org', subject: 'Refyn can send mail' },
    ])
  })

  test('that only reaches the log is no success', async () => {
    const { body } = await send({ ...recordingMailer(), delivers: false })
    expect(body).toMatchObject({ result: { data: { json: { success: false } } } })
  })

  test('that is refused says what the mail server said', async () => {
    const { status, body } = await send({
      delivers: true,
      send: () =>
        Promise.reject(
          new JobError('The mail server took no mail: 535 no', { isRetryable: true }),
        ),
    })
    expect(status).toBe(502)
    expect(body).toMatchObject({
      error: {
        json: {
          message: 'The mail server took no mail: 535 no',
          data: { appCode: 'mail_failed' },
        },
      },
    })
  })
})
