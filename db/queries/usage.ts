import type { Db } from '../database.ts'
import type { UsageTable } from '../tables/running.ts'

/** A use that is there already stays as it is. */
export async function insertUsage(db: Db, uses: UsageTable[]): Promise<void> {
  await db
    .insertInto('usage')
    .values(uses)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Tokens in and out of the whole server, which is what the operator pays for. */
export async function sumTokensSince(db: Db, since: string): Promise<number> {
  const row = await db
    .selectFrom('usage')
    .select((is) => [
      is.fn.coalesce(is.fn.sum<number>('inputTokens'), is.lit(0)).as('input'),
      is.fn.coalesce(is.fn.sum<number>('outputTokens'), is.lit(0)).as('output'),
    ])
    .where('createdAt', '>=', since)
    .executeTakeFirstOrThrow()
  return row.input + row.output
}

export interface UsageSum {
  kind: string
  model: string
  calls: number
  inputTokens: number
  outputTokens: number
  images: number
  seconds: number
}

/** What was used since then, by what it was for and which model did it; the dearest first. */
export function sumUsage(db: Db, since: string): Promise<UsageSum[]> {
  return db
    .selectFrom('usage')
    .select((is) => [
      'kind',
      'model',
      is.fn.countAll<number>().as('calls'),
      is.fn.sum<number>('inputTokens').as('inputTokens'),
      is.fn.sum<number>('outputTokens').as('outputTokens'),
      is.fn.sum<number>('images').as('images'),
      is.fn.sum<number>('seconds').as('seconds'),
    ])
    .where('createdAt', '>=', since)
    .groupBy(['kind', 'model'])
    .orderBy((is) => is.fn.sum('outputTokens'), 'desc')
    .orderBy('kind')
    .execute()
}
