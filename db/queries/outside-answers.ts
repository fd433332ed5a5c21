import type { Db } from '../database.ts'
import type { OutsideAnswerRow } from '../tables/discovery.ts'

export function findOutsideAnswer(
  db: Db,
  key: string,
): Promise<OutsideAnswerRow | undefined> {
  return db
    .selectFrom('outside_answers')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst()
}

/** The newer answer takes the place of the one before. */
export async function keepOutsideAnswer(db: Db, answer: OutsideAnswerRow): Promise<void> {
  const { body, fetchedAt } = answer
  await db
    .insertInto('outside_answers')
    .values(answer)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ body, fetchedAt }))
    .execute()
}

/** Removes what is older than `before`, and of the rest all but the `most` newest. */
export async function deleteOldOutsideAnswers(
  db: Db,
  { before, most }: { before: string; most: number },
): Promise<void> {
  await db.deleteFrom('outside_answers').where('fetchedAt', '<', before).execute()
  // The key decides between answers of one millisecond, so that exactly `most` stay.
  await db
    .deleteFrom('outside_answers')
    .where('key', 'in', (from) =>
      from
        .selectFrom('outside_answers')
        .select('key')
        .orderBy('fetchedAt', 'desc')
        .orderBy('key')
        .limit(-1)
        .offset(most),
    )
    .execute()
}
