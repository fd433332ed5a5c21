import { expect, test } from 'vitest'
import { JobError } from '#routers/job-handler.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { hourMs, minuteMs } from '#tests/support/clock.ts'
import { rowsOf } from '#tests/support/database.ts'
import { recordingMailer } from '#tests/support/fakes.ts'
import { askForToken, forgot, isGood, reset } from '#tests/support/reset-links.ts'
import { until } from '#tests/support/until.ts'
import type { OpenDatabase } from '#db/database.ts'
import type { Answer } from '#tests/support/visitor.ts'

const email = 'ada@example.org'
const nobody = 'nobody@example.org'

async function aHouse(delivers = true) {
  const mailer = { ...recordingMailer(), delivers }
  const house = await buildHouse({ mailer })
  await house.signUp(email)
  const row = () => rowsOf(house.open, 'users').find((user) => user['email'] === email)!
  return { ...house, mailer, visitor: house.visitor(), row }
}

const idle = ({ open }: { open: OpenDatabase }) =>
  until(() =>
    rowsOf(open, 'jobs').every(({ state }) => state === 'done' || state === 'dead'),
  )

/** All that a caller sees of an answer, without what differs in every one. */
function seen({ status, headers, body }: Answer): unknown {
  const { id: _, ...rest } = body as Record<string, unknown>
  const names = [...headers].filter(([name]) => name !== 'x-request-id')
  return { status, names, rest }
}

test('who has no account gets the same status, headers and body as who has', async () => {
  const house = await aHouse()
  const known = await forgot(house.visitor, email)
  const unknown = await forgot(house.visitor, nobody)
  expect(known.body).toEqual({
    success: true,
    message:
      'If an account with that email exists, you will receive a password reset link.',
  })
  expect(seen(unknown)).toEqual(seen(known))
  await idle(house)
  expect(house.mailer.sent.map(({ to }) => to)).toEqual([email])
})

test('the request writes the same rows for an account that is there and one that is not', async () => {
  const { as, open, user, jobs } = await buildContext()
  const changes = () => open.sqlite.prepare('select total_changes() as n').get()
  const workFor = async (address: string) => {
    const { n: before } = changes() as { n: number }
    await as(null).api.account.forgotPassword({ email: address })
    return (changes() as { n: number }).n - before
  }
  await workFor('the-first-of-the-address@example.org')
  expect(await workFor(user.email)).toBe(await workFor(nobody))
  const [, known, unknown] = rowsOf(open, 'jobs')
  const shapeOf = (job: typeof known) => ({
    ...job,
    id: '',
    dedupeKey: '',
    payload: String(job?.['payload']).replace(/"[^"]+@[^"]+"/, '""'),
  })
  expect(shapeOf(unknown)).toEqual(shapeOf(known))
  expect(jobs.wakes).toBe(3)
  expect(rowsOf(open, 'password_reset_tokens')).toEqual([])
})

test('e-mails are found in any case and with spaces around them', async () => {
  const { visitor, mailer } = await aHouse()
  await forgot(visitor, '  Ada@Example.ORG ')
  expect(await until(() => mailer.sent[0])).toMatchObject({ to: email })
})

test.for([
  [true, '2026-11-15T12:00:00.000Z'],
  [false, null],
] as const)(
  'with mail that delivers: %s, the e-mail is verified at %j',
  async ([delivers, verifiedAt]) => {
    const { visitor, mailer, row } = await aHouse(delivers)
    expect(row()['emailVerifiedAt']).toBeNull()
    const answer = await reset(visitor, await askForToken(visitor, mailer, email))
    expect(answer.status).toBe(200)
    expect(row()['emailVerifiedAt']).toBe(verifiedAt)
  },
)

test('an account without a password gets one by the link', async () => {
  const { visitor, mailer, open } = await aHouse()
  open.sqlite.exec('update users set password = null')
  await reset(visitor, await askForToken(visitor, mailer, email))
  const secret = { email, password: 'quite another one' }
  expect((await visitor.send('POST', '/api/auth/login', secret)).status).toBe(200)
})

test('an account that is being removed gets no link', async () => {
  const house = await aHouse()
  house.open.sqlite.exec(`update users set state = 'deleting'`)
  expect((await forgot(house.visitor, email)).status).toBe(200)
  await idle(house)
  expect(house.mailer.sent).toEqual([])
  expect(rowsOf(house.open, 'password_reset_tokens')).toEqual([])
})

test('a link of an account that is being removed meanwhile changes nothing', async () => {
  const { visitor, mailer, open, row } = await aHouse()
  const token = await askForToken(visitor, mailer, email)
  open.sqlite.exec(`update users set state = 'deleting'`)
  const before = row()
  const answer = await reset(visitor, token)
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { code: 'reset_link_invalid' },
  ])
  expect(row()).toEqual(before)
})

test('a mail that comes through at the second try has a link that is good', async () => {
  const mailer = recordingMailer()
  const lost: string[] = []
  const failsOnce = {
    ...mailer,
    send(mail: Parameters<typeof mailer.send>[0]) {
      if (lost.length > 0) return mailer.send(mail)
      lost.push(mail.text)
      return Promise.reject(new JobError('451 later', { isRetryable: true }))
    },
  }
  const { signUp, visitor, clock } = await buildHouse({ mailer: failsOnce })
  await signUp(email)
  await forgot(visitor(), email)
  await until(() => lost.length === 1)
  clock.move(minuteMs)
  const mail = await until(() => mailer.sent[0])
  const tokenOf = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? ''
  expect(await isGood(visitor(), tokenOf(mail.text))).toBe(true)
  expect(await isGood(visitor(), tokenOf(lost[0]!))).toBe(false)
})

test.for([email, nobody])(
  'the sixth request of an hour for %s is 429 with the seconds to wait',
  async (address) => {
    const { visitor, clock } = await aHouse()
    for (let count = 0; count < 5; count += 1)
      expect((await forgot(visitor, address)).status).toBe(200)
    clock.move(20 * minuteMs)
    const over = await forgot(visitor, address)
    expect([over.status, over.headers.get('retry-after')]).toEqual([429, '2400'])
    expect(over.body).toMatchObject({ code: 'rate_limited' })
    clock.move(hourMs)
    expect((await forgot(visitor, address)).status).toBe(200)
  },
)

test('the 429 of an account that is there is the 429 of one that is not', async () => {
  const { visitor } = await aHouse()
  const over = async (address: string) => {
    for (let count = 0; count < 5; count += 1) await forgot(visitor, address)
    return seen(await forgot(visitor, address))
  }
  expect(await over(nobody)).toEqual(await over(email))
})

test('one address asks for 30 an hour, whoever they are for; another address goes on', async () => {
  const house = await buildHouse({ trustProxyHops: 1, mailer: recordingMailer() })
  const from = (address: string, to: string) =>
    forgot(house.visitor(), to, { 'x-forwarded-for': address })
  for (let count = 0; count < 30; count += 1)
    expect((await from('192.0.2.1', `person${count}@example.org`)).status).toBe(200)
  const over = await from('192.0.2.1', email)
  expect([over.status, over.headers.get('retry-after')]).toEqual([429, '3600'])
  expect((await from('192.0.2.2', email)).status).toBe(200)
})

test('guessing tokens is 429 after 60 of a quarter of an hour', async () => {
  const { visitor } = await aHouse()
  for (let count = 0; count < 60; count += 1)
    expect(await isGood(visitor, `guess ${count}`)).toBe(false)
  const over = await visitor.get('/api/auth/reset-password?token=x')
  expect([over.status, over.headers.get('retry-after')]).toEqual([429, '900'])
  expect((await reset(visitor, 'x')).status).toBe(429)
})
