import { connect as connectHttp2 } from 'node:http2'
import { request as requestHttp1 } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { connect as connectTls } from 'node:tls'
import { siteName } from './documented-proxy.ts'
import type { ClientHttp2Session, ClientHttp2Stream } from 'node:http2'
import type { ClientRequest } from 'node:http'
import type { App } from '#tests/support/visitor.ts'
import type { RunningProxy } from './run-proxy.ts'

export type HttpVersion = 1 | 2

export interface HttpsLine extends App {
  request(path: string, init?: RequestInit): Promise<Response>
  close(): void
}

/**
 * A caller at the address `from` who types the site's name and comes out at the proxy. A body that is an
 * iterable is sent as it is read; its length has to stand among the headers.
 */
export function httpsLine(
  proxy: RunningProxy,
  from: string,
  version: HttpVersion,
): HttpsLine {
  const where = {
    host: '127.0.0.1',
    port: proxy.port,
    servername: siteName,
    ca: proxy.ca,
    localAddress: from,
  }
  let session: ClientHttp2Session | undefined
  const ofHttp2 = () => {
    if (session && !session.closed && !session.destroyed) return session
    session = connectHttp2(`https://${siteName}`, {
      createConnection: () => connectTls({ ...where, ALPNProtocols: ['h2'] }),
    })
    // Told by the requests that it ends.
    session.on('error', () => undefined)
    return session
  }
  return {
    async request(path, init = {}) {
      const { headers, body } = await written(path, init)
      const method = init.method ?? 'GET'
      const signal = init.signal ?? undefined
      if (version === 2) {
        const stream = ofHttp2().request(
          { ':method': method, ':path': path, ...headers },
          { endStream: body === null, ...(signal ? { signal } : {}) },
        )
        return answerOf2(stream, body)
      }
      const outgoing = requestHttp1({
        ...where,
        path,
        method,
        agent: false,
        headers: { host: siteName, ...headers },
        ...(signal ? { signal } : {}),
      })
      return answerOf1(outgoing, body)
    },
    close: () => session?.destroy(),
  }
}

type Body = AsyncIterable<Uint8Array> | null

async function written(
  path: string,
  init: RequestInit,
): Promise<{ headers: Record<string, string>; body: Body }> {
  const { body, signal: _, ...rest } = init
  const isRead = typeof body === 'object' && body !== null && Symbol.asyncIterator in body
  if (isRead)
    return {
      headers: Object.fromEntries(new Headers(rest.headers)),
      body: body as AsyncIterable<Uint8Array>,
    }
  const whole = new Request(`https://${siteName}${path}`, { ...rest, body: body ?? null })
  const bytes = Buffer.from(await whole.arrayBuffer())
  const headers = Object.fromEntries(whole.headers)
  if (body === undefined || body === null) return { headers, body: null }
  return {
    headers: { ...headers, 'content-length': String(bytes.length) },
    body: Readable.from([bytes]),
  }
}

function answerOf1(outgoing: ClientRequest, body: Body): Promise<Response> {
  return new Promise((done, fail) => {
    outgoing.once('response', (incoming) => {
      const { statusCode = 0, headersDistinct } = incoming
      done(toResponse(statusCode, headersDistinct, incoming))
    })
    outgoing.on('error', fail)
    if (body === null) outgoing.end()
    else send(body, outgoing)
  })
}

function answerOf2(stream: ClientHttp2Stream, body: Body): Promise<Response> {
  return new Promise((done, fail) => {
    stream.once('response', ({ ':status': status = 0, ...headers }) => {
      done(toResponse(status, headers, stream))
    })
    stream.on('error', fail)
    stream.once('close', () => fail(new Error('The stream ended without an answer')))
    if (body !== null) send(body, stream)
  })
}

/** An answer may come before all is sent; what cannot be sent is then no fault. */
function send(
  body: AsyncIterable<Uint8Array>,
  to: ClientRequest | ClientHttp2Stream,
): void {
  void pipeline(body, to).catch(() => to.destroy())
}

function toResponse(
  status: number,
  named: Record<string, string | string[] | undefined>,
  body: Readable,
): Response {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(named))
    for (const value of [values].flat()) headers.append(name, value)
  const isEmpty = status === 204 || status === 304
  if (isEmpty) body.resume()
  return new Response(isEmpty ? null : (Readable.toWeb(body) as ReadableStream), {
    status,
    headers,
  })
}
