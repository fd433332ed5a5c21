/** One answer to choose, with why it is right or wrong, told to who chose it. */
export interface Choice {
  text: string
  why: string
}

export interface LessonQuestion {
  question: string
  right: Choice
  wrong: readonly [Choice, Choice, Choice]
}

/** A question to recall the answer of, weeks later, without the lesson at hand. */
export interface LessonCard {
  front: string
  back: string
}

/** What a course teaches about one concept of the craft store, beyond what the store says of it. */
export interface Lesson {
  /** The concept's id in the store of its medium. */
  id: string
  /** What one can do after it, in one sentence that begins with a verb, such as `Tell …`. */
  goal: string
  /** How it works, in two paragraphs of markdown with a case that one can picture or hear. */
  deeper: string
  /** The commonest mistake, how to notice it in one's own work, and its cure. */
  mistake: string
  questions: readonly [LessonQuestion, LessonQuestion, LessonQuestion]
  cards: readonly [LessonCard, LessonCard]
  /** What to make and hand in, so that the concept can be seen or heard in it. */
  task: string
}
