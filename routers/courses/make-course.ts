import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { findCourse, updateCourse } from '#db/queries/courses.ts'
import { findUser } from '#db/queries/users.ts'
import { AiError } from '../ai-error.ts'
import { faultOf, toJobError } from '../ai-job-error.ts'
import { JobError } from '../context.ts'
import { level } from '../contract/account.ts'
import { courseLimits } from '../contract/courses.ts'
import { checkQuestions } from './check-questions.ts'
import { findPicture } from './find-picture.ts'
import { settleCourse } from './settle-course.ts'
import { shuffleOptions, withoutKey } from './shuffle-options.ts'
import { storedDraft, storedNotes, toStoredDraft } from './stored-course.ts'
import type { MicroCourseRow, MicroCourseUpdate, UserRow } from '#db/schema.ts'
import type { JobHandler, RunningJob, Services, Settlement } from '../context.ts'
import type { CourseStage } from '../contract/courses.ts'
import type { CourseBrief } from '../course-author.ts'
import type { CourseDraft, DraftPart } from './stored-course.ts'

const payload = z.object({ courseId: z.string() })

/** How often the questions of one part are asked for in one try, when too few of them hold. */
const rounds = 2

/**
 * Makes one course, stage by stage: the outline, the lessons, their questions, the check of each key,
 * the pictures. Every piece is written down as it is done, so that a try after a failure or a kill goes
 * on behind it; the course and the end of the job are one transaction (rule D-52).
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
  if (!draft) {
    const outline = await services.author.outline(brief, signal)
    signal.throwIfAborted()
    const parts = outline.parts.map(() => emptyPart)
    const written = await write(services, course, {
      stage: 'parts',
      author: services.author.label,
      content: outline.intro,
      draft: { outline, parts },
    })
    return written && make(services, { course: written, brief }, signal)
  }
  const step = nextStep(draft)
  if (!step) return course
  const made = await step.make({ services, course, brief, draft }, step.index, signal)
  signal.throwIfAborted()
  const parts = draft.parts.with(step.index, made)
  const written = await write(services, course, {
    stage: nextStep({ ...draft, parts })?.stage ?? 'pictures',
    draft: { ...draft, parts },
  })
  return written && make(services, { course: written, brief }, signal)
}

const emptyPart: DraftPart = { lesson: null, questions: null, quiz: null, picture: null }

interface Bench extends Making {
  services: Services
  draft: CourseDraft
}

interface Step {
  stage: CourseStage
  key: keyof DraftPart
  make(bench: Bench, index: number, signal: AbortSignal): Promise<DraftPart>
}

const steps: readonly Step[] = [
  { stage: 'parts', key: 'lesson', make: writeLesson },
  { stage: 'questions', key: 'questions', make: askQuestions },
  { stage: 'check', key: 'quiz', make: checkKeys },
  { stage: 'pictures', key: 'picture', make: choosePicture },
]

/** The first piece that is not made yet: stage by stage, part by part. */
function nextStep(draft: CourseDraft): (Step & { index: number }) | undefined {
  for (const step of steps) {
    const index = draft.parts.findIndex((part) => part[step.key] === null)
    if (index >= 0) return { ...step, index }
  }
  return undefined
}

async function writeLesson(
  { services, brief, draft }: Bench,
  index: number,
  signal: AbortSignal,
): Promise<DraftPart> {
  const { outline } = draft
  const lesson = await services.author.write(brief, { outline, index }, signal)
  return { ...emptyPart, lesson }
}

async function askQuestions(
  bench: Bench,
  index: number,
  signal: AbortSignal,
): Promise<DraftPart> {
  const { part, outline, lesson } = pieceOf(bench.draft, index)
  const drafts = await bench.services.author.question(outline, lesson, signal)
  const questions = checkQuestions(drafts)
  if (questions.length < courseLimits.leastQuestions) throw tooFew(outline.title)
  return { ...part, questions }
}

/**
 * The questions are solved without their key: one whose answer comes out differently is dropped. When
 * too few are left, others are asked for once more.
 */
async function checkKeys(
  bench: Bench,
  index: number,
  signal: AbortSignal,
): Promise<DraftPart> {
  let { part } = pieceOf(bench.draft, index)
  const { outline, lesson } = pieceOf(bench.draft, index)
  for (let round = 1; ; round += 1) {
    const asked = (part.questions ?? []).map((draft) => shuffleOptions(draft, randomInt))
    const found = await bench.services.author.solve(lesson, asked.map(withoutKey), signal)
    const quiz = asked.filter(({ correctAnswer }, at) => found[at] === correctAnswer)
    if (quiz.length >= courseLimits.leastQuestions) return { ...part, quiz }
    if (round === rounds) throw tooFew(outline.title)
    part = await askQuestions(bench, index, signal)
  }
}

function tooFew(title: string): AiError {
  return new AiError('ai_nonsense', `Too few questions hold for the part “${title}”`)
}

/** The learner's own work where the note came from one, once a course; else a drawing. */
async function choosePicture(bench: Bench, index: number): Promise<DraftPart> {
  const { services, course, draft } = bench
  const { part, outline, lesson } = pieceOf(draft, index)
  const note = outline.note === null ? undefined : storedNotes(course)[outline.note]
  const isFirst =
    draft.outline.parts.findIndex((one) => one.note === outline.note) === index
  const work = note && isFirst ? await findPicture(services, course.userId, note) : null
  const words = `${outline.title}\n${outline.goal}\n${lesson.content}`
  const drawing = services.drawings.choose(note?.medium ?? null, words)
  return { ...part, picture: { drawing, work } }
}

function pieceOf(draft: CourseDraft, index: number) {
  const part = draft.parts[index]
  const outline = draft.outline.parts[index]
  if (!part?.lesson || !outline) throw new Error(`Part ${index} has no lesson`)
  return { part, outline, lesson: part.lesson }
}

/** Writes a piece down; undefined when somebody else has meanwhile. */
async function write(
  services: Services,
  { id, userId, draft: from }: MicroCourseRow,
  { draft, ...to }: Omit<MicroCourseUpdate, 'draft'> & { draft: CourseDraft },
): Promise<MicroCourseRow | undefined> {
  const course = await updateCourse(
    services.db,
    userId,
    { id, from: 'generating', draft: from },
    {
      ...to,
      draft: toStoredDraft(draft),
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
