import { describe, expect, test } from 'vitest'
import { restRoutes } from '#server/rest/routes.ts'
import { buildHouse, testAppUrl } from '#tests/support/build-house.ts'
import type { HttpParts } from '#server/request-context.ts'

const unsafe = [
  ...restRoutes({} as HttpParts)
    .filter(({ method }) => method !== 'get')
    .map(
      ({ method, path }) =>
        [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x')] as const,
    ),
  ['POST', '/trpc/account.logout'] as const,
  ['POST', '/api/tus'] as const,
  ['PATCH', `/api/tus/${'a'.repeat(32)}`] as const,
  ['DELETE', `/api/tus/${'a'.repeat(32)}`] as const,
]

const refused: Array<[what: string, headers: Record<string, string>]> = [
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['a null origin', { origin: 'null' }],
  ['our host on another port', { origin: 'http://localhost:3001' }],
  ['a name that begins with ours', { origin: `${testAppUrl}.evil.example` }],
  ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }],
  ['Sec-Fetch-Site none', { 'sec-fetch-site': 'none' }],
  ['cross-site with our origin', { 'sec-fetch-site': 'cross-site', origin: testAppUrl }],
]

describe.for(unsafe)('%s %s', ([method, path]) => {
  test('is 403 for every origin but ours', async () => {
    const { app, signUp } = await buildHouse()
    const { cookie } = await signUp()
    for (const [what, headers] of refused) {
      const { status } = await app.request(path, {
        method,
        headers: { ...headers, cookie: cookie! },
      })
      expect([what, status]).toEqual([what, 403])
    }
  })

  test('is 403 with a cookie and no word on where it comes from', async () => {
    const { app, signUp } = await buildHouse()
    const { cookie } = await signUp()
    expect(
      (await app.request(path, { method, headers: { cookie: cookie! } })).status,
    ).toBe(403)
  })

  test('is let through for our own origin, and for a caller that is no browser', async () => {
    const { app } = await buildHouse()
    const own = [{ origin: testAppUrl }, { 'sec-fetch-site': 'same-origin' }, {}]
    for (const headers of own as Array<Record<string, string>>)
      expect((await app.request(path, { method, headers })).status).not.toBe(403)
  })
})

test('a caller that is no browser and not signed in gets to the 401', async () => {
  const { app } = await buildHouse()
  const answer = await app.request('/api/analyze', { method: 'POST', body: '{}' })
  expect(answer.status).toBe(401)
})

test('reading is not bound to an origin', async () => {
  const { app, signUp } = await buildHouse()
  const { cookie } = await signUp()
  const headers = { cookie: cookie!, origin: 'https://evil.example' }
  const answer = await app.request('/api/auth/user', { headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test('no GET of tRPC changes anything', async () => {
  const { signUp, open } = await buildHouse()
  const member = await signUp()
  const { status } = await member.get('/trpc/account.logout')
  expect([400, 405]).toContain(status)
  expect(open.sqlite.prepare('select count(*) as n from sessions').get()).toEqual({
    n: 1,
  })
})
