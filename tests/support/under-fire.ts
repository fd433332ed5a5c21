import { setTimeout as wait } from 'node:timers/promises'
import { below } from './random.ts'
import { gate } from './scripted-tutor.ts'
import { runServer } from './run-server.ts'
import { visitorOf } from './visitor.ts'
import type { Gate } from './scripted-tutor.ts'
import type { ServerProcess } from './run-server.ts'
import type { Visitor } from './visitor.ts'

/** A server that is killed again and again, as its clients meet it. */
export interface UnderFire {
  server: ServerProcess
  random: () => number
  /** What was lost, doubled or refused without a reason; empty when all is well. */
  broken: string[]
  /** Given since the last start. */
  answered: number
  /** False from the last kill on: clients bring to an end what they have begun. */
  isGoingOn: boolean
  /** The answer, or undefined when the server died before all of it was here; waits while it is down. */
  attempt<T>(call: () => Promise<T>): Promise<T | undefined>
  /** Again until there is an answer, for what may be asked twice. */
  insist<T>(call: () => Promise<T>): Promise<T>
  /** A new account, signed in. */
  member(): Promise<Visitor>
}

export interface Fire {
  kills: number
  random: () => number
  /** A server gives up to so many answers; then it has a random moment more. */
  answers: number
  env?: Record<string, string>
  /** Each goes on until `isGoingOn` is false, and ends what it has begun. */
  clients: Array<(house: UnderFire) => Promise<void>>
  /** Looks at what was acknowledged, before any client goes on. */
  compare(house: UnderFire): Promise<void>
}

/** Clients at work on a real process that is killed at random moments, compared after each restart. */
export async function underFire(fire: Fire): Promise<UnderFire> {
  const server = await runServer(
    { DEFAULT_PLAN: 'premium', TRUST_PROXY_HOPS: '1', ...fire.env },
    'tests/support/spare-server.ts',
  )
  let door = gate()
  door.open()
  const house = houseOf(server, fire.random, () => door)
  // The first account is the administrator's, who may not leave.
  await house.member()
  const clients = fire.clients.map((client) => client(house))
  // Looked at below; a client that fails before that must not end the process.
  const done = Promise.allSettled(clients)
  const hasFailed = Promise.race(clients.map((client) => client.then(() => undefined)))
  try {
    for (let kill = 1; kill <= fire.kills; kill += 1) {
      await Promise.race([moment(house, fire), hasFailed])
      door = gate()
      await server.kill()
      await server.start()
      house.answered = 0
      await fire.compare(house)
      if (kill === fire.kills) house.isGoingOn = false
      door.open()
    }
    await Promise.all(clients)
    return house
  } catch (error) {
    house.isGoingOn = false
    door.open()
    await Promise.race([done, wait(2000)])
    await server.close()
    throw error
  }
}

const lifeMs = 3000
const momentMs = 40

/** After some answers, so that a slow machine is killed at work too; no life is longer than `lifeMs`. */
async function moment(house: UnderFire, { random, answers }: Fire): Promise<void> {
  const due = 1 + below(random, answers)
  const end = Date.now() + lifeMs
  while (house.answered < due && Date.now() < end) await wait(2)
  await wait(random() * momentMs)
}

function houseOf(
  server: ServerProcess,
  random: () => number,
  door: () => Gate,
): UnderFire {
  const request = (path: string, init?: RequestInit) => fetch(server.url + path, init)
  let people = 0
  const house: UnderFire = {
    server,
    random,
    broken: [],
    answered: 0,
    isGoingOn: true,
    async attempt(call) {
      await door().opened
      try {
        const answer = await call()
        house.answered += 1
        return answer
      } catch (error) {
        if (!isCut(error)) throw error
        await wait(5)
        return undefined
      }
    },
    async insist(call) {
      for (;;) {
        const answer = await house.attempt(call)
        if (answer !== undefined) return answer
      }
    },
    async member() {
      for (;;) {
        people += 1
        const visitor = visitorOf({ request: fromAfar(request, people) }, server.url)
        const person = {
          email: `person${people}@example.org`,
          password: 'a long enough one',
        }
        const answer = await house.attempt(() =>
          visitor.send('POST', '/api/auth/register', person),
        )
        if (answer?.status === 201) return visitor
        if (answer) throw new Error(`Registration answered ${answer.status}`)
      }
    },
  }
  return house
}

/** Each person has an address of their own, so that no limit of an address is met. */
function fromAfar(
  request: (path: string, init?: RequestInit) => Promise<Response>,
  person: number,
): typeof request {
  const address = `10.${person >> 16}.${(person >> 8) & 255}.${person & 255}`
  return (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', address)
    return request(path, { ...init, headers })
  }
}

/** What `fetch` throws when nobody listens, or the line breaks before the end of an answer. */
function isCut(error: unknown): boolean {
  return (
    error instanceof TypeError && /fetch failed|terminated|other side/.test(error.message)
  )
}
