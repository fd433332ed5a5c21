import type { ColumnType, Insertable, Selectable } from 'kysely'
import type { Flag, Count } from './columns.ts'

export interface ConversationTable {
  id: string
  userId: string
  sessionId: string
  contextPrompt: string
  mediaType: string | null
  isAssignment: Flag
  assignmentPrompt: string | null
  courseId: string | null
  audioUrl: string | null
  /** Kept beside the rows they count: lists read them, and quotas are taken on them. */
  fileCount: Count
  messageCount: Count
  replyCount: Count
  nextPosition: Count
  /** The month whose quota this conversation took: a failure gives it back to that month only. */
  quotaMonth: string | null
  requestId: string | null
  createdAt: string
  updatedAt: string
}

export type ConversationRow = Selectable<ConversationTable>

export type MessageStatus = 'pending' | 'writing' | 'done' | 'failed' | 'stopped'

/** What a tutor's message is: a reply in words, a picture, or two versions side by side. */
export type MessageKind = 'reply' | 'refyn' | 'comparison'

export interface MessageTable {
  id: string
  conversationId: string
  userId: string
  position: number
  role: 'user' | 'ai'
  kind: ColumnType<MessageKind, MessageKind | undefined, MessageKind>
  content: string
  status: MessageStatus
  /** Which tutor wrote it, as the screen names it. */
  model: string | null
  attempt: Count
  errorCode: string | null
  retryAt: string | null
  isHelpful: number | null
  /** The earlier version, or the picture that a refyn is made from; null when it is removed. */
  originalFileId: string | null
  newFileId: string | null
  refynFileId: string | null
  /** Of a refyn: `refynOrder` in json. */
  edit: string | null
  /** The month whose refyn this took: a failure gives it back to that month only. */
  quotaMonth: string | null
  /** Of a comparison: `comparisonFindings` of the contract in json. */
  comparison: string | null
  requestId: string | null
  /** Json lists; see `citation` and `numberMark` in the contract. */
  citations: ColumnType<string, string | undefined, string>
  numberMarks: ColumnType<string, string | undefined, string>
  /** The suggestion that a question is about. */
  suggestionId: string | null
  createdAt: string
  completedAt: string | null
}

export type MessageRow = Selectable<MessageTable>

export type NewMessageRow = Insertable<MessageTable>

export interface ReplyChunkTable {
  messageId: string
  attempt: number
  seq: number
  text: string
}

export interface SuggestionTable {
  id: string
  userId: string
  conversationId: string
  messageId: string
  fileId: string | null
  /** The number on its pin: from 1 through the conversation. */
  position: number
  title: string
  why: string
  how: string
  anchor: string
  criterion: string | null
  /** The sentence of the reply that it stands for, verbatim. */
  excerpt: string | null
  state: 'open' | 'tried' | 'done' | 'declined'
  reason: string | null
  createdAt: string
  updatedAt: string
}

export type SuggestionRow = Selectable<SuggestionTable>

export type NewSuggestionRow = Insertable<SuggestionTable>

export interface AudioChatTable {
  id: string
  userId: string
  conversationId: string
  /** The message that the hosts talk about. */
  messageId: string
  status: 'pending' | 'done' | 'failed'
  /** After a failure where it failed. */
  stage: 'script' | 'speech' | 'joining' | 'ready'
  /** Json: `scriptTurn` of the contract, in order. */
  script: ColumnType<string, string | undefined, string>
  citations: ColumnType<string, string | undefined, string>
  /** Json: the spoken pieces in order, each with how many turns it holds. */
  pieces: ColumnType<string, string | undefined, string>
  /** Json: seconds at which each turn begins. */
  starts: ColumnType<string, string | undefined, string>
  durationSeconds: number | null
  voice: string | null
  /** The stored name that the audio will have. */
  filename: string
  /** Under whose derived folder the pieces are kept until they are joined. */
  piecesName: string
  fileId: string | null
  errorCode: string | null
  retryAt: string | null
  createdAt: string
  updatedAt: string
}

export type AudioChatRow = Selectable<AudioChatTable>

export type NewAudioChatRow = Insertable<AudioChatTable>
