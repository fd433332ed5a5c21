import type { Db } from '../database.ts'
import type { CourseQuizProgressRow } from '../tables/learning.ts'

export function listQuizProgress(
  db: Db,
  userId: string,
  courseId: string,
): Promise<CourseQuizProgressRow[]> {
  return db
    .selectFrom('course_quiz_progress')
    .selectAll()
    .where('courseId', '=', courseId)
    .where('userId', '=', userId)
    .orderBy('partIndex')
    .execute()
}

/** Keeps the better of two tries of a part, of equal ones the later, in one statement. */
export function keepBestTry(
  db: Db,
  progress: CourseQuizProgressRow,
): Promise<CourseQuizProgressRow | undefined> {
  const { score, answers, completedAt, updatedAt } = progress
  return db
    .insertInto('course_quiz_progress')
    .values(progress)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'courseId', 'partIndex'])
        .doUpdateSet({ score, answers, completedAt, updatedAt })
        .where('course_quiz_progress.score', '<=', score),
    )
    .returningAll()
    .executeTakeFirst()
}
