import { JobError } from '#routers/job-handler.ts'
import type { RunningJob } from '#routers/job-handler.ts'

const maxRetryAfterMs = 600_000

/** How long a failed try waits for the next: as the other side asked, or four times longer after each. */
export function retryDelayMs(
  { attempt }: Pick<RunningJob, 'attempt'>,
  error: unknown,
  backoffMs: number,
): number {
  if (error instanceof JobError && error.retryAfterMs !== null)
    return Math.min(error.retryAfterMs, maxRetryAfterMs)
  const wait = backoffMs * 4 ** (attempt - 1)
  return wait + Math.random() * wait * 0.2
}
