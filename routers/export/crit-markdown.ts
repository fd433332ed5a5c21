import { withoutMarkers } from '../conversation/message-view.ts'
import type { PlainRow } from './plain-row.ts'

interface Crit {
  conversation: PlainRow
  messages: PlainRow[]
  suggestions: PlainRow[]
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** A whole conversation to read: the brief, every message in order, and the suggestions with their state. */
export function critMarkdown({ conversation, messages, suggestions }: Crit): string {
  const parts = [
    '# Crit',
    `*${text(conversation['createdAt']).slice(0, 10)} · ${text(conversation['mediaType']) || 'assignment'}*`,
    '## What it is about',
    text(conversation['contextPrompt']),
    ...(conversation['assignmentPrompt']
      ? ['## The brief', text(conversation['assignmentPrompt'])]
      : []),
    '## The conversation',
    ...messages.flatMap((message) => [
      message['role'] === 'user' ? '### You' : `### ${text(message['model']) || 'Tutor'}`,
      withoutMarkers(text(message['content'])),
    ]),
    ...(suggestions.length > 0 ? ['## Suggestions'] : []),
    ...suggestions.flatMap((suggestion) => [
      `### ${String(suggestion['position'])}. ${text(suggestion['title'])} (${text(suggestion['state'])})`,
      text(suggestion['why']),
      text(suggestion['how']),
      ...(suggestion['reason'] ? [`> ${text(suggestion['reason'])}`] : []),
    ]),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
