import { AiError } from './ai-error.ts'
import { JobError } from './job-handler.ts'
import { MediaError } from './media-lab.ts'
import { AppError, isDiskFull } from './errors.ts'
import { NothingToApply } from './image-editor.ts'
import type { ErrorCode } from './contract/errors.ts'

/** A failure as the worker understands it, with what it says about trying again. */
export function toJobError(error: unknown): unknown {
  if (error instanceof AiError)
    return new JobError(error.message, {
      isRetryable: error.isRetryable,
      retryAfterMs: error.retryAfterMs,
      cause: error,
    })
  // The same file is as damaged, and the same words as hard to follow, at the next try.
  if (
    error instanceof MediaError ||
    error instanceof NothingToApply ||
    (error instanceof AppError && error.appCode === 'not_found')
  )
    return new JobError(error.message, { isRetryable: false, cause: error })
  return error
}

/** What the screen says of a failed job. */
export function faultOf(error: unknown): ErrorCode {
  const cause = error instanceof JobError ? error.cause : error
  if (cause instanceof AiError) return cause.fault
  if (cause instanceof AppError) return cause.appCode
  if (cause instanceof MediaError) return 'file_damaged'
  if (cause instanceof NothingToApply) return 'nothing_to_apply'
  return isDiskFull(cause) ? 'disk_full' : 'internal'
}
