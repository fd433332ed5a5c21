import type { QuizAnswers } from '#routers/contract/quiz.ts'
import type { QuizQuestion } from '#routers/contract/quiz-question.ts'

export interface QuizDraft {
  /** What was chosen and not sent; null where nothing is kept. */
  read(): QuizAnswers | null
  keep(answers: QuizAnswers): void
  /** It was counted. */
  forget(): void
}

interface QuizDraftOptions {
  courseId: string
  partIndex: number
  quiz: readonly QuizQuestion[]
}

/**
 * The answers of one quiz that are not sent. They live in the tab's own storage: leafing on, closing the
 * course and a reload keep them. What does not fit the quiz is no draft of it.
 */
export function quizDraft({ courseId, partIndex, quiz }: QuizDraftOptions): QuizDraft {
  const key = `refyn-quiz ${courseId} ${partIndex}`
  return {
    read() {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as QuizAnswers | null
      const fits =
        kept?.length === quiz.length &&
        quiz.every(({ options }, at) => (kept[at] ?? 0) < options.length)
      return fits ? kept : null
    },
    keep: (answers) => sessionStorage.setItem(key, JSON.stringify(answers)),
    forget: () => sessionStorage.removeItem(key),
  }
}
