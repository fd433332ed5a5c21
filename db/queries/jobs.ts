import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { JobRow } from '../tables/running.ts'

export interface NewJob {
  id: string
  kind: string
  /** A second job with the same key is not inserted: the first one stands. */
  dedupeKey: string
  userId: string | null
  payload: unknown
  maxAttempts: number
  runAt: string
  createdAt: string
}

export async function insertJob(db: Db, job: NewJob): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ ...job, payload: JSON.stringify(job.payload), state: 'ready' })
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .execute()
}

/**
 * Claims the oldest due jobs of the given kinds, or those whose lease ran out, in one statement; the one that
 * has waited longest comes first. The attempt counts at the claim, so that a job which kills the process counts
 * too (rule D-51).
 */
export async function claimJobs(
  db: Db,
  claim: {
    kinds: string[]
    owner: string
    now: string
    leaseUntil: string
    atMost: number
  },
): Promise<JobRow[]> {
  const rows = await db
    .updateTable('jobs')
    .set({
      state: 'running',
      attempts: sql<number>`attempts + 1`,
      leaseOwner: claim.owner,
      leaseUntil: claim.leaseUntil,
      heartbeatAt: claim.now,
    })
    .where('id', 'in', (query) =>
      query
        .selectFrom('jobs')
        .select('id')
        .where('kind', 'in', claim.kinds)
        .where((is) =>
          is.or([
            is.and([is('state', '=', 'ready'), is('runAt', '<=', claim.now)]),
            is.and([is('state', '=', 'running'), is('leaseUntil', '<', claim.now)]),
          ]),
        )
        .orderBy('runAt')
        .orderBy('createdAt')
        .limit(claim.atMost),
    )
    .returningAll()
    .execute()
  // What is returned has no order of its own.
  const age = (row: JobRow) => row.runAt + row.createdAt
  return rows.toSorted((one, other) => (age(one) < age(other) ? -1 : 1))
}

/** Of these kinds those of which a job could be claimed now: a read, so that waiting costs no write. */
export async function listDueKinds(
  db: Db,
  kinds: readonly string[],
  now: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom(
      sql<{
        kind: string
      }>`(select value as kind from json_each(${JSON.stringify(kinds)}))`.as('known'),
    )
    .select('known.kind')
    .where(({ or, exists, selectFrom }) => {
      const jobs = selectFrom('jobs')
        .select('id')
        .whereRef('jobs.kind', '=', 'known.kind')
      return or([
        exists(jobs.where('state', '=', 'ready').where('runAt', '<=', now)),
        exists(jobs.where('state', '=', 'running').where('leaseUntil', '<', now)),
      ])
    })
    .execute()
  return rows.map(({ kind }) => kind)
}

export async function extendLeases(
  db: Db,
  owner: string,
  lease: { now: string; leaseUntil: string },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ leaseUntil: lease.leaseUntil, heartbeatAt: lease.now })
    .where('leaseOwner', '=', owner)
    .where('state', '=', 'running')
    .execute()
}

/** Ends a claim; false when the lease was lost meanwhile: then nothing may be written (fencing). */
export async function settleJob(
  db: Db,
  claim: { id: string; owner: string; attempts: number },
  outcome:
    | { state: 'done' | 'dead'; finishedAt: string; lastError: string | null }
    | { state: 'ready'; runAt: string; lastError: string | null; attempts?: number },
): Promise<boolean> {
  const result = await db
    .updateTable('jobs')
    .set({ ...outcome, leaseOwner: null, leaseUntil: null })
    .where('id', '=', claim.id)
    .where('leaseOwner', '=', claim.owner)
    .where('attempts', '=', claim.attempts)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** One process owns the database, so leases found at its start belong to a dead one. */
export async function releaseAllLeases(db: Db, now: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ state: 'ready', runAt: now, leaseOwner: null, leaseUntil: null })
    .where('state', '=', 'running')
    .execute()
}

export function findJob(
  db: Db,
  dedupeKey: string,
): Promise<Pick<JobRow, 'state' | 'lastError'> | undefined> {
  return db
    .selectFrom('jobs')
    .select(['state', 'lastError'])
    .where('dedupeKey', '=', dedupeKey)
    .executeTakeFirst()
}

/** The states of several jobs by their keys; keys without a job are left out. */
export function listJobStates(
  db: Db,
  dedupeKeys: string[],
): Promise<Array<Pick<JobRow, 'dedupeKey' | 'state'>>> {
  if (dedupeKeys.length === 0) return Promise.resolve([])
  return db
    .selectFrom('jobs')
    .select(['dedupeKey', 'state'])
    .where('dedupeKey', 'in', dedupeKeys)
    .execute()
}

/** Puts a finished or dead job back to its first attempt, as a retry asks for it. */
export async function restartJob(
  db: Db,
  dedupeKey: string,
  now: string,
): Promise<boolean> {
  const result = await db
    .updateTable('jobs')
    .set({ state: 'ready', attempts: 0, runAt: now, lastError: null, finishedAt: null })
    .where('dedupeKey', '=', dedupeKey)
    .where('state', 'in', ['done', 'dead'])
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function deleteJob(db: Db, dedupeKey: string): Promise<void> {
  await db.deleteFrom('jobs').where('dedupeKey', '=', dedupeKey).execute()
}

/** False when it has been claimed, or is not there. */
export async function deleteWaitingJob(db: Db, dedupeKey: string): Promise<boolean> {
  const result = await db
    .deleteFrom('jobs')
    .where('dedupeKey', '=', dedupeKey)
    .where('state', '=', 'ready')
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Makes waiting jobs of a kind due. */
export async function hastenJobs(db: Db, kind: string, now: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ runAt: now })
    .where('kind', '=', kind)
    .where('state', '=', 'ready')
    .where('runAt', '>', now)
    .execute()
}

export async function deleteJobsDoneBefore(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('state', '=', 'done')
    .where('finishedAt', '<', before)
    .execute()
}
