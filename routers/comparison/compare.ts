import { findConversationBySession } from '#db/queries/conversations.ts'
import { findFile, updateParent } from '#db/queries/files.ts'
import {
  findComparison,
  findMessageOfRequest,
  findUnsettledMessage,
} from '#db/queries/messages.ts'
import { insertPending, tellBegun } from '../conversation/begin-message.ts'
import { AppError } from '../errors.ts'
import { limitRate } from '../rate-limit.ts'
import type { Db } from '#db/database.ts'
import type { FileRow } from '#db/tables/files.ts'
import type { MemberContext } from '../context.ts'
import type { CompareInput } from '../contract/comparison.ts'
import type { MessageView } from '../contract/conversation.ts'

/** It costs no reply, and versions can be removed and handed in again. */
const comparisonLimit = { name: 'comparison', hits: 60, windowSeconds: 24 * 60 * 60 }

/**
 * Sets an improved version beside an earlier one: the pending message and the job that writes it are
 * one transaction. The same two files are compared once, however often it is asked. While another
 * reply is being written it is refused, and both files stay.
 */
export async function compare(
  ctx: MemberContext,
  input: CompareInput,
): Promise<MessageView> {
  const userId = ctx.caller.id
  const messageId = await ctx.db.transaction().execute(async (trx) => {
    const conversation = await findConversationBySession(trx, userId, input.sessionId)
    if (!conversation) throw new AppError('not_found')
    await requireVersions(trx, userId, input)
    const known =
      (input.requestId && (await findMessageOfRequest(trx, userId, input.requestId))) ||
      (await findComparison(trx, userId, input))
    if (known) return known.id
    if (await findUnsettledMessage(trx, userId, conversation.id))
      throw new AppError('reply_in_progress')
    await limitRate({ ...ctx, db: trx }, comparisonLimit, userId)
    await updateParent(trx, userId, input.newFileId, input.originalFileId)
    return insertPending(trx, conversation, {
      kind: 'comparison',
      originalFileId: input.originalFileId,
      newFileId: input.newFileId,
      requestId: input.requestId ?? null,
      createdAt: ctx.clock.now().toISOString(),
    })
  })
  return tellBegun(ctx, messageId)
}

/** An improved version and an earlier file of the same session. */
async function requireVersions(
  trx: Db,
  userId: string,
  { sessionId, originalFileId, newFileId }: CompareInput,
): Promise<void> {
  const original = await findFile(trx, userId, originalFileId)
  const improved = await findFile(trx, userId, newFileId)
  const isHere = (file: FileRow | undefined) => file?.sessionId === sessionId
  if (!original || !improved || !isHere(original) || !isHere(improved))
    throw new AppError('not_found')
  const isPair =
    original.id !== improved.id &&
    (original.kind === 'work' || original.kind === 'improved') &&
    improved.kind === 'improved' &&
    original.uploadedAt <= improved.uploadedAt
  if (!isPair)
    throw new AppError('invalid', {
      message: 'Please select an original file and upload a new version.',
    })
}
