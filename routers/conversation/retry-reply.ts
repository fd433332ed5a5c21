import { findMessage, findMessageAfter, updateMessage } from '#db/queries/messages.ts'
import { AppError } from '../errors.ts'
import { toMessageView } from './message-view.ts'
import { enqueueMessage } from './message-job.ts'
import { takeQuotaAgain } from './quota.ts'
import type { MemberContext } from '../context.ts'
import type { MessageView } from '../contract/conversation.ts'

/**
 * Makes a failed or stopped message anew, from the same files and words. A failed one gave its quota
 * back, so it takes it again; a stopped one had spent it. Only the last message of a thread can be
 * retried: an answer in the middle would contradict what follows.
 */
export async function retryReply(
  ctx: MemberContext,
  messageId: string,
): Promise<MessageView> {
  const userId = ctx.caller.id
  const now = ctx.clock.now()
  const retried = await ctx.db.transaction().execute(async (trx) => {
    const message = await findMessage(trx, userId, messageId)
    if (!message || message.role !== 'ai') throw new AppError('not_found')
    if (await findMessageAfter(trx, userId, message))
      throw new AppError('conflict', { message: 'Only the last reply can be retried' })
    const pending = await updateMessage(
      trx,
      userId,
      { id: messageId, from: ['failed', 'stopped'] },
      {
        status: 'pending',
        content: '',
        citations: '[]',
        numberMarks: '[]',
        errorCode: null,
        retryAt: null,
        completedAt: null,
      },
    )
    if (!pending) throw new AppError('conflict', { message: 'This reply has not failed' })
    // A stopped reply was read as far as it went; a stopped picture was never there.
    if (message.status === 'failed' || message.kind === 'refyn')
      await takeQuotaAgain(trx, ctx, message)
    await enqueueMessage(trx, pending, now.toISOString())
    return pending
  })
  ctx.jobs.wake()
  const view = toMessageView(retried)
  ctx.live.publish(retried.conversationId, { type: 'message', message: view })
  return view
}
