import { z } from 'zod'
import { anchor } from '../contract/anchors.ts'
import { courseLimits } from '../contract/course-limits.ts'
import { coursePart, finalAssignment } from '../contract/courses.ts'
import { mediaType } from '../contract/media-type.ts'
import { noteCategory } from '../contract/notes.ts'
import { quizQuestion } from '../contract/quiz-question.ts'
import type { MicroCourseRow } from '#db/tables/learning.ts'

/** A note as it was when the course was asked for. */
const storedNote = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  category: noteCategory,
  tags: z.array(z.string()),
  medium: mediaType.nullable(),
  conversationId: z.string().nullable(),
  messageId: z.string().nullable(),
  excerpt: z.string().nullable(),
})
export type StoredNote = z.infer<typeof storedNote>

const card = z.object({ front: z.string(), back: z.string() })

/** Both pictures: the drawing stands in when the work has been deleted. */
const storedPicture = z.object({
  drawing: z.object({ url: z.string(), alt: z.string(), caption: z.string() }),
  work: z
    .object({ fileId: z.string(), number: z.int(), title: z.string(), anchor })
    .nullable(),
})
export type StoredPicture = z.infer<typeof storedPicture>

const storedPart = coursePart
  .omit({ imageUrl: true, picture: true })
  .extend({ picture: storedPicture })
export type StoredPart = z.infer<typeof storedPart>

const outline = z.object({
  intro: z.string(),
  parts: z.array(
    z.object({ title: z.string(), goal: z.string(), note: z.int().nullable() }),
  ),
  assignment: finalAssignment,
})

/** One part in the making: each thing is null until its stage has made it. */
const draftPart = z.object({
  lesson: z
    .object({ content: z.string(), exercise: z.string(), cards: z.array(card) })
    .nullable(),
  questions: z
    .array(
      z.object({
        question: z.string(),
        options: z.array(
          z.object({ text: z.string(), isRight: z.boolean(), why: z.string() }),
        ),
      }),
    )
    .nullable(),
  quiz: z.array(quizQuestion).nullable(),
  picture: storedPicture.nullable(),
})
export type DraftPart = z.infer<typeof draftPart>

const courseDraft = z.object({
  outline: outline.refine(({ parts }) => parts.length >= courseLimits.leastParts),
  parts: z.array(draftPart),
})
export type CourseDraft = z.infer<typeof courseDraft>

export function storedNotes(course: Pick<MicroCourseRow, 'sourceNotes'>): StoredNote[] {
  return z.array(storedNote).parse(JSON.parse(course.sourceNotes))
}

/** Null until there is an outline, and when the course is ready. */
export function storedDraft({
  draft,
}: Pick<MicroCourseRow, 'draft'>): CourseDraft | null {
  return draft === null ? null : courseDraft.parse(JSON.parse(draft))
}

/** Throws on what could not be read again. */
export function toStoredDraft(draft: CourseDraft): string {
  return JSON.stringify(courseDraft.parse(draft))
}

/** Null until the course is ready. */
export function storedParts({
  parts,
}: Pick<MicroCourseRow, 'parts'>): StoredPart[] | null {
  return parts === null ? null : z.array(storedPart).parse(JSON.parse(parts))
}

export function storedAssignment(
  course: Pick<MicroCourseRow, 'finalAssignment'>,
): z.infer<typeof finalAssignment> | null {
  return course.finalAssignment === null
    ? null
    : finalAssignment.parse(JSON.parse(course.finalAssignment))
}
