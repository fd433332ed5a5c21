import { expect, test } from 'vitest'
import { newId } from '#db/ids.ts'
import { MediaError } from '#routers/media-lab.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { aFile, aUser } from '#tests/support/factories.ts'
import { trustingMedia } from '#tests/support/fakes.ts'
import { codeOf, refusalOf } from '#tests/support/refusals.ts'
import type { MediaFile } from '#routers/media-lab.ts'
import type { TestWorld } from '#tests/support/build-context.ts'

/** A house in which every file has these pages. */
function withPages(pages: string[]): Promise<TestWorld> {
  return buildContext({
    media: trustingMedia({ readText: () => Promise.resolve(pages) }),
  })
}

test('the words of a document are read by pages', async () => {
  const asked: MediaFile[] = []
  const readText = (file: MediaFile) => {
    asked.push(file)
    return Promise.resolve(['One.', '', 'Three.'])
  }
  const { api, db, user } = await buildContext({ media: trustingMedia({ readText }) })
  const { id, filename } = await aFile(db, user, { mimeType: 'application/pdf' })
  expect(await api.files.text({ id })).toEqual({ pages: ['One.', '', 'Three.'] })
  expect(asked).toMatchObject([{ filename, mimeType: 'application/pdf' }])
})

test('a file without words has no pages', async () => {
  const { api, db, user } = await withPages([])
  const { id } = await aFile(db, user)
  expect(await api.files.text({ id })).toEqual({ pages: [] })
})

test('a file that cannot be read has no pages', async () => {
  const readText = () => Promise.reject(new MediaError('Damaged'))
  const { api, db, user } = await buildContext({ media: trustingMedia({ readText }) })
  const { id } = await aFile(db, user)
  expect(await api.files.text({ id })).toEqual({ pages: [] })
})

test('a fault of the house is told as one and not as an empty text', async () => {
  const readText = () => Promise.reject(new Error('secret path /etc'))
  const { api, db, user } = await buildContext({ media: trustingMedia({ readText }) })
  const { id } = await aFile(db, user)
  const refusal = await refusalOf(api.files.text({ id }))
  expect(refusal.appCode).toBe('internal')
})

test('more than 400,000 characters are cut, and the pages stay as many', async () => {
  const { api, db, user } = await withPages([
    'a'.repeat(250_000),
    'b'.repeat(250_000),
    'c',
  ])
  const { id } = await aFile(db, user)
  const { pages } = await api.files.text({ id })
  expect(pages.map(({ length }) => length)).toEqual([250_000, 150_000, 0])
})

test('exactly 400,000 characters are left whole', async () => {
  const { api, db, user } = await withPages(['a'.repeat(399_999), 'b'])
  const { id } = await aFile(db, user)
  const { pages } = await api.files.text({ id })
  expect(pages.map(({ length }) => length)).toEqual([399_999, 1])
})

test('the text of another learner is as absent as one that never was', async () => {
  const { as, db, user } = await withPages(['Secret.'])
  const { id } = await aFile(db, user)
  const stranger = as(await aUser(db)).api.files
  const foreign = await refusalOf(stranger.text({ id }))
  const absent = await refusalOf(stranger.text({ id: newId() }))
  expect([foreign.appCode, foreign.message]).toEqual(['not_found', absent.message])
  expect(JSON.stringify(foreign)).not.toContain('Secret')
})

test.for(['', 'UPPER', '../../../etc/passwd', 'a'.repeat(27)])(
  'the id %j of a text is invalid',
  async (id) => {
    const { api } = await withPages(['Words.'])
    expect(await codeOf(api.files.text({ id }))).toBe('invalid')
  },
)

test('a visitor reads no text', async () => {
  const { as, db, user } = await withPages(['Secret.'])
  const { id } = await aFile(db, user)
  expect(await codeOf(as(null).api.files.text({ id }))).toBe('signed_out')
})
