import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { buildHouse } from '#tests/support/build-house.ts'
import { aSession } from '#tests/support/factories.ts'
import { trustingMedia } from '#tests/support/fakes.ts'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Hono } from 'hono'
import type { FileView } from '#routers/contract/files.ts'

/** More than two pieces of a file are on their way at once, and no whole number of them. */
const bytes = randomBytes(1_500_001)
const picture = randomBytes(9000)

/** A file of a member behind a socket: there it is written past the framework. */
async function overSocket(
  content = bytes,
): Promise<(query?: string, headers?: Record<string, string>) => Promise<Response>> {
  const house = await buildHouse({
    media: trustingMedia({
      thumbnail: async (_file, width) => {
        const path = join(house.folders.derived, `w${width}.webp`)
        await writeFile(path, picture)
        return path
      },
    }),
  })
  const member = await house.signUp()
  const { body } = await member.upload(aSession(), [['harbour.jpg', content]])
  const [file] = (body as { files: FileView[] }).files
  const { fetch: answer } = house.app as unknown as Hono
  const server = createAdaptorServer({ fetch: answer }) as Server
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((done) => server.close(() => done()))
  })
  const { port } = server.address() as AddressInfo
  return (query = '', headers = {}) =>
    fetch(`http://127.0.0.1:${port}/api/files/${file!.id}/content${query}`, {
      headers: { cookie: member.cookie ?? '', ...headers },
    })
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer())
}

test('a whole file comes as it is, and each part of it', async () => {
  const ask = await overSocket()
  expect((await bytesOf(await ask())).equals(bytes)).toBe(true)
  for (const [start, end] of [
    [0, 0],
    [5, 70_000],
    [100_000, 100_000 + 1024 * 1024 - 1],
    [1, 1_500_000],
  ] as const) {
    const part = await ask('', { range: `bytes=${start}-${end}` })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end}/1500001`)
    expect(part.headers.get('content-length')).toBe(String(end - start + 1))
    expect((await bytesOf(part)).equals(bytes.subarray(start, end + 1))).toBe(true)
  }
})

test('who reads slowly gets its own bytes, whatever others are sent or break off meanwhile', async () => {
  // More than the system takes from us before anybody reads.
  const film = randomBytes(24 * 1024 * 1024)
  const ask = await overSocket(film)
  const slow = [await ask(), await ask('', { range: 'bytes=1-' })]
  await Promise.all(
    Array.from({ length: 24 }, async (_, index) => {
      const [start, end] = [index * 500_000, index * 500_000 + 1024 * 1024]
      const answer = await ask('', { range: `bytes=${start}-${end - 1}` })
      if (index % 3 === 0) await answer.body?.cancel()
      else expect((await bytesOf(answer)).equals(film.subarray(start, end))).toBe(true)
    }),
  )
  const [whole, rest] = await Promise.all(slow.map(bytesOf))
  expect(whole?.equals(film)).toBe(true)
  expect(rest?.equals(film.subarray(1))).toBe(true)
})

test('a kept picture comes as it is, however often, and a part of it', async () => {
  const ask = await overSocket()
  for (let time = 0; time < 3; time += 1)
    expect((await bytesOf(await ask('?w=240'))).equals(picture)).toBe(true)
  const part = await ask('?w=240', { range: 'bytes=-100' })
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    'bytes 8900-8999/9000',
  ])
  expect((await bytesOf(part)).equals(picture.subarray(-100))).toBe(true)
})

test('it has the headers of a file, each once, and none that are made for pages', async () => {
  const ask = await overSocket()
  const names = async (answer: Promise<Response>) => {
    const { headers, body } = await answer
    await body?.cancel()
    return [...headers.keys()].filter(
      (name) => !['connection', 'date', 'keep-alive'].includes(name),
    )
  }
  const ofFile = [
    'accept-ranges',
    'cache-control',
    'content-disposition',
    'content-length',
    'content-security-policy',
    'content-type',
    'cross-origin-resource-policy',
    'etag',
    'referrer-policy',
    'x-content-type-options',
    'x-request-id',
  ]
  expect(await names(ask())).toEqual(ofFile)
  expect(await names(ask('?w=240'))).toEqual(ofFile)
  const one = await ask()
  expect(one.headers.get('cache-control')).toBe('private, no-cache')
  expect(one.headers.get('referrer-policy')).toBe('no-referrer')
  expect(one.headers.get('x-content-type-options')).toBe('nosniff')
})

test('what follows it on the line has the headers of its own kind', async () => {
  const ask = await overSocket()
  await bytesOf(await ask())
  const refused = await ask('?w=0')
  expect(refused.status).toBe(400)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(refused.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(refused.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})
