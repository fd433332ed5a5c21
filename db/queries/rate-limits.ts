import { sql } from 'kysely'
import type { Db } from '../database.ts'

/**
 * Counts one hit under `key` and returns the hits of the running window, this one included, and
 * when that window began. One upsert, so parallel callers cannot share a count (rule D-39).
 */
export function countHit(
  db: Db,
  key: string,
  window: { now: string; oldestStart: string },
): Promise<{ hits: number; windowStart: string }> {
  const isOver = sql<boolean>`rate_limits."windowStart" <= ${window.oldestStart}`
  return db
    .insertInto('rate_limits')
    .values({ key, windowStart: window.now, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when ${isOver} then 1 else rate_limits.hits + 1 end`,
        windowStart: sql<string>`case when ${isOver} then ${window.now} else rate_limits."windowStart" end`,
      }),
    )
    .returning(['hits', 'windowStart'])
    .executeTakeFirstOrThrow()
}

export async function deleteOldHits(db: Db, before: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('windowStart', '<', before).execute()
}
