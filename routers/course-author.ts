import type { Level } from './contract/tutoring.ts'
import type { MediaType } from './contract/media-types.ts'
import type { NoteCategory } from './contract/note-categories.ts'

/** A note that a course is made from. */
export interface CourseNote {
  title: string
  content: string
  category: NoteCategory
  tags: string[]
  /** The medium of the crit that it was drawn from; null for one by hand. */
  medium: MediaType | null
}

/** All that an author is told. Text of people stays apart from the instructions. */
export interface CourseBrief {
  title: string
  /** One to three. */
  notes: CourseNote[]
  learner: { level: Level | null; interests: string[] }
}

export interface PartOutline {
  title: string
  /** What one can do after it, in one sentence. */
  goal: string
  /** Which of the brief's notes it builds on, from 0; null when it is none in particular. */
  note: number | null
}

/** Two to six parts, and what is handed in at the end. */
export interface CourseOutline {
  intro: string
  parts: PartOutline[]
  assignment: { title: string; description: string; artworkPrompt: string }
}

/** A question and its answer, to be remembered. */
export interface CardDraft {
  front: string
  back: string
}

export interface LessonDraft {
  /** Markdown. */
  content: string
  /** What to do to practise it, in less than an hour. */
  exercise: string
  /** About two. */
  cards: CardDraft[]
}

/** A question as an author drafts it: its key is not checked. */
export interface QuestionDraft {
  question: string
  /** Three to five; exactly one is right. */
  options: Array<{ text: string; isRight: boolean; why: string }>
}

/** A question as somebody meets it who does not know its key. */
export interface OpenQuestion {
  question: string
  options: string[]
}

/**
 * Someone who makes courses out of notes, step by step, so that what is done stays done. Every step
 * throws AiError when the other side fails, stops soon after the signal aborts (then it may throw
 * anything) and makes no retry of its own but to have an answer repaired once that does not fit.
 */
export interface CourseAuthor {
  /** As the screen names it. */
  readonly label: string
  outline(brief: CourseBrief, signal: AbortSignal): Promise<CourseOutline>
  /** The lesson of the outline's part `index`. */
  write(
    brief: CourseBrief,
    place: { outline: CourseOutline; index: number },
    signal: AbortSignal,
  ): Promise<LessonDraft>
  /** Two to six questions that the lesson answers. */
  question(
    part: PartOutline,
    lesson: LessonDraft,
    signal: AbortSignal,
  ): Promise<QuestionDraft[]>
  /**
   * The index of the option that each question's answer is, by the lesson alone; null for one that
   * cannot be decided. It is a call of its own, which has never seen the key.
   */
  solve(
    lesson: LessonDraft,
    questions: readonly OpenQuestion[],
    signal: AbortSignal,
  ): Promise<Array<number | null>>
}

export interface ConceptDrawing {
  url: string
  alt: string
  caption: string
}

/** Drawings made for concepts of the craft. */
export interface Drawings {
  /**
   * The one that fits the words best; there is always one. When its address is taken, another of the
   * same medium that fits something akin; the same again only when there is none.
   */
  choose(
    medium: MediaType | null,
    words: string,
    taken: readonly string[],
  ): ConceptDrawing
}
