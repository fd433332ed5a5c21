import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { plantAccount } from '#tests/support/canaries.ts'
import { buildHouse, testAppUrl } from '#tests/support/build-house.ts'
import { createOpenIdProvider } from '#server/auth/open-id-provider.ts'
import { createStripePayments } from '#server/services/stripe-payments.ts'
import { callbackPath } from '#tests/support/openid-house.ts'
import { openIdServer } from '#tests/support/openid-server.ts'
import { stripeServer } from '#tests/support/stripe-server.ts'
import { filesBelow } from '#tests/support/files-below.ts'
import { faultsOfDatabase } from './upload-ledger.ts'
import { answerOf, faultsOf, shortly } from './fuzz-judge.ts'
import { aBusyPerson, allOf, fillPool, userOf } from './fuzz-people.ts'
import { requestsAt } from './fuzz-requests.ts'
import type { House } from '#tests/support/build-house.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import type { Figures } from './figures.ts'
import type { Actor, Fuzzed } from './fuzz-headers.ts'
import type { Place } from './fuzz-requests.ts'
import type { Pool } from './fuzz-values.ts'

const secret = 'canaryofthevictim7'
/** Accounts are made anew so often, before what they have made grows long. */
const renewEvery = 300
const timing = { leaseMs: 60_000, heartbeatMs: 1000, pollMs: 200, backoffMs: 1000 }

/**
 * So many requests at every path and procedure, as nobody, as an owner and as a stranger, in a house in
 * which a victim lives. Returns the figures and each kind of fault once, with the request that showed it.
 */
export async function fuzz(
  requests: number,
  seed: number,
): Promise<{ figures: Figures; faults: string[] }> {
  const began = performance.now()
  const house = await aWholeHouse()
  const victim = await aVictim(house)
  const before = await victim.look()
  const crowd = aCrowd(house, victim.id)
  await crowd.renew()
  const faults = new Map<string, string>()
  const statuses = new Map<number, number>()
  const targets = new Set<string>()
  let sent = 0
  const one = async (asked: Fuzzed) => {
    if (sent % renewEvery === renewEvery - 1) await crowd.renew()
    const request = crowd.requestOf(asked)
    if (!request) return
    sent += 1
    targets.add(asked.target)
    const came = await answerOf(() => house.app.request(asked.path, request))
    statuses.set(came?.status ?? 0, (statuses.get(came?.status ?? 0) ?? 0) + 1)
    for (const fault of faultsOf(asked, came, secret)) {
      const kind = `${asked.target}: ${fault}`
      if (!faults.has(kind)) faults.set(kind, `${kind}\n  ${shortly(asked, came)}`)
    }
    if (came) await crowd.heed(asked, came.status)
    for (const fault of troubles(house)) faults.set(fault, fault)
  }
  // What no client could put on the line is not counted, and made up for.
  for (let left = requests; left > 0; left = requests - sent)
    await fc.assert(fc.asyncProperty(requestsAt(placesOf(house), crowd.pool), one), {
      numRuns: left,
      seed: seed + sent,
    })
  const after = await victim.look()
  const changed = Object.keys(before).filter((name) => after[name] !== before[name])
  return {
    figures: {
      requests: sent,
      'paths and procedures': targets.size,
      'answered 2xx': share(statuses, 2),
      'answered 4xx': share(statuses, 4),
      ...serverSide(statuses),
      faults: faults.size,
      seconds: Math.round((performance.now() - began) / 1000),
    },
    faults: [
      ...faults.values(),
      ...changed.map(
        (name) =>
          `the victim's ${name} changed: ${difference(before[name], after[name])}`,
      ),
      ...faultsOfDatabase(house.open),
      ...('polluted' in {} ? ['the prototype of all objects was changed'] : []),
    ],
  }
}

/** With a payment provider and one of identities, so that what needs one is there to be broken. */
async function aWholeHouse(): Promise<House> {
  const [stripe, provider] = [await stripeServer(), await openIdServer()]
  return buildHouse({
    timing,
    payments: createStripePayments(stripe.settings, testAppUrl),
    openId: createOpenIdProvider(provider.settings, testAppUrl + callbackPath),
  })
}

/** From where two texts part. */
function difference(before = '', after = ''): string {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  const shown = (text: string) => text.slice(Math.max(0, start - 40), start + 100)
  return `${shown(before)} → ${shown(after)}`
}

/** One by one: that something is not set up (503) is an answer, and a 500 is a fault. */
function serverSide(statuses: Map<number, number>): Figures {
  return Object.fromEntries(
    [...statuses]
      .filter(([status]) => status >= 500)
      .map(([status, count]) => [`answered ${status}`, count]),
  )
}

function share(statuses: Map<number, number>, hundred: number): number {
  return [...statuses]
    .filter(([status]) => Math.floor(status / 100) === hundred)
    .reduce((sum, [, count]) => sum + count, 0)
}

/** What the house itself has to say that no answer shows: the worker's troubles. */
function troubles({ log }: House): string[] {
  const told = log.entries.filter(
    ({ level, message }) =>
      level === 'error' && !/^A (call|request|job) failed/.test(message),
  )
  log.entries.length = 0
  return told.map(({ message, fields }) => `${message}: ${describe(fields)}`)
}

function describe(fields: object): string {
  const { err } = fields as { err?: unknown }
  return err instanceof Error ? err.message : JSON.stringify(fields)
}

/** Every path that the app answers, guards for all apart. */
function placesOf({ app }: House): Place[] {
  const { routes } = app as unknown as { routes: Place[] }
  const seen = new Map(
    routes
      .filter(({ method, path }) => !(method === 'ALL' && path.endsWith('/*')))
      .filter(({ path }) => !path.startsWith('/trpc'))
      .map(({ method, path }) => [`${method} ${path}`, { method, path }]),
  )
  return [...seen.values()]
}

async function aVictim(house: House) {
  const email = `${secret}@example.org`
  await plantAccount(house, await house.signUp(email), secret)
  const user = userOf(house, email)
  return {
    id: user.id,
    /** All that the victim has, as text by table and file. */
    async look(): Promise<Record<string, string>> {
      const rows = Object.entries(allOf(house, user, secret))
      const all: Record<string, string> = {}
      for (const [table, found] of rows) all[table] = JSON.stringify(found)
      for (const folder of Object.values(house.folders))
        for (const { parentPath, name } of await filesBelow(folder)) {
          const bytes = await readFile(join(parentPath, name)).catch(() => null)
          if (bytes?.includes(secret)) all[`file ${name}`] = bytes.toString('base64')
        }
      return all
    },
  }
}

/** Who asks: renewed now and then, and whenever a request has ended their session. */
function aCrowd(house: House, victimId: string) {
  const people = new Map<Actor, Visitor>()
  const pool: Pool = { records: [], sessions: [], uploads: [], numbers: [] }
  let generation = 0
  const crowd = {
    pool,
    async renew() {
      generation += 1
      house.open.sqlite.exec('delete from rate_limits')
      const ids = [{ id: victimId }]
      for (const actor of ['owner', 'stranger'] as const) {
        const email = `${actor}${generation}@example.org`
        people.set(actor, await aBusyPerson(house, email))
        ids.push(userOf(house, email))
      }
      fillPool(house, pool, ids)
    },
    /** Undefined for what no client could put on the line. */
    requestOf({ actor, method, headers, body }: Fuzzed): RequestInit | undefined {
      try {
        const all = new Headers()
        const session = people.get(actor)?.cookie
        if (session) all.set('cookie', session)
        for (const [name, value] of headers)
          if (name === 'cookie') all.append('cookie', value)
          else all.set(name, value)
        if (Array.isArray(body)) all.delete('content-type')
        const init = { method, headers: all, body: bodyOf(body) }
        void new Request('http://localhost/', init)
        return init
      } catch {
        return undefined
      }
    },
    async heed({ actor, target }: Fuzzed, status: number) {
      const mayHaveLeft = status === 401 || /logout|remove|session|password/i.test(target)
      if (actor === 'nobody' || !mayHaveLeft) return
      const who = await people.get(actor)?.get('/api/auth/user')
      if (who?.status !== 200) await crowd.renew()
    },
  }
  return crowd
}

function bodyOf(body: Fuzzed['body']): string | FormData | null {
  if (!Array.isArray(body)) return body
  const form = new FormData()
  for (const [name, value, filename] of body)
    if (filename === null) form.append(name, value)
    else form.append(name, new Blob([value]), filename)
  return form
}
