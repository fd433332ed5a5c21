import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { courseLimits } from '#routers/contract/course-limits.ts'
import {
  lessonForm,
  outlineForm,
  quizForm,
  solveForm,
} from '#server/services/course-answer.ts'
import {
  lessonMessages,
  outlineMessages,
  quizMessages,
  solveMessages,
} from '#server/services/course-prompt.ts'
import { parseAnswer } from '#server/services/parse-answer.ts'
import type {
  CourseBrief,
  CourseNote,
  LessonDraft,
  OpenQuestion,
} from '#routers/course-author.ts'

function aNote(title: string): CourseNote {
  return { title, content: 'It leans.', category: 'advice', tags: [], medium: null }
}

function aBriefOf(count: number): CourseBrief {
  return {
    title: 'Lines',
    notes: Array.from({ length: count }, (_, at) => aNote(`Note ${at}`)),
    learner: { level: null, interests: [] },
  }
}

const plainLesson: LessonDraft = { content: 'Lines lean.', exercise: 'Look.', cards: [] }

function asked(...counts: number[]): OpenQuestion[] {
  return counts.map((count, at) => ({
    question: `Question ${at}?`,
    options: Array.from({ length: count }, (_, place) => `Option ${place}`),
  }))
}

/* What a model may say: words in every script, marks, spaces, and far too much of them. */
const marks = fc.stringMatching(/^[*_`#>[\]() .!\n\\&;<-]{0,40}$/)
const short = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), marks)
const text = fc.oneof(
  { weight: 6, arbitrary: short },
  {
    weight: 1,
    arbitrary: fc
      .tuple(short, fc.integer({ min: 1, max: 3000 }))
      .map(([one, times]) => one.repeat(times).slice(0, 40_000)),
  },
)
const number = fc.oneof(
  fc.integer({ min: -2, max: 8 }),
  fc.double({ noNaN: true }),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, -0, 0.5),
)
const list = <T>(one: fc.Arbitrary<T>, maxLength: number) => fc.array(one, { maxLength })

const outlineAnswer = fc.record({
  intro: text,
  parts: list(fc.record({ title: text, goal: text, note: fc.option(number) }), 9),
  assignmentTitle: text,
  assignmentDescription: text,
  assignmentBrief: text,
})
const lessonAnswer = fc.record({
  content: text,
  exercise: text,
  cards: list(fc.record({ front: text, back: text }), 6),
})
const quizAnswer = fc.record({
  questions: list(
    fc.record({
      question: text,
      options: list(fc.record({ text, why: text }), 7),
      correct: number,
    }),
    8,
  ),
})
const solveAnswer = fc.record({
  answers: list(fc.record({ question: number, option: number }), 12),
})

/** Either what was accepted, or undefined when a fault was told, which is a sentence. */
function valueOf<Value>(accepted: { value: Value } | { fault: string }) {
  if ('value' in accepted) return accepted.value
  expect(accepted.fault).toMatch(/^[A-Z][^\n]{10,150}\.$/)
  return undefined
}

function expectLine(line: string): void {
  expect(line.length).toBeLessThanOrEqual(200)
  expect(line).not.toMatch(/[\n\r]/)
}

const forms = [
  ['outline', outlineForm(aBriefOf(1)), outlineAnswer],
  ['lesson', lessonForm(), lessonAnswer],
  ['questions', quizForm(), quizAnswer],
  ['answers', solveForm(asked(4, 4)), solveAnswer],
] as const

describe.for(forms)('the form of the %s', ([name, form]) => {
  test('is flat and strict, without limits', () => {
    const schema = z.toJSONSchema(form.schema as z.ZodType)
    expect(JSON.stringify(schema)).not.toMatch(
      /"(?:min|max|pattern|format|oneOf|enum|const)[A-Z"]/i,
    )
    expect(form.name).toBe(name)
  })

  test('is what the prompt shows', () => {
    const outline = {
      intro: '',
      parts: [],
      assignment: { title: '', description: '', artworkPrompt: '' },
    }
    const prompts = {
      outline: outlineMessages(aBriefOf(1)),
      lesson: lessonMessages(aBriefOf(1), { outline, index: 0 }),
      questions: quizMessages({ title: '', goal: '', note: null }, plainLesson),
      answers: solveMessages(plainLesson, asked(4)),
    }
    const system = prompts[name][0]?.content as string
    const shown = /form (\{.*\}) /.exec(system)?.[1] ?? ''
    expect(parseAnswer(shown, form.schema as z.ZodType)).toEqual({
      value: JSON.parse(shown) as unknown,
    })
  })
})

test('every outline is accepted within its limits, or told what is wrong', () => {
  fc.assert(
    fc.property(outlineAnswer, fc.integer({ min: 1, max: 3 }), (answer, count) => {
      const value = valueOf(outlineForm(aBriefOf(count)).accept(answer))
      if (!value) return
      const { intro, parts, assignment } = value
      expect(parts.length).toBeGreaterThanOrEqual(courseLimits.leastParts)
      expect(parts.length).toBeLessThanOrEqual(courseLimits.parts)
      for (const { title, goal, note } of parts) {
        expectLine(title)
        expectLine(goal)
        expect(title).not.toBe('')
        expect([null, 0, 1, 2].slice(0, count + 1)).toContain(note)
      }
      expectLine(assignment.title)
      expect(assignment.title).not.toBe('')
      expect(assignment.artworkPrompt).not.toBe('')
      expect(assignment.artworkPrompt.length).toBeLessThanOrEqual(3000)
      expect(assignment.description.length).toBeLessThanOrEqual(2000)
      expect(intro.length).toBeLessThanOrEqual(2000)
    }),
    { numRuns: 300 },
  )
})

test('an outline with two parts of one title is refused', () => {
  const outlineOf = (...titles: string[]) =>
    outlineForm(aBriefOf(1)).accept({
      intro: 'x',
      parts: titles.map((title) => ({ title, goal: 'See it.', note: 1 })),
      assignmentTitle: 'x',
      assignmentDescription: 'x',
      assignmentBrief: 'x',
    })
  const fault = 'Two parts have the same title.'
  expect(outlineOf('Light', 'Space', '**light** ')).toEqual({ fault })
  expect(valueOf(outlineOf('Light', 'Space'))?.parts).toHaveLength(2)
})

test('every lesson is accepted within its limits, or told what is wrong', () => {
  fc.assert(
    fc.property(lessonAnswer, (answer) => {
      const value = valueOf(lessonForm().accept(answer))
      if (!value) return
      const { content, exercise, cards } = value
      expect(content.length).toBeGreaterThanOrEqual(200)
      expect(content.length).toBeLessThanOrEqual(12_000)
      expect(exercise.length).toBeLessThanOrEqual(2000)
      expect(cards.length * courseLimits.leastParts).toBeGreaterThanOrEqual(
        courseLimits.leastCards,
      )
      expect(cards.length).toBeLessThanOrEqual(3)
      for (const side of cards.flatMap(({ front, back }) => [front, back])) {
        expect(side).not.toBe('')
        expect(side.length).toBeLessThanOrEqual(2000)
      }
    }),
    { numRuns: 300 },
  )
})

test('every quiz is accepted with one key a question, or told what is wrong', () => {
  fc.assert(
    fc.property(quizAnswer, (answer) => {
      const value = valueOf(quizForm().accept(answer))
      if (!value) return
      expect(value.length).toBeGreaterThanOrEqual(courseLimits.leastQuestions)
      expect(value).toHaveLength(answer.questions.length)
      for (const [at, { question, options }] of value.entries()) {
        expect(question.length).toBeLessThanOrEqual(2000)
        expect(options.length).toBeGreaterThanOrEqual(courseLimits.leastOptions)
        expect(options.length).toBeLessThanOrEqual(courseLimits.options)
        expect(options.flatMap(({ isRight }, place) => (isRight ? place : []))).toEqual([
          answer.questions[at]!.correct - 1,
        ])
        for (const { text: said, why } of options)
          expect(Math.max(said.length, why.length)).toBeLessThanOrEqual(2000)
      }
    }),
    { numRuns: 300 },
  )
})

/* Quizzes of the right shape, which chance alone seldom makes. */
test('a quiz that fits is accepted, its key where it was said to be', () => {
  const one = fc
    .record({ question: text, options: fc.array(text, { minLength: 3, maxLength: 5 }) })
    .chain(({ question, options }) =>
      fc.integer({ min: 1, max: options.length }).map((correct) => ({
        question,
        options: options.map((said) => ({ text: said, why: said })),
        correct,
      })),
    )
  fc.assert(
    fc.property(fc.array(one, { minLength: 2, maxLength: 7 }), (questions) => {
      const value = valueOf(quizForm().accept({ questions }))
      expect(
        value?.map(({ options }) => options.findIndex(({ isRight }) => isRight) + 1),
      ).toEqual(questions.map(({ correct }) => correct))
    }),
    { numRuns: 100 },
  )
})

test('a solution is an option of its question, or none', () => {
  const counts = list(fc.integer({ min: 3, max: 5 }), 6)
  fc.assert(
    fc.property(counts, solveAnswer, (sizes, answer) => {
      const value = valueOf(solveForm(asked(...sizes)).accept(answer))
      expect(value).toHaveLength(sizes.length)
      for (const [at, option] of (value ?? []).entries()) {
        if (option === null) continue
        expect(Number.isInteger(option) && option >= 0).toBe(true)
        expect(option).toBeLessThan(sizes[at]!)
        const first = answer.answers.find(({ question }) => question === at + 1)
        expect(first?.option).toBe(option + 1)
      }
    }),
    { numRuns: 300 },
  )
})

/** Every text of an outline and of a lesson that are made of one text. */
function textsFrom(said: string): string[] {
  const lesson = lessonForm().accept({
    content: said,
    exercise: said,
    cards: [0, 1].map(() => ({ front: said, back: said })),
  })
  const outline = outlineForm(aBriefOf(1)).accept({
    intro: said,
    parts: ['', 'b'].map((start) => ({ title: start + said, goal: said, note: 1 })),
    assignmentTitle: said,
    assignmentDescription: said,
    assignmentBrief: said,
  })
  const { content, exercise, cards = [] } = valueOf(lesson) ?? {}
  const { intro, parts = [], assignment } = valueOf(outline) ?? {}
  return [
    content,
    exercise,
    intro,
    ...cards.flatMap(({ front, back }) => [front, back]),
    ...parts.flatMap(({ title, goal }) => [title, goal]),
    ...Object.values(assignment ?? {}),
  ].filter((text) => text !== undefined)
}

const areWellFormed = (said: string) =>
  textsFrom(said).every((one) => one !== '' && one.isWellFormed())

test.for(['', 'a', 'ab', 'abc'])(
  'a text is not cut through a character after “%s”',
  (start) => {
    // Letters beyond the first plane of Unicode, two units each.
    expect(areWellFormed(`${start}${'𝒜'.repeat(20_000)}`)).toBe(true)
    expect(areWellFormed(`${start}${'𝒜 '.repeat(20_000)}`)).toBe(true)
  },
)

// What is cut off before the marks are taken away may leave nothing: then it is refused, not halved.
test('what stands behind many marks is not cut through a character', () => {
  for (const most of [200, 2000]) {
    const said = `${'*'.repeat(2 * most - 2)}${'a🎨'.repeat(most)}`
    expect([most, areWellFormed(said)]).toEqual([most, true])
  }
  expect(areWellFormed(`a${'🎨'.repeat(500)}`)).toBe(true)
})

test('an endless answer is read in good time', () => {
  const started = performance.now()
  for (const mark of ['*', '_ ', '[', '[F1, ', '# ', '> ', '&lt;', '\\[', '🙂 ', '<a']) {
    const long = mark.repeat(180_000 / mark.length)
    valueOf(
      lessonForm().accept({
        content: long,
        exercise: long,
        cards: [{ front: long, back: long }],
      }),
    )
    valueOf(
      quizForm().accept({
        questions: Array.from({ length: 2 }, () => ({
          question: long,
          options: Array.from({ length: 4 }, () => ({ text: long, why: long })),
          correct: 1,
        })),
      }),
    )
  }
  expect(performance.now() - started).toBeLessThan(3000)
})
