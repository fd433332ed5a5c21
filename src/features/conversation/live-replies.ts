import type { ConversationEvent } from '#routers/contract/conversation.ts'

/** What has arrived of replies that are being written, by message. */
export type LiveReplies = Readonly<Record<string, { attempt: number; text: string }>>

/**
 * The next state after an event of the stream. Pieces of an attempt that is over are dropped, a new
 * attempt starts from nothing, and a settled message is no longer live.
 */
export function applyEvent(live: LiveReplies, event: ConversationEvent): LiveReplies {
  switch (event.type) {
    case 'audio':
    case 'notes':
    case 'suggestions':
    case 'removed':
      return live
    case 'reset':
      return { ...live, [event.messageId]: { attempt: event.attempt, text: '' } }
    case 'chunk': {
      const known = live[event.messageId]
      if (known && known.attempt > event.attempt) return live
      const before = known?.attempt === event.attempt ? known.text : ''
      return {
        ...live,
        [event.messageId]: { attempt: event.attempt, text: before + event.text },
      }
    }
    case 'message': {
      if (event.message.status === 'writing') return live
      const { [event.message.id]: _settled, ...others } = live
      return others
    }
  }
}
