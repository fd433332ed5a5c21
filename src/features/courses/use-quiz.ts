import { useState } from 'react'
import { trpc } from '#src/lib/trpc.ts'
import { quizDraft } from './quiz-draft.ts'
import type { QuizProgress } from '#routers/contract/courses.ts'
import type { QuizAnswers } from '#routers/contract/quiz.ts'
import type { QuizQuestion } from '#routers/contract/quiz-question.ts'

export interface QuizState {
  answers: QuizAnswers
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

interface Try {
  answers: QuizAnswers
  result: QuizState['result']
}

/**
 * One part's quiz: it opens with the try that one was at, or as its best stored try, locked; and stays
 * as it is when the course is read again. What was chosen is kept until it is counted.
 */
export function useQuiz({ courseId, partIndex, quiz, best }: UseQuizOptions): QuizState {
  const utils = trpc.useUtils()
  const draft = quizDraft({ courseId, partIndex, quiz })
  const nothing = quiz.map(() => null)
  const [{ answers, result }, setTry] = useState<Try>(() => {
    const kept = draft.read()
    if (kept || !best) return { answers: kept ?? nothing, result: null }
    return { answers: best.answers, result: { score: best.score, best: best.score } }
  })
  const take = trpc.courses.takeQuiz.useMutation({
    onSuccess: async (counted) => {
      draft.forget()
      setTry({ answers, result: { score: counted.score, best: counted.best.score } })
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
    choose(question, answer) {
      const chosen = answers.with(question, answer)
      draft.keep(chosen)
      setTry({ answers: chosen, result: null })
    },
    submit() {
      const given = answers.filter((answer) => answer !== null)
      if (given.length === quiz.length)
        take.mutate({ courseId, partIndex, answers: given })
    },
    retake() {
      take.reset()
      setTry({ answers: nothing, result: null })
    },
  }
}
