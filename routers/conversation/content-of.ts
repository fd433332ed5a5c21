import { comparisonMarkdown } from './comparison-text.ts'
import { storedFindings } from './message-view.ts'
import type { MessageRow, SuggestionRow } from '#db/tables/conversations.ts'

/** A message as text alone: what a comparison found stands before what was said of it. */
export function contentOf(
  message: MessageRow,
  suggestions: ReadonlyArray<Pick<SuggestionRow, 'id' | 'title'>>,
): string {
  if (message.kind !== 'comparison') return message.content
  const titles = new Map(suggestions.map(({ id, title }) => [id, title]))
  return comparisonMarkdown(storedFindings(message), message.content, titles)
}
