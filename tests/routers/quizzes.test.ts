import { describe, expect, test } from 'vitest'
import { newId } from '#db/ids.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import {
  aCourse,
  aReadyCourse,
  aTry,
  aUser,
  rightAnswers,
} from '#tests/support/factories.ts'
import { codeOf, outcomes } from '#tests/support/refusals.ts'
import type { TestWorld } from '#tests/support/build-context.ts'

async function withCourse(): Promise<TestWorld & { courseId: string }> {
  const world = await buildContext()
  const { id: courseId } = await aReadyCourse(world.db, world.user)
  return { ...world, courseId }
}

/** So many of four questions right, the others wrong. */
function knowing(count: number): number[] {
  return rightAnswers.map((right, index) => (index < count ? right : (right + 1) % 4))
}

function take(
  { api, courseId }: TestWorld & { courseId: string },
  answers: number[],
  partIndex = 0,
) {
  return api.courses.takeQuiz({ courseId, partIndex, answers })
}

describe('a try', () => {
  test.for([
    [0, 0],
    [1, 25],
    [2, 50],
    [3, 75],
    [4, 100],
  ] as const)('with %i of four right scores %i', async ([count, score]) => {
    const world = await withCourse()
    const answers = knowing(count)
    const best = { partIndex: 0, score, answers }
    expect(await take(world, answers)).toEqual({ score, best })
    const { progress } = await world.api.courses.progress({ id: world.courseId })
    expect(progress).toEqual([best])
  })

  test('is kept when it is the best, and a worse one later changes nothing', async () => {
    const world = await withCourse()
    await take(world, knowing(1))
    await take(world, knowing(3))
    const kept = rowsOf(world.open, 'course_quiz_progress')
    world.clock.move(1000)
    const best = { partIndex: 0, score: 75, answers: knowing(3) }
    expect(await take(world, knowing(2))).toEqual({ score: 50, best })
    expect(rowsOf(world.open, 'course_quiz_progress')).toEqual(kept)
    expect(await take(world, knowing(4))).toMatchObject({ best: { score: 100 } })
    expect(countRows(world.open, 'course_quiz_progress')).toBe(1)
  })

  test('as good as the best takes its place, so that the later answers show', async () => {
    const world = await withCourse()
    await take(world, knowing(2))
    const others = [...knowing(0).slice(0, 2), ...rightAnswers.slice(2)]
    expect(await take(world, others)).toEqual({
      score: 50,
      best: { partIndex: 0, score: 50, answers: others },
    })
  })

  test('counts for its own part', async () => {
    const world = await withCourse()
    await take(world, knowing(4), 1)
    await take(world, knowing(1), 0)
    const { progress } = await world.api.courses.progress({ id: world.courseId })
    expect(progress.map(({ partIndex, score }) => [partIndex, score])).toEqual([
      [0, 25],
      [1, 100],
    ])
    expect((await world.api.courses.get({ id: world.courseId })).passedParts).toBe(1)
  })

  test('cannot bring its score along', async () => {
    const world = await withCourse()
    const forged = { courseId: world.courseId, partIndex: 0, answers: knowing(0) }
    const call = world.api.courses.takeQuiz({ ...forged, score: 100 } as typeof forged)
    expect(await codeOf(call)).toBe('invalid')
    expect(countRows(world.open, 'course_quiz_progress')).toBe(0)
  })

  test.for<[string, unknown[], number, string]>([
    ['no answers', [], 0, 'invalid'],
    ['too few answers', [1, 2, 0], 0, 'invalid'],
    ['one answer too many', [1, 2, 0, 3, 0], 0, 'invalid'],
    ['far too many answers', Array(1000).fill(0), 0, 'invalid'],
    ['the answer behind the last option', [1, 2, 0, 4], 0, 'invalid'],
    ['an answer below the first option', [1, 2, 0, -1], 0, 'invalid'],
    ['an answer between two options', [1, 2, 0, 1.5], 0, 'invalid'],
    ['a question left open', [1, 2, 0, null], 0, 'invalid'],
    ['an answer in words', [1, 2, 0, '3'], 0, 'invalid'],
    ['a part behind the last', rightAnswers, 2, 'not_found'],
    ['a part that no course has', rightAnswers, 7, 'invalid'],
    ['a part before the first', rightAnswers, -1, 'invalid'],
  ])('with %s is refused, and nothing is kept', async ([, answers, part, code]) => {
    const world = await withCourse()
    expect(await codeOf(take(world, answers as number[], part))).toBe(code)
    expect(countRows(world.open, 'course_quiz_progress')).toBe(0)
  })

  test('that is refused leaves the best as it was', async () => {
    const world = await withCourse()
    await take(world, knowing(3))
    const kept = rowsOf(world.open, 'course_quiz_progress')
    expect(await codeOf(take(world, [1, 2, 0, 4]))).toBe('invalid')
    expect(rowsOf(world.open, 'course_quiz_progress')).toEqual(kept)
  })
})

test('of tries at once the best is kept, once, whichever comes last', async () => {
  const world = await withCourse()
  const known = [0, 3, 1, 4, 2, 0, 4, 1, 3, 2]
  const all = await Promise.all(known.map((count) => take(world, knowing(count))))
  expect(all.map(({ score }) => score)).toEqual(known.map((count) => count * 25))
  for (const { score, best } of all) expect(best.score).toBeGreaterThanOrEqual(score)
  expect(rowsOf(world.open, 'course_quiz_progress')).toMatchObject([
    { partIndex: 0, score: 100, answers: JSON.stringify(rightAnswers) },
  ])
})

test('of someone else neither quiz nor progress is there', async () => {
  const world = await withCourse()
  await take(world, knowing(4))
  const stranger = world.as(await aUser(world.db))
  for (const courseId of [world.courseId, newId()]) {
    const theirs = { ...world, ...stranger, courseId } as typeof world
    expect(await codeOf(take(theirs, knowing(0)))).toBe('not_found')
    expect(await codeOf(stranger.api.courses.progress({ id: courseId }))).toBe(
      'not_found',
    )
  }
  expect(rowsOf(world.open, 'course_quiz_progress')).toMatchObject([
    { userId: world.user.id, score: 100 },
  ])
})

test.for(['generating', 'failed'] as const)(
  'a course that is %s has no quiz yet, even with parts from somewhere',
  async (status) => {
    const world = await buildContext()
    for (const make of [aCourse, aReadyCourse]) {
      const { id: courseId } = await make(world.db, world.user, { status })
      const call = take({ ...world, courseId }, knowing(4))
      expect(await codeOf(call)).toBe('conflict')
      expect(await codeOf(world.api.courses.progress({ id: courseId }))).toBe('conflict')
    }
    expect(countRows(world.open, 'course_quiz_progress')).toBe(0)
  },
)

test('a course that is removed meanwhile takes no try with it into nowhere', async () => {
  const world = await withCourse()
  const { passed, refused } = await outcomes([
    world.api.courses.remove({ id: world.courseId }),
    take(world, knowing(4)),
  ])
  expect([passed, refused]).toEqual([1, ['not_found']])
  expect(countRows(world.open, 'course_quiz_progress')).toBe(0)
})

test('answers in the store that are no list any more do not keep the progress away', async () => {
  const world = await withCourse()
  const course = { id: world.courseId, userId: world.user.id }
  await aTry(world.db, course, { score: 75, answers: '{"0":1}' })
  const { progress } = await world.api.courses.progress({ id: world.courseId })
  expect(progress).toEqual([{ partIndex: 0, score: 75, answers: [] }])
})
