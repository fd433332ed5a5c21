import { createContext } from 'react'
import type { Citation, NumberMark } from '#routers/contract/conversation.ts'

/** A stretch of a reply that a suggestion stands for. */
export interface PinnedSentence {
  suggestionId: string
  number: number
  title: string
  start: number
  end: number
}

/** What is known about places in a reply's text. */
export interface ReplyMarks {
  citations: readonly Citation[]
  numberMarks: readonly NumberMark[]
  sentences: readonly PinnedSentence[]
}

/** How a reply reaches what it speaks of. */
export interface ReplyLinks extends ReplyMarks {
  litId: string | null
  onLight(suggestionId: string | null): void
  onPin(suggestionId: string): void
  onFact(citation: Citation): void
}

export const noLinks: ReplyLinks = {
  citations: [],
  numberMarks: [],
  sentences: [],
  litId: null,
  onLight: () => undefined,
  onPin: () => undefined,
  onFact: () => undefined,
}

/** Marks in the text find their reply here, so that the markdown is not drawn anew for each light. */
export const ReplyLinksContext = createContext<ReplyLinks>(noLinks)
