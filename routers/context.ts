import type { Db } from '#db/database.ts'
import type { Tutor } from './tutor.ts'
import type { Finding } from './contract/admin.ts'
import type { Plan } from './contract/plans.ts'
import type { ConversationEvent } from './contract/conversation.ts'
import type { PersonEvent } from './contract/courses.ts'
import type { CourseAuthor, Drawings } from './course-author.ts'
import type { Events, Places } from './places.ts'
import type { PlaceGuide } from './place-guide.ts'
import type { ImageEditor } from './image-editor.ts'
import type { Mailer } from './mailer.ts'
import type { OpenIdProvider } from './open-id.ts'
import type { Payments } from './payments.ts'
import type { UsageMeter } from './usage.ts'
import type { Voice } from './voice.ts'
import type { MediaLab } from './media-lab.ts'
import type { FileStore } from './file-store.ts'
import type { Passwords } from './passwords.ts'
import type { SessionControl } from './session-control.ts'

/** The time, so that tests can stand still. */
export interface Clock {
  now(): Date
}

/** One line of JSON a call. Never give it bodies, cookies, tokens or e-mail addresses. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** The worker of the durable `jobs` table. Jobs themselves are rows, inserted with the work. */
export interface Jobs {
  /** Looks for due work now instead of at the next tick. Call after the commit that added some. */
  wake(): void
  /** Aborts the running job under this key, if any; its handler sees the signal. */
  abort(dedupeKey: string): void
}

/** Tells open streams in this process what changed. Nothing is kept: the tables are the truth. */
export interface LiveEvents {
  publish(conversationId: string, event: ConversationEvent): void
  /** Events published after the call, in order, until the signal aborts. */
  subscribe(conversationId: string, signal: AbortSignal): AsyncIterable<ConversationEvent>
  publishToPerson(userId: string, event: PersonEvent): void
  /** As `subscribe`, for what concerns a person and no one conversation. */
  followPerson(userId: string, signal: AbortSignal): AsyncIterable<PersonEvent>
}

/** How a request came here, as its headers say. */
export interface Arrival {
  /** The address in the browser; null when nothing tells. */
  origin: string | null
  /** Whether a proxy has passed it on. */
  isForwarded: boolean
}

/** Looks at the settings and everything they name. */
export interface HealthCheck {
  /** Asks each server once, for five seconds at most; never throws, and shows no secret. */
  look(arrival: Arrival): Promise<Finding[]>
}

/** What the whole process shares. */
export interface Services {
  db: Db
  clock: Clock
  log: Log
  tutor: Tutor
  author: CourseAuthor
  drawings: Drawings
  places: Places
  events: Events
  guide: PlaceGuide
  editor: ImageEditor
  voice: Voice
  media: MediaLab
  files: FileStore
  jobs: Jobs
  live: LiveEvents
  passwords: Passwords
  mailer: Mailer
  /** Null when the operator has set up none. */
  openId: OpenIdProvider | null
  payments: Payments | null
  usage: UsageMeter
  health: HealthCheck
  settings: Settings
}

export interface Settings {
  /** Where people reach this server, without a slash at its end: links in mails begin with it. */
  appUrl: string
  defaultPlan: Plan
  /** Tokens that the models may use in a day of UTC; null for no limit. */
  aiDailyLimitTokens: number | null
  /** In lower case. */
  adminEmails: readonly string[]
  /** Who runs this server; null when they have not said. */
  operatorName: string | null
  /** Of the map; null for the outline that comes with the app. */
  mapStyleUrl: string | null
}

/** The person who asks, as read from the database for this request. */
export interface Caller {
  id: string
  isAdmin: boolean
  isAcademic: boolean
  subscriptionPlan: Plan
}

export interface Context extends Services {
  caller: Caller | null
  session: SessionControl
  ip: string
  /** Reads it from the request when it is asked for, which is seldom. */
  arrival(): Arrival
  /** How many calls share this request: sign-in takes none but its own (rule D-35). */
  batchSize: number
  /** Asks for a header on the HTTP answer, such as Retry-After. */
  setHeader(name: string, value: string): void
}

export interface MemberContext extends Context {
  caller: Caller
}
