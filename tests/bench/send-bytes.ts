import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { text } from 'node:stream/consumers'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const agent = new Agent({ keepAlive: true })
const piece = randomBytes(256 * 1024)
/** What tells a JPEG; what follows is none, so that nobody spends time on looking at it. */
const head = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')

/** So many bytes that begin like a picture, made as they are sent. */
export function* pictureBytes(size: number): Generator<Buffer> {
  yield head.subarray(0, size)
  for (let left = size - head.length; left > 0; left -= piece.length)
    yield piece.subarray(0, left)
}

export interface Sent {
  method: string
  url: string
  headers?: Record<string, string>
  body: Iterable<Buffer>
}

export interface Reply {
  headers: IncomingMessage['headers']
  body: string
}

/** Sends a request with this body; fails on an answer that is not good. */
export async function sendBytes({
  method,
  url,
  headers = {},
  body,
}: Sent): Promise<Reply> {
  const outgoing = request(url, { method, agent, headers })
  const [[answer]] = (await Promise.all([
    once(outgoing, 'response'),
    pipeline(Readable.from(body, { objectMode: true }), outgoing),
  ])) as [[IncomingMessage], void]
  const answered = await text(answer)
  const status = answer.statusCode ?? 0
  if (status >= 200 && status < 300) return { headers: answer.headers, body: answered }
  throw new Error(`${method} ${url} answered ${status}: ${answered}`)
}

export interface TusUpload {
  url: string
  cookie: string
  size: number
  /** How many of them are sent; without the last, nothing is made of them. */
  sent?: number
}

let sessions = 0

/** A resumable upload as the client does it: announced, then sent in one piece. */
export async function tusUpload({
  url,
  cookie,
  size,
  sent = size,
}: TusUpload): Promise<void> {
  sessions += 1
  const metadata = { sessionId: `session_bench_${sessions}`, filename: 'harbour.jpg' }
  const fields = Object.entries(metadata).map(([key, value]) => `${key} ${btoa(value)}`)
  const shared = { cookie, origin: url, 'tus-resumable': '1.0.0' }
  const created = await sendBytes({
    method: 'POST',
    url: `${url}/api/tus`,
    headers: {
      ...shared,
      'content-length': '0',
      'upload-length': String(size),
      'upload-metadata': fields.join(','),
    },
    body: [],
  })
  await sendBytes({
    method: 'PATCH',
    url: new URL(created.headers.location ?? '', url).href,
    headers: {
      ...shared,
      'content-type': 'application/offset+octet-stream',
      'content-length': String(sent),
      'upload-offset': '0',
    },
    body: pictureBytes(sent),
  })
}

/** One form with these files, as `POST /api/upload` takes it. */
export function formUpload(
  { url, cookie }: Pick<TusUpload, 'url' | 'cookie'>,
  what: { files: number; size: number } | { bodies: Buffer[]; name?: string },
): Promise<Reply> {
  sessions += 1
  const session = `session_bench_${sessions}`
  const boundary = 'bench-boundary'
  function* form(): Generator<Buffer> {
    const part = (rest: string) =>
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${rest}\r\n\r\n`)
    yield Buffer.concat([part('name="sessionId"'), Buffer.from(`${session}\r\n`)])
    const bodies: Array<Iterable<Buffer>> =
      'bodies' in what
        ? what.bodies.map((body) => [body])
        : Array.from({ length: what.files }, () => pictureBytes(what.size))
    for (const [number, body] of bodies.entries()) {
      const name = ('bodies' in what && what.name) || `harbour ${number}.jpg`
      yield part(`name="files"; filename="${name}"\r\nContent-Type: image/jpeg`)
      yield* body
      yield Buffer.from('\r\n')
    }
    yield Buffer.from(`--${boundary}--\r\n`)
  }
  return sendBytes({
    method: 'POST',
    url: `${url}/api/upload`,
    headers: {
      cookie,
      origin: url,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: form(),
  })
}
