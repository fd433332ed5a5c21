import { reasonMaxLength } from './text-lengths.ts'
import { z } from './zod.ts'
import { anchor } from './anchors.ts'
import { recordId, sessionId } from './sessions.ts'

/** What became of a suggestion; the learner says it, and a comparison may. */
export const suggestionStates = ['open', 'tried', 'done', 'declined'] as const
export const suggestionState = z.enum(suggestionStates)
export type SuggestionState = (typeof suggestionStates)[number]

/** More at once would be a list of faults and no help. */
export const mostSuggestions = 6

export const suggestionView = z.object({
  id: z.string(),
  messageId: z.string(),
  fileId: z.string().nullable(),
  /** The number on its pin: from 1 through the conversation. */
  number: z.int(),
  title: z.string(),
  why: z.string(),
  how: z.string(),
  /** The place it speaks of; null for a remark whose place could not be confirmed. */
  anchor: anchor.nullable(),
  /** How one will tell that it is done. */
  criterion: z.string().nullable(),
  /** The sentence of the reply that it stands for, verbatim. */
  excerpt: z.string().nullable(),
  state: suggestionState,
  reason: z.string().nullable(),
})
export type SuggestionView = z.infer<typeof suggestionView>

export const suggestionLedger = z.object({
  suggestions: z.array(suggestionView),
  /** Whether suggestions are being made, or could not be: then `retry` tries again. */
  making: z.enum(['none', 'pending', 'failed']),
})
export type SuggestionLedger = z.infer<typeof suggestionLedger>

export const listSuggestionsInput = z.strictObject({ sessionId })
export const retrySuggestionsInput = z.strictObject({ sessionId })

/** A reason belongs to a declined suggestion only. */
export const setSuggestionInput = z
  .strictObject({
    id: recordId,
    state: suggestionState,
    reason: z.string().trim().max(reasonMaxLength).optional(),
  })
  .refine(({ state, reason }) => state === 'declined' || !reason, {
    error: 'Only a declined suggestion has a reason',
    path: ['reason'],
  })
export type SetSuggestionInput = z.infer<typeof setSuggestionInput>
