import { EventEmitter, on } from 'node:events'
import type { LiveEvents } from '#routers/context.ts'
import type { ConversationEvent } from '#routers/contract/conversation.ts'
import type { PersonEvent } from '#routers/contract/courses.ts'

/** Hands events to the open streams of this process: one process owns the database, so that is all. */
export function createLiveEvents(): LiveEvents {
  const emitter = new EventEmitter()
  // A conversation open in many tabs is no leak.
  emitter.setMaxListeners(0)
  return {
    publish(conversationId, event) {
      emitter.emit(`conversation ${conversationId}`, event)
    },
    subscribe(conversationId, signal) {
      return listen<ConversationEvent>(emitter, `conversation ${conversationId}`, signal)
    },
    publishToPerson(userId, event) {
      emitter.emit(`person ${userId}`, event)
    },
    followPerson(userId, signal) {
      return listen<PersonEvent>(emitter, `person ${userId}`, signal)
    },
  }
}

function listen<Event>(
  emitter: EventEmitter,
  name: string,
  signal: AbortSignal,
): AsyncGenerator<Event> {
  // `on` queues from this moment, before anyone iterates.
  return untilAborted<Event>(on(emitter, name, { signal }), signal)
}

async function* untilAborted<Event>(
  events: AsyncIterable<unknown[]>,
  signal: AbortSignal,
): AsyncGenerator<Event> {
  try {
    for await (const [event] of events) yield event as Event
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
