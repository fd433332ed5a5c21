import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEvent } from '#src/features/conversation/live-replies.ts'
import type { ConversationEvent, MessageView } from '#routers/contract/conversation.ts'
import type { LiveReplies } from '#src/features/conversation/live-replies.ts'

const chunk = (text: string, attempt = 1, messageId = 'a'): ConversationEvent => ({
  type: 'chunk',
  messageId,
  attempt,
  seq: 0,
  text,
})
const reset = (attempt: number, messageId = 'a'): ConversationEvent => ({
  type: 'reset',
  messageId,
  attempt,
})
const message = (status: MessageView['status'], id = 'a'): ConversationEvent => ({
  type: 'message',
  message: { id, status } as MessageView,
})

function after(...events: ConversationEvent[]): LiveReplies {
  return events.reduce<LiveReplies>(applyEvent, {})
}

test('pieces of one attempt join in the order in which they come', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (pieces) => {
      const { a } = after(reset(1), ...pieces.map((piece) => chunk(piece)))
      expect(a).toEqual({ attempt: 1, text: pieces.join('') })
    }),
  )
})

test('a new attempt starts from nothing, told of or not', () => {
  expect(after(chunk('Old half'), reset(2), chunk('New', 2))['a']?.text).toBe('New')
  expect(after(chunk('Old half'), chunk('New', 2))['a']?.text).toBe('New')
})

test('a piece of an attempt that is over is dropped', () => {
  const live = after(reset(2), chunk('New', 2))
  expect(applyEvent(live, chunk(' late', 1))).toBe(live)
})

test('a settled message is no longer live, one that is being written still is', () => {
  for (const status of ['done', 'failed', 'stopped', 'pending'] as const)
    expect([status, after(chunk('Half'), message(status))]).toEqual([status, {}])
  expect(after(chunk('Half'), message('writing'))['a']?.text).toBe('Half')
})

test('each message has a text of its own', () => {
  const live = after(chunk('one'), chunk('two', 1, 'b'), message('done'))
  expect(live).toEqual({ b: { attempt: 1, text: 'two' } })
})

test('the state before is left as it was', () => {
  const before: LiveReplies = Object.freeze({
    a: Object.freeze({ attempt: 1, text: 'Half' }),
  })
  for (const event of [chunk(' more'), reset(2), message('done')])
    applyEvent(before, event)
  expect(before).toEqual({ a: { attempt: 1, text: 'Half' } })
})
