import { contextMaxLength, messageMaxLength } from './text-lengths.ts'
import { z } from './zod.ts'
import { errorStatus } from './errors.ts'
import { filePreview } from './files.ts'
import { factKey } from './facts.ts'
import { comparisonView } from './comparison.ts'
import { mediaType } from './media-type.ts'
import { refynView } from './refyn.ts'
import { recordId, requestId, sessionId } from './sessions.ts'

const context = z
  .string()
  .trim()
  .min(1, { error: 'Please provide context for your creative work' })
  .max(contextMaxLength)

/**
 * Starts a crit. Either a medium, or assignment mode with its brief: then the brief is the
 * context of the submission and the medium stays open.
 */
export const analyzeInput = z
  .strictObject({
    sessionId,
    contextPrompt: context,
    mediaType: mediaType.optional(),
    isAssignmentMode: z.boolean().optional(),
    assignmentPrompt: z.string().trim().max(contextMaxLength).optional(),
    courseId: recordId.optional(),
    requestId,
  })
  .refine((input) => input.isAssignmentMode || input.mediaType, {
    error: 'Please select a media type for specialized feedback',
    path: ['mediaType'],
  })
export type AnalyzeInput = z.infer<typeof analyzeInput>

export const chatInput = z.strictObject({
  sessionId,
  message: z
    .string()
    .trim()
    .min(1, { error: 'The message is empty' })
    .max(messageMaxLength),
  requestId,
  /** Asks about one suggestion: the place it is pinned to goes along. */
  suggestionId: recordId.optional(),
})
export type ChatInput = z.infer<typeof chatInput>

export const sessionInput = z.strictObject({ sessionId })
export const conversationIdInput = z.strictObject({ id: recordId })
export const messageIdInput = z.strictObject({ messageId: recordId })
export const markHelpfulInput = z.strictObject({
  messageId: recordId,
  isHelpful: z.boolean(),
})

export const followInput = z.strictObject({
  sessionId,
  /** `messageId.attempt.seq` of the last piece that arrived; the stream goes on behind it. */
  lastEventId: z.string().max(80).nullish(),
})

export const messageStatus = z.enum(['pending', 'writing', 'done', 'failed', 'stopped'])
export type MessageStatus = z.infer<typeof messageStatus>

/** A reply in words, a picture with suggestions applied, or two versions side by side. */
export const messageKind = z.enum(['reply', 'refyn', 'comparison'])
export type MessageKind = z.infer<typeof messageKind>

/** A fact that a reply cites as `[F3]`. */
export const citation = z.object({
  number: z.int(),
  fileId: z.string(),
  key: factKey,
  label: z.string(),
  value: z.string(),
})
export type Citation = z.infer<typeof citation>

/** A number in a reply that is not what was measured, by its place in the text. */
export const numberMark = z.object({
  start: z.int(),
  end: z.int(),
  number: z.int(),
  measured: z.string(),
})
export type NumberMark = z.infer<typeof numberMark>

export const messageView = z.object({
  id: z.string(),
  conversationId: z.string(),
  role: z.enum(['user', 'ai']),
  kind: messageKind,
  /** Whole for `done`; what had arrived for `stopped`; empty while a reply is being written. */
  content: z.string(),
  status: messageStatus,
  model: z.string().nullable(),
  errorCode: z.enum(Object.keys(errorStatus) as [keyof typeof errorStatus]).nullable(),
  /** When a postponed reply is tried again. */
  retryAt: z.string().nullable(),
  isHelpful: z.boolean().nullable(),
  citations: z.array(citation),
  numberMarks: z.array(numberMark),
  suggestionId: z.string().nullable(),
  /** Of a refyn only. */
  refyn: refynView.nullable(),
  /** Of a comparison only; what was found is there before the words are. */
  comparison: comparisonView.nullable(),
  createdAt: z.string(),
})
export type MessageView = z.infer<typeof messageView>

export const conversationView = z.object({
  id: z.string(),
  sessionId: z.string(),
  contextPrompt: z.string(),
  mediaType: mediaType.nullable(),
  isAssignment: z.boolean(),
  courseId: z.string().nullable(),
  audioUrl: z.string().nullable(),
  repliesUsed: z.int(),
  createdAt: z.string(),
})
export type ConversationView = z.infer<typeof conversationView>

/** One conversation on the dashboard and in the history. */
export const conversationCard = z.object({
  id: z.string(),
  sessionId: z.string(),
  contextPrompt: z.string(),
  mediaType: mediaType.nullable(),
  isAssignment: z.boolean(),
  audioUrl: z.string().nullable(),
  createdAt: z.string(),
  fileCount: z.int(),
  messageCount: z.int(),
  /** The first five at most; `fileCount` tells how many there are. */
  files: z.array(filePreview),
})
export type ConversationCard = z.infer<typeof conversationCard>

/** How many previews a card carries: a main one and four small. */
export const previewsPerCard = 5

/** What the live stream of a conversation carries. */
export type ConversationEvent =
  /** A piece of the reply that is being written, in order. */
  | { type: 'chunk'; messageId: string; attempt: number; seq: number; text: string }
  /** A new attempt starts: what had arrived of the message is void. */
  | { type: 'reset'; messageId: string; attempt: number }
  /** A message is new or has settled: its whole present state. */
  | { type: 'message'; message: MessageView }
  /** Suggestions were made, could not be made, or changed their state: they are to be read again. */
  | { type: 'suggestions' }
  /** The talk of the two hosts has come further, is ready or has failed: it is to be read again. */
  | { type: 'audio' }
  /** Notes of a reply are being drawn, are there, or could not be: they are to be read again. */
  | { type: 'notes' }
  /** The conversation has been deleted: nothing comes any more. */
  | { type: 'removed' }

export const listConversationsInput = z.strictObject({
  limit: z.int().min(1).max(1000).default(60),
  /** The `createdAt` of the last card of the page before. */
  before: z.iso.datetime().optional(),
  /** The same, under the name that the client's paging has for it. */
  cursor: z.iso.datetime().nullish(),
  direction: z.enum(['forward', 'backward']).optional(),
})
export type ListConversationsInput = z.infer<typeof listConversationsInput>
