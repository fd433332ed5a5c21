import type { QuizQuestion } from '../contract/quiz-question.ts'
import type { OpenQuestion, QuestionDraft } from '../course-author.ts'

/** A whole number from 0 up to, and without, `below`. */
export type PickIndex = (below: number) => number

/** The question with its options in an order of chance; the key and each reason go with their option. */
export function shuffleOptions(draft: QuestionDraft, pick: PickIndex): QuizQuestion {
  const options = [...draft.options]
  // Fisher and Yates: each order is as likely as any other.
  for (let last = options.length - 1; last > 0; last -= 1) {
    const other = pick(last + 1)
    const [one, two] = [options[last], options[other]]
    if (one && two) [options[last], options[other]] = [two, one]
  }
  return {
    question: draft.question,
    options: options.map(({ text }) => text),
    correctAnswer: options.findIndex(({ isRight }) => isRight),
    explanations: options.map(({ why }) => why),
  }
}

/** What somebody sees of it who is to find the answer. */
export function withoutKey({ question, options }: QuizQuestion): OpenQuestion {
  return { question, options }
}
