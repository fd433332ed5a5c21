import { newId } from '#db/ids.ts'
import { findLatestAssignment, insertAssignment } from '#db/queries/course-assignments.ts'
import { findCourse } from '#db/queries/courses.ts'
import { listQuizProgress } from '#db/queries/quiz-progress.ts'
import { isUnlocked } from '../contract/quiz.ts'
import { AppError } from '../errors.ts'
import { storedAssignment } from './stored-course.ts'
import { readyParts } from './take-quiz.ts'
import type { HandedIn } from '#db/queries/course-assignments.ts'
import type { Db } from '#db/database.ts'
import type { MemberContext } from '../context.ts'
import type { AssignmentView } from '../contract/courses.ts'

/**
 * Links a crit to the course whose assignment it hands in, in the transaction that begins it. Throws
 * `not_found` for a course that is not the caller's, and `conflict` while it is locked: every part
 * must be taken and passed.
 */
export async function handIn(
  trx: Db,
  userId: string,
  crit: { courseId: string; conversationId: string; notes: string; now: string },
): Promise<void> {
  const { courseId, conversationId, notes, now } = crit
  const parts = await readyParts(trx, userId, courseId)
  const progress = await listQuizProgress(trx, userId, courseId)
  if (!isUnlocked(parts.length, progress))
    throw new AppError('conflict', {
      message: 'The assignment opens when every quiz of the course is passed',
      detail: { reason: 'assignment_locked' },
    })
  const course = await findCourse(trx, userId, courseId)
  const assignment = course && storedAssignment(course)
  if (!assignment) throw new AppError('not_found')
  await insertAssignment(trx, {
    ...assignment,
    id: newId(),
    userId,
    courseId,
    conversationId,
    submissionNotes: notes,
    createdAt: now,
    updatedAt: now,
    submittedAt: now,
  })
}

/** What was handed in last for a course that is ready; null before the first time. Changes nothing. */
export async function readAssignment(
  ctx: MemberContext,
  courseId: string,
): Promise<AssignmentView | null> {
  await readyParts(ctx.db, ctx.caller.id, courseId)
  const latest = await findLatestAssignment(ctx.db, ctx.caller.id, courseId)
  if (!latest) return null
  const { id, conversationId, title, description, artworkPrompt, submittedAt } = latest
  return {
    id,
    courseId,
    conversationId,
    status: statusOf(latest),
    title,
    description,
    artworkPrompt,
    submittedAt,
  }
}

function statusOf({ conversationId, answer }: HandedIn): AssignmentView['status'] {
  if (conversationId === null) return 'withdrawn'
  if (answer === 'done' || answer === 'stopped') return 'reviewed'
  return answer === 'failed' ? 'failed' : 'pending'
}
