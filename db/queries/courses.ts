import { sql } from 'kysely'
import { quizPassMark } from '#routers/contract/quiz.ts'
import type { Db } from '../database.ts'
import type {
  MicroCourseRow,
  MicroCourseUpdate,
  NewMicroCourseRow,
} from '../tables/learning.ts'

/** Inserts nothing when the request has begun a course already. */
export async function insertCourse(db: Db, course: NewMicroCourseRow): Promise<boolean> {
  const result = await db
    .insertInto('micro_courses')
    .values(course)
    .onConflict((conflict) => conflict.columns(['userId', 'requestId']).doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export function findCourse(
  db: Db,
  userId: string,
  id: string,
): Promise<MicroCourseRow | undefined> {
  return db
    .selectFrom('micro_courses')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

export function findCourseOfRequest(
  db: Db,
  userId: string,
  requestId: string,
): Promise<MicroCourseRow | undefined> {
  return db
    .selectFrom('micro_courses')
    .selectAll()
    .where('requestId', '=', requestId)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** A course with how many of its parts are passed. */
export type CountedCourse = MicroCourseRow & { passedParts: number }

/** The same without its lessons, which are long. */
export type ListedCourse = Omit<CountedCourse, 'parts'>

interface Page {
  limit: number
  offset: number
}

/** The courses of a person, newest first. */
export function listWholeCourses(
  db: Db,
  userId: string,
  page: Page,
): Promise<CountedCourse[]> {
  return counted(db, userId)
    .select('parts')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** The same without reading their lessons. */
export function listCourses(db: Db, userId: string, page: Page): Promise<ListedCourse[]> {
  return counted(db, userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export function findCountedCourse(
  db: Db,
  userId: string,
  id: string,
): Promise<CountedCourse | undefined> {
  return counted(db, userId).select('parts').where('id', '=', id).executeTakeFirst()
}

const listed = [
  'id',
  'userId',
  'title',
  'content',
  'status',
  'stage',
  'sourceNotes',
  'finalAssignment',
  'draft',
  'partCount',
  'requestId',
  'author',
  'errorCode',
  'retryAt',
  'createdAt',
  'updatedAt',
  'completedAt',
] as const satisfies Array<keyof MicroCourseRow>

function counted(db: Db, userId: string) {
  return db
    .selectFrom('micro_courses')
    .select(listed)
    .select(
      sql<number>`(select count(*) from course_quiz_progress where "courseId" = micro_courses.id and course_quiz_progress."userId" = ${userId} and score >= ${sql.lit(quizPassMark)})`.as(
        'passedParts',
      ),
    )
    .where('userId', '=', userId)
}

/**
 * Changes a course and returns it; undefined when it is gone, not in the state `from`, or has another
 * `draft`: then another try has gone on meanwhile.
 */
export function updateCourse(
  db: Db,
  userId: string,
  target: { id: string; from: MicroCourseRow['status']; draft?: string | null },
  change: Omit<MicroCourseUpdate, 'id' | 'userId'>,
): Promise<MicroCourseRow | undefined> {
  let query = db
    .updateTable('micro_courses')
    .set(change)
    .where('id', '=', target.id)
    .where('userId', '=', userId)
    .where('status', '=', target.from)
  if (target.draft !== undefined)
    query = query.where('draft', 'is not distinct from', target.draft)
  return query.returningAll().executeTakeFirst()
}

export async function deleteCourse(db: Db, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('micro_courses')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
