import { newId } from '#db/ids.ts'
import {
  addToFileCount,
  findConversationBySession,
  findConversationOfRequest,
  insertConversation,
  takePositions,
} from '#db/queries/conversations.ts'
import { attachFiles } from '#db/queries/files.ts'
import { insertMessage, listMessages } from '#db/queries/messages.ts'
import { takeMonthly } from '#db/queries/users.ts'
import { getLimits } from '../billing/limits.ts'
import { monthStart } from '../contract/plans.ts'
import { handIn } from '../courses/hand-in.ts'
import { AppError } from '../errors.ts'
import { fileLimit } from '../files/accept-file.ts'
import { toConversationView, toMessageView } from './message-view.ts'
import { enqueueMessage } from './message-job.ts'
import type { Db } from '#db/database.ts'
import type { MemberContext } from '../context.ts'
import type {
  AnalyzeInput,
  ConversationView,
  MessageView,
} from '../contract/conversation.ts'

export interface StartedCrit {
  conversation: ConversationView
  /** Pending: its words come over the conversation's stream. */
  message: MessageView
}

/**
 * Starts a crit: the conversation, its first message, the job that writes it and the month's quota
 * are one transaction. The same click again is answered with what it started; a session that has
 * its conversation already is a `conflict`.
 */
export async function analyze(
  ctx: MemberContext,
  input: AnalyzeInput,
): Promise<StartedCrit> {
  const started = await ctx.db.transaction().execute(async (trx) => {
    await requireFreshRequest(trx, ctx, input)
    const id = newId()
    const now = ctx.clock.now()
    const isNew = await insertConversation(trx, {
      id,
      userId: ctx.caller.id,
      sessionId: input.sessionId,
      contextPrompt: input.contextPrompt,
      mediaType: input.isAssignmentMode ? null : (input.mediaType ?? null),
      isAssignment: input.isAssignmentMode ? 1 : 0,
      assignmentPrompt: input.assignmentPrompt || null,
      courseId: input.isAssignmentMode ? (input.courseId ?? null) : null,
      requestId: input.requestId ?? null,
      quotaMonth: monthStart(now),
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
    if (!isNew) {
      await requireSameClick(trx, ctx, input)
      return input.sessionId
    }
    if (input.isAssignmentMode && input.courseId)
      await handIn(trx, ctx.caller.id, {
        courseId: input.courseId,
        conversationId: id,
        notes: input.contextPrompt,
        now: now.toISOString(),
      })
    await takeQuota(trx, ctx, now)
    await addFiles(trx, ctx, { conversationId: id, sessionId: input.sessionId })
    const position = await takePositions(trx, ctx.caller.id, id, 1)
    const messageId = newId()
    await insertMessage(trx, {
      id: messageId,
      conversationId: id,
      userId: ctx.caller.id,
      position,
      role: 'ai',
      content: '',
      status: 'pending',
      createdAt: now.toISOString(),
    })
    const made = { id: messageId, kind: 'reply', userId: ctx.caller.id } as const
    await enqueueMessage(trx, made, now.toISOString())
    return input.sessionId
  })
  ctx.jobs.wake()
  return readStarted(ctx, started)
}

/** One click begins one crit: its id under another session is a mistake of the caller's. */
async function requireFreshRequest(
  trx: Db,
  ctx: MemberContext,
  input: AnalyzeInput,
): Promise<void> {
  if (!input.requestId) return
  const begun = await findConversationOfRequest(trx, ctx.caller.id, input.requestId)
  if (begun && begun.sessionId !== input.sessionId)
    throw new AppError('conflict', {
      message: 'This request has begun another conversation',
    })
}

async function requireSameClick(
  trx: Db,
  ctx: MemberContext,
  input: AnalyzeInput,
): Promise<void> {
  const existing = await findConversationBySession(trx, ctx.caller.id, input.sessionId)
  if (!input.requestId || existing?.requestId !== input.requestId)
    throw new AppError('conflict', {
      message: 'This session has its conversation already',
    })
}

async function takeQuota(trx: Db, ctx: MemberContext, now: Date): Promise<void> {
  const limits = await getLimits(trx, ctx.settings, ctx.caller.id)
  const isTaken = await takeMonthly(trx, ctx.caller.id, {
    counter: 'conversationsThisMonth',
    limit: limits.conversationsPerMonth,
    monthStart: monthStart(now),
  })
  if (!isTaken)
    throw new AppError('conversation_limit', {
      detail: { max: limits.conversationsPerMonth },
    })
}

async function addFiles(
  trx: Db,
  ctx: MemberContext,
  crit: { conversationId: string; sessionId: string },
): Promise<void> {
  const limits = await getLimits(trx, ctx.settings, ctx.caller.id)
  const count = await attachFiles(trx, ctx.caller.id, crit)
  if (count === 0)
    throw new AppError('invalid', {
      message: 'Please upload at least one file for analysis',
      detail: { reason: 'files_required' },
    })
  // After a downgrade a session may hold more files than the plan now takes.
  if (count > limits.filesPerConversation) throw fileLimit(limits)
  await addToFileCount(trx, ctx.caller.id, crit.conversationId, count)
}

async function readStarted(ctx: MemberContext, sessionId: string): Promise<StartedCrit> {
  const conversation = await findConversationBySession(ctx.db, ctx.caller.id, sessionId)
  if (!conversation) throw new AppError('not_found')
  const [message] = await listMessages(ctx.db, ctx.caller.id, conversation.id)
  if (!message) throw new AppError('not_found')
  return {
    conversation: toConversationView(conversation),
    message: toMessageView(message),
  }
}
