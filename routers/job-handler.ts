import type { Db } from '#db/database.ts'
import type { Services } from './context.ts'

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
  /**
   * What a try begins with, written in the transaction that claims the job. Not called for the try that only
   * buries a job; an error is the try's, as one of `run` is, and nothing of what was written then stays.
   */
  begin?(trx: Db, services: Services, job: RunningJob): Promise<void>
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
