import { z } from 'zod'
import { courseLimits } from '#routers/contract/course-limits.ts'
import { asTitle, cutAtWord, plainText } from './built-in/notes/plain-text.ts'
import type {
  CourseBrief,
  CourseOutline,
  LessonDraft,
  OpenQuestion,
  QuestionDraft,
} from '#routers/course-author.ts'
import type { Structured } from './openai-model.ts'

/** Characters that are shown of each thing; a model that goes beyond is cut at a word. */
const longest = { line: 200, text: 2000, lesson: 12_000, brief: 3000 } as const

/** No more of an endless answer is looked at; half a character at the end is none. */
const begin = (text: string, most: number) =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
const line = (text: string) => asTitle(begin(text, 4 * longest.line), longest.line)
const words = (text: string, most: number = longest.text) =>
  cutAtWord(plainText(begin(text, 2 * most)), most)

/* What a model is asked to fill in is flat and without limits (facts/ai-endpoints A4). */

const outlineAnswer = z.object({
  intro: z.string(),
  parts: z.array(
    z.object({ title: z.string(), goal: z.string(), note: z.number().nullable() }),
  ),
  assignmentTitle: z.string(),
  assignmentDescription: z.string(),
  assignmentBrief: z.string(),
})

type Form<Answer, Value> = Structured<Answer, Value>

export function outlineForm({
  notes,
}: CourseBrief): Form<z.infer<typeof outlineAnswer>, CourseOutline> {
  return {
    name: 'outline',
    schema: outlineAnswer,
    accept(answer) {
      const parts = answer.parts
        .slice(0, courseLimits.parts)
        .map(({ title, goal, note }) => ({
          title: line(title),
          goal: line(goal),
          note: note !== null && notes[note - 1] ? note - 1 : null,
        }))
        .filter(({ title, goal }) => title !== '' && goal !== '')
      if (parts.length < courseLimits.leastParts)
        return {
          fault: `There must be at least ${courseLimits.leastParts} parts, each with a title and a goal.`,
        }
      const titles = new Set(parts.map(({ title }) => title.toLowerCase()))
      if (titles.size < parts.length) return { fault: 'Two parts have the same title.' }
      const assignment = {
        title: line(answer.assignmentTitle),
        description: words(answer.assignmentDescription),
        artworkPrompt: words(answer.assignmentBrief, longest.brief),
      }
      if (assignment.title === '' || assignment.artworkPrompt === '')
        return { fault: 'The assignment needs a title and a brief.' }
      return { value: { intro: words(answer.intro), parts, assignment } }
    },
  }
}

const lessonAnswer = z.object({
  content: z.string(),
  exercise: z.string(),
  cards: z.array(z.object({ front: z.string(), back: z.string() })),
})

/** Fewer characters explain nothing. */
const leastLesson = 200
const cardsAPart = 3

export function lessonForm(): Form<z.infer<typeof lessonAnswer>, LessonDraft> {
  return {
    name: 'lesson',
    schema: lessonAnswer,
    accept({ content, exercise, cards }) {
      const lesson = cutAtWord(content.trim(), longest.lesson)
      if (lesson.length < leastLesson)
        return { fault: `The content must have at least ${leastLesson} characters.` }
      if (words(exercise) === '') return { fault: 'The exercise is empty.' }
      const kept = cards
        .map(({ front, back }) => ({ front: words(front), back: words(back) }))
        .filter(({ front, back }) => front !== '' && back !== '')
      if (kept.length < courseLimits.leastCards / courseLimits.leastParts)
        return { fault: 'There must be two cards, each with a front and a back.' }
      return {
        value: {
          content: lesson,
          exercise: words(exercise),
          cards: kept.slice(0, cardsAPart),
        },
      }
    },
  }
}

const quizAnswer = z.object({
  questions: z.array(
    z.object({
      question: z.string(),
      options: z.array(z.object({ text: z.string(), why: z.string() })),
      correct: z.number(),
    }),
  ),
})

export function quizForm(): Form<z.infer<typeof quizAnswer>, QuestionDraft[]> {
  return {
    name: 'questions',
    schema: quizAnswer,
    accept({ questions }) {
      if (questions.length < courseLimits.leastQuestions)
        return {
          fault: `There must be at least ${courseLimits.leastQuestions} questions.`,
        }
      for (const [index, { options, correct }] of questions.entries()) {
        const isFew = options.length < courseLimits.leastOptions
        if (isFew || options.length > courseLimits.options)
          return { fault: `Question ${index + 1} needs four options.` }
        if (!options[correct - 1])
          return {
            fault: `In question ${index + 1}, "correct" must be the number of an option, counted from 1.`,
          }
      }
      return {
        value: questions.map(({ question, options, correct }) => ({
          question: words(question),
          options: options.map(({ text, why }, at) => ({
            text: words(text),
            isRight: at === correct - 1,
            why: words(why),
          })),
        })),
      }
    },
  }
}

const solveAnswer = z.object({
  answers: z.array(z.object({ question: z.number(), option: z.number() })),
})

export function solveForm(
  questions: readonly OpenQuestion[],
): Form<z.infer<typeof solveAnswer>, Array<number | null>> {
  return {
    name: 'answers',
    schema: solveAnswer,
    accept: ({ answers }) => ({
      value: questions.map(({ options }, index) => {
        const own = answers.find(({ question }) => question === index + 1)
        const option = (own?.option ?? 0) - 1
        return options[option] === undefined ? null : option
      }),
    }),
  }
}
