import { z } from 'zod'
import {
  assignmentView,
  courseView,
  generateCourseInput,
  quizProgress,
  saveQuizInput,
} from '#routers/contract/courses.ts'
import { recordId } from '#routers/contract/sessions.ts'
import { param, readJson } from './rest-route.ts'
import type { RestRoute } from './rest-route.ts'

/** Callers of `/api` know no pages: they get what a person studies in years. */
const allCourses = 500

/** Documented callers send whole notes as well as their ids. */
const restCourse = generateCourseInput.extend({
  selectedNotes: z.array(z.union([recordId, z.object({ id: recordId })])),
})

/** A score is accepted and not read; answers may be a list or keyed by their place in it, from 0. */
const restQuiz = saveQuizInput.omit({ courseId: true }).extend({
  score: z.number().optional(),
  answers: z.union([saveQuizInput.shape.answers, z.record(z.string(), z.int())]),
})

const progressAnswer = z.object({ progress: z.array(quizProgress) })

/** Courses, their quizzes and their assignments. */
export function courseRoutes(): RestRoute[] {
  return [
    {
      method: 'post',
      path: '/api/generate-micro-course',
      summary: 'Begin a course from one to three notes',
      access: 'member',
      status: 202,
      body: restCourse,
      answer: z.object({ course: courseView }),
      async run(c, api) {
        const body: object = await readJson(c)
        return { course: await api.courses.generate(withIds(body)) }
      },
    },
    {
      method: 'get',
      path: '/api/micro-courses',
      summary: 'Courses with their parts, newest first',
      access: 'member',
      status: 200,
      answer: z.object({ courses: z.array(courseView) }),
      async run(_c, api) {
        const { courses } = await api.courses.list({ withParts: true, limit: allCourses })
        return { courses }
      },
    },
    {
      method: 'get',
      path: '/api/courses/{id}/quiz-progress',
      summary: 'The best try of each quiz of a course',
      access: 'member',
      status: 200,
      answer: progressAnswer,
      run: (c, api) => api.courses.progress({ id: param(c, 'id') }),
    },
    {
      method: 'post',
      path: '/api/courses/{id}/quiz-progress',
      summary: 'Take the quiz of one part; the server counts the score',
      access: 'member',
      status: 200,
      body: restQuiz,
      answer: progressAnswer.extend({ score: z.int() }),
      async run(c, api) {
        const id = param(c, 'id')
        const body: object = await readJson(c)
        const { score } = await api.courses.takeQuiz(tryOf(id, body))
        return { score, ...(await api.courses.progress({ id })) }
      },
    },
    {
      method: 'post',
      path: '/api/courses/{id}/assignment',
      summary: 'What was handed in last for a course, or null; changes nothing',
      access: 'member',
      status: 200,
      answer: z.object({ assignment: assignmentView.nullable() }),
      run: (c, api) => api.courses.assignment({ id: param(c, 'id') }),
    },
  ]
}

/* The procedures check what comes out of these two, so that both ways in refuse alike. */

function withIds(body: object): z.input<typeof generateCourseInput> {
  const { selectedNotes, ...rest } = body as z.input<typeof restCourse>
  const ids = Array.isArray(selectedNotes)
    ? selectedNotes.map((note) =>
        note !== null && typeof note === 'object' ? note.id : note,
      )
    : selectedNotes
  return { ...rest, selectedNotes: ids }
}

function tryOf(courseId: string, body: object): z.input<typeof saveQuizInput> {
  const { score: _score, answers, ...rest } = body as z.input<typeof restQuiz>
  return { ...rest, courseId, answers: inOrder(answers) }
}

/** Keyed answers as a list; with a key missing it is no whole try, and an empty one is refused as that. */
function inOrder(answers: z.input<typeof restQuiz>['answers']): number[] {
  if (answers === null || typeof answers !== 'object' || Array.isArray(answers))
    return answers
  const all = Object.values(answers)
  const inPlace = all.flatMap((_, place) => answers[place] ?? [])
  return inPlace.length === all.length ? inPlace : []
}
