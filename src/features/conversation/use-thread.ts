import { useEffect, useRef, useState } from 'react'
import { refusalOf, trpc } from '#src/lib/trpc.ts'
import { useFollowing } from '#src/ui/use-following.ts'
import { applyEvent } from './live-replies.ts'
import type { ConversationView, MessageView } from '#routers/contract/conversation.ts'
import type { LiveReplies } from './live-replies.ts'

export interface Thread {
  /** Null for a session whose crit has not begun. */
  conversation: ConversationView | null
  messages: MessageView[]
  live: LiveReplies
  state: 'loading' | 'ready' | 'failed'
  reload(): void
}

const rereadMs = 5000

/**
 * A conversation with its thread, kept true by the stream: what another tab sends shows here, a
 * reply arrives word by word, and whatever was missed while the line was down is read again.
 */
export function useThread(
  sessionId: string,
  onSettled: (message: MessageView) => void,
  onRemoved: () => void,
): Thread {
  const utils = trpc.useUtils()
  const canFollow = useFollowing()
  const query = trpc.conversation.get.useQuery(
    { sessionId },
    {
      refetchOnMount: 'always',
      // What reads the stream may not have come: then the thread is at least read again.
      refetchInterval: canFollow ? false : rereadMs,
    },
  )
  const [live, setLive] = useState<LiveReplies>({})
  useSettledMessages(query.data?.messages, onSettled)

  const keep = (message: MessageView) =>
    utils.conversation.get.setData({ sessionId }, (thread) => {
      if (!thread) return thread
      const isKnown = thread.messages.some(({ id }) => id === message.id)
      const messages = isKnown
        ? thread.messages.map((other) => (other.id === message.id ? message : other))
        : [...thread.messages, message]
      return { ...thread, messages }
    })

  trpc.conversation.follow.useSubscription(
    { sessionId },
    {
      enabled: query.isSuccess && canFollow,
      onStarted: () => {
        void query.refetch()
        void utils.suggestions.list.invalidate({ sessionId })
        void utils.audioChat.get.invalidate({ sessionId })
        void utils.notes.extractions.invalidate()
      },
      onData: (received) => {
        const event = 'data' in received ? received.data : received
        if (event.type === 'removed') onRemoved()
        if (event.type === 'suggestions')
          void utils.suggestions.list.invalidate({ sessionId })
        if (event.type === 'audio') void utils.audioChat.get.invalidate({ sessionId })
        if (event.type === 'notes') void utils.notes.invalidate()
        setLive((before) => applyEvent(before, event))
        if (event.type !== 'message') return
        keep(event.message)
        // An answer still on its way may be older than this news and would put the reply back to
        // being written: reading anew drops it.
        if (!isOpen(event.message)) void query.refetch()
      },
    },
  )

  const hasNone = query.isError && refusalOf(query.error).code === 'not_found'
  return {
    conversation: hasNone ? null : (query.data?.conversation ?? null),
    messages: hasNone ? [] : (query.data?.messages ?? []),
    live,
    state: query.isPending ? 'loading' : query.isError && !hasNone ? 'failed' : 'ready',
    reload: () => void query.refetch(),
  }
}

/**
 * Calls back for each reply that ends while it is watched, whichever way the news came: a refusal
 * can be faster than the stream, and is then only seen when the thread is read again.
 */
function useSettledMessages(
  messages: MessageView[] | undefined,
  onSettled: (message: MessageView) => void,
): void {
  const seen = useRef(new Map<string, MessageView['status']>())
  const settled = useRef(onSettled)
  useEffect(() => {
    settled.current = onSettled
  })
  useEffect(() => {
    for (const message of messages ?? []) {
      const before = seen.current.get(message.id)
      seen.current.set(message.id, message.status)
      const wasOpen = before !== undefined && isOpen({ status: before })
      const hasEnded = message.status === 'done' || message.status === 'failed'
      if (wasOpen && hasEnded) settled.current(message)
    }
  }, [messages])
}

function isOpen({ status }: Pick<MessageView, 'status'>): boolean {
  return status === 'pending' || status === 'writing'
}
