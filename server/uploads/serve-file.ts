import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { findFile } from '#db/queries/files.ts'
import { familyOf } from '#routers/contract/file-types.ts'
import { AppError } from '#routers/errors.ts'
import { MediaError } from '#routers/context.ts'
import { recordId } from '#routers/contract/sessions.ts'
import { toMemberContext } from '../request-context.ts'
import { strictTransport } from '../middleware/security-headers.ts'
import { parseByteRange } from './byte-range.ts'
import type { ServerResponse } from 'node:http'
import type { FileHandle } from 'node:fs/promises'
import type { FileRow } from '#db/schema.ts'
import type { MemberContext } from '#routers/context.ts'
import type { AppContext, HttpParts } from '../request-context.ts'

/** Reads of this size give twice the throughput of Node's default (facts/performance). */
const readBytes = 1024 * 1024

/**
 * `GET /api/files/{id}/content`: the owner's bytes; with `?w=` a picture of them (of one page with
 * `&page=`), with `?strip` the shots of a film side by side. No picture carries metadata. Headers make the browser show it and do nothing else with it (rule D-47).
 */
export async function serveFile(parts: HttpParts, c: AppContext): Promise<Response> {
  const ctx = toMemberContext(parts, c)
  const id = recordId.safeParse(c.req.param('id'))
  const file = id.success ? await findFile(ctx.db, ctx.caller.id, id.data) : undefined
  if (!file || file.state === 'missing') throw new AppError('not_found')
  const path = await derivedPath(ctx, file, c)
  if (path === null)
    return send(c, parts.isHttps, {
      path: ctx.files.pathOf(file.filename),
      mimeType: file.mimeType,
      etag: `"${file.sha256}"`,
      disposition: dispositionOf(file),
    })
  const name = path.slice(path.lastIndexOf('/') + 1)
  return send(c, parts.isHttps, {
    path,
    mimeType: 'image/webp',
    etag: `"${file.sha256}-${name}"`,
    disposition: 'inline',
  })
}

/** The picture that is asked for in place of the bytes; null for the bytes themselves. */
async function derivedPath(
  ctx: MemberContext,
  file: FileRow,
  c: AppContext,
): Promise<string | null> {
  const { w, page, strip } = c.req.query()
  if (w === undefined && strip === undefined) return null
  try {
    if (strip !== undefined) return await ctx.media.shotStrip(file)
    return await ctx.media.thumbnail(
      file,
      wholeNumber('w', w, 4000),
      page === undefined ? 1 : wholeNumber('page', page, 10_000),
    )
  } catch (error) {
    if (error instanceof MediaError) throw new AppError('not_found', { cause: error })
    throw error
  }
}

function wholeNumber(name: string, asked: string | undefined, most: number): number {
  const value = Number(asked)
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new AppError('invalid', {
      message: `${name}: expected a number of 1 to ${most}`,
    })
  return value
}

/** Taken, but shown by no browser: a link to one saves it. Players look past the disposition. */
const saved: ReadonlySet<string> = new Set([
  'image/tiff',
  'video/x-msvideo',
  'video/x-ms-wmv',
  'video/x-flv',
  'video/x-matroska',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
])

/** RFC 6266 with an ASCII fallback; only types that a browser shows harmlessly are inline. */
export function dispositionOf(file: Pick<FileRow, 'mimeType' | 'originalName'>): string {
  const isShown = familyOf(file.mimeType) !== 'other' && !saved.has(file.mimeType)
  const kind = isShown ? 'inline' : 'attachment'
  const ascii = file.originalName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(file.originalName.toWellFormed()).replaceAll(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

interface Sendable {
  path: string
  mimeType: string
  etag: string
  disposition: string
}

async function send(c: AppContext, isHttps: boolean, item: Sendable): Promise<Response> {
  const handle = await open(item.path).catch(() => {
    throw new AppError('not_found')
  })
  let isHandedOver = false
  try {
    const { size } = await handle.stat()
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
        Readable.toWeb(Readable.from(readPieces(handle, start, end))) as ReadableStream,
        { status, headers },
      )
    for (const [name, value] of c.res.headers) outgoing.setHeader(name, value)
    outgoing.writeHead(status, headers)
    void write(outgoing, handle, { start, end })
    return RESPONSE_ALREADY_SENT
  } finally {
    if (!isHandedOver) await handle.close()
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
  handle: FileHandle,
  range: { start: number; end: number },
): Promise<void> {
  try {
    for await (const piece of readPieces(handle, range.start, range.end)) {
      if (outgoing.destroyed) break
      if (!outgoing.write(piece)) await drained(outgoing)
    }
    outgoing.end()
  } catch {
    // Headers are gone already: cutting the connection is the only honest signal left.
    outgoing.destroy()
  }
}

async function* readPieces(
  handle: FileHandle,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    for (let at = start; at <= end;) {
      const piece = new Uint8Array(Math.min(readBytes, end - at + 1))
      const { bytesRead } = await handle.read(piece, 0, piece.byteLength, at)
      if (bytesRead === 0) throw new Error('The file is shorter than it was')
      yield piece.subarray(0, bytesRead)
      at += bytesRead
    }
  } finally {
    await handle.close()
  }
}

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    outgoing.once('drain', resolve)
    outgoing.once('close', resolve)
  })
}
