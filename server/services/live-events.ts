import { EventEmitter, on } from 'node:events'
import type { LiveEvents } from '#routers/context.ts'
import type { ConversationEvent } from '#routers/contract/conversation.ts'

/** Hands events to the open streams of this process: one process owns the database, so that is all. */
export function createLiveEvents(): LiveEvents {
  const emitter = new EventEmitter()
  // A conversation open in many tabs is no leak.
  emitter.setMaxListeners(0)
  return {
    publish(conversationId, event) {
      emitter.emit(conversationId, event)
    },
    subscribe(conversationId, signal) {
      // `on` queues from this moment, before anyone iterates.
      return untilAborted(on(emitter, conversationId, { signal }), signal)
    },
  }
}

async function* untilAborted(
  events: AsyncIterable<unknown[]>,
  signal: AbortSignal,
): AsyncGenerator<ConversationEvent> {
  try {
    for await (const [event] of events) yield event as ConversationEvent
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
