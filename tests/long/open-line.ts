import type { Visitor } from '#tests/support/visitor.ts'

/** The stream of a conversation as it arrives, for who wants to see nothing happen on it. */
export interface OpenLine {
  readonly text: string
  readonly hasEnded: boolean
  close(): void
}

/** Resolves when the stream has begun. */
export async function openLine(member: Visitor, sessionId: string): Promise<OpenLine> {
  const leaving = new AbortController()
  const input = encodeURIComponent(JSON.stringify({ json: { sessionId } }))
  const answer = await member.request(`/trpc/conversation.follow?input=${input}`, {
    signal: leaving.signal,
  })
  if (answer.status !== 200) throw new Error(`The stream answered ${answer.status}`)
  let text = ''
  let hasEnded = false
  const readOn = async () => {
    const decoder = new TextDecoder()
    for await (const piece of answer.body ?? [])
      text += decoder.decode(piece, { stream: true })
  }
  void readOn()
    .catch(() => undefined)
    .finally(() => {
      hasEnded = true
    })
  return {
    get text() {
      return text
    },
    get hasEnded() {
      return hasEnded
    },
    close: () => leaving.abort(),
  }
}
