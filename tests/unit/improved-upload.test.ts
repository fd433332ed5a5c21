import { afterEach, expect, test } from 'vitest'
import { failureIn, UploadRefusal } from '#src/features/comparison/upload-refusal.ts'
import { inOneTab } from '#src/features/comparison/in-one-tab.ts'
import { createRequestIds } from '#src/lib/request-ids.ts'

const answered = (status: number, text = '{"code":"busy"}') => ({
  status,
  body: { xhr: { responseText: text } },
})

test('only an answer that will not change is a refusal; the rest may go on later', () => {
  for (const status of [400, 403, 404, 409, 413, 415])
    expect(failureIn(answered(status))).toBeInstanceOf(UploadRefusal)
  for (const status of [401, 423, 429, 500, 502, 503, 507])
    expect(failureIn(answered(status))).not.toBeInstanceOf(UploadRefusal)
})

test('what our server says is kept for the words, and what is no answer says nothing', () => {
  expect(failureIn(answered(507, '{"code":"disk_full"}'))?.body.code).toBe('disk_full')
  expect(failureIn(answered(502, '<html>Bad gateway</html>'))?.body).toEqual({})
  expect(failureIn(undefined)).toBeUndefined()
  expect(failureIn({ status: 0, body: {} })).toBeUndefined()
})

test('a second tab does not do what the first is at, and may when it has let go', async () => {
  const first = Promise.withResolvers<string>()
  const running = inOneTab('upload a', () => first.promise)
  expect(await inOneTab('upload a', async () => 'second')).toBeNull()
  expect(await inOneTab('upload b', async () => 'other')).toBe('other')
  first.resolve('first')
  expect(await running).toBe('first')
  expect(await inOneTab('upload a', async () => 'third')).toBe('third')
})

test('what fails in one tab lets go too', async () => {
  const failing = inOneTab('upload c', () => Promise.reject(new Error('cut')))
  await expect(failing).rejects.toThrow('cut')
  expect(await inOneTab('upload c', async () => 'again')).toBe('again')
})

test('a browser without locks does it in every tab', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  const never = inOneTab('upload d', () => new Promise<never>(() => undefined))
  expect(await inOneTab('upload d', async () => 'done')).toBe('done')
  expect(never).toBeInstanceOf(Promise)
})

afterEach(() => {
  delete (navigator as { locks?: LockManager }).locks
})

test('a request that is tried again has its id, and another one has another', () => {
  const { idFor, renew } = createRequestIds()
  const first = idFor(['file', ['one', 'two']])
  expect(idFor(['file', ['one', 'two']])).toBe(first)
  const second = idFor(['file', ['one']])
  expect(second).not.toBe(first)
  renew()
  expect(idFor(['file', ['one']])).not.toBe(second)
})
