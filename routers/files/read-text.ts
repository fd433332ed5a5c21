import { findFile } from '#db/queries/files.ts'
import { MediaError } from '../media-lab.ts'
import { AppError } from '../errors.ts'
import type { MemberContext } from '../context.ts'

/** More is not leafed through in a browser. */
const mostCharacters = 400_000

/** The words of a document by pages, for marking places in it; a file without words has none. */
export async function readFileText(ctx: MemberContext, id: string): Promise<string[]> {
  const file = await findFile(ctx.db, ctx.caller.id, id)
  if (!file) throw new AppError('not_found')
  const pages = await ctx.media.readText(file).catch((error: unknown) => {
    if (error instanceof MediaError) return []
    throw error
  })
  let left = mostCharacters
  return pages.map((page) => {
    const shown = page.slice(0, left)
    left -= shown.length
    return shown
  })
}
