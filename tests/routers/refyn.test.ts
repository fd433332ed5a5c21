import { expect, test } from 'vitest'
import { newId } from '#db/ids.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { aCrit } from '#tests/support/crits.ts'
import { aFile, aMessage, aUser } from '#tests/support/factories.ts'
import { codeOf, outcomes, refusalOf } from '#tests/support/refusals.ts'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { TestWorld } from '#tests/support/build-context.ts'
import type { Crit } from '#tests/support/crits.ts'

/** What the refyn of a crit's first suggestion is asked with. */
function asked({ sessionId, work, suggestions }: Crit) {
  return { sessionId, fileId: work.id, suggestionIds: [suggestions[0].id] }
}

function refyns({ open }: TestWorld): Array<Record<string, unknown>> {
  return rowsOf(open, 'messages').filter((row) => row['kind'] === 'refyn')
}

/** Refyns and conversations of the month, as the table has them. */
function used({ open, user }: TestWorld): unknown[] {
  const row = rowsOf(open, 'users').find(({ id }) => id === user.id)
  return [row?.['refynsThisMonth'], row?.['conversationsThisMonth']]
}

function expectNothing(world: TestWorld): void {
  expect([refyns(world), countRows(world.open, 'jobs'), used(world)]).toEqual([
    [],
    0,
    [0, 0],
  ])
}

test('a refyn begins as a message that says what was asked for, with its job', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const view = await world.api.refyn.create({
    ...asked(crit),
    suggestionIds: crit.suggestions.map(({ id }) => id).toReversed(),
  })
  expect(view).toMatchObject({
    role: 'ai',
    kind: 'refyn',
    status: 'pending',
    content: '',
    comparison: null,
    refyn: {
      sourceFileId: crit.work.id,
      fileId: null,
      asked: ['Lift the shadows', 'Level the horizon'],
      settings: null,
    },
  })
  expect(rowsOf(world.open, 'jobs')).toMatchObject([
    { kind: 'refyn', dedupeKey: `refyn:${view.id}`, state: 'ready' },
  ])
  expect([world.jobs.wakes, used(world)[0]]).toEqual([1, 1])
  const { messages } = await world.api.conversation.get({ sessionId: crit.sessionId })
  expect(messages.map(({ id }) => id)).toEqual([crit.critique.id, view.id])
})

test('what belongs to someone else is as absent as what never was', async () => {
  const world = await buildContext()
  const own = await aCrit(world, world.user)
  const foreign = await aCrit(world, await aUser(world.db))
  const other = await aCrit(world, world.user)
  const call = (over: object) => world.api.refyn.create({ ...asked(own), ...over })
  const absent = await refusalOf(call({ fileId: newId() }))
  expect(absent.appCode).toBe('not_found')
  for (const over of [
    { fileId: foreign.work.id },
    { sessionId: foreign.sessionId },
    { suggestionIds: [foreign.suggestions[0].id] },
    { suggestionIds: [own.suggestions[0].id, foreign.suggestions[0].id] },
    { suggestionIds: [newId()] },
    asked(foreign),
    // Their own, and still not of this session.
    { fileId: other.work.id },
    { sessionId: other.sessionId },
    { suggestionIds: [other.suggestions[0].id] },
  ]) {
    const refusal = await refusalOf(call(over))
    expect([refusal.appCode, refusal.message]).toEqual(['not_found', absent.message])
  }
  expectNothing(world)
})

test('a suggestion for another picture of the same crit is not found', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const second = await aFile(world.db, world.user, { sessionId: crit.sessionId })
  expect(
    await codeOf(world.api.refyn.create({ ...asked(crit), fileId: second.id })),
  ).toBe('not_found')
  expectNothing(world)
})

test('by words too, a picture of another session or person is not found', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const other = await aCrit(world, world.user)
  const foreign = await aCrit(world, await aUser(world.db))
  for (const { work } of [other, foreign])
    expect(
      await codeOf(
        world.api.refyn.createFromWords({
          sessionId: crit.sessionId,
          fileId: work.id,
          suggestions: 'Make it glow',
        }),
      ),
    ).toBe('not_found')
  expectNothing(world)
})

test.for([
  ['a song', { mimeType: 'audio/mpeg' }],
  ['a refyn', { kind: 'refyn' }],
  ['a talk', { kind: 'audio', mimeType: 'audio/mpeg' }],
] as const)('%s is no image to refyn', async ([, over]) => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user, over)
  const refusal = await refusalOf(world.api.refyn.create(asked(crit)))
  expect([refusal.appCode, refusal.message]).toEqual([
    'invalid',
    'Please select an image to Refyn.',
  ])
  expectNothing(world)
})

test('without a suggestion there is nothing to refyn', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const { sessionId, fileId } = asked(crit)
  for (const call of [
    () => world.api.refyn.create({ ...asked(crit), suggestionIds: [] }),
    () => world.api.refyn.createFromWords({ sessionId, fileId, suggestions: '  ' }),
  ])
    await expect(call()).rejects.toThrow(
      'Please select at least one suggestion to apply.',
    )
  expectNothing(world)
})

test.for(['pending', 'writing'] as const)(
  'while a reply is %s a refyn is refused and nothing is taken',
  async (status) => {
    const world = await buildContext()
    const crit = await aCrit(world, world.user)
    await aMessage(world.db, crit.conversation, { status, content: '' })
    expect(await codeOf(world.api.refyn.create(asked(crit)))).toBe('reply_in_progress')
    expectNothing(world)
  },
)

test('the free plan has one refyn a month, over all its crits', async () => {
  const world = await buildContext()
  await world.api.refyn.create(asked(await aCrit(world, world.user)))
  const second = await aCrit(world, world.user)
  const refusal = await refusalOf(world.api.refyn.create(asked(second)))
  expect([refusal.appCode, refusal.message, refusal.detail]).toEqual([
    'refyn_limit',
    'Monthly Refyn limit reached (1/1 used). Upgrade to Standard for unlimited Refyns.',
    { max: 1 },
  ])
  expect([refyns(world).length, used(world)[0]]).toEqual([1, 1])
  expect((await world.api.billing.subscription()).refynsThisMonth).toBe(1)
})

test.for([
  ['standard', { subscriptionPlan: 'standard' }],
  ['premium', { subscriptionPlan: 'premium' }],
  ['academic', { isAcademic: 1 }],
] as const)('%s has no cap of refyns, and they are still counted', async ([, over]) => {
  const world = await buildContext()
  const person = await aUser(world.db, over)
  const { api } = world.as(person)
  for (let time = 0; time < 4; time += 1)
    await api.refyn.create(asked(await aCrit(world, person)))
  expect(used({ ...world, user: person })[0]).toBe(4)
})

test('of six refyns at once the free plan lets exactly one through', async () => {
  const world = await buildContext()
  const crits: Crit[] = []
  for (let index = 0; index < 6; index += 1) crits.push(await aCrit(world, world.user))
  const ended = await outcomes(crits.map((crit) => world.api.refyn.create(asked(crit))))
  expect(ended).toEqual({ passed: 1, refused: Array(5).fill('refyn_limit') })
  expect([refyns(world).length, used(world)[0]]).toEqual([1, 1])
})

test('of four refyns at once in one crit one is made and one is counted', async () => {
  const world = await buildContext({ plan: 'premium' })
  const crit = await aCrit(world, world.user)
  const calls = Array.from({ length: 4 }, () => world.api.refyn.create(asked(crit)))
  const ended = await outcomes(calls)
  expect(ended).toEqual({ passed: 1, refused: Array(3).fill('reply_in_progress') })
  expect([refyns(world).length, used(world)[0]]).toEqual([1, 1])
})

test('a new month starts both counters anew', async () => {
  const world = await buildContext({ now: '2026-11-30T23:59:59.000Z' })
  await world.api.refyn.create(asked(await aCrit(world, world.user)))
  world.open.sqlite.exec(`update users set "conversationsThisMonth" = 2`)
  const crit = await aCrit(world, world.user)
  expect(await codeOf(world.api.refyn.create(asked(crit)))).toBe('refyn_limit')
  world.clock.set('2026-12-01T00:00:00.000Z')
  await world.api.refyn.create(asked(crit))
  expect(used(world)).toEqual([1, 0])
  expect(rowsOf(world.open, 'users')[0]?.['billingPeriodStart']).toBe(
    '2026-12-01T00:00:00.000Z',
  )
})

test('the same click again is the same message and takes nothing more', async () => {
  const world = await buildContext({ plan: 'standard' })
  const crit = await aCrit(world, world.user)
  const click = { ...asked(crit), requestId: crypto.randomUUID() }
  const calls = Array.from({ length: 3 }, () => world.api.refyn.create(click))
  const views = [...(await Promise.all(calls)), await world.api.refyn.create(click)]
  expect(new Set(views.map(({ id }) => id)).size).toBe(1)
  expect([refyns(world).length, countRows(world.open, 'jobs'), used(world)[0]]).toEqual([
    1, 1, 1,
  ])
})

test('the same click of another person is their own', async () => {
  const world = await buildContext()
  const other = await aUser(world.db)
  const requestId = crypto.randomUUID()
  const mine = await aCrit(world, world.user)
  const theirs = await aCrit(world, other)
  const first = await world.api.refyn.create({ ...asked(mine), requestId })
  const second = await world.as(other).api.refyn.create({ ...asked(theirs), requestId })
  expect([second.id === first.id, refyns(world).length]).toEqual([false, 2])
})

test('stopping a refyn gives it back, trying it again takes it again', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const { id: messageId } = await world.api.refyn.create(asked(crit))
  expect(await world.api.conversation.stop({ messageId })).toMatchObject({
    status: 'stopped',
    content: '',
  })
  expect(used(world)[0]).toBe(0)
  await world.api.conversation.stop({ messageId })
  expect(used(world)[0]).toBe(0)
  expect(await world.api.conversation.retry({ messageId })).toMatchObject({
    status: 'pending',
    refyn: { asked: ['Lift the shadows'] },
  })
  expect(used(world)[0]).toBe(1)
  const jobs = rowsOf(world.open, 'jobs').filter((job) => job['kind'] === 'refyn')
  expect(jobs).toMatchObject([{ state: 'ready', attempts: 0 }])
})

test('a stopped refyn whose place was taken since is not tried again', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const { id: messageId } = await world.api.refyn.create(asked(crit))
  await world.api.conversation.stop({ messageId })
  await world.api.refyn.create(asked(await aCrit(world, world.user)))
  expect(await codeOf(world.api.conversation.retry({ messageId }))).toBe('refyn_limit')
  const stopped = refyns(world).find(({ id }) => id === messageId)
  expect([stopped?.['status'], used(world)[0]]).toEqual(['stopped', 1])
})

test('what November took is given back to November only', async () => {
  const world = await buildContext({ now: '2026-11-30T12:00:00.000Z' })
  const crit = await aCrit(world, world.user)
  const { id: messageId } = await world.api.refyn.create(asked(crit))
  world.clock.set('2026-12-01T12:00:00.000Z')
  await world.api.refyn.create(asked(await aCrit(world, world.user)))
  await world.api.conversation.stop({ messageId })
  expect(used(world)[0]).toBe(1)
})

test('tried again in another month it is taken from, and given back to, that month', async () => {
  const world = await buildContext({ now: '2026-11-30T12:00:00.000Z' })
  const crit = await aCrit(world, world.user)
  const { id: messageId } = await world.api.refyn.create(asked(crit))
  await world.api.conversation.stop({ messageId })
  world.clock.set('2026-12-01T12:00:00.000Z')
  await world.api.conversation.retry({ messageId })
  expect(refyns(world)[0]?.['quotaMonth']).toBe('2026-12-01T00:00:00.000Z')
  expect(used(world)[0]).toBe(1)
  await world.api.conversation.stop({ messageId })
  expect(used(world)[0]).toBe(0)
})

test('by words, the suggestions that stand in them are chosen and the rest is asked as it is', async () => {
  const world = await buildContext({ plan: 'standard' })
  const crit = await aCrit(world, world.user)
  const { sessionId, fileId } = asked(crit)
  const ask = async (suggestions: string): Promise<MessageView> => {
    const view = await world.api.refyn.createFromWords({ sessionId, fileId, suggestions })
    world.open.sqlite.exec(`update messages set status = 'done'`)
    return view
  }
  const joined = crit.suggestions.map(({ how }) => how).join('. ')
  expect((await ask(joined)).refyn?.asked).toEqual([
    'Lift the shadows',
    'Level the horizon',
  ])
  expect((await ask('Make it glow')).refyn?.asked).toEqual(['Make it glow'])
  const mixed = await ask(`${crit.suggestions[1].how} And warm the sky.`)
  expect(mixed.refyn?.asked).toEqual(['Level the horizon', 'And warm the sky'])
})
