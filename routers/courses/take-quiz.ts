import { z } from 'zod'
import { newId } from '#db/ids.ts'
import { findCourse } from '#db/queries/courses.ts'
import { keepBestTry, listQuizProgress } from '#db/queries/quiz-progress.ts'
import { scoreOf } from '../contract/quiz.ts'
import { AppError } from '../errors.ts'
import { storedParts } from './stored-course.ts'
import type { Db } from '#db/database.ts'
import type { CourseQuizProgressRow } from '#db/tables/learning.ts'
import type { MemberContext } from '../context.ts'
import type { QuizProgress, QuizResult, SaveQuizInput } from '../contract/courses.ts'
import type { StoredPart } from './stored-course.ts'

/**
 * Counts a try of one part's quiz by its stored key, and keeps it when it is the best so far. Every
 * question has to be answered by one of its options.
 */
export async function takeQuiz(
  ctx: MemberContext,
  { courseId, partIndex, answers }: SaveQuizInput,
): Promise<QuizResult> {
  const userId = ctx.caller.id
  const now = ctx.clock.now().toISOString()
  const { score, best } = await ctx.db.transaction().execute(async (trx) => {
    const parts = await readyParts(trx, userId, courseId)
    const quiz = parts[partIndex]?.quiz
    if (!quiz) throw new AppError('not_found', { message: 'There is no such part' })
    const isWhole =
      answers.length === quiz.length &&
      quiz.every(({ options }, index) => (answers[index] ?? -1) < options.length)
    if (!isWhole)
      throw new AppError('invalid', {
        message: `Expected one answer for each of ${quiz.length} questions`,
      })
    const score = scoreOf(quiz, answers)
    const kept = await keepBestTry(trx, {
      id: newId(),
      userId,
      courseId,
      partIndex,
      score,
      answers: JSON.stringify(answers),
      completedAt: now,
      updatedAt: now,
    })
    if (kept) return { score, best: kept }
    const all = await listQuizProgress(trx, userId, courseId)
    return { score, best: all.find((one) => one.partIndex === partIndex) }
  })
  ctx.live.publishToPerson(userId, { type: 'course', courseId })
  return { score, best: best ? toProgress(best) : { partIndex, score, answers } }
}

/** The best try of each part that was taken. */
export async function readProgress(
  ctx: MemberContext,
  courseId: string,
): Promise<QuizProgress[]> {
  await readyParts(ctx.db, ctx.caller.id, courseId)
  const rows = await listQuizProgress(ctx.db, ctx.caller.id, courseId)
  return rows.map(toProgress)
}

function toProgress({ partIndex, score, answers }: CourseQuizProgressRow): QuizProgress {
  return {
    partIndex,
    score,
    answers: z.array(z.int()).catch([]).parse(JSON.parse(answers)),
  }
}

/** Throws `not_found`, or `conflict` for a course that is not ready. */
export async function readyParts(
  db: Db,
  userId: string,
  courseId: string,
): Promise<StoredPart[]> {
  const course = await findCourse(db, userId, courseId)
  if (!course) throw new AppError('not_found', { message: 'There is no such course' })
  const parts = course.status === 'ready' ? storedParts(course) : null
  if (!parts) throw new AppError('conflict', { message: 'The course is not ready yet' })
  return parts
}
