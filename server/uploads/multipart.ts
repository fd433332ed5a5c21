import { Readable } from 'node:stream'
import { getLimits } from '#routers/billing/limits.ts'
import { storePicture } from '#routers/account/store-picture.ts'
import { fileSizeLimitBytes } from '#routers/contract/plans.ts'
import { profileLimits } from '#routers/contract/profile-limits.ts'
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
  const staged: StagedUpload[] = []
  try {
    const limits = await getLimits(ctx.db, ctx.settings, ctx.caller.id)
    const limitBytes = fileSizeLimitBytes(limits)
    const form = await readForm(ctx, c, staged, {
      field: 'files',
      count: limits.filesPerConversation,
      limitBytes,
      tooMany: () => fileLimit(limits),
      tooLarge: (name) => requireSize(limits, name, limitBytes + 1),
    })
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

/**
 * `POST /api/upload-profile-image`: a form with one `image` of at most 5 MB. The same rules hold; the
 * answer is the picture's address.
 */
export async function receivePicture(
  parts: HttpParts,
  c: AppContext,
): Promise<{ url: string }> {
  const ctx = toMemberContext(parts, c)
  const staged: StagedUpload[] = []
  try {
    await readForm(ctx, c, staged, {
      field: 'image',
      count: 1,
      limitBytes: profileLimits.imageBytes,
      tooMany: () => new AppError('invalid', { message: 'Expected one image' }),
      tooLarge() {
        throw new AppError('file_too_large', {
          message: 'Please select an image under 5MB.',
        })
      },
    })
    const [image] = staged
    if (!image) throw new AppError('invalid', { message: 'Expected a field named image' })
    return await storePicture(ctx, image)
  } finally {
    for (const file of staged) await ctx.files.discard(file.staged)
  }
}

interface FormRules {
  /** Other files are read past. */
  field: string
  count: number
  limitBytes: number
  tooMany(): AppError
  /** Throws the refusal of a file above the limit. */
  tooLarge(name: string): void
}

async function readForm(
  ctx: MemberContext,
  c: AppContext,
  staged: StagedUpload[],
  rules: FormRules,
): Promise<{ sessionId?: string; originalFileId?: string }> {
  cutSilentUpload(c)
  const contentType = c.req.header('content-type') ?? ''
  if (!contentType.startsWith('multipart/form-data'))
    throw new AppError('invalid', { message: 'Expected multipart/form-data' })
  const announced = Number(c.req.header('content-length') ?? 0)
  await ctx.files.requireRoom(Number.isFinite(announced) ? announced : 0)
  const { Busboy } = await import('@fastify/busboy')
  const parser = openParser(Busboy, contentType, rules.count)
  const form: { sessionId?: string; originalFileId?: string } = {}
  const work: Array<Promise<void>> = []
  // A small file is staged before a large one that stands above it in the form.
  const places = new Map<StagedUpload, number>()
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
      const place = work.length
      try {
        const file = await ctx.files.stage(stream, rules.limitBytes)
        const upload = { originalName: name, staged: file }
        places.set(upload, place)
        staged.push(upload)
      } catch (error) {
        stream.resume()
        if (error instanceof AppError && error.appCode === 'file_too_large')
          rules.tooLarge(name)
        throw error
      }
    }
    parser.on('field', (name, value) => {
      if (name === 'sessionId' || name === 'originalFileId') form[name] = value
    })
    parser.on('file', (field, stream, filename) => {
      if (field !== rules.field) {
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
    parser.on('filesLimit', () => fail(rules.tooMany()))
    parser.on('error', () =>
      fail(new AppError('invalid', { message: 'The form is damaged' })),
    )
    parser.on('finish', () => {
      Promise.all(work).then(() => {
        staged.sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
        resolve(form)
      }, fail)
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
