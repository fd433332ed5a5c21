import type { Db } from '../database.ts'
import type { CourseAssignmentRow, NewCourseAssignmentRow } from '../tables/learning.ts'
import type { MessageStatus } from '../tables/conversations.ts'

export async function insertAssignment(
  db: Db,
  assignment: NewCourseAssignmentRow,
): Promise<void> {
  await db.insertInto('course_assignments').values(assignment).execute()
}

/** What was handed in, with how far the tutor's first answer to it is. */
export type HandedIn = CourseAssignmentRow & { answer: MessageStatus | null }

/** The latest that was handed in for a course. */
export function findLatestAssignment(
  db: Db,
  userId: string,
  courseId: string,
): Promise<HandedIn | undefined> {
  return db
    .selectFrom('course_assignments')
    .leftJoin('messages', (join) =>
      join
        .onRef('messages.conversationId', '=', 'course_assignments.conversationId')
        .onRef('messages.userId', '=', 'course_assignments.userId')
        .on('messages.position', '=', 0),
    )
    .selectAll('course_assignments')
    .select('messages.status as answer')
    .where('course_assignments.courseId', '=', courseId)
    .where('course_assignments.userId', '=', userId)
    .orderBy('course_assignments.createdAt', 'desc')
    .orderBy('course_assignments.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
