import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askTwice } from '#server/cli/ask-password.ts'
import { runCli } from '#tests/support/run-cli.ts'
import { runServer } from '#tests/support/run-server.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import { visitorOf } from '#tests/support/visitor.ts'
import type { Ran } from '#tests/support/run-cli.ts'
import type { ServerProcess } from '#tests/support/run-server.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await runServer()
})
afterAll(() => server.close())

/** A command beside the running server. */
const refyn = (words: string[], input?: string) => runCli(server.folder, words, { input })

const visitor = () =>
  visitorOf({ request: (path, init) => fetch(server.url + path, init) }, server.url)

async function signIn(email: string, password: string): Promise<[number, Visitor]> {
  const person = visitor()
  const { status } = await person.send('POST', '/api/auth/login', { email, password })
  return [status, person]
}

function said({ out, err }: Ran): string {
  return out + err
}

async function isAdmin(person: Visitor): Promise<unknown> {
  return ((await person.get('/api/auth/user')).body as { isAdmin: unknown }).isAdmin
}

let people = 0
async function aMember(password = 'canary of a first day'): Promise<[string, Visitor]> {
  people += 1
  const email = `member${people}@example.org`
  const person = visitor()
  const { status } = await person.send('POST', '/api/auth/register', { email, password })
  expect(status).toBe(201)
  return [email, person]
}

test('an administrator is made beside a running server, and signs in with the piped password', async () => {
  await aMember()
  const password = 'canary under the quay'
  const made = await refyn(['create-admin', ' Ada@Example.org '], `${password}\r\nrest`)
  expect([made.code, made.err]).toEqual([0, ''])
  expect(made.out).toBe('ada@example.org is a new account and administrator.\n')
  const [status, ada] = await signIn('ada@example.org', password)
  expect([status, await isAdmin(ada)]).toEqual([200, true])
})

test('an administrator is made before the first start, in a database that is not there yet', async () => {
  const folder = await tempFolder()
  const made = await runCli(folder, ['create-admin', 'ada@example.org', '--generate'])
  expect(made.code).toBe(0)
  const password = /^Password: (\S+)$/m.exec(made.out)?.[1] ?? ''
  expect(password).toMatch(/^([a-z2-7]{5}-){3}[a-z2-7]{5}$/)
  const own = await runServer({
    DATABASE_URL: `file:${folder}/refyn.sqlite`,
    UPLOADS_DIR: `${folder}/uploads`,
  })
  try {
    const answer = await fetch(`${own.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org', password }),
    })
    expect(answer.status).toBe(200)
  } finally {
    await own.close()
  }
})

test('an account that is there becomes administrator and keeps its password', async () => {
  await aMember()
  const [email, person] = await aMember('canary that stays the same')
  expect(await isAdmin(person)).toBe(false)
  const made = await refyn(['create-admin', email], 'another one that is piped in')
  expect(made.code).toBe(0)
  expect(made.out).toContain('was there already and is administrator now')
  expect(made.out).toContain('unchanged')
  expect(await isAdmin(person)).toBe(true)
  expect((await signIn(email, 'canary that stays the same'))[0]).toBe(200)
})

test('with --password-stdin an account that is there gets the new password', async () => {
  const [email, person] = await aMember()
  const password = 'canary by the wall'
  const made = await refyn(['create-admin', email, '--password-stdin'], password)
  expect([made.code, said(made).includes('canary')]).toEqual([0, false])
  expect((await person.get('/api/auth/user')).status).toBe(401)
  expect((await signIn(email, password))[0]).toBe(200)
})

test.for([
  ['short', 'Password must be at least 8 characters long'],
  ['photography', 'among the most guessed'],
  ['', 'got nothing'],
] as const)('the weak password “%s” is refused: %s', async ([password, why]) => {
  const email = 'weak@example.org'
  const refused = await refyn(['create-admin', email], password)
  expect([refused.code, refused.out]).toEqual([1, ''])
  expect(refused.err).toContain(why)
  expect(refused.err.trim().split('\n')).toHaveLength(1)
  const reset = await refyn(['reset-password', email], 'a long enough one')
  expect([reset.code, reset.err]).toEqual([1, `There is no account ${email}\n`])
})

test('a new password ends every session of its owner and nobody else’s', async () => {
  const [email, person] = await aMember()
  const [, other] = await aMember()
  const password = 'canary across the bay'
  const reset = await refyn(['reset-password', email], `${password}\n`)
  expect([reset.code, reset.err]).toEqual([0, ''])
  expect(reset.out).toBe(`${email} has a new password. Sessions ended: 1.\n`)
  expect((await person.get('/api/auth/user')).status).toBe(401)
  expect((await other.get('/api/auth/user')).status).toBe(200)
  expect((await signIn(email, 'canary of a first day'))[0]).toBe(401)
  expect((await signIn(email, password))[0]).toBe(200)
})

test('a generated password is printed once and opens the account', async () => {
  const [email] = await aMember()
  const reset = await refyn(['reset-password', email, '--generate'])
  const password = /^Password: (\S+)$/m.exec(reset.out)?.[1] ?? ''
  expect(reset.err).toBe('')
  expect((await signIn(email, password))[0]).toBe(200)
})

test('a plan is in force with the next call, and academic stays until it is taken away', async () => {
  const [email, person] = await aMember()
  const plan = async () => {
    const { body } = await person.get('/api/subscription')
    const { subscriptionPlan, isAcademic } = body as Record<string, unknown>
    return [subscriptionPlan, isAcademic]
  }
  expect((await refyn(['set-plan', email, 'standard'])).code).toBe(0)
  expect(await plan()).toEqual(['standard', false])
  await refyn(['set-plan', email, 'free', '--academic'])
  await refyn(['set-plan', email, 'standard'])
  expect(await plan()).toEqual(['standard', true])
  await refyn(['set-plan', email, 'premium', '--no-academic'])
  expect(await plan()).toEqual(['premium', false])
})

test.for([
  [['nonsense']],
  [['create-admin']],
  [['create-admin', 'canary-password']],
  [['create-admin', 'ada@example.org', 'canary-password']],
  [['create-admin', 'ada@example.org', '--password=canary-password']],
  [['create-admin', 'new@example.org', '--generate', '--password-stdin']],
  [['set-plan', 'ada@example.org', 'gold']],
  [['backup']],
] as string[][][])(
  '%j is wrong usage, told in one line that repeats no password',
  async ([words = []]) => {
    const refused = await refyn(words)
    expect([refused.code, refused.out]).toEqual([2, ''])
    expect(refused.err.trim().split('\n')).toHaveLength(1)
    expect(refused.err).not.toContain('canary')
  },
)

test('help names every command, and one command says more of itself', async () => {
  const [all, same, one] = await Promise.all([
    refyn([]),
    refyn(['help']),
    refyn(['create-admin', '--help']),
  ])
  expect([all.code, same.out, one.code]).toEqual([0, all.out, 0])
  for (const name of ['create-admin', 'reset-password', 'set-plan', 'backup', 'doctor'])
    expect(all.out).toContain(`  ${name} `)
  expect(one.out).toContain('--password-stdin')
})

test('settings that are not usable are told as by npm start', async () => {
  const env = { DATABASE_URL: 'postgres://ada:canary@host/refyn' }
  const refused = await runCli(server.folder, ['verify'], { env })
  expect([refused.code, refused.out]).toEqual([1, ''])
  expect(refused.err).toContain('DATABASE_URL: expected file:PATH')
  expect(refused.err).not.toContain('canary')
})

test('at a terminal the password is asked for twice, shown never, and has to agree', async () => {
  const answers = async (...lines: string[]) => {
    const input = new PassThrough()
    const notes: string[] = []
    const note = (line: string) => {
      notes.push(line)
      input.write(lines.shift() ?? '')
    }
    const asked = await askTwice({ input, note }).catch((error: Error) => error.message)
    return [asked, notes.length]
  }
  expect(await answers('canary one\r', 'canary one\r')).toEqual(['canary one', 2])
  expect(await answers('canary one\r', 'canary two\r')).toEqual([
    'The two passwords are not the same',
    2,
  ])
  expect(await answers('can\u0003')).toEqual(['No password was given', 1])
})
