import { expect, test } from 'vitest'
import { buildHouse } from '#tests/support/build-house.ts'
import { dayMs, hourMs } from '#tests/support/clock.ts'
import { rowsOf } from '#tests/support/database.ts'
import type { SessionView } from '#routers/contract/account.ts'
import type { House } from '#tests/support/build-house.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'

const email = 'ada@example.org'
const password = 'a long enough one'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

async function signIn(house: House, userAgent?: string): Promise<Visitor> {
  const person = house.visitor()
  const headers: Record<string, string> =
    userAgent === undefined ? {} : { 'user-agent': userAgent }
  const secret = { email, password }
  const { status } = await person.send('POST', '/api/auth/login', secret, headers)
  expect(status).toBe(200)
  return person
}

async function listed(person: Visitor): Promise<SessionView[]> {
  const { body } = await person.get('/trpc/account.sessions')
  return (body as { result: { data: { json: { sessions: SessionView[] } } } }).result.data
    .json.sessions
}

function end(person: Visitor, id: string): Promise<Answer> {
  return person.send('POST', '/trpc/account.endSession', { json: { id } })
}

function codeIn({ body }: Answer): unknown {
  return (body as { error?: { json: { data: { appCode: string } } } }).error?.json.data
    .appCode
}

test('the list names each device, the last used first, and marks the one that asks', async () => {
  const house = await buildHouse()
  await house.signUp(email)
  house.clock.move(hourMs)
  const desk = await signIn(house, firefox)
  house.clock.move(hourMs)
  await signIn(house, iphone)
  house.clock.move(hourMs)
  expect(await listed(desk)).toMatchObject([
    { device: 'Firefox, Linux', isCurrent: true, lastSeenAt: '2026-11-15T15:00:00.000Z' },
    { device: 'Safari, iPhone', isCurrent: false, createdAt: '2026-11-15T14:00:00.000Z' },
    { device: null, isCurrent: false, lastSeenAt: '2026-11-15T12:00:00.000Z' },
  ])
})

test('the list holds no address, no browser’s own words, and nothing that opens a session', async () => {
  const house = await buildHouse()
  const ada = await house.signUp(email)
  await signIn(house, firefox)
  const sessions = await listed(ada)
  expect(
    Object.keys(sessions[0]!).toSorted((one, two) => one.localeCompare(two)),
  ).toEqual(['createdAt', 'device', 'id', 'isCurrent', 'lastSeenAt'])
  const { cookie } = ada
  const secret = cookie!.slice(cookie!.indexOf('=') + 1)
  expect(JSON.stringify(sessions)).not.toContain(secret)
})

test('nobody else’s sessions are in it, nor ones that have expired', async () => {
  const house = await buildHouse()
  const ada = await house.signUp(email)
  await house.signUp('bea@example.org')
  await signIn(house, iphone)
  const expire = house.open.sqlite.prepare(
    'update sessions set "expiresAt" = ? where "userAgent" = ?',
  )
  expire.run(house.clock.now().toISOString(), iphone)
  expect(await listed(ada)).toMatchObject([{ isCurrent: true }])
})

test('a session is ended from the list, once', async () => {
  const house = await buildHouse()
  const ada = await house.signUp(email)
  const phone = await signIn(house, iphone)
  const { id } = (await listed(ada)).find(({ isCurrent }) => !isCurrent)!
  expect((await end(ada, id)).status).toBe(200)
  expect((await phone.get('/api/auth/user')).status).toBe(401)
  expect((await ada.get('/api/auth/user')).status).toBe(200)
  const again = await end(ada, id)
  expect([again.status, codeIn(again)]).toEqual([404, 'not_found'])
})

test('the present session is ended from the list as by signing out', async () => {
  const house = await buildHouse()
  const ada = await house.signUp(email)
  const [own] = await listed(ada)
  const answer = await end(ada, own!.id)
  expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
  expect([ada.cookie, rowsOf(house.open, 'sessions')]).toEqual([null, []])
})

test('the session of somebody else is as absent as none, and stays', async () => {
  const house = await buildHouse()
  const [ada, bea] = [await house.signUp(email), await house.signUp('bea@example.org')]
  const [theirs] = await listed(bea)
  const [foreign, absent] = [await end(ada, theirs!.id), await end(ada, 'a'.repeat(64))]
  expect([foreign.status, codeIn(foreign)]).toEqual([404, 'not_found'])
  expect(foreign.body).toEqual(absent.body)
  expect((await bea.get('/api/auth/user')).status).toBe(200)
})

test.for(['', 'x', 'A'.repeat(64), '%', 'a'.repeat(65)])(
  'the id %j is refused as malformed',
  async (id) => {
    const house = await buildHouse()
    const answer = await end(await house.signUp(email), id)
    expect([answer.status, codeIn(answer)]).toEqual([400, 'invalid'])
  },
)

test('all others end together, and the answer says how many they were', async () => {
  const house = await buildHouse()
  const ada = await house.signUp(email)
  const bea = await house.signUp('bea@example.org')
  const others = [await signIn(house), await signIn(house), await signIn(house)]
  const answer = await ada.send('POST', '/trpc/account.endOtherSessions', { json: null })
  expect(answer.body).toMatchObject({ result: { data: { json: { endedSessions: 3 } } } })
  for (const other of others) expect((await other.get('/api/auth/user')).status).toBe(401)
  for (const person of [ada, bea])
    expect((await person.get('/api/auth/user')).status).toBe(200)
  expect(await listed(ada)).toHaveLength(1)
})

test('a session that is used moves up in the list', async () => {
  const house = await buildHouse()
  const ada = await house.signUp(email)
  const phone = await signIn(house, iphone)
  house.clock.move(dayMs)
  await phone.get('/api/auth/user')
  house.clock.move(hourMs)
  const before = await listed(ada)
  expect(before.map(({ device }) => device)).toEqual([null, 'Safari, iPhone'])
  expect(before[1]?.lastSeenAt).toBe('2026-11-16T12:00:00.000Z')
})
