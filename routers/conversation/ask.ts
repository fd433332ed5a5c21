import { newId } from '#db/ids.ts'
import {
  findConversationBySession,
  takePositions,
  takeReply,
} from '#db/queries/conversations.ts'
import {
  findMessage,
  findMessageAfter,
  findMessageOfRequest,
  findUnsettledMessage,
  insertMessage,
} from '#db/queries/messages.ts'
import { findSuggestion } from '#db/queries/suggestions.ts'
import { getLimits } from '../billing/limits.ts'
import { AppError } from '../errors.ts'
import { toMessageView } from './message-view.ts'
import { enqueueMessage } from './message-job.ts'
import type { Db } from '#db/database.ts'
import type { MemberContext } from '../context.ts'
import type { ChatInput, MessageView } from '../contract/conversation.ts'

/**
 * Adds the learner's message and the job that answers it, in one transaction with one of the
 * conversation's replies, and returns the pending answer. The same click again is answered with
 * the same message. While another reply is being written it is refused and nothing is lost.
 */
export async function ask(ctx: MemberContext, input: ChatInput): Promise<MessageView> {
  const userId = ctx.caller.id
  const { answerId, conversationId, questionId } = await ctx.db
    .transaction()
    .execute(async (trx) => {
      const repeated = await findRepeated(trx, ctx, input.requestId)
      if (repeated) return repeated
      const conversation = await findConversationBySession(trx, userId, input.sessionId)
      if (!conversation) throw new AppError('not_found')
      await requireSuggestion(trx, userId, { conversationId: conversation.id, input })
      const limits = await getLimits(trx, ctx.settings, userId)
      if (!(await takeReply(trx, userId, conversation.id, limits.repliesPerConversation)))
        throw new AppError('reply_limit', {
          detail: { max: limits.repliesPerConversation },
        })
      if (await findUnsettledMessage(trx, userId, conversation.id))
        throw new AppError('reply_in_progress')
      return insertTurn(trx, ctx, { conversationId: conversation.id, input })
    })
  ctx.jobs.wake()
  const question = await findMessage(ctx.db, userId, questionId)
  const answer = await findMessage(ctx.db, userId, answerId)
  if (!question || !answer) throw new AppError('not_found')
  for (const message of [question, answer])
    ctx.live.publish(conversationId, { type: 'message', message: toMessageView(message) })
  return toMessageView(answer)
}

/** A question about a suggestion is about one of this conversation. */
async function requireSuggestion(
  trx: Db,
  userId: string,
  asked: { conversationId: string; input: ChatInput },
): Promise<void> {
  if (!asked.input.suggestionId) return
  const suggestion = await findSuggestion(trx, userId, asked.input.suggestionId)
  if (suggestion?.conversationId !== asked.conversationId) throw new AppError('not_found')
}

interface Turn {
  conversationId: string
  questionId: string
  answerId: string
}

async function findRepeated(
  trx: Db,
  ctx: MemberContext,
  requestId: string | undefined,
): Promise<Turn | undefined> {
  if (!requestId) return undefined
  const question = await findMessageOfRequest(trx, ctx.caller.id, requestId)
  const answer = question && (await findMessageAfter(trx, ctx.caller.id, question))
  if (!question || !answer) return undefined
  return {
    conversationId: question.conversationId,
    questionId: question.id,
    answerId: answer.id,
  }
}

async function insertTurn(
  trx: Db,
  ctx: MemberContext,
  turn: { conversationId: string; input: ChatInput },
): Promise<Turn> {
  const userId = ctx.caller.id
  const createdAt = ctx.clock.now().toISOString()
  const position = await takePositions(trx, userId, turn.conversationId, 2)
  const shared = { conversationId: turn.conversationId, userId, createdAt }
  const [questionId, answerId] = [newId(), newId()]
  await insertMessage(trx, {
    ...shared,
    id: questionId,
    position,
    role: 'user',
    content: turn.input.message,
    status: 'done',
    requestId: turn.input.requestId ?? null,
    suggestionId: turn.input.suggestionId ?? null,
    completedAt: createdAt,
  })
  await insertMessage(trx, {
    ...shared,
    id: answerId,
    position: position + 1,
    role: 'ai',
    content: '',
    status: 'pending',
  })
  await enqueueMessage(trx, { id: answerId, kind: 'reply', userId }, createdAt)
  return { conversationId: turn.conversationId, questionId, answerId }
}
