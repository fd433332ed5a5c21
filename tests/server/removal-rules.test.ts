import { readdir, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { AppError } from '#routers/errors.ts'
import { createDiskFileStore } from '#server/services/disk-file-store.ts'
import { startExport } from '#tests/support/archives.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { minuteMs } from '#tests/support/clock.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { aSession } from '#tests/support/factories.ts'
import { gate, scriptedTutor } from '#tests/support/scripted-tutor.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import { until } from '#tests/support/until.ts'
import type { OpenDatabase } from '#db/database.ts'
import type { FileStore } from '#routers/file-store.ts'
import type { Payments } from '#routers/payments.ts'
import type { House } from '#tests/support/build-house.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'

const email = 'ada@example.org'
const password = 'a long enough one'

function remove(member: Visitor, secret: string | undefined = password): Promise<Answer> {
  const json = secret === undefined ? {} : { password: secret }
  return member.send('POST', '/trpc/account.remove', { json })
}

function codeIn({ body }: Answer): unknown {
  const { error } = body as { error?: { json: { data: { appCode: string } } } }
  return error?.json.data.appCode
}

function hasAccount({ open }: { open: OpenDatabase }): boolean {
  return rowsOf(open, 'users').some((user) => user['email'] === email)
}

const gone = (house: House) =>
  until(
    () =>
      !hasAccount(house) &&
      rowsOf(house.open, 'jobs').every(({ state }) => state === 'done'),
  )

/** Everything that is kept but counts of calls. */
function contents(open: OpenDatabase): unknown {
  const tables = ['users', 'sessions', 'jobs', 'files', 'conversations', 'notes']
  return tables.map((table) => rowsOf(open, table))
}

/** Knows how to forget, and fails as often as it is told to. */
function forgettingPayments(failures: number): Payments & { asked: string[] } {
  const asked: string[] = []
  const never = () => Promise.reject(new Error('nobody asks for this here'))
  return {
    asked,
    createCustomer: never,
    listSubscriptions: never,
    startCheckout: never,
    startUpgrade: never,
    cancelAtPeriodEnd: never,
    forgetCustomer(customerId) {
      asked.push(customerId)
      return asked.length > failures
        ? Promise.resolve()
        : Promise.reject(new AppError('payment_failed'))
    },
    readEvent: () => {
      throw new Error('nobody asks for this here')
    },
  }
}

async function aPayingHouse(failures: number) {
  const payments = forgettingPayments(failures)
  const house = await buildHouse({ payments })
  const ada = await house.signUp(email)
  const pay = house.open.sqlite.prepare(
    `update users set "stripeCustomerId" = 'cus_ada' where email = ?`,
  )
  pay.run(email)
  return { house, payments, ada }
}

test.for([['the wrong one'], [''], [undefined]] as const)(
  'with the password %j the account stays as it is',
  async ([secret]) => {
    const { signUp, open } = await buildHouse()
    const ada = await signUp(email)
    const before = contents(open)
    const json = secret === undefined ? {} : { password: secret }
    const answer = await ada.send('POST', '/trpc/account.remove', { json })
    expect([answer.status, codeIn(answer)]).toEqual([403, 'wrong_password'])
    expect(contents(open)).toEqual(before)
    expect((await ada.get('/api/auth/user')).status).toBe(200)
  },
)

test('guessing the password of an open session ends after ten tries', async () => {
  const { signUp } = await buildHouse()
  const ada = await signUp(email)
  for (let count = 0; count < 10; count += 1)
    expect(codeIn(await remove(ada, 'a guess'))).toBe('wrong_password')
  const over = await remove(ada)
  expect([over.status, codeIn(over)]).toEqual([429, 'rate_limited'])
  expect(over.headers.get('retry-after')).toBe('900')
})

test('an account without a password is removed within ten minutes of a sign-in, not later', async () => {
  const house = await buildHouse()
  const { signUp, open, clock } = house
  const ada = await signUp(email)
  open.sqlite.exec('update users set password = null')
  clock.move(10 * minuteMs + 1)
  // Writes down when the session was last seen.
  await ada.get('/api/auth/user')
  const before = contents(open)
  const late = await remove(ada)
  expect([late.status, codeIn(late)]).toEqual([403, 'sign_in_again'])
  expect(contents(open)).toEqual(before)
  clock.move(-1)
  expect((await remove(ada)).status).toBe(200)
  await gone(house)
})

test('the account is closed with the answer: signed out everywhere, and no way back in', async () => {
  const { house, ada } = await aPayingHouse(1)
  const phone = house.visitor()
  await phone.send('POST', '/api/auth/login', { email, password })
  const answer = await remove(ada)
  expect([answer.status, ada.cookie]).toEqual([200, null])
  expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
  expect((await phone.get('/api/auth/user')).status).toBe(401)
  const login = await phone.send('POST', '/api/auth/login', { email, password })
  expect(login.status).toBe(401)
  expect(hasAccount(house)).toBe(true)
})

test('afterwards the e-mail is free, and a new account under it is empty', async () => {
  const house = await buildHouse()
  const ada = await house.signUp(email)
  await ada.send('POST', '/api/notes', { title: 'Light', content: 'Mind it' })
  await remove(ada)
  await gone(house)
  const again = await house.signUp(email)
  expect((await again.get('/api/notes')).body).toMatchObject({ notes: [] })
})

async function aReplyInTheMaking(isDeaf: boolean) {
  const pause = gate({ isDeaf })
  const tutor = scriptedTutor(['Look ', pause, 'there.'])
  const house = await buildHouse({ tutor })
  const ada = await house.signUp(email)
  const sessionId = aSession()
  await ada.upload(sessionId, [['quay.jpg', 'a picture']])
  const begun = await ada.send('POST', '/trpc/conversation.analyze', {
    json: { sessionId, contextPrompt: 'A harbour', mediaType: 'photography' },
  })
  expect(begun.status).toBe(200)
  await until(() => pause.isReached)
  return { house, ada, pause, tutor }
}

test('work that runs for the person is aborted', async () => {
  const { house, ada, tutor } = await aReplyInTheMaking(false)
  await remove(ada)
  await gone(house)
  expect(tutor.signals[0]?.aborted).toBe(true)
  expect(countRows(house.open, 'messages')).toBe(0)
})

test('a tutor that does not hear it and ends later leaves nothing behind', async () => {
  const { house, ada, pause } = await aReplyInTheMaking(true)
  await remove(ada)
  await gone(house)
  pause.open()
  await house.worker.stop(1000)
  for (const table of ['messages', 'conversations', 'reply_chunks', 'files'])
    expect(countRows(house.open, table)).toBe(0)
})

test.for([true, false])(
  'an archive that is being packed goes too, whether the packing hears of it: %s',
  async (isHearing) => {
    const pause = gate()
    const root = await tempFolder()
    const real = await createDiskFileStore(root)
    const files: FileStore = {
      ...real,
      async pack(entries, target, signal) {
        await writeFile(target, 'half an archive')
        pause.isReached = true
        await pause.opened
        await real.pack(
          entries,
          target,
          isHearing ? signal : new AbortController().signal,
        )
      },
    }
    const house = await buildHouse({ files })
    const ada = await house.signUp(email)
    await startExport(ada)
    await until(() => pause.isReached)
    await remove(ada)
    await gone(house)
    pause.open()
    await house.worker.stop(2000)
    const left = await readdir(root, { recursive: true, withFileTypes: true })
    expect(left.filter((entry) => entry.isFile())).toEqual([])
  },
)

test('the payment provider forgets the customer', async () => {
  const { house, payments, ada } = await aPayingHouse(0)
  await remove(ada)
  await gone(house)
  expect(payments.asked).toEqual(['cus_ada'])
})

test('while the provider is away the rows stay, for it has to be known who pays', async () => {
  const { house, payments, ada } = await aPayingHouse(1)
  await ada.send('POST', '/api/notes', { title: 'Light', content: 'Mind it' })
  await remove(ada)
  await until(() => payments.asked.length === 1)
  expect([hasAccount(house), countRows(house.open, 'notes')]).toEqual([true, 1])
  house.clock.move(10 * minuteMs)
  await gone(house)
  expect(payments.asked).toEqual(['cus_ada', 'cus_ada'])
  expect(countRows(house.open, 'notes')).toBe(0)
})

test('a provider that is away for a day is asked every ten minutes', async () => {
  const failures = 144
  const { house, payments, ada } = await aPayingHouse(failures)
  await remove(ada)
  for (let count = 1; count <= failures; count += 1) {
    await until(
      () =>
        payments.asked.length === count &&
        rowsOf(house.open, 'jobs').every(({ state }) => state !== 'running'),
    )
    house.clock.move(10 * minuteMs)
  }
  await gone(house)
  expect(payments.asked).toHaveLength(failures + 1)
})

test('the last administrator stays while there is anyone else', async () => {
  const house = await buildHouse()
  const ada = await house.signUp(email)
  const bea = await house.signUp('bea@example.org')
  house.open.sqlite.exec(`update users set "isAdmin" = 1 where email = '${email}'`)
  const before = contents(house.open)
  const refused = await remove(ada)
  expect([refused.status, codeIn(refused)]).toEqual([409, 'conflict'])
  expect(JSON.stringify(refused.body)).toContain('last_admin')
  expect(contents(house.open)).toEqual(before)
  house.open.sqlite.exec(`update users set "isAdmin" = 1`)
  expect((await remove(ada)).status).toBe(200)
  await gone(house)
  expect((await bea.get('/api/auth/user')).status).toBe(200)
})

test('the only account of a server is removed though it is its administrator’s', async () => {
  const house = await buildHouse()
  house.open.sqlite.exec('delete from users')
  const ada = await house.signUp(email)
  expect((await ada.get('/api/auth/user')).body).toMatchObject({ isAdmin: true })
  expect((await remove(ada)).status).toBe(200)
  await gone(house)
  expect(countRows(house.open, 'users')).toBe(0)
})

test('of two administrators who leave at once one stays', async () => {
  const house = await buildHouse()
  const [ada, bea] = [await house.signUp(email), await house.signUp('bea@example.org')]
  house.open.sqlite.exec(`update users set "isAdmin" = 1 where email not like 'learner%'`)
  const answers = await Promise.all([remove(ada), remove(bea)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
})
