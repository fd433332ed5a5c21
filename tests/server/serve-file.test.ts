import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newId } from '#db/ids.ts'
import { dispositionOf } from '#server/uploads/serve-file.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { aSession } from '#tests/support/factories.ts'
import { trustingMedia } from '#tests/support/fakes.ts'
import { writeFile } from 'node:fs/promises'
import type { FileView } from '#routers/contract/files.ts'
import type { House, HouseOptions } from '#tests/support/build-house.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const text = '0123456789abcdef'

async function served(options: HouseOptions = {}): Promise<{
  house: House
  member: Visitor
  file: FileView
  path: string
}> {
  const house = await buildHouse(options)
  const member = await house.signUp()
  const { body } = await member.upload(aSession(), [['harbour.jpg', text]])
  const [file] = (body as { files: FileView[] }).files
  return { house, member, file: file!, path: `/api/files/${file!.id}/content` }
}

test('the owner gets the bytes with their length, type and a strong ETag', async () => {
  const { member, path } = await served()
  const { status, body, headers } = await member.get(path)
  expect([status, body]).toEqual([200, text])
  expect(headers.get('content-length')).toBe('16')
  expect(headers.get('accept-ranges')).toBe('bytes')
  expect(headers.get('etag')).toMatch(/^"[0-9a-f]{64}"$/)
})

test('a foreign file, an absent one and a malformed id are the same 404', async () => {
  const { house, path } = await served()
  const stranger = await house.signUp()
  const bodies = []
  for (const address of [
    path,
    `/api/files/${newId()}/content`,
    '/api/files/nonsense/content',
  ]) {
    const { status, body } = await stranger.get(address)
    expect(status).toBe(404)
    bodies.push({ ...(body as object), id: '' })
  }
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
})

test('a visitor gets 401', async () => {
  const { house, path } = await served()
  expect((await house.visitor().get(path)).status).toBe(401)
})

test.for([
  ['bytes=2-5', '2345', 'bytes 2-5/16'],
  ['bytes=10-', 'abcdef', 'bytes 10-15/16'],
  ['bytes=-3', 'def', 'bytes 13-15/16'],
  ['bytes=4-99', '456789abcdef', 'bytes 4-15/16'],
] as const)('the range %s is 206 with its part', async ([range, part, contentRange]) => {
  const { member, path } = await served()
  const { status, body, headers } = await member.get(path, { range })
  expect([status, body, headers.get('content-range')]).toEqual([206, part, contentRange])
  expect(headers.get('content-length')).toBe(String(part.length))
})

test('a range outside is 416 with the size', async () => {
  const { member, path } = await served()
  const { status, headers } = await member.get(path, { range: 'bytes=16-' })
  expect([status, headers.get('content-range')]).toEqual([416, 'bytes */16'])
})

test('several ranges, and an overlong header, are answered with the whole', async () => {
  const { member, path } = await served()
  for (const range of ['bytes=0-1,3-4', `bytes=0-${'1'.repeat(300)}`]) {
    const { status, body } = await member.get(path, { range })
    expect([status, body]).toEqual([200, text])
  }
})

test('If-None-Match with the ETag is 304 without a body', async () => {
  const { member, path } = await served()
  const etag = (await member.get(path)).headers.get('etag')!
  const { status, body, headers } = await member.get(path, { 'if-none-match': etag })
  expect([status, body, headers.get('etag')]).toEqual([304, '', etag])
  expect((await member.get(path, { 'if-none-match': '"other"' })).status).toBe(200)
})

test('If-None-Match may name several, or weak ones that a proxy made (RFC 9110, 13.1.2)', async () => {
  const { member, path } = await served()
  const etag = (await member.get(path)).headers.get('etag')!
  for (const header of [`"a", ${etag}`, `W/${etag}`]) {
    const { status } = await member.get(path, { 'if-none-match': header })
    expect([header, status]).toEqual([header, 304])
  }
})

test('If-Range gives the part for the same file and the whole for another', async () => {
  const { member, path } = await served()
  const etag = (await member.get(path)).headers.get('etag')!
  const range = 'bytes=0-3'
  expect((await member.get(path, { range, 'if-range': etag })).status).toBe(206)
  const other = await member.get(path, { range, 'if-range': '"other"' })
  expect([other.status, other.body]).toEqual([200, text])
})

test('HEAD has the headers of GET and no body', async () => {
  const { member, path } = await served()
  const get = await member.request(path)
  const head = await member.request(path, { method: 'HEAD' })
  const names = [
    'content-length',
    'content-type',
    'etag',
    'accept-ranges',
    'content-disposition',
  ]
  for (const name of names)
    expect(head.headers.get(name), name).toBe(get.headers.get(name))
  expect([head.status, await head.text()]).toEqual([200, ''])
  const part = await member.request(path, {
    method: 'HEAD',
    headers: { range: 'bytes=0-3' },
  })
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '4'])
})

test('a file whose bytes are lost is 404', async () => {
  const { house, member, file, path } = await served()
  await rm(join(house.folders.blobs, file.filename))
  expect((await member.get(path)).status).toBe(404)
})

test('a picture of a file is WebP with an ETag of its own, and one that cannot be is 404', async () => {
  const drawn = await served({
    media: trustingMedia({
      thumbnail: async (file, width) => {
        const path = join(drawn.house.folders.derived, `w${width}.webp`)
        await writeFile(path, `picture of ${file.mimeType}`)
        return path
      },
    }),
  })
  const { status, body, headers } = await drawn.member.get(`${drawn.path}?w=240`)
  expect([status, body]).toEqual([200, 'picture of image/jpeg'])
  expect(headers.get('content-type')).toBe('image/webp')
  expect(headers.get('etag')).toMatch(/^"[0-9a-f]{64}-w240\.webp"$/)
  const broken = await served()
  expect((await broken.member.get(`${broken.path}?w=240`)).status).toBe(404)
})

test.for(['0', '-1', '4001', 'wide', '1.5', ''])('the width %j is 400', async (width) => {
  const { member, path } = await served()
  expect((await member.get(`${path}?w=${width}`)).status).toBe(400)
})

test.for([
  ['a "quoted" name.jpg'],
  ['line\r\nSet-Cookie: x=1.jpg'],
  ['naïve – Größe 日本.jpg'],
  ["o'clock (1)*!.jpg"],
  ['\uD800 lone surrogate.jpg'],
  ['emoji 🎨.jpg'],
  ['back\\slash%41.jpg'],
])('the name %j makes a header that says it and nothing else', ([originalName]) => {
  const value = dispositionOf({ mimeType: 'image/jpeg', originalName: originalName! })
  expect(value).toMatch(
    /^inline; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.~%!#$&+^`|-]+$/,
  )
  const quoted = /filename="([^;]*)"/.exec(value)?.[1] ?? ''
  expect(quoted).not.toMatch(/["\\%]/)
  const encoded = /UTF-8''(.+)$/.exec(value)?.[1] ?? ''
  expect(decodeURIComponent(encoded)).toBe(originalName!.toWellFormed())
  expect(() => new Headers({ 'content-disposition': value })).not.toThrow()
})

test('a type that is not on the list is handed out as an attachment', () => {
  expect(dispositionOf({ mimeType: 'text/html', originalName: 'x.html' })).toMatch(
    /^attachment;/,
  )
})
