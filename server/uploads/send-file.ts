import { Readable } from 'node:stream'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { strictTransport } from '../middleware/security-headers.ts'
import { parseByteRange } from './byte-range.ts'
import { openSource } from './file-source.ts'
import { lend, lentBytes, takeBack } from './lent-memory.ts'
import type { ServerResponse } from 'node:http'
import type { AppContext } from '../request-context.ts'
import type { Source } from './file-source.ts'

/** One is filled while the other is sent. */
const readBytes = lentBytes / 2
const smallBytes = 64 * 1024

export interface Sendable {
  /** Where it lies, or all of it. */
  from: string | Buffer
  mimeType: string
  etag: string
  disposition: string
}

/**
 * Sends a file that the caller may have: whole, a part of it (RFC 9110, section 14), or nothing when the
 * browser has it already. Streamed, with headers that make a browser show it and do nothing else.
 */
export async function send(
  c: AppContext,
  isHttps: boolean,
  item: Sendable,
): Promise<Response> {
  const source = await openSource(item.from)
  let isHandedOver = false
  try {
    const { size } = source
    const headers = headersOf(item)
    if (isHttps) headers['Strict-Transport-Security'] = strictTransport
    if (namesTag(c.req.header('if-none-match'), item.etag))
      return new Response(null, { status: 304, headers })
    const ifRange = c.req.header('if-range')
    const range =
      ifRange === undefined || ifRange === item.etag
        ? parseByteRange(c.req.header('range'), size)
        : ({ kind: 'whole' } as const)
    if (range.kind === 'unsatisfiable')
      return new Response(null, {
        status: 416,
        headers: { ...headers, 'Content-Range': `bytes */${size}` },
      })
    const [start, end] = range.kind === 'part' ? [range.start, range.end] : [0, size - 1]
    headers['Content-Length'] = String(end - start + 1)
    if (range.kind === 'part') headers['Content-Range'] = `bytes ${start}-${end}/${size}`
    const status = range.kind === 'part' ? 206 : 200
    if (c.req.method === 'HEAD') return new Response(null, { status, headers })
    isHandedOver = true
    const outgoing = c.env?.outgoing
    if (!outgoing)
      return new Response(
        Readable.toWeb(Readable.from(readPieces(source, start, end))) as ReadableStream,
        { status, headers },
      )
    // All in one list: what is set one by one before is looked through again.
    outgoing.writeHead(status, {
      ...Object.fromEntries(c.body(null).headers),
      ...headers,
    })
    if (source.held) outgoing.end(source.held.subarray(start, end + 1))
    else void write(outgoing, source, { start, end })
    return RESPONSE_ALREADY_SENT
  } finally {
    if (!isHandedOver) source.close()
  }
}

/** Whether If-None-Match names this tag: a list, compared weakly (RFC 9110, section 13.1.2). */
function namesTag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

function headersOf(item: Sendable): Record<string, string> {
  return {
    'Content-Type': item.mimeType,
    'Content-Disposition': item.disposition,
    'Accept-Ranges': 'bytes',
    ETag: item.etag,
    'Cache-Control': 'private, no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    // A PDF viewer does not run inside a sandbox; its page can still load nothing.
    'Content-Security-Policy': `default-src 'none'; media-src 'self'; img-src 'self'; style-src 'unsafe-inline'${
      item.mimeType === 'application/pdf' ? '' : '; sandbox'
    }`,
  }
}

/** Straight to the socket, at its pace; a client that goes away closes the file. */
async function write(
  outgoing: ServerResponse,
  source: Source,
  { start, end }: { start: number; end: number },
): Promise<void> {
  const gone = new Promise<void>((done) => outgoing.once('close', done))
  const buffers = lendUntilSent(outgoing, end - start + 1)
  const sent = buffers.map(() => Promise.resolve())
  try {
    if (end < start) outgoing.end()
    for (let at = start, turn = 0; at <= end; turn = (turn + 1) % buffers.length) {
      await Promise.race([sent[turn], gone])
      if (outgoing.destroyed) return
      const buffer = (buffers[turn] ?? Buffer.alloc(0)).subarray(0, end - at + 1)
      const bytesRead = await source.read(buffer, at)
      if (bytesRead === 0) throw new Error('The file is shorter than it was')
      at += bytesRead
      const piece = buffer.subarray(0, bytesRead)
      if (at > end) outgoing.end(piece)
      else
        sent[turn] = new Promise((done) => {
          outgoing.write(piece, () => done())
        })
    }
  } catch {
    // Headers are gone already: cutting the connection is the only honest signal left.
    outgoing.destroy()
  } finally {
    source.close()
  }
}

/** Memory for so many bytes: all of them at once, as players ask for them, or a piece after the other. */
function lendUntilSent(outgoing: ServerResponse, size: number): Buffer[] {
  if (size <= smallBytes) return [Buffer.allocUnsafe(size)]
  const memory = lend()
  const { socket } = outgoing
  // Of a line that was cut nobody says when the system has done with it.
  outgoing.once('finish', () => {
    if (socket?.destroyed === false) takeBack(memory)
  })
  return size <= lentBytes
    ? [memory]
    : [memory.subarray(0, readBytes), memory.subarray(readBytes)]
}

async function* readPieces(
  source: Source,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  try {
    for (let at = start; at <= end;) {
      const piece = Buffer.allocUnsafe(Math.min(readBytes, end - at + 1))
      const bytesRead = await source.read(piece, at)
      if (bytesRead === 0) throw new Error('The file is shorter than it was')
      yield piece.subarray(0, bytesRead)
      at += bytesRead
    }
  } finally {
    source.close()
  }
}
