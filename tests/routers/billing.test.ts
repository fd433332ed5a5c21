import { expect, test } from 'vitest'
import { buildContext } from '#tests/support/build-context.ts'
import { aUser } from '#tests/support/factories.ts'

const limitsOf = {
  free: [5, 30, 0, 3, 3, 1],
  standard: [10, 80, 5, 8, 15, null],
  premium: [15, 100, 10, 15, 40, null],
} as const

test.for(['free', 'standard', 'premium'] as const)(
  'the plan %s shows its limits',
  async (plan) => {
    const { api } = await buildContext({ plan })
    const view = await api.billing.subscription()
    const { limits } = view
    expect(view).toMatchObject({ subscriptionPlan: plan, isAcademic: false })
    expect([
      limits.filesPerConversation,
      limits.fileSizeMb,
      limits.improvedVersions,
      limits.repliesPerConversation,
      view.conversationLimit,
      limits.refynsPerMonth,
    ]).toEqual(limitsOf[plan])
  },
)

test('an academic member has the limits of premium under the plan of the row', async () => {
  const { as, db } = await buildContext()
  const view = await as(await aUser(db, { isAcademic: 1 })).api.billing.subscription()
  expect(view).toMatchObject({
    subscriptionPlan: 'free',
    isAcademic: true,
    conversationLimit: 40,
  })
  expect(view.limits.repliesPerConversation).toBe(15)
})

test('the default plan of the operator lifts everybody below it and lowers nobody', async () => {
  const { as, db } = await buildContext({ settings: { defaultPlan: 'standard' } })
  const plans = []
  for (const subscriptionPlan of ['free', 'standard', 'premium']) {
    const person = await aUser(db, { subscriptionPlan })
    plans.push((await as(person).api.billing.subscription()).subscriptionPlan)
  }
  expect(plans).toEqual(['standard', 'standard', 'premium'])
})

test('use of an older month reads as zero, of this month as it is', async () => {
  const { as, db } = await buildContext({ now: '2026-11-01T00:00:00.000Z' })
  const use = { conversationsThisMonth: 2, refynsThisMonth: 1 }
  const old = await aUser(db, { ...use, billingPeriodStart: '2026-10-01T00:00:00.000Z' })
  const current = await aUser(db, {
    ...use,
    billingPeriodStart: '2026-11-01T00:00:00.000Z',
  })
  expect(await as(old).api.billing.subscription()).toMatchObject({
    conversationsThisMonth: 0,
    refynsThisMonth: 0,
  })
  expect(await as(current).api.billing.subscription()).toMatchObject(use)
})

test('a plan that the app does not know counts as free', async () => {
  const { as, db } = await buildContext()
  const odd = await aUser(db, { subscriptionPlan: 'gold' })
  expect((await as(odd).api.billing.subscription()).subscriptionPlan).toBe('free')
})

test('the plan is read anew for each call, whatever the session says', async () => {
  const { api, open } = await buildContext({ plan: 'free' })
  open.sqlite.exec(`update users set "subscriptionPlan" = 'premium'`)
  expect((await api.billing.subscription()).conversationLimit).toBe(40)
})
