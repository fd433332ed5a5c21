import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  badgeOf,
  isPassed,
  isUnlocked,
  outcomesOf,
  quizPassMark,
  scoreOf,
} from '#routers/contract/quiz.ts'
import { shuffleOptions, withoutKey } from '#routers/courses/shuffle-options.ts'
import type { PartScore } from '#routers/contract/quiz.ts'
import type { QuestionDraft } from '#routers/course-author.ts'

/** Half of all scores lie next to the pass mark. */
const anyScore = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(49, 50, 51))
const anyTry = fc.record({ partIndex: fc.nat(7), score: anyScore })
const anyTries = fc.array(anyTry, { maxLength: 30 })
const anyCount = fc.nat(6)

/** The judge: the best of each part, kept as tries come in, against 50. */
function bestOf(tries: readonly PartScore[]): Map<number, number> {
  const best = new Map<number, number>()
  for (const { partIndex, score } of tries)
    if (score > (best.get(partIndex) ?? -1)) best.set(partIndex, score)
  return best
}

describe('the assignment', () => {
  test('is open exactly when every part has a best score of 50 or more', () => {
    fc.assert(
      fc.property(anyCount, anyTries, (partCount, tries) => {
        const best = bestOf(tries)
        let missing = 0
        for (let part = 0; part < partCount; part += 1)
          if ((best.get(part) ?? 0) < 50) missing += 1
        expect(isUnlocked(partCount, tries)).toBe(partCount > 0 && missing === 0)
      }),
      { numRuns: 2000 },
    )
  })

  test('opens for the whole course alone: passing all parts but one is not enough', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.nat(5),
        anyTries,
        (count, at, more) => {
          const left = at % count
          const passed = Array.from({ length: count }, (_, partIndex) => ({
            partIndex,
            score: 50,
          }))
          const others = [...passed, ...more].filter(
            ({ partIndex }) => partIndex !== left,
          )
          expect(isUnlocked(count, [...passed, ...more])).toBe(true)
          expect(isUnlocked(count, others)).toBe(false)
          expect(isUnlocked(count, [...others, { partIndex: left, score: 49 }])).toBe(
            false,
          )
        },
      ),
    )
  })

  test('does not ask in which order the parts were taken, nor how often', () => {
    const both = anyTries.chain((tries) =>
      fc.tuple(
        fc.constant(tries),
        fc.shuffledSubarray([...tries, ...tries, ...tries], {
          minLength: tries.length * 3,
        }),
      ),
    )
    fc.assert(
      fc.property(anyCount, both, (partCount, [tries, shuffled]) => {
        expect(outcomesOf(partCount, shuffled)).toEqual(outcomesOf(partCount, tries))
      }),
    )
  })

  test('once open, no further try locks it', () => {
    fc.assert(
      fc.property(anyCount, anyTries, anyTry, (partCount, tries, more) => {
        fc.pre(isUnlocked(partCount, tries))
        expect(isUnlocked(partCount, [...tries, more])).toBe(true)
      }),
    )
  })

  test('of a course without parts stays locked', () => {
    expect(isUnlocked(0, [{ partIndex: 0, score: 100 }])).toBe(false)
  })
})

test('a part is passed from 50, failed below, and otherwise not taken', () => {
  const scores = [
    { partIndex: 0, score: 50 },
    { partIndex: 1, score: 49 },
    { partIndex: 3, score: 0 },
    { partIndex: 9, score: 100 },
  ]
  expect(outcomesOf(4, scores)).toEqual(['passed', 'failed', 'notTaken', 'failed'])
  expect([quizPassMark, isPassed(50), isPassed(49)]).toEqual([50, true, false])
})

test.for([
  [100, 'excellent'],
  [80, 'excellent'],
  [79, 'good'],
  [60, 'good'],
  [59, 'needsReview'],
  [0, 'needsReview'],
] as const)('%i has the badge %s', ([score, badge]) => {
  expect(badgeOf(score)).toBe(badge)
})

interface Taken {
  options: number
  key: number
  isKnown: boolean
  /** How far from the key the answer is that was picked; 2 is for none at all. */
  slip: number
}

const anyQuiz: fc.Arbitrary<Taken[]> = fc.array(
  fc.record({
    options: fc.integer({ min: 3, max: 5 }),
    key: fc.nat(2),
    isKnown: fc.boolean(),
    slip: fc.integer({ min: 1, max: 2 }),
  }),
  { minLength: 1, maxLength: 6 },
)

/** Somebody who knows some of the questions and picks another option, or none, for the rest. */
function taken(quiz: Taken[]) {
  return {
    keys: quiz.map(({ key }) => ({ correctAnswer: key })),
    answers: quiz.map(({ key, isKnown, slip, options }) =>
      isKnown ? key : slip === 1 ? (key + slip) % options : null,
    ),
    known: quiz.filter(({ isKnown }) => isKnown).length,
  }
}

describe('a score', () => {
  test.for([
    [0, 4, 0],
    [1, 6, 17],
    [1, 3, 33],
    [1, 2, 50],
    [2, 3, 67],
    [5, 6, 83],
    [6, 6, 100],
  ] as const)('for %i of %i is %i', ([right, questions, score]) => {
    const quiz = Array.from({ length: questions }, () => ({ correctAnswer: 2 }))
    const answers = quiz.map((_, index) => (index < right ? 2 : 1))
    expect(scoreOf(quiz, answers)).toBe(score)
  })

  test('is the rounded percentage of what was known, whatever the positions', () => {
    fc.assert(
      fc.property(anyQuiz, (quiz) => {
        const { keys, answers, known } = taken(quiz)
        const score = scoreOf(keys, answers)
        expect(score).toBe(Math.floor((200 * known + quiz.length) / (2 * quiz.length)))
      }),
    )
  })

  test('stays the same when options change places, with their key', () => {
    fc.assert(
      fc.property(anyQuiz, fc.nat(4), (quiz, turn) => {
        const { keys, answers } = taken(quiz)
        const moved = (choice: number, at: number) => (choice + turn) % quiz[at]!.options
        const others = keys.map((one, at) => ({
          correctAnswer: moved(one.correctAnswer, at),
        }))
        const same = answers.map((choice, at) =>
          choice === null ? null : moved(choice, at),
        )
        expect(scoreOf(others, same)).toBe(scoreOf(keys, answers))
      }),
    )
  })

  test('is not raised by answers to questions that are not there, nor by none at all', () => {
    fc.assert(
      fc.property(anyQuiz, fc.array(fc.nat(4)), (quiz, more) => {
        const { keys, answers } = taken(quiz)
        expect(scoreOf(keys, [...answers, ...more])).toBe(scoreOf(keys, answers))
        expect(scoreOf(keys, [])).toBe(0)
      }),
    )
    expect(scoreOf([], [0, 1])).toBe(0)
  })
})

function draftOf(count: number, right: number): QuestionDraft {
  return {
    question: 'What shows the shape?',
    options: Array.from({ length: count }, (_, index) => ({
      text: `Option ${index}`,
      isRight: index === right,
      why: `Reason ${index}`,
    })),
  }
}

/** Every way in which chance can fall for so many options: a list of picks each. */
function allPicks(below: number): number[][] {
  if (below < 2) return [[]]
  return Array.from({ length: below }, (_, pick) => pick).flatMap((pick) =>
    allPicks(below - 1).map((rest) => [pick, ...rest]),
  )
}

describe('shuffled options', () => {
  test('keep the key, each text and its own reason', () => {
    const anyDraft = fc
      .integer({ min: 3, max: 5 })
      .chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1)))
    const anyChance = fc.array(fc.nat(), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(anyDraft, anyChance, ([count, right], chance) => {
        const draft = draftOf(count, right)
        let calls = 0
        const quiz = shuffleOptions(draft, (below) => chance[calls++]! % below)
        expect(quiz.options.toSorted()).toEqual(draft.options.map(({ text }) => text))
        expect(quiz.options[quiz.correctAnswer]).toBe(`Option ${right}`)
        expect(quiz.explanations).toEqual(
          quiz.options.map((text) => text.replace('Option', 'Reason')),
        )
        expect(draft).toEqual(draftOf(count, right))
      }),
    )
  })

  test.for([3, 4, 5])('of %i come in each order, by one fall of chance each', (count) => {
    const falls = allPicks(count)
    const orders = falls.map((picks) => {
      const asked: number[] = []
      const { options } = shuffleOptions(draftOf(count, 0), (below) => {
        asked.push(below)
        return picks[asked.length - 1]!
      })
      // What is asked of chance is as wide as the list above takes it to be.
      expect(asked).toEqual(picks.map((_, index) => count - index))
      return options.join()
    })
    expect(new Set(orders).size).toBe(falls.length)
    const factorial = { 3: 6, 4: 24, 5: 120 }[count]
    expect(falls).toHaveLength(factorial!)
  })

  test('go to whoever solves them without their key or their reasons', () => {
    const quiz = shuffleOptions(draftOf(4, 2), () => 0)
    const open = withoutKey(quiz)
    expect(Object.keys(open).toSorted()).toEqual(['options', 'question'])
    expect(JSON.stringify(open)).not.toContain('Reason')
  })
})
