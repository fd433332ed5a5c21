import { findServedFile } from '#db/queries/files.ts'
import { familyOf, thumbnailWidth } from '#routers/contract/file-types.ts'
import { AppError } from '#routers/errors.ts'
import { MediaError } from '#routers/media-lab.ts'
import { recordId } from '#routers/contract/sessions.ts'
import { memberOf } from '../request-context.ts'
import { send } from './send-file.ts'
import { createSmallPictures } from './small-pictures.ts'
import type { ServedFile } from '#db/queries/files.ts'
import type { FileRow } from '#db/tables/files.ts'
import type { Services } from '#routers/context.ts'
import type { MediaLab } from '#routers/media-lab.ts'
import type { AppContext, HttpParts } from '../request-context.ts'

/**
 * `GET /api/files/{id}/content`: the owner's bytes; with `?w=` a picture of them (of one page with
 * `&page=`), with `?strip` the shots of a film side by side. No picture carries metadata. Headers make the browser show it and do nothing else with it (rule D-47).
 */
export async function serveFile(parts: HttpParts, c: AppContext): Promise<Response> {
  const { services } = parts
  const caller = memberOf(c)
  const id = recordId.safeParse(c.req.param('id'))
  const file = id.success
    ? await findServedFile(services.db, caller.id, id.data)
    : undefined
  if (!file || file.state === 'missing') throw new AppError('not_found')
  const picture = pictureAsked(c)
  if (picture === null)
    return send(c, parts.isHttps, {
      from: services.files.pathOf(file.filename),
      mimeType: file.mimeType,
      etag: `"${file.sha256}"`,
      disposition: dispositionOf(file),
    })
  return send(c, parts.isHttps, {
    from: await findPicture(services, file, picture),
    mimeType: 'image/webp',
    etag: `"${file.sha256}-${picture.name}"`,
    disposition: 'inline',
  })
}

interface AskedPicture {
  /** Tells it from the others of its file. */
  name: string
  draw(media: MediaLab, file: ServedFile): Promise<string>
}

/** The picture that is asked for in place of the bytes; null for the bytes themselves. */
function pictureAsked(c: AppContext): AskedPicture | null {
  const { w, page: asked, strip } = c.req.query()
  if (strip !== undefined)
    return { name: 'strip.webp', draw: (media, file) => media.shotStrip(file) }
  if (w === undefined) return null
  const width = thumbnailWidth(wholeNumber('w', w, 4000))
  const page = asked === undefined ? 1 : wholeNumber('page', asked, 10_000)
  return {
    name: page === 1 ? `w${width}.webp` : `w${width}-p${page}.webp`,
    draw: (media, file) => media.thumbnail(file, width, page),
  }
}

const pictures = createSmallPictures()

async function findPicture(
  { media }: Services,
  file: ServedFile,
  picture: AskedPicture,
): Promise<Buffer | string> {
  const key = `${file.filename} ${picture.name}`
  const kept = pictures.find(key)
  if (kept) return kept
  try {
    return await pictures.take(key, await picture.draw(media, file))
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
