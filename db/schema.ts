import type {
  UserTable,
  SessionTable,
  PasswordResetTokenTable,
  UsedIdTokenTable,
  ExportTable,
} from './tables/people.ts'
import type {
  ConversationTable,
  MessageTable,
  ReplyChunkTable,
  SuggestionTable,
  AudioChatTable,
} from './tables/conversations.ts'
import type { FileTable, UploadTable } from './tables/files.ts'
import type {
  NoteTable,
  MicroCourseTable,
  CourseQuizProgressTable,
  CourseAssignmentTable,
  ReviewCardTable,
} from './tables/learning.ts'
import type {
  DiscoveryLocationTable,
  FavoriteLocationTable,
  FavoriteEventTable,
  SavedDiscoveryTable,
  OutsideAnswerTable,
} from './tables/discovery.ts'
import type {
  JobTable,
  UsageTable,
  StripeEventTable,
  RateLimitTable,
} from './tables/running.ts'

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
