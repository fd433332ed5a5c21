import { claimJobs } from '#db/queries/jobs.ts'
import { inSavepoint } from '#db/savepoint.ts'
import { JobError } from '#routers/job-handler.ts'
import { jobKinds } from '#routers/jobs.ts'
import type { Db } from '#db/database.ts'
import type { JobRow } from '#db/tables/running.ts'
import type { JobHandler, RunningJob } from '#routers/job-handler.ts'
import type { JobKind, laneSizes } from '#routers/jobs.ts'
import type { Services } from '#routers/context.ts'

export type Lane = keyof typeof laneSizes

/** A job that was claimed and has begun. */
export interface BegunTry {
  kind: string
  job: RunningJob
  /** What went wrong as it began. */
  fault?: { error: unknown }
}

/** Claims what is due and begins it, in one transaction: each commit waits for the disk. */
export function beginTries(
  services: Services,
  claim: Parameters<typeof claimJobs>[1],
): Promise<BegunTry[]> {
  return services.db.transaction().execute(async (trx: Db) => {
    const begun: BegunTry[] = []
    for (const row of await claimJobs(trx, claim))
      begun.push(await beginTry(trx, services, row))
    return begun
  })
}

/**
 * In the transaction of the claim: what the try begins with. A fault is told and not thrown, and leaves nothing:
 * others begin in the same transaction.
 */
export async function beginTry(
  trx: Db,
  services: Services,
  row: JobRow,
): Promise<BegunTry> {
  const job: RunningJob = {
    id: row.id,
    dedupeKey: row.dedupeKey,
    userId: row.userId,
    payload: undefined,
    attempt: row.attempts,
    maxAttempts: row.maxAttempts,
  }
  const begun = { kind: row.kind, job }
  const payload = readPayload(row.payload)
  if ('error' in payload) return { ...begun, fault: payload }
  job.payload = payload.value
  const begin = entryOf(row.kind)?.handler.begin
  if (!begin || job.attempt > job.maxAttempts) return begun
  try {
    await inSavepoint(trx, () => begin(trx, services, job))
    return begun
  } catch (error) {
    return { ...begun, fault: { error } }
  }
}

function readPayload(text: string): { value: unknown } | { error: JobError } {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (cause) {
    const message = 'The payload cannot be read'
    return { error: new JobError(message, { isRetryable: false, cause }) }
  }
}

export function entryOf(kind: string): { handler: JobHandler; lane: Lane } | undefined {
  return Object.hasOwn(jobKinds, kind) ? jobKinds[kind as JobKind] : undefined
}
