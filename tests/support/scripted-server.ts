import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RawRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  bytes: Buffer
  /** Whether the caller went away before it was answered. */
  isDropped: boolean
}

/** How the server answers one request; the last way again and again. */
export type Script = (answer: ServerResponse, request: RawRequest) => void | Promise<void>

export interface ScriptedServer {
  /** Without a slash at its end. */
  origin: string
  requests: RawRequest[]
}

/** A local server that answers as the scripts say, in their order. */
export async function scriptedServer(...scripts: Script[]): Promise<ScriptedServer> {
  const requests: RawRequest[] = []
  const server = createServer((incoming, answer) => {
    const pieces: Buffer[] = []
    incoming.on('data', (piece: Buffer) => pieces.push(piece))
    incoming.on('end', () => {
      const request: RawRequest = {
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        headers: incoming.headers,
        bytes: Buffer.concat(pieces),
        isDropped: false,
      }
      answer.on('close', () => {
        request.isDropped = !answer.writableFinished
      })
      const script = scripts[Math.min(requests.length, scripts.length - 1)]
      requests.push(request)
      void script?.(answer, request)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((done) => server.close(() => done()))
  })
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, requests }
}

export function sends(
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Script {
  return (answer) => {
    answer.writeHead(status, headers).end(body)
  }
}

export function sendsJson(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Script {
  return sends(status, JSON.stringify(body), {
    'content-type': 'application/json',
    ...headers,
  })
}

/** Sends the beginning of an answer and drops the connection. */
export function cutsOff(begin: string): Script {
  return async (answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' })
    answer.write(begin)
    await new Promise((resolve) => setTimeout(resolve, 20))
    answer.destroy()
  }
}

/** Sends the beginning of an answer, or nothing at all, and then keeps the line open. */
export function hangs(begin?: string): Script {
  return (answer) => {
    if (begin === undefined) return
    answer.writeHead(200, { 'content-type': 'application/json' })
    answer.write(begin)
  }
}

/** Sends a little every few milliseconds and never ends. */
export function dribbles(): Script {
  return (answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => answer.write(' '), 10)
    answer.on('close', () => clearInterval(timer))
  }
}
