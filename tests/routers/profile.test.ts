import { expect, test } from 'vitest'
import { interests } from '#routers/contract/interests.ts'
import { storePicture } from '#routers/account/store-picture.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { rowsOf } from '#tests/support/database.ts'
import { aUser } from '#tests/support/factories.ts'
import type { z } from 'zod'
import type { profileInput } from '#routers/contract/profile.ts'
import type { TestWorld } from '#tests/support/build-context.ts'

const whole: z.input<typeof profileInput> = {
  firstName: 'Ida',
  lastName: 'Holm',
  artistStatement: 'I photograph harbours.',
  interests: ['landscape photography', 'film making'],
  profileImageUrl: '',
}

async function picture(world: TestWorld, over: Partial<TestWorld['ctx']> = {}) {
  const bytes = async function* () {
    yield Buffer.from('bytes of a picture')
  }
  const staged = await world.files.stage(bytes(), 1000)
  const ctx = { ...world.ctx, ...over }
  return storePicture(ctx, { originalName: 'me.jpg', staged })
}

test('is written whole, trimmed, and what is left out is emptied', async () => {
  const { api } = await buildContext()
  const saved = await api.account.saveProfile({ ...whole, firstName: '  Ida ' })
  expect(saved).toMatchObject({ ...whole, profileImageUrl: null })
  expect(await api.account.me()).toEqual(saved)
  const emptied = await api.account.saveProfile({ firstName: 'Ida', lastName: 'Holm' })
  expect(emptied).toMatchObject({ artistStatement: null, interests: [] })
})

test.for<[string, object, string]>([
  ['no first name', { firstName: ' ' }, 'First name is required'],
  ['no last name', { lastName: '' }, 'Last name is required'],
  [
    'a statement of 2501 characters',
    { artistStatement: 'a'.repeat(2501) },
    'Artist statement must be under 500 words',
  ],
  [
    'eleven interests',
    { interests: interests.slice(0, 11) },
    'Select up to 10 interests',
  ],
  [
    'an interest twice',
    { interests: ['magic', 'magic'] },
    'Each interest can be chosen once',
  ],
  [
    'a picture that is no address',
    { profileImageUrl: 'me.jpg' },
    'Expected a web address',
  ],
  [
    'a picture that is a script',
    { profileImageUrl: 'javascript:alert(1)' },
    'Expected a web address',
  ],
])('with %s is refused in the words of the specification', async ([, over, message]) => {
  const { api } = await buildContext()
  await expect(api.account.saveProfile({ ...whole, ...over })).rejects.toThrow(message)
  expect((await api.account.me()).firstName).toBeNull()
})

test.for([
  { firstName: 'a'.repeat(51) },
  { interests: ['sailing'] },
  { isAdmin: true },
  { email: 'other@example.org' },
])('with %j is refused', async (over) => {
  const { api } = await buildContext()
  const sent = { ...whole, ...over } as typeof whole
  await expect(api.account.saveProfile(sent)).rejects.toThrow()
})

test('the list of interests is that of the specification', () => {
  expect([interests.length, interests[0], interests.at(-1)]).toEqual([
    50,
    'portrait photography',
    'film making',
  ])
  expect(new Set(interests).size).toBe(interests.length)
})

test('a picture is the profile’s when it is saved, and the one before goes with its bytes', async () => {
  const world = await buildContext()
  const save = (profileImageUrl: string) =>
    world.api.account.saveProfile({ ...whole, profileImageUrl })
  const first = await picture(world)
  expect((await save(first.url)).profileImageUrl).toBe(first.url)
  const second = await picture(world)
  // Not saved yet: the one in use stays.
  expect(rowsOf(world.open, 'files')).toHaveLength(2)
  await save(second.url)
  const [left, ...others] = rowsOf(world.open, 'files')
  expect([second.url, others]).toEqual([
    `/api/files/${String(left?.['id'])}/content?w=480`,
    [],
  ])
  const swept = rowsOf(world.open, 'jobs').filter(({ kind }) => kind === 'sweep')
  expect(swept).toHaveLength(1)
  expect((await save('')).profileImageUrl).toBeNull()
  expect(rowsOf(world.open, 'files')).toEqual([])
})

test('a picture that was never saved gives way to the next', async () => {
  const world = await buildContext()
  for (let times = 0; times < 3; times += 1) await picture(world)
  expect(rowsOf(world.open, 'files')).toHaveLength(1)
})

test('what is no picture is refused and leaves nothing', async () => {
  const world = await buildContext()
  const identify = () => Promise.resolve('application/pdf')
  const media = { ...world.services.media, identify }
  await expect(picture(world, { media })).rejects.toThrow('JPG, PNG or GIF. Max 5MB.')
  expect(rowsOf(world.open, 'files')).toEqual([])
})

test("somebody else's picture, or a work, is no picture of the profile", async () => {
  const world = await buildContext()
  const { url } = await picture(world)
  const other = world.as(await aUser(world.db))
  await expect(
    other.api.account.saveProfile({ ...whole, profileImageUrl: url }),
  ).rejects.toThrow('Not found')
})
