import type { ConversationEvent, MessageView } from '#routers/contract/conversation.ts'
import type { Visitor } from '#tests/support/visitor.ts'

/** What somebody who reads along has of one message: its pieces so far, and the last id. */
export interface Reading {
  messageId: string
  lastEventId: string | null
  text: string
  /** The try whose pieces these are. */
  attempt: number | null
  faults: string[]
}

export function readingOf(messageId: string): Reading {
  return { messageId, lastEventId: null, text: '', attempt: null, faults: [] }
}

interface Frame {
  id: string | null
  event: string
  data: string
}

/**
 * Follows until the message has settled, from behind the last id, as an EventSource does; rejects as
 * `fetch` does when the line breaks. `onFrame` is called for each thing that arrives.
 */
export async function readAlong(
  member: Visitor,
  sessionId: string,
  { reading, onFrame }: { reading: Reading; onFrame: () => void },
): Promise<MessageView> {
  const json = { sessionId, lastEventId: reading.lastEventId }
  const input = encodeURIComponent(JSON.stringify({ json }))
  const leaving = new AbortController()
  const answer = await member.request(`/trpc/conversation.follow?input=${input}`, {
    signal: leaving.signal,
  })
  try {
    for await (const frame of framesOf(answer)) {
      onFrame()
      if (frame.event === 'serialized-error') throw new Error(`Refused: ${frame.data}`)
      // What had settled before this line was open is told by no event.
      const settled =
        frame.event === 'connected'
          ? await findSettled(member, sessionId, reading.messageId)
          : frame.event === 'message'
            ? take(reading, frame)
            : undefined
      if (settled) return settled
    }
    throw new TypeError('terminated: the stream ended before its message')
  } finally {
    leaving.abort()
  }
}

async function findSettled(
  member: Visitor,
  sessionId: string,
  messageId: string,
): Promise<MessageView | undefined> {
  const messages = await threadOf(member, sessionId)
  return messages.find(({ id, status }) => id === messageId && isSettled(status))
}

/** The thread as it is stored now. */
export async function threadOf(
  member: Visitor,
  sessionId: string,
): Promise<MessageView[]> {
  const input = encodeURIComponent(JSON.stringify({ json: { sessionId } }))
  const { status, body } = await member.get(`/trpc/conversation.get?input=${input}`)
  if (status !== 200) throw new Error(`The thread answered ${status}`)
  return (body as { result: { data: { json: { messages: MessageView[] } } } }).result.data
    .json.messages
}

function isSettled(status: MessageView['status']): boolean {
  return status !== 'pending' && status !== 'writing'
}

/** Adds what a frame brings; the message itself when it has settled. */
function take(reading: Reading, { id, data }: Frame): MessageView | undefined {
  const { json } = JSON.parse(data) as { json: ConversationEvent }
  switch (json.type) {
    case 'reset':
      if (json.messageId !== reading.messageId) return undefined
      reading.text = ''
      reading.attempt = json.attempt
      return undefined
    case 'chunk':
      if (json.messageId !== reading.messageId) return undefined
      if (reading.attempt !== json.attempt)
        reading.faults.push(`a piece of try ${json.attempt} in ${reading.attempt}`)
      reading.text += json.text
      reading.lastEventId = id
      return undefined
    case 'message':
      return json.message.id === reading.messageId && isSettled(json.message.status)
        ? json.message
        : undefined
    default:
      return undefined
  }
}

async function* framesOf(answer: Response): AsyncGenerator<Frame> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const piece of answer.body ?? []) {
    text += decoder.decode(piece, { stream: true })
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const frame: Frame = { id: null, event: 'message', data: '' }
      for (const line of text.slice(0, end).split('\n')) {
        const [, name, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
        if (name === 'id' || name === 'event' || name === 'data') frame[name] = value
      }
      text = text.slice(end + 2)
      if (frame.data !== '') yield frame
    }
  }
}
