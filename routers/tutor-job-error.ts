import { JobError } from './context.ts'
import { TutorError } from './tutor.ts'

/** A tutor's failure as the worker understands it, with what it says about trying again. */
export function toJobError(error: unknown): unknown {
  if (!(error instanceof TutorError)) return error
  return new JobError(error.message, {
    isRetryable: error.isRetryable,
    retryAfterMs: error.retryAfterMs,
    cause: error,
  })
}
