import { findMessage } from '#db/queries/messages.ts'
import { AppError } from '../errors.ts'
import { toMessageView } from './message-view.ts'
import type { MemberContext } from '../context.ts'
import type { MessageView } from '../contract/conversation.ts'

/**
 * Waits until a reply has settled, for callers that want one answer and no stream. A failed one is
 * thrown as its error; the message itself stays and can be retried. After `maxMs`, or when the
 * caller goes away, waiting ends with `busy` and the reply goes on.
 */
export async function awaitReply(
  ctx: MemberContext,
  message: Pick<MessageView, 'id' | 'conversationId'>,
  wait: { maxMs: number; signal: AbortSignal },
): Promise<MessageView> {
  const signal = AbortSignal.any([wait.signal, AbortSignal.timeout(wait.maxMs)])
  const events = ctx.live.subscribe(message.conversationId, signal)
  const settled = async () => {
    const row = await findMessage(ctx.db, ctx.caller.id, message.id)
    if (!row) throw new AppError('not_found')
    if (row.status === 'failed')
      throw new AppError(toMessageView(row).errorCode ?? 'ai_failed')
    return row.status === 'pending' || row.status === 'writing'
      ? undefined
      : toMessageView(row)
  }
  const already = await settled()
  if (already) return already
  for await (const event of events) {
    if (event.type !== 'message' || event.message.id !== message.id) continue
    const view = await settled()
    if (view) return view
  }
  throw new AppError('busy', {
    message: 'The reply is still being written: read it later',
  })
}
