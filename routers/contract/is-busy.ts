import type { MessageView } from './conversation.ts'

/** Empty and unfinished states in which a conversation takes no new message. */
export function isBusy(messages: ReadonlyArray<Pick<MessageView, 'status'>>): boolean {
  return messages.some(({ status }) => status === 'pending' || status === 'writing')
}
