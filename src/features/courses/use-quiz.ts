import { useState } from 'react'
import { trpc } from '#src/lib/trpc.ts'
import type { QuizProgress } from '#routers/contract/courses.ts'
import type { QuizQuestion } from '#routers/contract/quiz.ts'

export interface QuizState {
  answers: ReadonlyArray<number | null>
  /** In percent; null while the quiz is open. */
  result: { score: number; best: number } | null
  isPending: boolean
  hasFailed: boolean
  choose(question: number, answer: number): void
  submit(): void
  retake(): void
}

interface UseQuizOptions {
  courseId: string
  partIndex: number
  quiz: readonly QuizQuestion[]
  best: QuizProgress | null
}

/**
 * One part's quiz: it opens as its best stored try, locked, and stays as it is when the course is read
 * again. What was chosen is kept when saving fails.
 */
export function useQuiz({ courseId, partIndex, quiz, best }: UseQuizOptions): QuizState {
  const utils = trpc.useUtils()
  const [answers, setAnswers] = useState<ReadonlyArray<number | null>>(
    () => best?.answers ?? quiz.map(() => null),
  )
  const [result, setResult] = useState(
    () => best && { score: best.score, best: best.score },
  )
  const take = trpc.courses.takeQuiz.useMutation({
    onSuccess: async (counted) => {
      setResult({ score: counted.score, best: counted.best.score })
      utils.courses.progress.setData({ id: courseId }, (known) => ({
        progress: [
          ...(known?.progress ?? []).filter((one) => one.partIndex !== partIndex),
          counted.best,
        ],
      }))
      await utils.courses.list.invalidate()
    },
  })
  return {
    answers,
    result,
    isPending: take.isPending,
    hasFailed: take.isError,
    choose: (question, answer) => setAnswers(answers.with(question, answer)),
    submit() {
      const given = answers.filter((answer) => answer !== null)
      if (given.length === quiz.length)
        take.mutate({ courseId, partIndex, answers: given })
    },
    retake() {
      take.reset()
      setAnswers(quiz.map(() => null))
      setResult(null)
    },
  }
}
