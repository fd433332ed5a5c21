import { newId } from '#db/ids.ts'
import type { Db } from '#db/database.ts'
import type { MessageRow, SuggestionRow } from '#db/tables/conversations.ts'
import type { SuggestionDraft } from '#routers/tutor.ts'

const at = '2026-11-10T10:00:00.000Z'

/** What a tutor drafts about a work, with nothing to object to but what a test brings in. */
export function aDraft(
  workId: string,
  over: Partial<SuggestionDraft> = {},
): SuggestionDraft {
  return {
    workId,
    title: 'Lift the shadows',
    why: 'They close',
    how: 'Add a reflector',
    anchor: { type: 'whole' },
    criterion: null,
    excerpt: null,
    ...over,
  }
}

/** A stored suggestion of a message, under the next number of its conversation. */
export async function aSuggestion(
  db: Db,
  message: Pick<MessageRow, 'id' | 'userId' | 'conversationId'>,
  over: Partial<SuggestionRow> = {},
): Promise<SuggestionRow> {
  const { count } = await db
    .selectFrom('suggestions')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('conversationId', '=', message.conversationId)
    .executeTakeFirstOrThrow()
  return db
    .insertInto('suggestions')
    .values({
      id: newId(),
      userId: message.userId,
      conversationId: message.conversationId,
      messageId: message.id,
      fileId: null,
      position: count + 1,
      title: `Suggestion ${count + 1}`,
      why: 'They close',
      how: 'Add a reflector',
      anchor: '{"type":"whole"}',
      criterion: null,
      excerpt: null,
      state: 'open',
      reason: null,
      createdAt: at,
      updatedAt: at,
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
