import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { ReviewCardRow } from '../tables/learning.ts'

export async function insertCards(db: Db, cards: ReviewCardRow[]): Promise<void> {
  if (cards.length > 0) await db.insertInto('review_cards').values(cards).execute()
}

/** Those of the fronts that the person has a card of. */
export async function listFronts(
  db: Db,
  userId: string,
  fronts: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('review_cards')
    .select('front')
    .distinct()
    .where('userId', '=', userId)
    .where('front', 'in', fronts)
    .execute()
  return rows.map(({ front }) => front)
}

export function findCard(
  db: Db,
  userId: string,
  id: string,
): Promise<ReviewCardRow | undefined> {
  return db
    .selectFrom('review_cards')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** A card with the title of its course. */
export type TitledCard = ReviewCardRow & { courseTitle: string }

/** Cards whose time has come, the longest overdue first. */
export function listDueCards(
  db: Db,
  userId: string,
  { now, limit }: { now: string; limit: number },
): Promise<TitledCard[]> {
  return titled(db, userId)
    .where('review_cards.dueAt', '<=', now)
    .orderBy('review_cards.dueAt')
    .orderBy('review_cards.courseId')
    .orderBy('review_cards.position')
    .limit(limit)
    .execute()
}

/** All cards, course by course. */
export function listCards(db: Db, userId: string): Promise<TitledCard[]> {
  return titled(db, userId)
    .orderBy('micro_courses.createdAt')
    .orderBy('review_cards.courseId')
    .orderBy('review_cards.position')
    .execute()
}

function titled(db: Db, userId: string) {
  return db
    .selectFrom('review_cards')
    .innerJoin('micro_courses', 'micro_courses.id', 'review_cards.courseId')
    .selectAll('review_cards')
    .select('micro_courses.title as courseTitle')
    .where('review_cards.userId', '=', userId)
}

/** How many cards there are, how many are due, and when the next of the others is. */
export function countCards(
  db: Db,
  userId: string,
  now: string,
): Promise<{ total: number; due: number; nextDue: string | null }> {
  return db
    .selectFrom('review_cards')
    .select((is) => [
      is.fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where "dueAt" <= ${now})`.as('due'),
      sql<string | null>`min("dueAt") filter (where "dueAt" > ${now})`.as('nextDue'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Writes a card's new state if it was reviewed `reps` times until now: a second tab changes nothing. */
export async function updateCard(
  db: Db,
  userId: string,
  target: { id: string; reps: number },
  change: Omit<
    ReviewCardRow,
    'id' | 'userId' | 'courseId' | 'position' | 'front' | 'back' | 'createdAt'
  >,
): Promise<boolean> {
  const result = await db
    .updateTable('review_cards')
    .set(change)
    .where('id', '=', target.id)
    .where('userId', '=', userId)
    .where('reps', '=', target.reps)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
