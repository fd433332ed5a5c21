import type { Settlement } from '#routers/job-handler.ts'
import type { CountedCalls } from '#routers/usage.ts'

/** What a job leaves, and the calls of models that it took: one transaction, as each waits for the disk. */
export function withCalls(
  settlement: Settlement | undefined,
  calls: CountedCalls | undefined,
): Settlement {
  return {
    ...settlement,
    async write(trx) {
      await settlement?.write?.(trx)
      await calls?.write(trx)
    },
  }
}

/** A fault as the row of its job keeps it. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}
