import type {
  CourseAuthor,
  CourseBrief,
  CourseOutline,
  Drawings,
  LessonDraft,
  OpenQuestion,
  PartOutline,
  QuestionDraft,
} from '#routers/course-author.ts'

export type AuthorStep = 'outline' | 'write' | 'question' | 'solve'

export interface ScriptedAuthor extends CourseAuthor {
  /** What was asked for, in order. */
  calls: AuthorStep[]
  briefs: CourseBrief[]
  /** What was given to be solved: no key is in it. */
  solved: OpenQuestion[][]
  outlined: CourseOutline
  lesson: LessonDraft
  questions: QuestionDraft[]
  /** What is thrown, once, before a stage answers: the next call succeeds. */
  failures: Partial<Record<AuthorStep, Error[]>>
  /** Runs before each answer: it may look at the house, wait at a gate, or throw. */
  onCall(step: AuthorStep, signal: AbortSignal): unknown
  /** Questions whose solution comes out as another option than the key. */
  disputed: string[]
}

export function aQuestion(question: string, right = 'The right one'): QuestionDraft {
  return {
    question,
    options: [
      { text: right, isRight: true, why: 'Because it is.' },
      { text: 'A mistake', isRight: false, why: 'It is too dark.' },
      { text: 'Another mistake', isRight: false, why: 'It is too bright.' },
      { text: 'A third mistake', isRight: false, why: 'It is not there.' },
    ],
  }
}

/**
 * Two parts of two questions and two cards each, unless a test says otherwise; the solution is the text
 * `The right one`, and the cards ask in the name of their part.
 */
export function scriptedAuthor(): ScriptedAuthor {
  const calls: AuthorStep[] = []
  const briefs: CourseBrief[] = []
  const solved: OpenQuestion[][] = []
  const parts: PartOutline[] = ['Light', 'Space'].map((title) => ({
    title,
    goal: `Tell ${title.toLowerCase()} apart.`,
    note: 0,
  }))

  const author: ScriptedAuthor = {
    label: 'Scripted author',
    calls,
    briefs,
    solved,
    failures: {},
    disputed: [],
    onCall: () => undefined,
    outlined: {
      intro: 'Two parts on the light.',
      parts,
      assignment: {
        title: 'Show it',
        description: 'One picture with both.',
        artworkPrompt: 'Make one picture with one light.',
      },
    },
    lesson: {
      content: 'Light from the side shows the *shape* of a thing.',
      exercise: 'Make 12 frames of an egg.',
      cards: [
        { front: 'What shows the shape?', back: 'Light from the side.' },
        { front: 'What hides it?', back: 'Light from the front.' },
      ],
    },
    questions: [aQuestion('What shows the shape?'), aQuestion('What hides it?')],
    outline(brief, signal) {
      briefs.push(brief)
      return answer('outline', signal, () => author.outlined)
    },
    write: (_brief, { outline, index }, signal) =>
      answer('write', signal, () => ({
        ...author.lesson,
        cards: author.lesson.cards.map(({ front, back }) => ({
          front: `${outline.parts[index]?.title}: ${front}`,
          back,
        })),
      })),
    question: (_part, _lesson, signal) =>
      answer('question', signal, () => author.questions),
    solve(_lesson, questions, signal) {
      solved.push([...questions])
      return answer('solve', signal, () =>
        questions.map(({ question, options }) => {
          const right = options.indexOf('The right one')
          return author.disputed.includes(question) ? (right + 1) % options.length : right
        }),
      )
    },
  }
  async function answer<Value>(
    step: AuthorStep,
    signal: AbortSignal,
    value: () => Value,
  ): Promise<Value> {
    calls.push(step)
    await author.onCall(step, signal)
    const failure = author.failures[step]?.shift()
    if (failure) throw failure
    return value()
  }
  return author
}

/** Every concept has the same drawing. */
export const plainDrawings: Drawings = {
  choose: () => ({
    url: '/api/drawings/side-light.svg',
    alt: 'A ball lit from the left.',
    caption: 'Look where the shadow begins.',
  }),
}
