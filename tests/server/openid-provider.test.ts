import { expect, onTestFinished, test, vi } from 'vitest'
import { hourMs } from '#tests/support/clock.ts'
import { countRows } from '#tests/support/database.ts'
import {
  callbackPath,
  comeBack,
  houseWith,
  openDoor,
  openIdHouse,
  reasonIn,
  signIn,
  whoIs,
} from '#tests/support/openid-house.ts'
import { ada, openIdServer } from '#tests/support/openid-server.ts'
import { realProvider } from '#tests/support/openid-real-provider.ts'
import { scriptedServer, sends, sendsJson } from '#tests/support/scripted-server.ts'
import { testAppUrl } from '#tests/support/build-house.ts'
import { cookieBrowserOf } from '#tests/support/cookie-browser.ts'
import { runServer } from '#tests/support/run-server.ts'
import type { CookieBrowser } from '#tests/support/cookie-browser.ts'
import type { OpenIdHouse } from '#tests/support/openid-house.ts'
import type { Script } from '#tests/support/scripted-server.ts'

async function realHouse(
  options: Parameters<typeof realProvider>[1] = {},
): Promise<OpenIdHouse> {
  return houseWith(await realProvider(testAppUrl + callbackPath, options))
}

/** Puts another verifier in the place of the one that the challenge was made of. */
function changeVerifier(browser: CookieBrowser): void {
  const [state, nonce] = browser.cookies.get('oauth')?.split('.') ?? []
  browser.cookies.set('oauth', [state, nonce, 'v'.repeat(43)].join('.'))
}

test('a certified provider lets a new person in, and the same one again', async () => {
  const house = await realHouse()
  const browser = house.browser()
  const callback = await comeBack(browser)
  // It names itself (RFC 9207).
  expect(callback.searchParams.get('iss')).toMatch(/^http:\/\/127\.0\.0\.1:/)
  expect(await openDoor(browser, callback)).toBe('/?auth=success')
  const person = await whoIs(browser)
  expect(person).toMatchObject({ email: ada.email, firstName: 'Ada' })
  const again = house.browser()
  expect(await signIn(again)).toBe('/?auth=success')
  expect(await whoIs(again)).toEqual(person)
})

test('a server that was told of a provider by its settings lets people in', async () => {
  const { settings } = await openIdServer()
  const server = await runServer({
    GOOGLE_CLIENT_ID: settings.clientId,
    GOOGLE_CLIENT_SECRET: settings.clientSecret,
    GOOGLE_ISSUER: settings.issuer,
  })
  onTestFinished(() => server.close())
  const app = { request: (path: string, init?: RequestInit) => fetch(path, init) }
  const browser = cookieBrowserOf(app, server.url)
  const address = await browser.leave('/api/auth/google')
  expect(address.searchParams.get('redirect_uri')).toBe(server.url + callbackPath)
  expect(await openDoor(browser, await browser.leave(address))).toBe('/?auth=success')
  expect(await whoIs(browser)).toMatchObject({ email: ada.email, isAdmin: true })
})

test('a certified provider that tells e-mails at its userinfo endpoint alone lets people in', async () => {
  const house = await realHouse({ isStrict: true })
  const browser = house.browser()
  expect(await signIn(browser)).toBe('/?auth=success')
  expect(await whoIs(browser)).toMatchObject({ email: ada.email, lastName: 'Lovelace' })
})

test('a client secret of any signs is understood', async () => {
  const house = await realHouse({ clientSecret: 'a+b/c=d%20:e&f~g' })
  expect(await signIn(house.browser())).toBe('/?auth=success')
})

test('a code with another verifier is refused by the provider', async () => {
  const house = await realHouse()
  const browser = house.browser()
  const callback = await comeBack(browser)
  changeVerifier(browser)
  expect(await openDoor(browser, callback)).toBe('/auth?error=google')
  expect(reasonIn(house)).toContain('invalid_grant')
  expect([await whoIs(browser), countRows(house.open, 'users')]).toEqual([null, 1])
})

test('a code is good once, even with its cookie put back', async () => {
  const house = await realHouse()
  const browser = house.browser()
  const callback = await comeBack(browser)
  const request = browser.cookies.get('oauth') ?? ''
  expect(await openDoor(browser, callback)).toBe('/?auth=success')
  browser.cookies.set('oauth', request)
  expect(await openDoor(browser, callback)).toBe('/auth?error=google')
  expect(reasonIn(house)).toContain('invalid_grant')
})

test('a made-up code and one that came too late are refused', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const house = await realHouse()
  const browser = house.browser()
  const forged = await comeBack(browser)
  forged.searchParams.set('code', 'made-up')
  expect(await openDoor(browser, forged)).toBe('/auth?error=google')
  expect(reasonIn(house)).toContain('invalid_grant')
  const late = await comeBack(browser)
  vi.setSystemTime(Date.now() + 61_000)
  expect(await openDoor(browser, late)).toBe('/auth?error=google')
  expect(await whoIs(browser)).toBeNull()
})

test('a code of another person, pasted into the own callback, is refused', async () => {
  const house = await realHouse()
  const [victim, attacker] = [house.browser(), house.browser()]
  const stolen = await comeBack(victim)
  const own = await comeBack(attacker)
  own.searchParams.set('code', stolen.searchParams.get('code') ?? '')
  expect(await openDoor(attacker, own)).toBe('/auth?error=google')
  expect(reasonIn(house)).toContain('invalid_grant')
})

test('a client secret that the provider does not know is told in the log', async () => {
  const settings = await realProvider(testAppUrl + callbackPath)
  const house = await houseWith({ ...settings, clientSecret: 'another' })
  expect(await signIn(house.browser())).toBe('/auth?error=google')
  expect(reasonIn(house)).toContain('invalid_client')
})

test('a request from which the challenge was taken is refused by the provider', async () => {
  const house = await realHouse()
  const browser = house.browser()
  const address = await browser.leave('/api/auth/google')
  address.searchParams.delete('code_challenge')
  address.searchParams.delete('code_challenge_method')
  const callback = await browser.leave(address)
  expect(callback.searchParams.get('error')).toBe('invalid_request')
  expect(await openDoor(browser, callback)).toBe('/auth?error=google')
})

test('an answer that names another issuer is refused before its code is used', async () => {
  const { house, provider } = await openIdHouse()
  const browser = house.browser()
  provider.sendBack = (url) => url.searchParams.set('iss', 'https://evil.example')
  expect(await signIn(browser)).toBe('/auth?error=google')
  expect(reasonIn(house)).toBe('The answer comes from another issuer')
  provider.sendBack = (url) => url.searchParams.set('iss', provider.settings.issuer)
  expect(await signIn(browser)).toBe('/?auth=success')
})

test.for(['access_denied', 'server_error', 'login_required\r\nfake: line'])(
  'the answer error=%j of the provider is refused',
  async (error) => {
    const { house, provider } = await openIdHouse()
    provider.sendBack = (url) => {
      url.searchParams.delete('code')
      url.searchParams.set('error', error)
    }
    const browser = house.browser()
    expect(await signIn(browser)).toBe('/auth?error=google')
    expect(reasonIn(house)).toContain('The provider refused')
    expect(await whoIs(browser)).toBeNull()
  },
)

test('an answer with an error is refused even when it brings a good code', async () => {
  const { house, provider } = await openIdHouse()
  provider.sendBack = (url) => url.searchParams.set('error', 'access_denied')
  expect(await signIn(house.browser())).toBe('/auth?error=google')
  expect(countRows(house.open, 'sessions')).toBe(0)
})

test('an answer without a code is refused', async () => {
  const { house, provider } = await openIdHouse()
  provider.sendBack = (url) => url.searchParams.delete('code')
  expect(await signIn(house.browser())).toBe('/auth?error=google')
  expect(reasonIn(house)).toBe('The provider refused: no code')
})

test('the userinfo endpoint is asked only where the ID token has no e-mail, and believed about its subject alone', async () => {
  const { house, provider } = await openIdHouse()
  await signIn(house.browser())
  expect(provider.userInfoLooks).toBe(0)
  provider.change = ({ payload }) => delete payload['email']
  expect(await signIn(house.browser())).toBe('/?auth=success')
  expect(provider.userInfoLooks).toBe(1)
  provider.userInfo = { ...ada, sub: 'another-subject' }
  expect(await signIn(house.browser())).toBe('/auth?error=google')
  expect(reasonIn(house)).toContain('another person')
  provider.userInfo = {}
  expect(await signIn(house.browser())).toBe('/auth?error=google')
  expect(reasonIn(house)).toContain('does not tell who it is')
})

function documentOf(issuer: string): Record<string, string> {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
  }
}

const noProvider: Array<[name: string, script: Script, reason: RegExp]> = [
  ['no discovery document', sends(404, 'not here'), /no discovery document \(404\)/],
  ['a page in its place', sends(200, '<html>'), /no discovery document/],
  ['half a document', sendsJson(200, { issuer: 'x' }), /no discovery document/],
  [
    'a good document, but elsewhere',
    (answer, request) =>
      (request.path === '/elsewhere'
        ? sendsJson(200, documentOf(`http://${request.headers.host}`))
        : sends(302, '', { location: '/elsewhere' }))(answer, request),
    /does not answer: unexpected redirect/,
  ],
  [
    'the document of another issuer',
    sendsJson(200, documentOf('https://evil.example')),
    /that of https:\/\/evil\.example/,
  ],
]

test.for(noProvider)(
  'nobody is sent to a provider with %s',
  async ([, script, reason]) => {
    const { origin } = await scriptedServer(script)
    const house = await houseWith({ issuer: origin, clientId: 'a', clientSecret: 'b' })
    const browser = house.browser()
    expect(await openDoor(browser, '/api/auth/google')).toBe('/auth?error=google')
    expect(reasonIn(house)).toMatch(reason)
    expect(browser.cookies.size).toBe(0)
  },
)

test('a slash behind the issuer in the settings makes no difference', async () => {
  const { provider } = await openIdHouse()
  const { settings } = provider
  const house = await houseWith({ ...settings, issuer: `${settings.issuer}/` })
  expect(await signIn(house.browser())).toBe('/?auth=success')
})

test('while the provider is down people are led back, and it is asked again afterwards', async () => {
  const { house, provider } = await openIdHouse()
  const port = provider.server.address().port
  await provider.server.stop()
  const browser = house.browser()
  expect(await openDoor(browser, '/api/auth/google')).toBe('/auth?error=google')
  expect(reasonIn(house)).toMatch(/does not answer: .*ECONNREFUSED/)
  await provider.server.start(port, '127.0.0.1')
  provider.server.issuer.url = provider.settings.issuer
  expect(await signIn(browser)).toBe('/?auth=success')
})

test('a provider that goes down on the way ends the sign-in and nothing else', async () => {
  const { house, provider } = await openIdHouse()
  const browser = house.browser()
  const callback = await comeBack(browser)
  await provider.stop()
  expect(await openDoor(browser, callback)).toBe('/auth?error=google')
  expect(reasonIn(house)).toMatch(/^The code was not taken: .*(closed|ECONN)/)
  expect((await browser.ask('/')).status).toBe(200)
})

test('the discovery document is read with the first sign-in, for an hour, and again at once when that failed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { house, provider } = await openIdHouse()
  expect(provider.looks).toBe(0)
  await Promise.all([signIn(house.browser()), signIn(house.browser())])
  await signIn(house.browser())
  expect(provider.looks).toBe(1)
  vi.setSystemTime(Date.now() + hourMs)
  provider.discovery = { token_endpoint: 'broken' }
  expect(await openDoor(house.browser(), '/api/auth/google')).toBe('/auth?error=google')
  provider.discovery = {}
  expect(await signIn(house.browser())).toBe('/?auth=success')
  expect(provider.looks).toBe(3)
})
