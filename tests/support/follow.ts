import { isTrackedEnvelope } from '@trpc/server'
import { followConversation } from '#routers/conversation/follow-conversation.ts'
import type { FollowedEvent } from '#routers/conversation/follow-conversation.ts'
import type { MemberContext } from '#routers/context.ts'
import type { ConversationEvent } from '#routers/contract/conversation.ts'

export interface Followed {
  id: string | null
  event: ConversationEvent
}

function open(event: FollowedEvent): Followed {
  return isTrackedEnvelope(event)
    ? { id: event[0], event: event[1] }
    : { id: null, event }
}

/** Follows until `isEnough` says so, as a client that then goes away. */
export async function follow(
  ctx: MemberContext,
  input: { sessionId: string; lastEventId?: string | null },
  isEnough: (seen: Followed[]) => boolean,
): Promise<Followed[]> {
  const controller = new AbortController()
  const seen: Followed[] = []
  // The real signal ends a stream whose test has failed.
  const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(4000)])
  for await (const event of followConversation(ctx, input, signal)) {
    seen.push(open(event))
    if (isEnough(seen)) controller.abort()
  }
  return seen
}

/** What a client shows of one message after these events, starting from what it had. */
export function shown(seen: Followed[], had = ''): string {
  let text = had
  for (const { event } of seen) {
    if (event.type === 'reset') text = ''
    if (event.type === 'chunk') text += event.text
    if (event.type === 'message' && event.message.status === 'done')
      text = event.message.content
  }
  return text
}
