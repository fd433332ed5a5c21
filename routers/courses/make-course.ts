import { z } from 'zod'
import { findCourse, updateCourse } from '#db/queries/courses.ts'
import { findUser } from '#db/queries/users.ts'
import { faultOf, toJobError } from '../ai-job-error.ts'
import { JobError } from '../job-handler.ts'
import { level } from '../contract/account.ts'
import { emptyPart, nextStep } from './course-steps.ts'
import { settleCourse } from './settle-course.ts'
import { storedDraft, storedNotes, toStoredDraft } from './stored-course.ts'
import type { MicroCourseRow, MicroCourseUpdate } from '#db/tables/learning.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { JobHandler, RunningJob, Settlement } from '../job-handler.ts'
import type { Services } from '../context.ts'
import type { CourseBrief } from '../course-author.ts'
import type { CourseDraft } from './stored-course.ts'

const payload = z.object({ courseId: z.string() })

/**
 * Makes one course, stage by stage: the outline, the lessons, their questions, the check of each key,
 * the pictures. Every piece is written down as it is done, so that a try after a failure or a kill goes
 * on behind it; what another author began is begun afresh. The course and the end of the job are one
 * transaction (rule D-52).
 */
export const courseJob: JobHandler = {
  async run(services, job, signal) {
    const begun = await findOwn(services, job)
    const user = begun && (await findUser(services.db, begun.userId))
    if (begun?.status !== 'generating' || !user) return undefined
    try {
      const made = await make(
        services,
        { course: begun, brief: toBrief(begun, user) },
        signal,
      )
      if (made) return settleCourse(services, made)
      // Another try has gone on meanwhile: ending here would leave a course that nobody makes.
      if ((await findOwn(services, job))?.status === 'generating')
        throw new JobError('Another attempt is ahead', { isRetryable: true })
      return undefined
    } catch (error) {
      throw toJobError(error)
    }
  },

  onPostponed(services, job, error, retryAt) {
    return change(services, job, {
      errorCode: faultOf(error),
      retryAt: retryAt.toISOString(),
    })
  },

  /** What was made stays, so that trying again costs only the rest. */
  onDead(services, job, error) {
    return change(services, job, {
      status: 'failed',
      errorCode: faultOf(error),
      retryAt: null,
    })
  },
}

function toBrief(course: MicroCourseRow, user: UserRow): CourseBrief {
  return {
    title: course.title,
    notes: storedNotes(course).map(({ title, content, category, tags, medium }) => ({
      title,
      content,
      category,
      tags,
      medium,
    })),
    learner: {
      level: level.nullable().catch(null).parse(user.level),
      interests: z.array(z.string()).catch([]).parse(JSON.parse(user.interests)),
    },
  }
}

interface Making {
  course: MicroCourseRow
  brief: CourseBrief
}

/** The course with all its pieces; undefined when it is gone or another try writes it. */
async function make(
  services: Services,
  { course, brief }: Making,
  signal: AbortSignal,
): Promise<MicroCourseRow | undefined> {
  const draft = storedDraft(course)
  const step = draft && nextStep(draft)
  if (draft && !step) return course
  if (isOfAnother(course, services)) {
    const emptied = await write(services, course, {
      stage: 'outline',
      author: null,
      content: null,
      partCount: 0,
      draft: null,
    })
    return emptied && make(services, { course: emptied, brief }, signal)
  }
  if (!draft || !step) {
    const outline = await services.author.outline(brief, signal)
    signal.throwIfAborted()
    const parts = outline.parts.map(() => emptyPart)
    const written = await write(services, course, {
      stage: 'parts',
      author: services.author.label,
      content: outline.intro,
      partCount: parts.length,
      draft: { outline, parts },
    })
    return written && make(services, { course: written, brief }, signal)
  }
  const made = await step.make({ services, course, brief, draft }, step.index, signal)
  signal.throwIfAborted()
  const parts = draft.parts.with(step.index, made)
  const written = await write(services, course, {
    stage: nextStep({ ...draft, parts })?.stage ?? 'pictures',
    draft: { ...draft, parts },
  })
  return written && make(services, { course: written, brief }, signal)
}

/** Nobody can finish what another author has begun: not their lessons, nor the key of their questions. */
function isOfAnother({ author }: MicroCourseRow, services: Services): boolean {
  return author !== null && author !== services.author.label
}

/** Writes a piece down; undefined when somebody else has meanwhile. */
async function write(
  services: Services,
  { id, userId, draft: from }: MicroCourseRow,
  { draft, ...to }: Omit<MicroCourseUpdate, 'draft'> & { draft: CourseDraft | null },
): Promise<MicroCourseRow | undefined> {
  const course = await updateCourse(
    services.db,
    userId,
    { id, from: 'generating', draft: from },
    {
      ...to,
      draft: draft && toStoredDraft(draft),
      errorCode: null,
      retryAt: null,
      updatedAt: services.clock.now().toISOString(),
    },
  )
  if (course) tell(services, course)
  return course
}

function change(services: Services, job: RunningJob, to: MicroCourseUpdate): Settlement {
  let changed: MicroCourseRow | undefined
  return {
    async write(trx) {
      changed = await updateCourse(
        trx,
        job.userId ?? '',
        { id: payload.parse(job.payload).courseId, from: 'generating' },
        { ...to, updatedAt: services.clock.now().toISOString() },
      )
    },
    afterCommit() {
      if (changed) tell(services, changed)
    },
  }
}

function findOwn({ db }: Services, job: RunningJob): Promise<MicroCourseRow | undefined> {
  return findCourse(db, job.userId ?? '', payload.parse(job.payload).courseId)
}

function tell({ live }: Services, { id, userId }: MicroCourseRow): void {
  live.publishToPerson(userId, { type: 'course', courseId: id })
}
