import { findAudioChat, listAudioChats } from '#db/queries/audio-chats.ts'
import { findConversationBySession } from '#db/queries/conversations.ts'
import { AppError } from '../errors.ts'
import { toAudioChatView } from './audio-chat-view.ts'
import type { MemberContext } from '../context.ts'
import type { AudioChatView } from '../contract/audio-chat.ts'

export interface Talks {
  /** The one that can be heard. */
  ready: AudioChatView | null
  /** One that is being made, or the newest when it could not be. */
  making: AudioChatView | null
}

/** The talks of a session; none before a crit has begun. */
export async function readTalks(ctx: MemberContext, sessionId: string): Promise<Talks> {
  const userId = ctx.caller.id
  const conversation = await findConversationBySession(ctx.db, userId, sessionId)
  if (!conversation) return { ready: null, making: null }
  const chats = await listAudioChats(ctx.db, userId, conversation.id)
  const [newest] = chats.toSorted((one, other) =>
    other.updatedAt.localeCompare(one.updatedAt),
  )
  const ready = chats.find(({ status }) => status === 'done')
  const failed = newest?.status === 'failed' ? newest : undefined
  // One that failed before may be the one that is made again.
  const making = chats.find(({ status }) => status === 'pending') ?? failed
  return {
    ready: ready ? toAudioChatView(ready) : null,
    making: making ? toAudioChatView(making) : null,
  }
}

/**
 * Waits until a talk is ready, for callers that want one answer and no stream. A failed one is thrown
 * as its error. After `maxMs`, or when the caller goes away, waiting ends with `busy` and the making
 * goes on.
 */
export async function awaitTalk(
  ctx: MemberContext,
  { id, conversationId }: Pick<AudioChatView, 'id' | 'conversationId'>,
  wait: { maxMs: number; signal: AbortSignal },
): Promise<AudioChatView> {
  const signal = AbortSignal.any([wait.signal, AbortSignal.timeout(wait.maxMs)])
  const events = ctx.live.subscribe(conversationId, signal)
  const settled = async () => {
    const row = await findAudioChat(ctx.db, ctx.caller.id, id)
    if (!row) throw new AppError('not_found')
    const chat = toAudioChatView(row)
    if (chat.status === 'failed') throw new AppError(chat.errorCode ?? 'ai_failed')
    return chat.status === 'done' ? chat : undefined
  }
  const already = await settled()
  if (already) return already
  for await (const event of events) {
    if (event.type !== 'audio') continue
    const chat = await settled()
    if (chat) return chat
  }
  throw new AppError('busy', {
    message: 'The audio is still being made: read it later',
  })
}
