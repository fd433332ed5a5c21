import { listFiles } from '#db/queries/files.ts'
import { toFileView } from './file-view.ts'
import type { MemberContext } from '../context.ts'
import type { FileView } from '../contract/files.ts'

/**
 * The caller's files of a session; an unknown and a foreign session look the same: empty. Talks are heard
 * where their conversation names them.
 */
export async function listSessionFiles(
  ctx: MemberContext,
  sessionId: string,
): Promise<FileView[]> {
  const rows = await listFiles(ctx.db, ctx.caller.id, sessionId)
  return rows.filter(({ kind }) => kind !== 'audio').map(toFileView)
}
