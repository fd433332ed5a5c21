import { expect, test } from 'vitest'
import { countRows } from '#tests/support/database.ts'
import { buildHouse } from '#tests/support/build-house.ts'

const newcomer = { email: 'ada@example.org', password: 'a long enough one' }

test('registration answers 201 with the user and signs in', async () => {
  const { visitor } = await buildHouse()
  const ada = visitor()
  const { status, body } = await ada.send('POST', '/api/auth/register', newcomer)
  expect([status, body]).toMatchObject([201, { user: { email: 'ada@example.org' } }])
  const { status: second, body: me } = await ada.get('/api/auth/user')
  expect([second, me]).toMatchObject([200, { email: 'ada@example.org' }])
})

test('no answer about a person holds a hash, a token or a session id', async () => {
  const { visitor } = await buildHouse()
  const ada = visitor()
  const answers = [
    await ada.send('POST', '/api/auth/register', newcomer),
    await ada.send('POST', '/api/auth/login', newcomer),
    await ada.get('/api/auth/user'),
  ]
  const text = JSON.stringify(answers.map(({ body }) => body))
  expect(text).not.toMatch(/hash of|password|session|stripe|google/i)
})

test('sign-in answers 200 with the user, a wrong password 401', async () => {
  const { visitor } = await buildHouse()
  await visitor().send('POST', '/api/auth/register', newcomer)
  const ada = visitor()
  const wrong = await ada.send('POST', '/api/auth/login', { ...newcomer, password: 'no' })
  expect([wrong.status, wrong.body]).toMatchObject([
    401,
    { message: 'Invalid email or password', code: 'invalid_credentials' },
  ])
  expect(ada.cookie).toBeNull()
  const right = await ada.send('POST', '/api/auth/login', newcomer)
  expect([right.status, right.body]).toMatchObject([
    200,
    { user: { email: 'ada@example.org' } },
  ])
})

test('a taken e-mail is 409', async () => {
  const { visitor } = await buildHouse()
  await visitor().send('POST', '/api/auth/register', newcomer)
  const { status, body } = await visitor().send('POST', '/api/auth/register', newcomer)
  expect([status, body]).toMatchObject([409, { code: 'email_taken' }])
})

test('signing out ends the session here and on the server', async () => {
  const { signUp, open } = await buildHouse()
  const member = await signUp()
  const cookie = member.cookie!
  const { status, body, headers } = await member.send('POST', '/api/logout')
  expect([status, body]).toEqual([200, { success: true }])
  expect(headers.get('clear-site-data')).toBe('"cache", "storage"')
  expect([member.cookie, countRows(open, 'sessions')]).toEqual([null, 0])
  expect((await member.get('/api/auth/user', { cookie })).status).toBe(401)
})

test('a visitor is 401 with message, code and id, and nothing else', async () => {
  const { visitor } = await buildHouse()
  const { status, body, headers } = await visitor().get('/api/auth/user')
  expect(status).toBe(401)
  expect(body).toEqual({
    message: 'Not signed in',
    code: 'signed_out',
    id: headers.get('x-request-id'),
  })
})

test('the subscription is told with the use of the month', async () => {
  const { signUp } = await buildHouse()
  const { status, body } = await (await signUp()).get('/api/subscription')
  expect([status, body]).toMatchObject([
    200,
    {
      subscriptionPlan: 'free',
      isAcademic: false,
      conversationsThisMonth: 0,
      conversationLimit: 3,
      refynsThisMonth: 0,
    },
  ])
})

test('a refused input is 400 with its sentence', async () => {
  const { visitor } = await buildHouse()
  const { status, body } = await visitor().send('POST', '/api/auth/register', {
    ...newcomer,
    password: 'short',
  })
  expect([status, body]).toMatchObject([
    400,
    { code: 'invalid', message: 'Password must be at least 8 characters long' },
  ])
})

test.for(['{', '[]', '"text"', 'null', ''])(
  'the body %j is 400 and no crash',
  async (body) => {
    const { visitor } = await buildHouse()
    const answer = await visitor().request('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(answer.status).toBe(400)
  },
)

test('a body above 256 kB is 413', async () => {
  const { visitor } = await buildHouse()
  const { status, body } = await visitor().send('POST', '/api/auth/login', {
    ...newcomer,
    email: 'x'.repeat(300 * 1024),
  })
  expect([status, body]).toMatchObject([413, { code: 'body_too_large' }])
})

test('too many attempts are 429 with the seconds to wait', async () => {
  const { visitor } = await buildHouse()
  const login = () => visitor().send('POST', '/api/auth/login', newcomer)
  for (let hit = 0; hit < 10; hit += 1) expect((await login()).status).toBe(401)
  const { status, body, headers } = await login()
  expect([status, body]).toMatchObject([429, { code: 'rate_limited' }])
  expect(headers.get('retry-after')).toBe('900')
})

test('over tRPC too many attempts are 429 with the seconds to wait', async () => {
  const { visitor } = await buildHouse()
  const login = () => visitor().send('POST', '/trpc/account.login', { json: newcomer })
  for (let hit = 0; hit < 10; hit += 1) expect((await login()).status).toBe(401)
  const { status, headers } = await login()
  expect([status, headers.get('retry-after')]).toEqual([429, '900'])
})

test('what fails inside is one sentence with an id, and the cause is in the log', async () => {
  const { signUp, open, log } = await buildHouse()
  const member = await signUp()
  open.sqlite.exec('drop table files')
  const { status, body, headers } = await member.get('/api/files/session_1_a')
  expect([status, body]).toEqual([
    500,
    {
      message: 'Something went wrong on the server',
      code: 'internal',
      id: headers.get('x-request-id'),
    },
  ])
  const trpc = await member.get(
    `/trpc/files.list?input={"json":{"sessionId":"session_1_a"}}`,
  )
  expect(JSON.stringify(trpc.body)).not.toMatch(/no such table|sqlite|stack/i)
  expect(
    log.entries.filter(({ level }) => level === 'error').length,
  ).toBeGreaterThanOrEqual(2)
})

test('no password, cookie or e-mail is ever in the log', async () => {
  const { visitor, log } = await buildHouse()
  const ada = visitor()
  await ada.send('POST', '/api/auth/register', newcomer)
  await ada.send('POST', '/api/auth/login', { ...newcomer, password: 'canary-password' })
  await ada.get('/api/auth/user?token=canary-token')
  const text = JSON.stringify(log.entries)
  expect(text).not.toContain('a long enough one')
  expect(text).not.toContain('canary')
  expect(text).not.toContain('ada@example.org')
  expect(text).not.toContain(ada.cookie!.split('=')[1]!)
})

test('an unknown path of the API is 404 in json', async () => {
  const { visitor } = await buildHouse()
  const { status, body } = await visitor().get('/api/nothing/here')
  expect([status, body]).toMatchObject([404, { code: 'not_found' }])
})
