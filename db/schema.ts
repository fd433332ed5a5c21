import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely'
import type { CourseStage, CourseStatus } from '#routers/contract/courses.ts'

/**
 * The tables as TypeScript sees them. Columns are camelCase in the database too: a plugin that
 * renames every value costs more than the query (docs/decisions/0001). Times are ISO 8601 in UTC
 * with milliseconds, so that they sort as text; json columns are text; booleans are 0 and 1.
 */
export interface Database {
  users: UserTable
  sessions: SessionTable
  password_reset_tokens: PasswordResetTokenTable
  conversations: ConversationTable
  messages: MessageTable
  reply_chunks: ReplyChunkTable
  files: FileTable
  uploads: UploadTable
  suggestions: SuggestionTable
  audio_chats: AudioChatTable
  notes: NoteTable
  micro_courses: MicroCourseTable
  course_quiz_progress: CourseQuizProgressTable
  course_assignments: CourseAssignmentTable
  review_cards: ReviewCardTable
  discovery_locations: DiscoveryLocationTable
  favorite_locations: FavoriteLocationTable
  favorite_events: FavoriteEventTable
  saved_discoveries: SavedDiscoveryTable
  outside_answers: OutsideAnswerTable
  jobs: JobTable
  usage: UsageTable
  rate_limits: RateLimitTable
  stripe_events: StripeEventTable
  exports: ExportTable
  used_id_tokens: UsedIdTokenTable
}

type Flag = ColumnType<number, number | undefined, number>
type Count = ColumnType<number, number | undefined, number>

export interface UserTable {
  id: string
  email: string
  emailVerifiedAt: string | null
  password: string | null
  firstName: string | null
  lastName: string | null
  profileImageUrl: string | null
  artistStatement: string | null
  level: string | null
  directness: ColumnType<string, string | undefined, string>
  interests: ColumnType<string, string | undefined, string>
  googleId: string | null
  stripeCustomerId: string | null
  stripeSubscriptionId: string | null
  subscriptionStatus: string | null
  /** When what is known of the subscription was asked for; see routers/billing/sync-subscription.ts. */
  subscriptionFetchedAt: string | null
  /** When a cancelled subscription ends. */
  subscriptionEndsAt: string | null
  subscriptionPlan: ColumnType<string, string | undefined, string>
  isAcademic: Flag
  conversationsThisMonth: Count
  refynsThisMonth: Count
  billingPeriodStart: string | null
  isAdmin: Flag
  state: ColumnType<
    'active' | 'deleting',
    'active' | 'deleting' | undefined,
    'active' | 'deleting'
  >
  lastLoginAt: string | null
  createdAt: string
  updatedAt: string
}
export type UserRow = Selectable<UserTable>
export type NewUserRow = Insertable<UserTable>

export interface SessionTable {
  /** sha256 of the cookie's value, in hex: a stolen database opens no session. */
  id: string
  userId: string
  expiresAt: string
  createdAt: string
  lastSeenAt: string
  ip: string | null
  userAgent: string | null
}
export type SessionRow = Selectable<SessionTable>

export interface PasswordResetTokenTable {
  id: string
  email: string
  token: string
  expiresAt: string
  used: Flag
  createdAt: string
}

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

export interface FileTable {
  id: string
  userId: string
  sessionId: string
  conversationId: string | null
  kind: 'work' | 'improved' | 'refyn' | 'audio' | 'profile'
  parentId: string | null
  uploadId: string | null
  /** The name of the bytes below UPLOADS_DIR/blobs: random, never what the browser said. */
  filename: string
  originalName: string
  title: string | null
  mimeType: string
  size: number
  sha256: string
  facts: string | null
  factsVersion: Count
  factsState: 'pending' | 'done' | 'failed'
  suggestions: ColumnType<string, string | undefined, string>
  settings: string | null
  state: ColumnType<
    'stored' | 'missing',
    'stored' | 'missing' | undefined,
    'stored' | 'missing'
  >
  uploadedAt: string
}
export type FileRow = Selectable<FileTable>
export type NewFileRow = Insertable<FileTable>

export interface UploadTable {
  id: string
  userId: string
  sessionId: string
  kind: 'work' | 'improved'
  parentId: string | null
  originalName: string
  declaredType: string
  size: number
  state: 'open' | 'finished' | 'refused'
  refusal: string | null
  fileId: string | null
  createdAt: string
  updatedAt: string
}
export type UploadRow = Selectable<UploadTable>
export type UploadUpdate = Updateable<UploadTable>

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

export interface NoteTable {
  id: string
  userId: string
  conversationId: string | null
  messageId: string | null
  title: string
  content: string
  link: string | null
  type: ColumnType<string, string | undefined, string>
  category: ColumnType<string, string | undefined, string>
  /** A json list. */
  tags: ColumnType<string, string | undefined, string>
  /** The sentence of the feedback that it stands for, verbatim. */
  excerpt: string | null
  requestId: string | null
  /** Its row in the search index; set by the database. */
  searchId: Generated<number>
  createdAt: string
  updatedAt: string
}
export type NoteRow = Selectable<NoteTable>
export type NewNoteRow = Insertable<NoteTable>

export interface MicroCourseTable {
  id: string
  userId: string
  title: string
  /** What it is about. */
  content: string | null
  status: ColumnType<CourseStatus, CourseStatus | undefined, CourseStatus>
  stage: CourseStage | null
  /** Json: the notes as they were, so that it can be made when they are gone. */
  sourceNotes: string
  /** Json, as are `finalAssignment` and `draft`; see routers/courses/stored-course.ts. */
  parts: string | null
  finalAssignment: string | null
  /** What is made of it so far; null once it is ready. */
  draft: string | null
  /** 0 until it is outlined. */
  partCount: Generated<number>
  requestId: string | null
  /** Who writes it, as the screen names them. */
  author: string | null
  errorCode: string | null
  retryAt: string | null
  createdAt: string
  updatedAt: string
  completedAt: string | null
}
export type MicroCourseRow = Selectable<MicroCourseTable>
export type NewMicroCourseRow = Insertable<MicroCourseTable>
export type MicroCourseUpdate = Updateable<MicroCourseTable>

/** The best try of one part. */
export interface CourseQuizProgressTable {
  id: string
  userId: string
  courseId: string
  partIndex: number
  score: number
  /** A json list. */
  answers: string
  completedAt: string | null
  updatedAt: string
}
export type CourseQuizProgressRow = Selectable<CourseQuizProgressTable>

export interface CourseAssignmentTable {
  id: string
  userId: string
  courseId: string
  conversationId: string | null
  title: string
  description: string
  artworkPrompt: string
  status: ColumnType<string, string | undefined, string>
  submissionNotes: string | null
  createdAt: string
  updatedAt: string
  submittedAt: string | null
}
export type CourseAssignmentRow = Selectable<CourseAssignmentTable>
export type NewCourseAssignmentRow = Insertable<CourseAssignmentTable>

/** One card with its state of memory in the terms of FSRS. */
export interface ReviewCardTable {
  id: string
  userId: string
  courseId: string
  position: number
  front: string
  back: string
  dueAt: string
  stability: number
  difficulty: number
  scheduledDays: number
  learningSteps: number
  reps: number
  lapses: number
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  state: number
  lastReviewAt: string | null
  createdAt: string
}
export type ReviewCardRow = Selectable<ReviewCardTable>

export interface DiscoveryLocationTable {
  id: Generated<number>
  userId: string
  name: string
  description: string
  latitude: string
  longitude: string
  address: string
  category: string
  website: string | null
  phone: string | null
  openingHours: string | null
  culturalSignificance: string | null
  aiGenerated: Flag
  source: string | null
  sourceId: string | null
  significanceSource: string | null
  /** Why it was chosen for this person. */
  reason: string | null
  sourceDate: string | null
  createdAt: string
}
export type DiscoveryLocationRow = Selectable<DiscoveryLocationTable>
export type NewDiscoveryLocationRow = Insertable<DiscoveryLocationTable>

export interface FavoriteLocationTable {
  id: string
  userId: string
  locationId: number
  notes: string | null
  createdAt: string
}
export type FavoriteLocationRow = Selectable<FavoriteLocationTable>

export interface FavoriteEventTable {
  id: string
  userId: string
  title: string
  description: string | null
  startDate: string
  endDate: string | null
  venue: string
  address: string | null
  category: string | null
  price: string | null
  website: string | null
  organizer: string | null
  latitude: string | null
  longitude: string | null
  source: string | null
  notes: string | null
  createdAt: string
}
export type FavoriteEventRow = Selectable<FavoriteEventTable>

export interface SavedDiscoveryTable {
  id: string
  userId: string
  name: string
  description: string | null
  centerLatitude: string
  centerLongitude: string
  locationIds: string
  searchQuery: string | null
  userInterests: string | null
  source: string | null
  attribution: string | null
  createdAt: string
}
export type SavedDiscoveryRow = Selectable<SavedDiscoveryTable>

/** What a server outside answered; see server/services/places/kept-answers.ts. */
export interface OutsideAnswerTable {
  key: string
  /** Json: what was read from the answer. */
  body: string
  fetchedAt: string
}
export type OutsideAnswerRow = Selectable<OutsideAnswerTable>

export interface JobTable {
  id: string
  kind: string
  dedupeKey: string
  userId: string | null
  payload: string
  state: 'ready' | 'running' | 'done' | 'dead'
  runAt: string
  attempts: Count
  maxAttempts: number
  leaseOwner: string | null
  leaseUntil: string | null
  heartbeatAt: string | null
  lastError: string | null
  createdAt: string
  finishedAt: string | null
}
export type JobRow = Selectable<JobTable>

export interface UsageTable {
  id: string
  userId: string
  kind: string
  model: string
  inputTokens: number
  outputTokens: number
  images: number
  seconds: number
  createdAt: string
}

/** An event of the payment provider that was taken: its second delivery changes nothing. */
export interface StripeEventTable {
  id: string
  type: string
  customerId: string | null
  receivedAt: string
}

/** An archive of everything that somebody has, for the session that asked for it. */
export interface ExportTable {
  id: string
  userId: string
  /** The hashed id of the session that may fetch it; not a key, so that its bytes are found when the session is gone. */
  sessionId: string
  status: 'pending' | 'done' | 'failed'
  /** Below UPLOADS_DIR/blobs. */
  filename: string
  size: number | null
  errorCode: string | null
  createdAt: string
  expiresAt: string
}
export type ExportRow = Selectable<ExportTable>

/** Hashes of ID tokens that have signed somebody in, until they expire. */
export interface UsedIdTokenTable {
  id: string
  expiresAt: string
}

export interface RateLimitTable {
  key: string
  windowStart: string
  hits: number
}
