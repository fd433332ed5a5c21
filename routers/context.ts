import type { Db } from '#db/database.ts'
import type { JobRow } from '#db/schema.ts'
import type { Tutor } from './tutor.ts'
import type { Finding } from './contract/admin.ts'
import type { Plan } from './contract/plans.ts'
import type { ConversationEvent } from './contract/conversation.ts'
import type { PersonEvent } from './contract/courses.ts'
import type { CourseAuthor, Drawings } from './course-author.ts'
import type { Anchor } from './contract/anchors.ts'
import type { Facts } from './contract/facts.ts'
import type { Adjustment } from './contract/refyn.ts'
import type { Events, Places } from './places.ts'
import type { PlaceGuide } from './place-guide.ts'
import type { ImageEditor } from './image-editor.ts'
import type { Mailer } from './mailer.ts'
import type { OpenIdProvider, OpenIdRequest } from './open-id.ts'
import type { Payments } from './payments.ts'
import type { UsageMeter } from './usage.ts'
import type { SpokenTurn, Voice } from './voice.ts'

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

/**
 * Hashes and checks passwords. Both are slow on purpose and queue behind few parallel workers;
 * when the queue is full they throw AppError `busy` (503).
 */
export interface Passwords {
  hash(password: string): Promise<string>
  /**
   * With `hash` null a check of the same cost runs against a dummy and the answer is false, so
   * that time does not tell whether the account exists. `needsRehash` asks for a new hash of a
   * password that was right but kept under older parameters.
   */
  verify(
    hash: string | null,
    password: string,
  ): Promise<{ isValid: boolean; needsRehash: boolean }>
  /** Whether a password is among the most guessed, or made of this product's own words. */
  isCommon(password: string): Promise<boolean>
}

/** The sign-in state of one request. */
export interface SessionControl {
  /** The hashed id of this request's session, as the list of sessions names it; null without one. */
  readonly id: string | null
  /**
   * Aborts within seconds when this session ends, wherever it was ended (rule D-14). Abort `gone` when
   * nobody waits for it any more: until then the session is watched.
   */
  ended(gone: AbortSignal): AbortSignal
  /** Opens a new session for the person, ends the one of this request, and sets the cookie. */
  start(userId: string): Promise<void>
  /** Ends the session of this request, clears the cookie and what the browser keeps. */
  end(): Promise<void>
  /** Keeps in this browser what the way back from a provider has to match, for ten minutes. */
  keepRequest(request: OpenIdRequest): void
  /** What was kept, once: it is gone with this call. */
  takeRequest(): OpenIdRequest | null
}

/** Bytes that arrived and are not published yet: below UPLOADS_DIR/tmp, on its filesystem. */
export interface StagedFile {
  path: string
  sizeBytes: number
  sha256: string
}

/** Keeps the bytes of files under names that say nothing. All paths are below UPLOADS_DIR. */
export interface FileStore {
  /**
   * Streams `bytes` to a staged file and hashes on the way. Past `maxBytes` it removes what it
   * wrote and throws AppError `file_too_large`; a broken stream removes it and rethrows.
   */
  stage(bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StagedFile>
  /** Hashes a file that lies below UPLOADS_DIR already, and leaves it where it is. */
  adopt(path: string): Promise<StagedFile>
  /**
   * Makes staged bytes durable under `filename`: fsync, rename, fsync of the folder (rule D-05).
   * Calling it again after it succeeded is harmless, also when a crash came between.
   */
  publish(staged: StagedFile, filename: string): Promise<void>
  discard(staged: StagedFile): Promise<void>
  pathOf(filename: string): string
  /** The finished but unpublished bytes of a resumable upload. */
  uploadPath(uploadId: string): string
  has(filename: string): Promise<boolean>
  /** Removes bytes and everything derived from them; absent ones are no error. */
  remove(filename: string): Promise<void>
  /** Removes what a resumable upload left, finished or not. */
  removeUpload(uploadId: string): Promise<void>
  /** The folder for pictures and copies derived from a file, made when absent. */
  derivedFolder(filename: string): Promise<string>
  /** Where the bytes of a file that is being made are written before they are published. */
  draftPath(filename: string): Promise<string>
  /** Keeps a piece of a file that is being made, whole or not at all; the same name replaces it. */
  keepPiece(filename: string, name: string, bytes: Uint8Array): Promise<void>
  piecePath(filename: string, name: string): string
  /**
   * Writes a ZIP of the entries, in order and one at a time in memory, to `target`. A file that cannot
   * be read is left out. Broken off by the signal, with its reason.
   */
  pack(
    entries: AsyncIterable<ArchiveEntry>,
    target: string,
    signal: AbortSignal,
  ): Promise<void>
  /** Throws AppError `disk_full` when `bytes` more would leave too little room (rule D-50). */
  requireRoom(bytes: number): Promise<void>
}

/** One file of an archive: words, or the bytes that lie under a stored name. */
export type ArchiveEntry = { path: string } & ({ text: string } | { filename: string })

/** A stored file as the media engines see it. */
export interface MediaFile {
  filename: string
  mimeType: string
}

/** A file as a model can take it. Nothing in it carries a place or a serial number. */
export type ModelPart =
  | { type: 'image'; mimeType: 'image/jpeg'; data: Buffer; caption: string }
  | { type: 'audio'; format: 'mp3'; data: Buffer; caption: string }
  | { type: 'text'; text: string; caption: string }

/**
 * Measures files and derives pictures and copies from them, outside the server's own thread and
 * within limits of time and memory. Damaged files make it throw MediaError, never hang.
 */
export interface MediaLab {
  /** The stored type of bytes by their content and name; undefined when not on the allow-list. */
  identify(path: string, name: string): Promise<string | undefined>
  inspect(file: MediaFile): Promise<Facts>
  /**
   * A WebP of the file, or of one of its pages (from 1), at most `width` wide: the path of a kept
   * copy, made on first call. A page that does not exist is a MediaError.
   */
  thumbnail(file: MediaFile, width: number, page?: number): Promise<string>
  /** One small frame a shot, side by side, as `cut.strip` of the facts lays it out. */
  shotStrip(file: MediaFile): Promise<string>
  /** The words of a document by pages; empty for a family that has none. Kept after the first call. */
  readText(file: MediaFile): Promise<string[]>
  /** Copies for a model of the given abilities: what it cannot see or hear comes as text or frames. */
  modelParts(file: MediaFile, abilities: ModelAbilities): Promise<ModelPart[]>
  /** The same of one place in the file: a crop, a stretch of sound, frames, a paragraph. */
  excerpt(
    file: MediaFile,
    anchor: Anchor,
    abilities: ModelAbilities,
  ): Promise<ModelPart[]>
  /**
   * Makes exact changes to a picture at its full size; writes what comes out to `target`. Like the two
   * below it is broken off by the signal, and then throws the signal's reason.
   */
  adjust(
    file: MediaFile,
    adjustments: Adjustment[],
    target: string,
    signal?: AbortSignal,
  ): Promise<{ mimeType: 'image/jpeg' | 'image/png' | 'image/webp' }>
  /**
   * Brings a picture that a model drew to the shape and size of the one it was drawn from, marks it
   * as made by a model (IPTC digital source type), and writes it to `target` as JPEG.
   */
  fitDrawn(
    file: MediaFile,
    drawn: Buffer,
    target: string,
    signal?: AbortSignal,
  ): Promise<void>
  /** The built-in voices: a mono WAV of the turns. */
  speak(turns: SpokenTurn[]): Promise<Buffer>
  /**
   * Joins pieces of speech (WAV or mp3 files, whatever their rates) with a breath between them to
   * one mp3 of -16 LUFS at `target`, and tells where in it each piece begins and how long it is.
   */
  joinSpeech(
    pieces: string[],
    target: string,
    signal?: AbortSignal,
  ): Promise<JoinedSpeech>
}

export interface JoinedSpeech {
  durationSeconds: number
  /** Seconds from the start, for each piece in order. */
  starts: number[]
}

export interface ModelAbilities {
  images: boolean
  audio: boolean
}

/** A file that cannot be measured or drawn, in words that may be shown. */
export class MediaError extends Error {
  override name = 'MediaError'
}

/** The worker of the durable `jobs` table. Jobs themselves are rows, inserted with the work. */
export interface Jobs {
  /** Looks for due work now instead of at the next tick. Call after the commit that added some. */
  wake(): void
  /** Aborts the running job under this key, if any; its handler sees the signal. */
  abort(dedupeKey: string): void
}

/** One claim of a job, as its handler sees it. */
export interface RunningJob {
  id: string
  dedupeKey: string
  userId: string | null
  payload: unknown
  /** 1 for the first try. */
  attempt: number
  maxAttempts: number
}

/**
 * What a handler leaves to be written in the transaction that ends its job (rule D-52): when the
 * lease was lost meanwhile nothing of it happens but `afterLoss`, which removes what was made outside
 * the database. `afterCommit` tells the listeners.
 */
export interface Settlement {
  write?(trx: Db): Promise<void>
  afterCommit?(): void
  afterLoss?(): Promise<void>
}

export interface JobHandler {
  run(
    services: Services,
    job: RunningJob,
    signal: AbortSignal,
  ): Promise<Settlement | undefined>
  /** Between two tries: `retryAt` is when the next one begins. */
  onPostponed?(
    services: Services,
    job: RunningJob,
    error: unknown,
    retryAt: Date,
  ): Settlement
  /** After the last try, or an error that no retry can mend. */
  onDead?(services: Services, job: RunningJob, error: unknown): Settlement
}

export type { JobRow }

/** Throw it from a handler to decide about the retry; any other error is retried with back-off. */
export class JobError extends Error {
  override name = 'JobError'
  readonly isRetryable: boolean
  /** What the other side asked for; overrides the back-off, capped at ten minutes. */
  readonly retryAfterMs: number | null

  constructor(
    message: string,
    options: { isRetryable: boolean; retryAfterMs?: number | null; cause?: unknown },
  ) {
    super(message, { cause: options.cause })
    this.isRetryable = options.isRetryable
    this.retryAfterMs = options.retryAfterMs ?? null
  }
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
  arrival: Arrival
  /** How many calls share this request: sign-in takes none but its own (rule D-35). */
  batchSize: number
  /** Asks for a header on the HTTP answer, such as Retry-After. */
  setHeader(name: string, value: string): void
}

export interface MemberContext extends Context {
  caller: Caller
}
