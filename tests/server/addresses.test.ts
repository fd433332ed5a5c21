import { describe, expect, test } from 'vitest'
import { buildHouse } from '#tests/support/build-house.ts'

const malformed = [
  '/api/files//session_1_a',
  '/api//files/session_1_a',
  '/api/files/..%2f..%2fetc',
  '/api/files/..%2F..%2Fetc',
  '/api/files/a%5cb',
  '/api/files/a%00b',
  '/api/files/session_1_a;jsessionid=1',
  '/trpc//account.me',
  '/trpc/account.me;x',
]

test.for(malformed)('%s is 400 before anything else is asked', async (path) => {
  const { signUp } = await buildHouse()
  const { status, body } = await (await signUp()).get(path)
  expect([status, body]).toMatchObject([400, { code: 'invalid' }])
})

test.for([
  '/api/conversations?limit=1&limit=2',
  '/api/auth/user?a=1&a=1',
  '/trpc/account.me?x=1&x=2',
])('%s has a query key twice and is 400', async (path) => {
  const { signUp } = await buildHouse()
  expect((await (await signUp()).get(path)).status).toBe(400)
})

test.for([
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/%00',
])('%s reads nothing outside the client', async (path) => {
  const { app } = await buildHouse()
  const answer = await app.request(path)
  expect(await answer.text()).not.toContain('not for you')
  expect(answer.status).toBeLessThan(500)
})

describe('a batch of tRPC', () => {
  const batch = (count: number, name = 'billing.subscription') =>
    `/trpc/${Array<string>(count).fill(name).join(',')}?batch=1&input={}`

  test('of ten calls is answered', async () => {
    const { signUp } = await buildHouse()
    const { status, body } = await (await signUp()).get(batch(10))
    expect([status, (body as unknown[]).length]).toEqual([200, 10])
  })

  test('of eleven calls is refused as a whole', async () => {
    const { signUp } = await buildHouse()
    const { status, body } = await (await signUp()).get(batch(11))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(JSON.stringify(body)).not.toContain('conversationLimit')
  })

  test('tries no password', async () => {
    const { visitor, open } = await buildHouse()
    const calls = Object.fromEntries(
      Array.from({ length: 5 }, (_, index) => [
        index,
        { json: { email: 'a@example.org', password: `guess ${index}` } },
      ]),
    )
    const path = `/trpc/${Array<string>(5).fill('account.login').join(',')}?batch=1`
    const { body } = await visitor().send('POST', path, calls)
    const codes = (body as Array<{ error: { json: { data: { appCode: string } } } }>).map(
      ({ error }) => error.json.data.appCode,
    )
    expect(codes).toEqual(Array(5).fill('invalid'))
    expect(open.sqlite.prepare('select count(*) as n from rate_limits').get()).toEqual({
      n: 0,
    })
  })

  test('of one login alone is a login', async () => {
    const { visitor, signUp } = await buildHouse()
    await signUp('ada@example.org')
    const input = {
      0: { json: { email: 'ada@example.org', password: 'a long enough one' } },
    }
    const { status } = await visitor().send('POST', '/trpc/account.login?batch=1', input)
    expect(status).toBe(200)
  })
})

test('a form is no input of tRPC', async () => {
  const { signUp } = await buildHouse()
  const form = new FormData()
  form.set('id', 'x')
  const answer = await (
    await signUp()
  ).request('/trpc/files.remove', {
    method: 'POST',
    body: form,
  })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
})

test('a body of tRPC above 256 kB is refused', async () => {
  const { signUp } = await buildHouse()
  const json = { sessionId: 'session_1_a', message: 'x'.repeat(300 * 1024) }
  const { status } = await (
    await signUp()
  ).send('POST', '/trpc/conversation.ask', { json })
  expect(status).toBe(413)
})
