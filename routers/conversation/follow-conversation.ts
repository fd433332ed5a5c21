import { tracked } from '@trpc/server'
import { findConversationBySession } from '#db/queries/conversations.ts'
import { findMessage, findUnsettledMessage } from '#db/queries/messages.ts'
import { listReplyChunks } from '#db/queries/reply-chunks.ts'
import { AppError } from '../errors.ts'
import { toMessageView } from './message-view.ts'
import type { TrackedEnvelope } from '@trpc/server'
import type { MemberContext } from '../context.ts'
import type { ConversationEvent } from '../contract/conversation.ts'

export type FollowedEvent = ConversationEvent | TrackedEnvelope<ConversationEvent>

interface Place {
  messageId: string
  attempt: number
  seq: number
}

/**
 * Everything that happens in a conversation from now on, and first what is known of the reply that
 * is being written: behind `lastEventId` when the client names it, else from its start. Pieces
 * carry the id `messageId.attempt.seq`; control events carry none (rule D-53), so a client that
 * comes back always resumes behind the last piece it has.
 */
export async function* followConversation(
  ctx: MemberContext,
  input: { sessionId: string; lastEventId?: string | null },
  signal: AbortSignal,
): AsyncGenerator<FollowedEvent> {
  const conversation = await findConversationBySession(
    ctx.db,
    ctx.caller.id,
    input.sessionId,
  )
  if (!conversation) throw new AppError('not_found')
  // Listening starts before reading: nothing can fall between the two.
  const live = ctx.live.subscribe(conversation.id, signal)
  const from = parsePlace(input.lastEventId)
  const { events, reached } = await replay(ctx, conversation.id, from)
  yield* events
  let place = reached
  for await (const event of live) {
    if (event.type === 'chunk') {
      if (place && isKnown(place, event)) continue
      place = event
    }
    // Published while the pieces were read: they are of this attempt already.
    if (event.type === 'reset' && place && isKnown(place, { ...event, seq: -1 })) continue
    yield toEnvelope(event)
  }
}

async function replay(
  ctx: MemberContext,
  conversationId: string,
  from: Place | undefined,
): Promise<{ events: FollowedEvent[]; reached: Place | undefined }> {
  const reply = await findUnsettledMessage(ctx.db, ctx.caller.id, conversationId)
  if (!reply)
    return { events: await readSettled(ctx, conversationId, from), reached: from }
  const isSameAttempt = from?.messageId === reply.id && from.attempt === reply.attempt
  const afterSeq = isSameAttempt ? from.seq : -1
  const { id: messageId, attempt } = reply
  const chunks = await listReplyChunks(ctx.db, ctx.caller.id, {
    messageId,
    attempt,
    afterSeq,
  })
  const events: ConversationEvent[] = [{ type: 'message', message: toMessageView(reply) }]
  if (!isSameAttempt) events.push({ type: 'reset', messageId, attempt })
  events.push(...chunks.map((chunk) => ({ type: 'chunk' as const, ...chunk })))
  return {
    events: events.map(toEnvelope),
    reached: { messageId, attempt, seq: chunks.at(-1)?.seq ?? afterSeq },
  }
}

/** Who left in the middle of a reply and comes back after its end is told how it ended. */
async function readSettled(
  ctx: MemberContext,
  conversationId: string,
  from: Place | undefined,
): Promise<ConversationEvent[]> {
  const message = from && (await findMessage(ctx.db, ctx.caller.id, from.messageId))
  if (message?.conversationId !== conversationId) return []
  return [{ type: 'message', message: toMessageView(message) }]
}

function toEnvelope(event: ConversationEvent): FollowedEvent {
  return event.type === 'chunk'
    ? tracked(`${event.messageId}.${event.attempt}.${event.seq}`, event)
    : event
}

function isKnown(place: Place, chunk: Place): boolean {
  return (
    chunk.messageId === place.messageId &&
    (chunk.attempt < place.attempt ||
      (chunk.attempt === place.attempt && chunk.seq <= place.seq))
  )
}

function parsePlace(id: string | null | undefined): Place | undefined {
  const match = /^([a-z2-7]{26})\.(\d{1,9})\.(\d{1,9})$/.exec(id ?? '')
  const [, messageId, attempt, seq] = match ?? []
  if (!messageId) return undefined
  return { messageId, attempt: Number(attempt), seq: Number(seq) }
}
