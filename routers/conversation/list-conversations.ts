import { listConversations } from '#db/queries/conversations.ts'
import { listPreviews } from '#db/queries/files.ts'
import { previewsPerCard } from '../contract/conversation.ts'
import { mediaType } from '../contract/media-type.ts'
import type { MemberContext } from '../context.ts'
import type {
  ConversationCard,
  ListConversationsInput,
} from '../contract/conversation.ts'

const storedMedium = mediaType.nullable().catch(null)

/** The caller's conversations, newest first, in two statements whatever their number. */
export async function listCards(
  ctx: MemberContext,
  page: ListConversationsInput,
): Promise<ConversationCard[]> {
  const rows = await listConversations(ctx.db, ctx.caller.id, {
    limit: page.limit,
    before: page.before ?? page.cursor ?? undefined,
  })
  const previews = await listPreviews(ctx.db, ctx.caller.id, {
    conversationIds: rows.map((row) => row.id),
    perConversation: previewsPerCard,
  })
  const byConversation = Map.groupBy(previews, (file) => file.conversationId)
  return rows.map((row) => ({
    ...row,
    mediaType: storedMedium.parse(row.mediaType),
    isAssignment: row.isAssignment === 1,
    files: (byConversation.get(row.id) ?? []).map(({ id, originalName, mimeType }) => ({
      id,
      originalName,
      mimeType,
    })),
  }))
}
