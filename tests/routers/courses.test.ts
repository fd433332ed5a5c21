import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { courseLimits } from '#routers/contract/course-limits.ts'
import { createLiveEvents } from '#server/services/live-events.ts'
import { up as countParts } from '#db/migrations/0008-course-parts.ts'
import { newId } from '#db/ids.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { dayMs, secondMs } from '#tests/support/clock.ts'
import {
  aCard,
  aConversation,
  aCourse,
  aJob,
  aNote,
  aReadyCourse,
  aTry,
  aUser,
} from '#tests/support/factories.ts'
import { codeOf, outcomes, refusalOf } from '#tests/support/refusals.ts'
import type { TestWorld } from '#tests/support/build-context.ts'
import type { GenerateCourseInput, PersonEvent } from '#routers/contract/courses.ts'
import type { NoteRow } from '#db/tables/learning.ts'

async function someNotes({ db, user }: TestWorld, count: number): Promise<NoteRow[]> {
  const notes = []
  for (let index = 0; index < count; index += 1) notes.push(await aNote(db, user))
  return notes
}

async function generate(
  world: Pick<TestWorld, 'api'>,
  notes: ReadonlyArray<Pick<NoteRow, 'id'>>,
  over: Partial<GenerateCourseInput> = {},
) {
  const selectedNotes = notes.map(({ id }) => id)
  return world.api.courses.generate({ courseTitle: 'Light', selectedNotes, ...over })
}

/** What a refusal must leave untouched. */
function traces({ open, jobs }: TestWorld): unknown {
  return [
    countRows(open, 'micro_courses'),
    countRows(open, 'jobs'),
    rowsOf(open, 'rate_limits'),
    jobs.wakes,
  ]
}

describe('a course that is asked for', () => {
  test('begins with its notes, its job and nothing made', async () => {
    const world = await buildContext()
    const notes = await someNotes(world, 2)
    const course = await generate(world, notes, { courseTitle: '  Light and space ' })
    expect(course).toMatchObject({
      title: 'Light and space',
      content: '',
      status: 'generating',
      stage: 'outline',
      stageDone: 0,
      stageTotal: 1,
      sourceNotes: notes.map(({ id, title }) => ({ id, title })),
      partCount: 0,
      passedParts: 0,
      parts: null,
      finalAssignment: null,
      errorCode: null,
      retryAt: null,
      completedAt: null,
    })
    expect(rowsOf(world.open, 'jobs')).toMatchObject([
      {
        kind: 'course',
        dedupeKey: `course:${course.id}`,
        userId: world.user.id,
        state: 'ready',
      },
    ])
    expect(world.jobs.wakes).toBe(1)
    expect(await world.api.courses.get({ id: course.id })).toEqual(course)
  })

  test.for<[string, number, Partial<GenerateCourseInput>, string]>([
    ['no title', 1, { courseTitle: '' }, 'Please provide a title for your micro course.'],
    [
      'a blank title',
      1,
      { courseTitle: ' \n' },
      'Please provide a title for your micro course.',
    ],
    ['no note', 0, {}, 'Please select at least one note for your micro course.'],
    ['four notes', 4, {}, 'You can select up to 3 notes for course generation.'],
  ])(
    'with %s is refused in the words of the specification',
    async ([, count, over, text]) => {
      const world = await buildContext()
      const notes = await someNotes(world, count)
      const before = traces(world)
      const refusal = await refusalOf(generate(world, notes, over))
      expect([refusal.appCode, JSON.stringify(refusal.cause)]).toEqual([
        'invalid',
        expect.stringContaining(text),
      ])
      expect(traces(world)).toEqual(before)
    },
  )

  test('has a title of 255 characters at most', async () => {
    const world = await buildContext()
    const notes = await someNotes(world, 1)
    const longest = 'x'.repeat(courseLimits.title)
    const course = await generate(world, notes, { courseTitle: ` ${longest} ` })
    expect([courseLimits.title, course.title]).toEqual([255, longest])
    expect(await codeOf(generate(world, notes, { courseTitle: `${longest}x` }))).toBe(
      'invalid',
    )
  })

  test.for([
    ['Light\u0000 \u0007and\u009f space\u007f', 'Light and space'],
    ['\u202eLight\u202c \u2066and\u2069 space', 'Light and space'],
    ['Light\r\n\tand space\u0085', 'Light and space'],
    ['\u200fضوء ومساحة', '\u200fضوء ومساحة'],
  ])('has a title of one line that hides nothing: %#', async ([sent, title]) => {
    const world = await buildContext()
    const notes = await someNotes(world, 1)
    expect((await generate(world, notes, { courseTitle: sent })).title).toBe(title)
  })

  test('with a title that nobody could see is refused', async () => {
    const world = await buildContext()
    const notes = await someNotes(world, 1)
    const courseTitle = '\u0000\u202e \u2069'
    expect(await codeOf(generate(world, notes, { courseTitle }))).toBe('invalid')
  })

  test('takes three notes, in the order in which they were chosen', async () => {
    const world = await buildContext()
    const [first, second, third] = await someNotes(world, 3)
    const { sourceNotes } = await generate(world, [third!, first!, second!])
    expect(sourceNotes.map(({ id }) => id)).toEqual([third!.id, first!.id, second!.id])
  })

  test('takes a note that was chosen twice once', async () => {
    const world = await buildContext()
    const [one, other] = await someNotes(world, 2)
    const { sourceNotes } = await generate(world, [one!, other!, one!])
    expect(sourceNotes.map(({ id }) => id)).toEqual([one!.id, other!.id])
  })

  test('keeps its notes as they were', async () => {
    const world = await buildContext()
    const [note] = await someNotes(world, 1)
    const { id, sourceNotes } = await generate(world, [note!])
    await world.api.notes.update({ id: note!.id, title: 'Other', content: 'Words' })
    await world.api.notes.remove({ id: note!.id })
    expect((await world.api.courses.get({ id })).sourceNotes).toEqual(sourceNotes)
    expect(rowsOf(world.open, 'micro_courses')[0]?.['sourceNotes']).toContain(
      'Mind the light.',
    )
  })

  test.for(['unknown', 'deleted', 'foreign'] as const)(
    'from a note that is %s is refused as not found, and leaves nothing',
    async (what) => {
      const world = await buildContext()
      const [own, gone] = await someNotes(world, 2)
      if (what === 'deleted') await world.api.notes.remove({ id: gone!.id })
      const other = {
        unknown: { id: newId() },
        deleted: gone!,
        foreign: await aNote(world.db, await aUser(world.db)),
      }[what]
      const before = traces(world)
      expect(await codeOf(generate(world, [own!, other]))).toBe('not_found')
      expect(traces(world)).toEqual(before)
    },
  )

  test('is one, however often one click arrives', async () => {
    const world = await buildContext()
    const notes = await someNotes(world, 1)
    const requestId = randomUUID()
    const all = await Promise.all(
      Array.from({ length: 5 }, () => generate(world, notes, { requestId })),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    await world.api.notes.remove({ id: notes[0]!.id })
    expect((await generate(world, notes, { requestId })).id).toBe(all[0]!.id)
    expect([
      countRows(world.open, 'micro_courses'),
      countRows(world.open, 'jobs'),
    ]).toEqual([1, 1])
    expect(rowsOf(world.open, 'rate_limits')).toMatchObject([{ hits: 1 }])
  })

  test("has a click of its own: another person's is theirs, and one without an id is new", async () => {
    const world = await buildContext()
    const notes = await someNotes(world, 1)
    const other = await aUser(world.db)
    const requestId = randomUUID()
    const mine = await generate(world, notes, { requestId })
    const theirs = await generate(world.as(other), [await aNote(world.db, other)], {
      requestId,
    })
    expect(theirs.id).not.toBe(mine.id)
    await generate(world, notes)
    await generate(world, notes)
    expect(countRows(world.open, 'micro_courses')).toBe(4)
  })

  test('without its job is not stored either', async () => {
    const world = await buildContext()
    const notes = await someNotes(world, 1)
    world.open.sqlite.exec(
      `create trigger no_jobs before insert on jobs begin select raise(abort, 'no'); end`,
    )
    const before = traces(world)
    expect(await codeOf(generate(world, notes))).toBe('internal')
    expect(traces(world)).toEqual(before)
  })
})

test('of 40 courses at once 30 a day are begun, and the rest is told when to come back', async () => {
  const world = await buildContext()
  const notes = await someNotes(world, 1)
  const { passed, refused } = await outcomes(
    Array.from({ length: 40 }, () => generate(world, notes)),
  )
  expect([passed, refused]).toEqual([30, Array(10).fill('rate_limited')])
  expect([countRows(world.open, 'micro_courses'), countRows(world.open, 'jobs')]).toEqual(
    [30, 30],
  )
  world.clock.move(dayMs - 10 * secondMs)
  const refusal = await refusalOf(generate(world, notes))
  expect([refusal.appCode, refusal.detail]).toEqual(['rate_limited', { seconds: 10 }])
  const other = await aUser(world.db)
  await generate(world.as(other), [await aNote(world.db, other)])
  world.clock.move(10 * secondMs)
  expect((await generate(world, notes)).status).toBe('generating')
})

describe('the list', () => {
  test("has the caller's courses, newest first, in pages that leave nothing out", async () => {
    const world = await buildContext()
    for (let index = 0; index < 7; index += 1) await aCourse(world.db, world.user)
    await aCourse(world.db, await aUser(world.db), { title: 'Not mine' })
    const list = world.api.courses.list
    const whole = await list({})
    const stored = rowsOf(world.open, 'micro_courses')
      .filter((row) => row['userId'] === world.user.id)
      .map((row) => row['id'])
    expect(whole.courses.map(({ id }) => id)).toEqual(stored.toReversed())
    expect(whole.nextCursor).toBeNull()
    const first = await list({ limit: 3 })
    const second = await list({ limit: 3, cursor: first.nextCursor })
    const third = await list({ limit: 3, cursor: second.nextCursor })
    expect([first, second, third].flatMap(({ courses }) => courses)).toEqual(
      whole.courses,
    )
    expect([first, second, third].map(({ nextCursor }) => nextCursor)).toEqual([
      3,
      6,
      null,
    ])
    expect((await list({ limit: 7 })).nextCursor).toBeNull()
  })

  test('has no lessons unless they are asked for, and counts what is passed', async () => {
    const world = await buildContext()
    const course = await aReadyCourse(world.db, world.user, { partCount: 2 })
    await aTry(world.db, course, { partIndex: 0, score: 50 })
    await aTry(world.db, course, { partIndex: 1, score: 49 })
    const { courses } = await world.api.courses.list({})
    expect(courses).toMatchObject([
      { id: course.id, status: 'ready', partCount: 2, passedParts: 1, parts: null },
    ])
    const whole = await world.api.courses.list({ withParts: true })
    expect(whole.courses[0]?.parts).toHaveLength(2)
  })

  test('without lessons does not so much as read them', async () => {
    const world = await buildContext()
    await aReadyCourse(world.db, world.user, { partCount: 2, parts: 'no json at all' })
    const { courses } = await world.api.courses.list({})
    expect(courses).toMatchObject([{ partCount: 2, parts: null }])
    expect(await codeOf(world.api.courses.list({ withParts: true }))).toBe('internal')
  })

  test('counts the parts of courses from before they were counted', async () => {
    const world = await buildContext()
    const parts = [{}, {}, {}]
    await aReadyCourse(world.db, world.user)
    await aCourse(world.db, world.user, { draft: JSON.stringify({ parts }) })
    await aCourse(world.db, world.user)
    world.open.sqlite.exec('alter table micro_courses drop column "partCount"')
    await countParts(world.db as Parameters<typeof countParts>[0])
    const counts = rowsOf(world.open, 'micro_courses').map((row) => row['partCount'])
    expect(counts).toEqual([2, 3, 0])
  })

  test.for([{ limit: 0 }, { limit: 501 }, { cursor: -1 }, { limit: 1.5 }])(
    'cannot be asked for %o',
    async (page) => {
      const { api } = await buildContext()
      expect(await codeOf(api.courses.list(page))).toBe('invalid')
    },
  )
})

describe('one course', () => {
  test('that is ready has its parts, with a picture each, and its assignment', async () => {
    const world = await buildContext()
    const { id } = await aReadyCourse(world.db, world.user, { partCount: 2 })
    const course = await world.api.courses.get({ id })
    expect(course).toMatchObject({ status: 'ready', stage: null, partCount: 2 })
    expect(course.parts?.map(({ title, imageUrl }) => [title, imageUrl])).toEqual([
      ['Light', '/api/drawings/side-light.svg'],
      ['Space', '/api/drawings/side-light.svg'],
    ])
    expect(course.parts?.[0]).toMatchObject({
      content: expect.stringContaining('*shape*') as string,
      picture: { type: 'drawing', alt: 'A ball lit from the left.' },
      quiz: [
        { options: expect.any(Array) as string[], correctAnswer: 1 },
        { correctAnswer: 2 },
        { correctAnswer: 0 },
        { correctAnswer: 3 },
      ],
    })
    expect(course.finalAssignment).toEqual({
      title: 'Show it',
      description: 'One picture with both.',
      artworkPrompt: 'Make one picture with one light.',
    })
  })

  test('of someone else is as absent as none, whatever is asked of it', async () => {
    const world = await buildContext()
    const { id } = await aCourse(world.db, world.user, { status: 'failed' })
    const { api } = world.as(await aUser(world.db))
    const before = rowsOf(world.open, 'micro_courses')
    for (const call of ['get', 'retry', 'remove'] as const) {
      const foreign = await refusalOf(api.courses[call]({ id }))
      const absent = await refusalOf(api.courses[call]({ id: newId() }))
      expect([foreign.appCode, foreign.message]).toEqual(['not_found', absent.message])
    }
    expect((await api.courses.list({})).courses).toEqual([])
    expect(rowsOf(world.open, 'micro_courses')).toEqual(before)
    expect([countRows(world.open, 'jobs'), world.jobs.aborted]).toEqual([0, []])
  })
})

describe('a course that is removed', () => {
  test('goes with its tries, cards and job, and its making is broken off', async () => {
    const world = await buildContext()
    const course = await aReadyCourse(world.db, world.user)
    const other = await aReadyCourse(world.db, world.user)
    for (const { id } of [course, other]) {
      await aTry(world.db, { id, userId: world.user.id })
      await aCard(world.db, { id, userId: world.user.id })
      await aJob(world.db, { kind: 'course', dedupeKey: `course:${id}` })
    }
    expect(await world.api.courses.remove({ id: course.id })).toEqual({ success: true })
    for (const table of ['micro_courses', 'course_quiz_progress', 'review_cards', 'jobs'])
      expect([table, countRows(world.open, table)]).toEqual([table, 1])
    expect(rowsOf(world.open, 'micro_courses')).toMatchObject([{ id: other.id }])
    expect(rowsOf(world.open, 'jobs')).toMatchObject([
      { dedupeKey: `course:${other.id}` },
    ])
    expect(world.jobs.aborted).toEqual([`course:${course.id}`])
    expect(await codeOf(world.api.courses.remove({ id: course.id }))).toBe('not_found')
  })

  test('leaves the crits that were handed in for it', async () => {
    const world = await buildContext()
    const course = await aReadyCourse(world.db, world.user)
    const crit = await aConversation(world.db, world.user, { courseId: course.id })
    await world.api.courses.remove({ id: course.id })
    const { sessionId } = crit
    expect((await world.api.conversation.get({ sessionId })).conversation.id).toBe(
      crit.id,
    )
  })
})

describe('a retry', () => {
  async function failed(world: TestWorld) {
    const course = await aCourse(world.db, world.user, {
      status: 'failed',
      errorCode: 'ai_quota',
      stage: 'questions',
    })
    const dedupeKey = `course:${course.id}`
    await aJob(world.db, {
      kind: 'course',
      dedupeKey,
      userId: world.user.id,
      payload: JSON.stringify({ courseId: course.id }),
      state: 'dead',
      attempts: 3,
    })
    return course
  }

  test('goes on with a failed course from its first attempt, where it failed', async () => {
    const world = await buildContext()
    const { id } = await failed(world)
    expect(await world.api.courses.retry({ id })).toMatchObject({
      status: 'generating',
      stage: 'questions',
      errorCode: null,
    })
    expect(rowsOf(world.open, 'jobs')).toMatchObject([
      { kind: 'course', state: 'ready', attempts: 0, lastError: null },
    ])
    expect(world.jobs.wakes).toBe(1)
  })

  test('begins one job, however often and at once it is asked for', async () => {
    const world = await buildContext()
    const { id } = await failed(world)
    await Promise.all(Array.from({ length: 5 }, () => world.api.courses.retry({ id })))
    expect(countRows(world.open, 'jobs')).toBe(1)
    expect(countRows(world.open, 'rate_limits')).toBe(0)
  })

  test.for(['generating', 'ready'] as const)(
    'of a course that is %s changes nothing',
    async (status) => {
      const world = await buildContext()
      const make = status === 'ready' ? aReadyCourse : aCourse
      const { id } = await make(world.db, world.user)
      const before = rowsOf(world.open, 'micro_courses')
      expect((await world.api.courses.retry({ id })).status).toBe(status)
      expect(rowsOf(world.open, 'micro_courses')).toEqual(before)
      expect([
        countRows(world.open, 'jobs'),
        countRows(world.open, 'rate_limits'),
      ]).toEqual([0, 0])
    },
  )

  test('does not count among the 30 a day', async () => {
    const world = await buildContext()
    const { id } = await failed(world)
    const notes = await someNotes(world, 1)
    for (let index = 0; index < 30; index += 1) await generate(world, notes)
    expect(await codeOf(generate(world, notes))).toBe('rate_limited')
    expect((await world.api.courses.retry({ id })).status).toBe('generating')
  })
})

describe('whoever follows their courses', () => {
  test('hears of what begins, is tried and goes, and nobody else does', async () => {
    const told: Array<[string, PersonEvent]> = []
    const live = {
      ...createLiveEvents(),
      publishToPerson: (userId: string, event: PersonEvent) => {
        told.push([userId, event])
      },
    }
    const world = await buildContext({ live })
    const { id } = await generate(world, await someNotes(world, 1))
    world.open.sqlite.exec(`update micro_courses set status = 'failed'`)
    await world.api.courses.retry({ id })
    await world.api.courses.remove({ id })
    const event = [world.user.id, { type: 'course', courseId: id }]
    expect(told).toEqual([event, event, event])
  })

  test('gets the events of the caller alone, until they leave', async () => {
    const world = await buildContext()
    const other = await aUser(world.db)
    const leaving = new AbortController()
    const events = world.services.live.followPerson(world.user.id, leaving.signal)
    const theirs = await generate(world.as(other), [await aNote(world.db, other)])
    const mine = await generate(world, await someNotes(world, 1))
    const seen: string[] = []
    for await (const { courseId } of events) {
      seen.push(courseId)
      leaving.abort()
    }
    expect(seen).toEqual([mine.id])
    expect(seen).not.toContain(theirs.id)
  })
})
