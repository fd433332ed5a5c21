import { takeReply, updateQuotaMonth } from '#db/queries/conversations.ts'
import { findMessage, findMessageAfter, updateMessage } from '#db/queries/messages.ts'
import { takeConversation } from '#db/queries/users.ts'
import { getLimits } from '../billing/limits.ts'
import { monthStart } from '../contract/plans.ts'
import { AppError } from '../errors.ts'
import { toMessageView } from './message-view.ts'
import { enqueueReply } from './reply-job.ts'
import type { Db } from '#db/database.ts'
import type { MessageRow } from '#db/schema.ts'
import type { MemberContext } from '../context.ts'
import type { MessageView } from '../contract/conversation.ts'

/**
 * Writes a failed or stopped reply anew, with the same files and words. A failed one gave its quota
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
        errorCode: null,
        retryAt: null,
        completedAt: null,
      },
    )
    if (!pending) throw new AppError('conflict', { message: 'This reply has not failed' })
    if (message.status === 'failed') await takeQuotaAgain(trx, ctx, message)
    await enqueueReply(trx, { messageId, userId, now: now.toISOString() })
    return pending
  })
  ctx.jobs.wake()
  const view = toMessageView(retried)
  ctx.live.publish(retried.conversationId, { type: 'message', message: view })
  return view
}

async function takeQuotaAgain(
  trx: Db,
  ctx: MemberContext,
  message: MessageRow,
): Promise<void> {
  const limits = await getLimits(trx, ctx.settings, ctx.caller.id)
  if (message.position === 0) {
    const month = monthStart(ctx.clock.now())
    const isTaken = await takeConversation(trx, ctx.caller.id, {
      limit: limits.conversationsPerMonth,
      monthStart: month,
    })
    if (!isTaken) throw new AppError('conversation_limit')
    await updateQuotaMonth(trx, ctx.caller.id, message.conversationId, month)
    return
  }
  const { repliesPerConversation } = limits
  if (
    !(await takeReply(trx, ctx.caller.id, message.conversationId, repliesPerConversation))
  )
    throw new AppError('reply_limit', { detail: { max: repliesPerConversation } })
}
