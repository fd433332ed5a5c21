import { expect, onTestFinished, test, vi } from 'vitest'
import { createOpenIdProvider } from '#server/auth/open-id-provider.ts'
import { rowsOf } from '#tests/support/database.ts'
import { aUser } from '#tests/support/factories.ts'
import { recordingMailer } from '#tests/support/fakes.ts'
import {
  callbackPath,
  openIdHouse,
  reasonIn,
  signIn,
  whoIs,
} from '#tests/support/openid-house.ts'
import { ada, openIdServer } from '#tests/support/openid-server.ts'
import { until } from '#tests/support/until.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { CookieBrowser } from '#tests/support/cookie-browser.ts'
import type { House } from '#tests/support/build-house.ts'
import type { OpenIdServer } from '#tests/support/openid-server.ts'

const password = 'a long enough one'
const verified = { emailVerifiedAt: '2026-01-01T00:00:00.000Z' }

function usersIn(house: Pick<House, 'open'>): UserRow[] {
  return rowsOf(house.open, 'users') as unknown as UserRow[]
}

function keyOf({ settings }: OpenIdServer, subject: string = ada.sub): string {
  return `${settings.issuer} ${subject}`
}

async function logIn(browser: CookieBrowser, email: string): Promise<number> {
  return (await browser.post('/api/auth/login', { email, password })).status
}

const unproven: Array<[string, Record<string, unknown>]> = [
  ['an e-mail that is not verified', { email_verified: false }],
  ['an e-mail that is not verified, in words', { email_verified: 'false' }],
  ['an e-mail and no word about it', { email_verified: undefined }],
  ['no e-mail', { email: undefined }],
  ['an empty e-mail', { email: '' }],
  ['an e-mail that is none', { email: 'ada at example' }],
  ['two e-mails', { email: 'ada@example.org,eve@example.org' }],
  // In lower case the Kelvin sign is a plain k.
  ['an e-mail that looks like another', { email: '\u212Aatherine@example.org' }],
]

test.for(unproven)('%s opens, creates and links nothing', async ([, claims]) => {
  const { house, provider } = await openIdHouse()
  await aUser(house.db, { email: ada.email })
  await aUser(house.db, { email: 'katherine@example.org', ...verified })
  const before = usersIn(house)
  provider.person = { ...ada, ...claims }
  const browser = house.browser()
  expect(await signIn(browser)).toBe('/auth?error=authentication_failed')
  expect(reasonIn(house)).toBe('The provider has not verified the e-mail address')
  expect(await whoIs(browser)).toBeNull()
  expect(usersIn(house)).toEqual(before)
})

test('an account with a verified e-mail is linked, and keeps its password and sessions', async () => {
  const mailer = recordingMailer()
  const { house, provider } = await openIdHouse({ mailer })
  const atHome = house.browser()
  await atHome.post('/api/auth/register', { email: ada.email, password })
  house.open.sqlite.exec(`update users set "emailVerifiedAt" = '2026-01-01'`)
  const own = await whoIs(atHome)
  const browser = house.browser()
  expect(await signIn(browser)).toBe('/?auth=success')
  expect(await whoIs(browser)).toEqual(own)
  expect(await whoIs(atHome)).toEqual(own)
  expect(await logIn(house.browser(), ada.email)).toBe(200)
  expect(usersIn(house).at(-1)).toMatchObject({
    googleId: keyOf(provider),
    emailVerifiedAt: '2026-01-01',
  })
  const mail = await until(() => mailer.sent[0])
  expect(mail.to).toBe(ada.email)
  expect(mail.subject).toBe('A sign-in was linked to your Refyn account')
  expect(mail.text).not.toContain('password')
})

test('who registered a stranger’s e-mail beforehand is out when the stranger comes', async () => {
  const mailer = recordingMailer()
  const { house, provider } = await openIdHouse({ mailer })
  const hijacker = house.browser()
  await hijacker.post('/api/auth/register', { email: ada.email, password })
  const planted = await whoIs(hijacker)
  expect(planted).not.toBeNull()
  const browser = house.browser()
  expect(await signIn(browser)).toBe('/?auth=success')
  expect((await whoIs(browser))?.id).toBe(planted?.id)
  expect(await whoIs(hijacker)).toBeNull()
  expect(await logIn(house.browser(), ada.email)).toBe(401)
  expect(usersIn(house).at(-1)).toMatchObject({
    password: null,
    googleId: keyOf(provider),
    emailVerifiedAt: house.clock.now().toISOString(),
  })
  const mail = await until(() => mailer.sent[0])
  expect(mail.text).toContain('password that the account had was removed')
})

test('an account that is linked to another subject is refused, whatever its e-mail', async () => {
  const { house, provider } = await openIdHouse()
  await signIn(house.browser())
  const before = usersIn(house)
  provider.person = { ...ada, sub: 'another-subject' }
  const browser = house.browser()
  expect(await signIn(browser)).toBe('/auth?error=authentication_failed')
  expect(reasonIn(house)).toBe('The account is linked to another subject')
  expect(await whoIs(browser)).toBeNull()
  expect(usersIn(house)).toEqual(before)
})

test('a known subject comes in by another e-mail, by none, and by one that is not verified', async () => {
  const { house, provider } = await openIdHouse()
  const other = await aUser(house.db, { email: 'lovelace@example.org', ...verified })
  const browser = house.browser()
  await signIn(browser)
  const own = await whoIs(browser)
  for (const claims of [
    { email: other.email },
    { email: undefined },
    { email_verified: false },
  ]) {
    provider.person = { ...ada, ...claims }
    const again = house.browser()
    expect(await signIn(again)).toBe('/?auth=success')
    expect(await whoIs(again)).toEqual(own)
  }
  expect(own?.email).toBe(ada.email)
})

test('the same subject of another issuer is another person', async () => {
  const { house, provider } = await openIdHouse()
  await signIn(house.browser())
  const other = await openIdServer()
  const elsewhere = await openIdHouse({
    open: house.open,
    openId: createOpenIdProvider(other.settings, house.appUrl + callbackPath),
  })
  other.person = { ...ada, email: 'second@example.org' }
  const browser = elsewhere.house.browser()
  expect(await signIn(browser)).toBe('/?auth=success')
  expect(await whoIs(browser)).toMatchObject({ email: 'second@example.org' })
  other.person = { ...ada }
  expect(await signIn(elsewhere.house.browser())).toBe('/?auth=success')
  const keys = usersIn(house).flatMap(({ googleId }) => googleId ?? [])
  expect(keys.toSorted()).toEqual([keyOf(provider), keyOf(other)].toSorted())
})

test.for(['known by its subject', 'known by its e-mail'])(
  'an account that is being removed, %s, opens and changes no more',
  async (known) => {
    const { house, provider } = await openIdHouse()
    const { id } = await aUser(house.db, {
      email: ada.email,
      googleId: known === 'known by its subject' ? keyOf(provider) : null,
      state: 'deleting',
    })
    const before = usersIn(house)
    const browser = house.browser()
    expect(await signIn(browser)).toBe('/auth?error=authentication_failed')
    expect(reasonIn(house)).toBe('The account is being removed')
    expect(await whoIs(browser)).toBeNull()
    expect(usersIn(house)).toEqual(before)
    expect(before.find((user) => user.id === id)?.lastLoginAt).toBeNull()
    expect(rowsOf(house.open, 'jobs').map(({ kind }) => kind)).not.toContain('mail')
  },
)

test('an e-mail is the same in any case and with spaces around it', async () => {
  const { house, provider } = await openIdHouse()
  const existing = await aUser(house.db, { email: ada.email, ...verified })
  provider.person = { ...ada, email: '  ADA@Example.ORG ' }
  const browser = house.browser()
  expect(await signIn(browser)).toBe('/?auth=success')
  expect((await whoIs(browser))?.id).toBe(existing.id)
})

test('a subject is not the same in another case', async () => {
  const { house, provider } = await openIdHouse()
  await signIn(house.browser())
  provider.person = { ...ada, sub: ada.sub.toUpperCase() }
  expect(await signIn(house.browser())).toBe('/auth?error=authentication_failed')
})

test('a new person who comes in at two places at once has one account', async () => {
  const { house } = await openIdHouse()
  const browsers = [1, 2, 3, 4].map(() => house.browser())
  const ends = await Promise.all(browsers.map((browser) => signIn(browser)))
  expect(new Set(ends)).toEqual(new Set(['/?auth=success']))
  const ids = await Promise.all(
    browsers.map(async (browser) => (await whoIs(browser))?.id),
  )
  expect(new Set(ids).size).toBe(1)
})

test('names are cut to what a profile takes, and may be missing', async () => {
  const { house, provider } = await openIdHouse()
  provider.person = { ...ada, given_name: ` ${'A'.repeat(80)}`, family_name: '  ' }
  const browser = house.browser()
  await signIn(browser)
  expect(await whoIs(browser)).toMatchObject({
    firstName: 'A'.repeat(50),
    lastName: null,
  })
})

test('the first person of a server is its admin, by a provider too', async () => {
  const { house } = await openIdHouse()
  house.open.sqlite.exec('delete from users')
  const browser = house.browser()
  await signIn(browser)
  expect(await whoIs(browser)).toMatchObject({ isAdmin: true })
})

test('Google’s tokens name it with and without https, and its subjects stand alone', async () => {
  const { house, provider } = await openIdHouse({ openId: null })
  const google = 'https://accounts.google.com'
  const local = provider.settings.issuer
  const network = globalThis.fetch
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    network(typeof input === 'string' ? input.replace(google, local) : input, init),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  provider.discovery = {
    issuer: google,
    authorization_endpoint: `${local}/authorize`,
    token_endpoint: `${local}/token`,
    jwks_uri: `${local}/jwks`,
  }
  const settings = { ...provider.settings, issuer: google }
  const atGoogle = await openIdHouse({
    open: house.open,
    openId: createOpenIdProvider(settings, house.appUrl + callbackPath),
  })
  for (const issuer of [google, 'accounts.google.com']) {
    provider.change = ({ payload }) => (payload.iss = issuer)
    expect(await signIn(atGoogle.house.browser())).toBe('/?auth=success')
  }
  provider.change = ({ payload }) => (payload.iss = 'http://accounts.google.com')
  expect(await signIn(atGoogle.house.browser())).toBe('/auth?error=google')
  expect(usersIn(house).map(({ googleId }) => googleId)).toEqual([null, null, ada.sub])
})

test('without a password a provider is not unlinked: nothing else would open the account', async () => {
  const { house, provider } = await openIdHouse()
  const browser = house.browser()
  await signIn(browser)
  const answer = await browser.post('/trpc/account.unlinkGoogle')
  expect(answer.status).toBe(409)
  expect(JSON.stringify(await answer.json())).toContain('Set a password first')
  expect(usersIn(house).at(-1)?.googleId).toBe(keyOf(provider))
})

test('unlinking ends every other session, and the provider opens the account no more by its subject', async () => {
  const { house, provider } = await openIdHouse()
  const [browser, other, stranger] = [house.browser(), house.browser(), house.browser()]
  await stranger.post('/api/auth/register', { email: 'eve@example.org', password })
  await signIn(browser)
  await signIn(other)
  const set = await browser.post('/trpc/account.changePassword', {
    json: { newPassword: password },
  })
  expect(set.status).toBe(200)
  await signIn(other)
  const answer = await browser.post('/trpc/account.unlinkGoogle')
  expect(await answer.json()).toMatchObject({
    result: { data: { json: { success: true, endedSessions: 1 } } },
  })
  expect(await whoIs(browser)).toMatchObject({ email: ada.email })
  expect(await whoIs(other)).toBeNull()
  expect(await whoIs(stranger)).not.toBeNull()
  expect(await logIn(house.browser(), ada.email)).toBe(200)
  provider.person = { ...ada, email: 'new@example.org' }
  const again = house.browser()
  await signIn(again)
  expect(await whoIs(again)).toMatchObject({ email: 'new@example.org' })
})
