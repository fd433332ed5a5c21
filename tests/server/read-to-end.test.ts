import { createAdaptorServer } from '@hono/node-server'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { buildHouse } from '#tests/support/build-house.ts'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Hono } from 'hono'

const half = Buffer.alloc(4 * 1024 * 1024)

/** Long enough for an answer that does not wait. */
const pauseMs = 150

/**
 * Sends as nginx does: one request a line, all of it, and an answer is read when there is one. Half is
 * on its way before anything else happens.
 */
async function sentInHalves(
  request: string,
  headers: Record<string, string> = {},
): Promise<{ before: string; after: string; fault: string | null }> {
  const house = await buildHouse()
  // With the socket's own streams in its bindings, as the real server calls it.
  const { fetch } = house.app as unknown as Hono
  const server = createAdaptorServer({ fetch }) as Server
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((done) => server.close(() => done()))
  })
  const line = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let said = ''
  let fault: string | null = null
  line.on('data', (chunk) => {
    said += String(chunk)
  })
  line.on('error', (error: NodeJS.ErrnoException) => {
    fault = error.code ?? error.message
  })
  const ended = new Promise<void>((done) => line.once('close', () => done()))
  const all = {
    host: 'localhost:3000',
    connection: 'close',
    'content-length': half.length * 2,
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  line.write(`${request} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  await new Promise<void>((done) => line.write(half, () => done()))
  await wait(pauseMs)
  const before = said
  line.write(half)
  await ended
  return { before, after: said, fault }
}

const form = { 'content-type': 'multipart/form-data; boundary=x' }
const json = { 'content-type': 'application/json' }
const tus = { 'tus-resumable': '1.0.0', 'upload-offset': '0' }

test.for([
  ['a form of nobody', 'POST /api/upload', form, '401 Unauthorized'],
  ['a piece of nobody', `PATCH /api/tus/${'a'.repeat(32)}`, tus, '401 Unauthorized'],
  ['too much json', 'POST /api/notes', json, '413 Payload Too Large'],
  ['too large a call', 'POST /trpc/notes.create', json, '413 Payload Too Large'],
  ['what is shared before the worker is there', 'POST /share', form, '303 See Other'],
] as const)(
  'the refusal of %s waits until all of it has arrived',
  async ([, request, headers, status]) => {
    const { before, after, fault } = await sentInHalves(request, headers)
    expect({ before, fault }).toEqual({ before: '', fault: null })
    expect(after.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`)
  },
)

test('a form from another site is refused when all of it has arrived', async () => {
  const { before, after, fault } = await sentInHalves('POST /api/upload', {
    ...form,
    origin: 'https://evil.example',
  })
  expect({ before, fault }).toEqual({ before: '', fault: null })
  expect(after).toContain('"code":"forbidden"')
})

test('where no upload is taken no more is waited for than a little', async () => {
  const { before } = await sentInHalves('POST /api/notes', {
    ...json,
    'content-length': String(11 * 1024 * 1024),
  })
  expect(before.split('\r\n')[0]).toBe('HTTP/1.1 413 Payload Too Large')
})

test('more than a form may hold is not waited for', async () => {
  const { before } = await sentInHalves('POST /api/upload', {
    ...form,
    'content-length': String(1601 * 1024 * 1024),
  })
  expect(before.split('\r\n')[0]).toBe('HTTP/1.1 401 Unauthorized')
})
