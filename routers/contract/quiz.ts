import type { QuizQuestion } from './quiz-question.ts'

/** Part 2, section 9. */
export const quizPassMark = 50
const badgeMarks = { excellent: 80, good: 60 } as const

/** What somebody chose, by the order of the questions; null where nothing was. */
export type QuizAnswers = ReadonlyArray<number | null>

/** Correct answers of a hundred, rounded. A quiz without questions is worth nothing. */
export function scoreOf(
  quiz: ReadonlyArray<Pick<QuizQuestion, 'correctAnswer'>>,
  answers: QuizAnswers,
): number {
  if (quiz.length === 0) return 0
  const correct = quiz.filter(
    ({ correctAnswer }, index) => answers[index] === correctAnswer,
  )
  return Math.round((correct.length / quiz.length) * 100)
}

export function isPassed(score: number): boolean {
  return score >= quizPassMark
}

export type Badge = 'excellent' | 'good' | 'needsReview'

export function badgeOf(score: number): Badge {
  if (score >= badgeMarks.excellent) return 'excellent'
  return score >= badgeMarks.good ? 'good' : 'needsReview'
}

export type Outcome = 'passed' | 'failed' | 'notTaken'

/** The best stored score of one part. */
export interface PartScore {
  partIndex: number
  score: number
}

/** How each part of a course stands, in order. */
export function outcomesOf(partCount: number, scores: readonly PartScore[]): Outcome[] {
  return Array.from({ length: partCount }, (_, partIndex) => {
    const own = scores.filter((one) => one.partIndex === partIndex)
    if (own.length === 0) return 'notTaken'
    return own.some(({ score }) => isPassed(score)) ? 'passed' : 'failed'
  })
}

/** The assignment opens when every part is taken and passed; a course without parts never does. */
export function isUnlocked(partCount: number, scores: readonly PartScore[]): boolean {
  const outcomes = outcomesOf(partCount, scores)
  return outcomes.length > 0 && outcomes.every((outcome) => outcome === 'passed')
}
