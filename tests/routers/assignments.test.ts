import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { AiError } from '#routers/ai-error.ts'
import { newId } from '#db/ids.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { aCourse, aFile, aReadyCourse, aTry, aUser } from '#tests/support/factories.ts'
import { codeOf, outcomes, refusalOf } from '#tests/support/refusals.ts'
import { gate, scriptedTutor } from '#tests/support/scripted-tutor.ts'
import { until } from '#tests/support/until.ts'
import { buildWorking } from '#tests/support/working.ts'
import type { Db } from '#db/database.ts'
import type { MicroCourseRow } from '#db/tables/learning.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { AssignmentView } from '#routers/contract/courses.ts'
import type { TestWorld } from '#tests/support/build-context.ts'

type House = Pick<TestWorld, 'api' | 'db' | 'user'>

async function unlocked(db: Db, user: UserRow): Promise<MicroCourseRow> {
  const course = await aReadyCourse(db, user)
  await aTry(db, course, { partIndex: 0, score: 50 })
  await aTry(db, course, { partIndex: 1, score: 100 })
  return course
}

async function withCourse(): Promise<TestWorld & { course: MicroCourseRow }> {
  const world = await buildContext()
  return { ...world, course: await unlocked(world.db, world.user) }
}

/** A crit with a file of the learner's, for the course. */
async function handIn({ api, db, user }: House, courseId: string, over: object = {}) {
  const { sessionId } = await aFile(db, user)
  return api.conversation.analyze({
    sessionId,
    contextPrompt: 'I lit it from the left.',
    isAssignmentMode: true,
    assignmentPrompt: 'Make one picture with one light.',
    courseId,
    ...over,
  })
}

async function assignmentOf(
  { api }: Pick<TestWorld, 'api'>,
  { id }: Pick<MicroCourseRow, 'id'>,
): Promise<AssignmentView | null> {
  return (await api.courses.assignment({ id })).assignment
}

/** What a refusal must leave untouched. */
function traces({ open, jobs }: TestWorld): unknown {
  return {
    conversations: countRows(open, 'conversations'),
    messages: countRows(open, 'messages'),
    jobs: countRows(open, 'jobs'),
    assignments: rowsOf(open, 'course_assignments'),
    used: rowsOf(open, 'users').map((row) => row['conversationsThisMonth']),
    attached: rowsOf(open, 'files').filter((row) => row['conversationId'] !== null),
    wakes: jobs.wakes,
  }
}

describe('an assignment that is locked', () => {
  test.for<[string, Array<[part: number, score: number]>]>([
    ['no part is taken', []],
    ['one part is not taken', [[0, 100]]],
    [
      'one part is failed',
      [
        [0, 100],
        [1, 49],
      ],
    ],
    [
      'the passed part is of no course',
      [
        [0, 100],
        [2, 100],
      ],
    ],
  ])('because %s is a conflict and begins nothing', async ([, tries]) => {
    const world = await buildContext()
    const course = await aReadyCourse(world.db, world.user)
    for (const [partIndex, score] of tries)
      await aTry(world.db, course, { partIndex, score })
    const before = traces(world)
    const refusal = await refusalOf(handIn(world, course.id))
    expect([refusal.appCode, refusal.detail]).toEqual([
      'conflict',
      { reason: 'assignment_locked' },
    ])
    expect(traces(world)).toEqual(before)
    expect(await assignmentOf(world, course)).toBeNull()
  })

  test("is not opened by somebody else's tries", async () => {
    const world = await buildContext()
    const course = await aReadyCourse(world.db, world.user)
    const { id: userId } = await aUser(world.db)
    for (const partIndex of [0, 1])
      await aTry(world.db, { ...course, userId }, { partIndex })
    expect(await codeOf(handIn(world, course.id))).toBe('conflict')
  })

  test('opens with the last quiz that is passed', async () => {
    const world = await buildContext()
    const { id } = await aReadyCourse(world.db, world.user)
    const take = (partIndex: number, answers: number[]) =>
      world.api.courses.takeQuiz({ courseId: id, partIndex, answers })
    await take(0, [1, 2, 0, 3])
    await take(1, [1, 0, 1, 0])
    expect(await codeOf(handIn(world, id))).toBe('conflict')
    await take(1, [1, 2, 1, 0])
    expect((await handIn(world, id)).message.status).toBe('pending')
  })
})

describe('an assignment that is open', () => {
  test('is handed in with the crit that begins, in the words of the course', async () => {
    const world = await withCourse()
    expect(await assignmentOf(world, world.course)).toBeNull()
    const { conversation } = await handIn(world, world.course.id)
    expect(conversation).toMatchObject({ isAssignment: true, mediaType: null })
    expect(await assignmentOf(world, world.course)).toEqual({
      id: expect.any(String) as string,
      courseId: world.course.id,
      conversationId: conversation.id,
      status: 'pending',
      title: 'Show it',
      description: 'One picture with both.',
      artworkPrompt: 'Make one picture with one light.',
      submittedAt: world.clock.now().toISOString(),
    })
    expect(rowsOf(world.open, 'course_assignments')).toMatchObject([
      { userId: world.user.id, submissionNotes: 'I lit it from the left.' },
    ])
    expect(rowsOf(world.open, 'conversations')).toMatchObject([
      { courseId: world.course.id, assignmentPrompt: 'Make one picture with one light.' },
    ])
  })

  test.for(['quota', 'file', 'job'] as const)(
    'is not handed in when the crit fails for want of a %s',
    async (what) => {
      const world = await withCourse()
      if (what === 'quota')
        await world.db
          .updateTable('users')
          .set({
            conversationsThisMonth: 3,
            billingPeriodStart: '2026-11-01T00:00:00.000Z',
          })
          .execute()
      if (what === 'job')
        world.open.sqlite.exec(
          `create trigger no_jobs before insert on jobs begin select raise(abort, 'no'); end`,
        )
      const other = { ...world, user: await aUser(world.db) }
      const before = traces(world)
      const call = handIn(what === 'file' ? other : world, world.course.id)
      const codes = { quota: 'conversation_limit', file: 'invalid', job: 'internal' }
      expect(await codeOf(call)).toBe(codes[what])
      expect(traces(world)).toEqual(before)
    },
  )

  test('is handed in once by a click that arrives twice', async () => {
    const world = await withCourse()
    const { sessionId } = await aFile(world.db, world.user)
    const click = { sessionId, requestId: randomUUID() }
    const first = await handIn(world, world.course.id, click)
    expect(await handIn(world, world.course.id, click)).toEqual(first)
    expect(countRows(world.open, 'course_assignments')).toBe(1)
  })

  test('of 20 clicks in one session at once is handed in by one', async () => {
    const world = await withCourse()
    const { sessionId } = await aFile(world.db, world.user)
    const { passed } = await outcomes(
      Array.from({ length: 20 }, () => handIn(world, world.course.id, { sessionId })),
    )
    expect([passed, countRows(world.open, 'course_assignments')]).toEqual([1, 1])
  })

  test('can be handed in again: the latest counts, and the first stays', async () => {
    const world = await withCourse()
    const first = await handIn(world, world.course.id)
    world.clock.move(1000)
    const second = await handIn(world, world.course.id)
    expect((await assignmentOf(world, world.course))?.conversationId).toBe(
      second.conversation.id,
    )
    const rows = rowsOf(world.open, 'course_assignments')
    expect(rows.map((row) => row['conversationId'])).toEqual([
      first.conversation.id,
      second.conversation.id,
    ])
  })

  test('belongs to its own course', async () => {
    const world = await withCourse()
    const other = await unlocked(world.db, world.user)
    await handIn(world, world.course.id)
    expect(await assignmentOf(world, other)).toBeNull()
  })

  test('is read as often as one likes without a change', async () => {
    const world = await withCourse()
    await handIn(world, world.course.id)
    const before = traces(world)
    await assignmentOf(world, world.course)
    await assignmentOf(world, world.course)
    expect(traces(world)).toEqual(before)
  })
})

test("someone else's course takes no work and shows no assignment", async () => {
  const world = await withCourse()
  await handIn(world, world.course.id)
  const user = await aUser(world.db)
  const stranger = { ...world, ...world.as(user), user }
  const before = traces(world)
  for (const id of [world.course.id, newId()]) {
    expect(await codeOf(handIn(stranger, id))).toBe('not_found')
    expect(await codeOf(assignmentOf(stranger, { id }))).toBe('not_found')
  }
  expect(traces(world)).toEqual(before)
})

test.for(['generating', 'failed'] as const)(
  'a course that is %s has no assignment yet',
  async (status) => {
    const world = await buildContext()
    const { id } = await aCourse(world.db, world.user, { status })
    const before = traces(world)
    expect(await codeOf(handIn(world, id))).toBe('conflict')
    expect(await codeOf(assignmentOf(world, { id }))).toBe('conflict')
    expect(traces(world)).toEqual(before)
  },
)

test('a crit that is no assignment hands in nothing', async () => {
  const world = await withCourse()
  const over = { isAssignmentMode: false, mediaType: 'photography' }
  await handIn(world, world.course.id, over)
  expect(countRows(world.open, 'course_assignments')).toBe(0)
})

test('a submission whose conversation is deleted is withdrawn, and a new one can follow', async () => {
  const world = await withCourse()
  const { conversation } = await handIn(world, world.course.id)
  await world.api.conversation.remove({ id: conversation.id })
  expect(await assignmentOf(world, world.course)).toMatchObject({
    conversationId: null,
    status: 'withdrawn',
  })
  world.clock.move(1000)
  await handIn(world, world.course.id)
  expect((await assignmentOf(world, world.course))?.status).toBe('pending')
})

describe('the status of a submission', () => {
  function untilStatus(
    world: Pick<TestWorld, 'api'>,
    course: MicroCourseRow,
    status: AssignmentView['status'],
  ): Promise<AssignmentView> {
    return until(async () => {
      const assignment = await assignmentOf(world, course)
      return assignment?.status === status ? assignment : undefined
    })
  }

  test('is pending while the tutor writes, reviewed at the end, and stays so', async () => {
    const pause = gate()
    const tutor = scriptedTutor(
      ['Look ', pause, 'at the light.'],
      [new AiError('ai_quota', 'no')],
    )
    const world = await buildWorking({ tutor })
    const course = await unlocked(world.db, world.user)
    const { conversation } = await handIn(world, course.id)
    await until(() => pause.isReached)
    expect((await assignmentOf(world, course))?.status).toBe('pending')
    pause.open()
    await untilStatus(world, course, 'reviewed')
    // The status is that of the critique: what becomes of a question does not matter.
    const { sessionId } = conversation
    await world.api.conversation.ask({ sessionId, message: 'Why?' })
    await until(async () => {
      const { messages } = await world.api.conversation.get({ sessionId })
      return messages.at(-1)?.status === 'failed'
    })
    expect((await assignmentOf(world, course))?.status).toBe('reviewed')
  })

  test('is failed when the tutor fails for good, and pending again with its retry', async () => {
    const pause = gate()
    const tutor = scriptedTutor([new AiError('ai_quota', 'no')], [pause, 'Look.'])
    const world = await buildWorking({ tutor })
    const course = await unlocked(world.db, world.user)
    const { message } = await handIn(world, course.id)
    await untilStatus(world, course, 'failed')
    await world.api.conversation.retry({ messageId: message.id })
    await until(() => pause.isReached)
    expect((await assignmentOf(world, course))?.status).toBe('pending')
    pause.open()
    await untilStatus(world, course, 'reviewed')
  })
})
