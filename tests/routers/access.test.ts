import { describe, expect, test } from 'vitest'
import { newId } from '#db/ids.ts'
import { makeAdmin } from '#db/queries/users.ts'
import { appRouter } from '#routers/app.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { inputsOf } from '#tests/support/procedure-inputs.ts'
import { codeOf } from '#tests/support/refusals.ts'

/** The whole list of what a visitor may call (rule D-31): a new name here is a decision. */
const publicProcedures = [
  'account.beginNativeSignIn',
  'account.checkReset',
  'account.forgotPassword',
  'account.login',
  'account.logout',
  'account.nativeSignIn',
  'account.register',
  'account.resetPassword',
  'account.signInWays',
  'site.about',
]

const id = newId()
const session = 'session_1_a'
/** Ids of the right shape that nobody has: only the missing caller is wrong. */
const inputs = inputsOf({
  user: id,
  login: 'a'.repeat(64),
  session,
  conversation: id,
  message: id,
  file: id,
  version: id,
  text: id,
  suggestion: id,
  note: id,
  course: id,
  card: id,
  upload: 'a'.repeat(32),
  archive: id,
  location: 1,
  place: id,
  event: id,
  search: id,
  job: id,
  click: id,
})

const procedures = Object.keys(appRouter._def.procedures).toSorted()
const members = procedures.filter((name) => !publicProcedures.includes(name))

function call(api: object, name: string, input: unknown): Promise<unknown> {
  let target: unknown = api
  for (const part of name.split('.')) target = (target as Record<string, unknown>)[part]
  return (target as (input: unknown) => Promise<unknown>)(input)
}

test('the public procedures are the ones on the list', () => {
  expect(procedures.filter((name) => publicProcedures.includes(name))).toEqual(
    publicProcedures,
  )
  expect(members).toEqual(Object.keys(inputs).toSorted())
})

describe('a visitor', () => {
  test.for(members)('is refused by %s as signed out', async (name) => {
    const { as } = await buildContext()
    expect(await codeOf(call(as(null).api, name, inputs[name]))).toBe('signed_out')
  })

  test.for(members)('learns nothing from a malformed call of %s', async (name) => {
    const { as } = await buildContext()
    expect(await codeOf(call(as(null).api, name, { nonsense: true }))).toBe('signed_out')
  })
})

describe('a member', () => {
  const withInput = members.filter((name) => inputs[name] !== undefined)
  test.for(withInput)('is refused by %s for a field nobody asked for', async (name) => {
    const { db, user, as } = await buildContext()
    await makeAdmin(db, user.id)
    const input = { ...(inputs[name] as object), nonsense: id }
    expect(await codeOf(call(as(user).api, name, input))).toBe('invalid')
  })

  const admins = members.filter(
    (name) => name.startsWith('admin.') && name !== 'admin.check',
  )
  test.for(admins)('is refused by %s as no admin', async (name) => {
    const { api } = await buildContext()
    expect(await codeOf(call(api, name, inputs[name]))).toBe('forbidden')
  })

  test.for(admins)('who was an admin a moment ago is refused by %s', async (name) => {
    const { as, user } = await buildContext()
    const before = as({ ...user, isAdmin: 1 }).api
    expect(await codeOf(call(before, name, inputs[name]))).toBe('forbidden')
  })
})
