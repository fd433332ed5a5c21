import { expect, test } from 'vitest'
import { findUser } from '#db/queries/users.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { minuteMs } from '#tests/support/clock.ts'
import { aUser } from '#tests/support/factories.ts'
import { codeOf, outcomes, refusalOf } from '#tests/support/refusals.ts'

const newcomer = { email: 'new@example.org', password: 'a long enough one' }

test('registration opens an account and signs it in', async () => {
  const { as, session, db } = await buildContext()
  const user = await as(null).api.account.register({
    ...newcomer,
    email: ' New@Example.ORG ',
    firstName: ' Ada ',
  })
  expect(user).toMatchObject({
    email: 'new@example.org',
    firstName: 'Ada',
    isAdmin: false,
  })
  expect(session.started).toEqual([user.id])
  const row = await findUser(db, user.id)
  expect(row?.password).toBe('hash of a long enough one')
  expect(row?.lastLoginAt).toBe('2026-11-15T12:00:00.000Z')
})

test('the answer of registration holds no hash and no vendor id', async () => {
  const { as } = await buildContext()
  const user = await as(null).api.account.register(newcomer)
  expect(Object.keys(user).toSorted()).toEqual([
    'artistStatement',
    'createdAt',
    'directness',
    'email',
    'firstName',
    'id',
    'interests',
    'isAdmin',
    'language',
    'lastName',
    'level',
    'profileImageUrl',
  ])
})

test('the first account of a server is admin, the second is not', async () => {
  const { as, open } = await buildContext()
  open.sqlite.exec('delete from users')
  const first = await as(null).api.account.register(newcomer)
  const second = await as(null).api.account.register({
    ...newcomer,
    email: 'b@example.org',
  })
  expect([first.isAdmin, second.isAdmin]).toEqual([true, false])
})

test('an account named in ADMIN_EMAILS is admin', async () => {
  const { as } = await buildContext({ settings: { adminEmails: ['new@example.org'] } })
  expect((await as(null).api.account.register(newcomer)).isAdmin).toBe(true)
})

test('a taken e-mail is refused in any case and changes nothing', async () => {
  const { as, user, open, session } = await buildContext()
  const call = as(null).api.account.register({
    ...newcomer,
    email: user.email.toUpperCase(),
  })
  expect(await codeOf(call)).toBe('email_taken')
  expect(countRows(open, 'users')).toBe(1)
  expect(session.started).toEqual([])
})

test('of 20 registrations with one e-mail at once exactly one passes', async () => {
  const { as, open } = await buildContext()
  const calls = Array.from({ length: 20 }, () => as(null).api.account.register(newcomer))
  const { passed, refused } = await outcomes(calls)
  expect(passed).toBe(1)
  expect(new Set(refused)).toEqual(new Set(['email_taken']))
  expect(countRows(open, 'users')).toBe(2)
})

test.for([
  ['an e-mail without a host', { ...newcomer, email: 'nobody' }],
  ['a password of seven characters', { ...newcomer, password: '1234567' }],
  ['a password of 257 characters', { ...newcomer, password: 'x'.repeat(257) }],
  ['a common password', { ...newcomer, password: 'password123' }],
  ['a field nobody asked for', { ...newcomer, isAdmin: true }],
  ['a name that is too long', { ...newcomer, firstName: 'x'.repeat(51) }],
] as const)('registration with %s is invalid', async ([, input]) => {
  const { as, open } = await buildContext()
  expect(await codeOf(as(null).api.account.register(input))).toBe('invalid')
  expect(countRows(open, 'users')).toBe(1)
})

test('the sixty-first registration of an address within the hour is refused', async () => {
  const { as, clock } = await buildContext()
  const tryOnce = () =>
    as(null).api.account.register({ ...newcomer, password: 'password123' })
  for (let hit = 0; hit < 60; hit += 1) expect(await codeOf(tryOnce())).toBe('invalid')
  const refusal = await refusalOf(tryOnce())
  expect(refusal.appCode).toBe('rate_limited')
  expect(refusal.detail.seconds).toBe(3600)
  clock.move(61 * minuteMs)
  expect(await codeOf(tryOnce())).toBe('invalid')
})

test('sign-in with the right password starts a session', async () => {
  const { as, user, session, db, clock } = await buildContext()
  clock.move(minuteMs)
  const view = await as(null).api.account.login({
    email: user.email.toUpperCase(),
    password: 'correct horse',
  })
  expect(view.id).toBe(user.id)
  expect(session.started).toEqual([user.id])
  expect((await findUser(db, user.id))?.lastLoginAt).toBe('2026-11-15T12:01:00.000Z')
})

test('a wrong password and an unknown account are the same refusal at the same cost', async () => {
  const checks: Array<string | null> = []
  const { as, user, session } = await buildContext({
    passwords: {
      hash: () => Promise.reject(new Error('unused')),
      isCommon: () => Promise.resolve(false),
      verify: (hash) => {
        checks.push(hash)
        return Promise.resolve({ isValid: false, needsRehash: false })
      },
    },
  })
  const { account } = as(null).api
  const wrong = await refusalOf(account.login({ email: user.email, password: 'no' }))
  const unknown = await refusalOf(
    account.login({ email: 'x@example.org', password: 'no' }),
  )
  expect([wrong.appCode, wrong.message]).toEqual([unknown.appCode, unknown.message])
  expect(wrong.appCode).toBe('invalid_credentials')
  expect(checks).toEqual([user.password, null])
  expect(session.started).toEqual([])
})

test('an account that is being deleted cannot sign in', async () => {
  const { as, db } = await buildContext()
  const leaving = await aUser(db, { state: 'deleting' })
  const call = as(null).api.account.login({
    email: leaving.email,
    password: 'correct horse',
  })
  expect(await codeOf(call)).toBe('invalid_credentials')
})

test('an account without a password cannot sign in with one', async () => {
  const { as, db } = await buildContext()
  const { email } = await aUser(db, { password: null })
  expect(await codeOf(as(null).api.account.login({ email, password: 'x' }))).toBe(
    'invalid_credentials',
  )
})

test('a password kept under older parameters is hashed anew at sign-in', async () => {
  const { as, db } = await buildContext()
  const user = await aUser(db, { password: 'old hash of correct horse' })
  await as(null).api.account.login({ email: user.email, password: 'correct horse' })
  expect((await findUser(db, user.id))?.password).toBe('hash of correct horse')
})

test('the eleventh attempt on one account from one address is refused, right or wrong', async () => {
  const { as, user, clock } = await buildContext()
  const login = (password: string, ip = '192.0.2.7') =>
    as(null, { ip }).api.account.login({ email: user.email, password })
  for (let hit = 0; hit < 10; hit += 1)
    expect(await codeOf(login('wrong'))).toBe('invalid_credentials')
  expect(await codeOf(login('correct horse'))).toBe('rate_limited')
  expect((await login('correct horse', '192.0.2.8')).id).toBe(user.id)
  clock.move(15 * minuteMs)
  expect((await login('correct horse')).id).toBe(user.id)
})

test('an account is limited over all addresses, and a whole IPv6 /64 is one address', async () => {
  const { as, user } = await buildContext()
  const login = (ip: string, email = user.email) =>
    codeOf(as(null, { ip }).api.account.login({ email, password: 'wrong' }))
  for (let hit = 0; hit < 30; hit += 1)
    expect(await login(`198.51.100.${hit}`)).toBe('invalid_credentials')
  expect(await login('198.51.100.99')).toBe('rate_limited')
  for (let hit = 0; hit < 10; hit += 1)
    expect(await login(`2001:db8:1:2::${hit}`, 'o@example.org')).toBe(
      'invalid_credentials',
    )
  expect(await login('2001:db8:1:2:ffff::1', 'o@example.org')).toBe('rate_limited')
  expect(await login('2001:db8:1:3::1', 'o@example.org')).toBe('invalid_credentials')
})

test('sign-in and registration in a batch are refused before any check', async () => {
  const { as, user, open } = await buildContext()
  const { account } = as(null, { batchSize: 2 }).api
  expect(await codeOf(account.register(newcomer))).toBe('invalid')
  expect(
    await codeOf(account.login({ email: user.email, password: 'correct horse' })),
  ).toBe('invalid')
  expect(countRows(open, 'rate_limits')).toBe(0)
})

test('signing out ends the session, and does no harm to a visitor', async () => {
  const { api, as, session } = await buildContext()
  expect(await api.account.logout()).toEqual({ success: true })
  expect(await as(null).api.account.logout()).toEqual({ success: true })
  expect(session.ends).toBe(2)
})

test('people read themselves', async () => {
  const { api, as, db, user } = await buildContext()
  const other = await aUser(db, {
    interests: '["poetry writing"]',
    artistStatement: 'Light',
  })
  expect((await api.account.me()).id).toBe(user.id)
  expect(await as(other).api.account.me()).toMatchObject({
    id: other.id,
    interests: ['poetry writing'],
    artistStatement: 'Light',
  })
})

test('a caller whose account is gone is signed out', async () => {
  const { api, open } = await buildContext()
  open.sqlite.exec('delete from users')
  expect(await codeOf(api.account.me())).toBe('signed_out')
})

test('people say where they stand and how plainly the tutor speaks', async () => {
  const { api, as, db } = await buildContext()
  const other = await aUser(db)
  expect(await api.account.me()).toMatchObject({ level: null, directness: 'straight' })
  const changed = await api.account.setTutoring({
    level: 'practising',
    directness: 'blunt',
  })
  expect(changed).toMatchObject({ level: 'practising', directness: 'blunt' })
  expect(await api.account.me()).toEqual(changed)
  expect(await as(other).api.account.me()).toMatchObject({
    level: null,
    directness: 'straight',
  })
})

test.for([
  [
    'the level',
    { level: 'professional' },
    { level: 'professional', directness: 'gentle' },
  ],
  ['no level again', { level: null }, { level: null, directness: 'gentle' }],
  ['the tone', { directness: 'blunt' }, { level: 'beginning', directness: 'blunt' }],
  ['the language', { language: 'fr' }, { level: 'beginning', language: 'fr' }],
  ['no language again', { language: null }, { directness: 'gentle', language: null }],
  ['nothing', {}, { level: 'beginning', directness: 'gentle', language: 'de' }],
  [
    'what is undefined',
    { level: undefined },
    { level: 'beginning', directness: 'gentle' },
  ],
] as const)('setting %s leaves the rest as it is', async ([, change, expected]) => {
  const { as, db } = await buildContext()
  const user = await aUser(db, {
    level: 'beginning',
    directness: 'gentle',
    language: 'de',
  })
  const { account } = as(user).api
  expect(await account.setTutoring(change)).toMatchObject(expected)
  expect(await account.me()).toMatchObject(expected)
})

test.for([
  ['a level that is none', { level: 'master' }],
  ['a tone that is none', { directness: 'rude' }],
  ['a tone of null', { directness: null }],
  ['a language that is not spoken', { language: 'tlh' }],
  ['a language with a country', { language: 'de-AT' }],
  ['a field nobody asked for', { level: 'beginning', isAdmin: true }],
] as const)('setting %s is invalid and changes nothing', async ([, change]) => {
  const { api, open } = await buildContext()
  const before = rowsOf(open, 'users')
  expect(await codeOf(api.account.setTutoring(change as never))).toBe('invalid')
  expect(rowsOf(open, 'users')).toEqual(before)
})

test('a visitor, and a caller whose account is gone, set nothing', async () => {
  const { api, as, open } = await buildContext()
  const change = { level: 'beginning' } as const
  expect(await codeOf(as(null).api.account.setTutoring(change))).toBe('signed_out')
  open.sqlite.exec('delete from users')
  expect(await codeOf(api.account.setTutoring(change))).toBe('signed_out')
})

test('a level that an older version wrote reads as none said', async () => {
  const { as, db } = await buildContext()
  const user = await aUser(db, { level: 'wizard', directness: 'odd' })
  expect(await as(user).api.account.me()).toMatchObject({
    level: null,
    directness: 'straight',
  })
})
