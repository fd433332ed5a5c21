import { readFile } from 'node:fs/promises'
import { findFile } from '#db/queries/files.ts'
import { listSuggestions } from '#db/queries/suggestions.ts'
import { comparisonMarkdown } from '#routers/conversation/comparison-text.ts'
import { refynHeading } from '#routers/refyn/refyn-content.ts'
import { toFileView } from '#routers/files/file-view.ts'
import type { FileRow } from '#db/tables/files.ts'
import type { MemberContext } from '#routers/context.ts'
import type { MessageView } from '#routers/contract/conversation.ts'

/** Wide enough for the 400 px at which a thread shows a refyn, on a dense screen. */
const shownWidth = 960

/**
 * A message as `/api` documents it: a refyn carries its picture as a data URL under its heading, a
 * comparison names its two files in front of its words. Neither form is ever stored.
 */
export async function documentedMessage(
  ctx: MemberContext,
  message: MessageView,
): Promise<MessageView> {
  switch (message.kind) {
    case 'refyn':
      return { ...message, content: await refynOf(ctx, message) }
    case 'comparison':
      return { ...message, content: await comparisonOf(ctx, message) }
    case 'reply':
      return message
  }
}

async function refynOf(
  ctx: MemberContext,
  { content, refyn }: MessageView,
): Promise<string> {
  const file = refyn?.fileId && (await findFile(ctx.db, ctx.caller.id, refyn.fileId))
  if (!file) return content
  const picture = await ctx.media.thumbnail(file, shownWidth).catch(() => null)
  if (picture === null) return content
  const image = `![Refynd Image](${dataUrl('image/webp', await readFile(picture))})`
  return content.replace(refynHeading, `${refynHeading}\n\n${image}`)
}

async function comparisonOf(
  ctx: MemberContext,
  { conversationId, content, comparison }: MessageView,
): Promise<string> {
  if (!comparison) return content
  const suggestions = await listSuggestions(ctx.db, ctx.caller.id, conversationId)
  const titles = new Map(suggestions.map(({ id, title }) => [id, title]))
  const fileOf = async (id: string | null) => {
    const file = id ? await findFile(ctx.db, ctx.caller.id, id) : undefined
    return file ? documentedFile(file) : null
  }
  const files = {
    originalFile: await fileOf(comparison.originalFileId),
    newFile: await fileOf(comparison.newFileId),
  }
  const words = comparisonMarkdown(comparison, content, titles)
  return `COMPARISON_IMAGES:${JSON.stringify(files)}\n\n${words}`
}

/** Enough to show a file: its facts have a path of their own. */
function documentedFile(file: FileRow): object {
  const { facts: _, suggestions: __, ...plain } = toFileView(file)
  return plain
}

/** Larger ones would stand in memory several times over (rule D-54). */
const wholeAtMostBytes = 20 * 1024 * 1024
const reducedWidth = 1600

/**
 * The picture of a refyn, as `/api/edit-image` answers it: whole, or above 20 MB as a copy of 1600 px;
 * the file itself is served at its address.
 */
export async function editedImage(ctx: MemberContext, fileId: string): Promise<string> {
  const file = await findFile(ctx.db, ctx.caller.id, fileId)
  if (!file) return ''
  if (file.size > wholeAtMostBytes)
    return dataUrl(
      'image/webp',
      await readFile(await ctx.media.thumbnail(file, reducedWidth)),
    )
  return dataUrl(file.mimeType, await readFile(ctx.files.pathOf(file.filename)))
}

function dataUrl(mimeType: string, bytes: Buffer): string {
  return `data:${mimeType};base64,${bytes.toString('base64')}`
}
