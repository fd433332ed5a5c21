import { listFilesById } from '#db/queries/files.ts'
import { toErrorCode } from '../contract/errors.ts'
import {
  storedAssignment,
  storedDraft,
  storedNotes,
  storedParts,
} from './stored-course.ts'
import type { CountedCourse, ListedCourse } from '#db/queries/courses.ts'
import type { FileRow } from '#db/tables/files.ts'
import type { MemberContext } from '../context.ts'
import type { CoursePart, CoursePicture, CourseView } from '../contract/courses.ts'
import type { CourseDraft, StoredPart } from './stored-course.ts'

/** Wide enough for a dialog on a sharp screen. */
const pictureWidth = 1200

/**
 * Courses as they are shown, with their parts where those were read. A work that has been deleted since
 * gives way to the drawing; all works of all courses are looked up by one query.
 */
export async function toCourseViews(
  ctx: MemberContext,
  courses: ReadonlyArray<ListedCourse | CountedCourse>,
): Promise<CourseView[]> {
  const read = courses.map((course) => ({
    course,
    parts: 'parts' in course ? storedParts(course) : null,
  }))
  const ids = read.flatMap(({ parts }) =>
    (parts ?? []).flatMap(({ picture }) => picture.work?.fileId ?? []),
  )
  const files = ids.length > 0 ? await listFilesById(ctx.db, ctx.caller.id, ids) : []
  return read.map(({ course, parts }) => ({
    id: course.id,
    title: course.title,
    content: course.content ?? '',
    status: course.status,
    stage: course.status === 'ready' ? null : course.stage,
    ...progressOf(course.stage, storedDraft(course)),
    sourceNotes: storedNotes(course).map(({ id, title }) => ({ id, title })),
    partCount: course.partCount,
    passedParts: course.passedParts,
    parts: parts?.map((part) => toPart(part, files)) ?? null,
    finalAssignment: storedAssignment(course),
    author: course.author,
    errorCode: toErrorCode(course.errorCode),
    retryAt: course.retryAt,
    createdAt: course.createdAt,
    updatedAt: course.updatedAt,
    completedAt: course.completedAt,
  }))
}

/** How much of its stage is done; the outline is one piece. */
function progressOf(
  stage: CountedCourse['stage'],
  draft: CourseDraft | null,
): Pick<CourseView, 'stageDone' | 'stageTotal'> {
  const made = {
    outline: null,
    parts: 'lesson',
    questions: 'questions',
    check: 'quiz',
    pictures: 'picture',
  } as const
  const key = stage && made[stage]
  if (!key || !draft) return { stageDone: 0, stageTotal: 1 }
  return {
    stageDone: draft.parts.filter((part) => part[key] !== null).length,
    stageTotal: draft.parts.length,
  }
}

function toPart({ picture, ...part }: StoredPart, files: readonly FileRow[]): CoursePart {
  const shown = toPicture(picture, files)
  return { ...part, picture: shown, imageUrl: addressOf(shown) }
}

function toPicture(
  { drawing, work }: StoredPart['picture'],
  files: readonly FileRow[],
): CoursePicture {
  const file = work && files.find(({ id }) => id === work.fileId)
  if (!work || !file) return { type: 'drawing', ...drawing }
  const { number, title, anchor } = work
  const { id: fileId, originalName, mimeType } = file
  return { type: 'work', fileId, originalName, mimeType, pin: { number, title, anchor } }
}

function addressOf(picture: CoursePicture): string {
  if (picture.type === 'drawing') return picture.url
  const { fileId, pin } = picture
  const page = pin.anchor.type === 'page' ? `&page=${pin.anchor.page}` : ''
  return `/api/files/${fileId}/content?w=${pictureWidth}${page}`
}
