import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely'
import type { CourseStage, CourseStatus } from '#routers/contract/course-states.ts'

export interface NoteTable {
  id: string
  userId: string
  conversationId: string | null
  messageId: string | null
  title: string
  content: string
  link: string | null
  type: ColumnType<string, string | undefined, string>
  category: ColumnType<string, string | undefined, string>
  /** A json list. */
  tags: ColumnType<string, string | undefined, string>
  /** The sentence of the feedback that it stands for, verbatim. */
  excerpt: string | null
  requestId: string | null
  /** Its row in the search index; set by the database. */
  searchId: Generated<number>
  createdAt: string
  updatedAt: string
}

export type NoteRow = Selectable<NoteTable>

export type NewNoteRow = Insertable<NoteTable>

export interface MicroCourseTable {
  id: string
  userId: string
  title: string
  /** What it is about. */
  content: string | null
  status: ColumnType<CourseStatus, CourseStatus | undefined, CourseStatus>
  stage: CourseStage | null
  /** Json: the notes as they were, so that it can be made when they are gone. */
  sourceNotes: string
  /** Json, as are `finalAssignment` and `draft`; see routers/courses/stored-course.ts. */
  parts: string | null
  finalAssignment: string | null
  /** What is made of it so far; null once it is ready. */
  draft: string | null
  /** 0 until it is outlined. */
  partCount: Generated<number>
  requestId: string | null
  /** Who writes it, as the screen names them. */
  author: string | null
  errorCode: string | null
  retryAt: string | null
  createdAt: string
  updatedAt: string
  completedAt: string | null
}

export type MicroCourseRow = Selectable<MicroCourseTable>

export type NewMicroCourseRow = Insertable<MicroCourseTable>

export type MicroCourseUpdate = Updateable<MicroCourseTable>

/** The best try of one part. */
export interface CourseQuizProgressTable {
  id: string
  userId: string
  courseId: string
  partIndex: number
  score: number
  /** A json list. */
  answers: string
  completedAt: string | null
  updatedAt: string
}

export type CourseQuizProgressRow = Selectable<CourseQuizProgressTable>

export interface CourseAssignmentTable {
  id: string
  userId: string
  courseId: string
  conversationId: string | null
  title: string
  description: string
  artworkPrompt: string
  status: ColumnType<string, string | undefined, string>
  submissionNotes: string | null
  createdAt: string
  updatedAt: string
  submittedAt: string | null
}

export type CourseAssignmentRow = Selectable<CourseAssignmentTable>

export type NewCourseAssignmentRow = Insertable<CourseAssignmentTable>

/** One card with its state of memory in the terms of FSRS. */
export interface ReviewCardTable {
  id: string
  userId: string
  courseId: string
  position: number
  front: string
  back: string
  dueAt: string
  stability: number
  difficulty: number
  scheduledDays: number
  learningSteps: number
  reps: number
  lapses: number
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  state: number
  lastReviewAt: string | null
  createdAt: string
}

export type ReviewCardRow = Selectable<ReviewCardTable>
