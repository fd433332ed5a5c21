import { expect } from 'vitest'
import { until } from '#tests/support/until.ts'
import { readAlong, readingOf } from './follower.ts'
import { aCrit } from './quay-crits.ts'
import { wordByWord, words } from './slow-tutor.ts'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import type { SlowTutor } from './slow-tutor.ts'

/** Above all that a busy machine adds; a word that is held back comes never, or with the last. */
export const heardWithinMs = 10_000

/**
 * Asks the tutor for words that wait for each other, and reads them: for each how long it took to its
 * reader, or null when it was not there in time.
 */
export async function readWords(
  tutor: SlowTutor,
  member: Visitor,
): Promise<Array<number | null>> {
  const sessionId = await aCrit(member)
  const json = { sessionId, message: wordByWord, requestId: crypto.randomUUID() }
  const { status, body } = await member.send('POST', '/trpc/conversation.ask', { json })
  expect(status).toBe(200)
  const { id } = messageIn(body)
  const reading = readingOf(id)
  const delays: Array<number | null> = []
  tutor.reader = async (word) => {
    const began = performance.now()
    const isHeard = await until(() => reading.text.endsWith(word), heardWithinMs).catch(
      () => false,
    )
    delays.push(isHeard ? performance.now() - began : null)
    return isHeard
  }
  const reply = await readAlong(member, sessionId, { reading, onFrame: () => undefined })
  expect([reply.status, reading.text]).toEqual(['done', words.join('')])
  return delays
}

function messageIn(body: unknown): MessageView {
  const { json } = (body as { result: { data: { json: unknown } } }).result.data
  return 'message' in (json as object)
    ? (json as { message: MessageView }).message
    : (json as MessageView)
}
