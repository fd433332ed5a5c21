import { findConversation } from '#db/queries/conversations.ts'
import { deleteJob } from '#db/queries/jobs.ts'
import { findMessage, updateMessage } from '#db/queries/messages.ts'
import { deleteReplyChunks, listReplyChunks } from '#db/queries/reply-chunks.ts'
import { AppError } from '../errors.ts'
import { marksIn } from './marks-in.ts'
import { toMessageView, withoutMarkers } from './message-view.ts'
import { storedFacts } from '../files/file-view.ts'
import { enqueueSweep } from '../files/sweep.ts'
import { storedOrder } from '../refyn/refyn-order.ts'
import { messageJobKey } from './message-job.ts'
import { giveQuotaBack } from './quota.ts'
import { listWorkFiles } from './read-brief.ts'
import type { Db } from '#db/database.ts'
import type { MessageRow } from '#db/tables/conversations.ts'
import type { Facts } from '../contract/facts.ts'
import type { MemberContext } from '../context.ts'
import type { MessageView } from '../contract/conversation.ts'

/**
 * Ends a reply where it is: what had arrived becomes its text, marked as stopped, with what it cites
 * and where it strays from what was measured. The job goes in the same transaction, so the writer,
 * which may be a word ahead, can no longer settle it. A reply that has ended meanwhile is returned as it is.
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
    const content = withoutMarkers(chunks.map((chunk) => chunk.text).join(''))
    const settled = await updateMessage(
      trx,
      userId,
      { id: messageId, from: ['pending', 'writing'] },
      {
        status: 'stopped',
        content,
        ...marksIn(content, await readWorks(trx, message), { isCut: true }),
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

/** The works as the writer was told of them, unless one was deleted since: all were measured before it began. */
async function readWorks(
  trx: Db,
  { userId, conversationId }: MessageRow,
): Promise<Array<{ id: string; facts: Facts | null }>> {
  const conversation = await findConversation(trx, userId, conversationId)
  const files = conversation
    ? await listWorkFiles(trx, userId, conversation.sessionId)
    : []
  return files.map((file) => ({ id: file.id, facts: storedFacts(file) }))
}
