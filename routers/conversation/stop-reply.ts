import { deleteJob } from '#db/queries/jobs.ts'
import { findMessage, updateMessage } from '#db/queries/messages.ts'
import { deleteReplyChunks, listReplyChunks } from '#db/queries/reply-chunks.ts'
import { AppError } from '../errors.ts'
import { toMessageView } from './message-view.ts'
import { enqueueSweep } from '../files/sweep.ts'
import { storedOrder } from '../refyn/refyn-order.ts'
import { messageJobKey } from './message-job.ts'
import { giveQuotaBack } from './quota.ts'
import type { MemberContext } from '../context.ts'
import type { MessageView } from '../contract/conversation.ts'

/**
 * Ends a reply where it is: what had arrived becomes its text, marked as stopped. The job goes in
 * the same transaction, so the writer, which may be a word ahead, can no longer settle it. A reply
 * that has ended meanwhile is returned as it is.
 */
export async function stopReply(
  ctx: MemberContext,
  messageId: string,
): Promise<MessageView> {
  const userId = ctx.caller.id
  const stopped = await ctx.db.transaction().execute(async (trx) => {
    const message = await findMessage(trx, userId, messageId)
    if (!message || message.role !== 'ai') throw new AppError('not_found')
    const chunks = await listReplyChunks(trx, userId, {
      messageId,
      attempt: message.attempt,
      afterSeq: -1,
    })
    const settled = await updateMessage(
      trx,
      userId,
      { id: messageId, from: ['pending', 'writing'] },
      {
        status: 'stopped',
        content: chunks.map((chunk) => chunk.text).join(''),
        retryAt: null,
        completedAt: ctx.clock.now().toISOString(),
      },
    )
    if (!settled) return message
    await deleteJob(trx, messageJobKey(message))
    await deleteReplyChunks(trx, messageId)
    // Words that had arrived are kept; of a picture there is nothing.
    if (message.kind === 'refyn') {
      await giveQuotaBack(trx, message)
      const filename = storedOrder(message)?.filename
      if (filename)
        await enqueueSweep(trx, ctx.clock.now(), { filenames: [filename], uploadIds: [] })
    }
    return settled
  })
  ctx.jobs.abort(messageJobKey(stopped))
  const view = toMessageView(stopped)
  ctx.live.publish(stopped.conversationId, { type: 'message', message: view })
  return view
}
