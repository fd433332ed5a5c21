import { z } from 'zod'
import {
  assignmentView,
  courseIdInput,
  courseView,
  generateCourseInput,
  listCoursesInput,
  quizProgress,
  quizResult,
  saveQuizInput,
} from '../contract/courses.ts'
import { memberProcedure, router } from '../trpc.ts'
import { untilSignedOut } from '../until-signed-out.ts'
import { generateCourse, retryCourse } from './generate-course.ts'
import { readAssignment } from './hand-in.ts'
import { readCourse, readCourses, removeCourse } from './list-courses.ts'
import { readProgress, takeQuiz } from './take-quiz.ts'

export const coursesRouter = router({
  list: memberProcedure
    .input(listCoursesInput)
    .output(z.object({ courses: z.array(courseView), nextCursor: z.int().nullable() }))
    .query(({ ctx, input }) => readCourses(ctx, input)),
  get: memberProcedure
    .input(courseIdInput)
    .output(courseView)
    .query(({ ctx, input }) => readCourse(ctx, input.id)),
  generate: memberProcedure
    .input(generateCourseInput)
    .output(courseView)
    .mutation(({ ctx, input }) => generateCourse(ctx, input)),
  retry: memberProcedure
    .input(courseIdInput)
    .output(courseView)
    .mutation(({ ctx, input }) => retryCourse(ctx, input.id)),
  remove: memberProcedure
    .input(courseIdInput)
    .output(z.object({ success: z.boolean() }))
    .mutation(async ({ ctx, input }) => {
      await removeCourse(ctx, input.id)
      return { success: true }
    }),
  progress: memberProcedure
    .input(courseIdInput)
    .output(z.object({ progress: z.array(quizProgress) }))
    .query(async ({ ctx, input }) => ({ progress: await readProgress(ctx, input.id) })),
  takeQuiz: memberProcedure
    .input(saveQuizInput)
    .output(quizResult)
    .mutation(({ ctx, input }) => takeQuiz(ctx, input)),
  assignment: memberProcedure
    .input(courseIdInput)
    .output(z.object({ assignment: assignmentView.nullable() }))
    .query(async ({ ctx, input }) => ({
      assignment: await readAssignment(ctx, input.id),
    })),
  /** Each change of one of the caller's courses, from now on. */
  follow: memberProcedure.subscription(({ ctx, signal }) =>
    untilSignedOut(ctx, signal, (until) => ctx.live.followPerson(ctx.caller.id, until)),
  ),
})
