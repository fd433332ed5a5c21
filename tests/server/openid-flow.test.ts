import { inspect } from 'node:util'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { minuteMs } from '#tests/support/clock.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import {
  callbackPath,
  comeBack,
  openDoor,
  openIdHouse,
  reasonIn,
  signIn,
  whoIs,
} from '#tests/support/openid-house.ts'
import { ada } from '#tests/support/openid-server.ts'

const httpsUrl = 'https://refyn.example'
const noRequest = /belongs to no request of this browser/

function setCookies(answer: Response): string[] {
  return answer.headers.getSetCookie()
}

test('a new person is signed in and lands at /?auth=success', async () => {
  const { house } = await openIdHouse()
  const browser = house.browser()
  expect(await signIn(browser)).toBe('/?auth=success')
  expect(await whoIs(browser)).toMatchObject({
    email: ada.email,
    firstName: 'Ada',
    lastName: 'Lovelace',
  })
  expect(rowsOf(house.open, 'users').at(-1)).toMatchObject({
    email: ada.email,
    password: null,
    emailVerifiedAt: house.clock.now().toISOString(),
    lastLoginAt: house.clock.now().toISOString(),
    isAdmin: 0,
  })
  expect([...browser.cookies.keys()]).toEqual(['session'])
})

test('the way to the provider carries the client, our callback, and fresh secrets each time', async () => {
  const { house, provider } = await openIdHouse()
  const browser = house.browser()
  const address = await browser.leave('/api/auth/google')
  const [state = '', nonce = '', verifier = ''] =
    browser.cookies.get('oauth')?.split('.') ?? []
  expect(address.origin + address.pathname).toBe(`${provider.settings.issuer}/authorize`)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'refyn',
    redirect_uri: house.appUrl + callbackPath,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  })
  await browser.leave('/api/auth/google')
  const next = browser.cookies.get('oauth')?.split('.') ?? []
  // 256 random bits each.
  expect(new Set([state, nonce, verifier, ...next]).size).toBe(6)
  for (const secret of [state, nonce, verifier]) expect(secret).toMatch(/^[\w-]{43}$/)
})

test('a callback in a browser that asked for nothing is refused', async () => {
  const { house } = await openIdHouse()
  const callback = await comeBack(house.browser())
  const stranger = house.browser()
  expect(await openDoor(stranger, callback)).toBe('/auth?error=google')
  expect(reasonIn(house)).toMatch(noRequest)
  expect(stranger.cookies.size).toBe(0)
})

test.for([
  ['another state', 'x'.repeat(43)],
  ['an empty state', ''],
  ['no state', null],
] as const)(
  'a callback with %s is refused, and the request is used up',
  async ([, state]) => {
    const { house } = await openIdHouse()
    const browser = house.browser()
    const callback = await comeBack(browser)
    const forged = new URL(callback)
    if (state === null) forged.searchParams.delete('state')
    else forged.searchParams.set('state', state)
    expect(await openDoor(browser, forged)).toBe('/auth?error=google')
    expect(reasonIn(house)).toMatch(noRequest)
    expect(await openDoor(browser, callback)).toBe('/auth?error=google')
    expect(await whoIs(browser)).toBeNull()
  },
)

test('a callback that was made for another browser signs nobody in', async () => {
  const { house } = await openIdHouse()
  const [attacker, victim] = [house.browser(), house.browser()]
  const callback = await comeBack(attacker)
  await comeBack(victim)
  expect(await openDoor(victim, callback)).toBe('/auth?error=google')
  expect(reasonIn(house)).toMatch(noRequest)
  expect(await whoIs(victim)).toBeNull()
})

test('a callback works once', async () => {
  const { house } = await openIdHouse()
  const browser = house.browser()
  const callback = await comeBack(browser)
  expect(await openDoor(browser, callback)).toBe('/?auth=success')
  expect(await openDoor(browser, callback)).toBe('/auth?error=google')
  expect(reasonIn(house)).toMatch(noRequest)
})

test('on https the request is kept in __Host-oauth, Secure, HttpOnly, Lax, for ten minutes, until it is used', async () => {
  const { house } = await openIdHouse({ appUrl: httpsUrl })
  const browser = house.browser()
  const [line, ...others] = setCookies(await browser.ask('/api/auth/google'))
  expect(others).toEqual([])
  expect(line).toMatch(/^__Host-oauth=[\w-]{43}\.[\w-]{43}\.[\w-]{43};/)
  const attributes = (line ?? '').split('; ').slice(1).toSorted()
  expect(attributes).toEqual([
    'HttpOnly',
    'Max-Age=600',
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ])

  const answer = await browser.ask(await comeBack(browser))
  const gone = setCookies(answer).find((cookie) => cookie.startsWith('__Host-oauth='))
  expect(gone).toMatch(/^__Host-oauth=;/)
  expect(gone).toContain('Max-Age=0')
  expect(gone).toContain('Path=/')
  expect(gone).toContain('Secure')
  expect([...browser.cookies.keys()]).toEqual(['__Host-session'])
})

test('on https a request in a cookie of the plain name is none', async () => {
  const { house } = await openIdHouse({ appUrl: httpsUrl })
  const browser = house.browser()
  const callback = await comeBack(browser)
  browser.cookies.set('oauth', browser.cookies.get('__Host-oauth') ?? '')
  browser.cookies.delete('__Host-oauth')
  expect(await openDoor(browser, callback)).toBe('/auth?error=google')
  expect(reasonIn(house)).toMatch(noRequest)
})

test('on http the request is kept in oauth, without Secure, and gone after a refusal too', async () => {
  const { house } = await openIdHouse()
  const browser = house.browser()
  const [line] = setCookies(await browser.ask('/api/auth/google'))
  expect(line).toMatch(/^oauth=/)
  expect(line).toContain('Max-Age=600')
  expect(line).toContain('HttpOnly')
  expect(line).toContain('SameSite=Lax')
  expect(line).not.toContain('Secure')
  await openDoor(browser, `${callbackPath}?state=wrong&code=x`)
  expect([...browser.cookies.keys()]).toEqual([])
})

test('a cookie that was not made here is no request', async () => {
  const { house } = await openIdHouse()
  const browser = house.browser()
  const long = 'a'.repeat(43)
  for (const value of ['x', 'a.b.c', `${long}.${long}`, '%00', 'a'.repeat(4000)]) {
    browser.cookies.set('oauth', value)
    const address = `${callbackPath}?code=x&state=${value.split('.')[0]}`
    expect(await openDoor(browser, address)).toBe('/auth?error=google')
    expect(reasonIn(house)).toMatch(noRequest)
    expect(browser.cookies.size).toBe(0)
  }
})

test('without a provider both doors lead back to /auth with an error', async () => {
  const { house } = await openIdHouse({ openId: null })
  const browser = house.browser()
  expect(await openDoor(browser, '/api/auth/google')).toBe('/auth?error=google')
  expect(reasonIn(house)).toBe('No provider is set up')
  expect(browser.cookies.size).toBe(0)
  expect(await openDoor(browser, `${callbackPath}?code=x&state=y`)).toBe(
    '/auth?error=google',
  )
})

test('when no session can be stored, the browser is told so and stays a visitor', async () => {
  const { house } = await openIdHouse()
  const browser = house.browser()
  const callback = await comeBack(browser)
  house.open.sqlite.exec(
    `create trigger "full" before insert on "sessions" begin select raise(fail, 'disk full'); end`,
  )
  expect(await openDoor(browser, callback)).toBe('/auth?error=session_save_failed')
  expect([...browser.cookies.keys()]).toEqual([])
  house.open.sqlite.exec('drop trigger "full"')
  expect(await signIn(browser)).toBe('/?auth=success')
})

test('the session of before is replaced, and its cookie opens nothing more', async () => {
  const { house } = await openIdHouse()
  const browser = house.browser()
  await browser.post('/api/auth/register', {
    email: 'other@example.org',
    password: 'a long enough one',
  })
  const old = browser.cookies.get('session') ?? ''
  await signIn(browser)
  expect(await whoIs(browser)).toMatchObject({ email: ada.email })
  const stale = house.browser()
  stale.cookies.set('session', old)
  expect(await whoIs(stale)).toBeNull()
  expect(countRows(house.open, 'sessions')).toBe(1)
})

test('no parameter says where to go', async () => {
  const { house } = await openIdHouse()
  const browser = house.browser()
  const evil = ['redirect', 'redirect_uri', 'next', 'returnTo', 'url', 'auth', 'scope']
    .map((name) => `${name}=https%3A%2F%2Fevil.example%2F`)
    .join('&')
  const address = await browser.leave(`/api/auth/google?${evil}`)
  expect(address.searchParams.get('redirect_uri')).toBe(house.appUrl + callbackPath)
  expect(address.href).not.toContain('evil')
  const callback = await browser.leave(address)
  expect(await openDoor(browser, `${callback.href}&${evil}`)).toBe('/?auth=success')
  expect(await openDoor(browser, `${callbackPath}?${evil}`)).toBe('/auth?error=google')
})

test('a parameter that stands twice is refused before anything is read', async () => {
  const { house } = await openIdHouse()
  const browser = house.browser()
  const callback = await comeBack(browser)
  expect(await openDoor(browser, `${callback.href}&state=other`)).toBe('status 400')
  expect(await openDoor(browser, callback)).toBe('/?auth=success')
})

test('one address has a hundred tries in a quarter of an hour, the ways back included', async () => {
  const { house, provider } = await openIdHouse({ trustProxyHops: 1 })
  const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
  const browser = house.browser()
  for (let count = 0; count < 100; count += 1)
    await browser.ask(count % 2 ? callbackPath : '/api/auth/google', from('192.0.2.1'))
  const looks = provider.looks
  browser.cookies.clear()
  const refused = await browser.ask('/api/auth/google', from('192.0.2.1'))
  expect(refused.headers.get('location')).toBe('/auth?error=google')
  expect([browser.cookies.size, provider.looks]).toEqual([0, looks])
  expect(house.log.entries).toContainEqual(
    expect.objectContaining({ fields: { event: 'limit_hit', limit: 'openid-ip' } }),
  )
  const elsewhere = await browser.ask('/api/auth/google', from('192.0.2.2'))
  expect(elsewhere.headers.get('location')).toContain(provider.settings.issuer)
  house.clock.move(15 * minuteMs)
  const later = await browser.ask('/api/auth/google', from('192.0.2.1'))
  expect(later.headers.get('location')).toContain(provider.settings.issuer)
})

test('the log has who came in and why not, and no code, state, nonce, verifier or token', async () => {
  const { house, provider } = await openIdHouse()
  const browser = house.browser()
  await signIn(browser)
  const kept: string[] = []
  const brokenWords = Buffer.from('{"alg": canary}').toString('base64url')
  const faults: Array<() => void> = [
    () => (provider.change = ({ payload }) => (payload['nonce'] = 'another')),
    () => (provider.change = ({ payload }) => (payload.iss = 'https://evil.example')),
    () => (provider.forge = (claims) => `canary-token.${JSON.stringify(claims)}`),
    () => (provider.forge = () => `${brokenWords}.${brokenWords}.signature`),
    () => (provider.forge = () => undefined),
    () => (provider.sendBack = (url) => url.searchParams.set('code', 'canary-code')),
    () => (provider.sendBack = (url) => url.searchParams.set('state', 'canary-state')),
  ]
  for (const fault of faults) {
    fault()
    const callback = await comeBack(browser)
    kept.push(...(browser.cookies.get('oauth') ?? '').split('.'))
    expect(await openDoor(browser, callback)).toBe('/auth?error=google')
  }
  await browser.post('/api/auth/google/mobile', { idToken: await provider.idToken() })
  await browser.post('/api/auth/google/mobile', { idToken: 'canary.canary.canary' })
  await provider.stop()
  await openDoor(browser, '/api/auth/google')
  expect(kept).toHaveLength(21)
  const told = inspect(house.log.entries, { depth: 20, maxStringLength: null })
  expect(told).toContain('login_ok')
  expect(told).toContain('login_failed')
  const secrets = [...provider.secrets, ...kept]
  expect(secrets.length).toBeGreaterThan(40)
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([])
  expect(told).not.toContain('canary')
})
