import { expect, test } from 'vitest'
import {
  effectivePlan,
  fileSizeLimitBytes,
  hardFileSizeMb,
  monthStart,
  planLimits,
  plans,
} from '#routers/contract/plans.ts'
import { usageLevel } from '#routers/contract/usage-level.ts'

test('the limits are those of the specification, section 9', () => {
  expect(plans.map((plan) => Object.values(planLimits[plan]))).toEqual([
    [5, 30, 0, 3, 3, 1],
    [10, 80, 5, 8, 15, null],
    [15, 100, 10, 15, 40, null],
  ])
})

test('no plan takes a file above the hard cap', () => {
  for (const plan of plans)
    expect(fileSizeLimitBytes(planLimits[plan])).toBeLessThanOrEqual(
      hardFileSizeMb * 1024 ** 2,
    )
  expect(fileSizeLimitBytes({ ...planLimits.free, fileSizeMb: 500 })).toBe(
    100 * 1024 ** 2,
  )
})

test('the plan in force is the higher of the own and the default one, academic the highest', () => {
  for (const own of plans)
    for (const given of plans) {
      const higher = Math.max(plans.indexOf(own), plans.indexOf(given))
      const person = { subscriptionPlan: own, isAcademic: false }
      expect(effectivePlan(person, given)).toBe(plans[higher])
      expect(effectivePlan({ ...person, isAcademic: true }, given)).toBe('premium')
    }
})

test.for([
  [0, 3, 'normal'],
  [2, 3, 'normal'],
  [3, 3, 'reached'],
  [4, 3, 'reached'],
  [11, 15, 'normal'],
  [12, 15, 'near'],
  [14, 15, 'near'],
  [31, 40, 'normal'],
  [32, 40, 'near'],
  [40, 40, 'reached'],
] as const)('%i of %i is %s', ([used, limit, level]) => {
  expect(usageLevel(used, limit)).toBe(level)
})

test.for([
  ['2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
  ['2026-11-30T23:59:59.999Z', '2026-11-01T00:00:00.000Z'],
  ['2027-01-01T00:30:00.000+01:00', '2026-12-01T00:00:00.000Z'],
] as const)('the month of %s began at %s', ([now, start]) => {
  expect(monthStart(new Date(now))).toBe(start)
})
