import { Readable } from 'node:stream'
import { getLimits } from '#routers/billing/limits.ts'
import { fileSizeLimitBytes } from '#routers/contract/plans.ts'
import { recordId, sessionId } from '#routers/contract/sessions.ts'
import { AppError } from '#routers/errors.ts'
import { fileLimit, requireSize } from '#routers/files/accept-file.ts'
import { storeFiles } from '#routers/files/store-files.ts'
import { toMemberContext } from '../request-context.ts'
import { cleanName, cutSilentUpload } from './tus.ts'
import type { BusboyConstructor, BusboyFileStream } from '@fastify/busboy'
import type { MemberContext } from '#routers/context.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { StagedUpload } from '#routers/files/store-files.ts'
import type { AppContext, HttpParts } from '../request-context.ts'

/**
 * `POST /api/upload`: a form with `sessionId`, repeated `files`, and for an improved version
 * `originalFileId`. Parsed as it streams, staged on
 * disk, never held in memory (rule D-44); every limit is met before more than its bytes arrived.
 * What was staged is removed whenever the answer is not the stored files.
 */
export async function receiveUpload(
  parts: HttpParts,
  c: AppContext,
): Promise<FileView[]> {
  const ctx = toMemberContext(parts, c)
  cutSilentUpload(c)
  const contentType = c.req.header('content-type') ?? ''
  if (!contentType.startsWith('multipart/form-data'))
    throw new AppError('invalid', { message: 'Expected multipart/form-data' })
  const announced = Number(c.req.header('content-length') ?? 0)
  await ctx.files.requireRoom(Number.isFinite(announced) ? announced : 0)
  const staged: StagedUpload[] = []
  try {
    const form = await readForm(ctx, c, contentType, staged)
    const session = sessionId.safeParse(form.sessionId)
    if (!session.success)
      throw new AppError('invalid', {
        message: 'sessionId: Expected a session id: session_…',
      })
    const original = recordId.optional().safeParse(form.originalFileId)
    if (!original.success) throw new AppError('not_found')
    const originalFileId = original.data ?? null
    return await storeFiles(ctx, { sessionId: session.data, originalFileId }, staged)
  } finally {
    for (const file of staged) await ctx.files.discard(file.staged)
  }
}

async function readForm(
  ctx: MemberContext,
  c: AppContext,
  contentType: string,
  staged: StagedUpload[],
): Promise<{ sessionId?: string; originalFileId?: string }> {
  const { Busboy } = await import('@fastify/busboy')
  const limits = await getLimits(ctx.db, ctx.settings, ctx.caller.id)
  const parser = openParser(Busboy, contentType, limits.filesPerConversation)
  const form: { sessionId?: string; originalFileId?: string } = {}
  const work: Array<Promise<void>> = []
  const source =
    c.env?.incoming ??
    (c.req.raw.body ? Readable.fromWeb(c.req.raw.body as never) : Readable.from([]))

  const open = new Set<BusboyFileStream>()
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      source.unpipe(parser)
      // Reading on to nowhere lets the client finish sending and read the refusal.
      source.resume()
      // A file that is being staged would wait for its rest for ever.
      for (const stream of open) stream.destroy(error as Error)
      // oxlint-disable-next-line promise/no-promise-in-callback -- the outer promise waits for it
      void Promise.allSettled(work).then(() => reject(error as Error))
    }
    const take = async (stream: BusboyFileStream, name: string) => {
      const limit = fileSizeLimitBytes(limits)
      try {
        const file = await ctx.files.stage(stream, limit)
        staged.push({ originalName: name, staged: file })
      } catch (error) {
        stream.resume()
        if (error instanceof AppError && error.appCode === 'file_too_large')
          requireSize(limits, name, limit + 1)
        throw error
      }
    }
    parser.on('field', (name, value) => {
      if (name === 'sessionId' || name === 'originalFileId') form[name] = value
    })
    parser.on('file', (field, stream, filename) => {
      if (field !== 'files') {
        stream.resume()
        return
      }
      open.add(stream)
      // Destroyed before anyone reads it, its error would have no listener and end the process.
      stream.on('error', () => undefined)
      const taken = take(stream, cleanName(filename ?? '')).finally(() =>
        open.delete(stream),
      )
      taken.catch(fail)
      work.push(taken)
    })
    parser.on('filesLimit', () => fail(fileLimit(limits)))
    parser.on('error', () =>
      fail(new AppError('invalid', { message: 'The form is damaged' })),
    )
    parser.on('finish', () => {
      Promise.all(work).then(() => resolve(form), fail)
    })
    source.on('error', fail)
    source.on('aborted', () =>
      fail(new AppError('invalid', { message: 'The upload was cut' })),
    )
    source.pipe(parser)
  })
}

/** A form without a boundary is refused when the parser is made. */
function openParser(
  Busboy: BusboyConstructor,
  contentType: string,
  files: number,
): InstanceType<BusboyConstructor> {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fields: 5, fieldSize: 1024, fieldNameSize: 100, files, headerPairs: 20 },
    })
  } catch (cause) {
    throw new AppError('invalid', { message: 'The form is damaged', cause })
  }
}
