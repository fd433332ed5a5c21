import { z } from './zod.ts'

export const quizQuestion = z.object({
  question: z.string(),
  options: z.array(z.string()),
  /** An index of `options`. */
  correctAnswer: z.int().min(0),
  /** Why each option is right or wrong, in the order of `options`. */
  explanations: z.array(z.string()),
})
export type QuizQuestion = z.infer<typeof quizQuestion>
