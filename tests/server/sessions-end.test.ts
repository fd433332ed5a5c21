import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin } from '#db/queries/users.ts'
import { loadEnv } from '#server/env.ts'
import { startServer } from '#server/start.ts'
import { aConversation } from '#tests/support/factories.ts'
import { plainPasswords, recordingLog, recordingMailer } from '#tests/support/fakes.ts'
import { askForToken, reset } from '#tests/support/reset-links.ts'
import { runCli } from '#tests/support/run-cli.ts'
import { shortTiming } from '#tests/support/working.ts'
import { visitorOf } from '#tests/support/visitor.ts'
import type { RunningServer } from '#server/start.ts'
import type { Visitor } from '#tests/support/visitor.ts'

/** What rule D-14 and the promise to whoever ends a session allow. */
const withinMs = 5000
const password = 'a long enough one'
const appUrl = 'http://localhost:3000'
const mailer = recordingMailer()

let folder: string
let server: RunningServer
let admin: Visitor

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'refyn-sessions-'))
  const env = loadEnv({
    PORT: '0',
    HOST: '127.0.0.1',
    APP_URL: appUrl,
    DATABASE_URL: `file:${join(folder, 'refyn.sqlite')}`,
    UPLOADS_DIR: join(folder, 'uploads'),
  })
  server = await startServer(env, recordingLog(), {
    timing: shortTiming,
    services: () => ({ passwords: plainPasswords(), mailer }),
  })
  const first = await aMember('admin@example.org')
  admin = first.laptop
  await makeAdmin(server.services.db, first.userId)
})

afterAll(async () => {
  await server.stop(0)
  await rm(folder, { recursive: true, force: true })
})

function visitor(): Visitor {
  const request = (path: string, init?: RequestInit) => fetch(server.url + path, init)
  return visitorOf({ request }, appUrl)
}

interface Member {
  email: string
  userId: string
  laptop: Visitor
  /** Signed in on its own. */
  phone: Visitor
}

async function aMember(email: string): Promise<Member> {
  const [laptop, phone] = [visitor(), visitor()]
  const { body } = await laptop.send('POST', '/api/auth/register', { email, password })
  const { id: userId } = (body as { user: { id: string } }).user
  const answer = await phone.send('POST', '/api/auth/login', { email, password })
  expect(answer.status).toBe(200)
  return { email, userId, laptop, phone }
}

interface Stream {
  /** Everything that was sent, when it is over. */
  ended: Promise<string>
  isOver: boolean
  /** As a browser that leaves the page. */
  leave(): Promise<void>
}

/** Opens a stream of events as a browser does, and is there when it has begun. */
async function follow(person: Visitor, path = '/trpc/courses.follow'): Promise<Stream> {
  const answer = await person.request(path, { headers: { accept: 'text/event-stream' } })
  expect(answer.status).toBe(200)
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  const first = await reader.read()
  expect(first.value).toContain('connected')
  const stream: Stream = {
    isOver: false,
    ended: Promise.resolve(''),
    leave: () => reader.cancel(),
  }
  stream.ended = (async () => {
    let said = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      said += value
    }
    stream.isOver = true
    return said
  })()
  return stream
}

async function mutate(person: Visitor, path: string, json: unknown = null) {
  const answer = await person.send('POST', `/trpc/${path}`, { json })
  expect([path, answer.status]).toEqual([path, 200])
}

/** The ids of somebody's sessions in the list, the one that asks left out. */
async function otherSessions(person: Visitor): Promise<string[]> {
  const { body } = await person.get('/trpc/account.sessions')
  const { sessions } = (
    body as {
      result: {
        data: { json: { sessions: Array<{ id: string; isCurrent: boolean }> } }
      }
    }
  ).result.data.json
  return sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id)
}

/** Changes the row of the session on the phone: time cannot be moved for one person alone. */
async function age(member: Member, change: { expiresAt?: string; createdAt?: string }) {
  const [id] = await otherSessions(member.laptop)
  await server.services.db
    .updateTable('sessions')
    .set(change)
    .where('id', '=', id!)
    .execute()
}

type End = (member: Member) => Promise<unknown>

/** What ends the session on the phone. */
const ends: Array<[what: string, end: End]> = [
  [
    'signing out in another tab',
    ({ phone }) => {
      const { cookie } = phone
      const tab = visitor()
      tab.cookie = cookie
      return tab.send('POST', '/api/logout')
    },
  ],
  [
    'ending it in the list on another device',
    async ({ laptop }) => {
      const [id] = await otherSessions(laptop)
      await mutate(laptop, 'account.endSession', { id })
    },
  ],
  ['ending all others', ({ laptop }) => mutate(laptop, 'account.endOtherSessions')],
  [
    'another password',
    ({ laptop }) =>
      mutate(laptop, 'account.changePassword', {
        currentPassword: password,
        newPassword: 'quite another one',
      }),
  ],
  [
    'a password by a link',
    async ({ email }) => {
      const token = await askForToken(visitor(), { sent: mailsTo(email) }, email)
      expect((await reset(visitor(), token)).status).toBe(200)
    },
  ],
  [
    'an administrator who signs the person out',
    ({ userId }) => mutate(admin, 'admin.signOutUser', { userId }),
  ],
  [
    'an administrator who removes the person',
    ({ userId }) => mutate(admin, 'admin.removeUser', { userId }),
  ],
  [
    'the removal of the account',
    ({ laptop }) => mutate(laptop, 'account.remove', { password }),
  ],
  [
    'thirty idle days',
    (member) => age(member, { expiresAt: new Date(Date.now() - 1).toISOString() }),
  ],
  [
    'ninety days in all',
    (member) => age(member, { createdAt: '2020-01-01T00:00:00.000Z' }),
  ],
  [
    'the operator’s reset-password beside the running server',
    async ({ email }) => {
      const ran = await runCli(folder, ['reset-password', email], {
        input: 'quite another one',
      })
      expect([ran.code, ran.err]).toEqual([0, ''])
    },
  ],
]

/** The mails to one person: others get theirs at the same time. */
function mailsTo(email: string) {
  return new Proxy(mailer.sent, {
    get: (all, key) =>
      Reflect.get(
        all.filter(({ to }) => to === email),
        key,
      ) as unknown,
  })
}

describe('a stream of events ends within five seconds of', () => {
  test.concurrent.for(ends)('%s', async ([what, end], { expect: see }) => {
    const member = await aMember(
      `member${ends.findIndex(([name]) => name === what)}@example.org`,
    )
    const { phone } = member
    const cookie = phone.cookie!
    const stream = await follow(phone)
    await wait(50)
    see(stream.isOver).toBe(false)
    await end(member)
    const endedAt = performance.now()
    const said = await Promise.race([stream.ended, wait(withinMs, 'still open')])
    see(performance.now() - endedAt).toBeLessThan(withinMs)
    see(said).toContain('signed_out')
    phone.cookie = cookie
    for (const path of ['/api/auth/user', '/api/files/session_1_a', '/trpc/account.me'])
      see((await phone.get(path, { cookie })).status).toBe(401)
    const written = await phone.send('POST', '/api/notes', {}, { cookie })
    see(written.status).toBe(401)
    // A stream is told in its own way: its first event is the refusal.
    const again = await phone.get('/trpc/courses.follow', { cookie })
    see(String(again.body)).toContain('signed_out')
  })

  test.concurrent('ending all others, in a conversation too, and the device that did it reads on', async ({
    expect: see,
  }) => {
    const { userId, laptop, phone } = await aMember('follower@example.org')
    const { sessionId } = await aConversation(server.services.db, { id: userId })
    const input = encodeURIComponent(JSON.stringify({ json: { sessionId } }))
    const path = `/trpc/conversation.follow?input=${input}`
    const [mine, other] = [await follow(laptop, path), await follow(phone, path)]
    await mutate(laptop, 'account.endOtherSessions')
    const said = await other.ended
    see(said).toContain('signed_out')
    // The next look at the sessions has passed over it as well.
    await wait(2500)
    see(mine.isOver).toBe(false)
    await mine.leave()
  })
})
