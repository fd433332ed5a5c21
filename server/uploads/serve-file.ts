import { findFile } from '#db/queries/files.ts'
import { familyOf } from '#routers/contract/file-types.ts'
import { AppError } from '#routers/errors.ts'
import { MediaError } from '#routers/media-lab.ts'
import { recordId } from '#routers/contract/sessions.ts'
import { toMemberContext } from '../request-context.ts'
import { send } from './send-file.ts'
import type { FileRow } from '#db/tables/files.ts'
import type { MemberContext } from '#routers/context.ts'
import type { AppContext, HttpParts } from '../request-context.ts'

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
