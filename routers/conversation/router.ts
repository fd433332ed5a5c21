import { z } from 'zod'
import { findConversation } from '#db/queries/conversations.ts'
import { updateHelpful } from '#db/queries/messages.ts'
import {
  analyzeInput,
  chatInput,
  conversationCard,
  conversationIdInput,
  conversationView,
  followInput,
  listConversationsInput,
  markHelpfulInput,
  messageIdInput,
  messageView,
  sessionInput,
} from '../contract/conversation.ts'
import { AppError } from '../errors.ts'
import { atOnce, memberProcedure, router } from '../trpc.ts'
import { untilSignedOut } from '../until-signed-out.ts'
import { analyze } from './analyze.ts'
import { ask } from './ask.ts'
import { followConversation } from './follow-conversation.ts'
import { listCards } from './list-conversations.ts'
import { readConversation } from './read-conversation.ts'
import { removeConversation } from './remove-conversation.ts'
import { retryReply } from './retry-reply.ts'
import { stopReply } from './stop-reply.ts'

const success = z.object({ success: z.boolean() })

export const conversationRouter = router({
  list: memberProcedure
    .input(listConversationsInput)
    .output(atOnce(z.object({ conversations: z.array(conversationCard) })))
    .query(async ({ ctx, input }) => ({ conversations: await listCards(ctx, input) })),
  /** Without an output schema: `message-view.ts` lists each field and checks the stored json in it. */
  get: memberProcedure
    .input(sessionInput)
    .query(({ ctx, input }) => readConversation(ctx, input.sessionId)),
  /** The session of a conversation, for addresses that name the conversation. */
  find: memberProcedure
    .input(conversationIdInput)
    .output(z.object({ sessionId: z.string() }))
    .query(async ({ ctx, input }) => {
      const conversation = await findConversation(ctx.db, ctx.caller.id, input.id)
      if (!conversation) throw new AppError('not_found')
      return { sessionId: conversation.sessionId }
    }),
  /** Who will answer, as the screen names them before the first word. */
  tutor: memberProcedure
    .output(z.object({ label: z.string() }))
    .query(({ ctx }) => ({ label: ctx.tutor.label })),
  analyze: memberProcedure
    .input(analyzeInput)
    .output(z.object({ conversation: conversationView, message: messageView }))
    .mutation(({ ctx, input }) => analyze(ctx, input)),
  ask: memberProcedure
    .input(chatInput)
    .output(messageView)
    .mutation(({ ctx, input }) => ask(ctx, input)),
  stop: memberProcedure
    .input(messageIdInput)
    .output(messageView)
    .mutation(({ ctx, input }) => stopReply(ctx, input.messageId)),
  retry: memberProcedure
    .input(messageIdInput)
    .output(messageView)
    .mutation(({ ctx, input }) => retryReply(ctx, input.messageId)),
  markHelpful: memberProcedure
    .input(markHelpfulInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      if (!(await updateHelpful(ctx.db, ctx.caller.id, input.messageId, input.isHelpful)))
        throw new AppError('not_found')
      return { success: true }
    }),
  remove: memberProcedure
    .input(conversationIdInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await removeConversation(ctx, input.id)
      return { success: true }
    }),
  follow: memberProcedure
    .input(followInput)
    .subscription(({ ctx, input, signal }) =>
      untilSignedOut(ctx, signal, (until) => followConversation(ctx, input, until)),
    ),
})
