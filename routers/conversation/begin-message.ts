import { newId } from '#db/ids.ts'
import { takePositions } from '#db/queries/conversations.ts'
import { findMessage, insertMessage } from '#db/queries/messages.ts'
import { AppError } from '../errors.ts'
import { tellMessage } from './message-attempt.ts'
import { enqueueMessage } from './message-job.ts'
import { toMessageView } from './message-view.ts'
import type { Db } from '#db/database.ts'
import type {
  ConversationRow,
  MessageKind,
  NewMessageRow,
} from '#db/tables/conversations.ts'
import type { MemberContext } from '../context.ts'
import type { MessageView } from '../contract/conversation.ts'

interface Begun extends Partial<NewMessageRow> {
  kind: MessageKind
  requestId: string | null
  createdAt: string
}

/** Adds a pending message of the tutor's at the end of a thread, with the job that makes it. */
export async function insertPending(
  trx: Db,
  { id: conversationId, userId }: Pick<ConversationRow, 'id' | 'userId'>,
  begun: Begun,
): Promise<string> {
  const message = { ...begun, id: newId(), userId }
  await insertMessage(trx, {
    ...message,
    conversationId,
    position: await takePositions(trx, userId, conversationId, 1),
    role: 'ai',
    content: '',
    status: 'pending',
  })
  await enqueueMessage(trx, message, begun.createdAt)
  return message.id
}

/** Sets the worker on a message that was begun, and tells open streams of it. */
export async function tellBegun(
  ctx: MemberContext,
  messageId: string,
): Promise<MessageView> {
  ctx.jobs.wake()
  const message = await findMessage(ctx.db, ctx.caller.id, messageId)
  if (!message) throw new AppError('not_found')
  tellMessage(ctx, message)
  return toMessageView(message)
}
