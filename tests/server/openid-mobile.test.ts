import { expect, test } from 'vitest'
import { tidyPeople } from '#server/tidy-people.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import {
  comeBack,
  openDoor,
  openIdHouse,
  reasonIn,
  whoIs,
} from '#tests/support/openid-house.ts'
import { ada } from '#tests/support/openid-server.ts'
import type { CookieBrowser } from '#tests/support/cookie-browser.ts'

const mobilePath = '/api/auth/google/mobile'

async function bring(
  browser: CookieBrowser,
  idToken: unknown,
): Promise<{ status: number; body: unknown }> {
  const answer = await browser.post(mobilePath, { idToken })
  return { status: answer.status, body: await answer.json() }
}

/** The nonce that the app has to ask its provider for; the browser keeps it in its cookie. */
async function beginNatively(
  browser: CookieBrowser,
): Promise<{ clientId: string; nonce: string }> {
  const answer = await browser.post('/trpc/account.beginNativeSignIn')
  expect(answer.status).toBe(200)
  const { result } = (await answer.json()) as {
    result: { data: { json: { clientId: string; nonce: string } } }
  }
  return result.data.json
}

const refusal = {
  status: 401,
  body: expect.objectContaining({
    message: 'Mobile authentication failed',
    code: 'invalid_credentials',
  }),
}
const success = { status: 200, body: { success: true, message: 'Signed in' } }

test('a token without a nonce signs in once', async () => {
  const { house, provider } = await openIdHouse()
  const token = await provider.idToken()
  const [phone, thief] = [house.browser(), house.browser()]
  expect(await bring(phone, token)).toEqual(success)
  expect(await whoIs(phone)).toMatchObject({ email: ada.email })
  expect([...phone.cookies.keys()]).toEqual(['session'])
  expect(await bring(thief, token)).toEqual(refusal)
  expect(reasonIn(house)).toBe('The ID token was used before')
  expect(await whoIs(thief)).toBeNull()
})

test('a token that was used opens nothing when it is written otherwise', async () => {
  const { house, provider } = await openIdHouse()
  const token = await provider.idToken()
  expect(await bring(house.browser(), token)).toEqual(success)
  const others = [
    turnLastBit(token),
    `${token}==`,
    `${token.slice(0, -4)} ${token.slice(-4)}`,
    `${token}\n`,
  ]
  for (const other of others) {
    expect(other).not.toBe(token)
    expect(await bring(house.browser(), other)).toEqual(refusal)
    expect(reasonIn(house)).toBe('The ID token was used before')
  }
})

/** 256 bytes of signature leave four bits of the last letter unused. */
function turnLastBit(token: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return token.slice(0, -1) + letters[letters.indexOf(token.at(-1) ?? '') ^ 1]
}

test('of two phones that bring the same token at once, one gets in', async () => {
  const { house, provider } = await openIdHouse()
  const token = await provider.idToken()
  const answers = await Promise.all([1, 2, 3, 4].map(() => bring(house.browser(), token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(countRows(house.open, 'sessions')).toBe(1)
})

test('the table of used tokens holds none of them, and no row goes while its token is believed', async () => {
  const { house, provider } = await openIdHouse()
  const seconds = Math.floor(Date.now() / 1000)
  // Past its end, within what clocks may differ.
  const token = await provider.idToken({ iat: seconds - 60, exp: seconds - 10 })
  expect(await bring(house.browser(), token)).toEqual(success)
  expect(JSON.stringify(rowsOf(house.open, 'used_id_tokens'))).not.toContain(
    token.split('.')[2],
  )
  await tidyPeople(house.services)
  expect(await bring(house.browser(), token)).toEqual(refusal)
  house.clock.move(60 * 60 * 1000)
  await tidyPeople(house.services)
  expect(countRows(house.open, 'used_id_tokens')).toBe(0)
})

test('a token without a nonce is good for five minutes', async () => {
  const { house, provider } = await openIdHouse()
  const madeAt = Math.floor(house.clock.now().getTime() / 1000)
  const [old, young] = [
    await provider.idToken({ iat: madeAt - 301 }),
    await provider.idToken({ iat: madeAt - 299 }),
  ]
  expect(await bring(house.browser(), old)).toEqual(refusal)
  expect(reasonIn(house)).toBe('The ID token is too old')
  expect(await bring(house.browser(), young)).toEqual(success)
})

test('a token with the nonce that the app was given signs in', async () => {
  const { house, provider } = await openIdHouse()
  const phone = house.browser()
  const { clientId, nonce } = await beginNatively(phone)
  expect([clientId, nonce.length]).toEqual(['refyn', 43])
  expect(phone.cookies.get('oauth')).toContain(nonce)
  expect(await bring(phone, await provider.idToken({ nonce }))).toEqual(success)
  expect([...phone.cookies.keys()]).toEqual(['session'])
})

test('a token with a nonce may be older than five minutes: it is bound to the browser', async () => {
  const { house, provider } = await openIdHouse()
  const phone = house.browser()
  const { nonce } = await beginNatively(phone)
  const iat = Math.floor(Date.now() / 1000) - 540
  expect(await bring(phone, await provider.idToken({ nonce, iat }))).toEqual(success)
})

test('a token with another nonce, or in another browser, is refused', async () => {
  const { house, provider } = await openIdHouse()
  const [phone, other] = [house.browser(), house.browser()]
  const { nonce } = await beginNatively(phone)
  await beginNatively(other)
  const token = await provider.idToken({ nonce })
  expect(await bring(other, token)).toEqual(refusal)
  expect(await bring(house.browser(), token)).toEqual(refusal)
  expect(reasonIn(house)).toBe('The ID token is for another request')
  expect(await bring(phone, token)).toEqual(success)
})

test('a nonce is asked about once, and a token without it is refused meanwhile', async () => {
  const { house, provider } = await openIdHouse()
  const phone = house.browser()
  const { nonce } = await beginNatively(phone)
  expect(await bring(phone, await provider.idToken())).toEqual(refusal)
  expect(phone.cookies.size).toBe(0)
  expect(await bring(phone, await provider.idToken({ nonce }))).toEqual(refusal)
})

test('a nonce of a native sign-in opens no callback of the web', async () => {
  const { house } = await openIdHouse()
  const browser = house.browser()
  const callback = await comeBack(browser)
  await beginNatively(browser)
  expect(await openDoor(browser, callback)).toBe('/auth?error=google')
})

test('garbage of any kind is refused in the same words', async () => {
  const { house } = await openIdHouse()
  for (const token of ['garbage', 'a.b.c', 'e30.e30.e30', '<script>alert(1)</script>'])
    expect(await bring(house.browser(), token)).toEqual(refusal)
})

test('a token for another client, of another issuer, past its end or signed by nobody is refused', async () => {
  const { house, provider } = await openIdHouse()
  const bad = [
    await provider.idToken({ aud: 'another-client' }),
    await provider.idToken({ aud: ['refyn', 'another-client'] }),
    await provider.idToken({ iss: 'https://evil.example' }),
    await provider.idToken({ exp: Math.floor(Date.now() / 1000) - 60 }),
    `${(await provider.idToken()).split('.').slice(0, 2).join('.')}.`,
  ]
  for (const token of bad) expect(await bring(house.browser(), token)).toEqual(refusal)
  expect(countRows(house.open, 'users')).toBe(1)
})

test('a token that is empty, too long or no text is refused unread', async () => {
  const { house, provider } = await openIdHouse()
  for (const token of ['', 'x'.repeat(8193), 7, null, undefined]) {
    const { status, body } = await bring(house.browser(), token)
    expect([status, (body as { code: string }).code]).toEqual([400, 'invalid'])
  }
  expect(provider.looks).toBe(0)
})

test('without a provider it says that there is none', async () => {
  const { house } = await openIdHouse({ openId: null })
  const { status, body } = await bring(house.browser(), 'token')
  expect([status, (body as { code: string }).code]).toEqual([503, 'not_configured'])
  expect((await house.browser().post('/trpc/account.beginNativeSignIn')).status).toBe(503)
})

test('while the provider is down no native sign-in begins, and none succeeds', async () => {
  const { house, provider } = await openIdHouse()
  const token = await provider.idToken()
  await provider.stop()
  const phone = house.browser()
  expect((await phone.post('/trpc/account.beginNativeSignIn')).status).toBe(502)
  expect(phone.cookies.size).toBe(0)
  expect(await bring(phone, token)).toEqual(refusal)
})

test.for(['nativeSignIn', 'beginNativeSignIn'])(
  'account.%s is refused in a batch',
  async (name) => {
    const { house, provider } = await openIdHouse()
    const phone = house.browser()
    const input = { json: { idToken: await provider.idToken() } }
    const answer = await phone.post(`/trpc/account.${name},account.${name}?batch=1`, {
      0: name === 'nativeSignIn' ? input : {},
      1: name === 'nativeSignIn' ? input : {},
    })
    const results = (await answer.json()) as Array<{
      error: { json: { data: { appCode: string } } }
    }>
    expect(results.map(({ error }) => error.json.data.appCode)).toEqual([
      'invalid',
      'invalid',
    ])
    expect([phone.cookies.size, countRows(house.open, 'sessions')]).toEqual([0, 0])
  },
)

test('from a page of another site no token is taken', async () => {
  const { house, provider } = await openIdHouse()
  const answer = await house.browser().ask(mobilePath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
    body: JSON.stringify({ idToken: await provider.idToken() }),
  })
  expect(answer.status).toBe(403)
})

test('one address has a hundred tries in a quarter of an hour', async () => {
  const { house, provider } = await openIdHouse()
  const phone = house.browser()
  for (let count = 0; count < 100; count += 1) await bring(phone, 'garbage')
  const { status, body } = await bring(phone, await provider.idToken())
  expect([status, (body as { code: string }).code]).toEqual([429, 'rate_limited'])
  expect((await phone.post('/trpc/account.beginNativeSignIn')).status).toBe(429)
})
