import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { JobRow } from '../tables/running.ts'

/** Only an administrator's procedures ask these: none of them has an owner. */

export type QueuedJob = Pick<
  JobRow,
  | 'id'
  | 'kind'
  | 'state'
  | 'attempts'
  | 'maxAttempts'
  | 'lastError'
  | 'createdAt'
  | 'runAt'
> & { email: string | null }

/** Work that is not done: failed first, then the oldest. */
export function listQueue(db: Db, limit: number): Promise<QueuedJob[]> {
  return db
    .selectFrom('jobs')
    .leftJoin('users', 'users.id', 'jobs.userId')
    .select([
      'jobs.id',
      'jobs.kind',
      'jobs.state',
      'jobs.attempts',
      'jobs.maxAttempts',
      'jobs.lastError',
      'jobs.createdAt',
      'jobs.runAt',
      'users.email',
    ])
    .where('jobs.state', '!=', 'done')
    .orderBy(sql`jobs.state = 'dead'`, 'desc')
    .orderBy('jobs.createdAt')
    .limit(limit)
    .execute()
}

export function countQueue(
  db: Db,
): Promise<Array<{ state: JobRow['state']; count: number }>> {
  return db
    .selectFrom('jobs')
    .select((is) => ['state', is.fn.countAll<number>().as('count')])
    .where('state', '!=', 'done')
    .groupBy('state')
    .execute()
}

export function findDeadJob(db: Db, id: string): Promise<JobRow | undefined> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .executeTakeFirst()
}
