import { findConversationBySession } from '#db/queries/conversations.ts'
import { listMessages } from '#db/queries/messages.ts'
import { AppError } from '../errors.ts'
import { toConversationView, toMessageView } from './message-view.ts'
import type { MemberContext } from '../context.ts'
import type { ConversationView, MessageView } from '../contract/conversation.ts'

export interface Thread {
  conversation: ConversationView
  messages: MessageView[]
}

/** A conversation with its whole thread; absent and foreign are the same `not_found`. */
export async function readConversation(
  ctx: MemberContext,
  sessionId: string,
): Promise<Thread> {
  const conversation = await findConversationBySession(ctx.db, ctx.caller.id, sessionId)
  if (!conversation) throw new AppError('not_found')
  const messages = await listMessages(ctx.db, ctx.caller.id, conversation.id)
  return {
    conversation: toConversationView(conversation),
    messages: messages.map(toMessageView),
  }
}
