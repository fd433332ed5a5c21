import { findConversationBySession } from '#db/queries/conversations.ts'
import { findFile } from '#db/queries/files.ts'
import { findMessageOfRequest, findUnsettledMessage } from '#db/queries/messages.ts'
import { listSuggestions } from '#db/queries/suggestions.ts'
import { familyOf } from '../contract/file-types.ts'
import { monthStart } from '../contract/plans.ts'
import { insertPending, tellBegun } from '../conversation/begin-message.ts'
import { takeRefynOf } from '../conversation/quota.ts'
import { AppError } from '../errors.ts'
import type { Db } from '#db/database.ts'
import type { ConversationRow, SuggestionRow } from '#db/tables/conversations.ts'
import type { MemberContext } from '../context.ts'
import type { MessageView } from '../contract/conversation.ts'
import type { RefynOrder } from './refyn-order.ts'

type Changes = RefynOrder['changes']

export interface AskedRefyn {
  sessionId: string
  fileId: string
  requestId?: string | undefined
  /** Chooses from the suggestions for the picture; throws when nothing is chosen. */
  choose(suggestions: SuggestionRow[]): Changes
}

/**
 * Begins a refyn: the pending message, the job that makes the picture and one of the month's refyns
 * are one transaction. The same click again is answered with the same message. While another reply
 * is being written it is refused and nothing is taken.
 */
export async function startRefyn(
  ctx: MemberContext,
  asked: AskedRefyn,
): Promise<MessageView> {
  const userId = ctx.caller.id
  const messageId = await ctx.db.transaction().execute(async (trx) => {
    const repeated =
      asked.requestId && (await findMessageOfRequest(trx, userId, asked.requestId))
    if (repeated) return repeated.id
    const conversation = await findConversationBySession(trx, userId, asked.sessionId)
    if (!conversation) throw new AppError('not_found')
    const changes = asked.choose(await listFor(trx, conversation, asked))
    if (await findUnsettledMessage(trx, userId, conversation.id))
      throw new AppError('reply_in_progress')
    const now = ctx.clock.now()
    const quotaMonth = monthStart(now)
    await takeRefynOf(trx, ctx, quotaMonth)
    const order: RefynOrder = {
      filename: null,
      changes,
      settings: null,
    }
    return insertPending(trx, conversation, {
      kind: 'refyn',
      originalFileId: asked.fileId,
      edit: JSON.stringify(order),
      quotaMonth,
      requestId: asked.requestId ?? null,
      createdAt: now.toISOString(),
    })
  })
  return tellBegun(ctx, messageId)
}

/** The suggestions for a picture of the session. */
async function listFor(
  trx: Db,
  { id, userId }: ConversationRow,
  { fileId, sessionId }: AskedRefyn,
): Promise<SuggestionRow[]> {
  const file = await findFile(trx, userId, fileId)
  if (file?.sessionId !== sessionId) throw new AppError('not_found')
  const isWork = file.kind === 'work' || file.kind === 'improved'
  if (!isWork || familyOf(file.mimeType) !== 'image')
    throw new AppError('invalid', { message: 'Please select an image to Refyn.' })
  const suggestions = await listSuggestions(trx, userId, id)
  return suggestions.filter((suggestion) => suggestion.fileId === fileId)
}
