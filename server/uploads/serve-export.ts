import { findExport } from '#db/queries/exports.ts'
import { recordId } from '#routers/contract/sessions.ts'
import { AppError } from '#routers/errors.ts'
import { toMemberContext } from '../request-context.ts'
import { send } from './send-file.ts'
import type { AppContext, HttpParts } from '../request-context.ts'

/**
 * `GET /api/exports/{id}/content`: the archive, for the session that asked for it and until it expires
 * (rule D-70). Another session of the same person gets the same 404 as a stranger.
 */
export async function serveExport(parts: HttpParts, c: AppContext): Promise<Response> {
  const ctx = toMemberContext(parts, c)
  const id = recordId.safeParse(c.req.param('id'))
  const sessionId = ctx.session.id
  const archive =
    id.success && sessionId
      ? await findExport(ctx.db, ctx.caller.id, {
          id: id.data,
          sessionId,
          now: ctx.clock.now().toISOString(),
        })
      : undefined
  if (archive?.status !== 'done') throw new AppError('not_found')
  return send(c, parts.isHttps, {
    from: ctx.files.pathOf(archive.filename),
    mimeType: 'application/zip',
    etag: `"${archive.id}"`,
    disposition: `attachment; filename="refyn-${archive.createdAt.slice(0, 10)}.zip"`,
  })
}
