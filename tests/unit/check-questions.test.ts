import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseLimits } from '#routers/contract/course-limits.ts'
import { checkQuestions } from '#routers/courses/check-questions.ts'
import { aQuestion } from '#tests/support/scripted-author.ts'
import type { QuestionDraft } from '#routers/course-author.ts'

type Option = QuestionDraft['options'][number]

const option = (text: string, over: Partial<Option> = {}): Option => ({
  text,
  isRight: false,
  why: 'It is too dark.',
  ...over,
})
const right = option('The key', { isRight: true })

function asked(...options: Option[]): QuestionDraft {
  return { question: 'What shows the shape?', options }
}

test.for<[string, QuestionDraft]>([
  ['three options', asked(right, option('a'), option('b'))],
  ['five options', asked(option('a'), option('b'), option('c'), option('d'), right)],
  ['options that differ in a sign', asked(right, option('a'), option('a!'))],
  ['the same reason twice', asked(right, option('a'), option('b'))],
])('a question with %s is kept as it is', ([, draft]) => {
  expect(checkQuestions([draft])).toEqual([draft])
})

test.for<[string, QuestionDraft]>([
  ['no words', { ...asked(right, option('a'), option('b')), question: ' \n' }],
  ['no option', asked()],
  ['two options', asked(right, option('a'))],
  [
    'six options',
    asked(right, option('a'), option('b'), option('c'), option('d'), option('e')),
  ],
  ['no right option', asked(option('a'), option('b'), option('c'))],
  ['two right options', asked(right, option('a', { isRight: true }), option('b'))],
  ['only right options', asked(right, { ...right, text: 'b' }, { ...right, text: 'c' })],
  ['an empty option', asked(right, option(' '), option('b'))],
  ['the same option twice', asked(right, option('a'), option('a'))],
  ['the key among the others', asked(right, option(' the  KEY\n'), option('b'))],
  ['an option without a reason', asked(right, option('a', { why: '\t' }), option('b'))],
  ['a key without a reason', asked({ ...right, why: '' }, option('a'), option('b'))],
])('a question with %s is dropped', ([, draft]) => {
  expect(checkQuestions([draft])).toEqual([])
})

test('of two questions with the same words the first is kept, case and spaces apart', () => {
  const first = aQuestion('What shows the shape?')
  const second = aQuestion('  what shows\nTHE shape? ')
  expect(checkQuestions([first, second])).toEqual([first])
})

test('a question that cannot be asked does not stand in the way of one that can', () => {
  const broken = asked(right, option('a'))
  const whole = asked(right, option('a'), option('b'))
  expect(checkQuestions([broken, whole])).toEqual([whole])
})

test('the first six are kept', () => {
  const many = Array.from({ length: 9 }, (_, index) => aQuestion(`Question ${index}?`))
  expect(checkQuestions(many)).toEqual(many.slice(0, 6))
})

const anyText = fc.constantFrom('', ' ', 'a', 'A ', 'b', 'c', 'd', 'e', 'f')
const anyDraft: fc.Arbitrary<QuestionDraft> = fc.record({
  question: fc.oneof(anyText, fc.string()),
  options: fc.array(
    fc.record({
      text: fc.oneof(anyText, fc.string()),
      isRight: fc.boolean(),
      why: anyText,
    }),
    { maxLength: 7 },
  ),
})

test('whatever an author drafts, what is left can be asked, in its order, once', () => {
  fc.assert(
    fc.property(fc.array(anyDraft, { maxLength: 10 }), (drafts) => {
      const kept = checkQuestions(drafts)
      expect(kept.length).toBeLessThanOrEqual(courseLimits.questions)
      const places = kept.map((one) => drafts.indexOf(one))
      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
      expect(places).not.toContain(-1)
      for (const { question, options } of kept) {
        expect(question.trim()).not.toBe('')
        expect(options.filter(({ isRight }) => isRight)).toHaveLength(1)
        expect([3, 4, 5]).toContain(options.length)
        const words = options.map(({ text }) => text.trim().toLowerCase())
        expect([new Set(words).size, words.includes('')]).toEqual([words.length, false])
        expect(options.every(({ why }) => why.trim() !== '')).toBe(true)
      }
      expect(checkQuestions(kept)).toEqual(kept)
    }),
    { numRuns: 1000 },
  )
})
