import { onTestFinished } from 'vitest'
import { claimJobs } from '#db/queries/jobs.ts'
import { courseJob } from '#routers/courses/make-course.ts'
import { Worker } from '#server/jobs/worker.ts'
import { buildContext } from './build-context.ts'
import { hourMs } from './clock.ts'
import { rowsOf } from './database.ts'
import { aNote } from './factories.ts'
import { plainDrawings, scriptedAuthor } from './scripted-author.ts'
import { until } from './until.ts'
import { buildWorking, shortTiming } from './working.ts'
import type { RunningJob } from '#routers/job-handler.ts'
import type { Drawings } from '#routers/course-author.ts'
import type { CourseView } from '#routers/contract/courses.ts'
import type { NoteRow } from '#db/tables/learning.ts'
import type { TestWorld } from './build-context.ts'
import type { AuthorStep } from './scripted-author.ts'

export type Call = AuthorStep | 'choose'

export const steps: AuthorStep[] = ['outline', 'write', 'question', 'solve']
/** All that a course of two parts costs, in order. */
export const everyCall: Call[] = [
  'outline',
  ...(['write', 'question', 'solve', 'choose'] as const).flatMap((step) => [step, step]),
]

/** Drawings count among the calls of the author, so that there is one order of all. */
function houseOf() {
  const author = scriptedAuthor()
  const calls: Call[] = author.calls
  const drawings: Drawings = {
    choose(...asked) {
      calls.push('choose')
      return plainDrawings.choose(...asked)
    },
  }
  return { author, calls, drawings }
}

export async function aStudio() {
  const house = houseOf()
  return { ...(await buildWorking(house)), ...house }
}

/** A house whose only worker is the test, until `restart` starts the next process. */
export async function anIdleStudio() {
  const house = houseOf()
  return { ...(await buildContext(house)), ...house }
}

export async function restart({
  services,
}: Pick<TestWorld, 'services'>): Promise<Worker> {
  const worker = new Worker(shortTiming)
  await worker.start(services)
  onTestFinished(() => worker.stop(0))
  return worker
}

export async function begin({ api, db, user }: TestWorld, over: Partial<NoteRow> = {}) {
  const { id } = await aNote(db, user, { title: 'Mind the light', ...over })
  return api.courses.generate({ courseTitle: 'Light', selectedNotes: [id] })
}

export function read({ api }: Pick<TestWorld, 'api'>, { id }: Pick<CourseView, 'id'>) {
  return api.courses.get({ id })
}

export function untilCourse(
  world: Pick<TestWorld, 'api'>,
  one: Pick<CourseView, 'id'>,
  is: (course: CourseView) => boolean,
): Promise<CourseView> {
  return until(async () => {
    const course = await read(world, one)
    return is(course) ? course : undefined
  })
}

export const isReady = ({ status }: CourseView) => status === 'ready'
export const isFailed = ({ status }: CourseView) => status === 'failed'
export const isWaiting = ({ retryAt }: CourseView) => retryAt !== null

export function stored({ open }: Pick<TestWorld, 'open'>) {
  return rowsOf(open, 'micro_courses')[0]!
}

/** The course's job, taken by a process that is none of the worker's. */
export async function claim(
  { db, clock }: TestWorld,
  owner = 'a process',
): Promise<RunningJob> {
  const now = clock.now()
  const [row] = await claimJobs(db, {
    atMost: 1,
    kinds: ['course'],
    owner,
    now: now.toISOString(),
    leaseUntil: new Date(now.getTime() + hourMs).toISOString(),
  })
  return {
    id: row!.id,
    dedupeKey: row!.dedupeKey,
    userId: row!.userId,
    payload: JSON.parse(row!.payload) as unknown,
    attempt: row!.attempts,
    maxAttempts: row!.maxAttempts,
  }
}

export function run({ services }: TestWorld, job: RunningJob) {
  return courseJob.run(services, job, new AbortController().signal)
}
