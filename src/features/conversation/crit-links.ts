import type { MessageView } from '#routers/contract/conversation.ts'
import type { SuggestionView } from '#routers/contract/suggestions.ts'
import type { ReactNode } from 'react'
import type { ReplyLinks, ReplyMarks } from './reply-marks.ts'

/** How the thread reaches the rest of the screen: the work, its facts and the ledger. */
export interface CritLinks extends Pick<
  ReplyLinks,
  'litId' | 'onLight' | 'onPin' | 'onFact'
> {
  suggestions: readonly SuggestionView[]
  /** What stands above the words of a message: a picture, or what was found between versions. */
  renderAbove(message: MessageView): ReactNode
  /** What can be done with a reply besides what the thread offers. */
  renderActions(message: MessageView): ReactNode
  /** What stands below a reply, such as the suggestions that were drawn from it. */
  renderBelow(message: MessageView): ReactNode
}

/** The places in a reply's text that lead somewhere. */
export function linksOf(
  message: MessageView,
  suggestions: readonly SuggestionView[],
): ReplyMarks {
  return {
    citations: message.citations,
    numberMarks: message.numberMarks,
    sentences: suggestions.flatMap(({ id, messageId, number, title, excerpt }) => {
      const start = excerpt ? message.content.indexOf(excerpt) : -1
      return messageId === message.id && excerpt && start >= 0
        ? [{ suggestionId: id, number, title, start, end: start + excerpt.length }]
        : []
    }),
  }
}
