import { z } from './zod.ts'
import { anchor } from './anchors.ts'
import { errorStatus } from './errors.ts'
import { asLine } from './one-line.ts'
import { quizQuestion } from './quiz-question.ts'
import { recordId, requestId } from './sessions.ts'
import { courseLimits } from './course-limits.ts'
import { courseStages, courseStatuses } from './course-states.ts'

const oneNote = 'Please select at least one note for your micro course.'
const threeNotes = 'You can select up to 3 notes for course generation.'

export const generateCourseInput = z.strictObject({
  courseTitle: z
    .string()
    .overwrite(asLine)
    .trim()
    .min(1, { error: 'Please provide a title for your micro course.' })
    .max(courseLimits.title),
  /** Ids of the caller's own notes. */
  selectedNotes: z
    .array(recordId)
    .min(1, { error: oneNote })
    .max(courseLimits.notes, { error: threeNotes })
    .transform((ids) => [...new Set(ids)]),
  requestId,
})
export type GenerateCourseInput = z.infer<typeof generateCourseInput>

/** A drawing made for the concept, or the learner's own work with the place that is meant. */
export const coursePicture = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('drawing'),
    url: z.string(),
    /** What it shows, for somebody who does not see it. */
    alt: z.string(),
    /** What to look for. */
    caption: z.string(),
  }),
  z.object({
    type: z.literal('work'),
    fileId: z.string(),
    originalName: z.string(),
    mimeType: z.string(),
    pin: z.object({ number: z.int(), title: z.string(), anchor }),
  }),
])
export type CoursePicture = z.infer<typeof coursePicture>

export const coursePart = z.object({
  title: z.string(),
  /** What one can do after it. */
  goal: z.string(),
  /** Markdown. */
  content: z.string(),
  exercise: z.string(),
  imageUrl: z.string(),
  picture: coursePicture,
  quiz: z.array(quizQuestion),
})
export type CoursePart = z.infer<typeof coursePart>

export const finalAssignment = z.object({
  title: z.string(),
  description: z.string(),
  /** The brief that the work is handed in for. */
  artworkPrompt: z.string(),
})
export type FinalAssignment = z.infer<typeof finalAssignment>

export const courseView = z.object({
  id: z.string(),
  title: z.string(),
  /** What the course is about; empty until it is outlined. */
  content: z.string(),
  status: z.enum(courseStatuses),
  stage: z.enum(courseStages).nullable(),
  /** Pieces of the stage that are done, such as parts that are written. */
  stageDone: z.int(),
  stageTotal: z.int(),
  sourceNotes: z.array(z.object({ id: z.string(), title: z.string() })),
  partCount: z.int(),
  passedParts: z.int(),
  /** Null in a list that was asked for without them, and until the course is ready. */
  parts: z.array(coursePart).nullable(),
  finalAssignment: finalAssignment.nullable(),
  /** Who wrote it, such as a model's name. */
  author: z.string().nullable(),
  errorCode: z.enum(Object.keys(errorStatus) as [keyof typeof errorStatus]).nullable(),
  /** When the next try begins by itself. */
  retryAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  completedAt: z.string().nullable(),
})
export type CourseView = z.infer<typeof courseView>

export const listCoursesInput = z.strictObject({
  withParts: z.boolean().default(false),
  limit: z.int().min(1).max(500).default(60),
  cursor: z.int().min(0).nullish(),
  direction: z.enum(['forward', 'backward']).optional(),
})
export type ListCoursesInput = z.infer<typeof listCoursesInput>

export const courseIdInput = z.strictObject({ id: recordId })

const answer = z.int().min(0).max(courseLimits.options)

/** A score that is sent along is not read: the server counts. */
export const saveQuizInput = z.strictObject({
  courseId: recordId,
  partIndex: z.int().min(0).max(courseLimits.parts),
  answers: z.array(answer).max(courseLimits.questions),
})
export type SaveQuizInput = z.infer<typeof saveQuizInput>

/** The best try of one part. */
export const quizProgress = z.object({
  partIndex: z.int(),
  score: z.int(),
  answers: z.array(z.int()),
})
export type QuizProgress = z.infer<typeof quizProgress>

/** A try that was counted, beside the best one. */
export const quizResult = z.object({ score: z.int(), best: quizProgress })
export type QuizResult = z.infer<typeof quizResult>

export const assignmentView = z.object({
  id: z.string(),
  courseId: z.string(),
  /** Null when its conversation has been deleted. */
  conversationId: z.string().nullable(),
  /** `pending` until the tutor has answered, then `reviewed`; `failed`, or `withdrawn` with its crit. */
  status: z.enum(['pending', 'reviewed', 'failed', 'withdrawn']),
  title: z.string(),
  description: z.string(),
  artworkPrompt: z.string(),
  submittedAt: z.string().nullable(),
})
export type AssignmentView = z.infer<typeof assignmentView>

/** One of the person's courses has changed: it is to be read again. */
export interface PersonEvent {
  type: 'course'
  courseId: string
}
