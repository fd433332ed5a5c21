import { expect, test } from 'vitest'
import { rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { aCrit } from '#tests/support/crits.ts'
import { aConversation, aFile, aMessage } from '#tests/support/factories.ts'
import { codeOf, outcomes, refusalOf } from '#tests/support/refusals.ts'
import { aMember, becomes, members, planTable } from '#tests/support/plan-table.ts'
import type { ConversationRow } from '#db/tables/conversations.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { MemberContext } from '#routers/context.ts'
import type { TestWorld } from '#tests/support/build-context.ts'
import type { Crit } from '#tests/support/crits.ts'

const clicks = 50

function apiOf(world: TestWorld, user: UserRow) {
  return world.as(user).api
}

/** As many begun crits as it says, each in a session with one file. */
async function toBegin(world: TestWorld, user: UserRow, count: number) {
  const { conversation } = apiOf(world, user)
  const calls: Array<() => Promise<unknown>> = []
  for (let index = 0; index < count; index += 1) {
    const { sessionId } = await aFile(world.db, user)
    const crit = { sessionId, contextPrompt: 'A quay', mediaType: 'photography' } as const
    calls.push(() => conversation.analyze(crit))
  }
  return calls
}

/** A race of crits that begin: how many got through, and as what the others were refused. */
async function raceOfCrits(world: TestWorld, user: UserRow) {
  const calls = await toBegin(world, user, clicks)
  return outcomes(calls.map((call) => call()))
}

async function toRefyn(world: TestWorld, user: UserRow, count: number) {
  const { refyn } = apiOf(world, user)
  const crits: Crit[] = []
  for (let index = 0; index < count; index += 1) crits.push(await aCrit(world, user))
  return crits.map(({ sessionId, work, suggestions }) => () => {
    const suggestionIds = [suggestions[0].id]
    return refyn.create({ sessionId, fileId: work.id, suggestionIds })
  })
}

async function raceOfRefyns(world: TestWorld, user: UserRow) {
  const calls = await toRefyn(world, user, clicks)
  return outcomes(calls.map((call) => call()))
}

function lets(passed: number, code: string) {
  return { passed, refused: Array<string>(clicks - passed).fill(code) }
}

/** Conversations and refyns of the month, as the row has them. */
function used({ open }: TestWorld, user: UserRow): unknown[] {
  const row = rowsOf(open, 'users').find(({ id }) => id === user.id)
  return [row?.['conversationsThisMonth'], row?.['refynsThisMonth']]
}

async function aThread(
  world: TestWorld,
  user: UserRow,
  replyCount = 0,
): Promise<ConversationRow> {
  const crit = await aConversation(world.db, user, { replyCount })
  await aMessage(world.db, crit)
  return crit
}

function ask(world: TestWorld, user: UserRow, { sessionId }: ConversationRow) {
  return apiOf(world, user).conversation.ask({ sessionId, message: 'Why?' })
}

/** Whatever is being written is written. */
function settle({ open }: TestWorld): void {
  open.sqlite.exec(`update messages set status = 'done'`)
}

test.for(members)(
  'of 50 crits begun at once %s begins its month and no more',
  async (member) => {
    const world = await buildContext()
    const user = await aMember(world, member)
    const { conversations: max } = planTable[member]
    expect(await raceOfCrits(world, user)).toEqual(lets(max, 'conversation_limit'))
    expect(used(world, user)).toEqual([max, 0])
    const [next] = await toBegin(world, user, 1)
    const refusal = await refusalOf(next!())
    expect([refusal.appCode, refusal.detail]).toEqual(['conversation_limit', { max }])
  },
)

test.for(members)(
  'of 50 crits at once in a new month %s begins its number again',
  async (member) => {
    const world = await buildContext({ now: '2026-12-31T23:59:59.999Z' })
    const user = await aMember(world, member)
    const { conversations: max } = planTable[member]
    await raceOfCrits(world, user)
    world.clock.set('2027-01-01T00:00:00.000Z')
    expect(await raceOfCrits(world, user)).toEqual(lets(max, 'conversation_limit'))
    expect(used(world, user)).toEqual([max, 0])
  },
)

test('after a downgrade what was begun counts, and the next month has the smaller number', async () => {
  const world = await buildContext({ now: '2026-11-20T00:00:00.000Z' })
  const [many, few] = [await aMember(world, 'premium'), await aMember(world, 'premium')]
  for (const call of await toBegin(world, many, 20)) await call()
  for (const call of await toBegin(world, few, 10)) await call()
  await becomes(world, many, 'standard')
  await becomes(world, few, 'standard')
  expect(await raceOfCrits(world, many)).toEqual(lets(0, 'conversation_limit'))
  expect(await raceOfCrits(world, few)).toEqual(lets(5, 'conversation_limit'))
  world.clock.set('2026-12-01T00:00:00.000Z')
  expect(await raceOfCrits(world, many)).toEqual(lets(15, 'conversation_limit'))
})

test('an upgrade in the middle of the month opens the rest of it at once', async () => {
  const world = await buildContext()
  const user = await aMember(world, 'free')
  expect((await raceOfCrits(world, user)).passed).toBe(3)
  await becomes(world, user, 'standard')
  expect(await raceOfCrits(world, user)).toEqual(lets(12, 'conversation_limit'))
  await becomes(world, user, 'academic')
  expect(await raceOfCrits(world, user)).toEqual(lets(25, 'conversation_limit'))
})

test.for(members)(
  '%s has its refyns of a month and no more, of 50 at once',
  async (member) => {
    const world = await buildContext()
    const user = await aMember(world, member)
    const max = Math.min(planTable[member].refyns, clicks)
    expect(await raceOfRefyns(world, user)).toEqual(lets(max, 'refyn_limit'))
    expect(used(world, user)).toEqual([0, max])
  },
)

test('after a downgrade the refyns of the month are spent, and the next one has one', async () => {
  const world = await buildContext({ now: '2026-11-20T00:00:00.000Z' })
  const user = await aMember(world, 'standard')
  for (const call of await toRefyn(world, user, 4)) await call()
  await becomes(world, user, 'free')
  const [next] = await toRefyn(world, user, 1)
  const refusal = await refusalOf(next!())
  expect([refusal.appCode, refusal.detail]).toEqual(['refyn_limit', { max: 1 }])
  expect(await raceOfRefyns(world, user)).toEqual(lets(0, 'refyn_limit'))
  world.clock.set('2026-12-01T00:00:00.000Z')
  expect(await raceOfRefyns(world, user)).toEqual(lets(1, 'refyn_limit'))
  await becomes(world, user, 'standard')
  expect((await raceOfRefyns(world, user)).passed).toBe(clicks)
})

test('crits and refyns at once take of their own number only', async () => {
  const world = await buildContext()
  const user = await aMember(world, 'free')
  const crits = await toBegin(world, user, 25)
  const refyns = await toRefyn(world, user, 25)
  const mixed = crits.flatMap((call, index) => [call, refyns[index]!])
  const { passed } = await outcomes(mixed.map((call) => call()))
  expect([passed, used(world, user)]).toEqual([4, [3, 1]])
})

test.for(members)(
  'of 50 questions one after another %s asks its number',
  async (member) => {
    const world = await buildContext()
    const user = await aMember(world, member)
    const crit = await aThread(world, user)
    const { replies: max } = planTable[member]
    let passed = 0
    for (let time = 0; time < clicks; time += 1) {
      const { passed: one, refused } = await outcomes([ask(world, user, crit)])
      passed += one
      if (passed === max && one === 0) expect(refused).toEqual(['reply_limit'])
      settle(world)
    }
    expect(passed).toBe(max)
    const refusal = await refusalOf(ask(world, user, crit))
    expect([refusal.appCode, refusal.detail]).toEqual(['reply_limit', { max }])
  },
)

test.for(members)(
  'with one reply left, of 50 questions at once %s asks one',
  async (member) => {
    const world = await buildContext()
    const user = await aMember(world, member)
    const { replies: max } = planTable[member]
    const crit = await aThread(world, user, max - 1)
    const calls = Array.from({ length: clicks }, () => ask(world, user, crit))
    expect(await outcomes(calls)).toEqual(lets(1, 'reply_limit'))
    expect(rowsOf(world.open, 'conversations')[0]?.['replyCount']).toBe(max)
  },
)

test('one reply left is one, by a question or by another try of the one that failed', async () => {
  const world = await buildContext()
  const user = await aMember(world, 'free')
  const crit = await aThread(world, user, 2)
  const failed = await aMessage(world.db, crit, { status: 'failed', content: '' })
  const { conversation } = apiOf(world, user)
  const calls = Array.from({ length: clicks }, (_, index) =>
    index % 2 === 0
      ? ask(world, user, crit)
      : conversation.retry({ messageId: failed.id }),
  )
  expect((await outcomes(calls)).passed).toBe(1)
  expect(rowsOf(world.open, 'conversations')[0]?.['replyCount']).toBe(3)
})

test('without a reply left another try of one that failed is refused', async () => {
  const world = await buildContext()
  const user = await aMember(world, 'standard')
  const crit = await aThread(world, user, 8)
  const failed = await aMessage(world.db, crit, { status: 'failed', content: '' })
  const { conversation } = apiOf(world, user)
  const retry = () => conversation.retry({ messageId: failed.id })
  const refusal = await refusalOf(retry())
  expect([refusal.appCode, refusal.detail]).toEqual(['reply_limit', { max: 8 }])
  await becomes(world, user, 'premium')
  expect((await retry()).status).toBe('pending')
  expect(rowsOf(world.open, 'conversations')[0]?.['replyCount']).toBe(9)
})

test('after a downgrade a thread goes on up to the smaller number, and no month refills it', async () => {
  const world = await buildContext()
  const user = await aMember(world, 'premium')
  const [long, short] = [await aThread(world, user, 9), await aThread(world, user, 7)]
  await becomes(world, user, 'standard')
  expect(await codeOf(ask(world, user, long))).toBe('reply_limit')
  await ask(world, user, short)
  settle(world)
  world.clock.move(40 * 24 * 60 * 60 * 1000)
  for (const crit of [long, short])
    expect(await codeOf(ask(world, user, crit))).toBe('reply_limit')
  await becomes(world, user, 'premium')
  await ask(world, user, long)
})

test('what a session still says of a plan opens nothing', async () => {
  const world = await buildContext()
  const user = await aMember(world, 'free')
  const caller: MemberContext['caller'] = {
    id: user.id,
    isAdmin: false,
    isAcademic: true,
    subscriptionPlan: 'premium',
  }
  const stale = { ...world, as: () => world.as(user, { caller }) } as TestWorld
  expect(await raceOfCrits(stale, user)).toEqual(lets(3, 'conversation_limit'))
  expect(await raceOfRefyns(stale, user)).toEqual(lets(1, 'refyn_limit'))
  const crit = await aThread(world, user, 3)
  expect(await codeOf(ask(stale, user, crit))).toBe('reply_limit')
})

test('the default plan of the operator lifts what may be done, and not only what is shown', async () => {
  const world = await buildContext({ settings: { defaultPlan: 'standard' } })
  const user = await aMember(world, 'free')
  expect(await raceOfCrits(world, user)).toEqual(lets(15, 'conversation_limit'))
  expect((await raceOfRefyns(world, user)).passed).toBe(clicks)
  const crit = await aThread(world, user, 7)
  await ask(world, user, crit)
  settle(world)
  expect(await codeOf(ask(world, user, crit))).toBe('reply_limit')
})
