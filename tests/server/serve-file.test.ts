import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#db/ids.ts'
import { createMediaLab } from '#server/services/process-media-lab.ts'
import { dispositionOf } from '#server/uploads/serve-file.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { aSession } from '#tests/support/factories.ts'
import { trustingMedia } from '#tests/support/fakes.ts'
import { pdf, plain } from '#tests/support/sample-files.ts'
import { MediaError } from '#routers/media-lab.ts'
import type { MediaLab } from '#routers/media-lab.ts'
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

/** A lab that keeps a picture of each of three pages, as the real one names them, and a strip. */
async function servedPages(): Promise<
  Awaited<ReturnType<typeof served>> & { pages: string; asked: Array<[number, number]> }
> {
  const asked: Array<[number, number]> = []
  const all = await served({
    media: trustingMedia({
      thumbnail: async (_file, width, page = 1) => {
        asked.push([width, page])
        if (page > 3) throw new MediaError('There is no such page')
        const name = page === 1 ? `w${width}.webp` : `w${width}-p${page}.webp`
        const path = join(all.house.folders.derived, name)
        await writeFile(path, `page ${page}`)
        return path
      },
      shotStrip: async ({ mimeType }) => {
        if (mimeType !== 'video/mp4') throw new MediaError('There is no strip')
        const path = join(all.house.folders.derived, 'strip.webp')
        await writeFile(path, 'the shots')
        return path
      },
    }),
  })
  return { ...all, pages: await uploaded(all.member, 'portfolio.pdf'), asked }
}

async function uploaded(
  member: Visitor,
  name: string,
  bytes: Uint8Array | string = text,
): Promise<string> {
  const { body } = await member.upload(aSession(), [[name, bytes]])
  const [file] = (body as { files: FileView[] }).files
  return `/api/files/${file!.id}/content`
}

test('a page of a document is a picture of its own', async () => {
  const { member, pages, asked } = await servedPages()
  const second = await member.get(`${pages}?w=480&page=2`)
  expect([second.status, second.body]).toEqual([200, 'page 2'])
  expect(second.headers.get('content-type')).toBe('image/webp')
  expect(second.headers.get('content-disposition')).toBe('inline')
  expect(second.headers.get('content-security-policy')).toContain('sandbox')
  const first = await member.get(`${pages}?w=480`)
  expect([first.status, first.body]).toEqual([200, 'page 1'])
  expect(asked).toEqual([
    [480, 2],
    [480, 1],
  ])
})

test('each page has an ETag of its own, and the first one with and without its number the same', async () => {
  const { member, pages } = await servedPages()
  const tagOf = async (query: string) =>
    (await member.get(`${pages}${query}`)).headers.get('etag')
  const tags = [
    await tagOf(''),
    await tagOf('?w=480'),
    await tagOf('?w=480&page=2'),
    await tagOf('?w=480&page=3'),
    await tagOf('?w=960&page=3'),
  ]
  expect(new Set(tags).size).toBe(tags.length)
  for (const tag of tags) expect(tag).toMatch(/^"[0-9a-f]{64}/)
  expect(await tagOf('?w=480&page=1')).toBe(tags[1])
  const again = (tag: string) =>
    member.get(`${pages}?w=480&page=2`, { 'if-none-match': tag })
  expect((await again(tags[2]!)).status).toBe(304)
  expect((await again(tags[3]!)).status).toBe(200)
})

test('a page that the document does not have is 404', async () => {
  const { member, pages, asked } = await servedPages()
  for (const page of [4, 10_000])
    expect((await member.get(`${pages}?w=480&page=${page}`)).status).toBe(404)
  expect(asked.map(([, page]) => page)).toEqual([4, 10_000])
})

test.for(['0', '-1', '1.5', 'x', '2x', '', '10001', '99999'])(
  'the page %j is 400 and nothing is drawn',
  async (page) => {
    const { member, pages, asked } = await servedPages()
    const { status, body } = await member.get(`${pages}?w=480&page=${page}`)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('page: expected a number of 1 to 10000')
    expect(asked).toEqual([])
  },
)

test.for(['strip', 'strip=', 'strip=1'])(
  'the shots of a film are a picture: ?%s',
  async (query) => {
    const { member, path } = await servedPages()
    const film = await uploaded(member, 'crossing.mp4')
    const { status, body, headers } = await member.get(`${film}?${query}`)
    expect([status, body]).toEqual([200, 'the shots'])
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('etag')).toMatch(/^"[0-9a-f]{64}-strip\.webp"$/)
    expect((await member.get(`${path}?${query}`)).status).toBe(404)
  },
)

/** A house whose pictures are drawn by the real lab, in its own processes. */
async function servedByLab(): Promise<Visitor> {
  let lab: MediaLab | undefined
  const { house, member } = await served({
    media: trustingMedia({
      thumbnail: (...asked) => lab?.thumbnail(...asked) ?? Promise.reject(new Error()),
    }),
  })
  const real = createMediaLab(house.services.files, { ffmpegPath: null })
  onTestFinished(() => real.close())
  lab = real
  return member
}

test('the real lab draws each page that a document has', async () => {
  const member = await servedByLab()
  const pages = await uploaded(member, 'pages.pdf', pdf([['One'], ['Two', 'and more']]))
  const drawn = []
  for (const page of [1, 2]) {
    const { status, body, headers } = await member.get(`${pages}?w=240&page=${page}`)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
    drawn.push(body)
  }
  expect(drawn[0]).not.toBe(drawn[1])
  expect((await member.get(`${pages}?w=240&page=3`)).status).toBe(404)
})

test('a picture has a first page only: others would fill the disk with the same', async () => {
  const member = await servedByLab()
  const bytes = await plain([90, 60, 30]).png().toBuffer()
  const picture = await uploaded(member, 'one.png', bytes)
  expect((await member.get(`${picture}?w=240&page=1`)).status).toBe(200)
  expect((await member.get(`${picture}?w=240&page=2`)).status).toBe(404)
})

test('pages and shots are for the owner alone', async () => {
  const { house, member, pages, asked } = await servedPages()
  const film = await uploaded(member, 'crossing.mp4')
  const stranger = await house.signUp()
  for (const address of [
    `${pages}?w=480&page=2`,
    `${pages}?w=480&page=x`,
    `${film}?strip`,
  ]) {
    expect((await stranger.get(address)).status, address).toBe(404)
    expect((await house.visitor().get(address)).status, address).toBe(401)
  }
  expect(asked).toEqual([])
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
