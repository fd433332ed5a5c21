import { findUpload } from '#db/queries/uploads.ts'
import { randomId } from '#db/ids.ts'
import { fileSizeLimitBytes, planLimits } from '#routers/contract/plans.ts'
import { recordId, sessionId } from '#routers/contract/sessions.ts'
import { AppError, toAppError } from '#routers/errors.ts'
import { beginUpload } from '#routers/files/begin-upload.ts'
import { cancelUpload, finalizeUpload } from '#routers/files/finalize-upload.ts'
import { getLimits } from '#routers/billing/limits.ts'
import { toMemberContext } from '../request-context.ts'
import { hasArrived } from './young-memory.ts'
import type { IncomingMessage } from 'node:http'
import type { Server } from '@tus/server'
import type { MemberContext } from '#routers/context.ts'
import type { AppContext, HttpParts } from '../request-context.ts'

const idPattern = /^\/api\/tus\/([a-z2-7]{32})$/
const methods = new Set(['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * The id of an upload, from a path that is exactly ours. @tus/server takes the last segment of the
 * whole address, query included, which reached other people's uploads (rule D-41).
 */
export function uploadIdOf(url: string): string | undefined {
  const { pathname, search } = new URL(url)
  return search === '' ? idPattern.exec(pathname)?.[1] : undefined
}

/**
 * Resumable uploads by the tus protocol 1.0 at `/api/tus`. Ownership is checked before anything is
 * told or written; the end is `finalizeUpload`, which alone makes a file.
 */
export function createTus(
  parts: HttpParts,
  options: { folder: string; appOrigin: string },
): (c: AppContext) => Promise<Response> {
  let server: Promise<Server> | undefined
  return async (c) => {
    if (!methods.has(c.req.method)) throw new AppError('not_found')
    const member = toMemberContext(parts, c)
    cutSilentUpload(c)
    if (c.req.method !== 'POST' && c.req.method !== 'OPTIONS') {
      const uploadId = uploadIdOf(c.req.url)
      const upload = uploadId && (await findUpload(member.db, member.caller.id, uploadId))
      if (!upload) throw new AppError('not_found')
      if (c.req.method === 'DELETE') {
        await cancelUpload(member, member.caller.id, upload.id)
        return c.body(null, 204, { 'Tus-Resumable': '1.0.0' })
      }
    }
    server ??= build(options)
    const request = toTusRequest(c)
    requests.set(request, member)
    return asJson(await (await server).handleWeb(request))
  }
}

const silentUploadMs = 30_000

/** An upload on which nothing arrives for half a minute is cut; it resumes where it was (rule D-45). */
export function cutSilentUpload(c: AppContext): void {
  c.env?.incoming?.socket.setTimeout(silentUploadMs)
}

/** Which member a request in the hands of @tus/server belongs to. */
const requests = new WeakMap<object, MemberContext>()

function memberOf(request: object): MemberContext {
  const member = requests.get(request)
  if (!member) throw new AppError('signed_out')
  return member
}

async function build(options: { folder: string; appOrigin: string }): Promise<Server> {
  const { Server: TusServer } = await import('@tus/server')
  const { FileStore } = await import('@tus/file-store')
  return new TusServer({
    path: '/api/tus',
    datastore: new FileStore({ directory: options.folder }),
    relativeLocation: true,
    respectForwardedHeaders: false,
    allowedOrigins: [options.appOrigin],
    disableTerminationForFinishedUploads: true,
    maxSize: async (request) => {
      const member = memberOf(request)
      const limits = await getLimits(member.db, member.settings, member.caller.id)
      return fileSizeLimitBytes(limits)
    },
    namingFunction: () => randomId(32),
    getFileIdFromRequest: (request) => uploadIdOf(request.url),
    async onUploadCreate(request, upload) {
      const member = memberOf(request)
      const session = sessionId.safeParse(upload.metadata?.['sessionId'])
      if (!session.success)
        throw toTusError(
          new AppError('invalid', { message: 'Expected sessionId: session_…' }),
        )
      const parent = recordId.safeParse(upload.metadata?.['originalFileId'])
      if (upload.metadata?.['originalFileId'] && !parent.success)
        throw toTusError(new AppError('not_found'))
      try {
        await beginUpload(member, {
          uploadId: upload.id,
          userId: member.caller.id,
          sessionId: session.data,
          originalName: cleanName(upload.metadata?.['filename'] ?? ''),
          declaredType: (upload.metadata?.['filetype'] ?? '').slice(0, 100),
          role: parent.success
            ? { kind: 'improved', parentId: parent.data }
            : { kind: 'work' },
          sizeBytes: upload.size ?? planLimits.premium.fileSizeMb * 1024 * 1024,
        })
      } catch (error) {
        throw toTusError(error)
      }
      return {}
    },
    async onUploadFinish(request, upload) {
      const member = memberOf(request)
      try {
        const file = await finalizeUpload(member, member.caller.id, upload.id)
        return {
          status_code: 200,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ file }),
        }
      } catch (error) {
        throw toTusError(error)
      }
    },
    onResponseError: (_request, error) => maskError(error),
  })
}

/** @tus/server sends bodies without a type; ours are json. */
function asJson(answer: Response): Response {
  if (answer.status >= 400) answer.headers.set('Content-Type', 'application/json')
  return answer
}

/** Our refusals as json with their status; @tus/server reads these two fields of what is thrown. */
function toTusError(error: unknown): { status_code: number; body: string } {
  const shown = toAppError(error)
  const { appCode: code, message, detail, status } = shown
  return { status_code: status, body: JSON.stringify({ message, code, detail }) }
}

/** Protocol errors keep their status; their text, which may name paths, stays here. */
function maskError(error: Error | { status_code: number; body: string }): {
  status_code: number
  body: string
} {
  if ('status_code' in error && error.body.startsWith('{')) return error
  const status = 'status_code' in error ? error.status_code : 500
  if (status === 413) return toTusError(new AppError('file_too_large'))
  if (status === 404 || status === 410)
    return { ...toTusError(new AppError('not_found')), status_code: status }
  if (status >= 500) return toTusError(new AppError('internal'))
  return {
    status_code: status,
    body: JSON.stringify({ message: 'Not a valid tus request', code: 'invalid' }),
  }
}

function toTusRequest(c: AppContext): Request {
  const headers = new Headers(c.req.raw.headers)
  // A chain of proxies writes `https, http`, which @tus/server refuses (rule D-43).
  headers.delete('x-forwarded-proto')
  headers.delete('x-forwarded-host')
  const incoming = c.env?.incoming
  const hasBody = c.req.method === 'PATCH' || c.req.method === 'POST'
  const body = !hasBody ? null : incoming ? uncopied(incoming) : c.req.raw.body
  return new Request(c.req.url, {
    method: c.req.method,
    headers,
    body,
    ...(body ? { duplex: 'half' } : {}),
  })
}

/**
 * What arrives, as the web stream that @tus/server wants. Those that Node makes of its own streams copy every
 * piece, which kept the garbage collector at work for half of an upload.
 */
function uncopied(incoming: IncomingMessage): ReadableStream<Buffer> {
  const pieces: AsyncIterator<Buffer> = incoming[Symbol.asyncIterator]()
  return new ReadableStream(
    {
      async pull(controller) {
        const piece = await pieces.next()
        if (piece.done) controller.close()
        else {
          hasArrived(piece.value.byteLength)
          controller.enqueue(piece.value)
        }
      },
      async cancel() {
        await pieces.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

/** A display name: no path, no control characters, of bounded length; the bytes have another name. */
export function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
    .replaceAll(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
  if (plain === '') return 'untitled'
  if (plain.length <= 200) return plain
  const dot = plain.lastIndexOf('.')
  const extension = dot > 0 ? plain.slice(dot).slice(0, 12) : ''
  return plain.slice(0, 200 - extension.length) + extension
}
