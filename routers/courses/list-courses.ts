import {
  deleteCourse,
  findCountedCourse,
  listCourses,
  listWholeCourses,
} from '#db/queries/courses.ts'
import { deleteJob } from '#db/queries/jobs.ts'
import { AppError } from '../errors.ts'
import { toCourseViews } from './course-view.ts'
import { courseKey } from './generate-course.ts'
import type { MemberContext } from '../context.ts'
import type { CourseView, ListCoursesInput } from '../contract/courses.ts'

export interface CoursePage {
  courses: CourseView[]
  /** Where the next page begins; null at the end. */
  nextCursor: number | null
}

/** The caller's courses, newest first. */
export async function readCourses(
  ctx: MemberContext,
  { cursor, limit, withParts }: ListCoursesInput,
): Promise<CoursePage> {
  const offset = cursor ?? 0
  // One more than asked for tells whether there is a next page.
  const page = { limit: limit + 1, offset }
  const list = withParts ? listWholeCourses : listCourses
  const rows = await list(ctx.db, ctx.caller.id, page)
  return {
    courses: await toCourseViews(ctx, rows.slice(0, limit)),
    nextCursor: rows.length > limit ? offset + limit : null,
  }
}

export async function readCourse(ctx: MemberContext, id: string): Promise<CourseView> {
  const row = await findCountedCourse(ctx.db, ctx.caller.id, id)
  const [course] = row ? await toCourseViews(ctx, [row]) : []
  if (!course) throw new AppError('not_found')
  return course
}

/** Removes a course with its progress and cards, and stops its making. Crits handed in stay. */
export async function removeCourse(ctx: MemberContext, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await deleteCourse(trx, ctx.caller.id, id))) throw new AppError('not_found')
    await deleteJob(trx, courseKey(id))
  })
  ctx.jobs.abort(courseKey(id))
  ctx.live.publishToPerson(ctx.caller.id, { type: 'course', courseId: id })
}
