import { z } from 'zod'
import { newId } from '#db/ids.ts'
import {
  findCountedCourse,
  findCourseOfRequest,
  insertCourse,
  updateCourse,
} from '#db/queries/courses.ts'
import { listNotesById } from '#db/queries/notes.ts'
import { mediaType } from '../contract/media-type.ts'
import { noteCategory } from '../contract/notes.ts'
import { enqueueJob } from '../enqueue-job.ts'
import { AppError } from '../errors.ts'
import { limitRate } from '../rate-limit.ts'
import { toCourseViews } from './course-view.ts'
import type { Db } from '#db/database.ts'
import type { MemberContext } from '../context.ts'
import type { CourseView, GenerateCourseInput } from '../contract/courses.ts'
import type { StoredNote } from './stored-course.ts'

/** A course is many calls of a model: nobody studies more a day. */
const courseLimit = { name: 'course', hits: 30, windowSeconds: 24 * 60 * 60 }

export function courseKey(id: string): string {
  return `course:${id}`
}

/**
 * Begins a course from one to three notes of the caller: the course and the job that makes it are one
 * transaction. The same click again is answered with the course that it began. The notes are kept as
 * they are now, so that the course can be made when they are changed or gone.
 */
export async function generateCourse(
  ctx: MemberContext,
  { courseTitle, selectedNotes, requestId }: GenerateCourseInput,
): Promise<CourseView> {
  const userId = ctx.caller.id
  const now = ctx.clock.now().toISOString()
  const id = await ctx.db.transaction().execute(async (trx) => {
    const begun = requestId && (await findCourseOfRequest(trx, userId, requestId))
    if (begun) return begun.id
    const notes = await readNotes(trx, userId, selectedNotes)
    await limitRate({ ...ctx, db: trx }, courseLimit, userId)
    const course = {
      id: newId(),
      userId,
      title: courseTitle,
      stage: 'outline' as const,
      sourceNotes: JSON.stringify(notes),
      requestId: requestId ?? null,
      createdAt: now,
      updatedAt: now,
    }
    await insertCourse(trx, course)
    await enqueue(trx, { id: course.id, userId, now })
    return course.id
  })
  ctx.jobs.wake()
  ctx.live.publishToPerson(userId, { type: 'course', courseId: id })
  return viewOf(ctx, id)
}

/**
 * Goes on with a course that has failed, behind what was made of it. It is the same course: it does not
 * count among those of the day.
 */
export async function retryCourse(ctx: MemberContext, id: string): Promise<CourseView> {
  const userId = ctx.caller.id
  const now = ctx.clock.now().toISOString()
  await ctx.db.transaction().execute(async (trx) => {
    const course = await findCountedCourse(trx, userId, id)
    if (!course) throw new AppError('not_found')
    if (course.status !== 'failed') return
    await updateCourse(
      trx,
      userId,
      { id, from: 'failed' },
      { status: 'generating', errorCode: null, retryAt: null, updatedAt: now },
    )
    await enqueue(trx, { id, userId, now })
  })
  ctx.jobs.wake()
  ctx.live.publishToPerson(userId, { type: 'course', courseId: id })
  return viewOf(ctx, id)
}

async function viewOf(ctx: MemberContext, id: string): Promise<CourseView> {
  const course = await findCountedCourse(ctx.db, ctx.caller.id, id)
  const [view] = course ? await toCourseViews(ctx, [course]) : []
  if (!view) throw new AppError('not_found')
  return view
}

/** The notes in the order in which they were chosen. */
async function readNotes(
  trx: Db,
  userId: string,
  ids: readonly string[],
): Promise<StoredNote[]> {
  const rows = await listNotesById(trx, userId, ids)
  return ids.map((id) => {
    const note = rows.find((row) => row.id === id)
    if (!note) throw new AppError('not_found', { message: 'A note was not found' })
    const { title, content, conversationId, messageId, excerpt } = note
    return {
      id,
      title,
      content,
      category: noteCategory.catch('general').parse(note.category),
      tags: z.array(z.string()).catch([]).parse(JSON.parse(note.tags)),
      medium: mediaType.nullable().catch(null).parse(note.mediaType),
      conversationId,
      messageId,
      excerpt,
    }
  })
}

function enqueue(
  trx: Db,
  { id, userId, now }: { id: string; userId: string; now: string },
): Promise<void> {
  const payload = { courseId: id }
  return enqueueJob(trx, { kind: 'course', key: courseKey(id), userId, payload, now })
}
