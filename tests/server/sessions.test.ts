import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSessionAdapter } from '#server/auth/session-adapter.ts'
import { rowsOf } from '#tests/support/database.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { dayMs, minuteMs } from '#tests/support/clock.ts'

const newcomer = { email: 'ada@example.org', password: 'a long enough one' }

function valueOf(cookie: string): string {
  return cookie.slice(cookie.indexOf('=') + 1)
}

async function cookieLines(appUrl: string): Promise<string[]> {
  const { app } = await buildHouse({ appUrl })
  const answer = await app.request('/api/auth/register', {
    method: 'POST',
    headers: { origin: appUrl, 'content-type': 'application/json' },
    body: JSON.stringify(newcomer),
  })
  return answer.headers.getSetCookie()
}

test('on https the cookie is __Host-session: Secure, HttpOnly, Lax, for the whole path', async () => {
  const [line, ...others] = await cookieLines('https://refyn.example')
  expect(others).toEqual([])
  expect(line).toMatch(/^__Host-session=[a-z2-7]{40};/)
  expect(line).toContain('; Path=/')
  expect(line).toContain('; HttpOnly')
  expect(line).toContain('; Secure')
  expect(line).toContain('; SameSite=Lax')
  expect(line).not.toContain('Domain')
})

test('on http the cookie is session, without Secure', async () => {
  const [line] = await cookieLines('http://localhost:3000')
  expect(line).toMatch(/^session=[a-z2-7]{40};/)
  expect(line).toContain('; HttpOnly')
  expect(line).not.toContain('Secure')
})

test('on https a cookie of the plain name signs nobody in', async () => {
  const { signUp } = await buildHouse({ appUrl: 'https://refyn.example' })
  const member = await signUp()
  const cookie = `session=${valueOf(member.cookie!)}`
  expect((await member.get('/api/auth/user')).status).toBe(200)
  expect((await member.get('/api/auth/user', { cookie })).status).toBe(401)
})

test('the table holds the sha256 of the id and nothing that opens a session', async () => {
  const { signUp, open } = await buildHouse()
  const member = await signUp()
  const id = valueOf(member.cookie!)
  const [row] = rowsOf(open, 'sessions')
  expect(row?.['id']).toBe(createHash('sha256').update(id).digest('hex'))
  expect(JSON.stringify(rowsOf(open, 'sessions'))).not.toContain(id)
  const cookie = `session=${String(row?.['id']).slice(0, 40)}`
  expect((await member.get('/api/auth/user', { cookie })).status).toBe(401)
})

test('signing in again opens a new session and ends the old one', async () => {
  const { signUp, open } = await buildHouse()
  const member = await signUp('ada@example.org')
  const old = member.cookie!
  await member.send('POST', '/api/auth/login', newcomer)
  expect(member.cookie).not.toBe(old)
  expect((await member.get('/api/auth/user', { cookie: old })).status).toBe(401)
  expect(rowsOf(open, 'sessions')).toHaveLength(1)
})

test('a session that was planted before sign-in is not taken over', async () => {
  const { signUp } = await buildHouse()
  await signUp('ada@example.org')
  const attacker = await signUp()
  const victim = await signUp()
  victim.cookie = attacker.cookie
  await victim.send('POST', '/api/auth/login', newcomer)
  expect(victim.cookie).not.toBe(attacker.cookie)
})

test('an ended session is not revived by an extension that comes late', async () => {
  const { signUp, db, clock, open } = await buildHouse()
  const member = await signUp()
  const id = valueOf(member.cookie!)
  const cookie = member.cookie!
  const adapter = createSessionAdapter(db, clock)
  await member.send('POST', '/api/logout')
  await adapter.updateSessionExpiration(id, new Date('2027-01-01'))
  expect(rowsOf(open, 'sessions')).toEqual([])
  expect((await member.get('/api/auth/user', { cookie })).status).toBe(401)
})

test('a session ends 90 days after it began, however much it is used', async () => {
  const { signUp, clock, open } = await buildHouse()
  const member = await signUp()
  clock.move(90 * dayMs)
  open.sqlite.exec(`update sessions set "expiresAt" = '2999-01-01T00:00:00.000Z'`)
  expect((await member.get('/api/auth/user')).status).toBe(200)
  clock.move(1)
  expect((await member.get('/api/auth/user')).status).toBe(401)
  expect(rowsOf(open, 'sessions')).toEqual([])
})

test('a session that was idle past its time is over and its row gone', async () => {
  const { signUp, open } = await buildHouse()
  const member = await signUp()
  open.sqlite.exec(`update sessions set "expiresAt" = '2001-01-01T00:00:00.000Z'`)
  expect((await member.get('/api/auth/user')).status).toBe(401)
  expect(rowsOf(open, 'sessions')).toEqual([])
})

test('use in the second half of the idle time extends a session and its cookie', async () => {
  const { signUp, open } = await buildHouse()
  const member = await signUp()
  const soon = new Date(Date.now() + 5 * dayMs).toISOString()
  open.sqlite.prepare(`update sessions set "expiresAt" = ?`).run(soon)
  const { headers } = await member.get('/api/auth/user')
  expect(headers.getSetCookie()[0]).toContain(member.cookie!)
  const expiresAt = Date.parse(String(rowsOf(open, 'sessions')[0]?.['expiresAt']))
  expect(expiresAt).toBeGreaterThan(Date.now() + 29 * dayMs)
})

test('when a session was last seen is written down every five minutes', async () => {
  const { signUp, clock, open } = await buildHouse()
  const member = await signUp()
  const seen = () => rowsOf(open, 'sessions')[0]?.['lastSeenAt']
  const first = seen()
  clock.move(4 * minuteMs)
  await member.get('/api/auth/user')
  expect(seen()).toBe(first)
  clock.move(2 * minuteMs)
  await member.get('/api/auth/user')
  expect(seen()).toBe(clock.now().toISOString())
})

test('a person who is being deleted is signed out everywhere', async () => {
  const { signUp, open } = await buildHouse()
  const member = await signUp()
  open.sqlite.exec(`update users set state = 'deleting'`)
  expect((await member.get('/api/auth/user')).status).toBe(401)
})

test.for(['', 'x', "' or 1=1 --", 'a'.repeat(40) + 'b', 'A'.repeat(40)])(
  'the cookie value %j signs nobody in',
  async (value) => {
    const { visitor } = await buildHouse()
    const { status } = await visitor().get('/api/auth/user', {
      cookie: `session=${encodeURIComponent(value)}`,
    })
    expect(status).toBe(401)
  },
)
