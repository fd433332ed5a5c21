import { describe, expect, test } from 'vitest'
import { randomId } from '#db/ids.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import {
  aConversation,
  aCourse,
  aFile,
  aJob,
  aNote,
  aUser,
} from '#tests/support/factories.ts'
import { anOffice, putLocation } from '#tests/support/office.ts'
import { codeOf, refusalOf } from '#tests/support/refusals.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { TestWorld } from '#tests/support/build-context.ts'

const userRow = (world: TestWorld, user: UserRow) =>
  rowsOf(world.open, 'users').find(({ id }) => id === user.id)

describe('the figures of the server', () => {
  test('count everybody by plan, the academic as academic, and all that is kept', async () => {
    const world = await anOffice()
    const { db, office } = world
    await aUser(db, { subscriptionPlan: 'standard' })
    const ada = await aUser(db, { subscriptionPlan: 'premium' })
    await aUser(db, { subscriptionPlan: 'premium', isAcademic: 1 })
    await aUser(db, { subscriptionPlan: 'gold' })
    await aConversation(db, ada)
    await aFile(db, ada, { size: 3_000_000_000 })
    await aFile(db, ada, { size: 5, kind: 'profile' })
    await aNote(db, ada)
    await aCourse(db, ada)
    putLocation(world, ada)
    expect(await office.stats()).toEqual({
      totalUsers: 5,
      usersByPlan: { free: 2, standard: 1, premium: 1, academic: 1 },
      totalConversations: 1,
      totalStorage: 3_000_000_005,
      totalCourses: 1,
      totalNotes: 1,
      totalLocations: 1,
    })
  })

  test('of an empty server are noughts', async () => {
    const { office } = await anOffice()
    expect(await office.stats()).toMatchObject({ totalUsers: 1, totalStorage: 0 })
  })
})

describe('a person is changed', () => {
  test('in what is named, and in nothing else', async () => {
    const world = await anOffice()
    const ada = await aUser(world.db, { firstName: 'Ada' })
    await world.office.setUser({ userId: ada.id, subscriptionPlan: 'premium' })
    expect(userRow(world, ada)).toEqual({
      ...ada,
      subscriptionPlan: 'premium',
      updatedAt: world.clock.now().toISOString(),
    })
    await world.office.setUser({ userId: ada.id, isAcademic: true, isAdmin: true })
    expect(userRow(world, ada)).toMatchObject({
      subscriptionPlan: 'premium',
      isAcademic: 1,
      isAdmin: 1,
    })
    expect((await world.as(ada).api.admin.check()).isAdmin).toBe(true)
    await world.office.setUser({ userId: ada.id, isAdmin: false })
    expect(await codeOf(world.as({ ...ada, isAdmin: 1 }).api.admin.stats())).toBe(
      'forbidden',
    )
  })

  test('but not in a plan that they pay for; academic they may be', async () => {
    const world = await anOffice()
    const ada = await aUser(world.db, {
      subscriptionPlan: 'standard',
      stripeSubscriptionId: 'sub_1',
    })
    const userId = ada.id
    const refusal = await refusalOf(
      world.office.setUser({ userId, subscriptionPlan: 'free', isAdmin: true }),
    )
    expect([refusal.appCode, refusal.detail]).toEqual(['conflict', { reason: 'paid' }])
    expect(userRow(world, ada)).toEqual(ada)
    await world.office.setUser({
      userId,
      subscriptionPlan: 'standard',
      isAcademic: true,
    })
    expect(userRow(world, ada)).toMatchObject({ isAcademic: 1 })
  })

  test('and the last administrator stays one', async () => {
    const world = await anOffice()
    const { admin, office } = world
    const refusal = await refusalOf(office.setUser({ userId: admin.id, isAdmin: false }))
    expect([refusal.appCode, refusal.detail]).toEqual([
      'conflict',
      { reason: 'last_admin' },
    ])
    const leaving = await aUser(world.db, { isAdmin: 1, state: 'deleting' })
    expect(await codeOf(office.setUser({ userId: admin.id, isAdmin: false }))).toBe(
      'conflict',
    )
    await aUser(world.db, { isAdmin: 1 })
    await office.setUser({ userId: admin.id, isAdmin: false })
    expect(userRow(world, admin)).toMatchObject({ isAdmin: 0 })
    expect(leaving.state).toBe('deleting')
  })

  test('not when they are being removed, nor when there is no such person', async () => {
    const world = await anOffice()
    const leaving = await aUser(world.db, { state: 'deleting' })
    for (const userId of [leaving.id, randomId(26)])
      expect(await codeOf(world.office.setUser({ userId, isAdmin: true }))).toBe(
        'not_found',
      )
  })

  test('and the log says who did what to whom', async () => {
    const { office, db, log, admin } = await anOffice()
    const { id: userId } = await aUser(db)
    await office.setUser({ userId, isAcademic: true })
    await office.signOutUser({ userId })
    await office.removeUser({ userId })
    const uses = log.entries.filter(
      ({ fields }) => 'event' in fields && fields.event === 'admin_use',
    )
    expect(uses.map(({ fields }) => fields)).toMatchObject([
      { by: admin.id, userId, action: 'set', isAcademic: true },
      { by: admin.id, userId, action: 'sign_out' },
      { by: admin.id, userId, action: 'remove' },
    ])
    expect(JSON.stringify(uses)).not.toContain('@')
  })
})

describe('a person is sent away', () => {
  const sessionOf = (world: TestWorld, userId: string, id: string) =>
    world.db
      .insertInto('sessions')
      .values({ id, userId, expiresAt: '2099', createdAt: '2026', lastSeenAt: '2026' })
      .execute()

  test('signed out everywhere, and nobody else', async () => {
    const world = await anOffice()
    const [ada, bea] = [await aUser(world.db), await aUser(world.db)]
    for (const [id, { id: userId }] of Object.entries({ a: ada, b: ada, c: bea }))
      await sessionOf(world, userId, id)
    await world.office.signOutUser({ userId: ada.id })
    expect(rowsOf(world.open, 'sessions').map(({ id }) => id)).toEqual(['c'])
    expect(await codeOf(world.office.signOutUser({ userId: randomId(26) }))).toBe(
      'not_found',
    )
  })

  test('closed at once, with a job that removes the rest; a second time changes nothing', async () => {
    const world = await anOffice()
    const ada = await aUser(world.db)
    await sessionOf(world, ada.id, 'a')
    await world.office.removeUser({ userId: ada.id })
    await world.office.removeUser({ userId: ada.id })
    expect(userRow(world, ada)).toMatchObject({ state: 'deleting' })
    expect(countRows(world.open, 'sessions')).toBe(0)
    expect(rowsOf(world.open, 'jobs')).toMatchObject([
      { kind: 'remove-account', userId: null, payload: `{"userId":"${ada.id}"}` },
    ])
  })

  test('but not oneself, nor who is not there', async () => {
    const world = await anOffice()
    const refusal = await refusalOf(world.office.removeUser({ userId: world.admin.id }))
    expect([refusal.appCode, refusal.detail]).toEqual(['conflict', { reason: 'own' }])
    expect(userRow(world, world.admin)).toEqual(world.admin)
    expect(await codeOf(world.office.removeUser({ userId: randomId(26) }))).toBe(
      'not_found',
    )
  })
})

test('what is used is summed by kind and model over thirty days, and today by UTC', async () => {
  const world = await anOffice()
  const ada = await aUser(world.db)
  const use = (createdAt: string, over: object = {}) =>
    world.db
      .insertInto('usage')
      .values({
        id: randomId(26),
        userId: ada.id,
        kind: 'reply',
        model: 'm',
        inputTokens: 100,
        outputTokens: 10,
        images: 0,
        seconds: 0,
        createdAt,
        ...over,
      })
      .execute()
  await use('2026-11-15T00:00:00.000Z')
  await use('2026-11-14T23:59:59.999Z')
  await use('2026-11-15T11:00:00.000Z', { kind: 'refyn', images: 1, outputTokens: 900 })
  await use('2026-11-15T11:00:00.000Z', { kind: 'audio', seconds: 12.5, inputTokens: 0 })
  await use('2026-10-16T11:59:59.999Z')
  expect(await world.office.usage()).toEqual({
    todayTokens: 110 + 1000 + 10,
    dailyLimitTokens: null,
    sums: [
      expect.objectContaining({ kind: 'refyn', calls: 1, images: 1, outputTokens: 900 }),
      expect.objectContaining({ kind: 'reply', calls: 2, inputTokens: 200 }),
      expect.objectContaining({ kind: 'audio', seconds: 12.5 }),
    ],
  })
})

test('the queue tells what waits, runs or has failed, the failed first', async () => {
  const { db, office } = await anOffice()
  const ada = await aUser(db)
  await aJob(db, { state: 'ready', createdAt: '2026-11-02', kind: 'sweep' })
  await aJob(db, { state: 'running', createdAt: '2026-11-01', userId: ada.id })
  await aJob(db, { state: 'done' })
  await aJob(db, {
    state: 'dead',
    createdAt: '2026-11-03',
    kind: 'mail',
    attempts: 3,
    lastError: '550 no',
  })
  const { counts, jobs } = await office.queue()
  expect(counts).toEqual({ ready: 1, running: 1, dead: 1 })
  expect(jobs).toMatchObject([
    { kind: 'mail', state: 'dead', attempts: 3, lastError: '550 no', email: null },
    { state: 'running', email: ada.email },
    { kind: 'sweep', state: 'ready', email: null },
  ])
  expect(Object.keys(jobs[0]!)).not.toContain('payload')
})
