import { readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from 'node:net'
import { countRows } from '#tests/support/database.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { aSession } from '#tests/support/factories.ts'
import { until } from '#tests/support/until.ts'
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import type { FileView } from '#routers/contract/files.ts'
import type { House } from '#tests/support/build-house.ts'

/** Nothing is staged and nothing published: what a refusal must leave. */
async function leftovers({ folders, open }: House): Promise<unknown> {
  return [
    await readdir(folders.tmp),
    await readdir(folders.blobs),
    countRows(open, 'files'),
  ]
}

const nothing = [[], [], 0]

async function untilNothing(house: House): Promise<void> {
  await until(
    async () => JSON.stringify(await leftovers(house)) === JSON.stringify(nothing),
    2000,
  ).catch(() => undefined)
  expect(await leftovers(house)).toEqual(nothing)
}

test('stored files have their bytes, and nothing stays staged', async () => {
  const house = await buildHouse()
  const member = await house.signUp()
  const { body } = await member.upload(aSession(), [
    ['one.jpg', 'first'],
    ['two.png', 'second'],
  ])
  const { files } = body as { files: FileView[] }
  const texts: string[] = []
  for (const { id } of files)
    texts.push(String((await member.get(`/api/files/${id}/content`)).body))
  expect(texts.toSorted()).toEqual(['first', 'second'])
  expect(await readdir(house.folders.tmp)).toEqual([])
})

test('files keep the order of the form, also when a later one is staged first', async () => {
  const house = await buildHouse()
  const member = await house.signUp()
  const { files } = house.services
  house.services.files = {
    ...files,
    async stage(bytes, maxBytes) {
      const staged = await files.stage(bytes, maxBytes)
      if (staged.sizeBytes > 10) await wait(50)
      return staged
    },
  }
  const { body } = await member.upload(aSession(), [
    ['one.jpg', 'the first, which is long'],
    ['two.jpg', 'second'],
    ['three.jpg', 'third'],
  ])
  const names = (body as { files: FileView[] }).files.map((file) => file.originalName)
  expect(names).toEqual(['one.jpg', 'two.jpg', 'three.jpg'])
})

test('one file too many is 403 and nothing is kept of the others', async () => {
  const house = await buildHouse()
  const member = await house.signUp()
  const six = Array.from({ length: 6 }, (_, index): [string, string] => [
    `${index}.jpg`,
    'x'.repeat(50_000),
  ])
  const { status, body } = await member.upload(aSession(), six)
  expect([status, body]).toMatchObject([
    403,
    { code: 'file_limit', message: 'Maximum 5 files allowed per conversation' },
  ])
  await untilNothing(house)
})

test('one file too large is 413 with its name and nothing is kept of the others', async () => {
  const house = await buildHouse()
  const member = await house.signUp()
  const large = new Uint8Array(30 * 1024 * 1024 + 1)
  const { status, body } = await member.upload(aSession(), [
    ['small.jpg', 'x'.repeat(100_000)],
    ['large.jpg', large],
  ])
  expect([status, body]).toMatchObject([
    413,
    { code: 'file_too_large', message: '"large.jpg" exceeds maximum size of 30MB' },
  ])
  await untilNothing(house)
})

test.for([
  ['no session', undefined, 400],
  ['a session of another shape', 'nonsense', 400],
] as const)(
  'a form with %s is refused and nothing is kept',
  async ([, sessionId, expected]) => {
    const house = await buildHouse()
    const member = await house.signUp()
    const form = new FormData()
    if (sessionId !== undefined) form.set('sessionId', sessionId)
    form.append('files', new Blob(['bytes']), 'harbour.jpg')
    const answer = await member.request('/api/upload', { method: 'POST', body: form })
    expect(answer.status).toBe(expected)
    await untilNothing(house)
  },
)

test.for([
  ['json', 'application/json', '{}'],
  ['a form without a boundary', 'multipart/form-data', 'x'],
  [
    'a form that breaks off',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: fo',
  ],
] as const)('%s is 400 and no crash', async ([, type, body]) => {
  const house = await buildHouse()
  const member = await house.signUp()
  const answer = await member.request('/api/upload', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
  expect(answer.status).toBe(400)
  await untilNothing(house)
})

test('a visitor uploads nothing', async () => {
  const house = await buildHouse()
  expect((await house.visitor().upload(aSession(), [['a.jpg', 'x']])).status).toBe(401)
  await untilNothing(house)
})

async function listening(house: House): Promise<number> {
  const server = createAdaptorServer({ fetch: house.app.request as never }) as Server
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((done) => server.close(() => done()))
  })
  return (server.address() as AddressInfo).port
}

test('an upload whose connection breaks leaves no staged byte', async () => {
  const house = await buildHouse()
  const { cookie } = await house.signUp()
  const port = await listening({ ...house, app: fetchOf(house) })
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const begin = [
    '--b',
    'Content-Disposition: form-data; name="sessionId"',
    '',
    aSession(),
    '--b',
    'Content-Disposition: form-data; name="files"; filename="a.jpg"',
    '',
    'x'.repeat(200_000),
  ].join('\r\n')
  socket.write(
    [
      'POST /api/upload HTTP/1.1',
      'Host: localhost:3000',
      'Origin: http://localhost:3000',
      `Cookie: ${cookie}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 900000',
      '',
      begin,
    ].join('\r\n'),
  )
  await until(async () => (await readdir(house.folders.tmp)).length === 1)
  socket.destroy()
  await untilNothing(house)
})

/** The app as node-server calls it: with the socket's own streams in its bindings. */
function fetchOf(house: House): House['app'] {
  const { fetch } = house.app as unknown as {
    fetch: (request: Request, bindings: unknown) => Response | Promise<Response>
  }
  return {
    request: ((request: Request, bindings: unknown) => fetch(request, bindings)) as never,
  }
}
