import { expect, test } from 'vitest'
import { rowsOf } from '#tests/support/database.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { minuteMs } from '#tests/support/clock.ts'
import { recordingMailer } from '#tests/support/fakes.ts'
import { askForToken, forgot, isGood, linkIn, reset } from '#tests/support/reset-links.ts'
import { until } from '#tests/support/until.ts'
import type { HouseOptions } from '#tests/support/build-house.ts'

const email = 'ada@example.org'
const password = 'a long enough one'

async function aHouse(options: HouseOptions = {}) {
  const mailer = recordingMailer()
  const house = await buildHouse({ mailer, ...options })
  const ada = await house.signUp(email)
  const visitor = house.visitor()
  const signIn = async (secret: string) =>
    (await house.visitor().send('POST', '/api/auth/login', { email, password: secret }))
      .status
  const row = () => rowsOf(house.open, 'users').find((user) => user['email'] === email)!
  const token = () => askForToken(visitor, mailer, email)
  return { ...house, mailer, ada, visitor, signIn, row, token }
}

const refused = { code: 'reset_link_invalid' }

test('the link in the mail sets a new password once, and signs nobody in', async () => {
  const { mailer, visitor, signIn, token } = await aHouse()
  const secret = await token()
  expect(mailer.sent[0]).toMatchObject({ to: email })
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(await isGood(visitor, secret)).toBe(true)
  const answer = await reset(visitor, secret)
  expect([answer.status, answer.body]).toEqual([200, { success: true }])
  expect(visitor.cookie).toBeNull()
  expect((await visitor.get('/api/auth/user')).status).toBe(401)
  expect([await signIn(password), await signIn('quite another one')]).toEqual([401, 200])
  expect(await isGood(visitor, secret)).toBe(false)
  const again = await reset(visitor, secret, 'and yet another one')
  expect([again.status, again.body]).toMatchObject([400, refused])
  expect(await signIn('quite another one')).toBe(200)
})

test('every session of the person ends with a reset, and nobody else’s', async () => {
  const { ada, signUp, visitor, token, open } = await aHouse()
  const other = await signUp('bea@example.org')
  const phone = await signUp('for-the-cookie@example.org')
  await phone.send('POST', '/api/auth/login', { email, password })
  await reset(visitor, await token())
  expect((await ada.get('/api/auth/user')).status).toBe(401)
  expect((await phone.get('/api/auth/user')).status).toBe(401)
  expect((await other.get('/api/auth/user')).status).toBe(200)
  const { id } = rowsOf(open, 'users').find((user) => user['email'] === email)!
  expect(rowsOf(open, 'sessions').filter((row) => row['userId'] === id)).toEqual([])
})

test('a notice of the new password goes out, without a token', async () => {
  const { mailer, visitor, token } = await aHouse()
  const secret = await token()
  await reset(visitor, secret)
  const notice = await until(() => mailer.sent[1])
  expect(notice).toMatchObject({ to: email, subject: 'Your Refyn password was changed' })
  expect(notice.text).not.toContain('token')
  expect(notice.text).not.toContain(secret)
})

test('the token lies nowhere: not in the database, not in the queue, not in the log', async () => {
  const { open, log, visitor, token } = await aHouse()
  const secret = await token()
  const image = () => open.sqlite.serialize()
  expect(image().includes('password_reset_tokens')).toBe(true)
  expect(image().includes(secret)).toBe(false)
  await isGood(visitor, secret)
  await reset(visitor, secret, 'weak')
  await reset(visitor, secret)
  await reset(visitor, secret)
  expect(image().includes(secret)).toBe(false)
  expect(JSON.stringify(log.entries)).toContain('/api/auth/reset-password')
  expect(JSON.stringify(log.entries)).not.toContain(secret)
})

test.for([
  ['http://localhost:3000', {}],
  ['https://refyn.example', { host: 'evil.example' }],
  ['https://refyn.example', { 'x-forwarded-host': 'evil.example' }],
  ['https://refyn.example', { forwarded: 'host=evil.example;proto=http' }],
] as const)('the link begins with %s, whatever %j says', async ([appUrl, headers]) => {
  const { mailer, visitor } = await aHouse({ appUrl, settings: { appUrl } })
  await forgot(visitor, email, headers)
  const mail = await until(() => mailer.sent[0])
  expect(linkIn(mail)).toMatch(/\/reset-password\?token=[\w-]{43}$/)
  expect(new URL(linkIn(mail)).origin).toBe(appUrl)
  expect(mail.text).not.toContain('evil')
})

test('a request that came to another address gets the same link', async () => {
  const { mailer, app, appUrl } = await aHouse()
  await app.request('http://evil.example/api/auth/forgot-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: appUrl },
    body: JSON.stringify({ email }),
  })
  expect(new URL(linkIn(await until(() => mailer.sent[0]))).origin).toBe(appUrl)
})

test('of 50 resets with one link at once exactly one succeeds', async () => {
  const { visitor, token, signIn } = await aHouse()
  const secret = await token()
  const passwords = Array.from({ length: 50 }, (_, index) => `the choice number ${index}`)
  const answers = await Promise.all(
    passwords.map((choice) => reset(visitor, secret, choice)),
  )
  const winners = passwords.filter((_, index) => answers[index]?.status === 200)
  expect(winners).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(49)
  expect(await signIn(winners[0]!)).toBe(200)
  expect(await isGood(visitor, secret)).toBe(false)
})

test('a link is good for half an hour and not a moment longer', async () => {
  const { clock, visitor, token, row } = await aHouse()
  const before = row()['password']
  const secret = await token()
  clock.move(30 * minuteMs - 1)
  expect(await isGood(visitor, secret)).toBe(true)
  clock.move(1)
  expect(await isGood(visitor, secret)).toBe(false)
  expect((await reset(visitor, secret)).body).toMatchObject(refused)
  expect(row()['password']).toBe(before)
})

test('a newer link voids the older ones', async () => {
  const { visitor, token } = await aHouse()
  const [first, second] = [await token(), await token()]
  expect([await isGood(visitor, first), await isGood(visitor, second)]).toEqual([
    false,
    true,
  ])
  expect((await reset(visitor, first)).status).toBe(400)
  expect((await reset(visitor, second)).status).toBe(200)
})

test('a new password in the profile voids the link', async () => {
  const { ada, visitor, token } = await aHouse()
  const secret = await token()
  const answer = await ada.send('POST', '/trpc/account.changePassword', {
    json: { currentPassword: password, newPassword: 'chosen in the profile' },
  })
  expect(answer.status).toBe(200)
  expect(await isGood(visitor, secret)).toBe(false)
})

test.for(['short', 'password123', 'x'.repeat(257)])(
  'the refused password %j leaves the link and the sessions as they were',
  async (weak) => {
    const { ada, visitor, token } = await aHouse()
    const secret = await token()
    const answer = await reset(visitor, secret, weak)
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid' }])
    expect((await ada.get('/api/auth/user')).status).toBe(200)
    expect(await isGood(visitor, secret)).toBe(true)
    expect((await reset(visitor, secret)).status).toBe(200)
  },
)

test.for(['', 'x', 'a'.repeat(43), "' or 1=1 --", 'a'.repeat(200)])(
  'the token %j opens nothing and changes nothing',
  async (made) => {
    const { visitor, row, token } = await aHouse()
    await token()
    const before = row()
    expect(await isGood(visitor, made)).toBe(false)
    const answer = await reset(visitor, made)
    expect([answer.status, answer.body]).toMatchObject([
      400,
      {
        code: 'reset_link_invalid',
        message:
          'This password reset link is invalid or has expired. Please request a new one.',
      },
    ])
    expect(row()).toEqual(before)
  },
)

test('what the table holds of a token opens nothing', async () => {
  const { open, visitor, token } = await aHouse()
  await token()
  const [kept] = rowsOf(open, 'password_reset_tokens')
  expect(await isGood(visitor, String(kept?.['token']))).toBe(false)
  expect(await isGood(visitor, String(kept?.['id']))).toBe(false)
})

test('the page of the link tells its address to nobody', async () => {
  const { visitor } = await aHouse()
  const policy = async (path: string) =>
    (await visitor.get(path)).headers.get('referrer-policy')
  expect(await policy('/reset-password?token=abc')).toBe('no-referrer')
  expect(await policy('/auth')).toBe('strict-origin-when-cross-origin')
})
