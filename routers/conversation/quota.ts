import {
  findConversation,
  giveReplyBack,
  takeReply,
  updateQuotaMonth,
} from '#db/queries/conversations.ts'
import { updateMessage } from '#db/queries/messages.ts'
import { giveMonthlyBack, takeMonthly } from '#db/queries/users.ts'
import { getLimits } from '../billing/limits.ts'
import { monthStart } from '../contract/plans.ts'
import { AppError } from '../errors.ts'
import type { Db } from '#db/database.ts'
import type { MessageRow } from '#db/tables/conversations.ts'
import type { MemberContext } from '../context.ts'

/** What a message costs: the first is the month's conversation, a comparison costs its upload only. */
function costOf({
  kind,
  position,
}: MessageRow): 'conversation' | 'reply' | 'refyn' | null {
  if (kind === 'comparison') return null
  if (kind === 'refyn') return 'refyn'
  return position === 0 ? 'conversation' : 'reply'
}

/** Gives back what a message that will never be there has taken, in the transaction that says so. */
export async function giveQuotaBack(trx: Db, message: MessageRow): Promise<void> {
  const { userId, conversationId } = message
  switch (costOf(message)) {
    case 'reply':
      return giveReplyBack(trx, userId, conversationId)
    case 'refyn':
      if (message.quotaMonth)
        await giveMonthlyBack(trx, userId, {
          counter: 'refynsThisMonth',
          monthStart: message.quotaMonth,
        })
      return
    case 'conversation': {
      const conversation = await findConversation(trx, userId, conversationId)
      if (conversation?.quotaMonth)
        await giveMonthlyBack(trx, userId, {
          counter: 'conversationsThisMonth',
          monthStart: conversation.quotaMonth,
        })
    }
  }
}

/** Takes again what was given back, for another try; throws the limit that is met. */
export async function takeQuotaAgain(
  trx: Db,
  ctx: MemberContext,
  message: MessageRow,
): Promise<void> {
  const { userId, conversationId } = message
  const limits = await getLimits(trx, ctx.settings, userId)
  const month = monthStart(ctx.clock.now())
  switch (costOf(message)) {
    case 'reply': {
      const max = limits.repliesPerConversation
      if (!(await takeReply(trx, userId, conversationId, max)))
        throw new AppError('reply_limit', { detail: { max } })
      return
    }
    case 'refyn':
      await takeRefynOf(trx, ctx, month)
      await updateMessage(trx, userId, { id: message.id }, { quotaMonth: month })
      return
    case 'conversation': {
      const max = limits.conversationsPerMonth
      const isTaken = await takeMonthly(trx, userId, {
        counter: 'conversationsThisMonth',
        limit: max,
        monthStart: month,
      })
      if (!isTaken) throw new AppError('conversation_limit', { detail: { max } })
      await updateQuotaMonth(trx, userId, conversationId, month)
    }
  }
}

/** One refyn of the month's, by the plan as it is in this transaction. */
export async function takeRefynOf(
  trx: Db,
  ctx: MemberContext,
  month: string,
): Promise<void> {
  const { refynsPerMonth: limit } = await getLimits(trx, ctx.settings, ctx.caller.id)
  const isTaken = await takeMonthly(trx, ctx.caller.id, {
    counter: 'refynsThisMonth',
    limit,
    monthStart: month,
  })
  if (isTaken) return
  throw new AppError('refyn_limit', {
    message: `Monthly Refyn limit reached (${limit}/${limit} used). Upgrade to Standard for unlimited Refyns.`,
    detail: { max: limit ?? 0 },
  })
}
