import { z } from './zod.ts'
import { recordId } from './sessions.ts'
import { reviewGrades } from './review-grades.ts'

export const reviewGrade = z.enum(reviewGrades)

export const reviewCardView = z.object({
  id: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  front: z.string(),
  back: z.string(),
  /** How often it was reviewed: names the state that a grade is for. */
  reps: z.int(),
})
export type ReviewCardView = z.infer<typeof reviewCardView>

export const reviewQueue = z.object({
  /** All that are due now; the cards are the first of them. */
  due: z.int(),
  total: z.int(),
  cards: z.array(reviewCardView),
  /** When the next card is due if none is now. */
  nextDue: z.string().nullable(),
})
export type ReviewQueue = z.infer<typeof reviewQueue>

export const gradeCardInput = z.strictObject({
  id: recordId,
  grade: reviewGrade,
  reps: z.int().min(0),
})
export type GradeCardInput = z.infer<typeof gradeCardInput>
