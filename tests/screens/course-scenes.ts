import type { Page } from 'playwright-core'
import type { Scene } from './scenes.ts'
import { drawNotes } from './note-scenes.ts'

interface Course {
  id: string
  title: string
  status: string
  parts: Array<{ quiz: Array<{ correctAnswer: number; options: string[] }> }> | null
}

/** One is passed and one is not: what was passed once stays so. */
const passed = 'Nights that stay dark'
const failed = 'One light'

/** Courses from the notes of the night picture, made once, whichever scene comes first. */
async function readyCourse(page: Page, title = passed): Promise<Course> {
  const headers = { origin: new URL(page.url()).origin }
  const read = async () => {
    const answer = await page.request.get('/api/micro-courses')
    return ((await answer.json()) as { courses: Course[] }).courses
  }
  if ((await read()).length === 0) {
    await drawNotes(page)
    const answer = await page.request.get('/api/notes')
    const { notes } = (await answer.json()) as { notes: Array<{ id: string }> }
    const ids = notes.map(({ id }) => id)
    for (const [index, courseTitle] of [passed, failed].entries())
      await page.request.post('/api/generate-micro-course', {
        data: { courseTitle, selectedNotes: ids.slice(index, index + 2) },
        headers,
      })
  }
  for (;;) {
    const courses = await read()
    const wanted = courses.find((course) => course.title === title)
    if (wanted && courses.every(({ status }) => status === 'ready')) return wanted
    await page.waitForTimeout(300)
  }
}

/** Takes the quizzes of the first so many parts, rightly or wrongly. */
async function takeQuizzes(page: Page, count: number, isRight: boolean): Promise<Course> {
  const course = await readyCourse(page, isRight ? passed : failed)
  const headers = { origin: new URL(page.url()).origin }
  for (const [partIndex, { quiz }] of (course.parts ?? []).slice(0, count).entries())
    await page.request.post(`/api/courses/${course.id}/quiz-progress`, {
      data: {
        partIndex,
        answers: quiz.map(({ correctAnswer, options }) =>
          isRight ? correctAnswer : (correctAnswer + 1) % options.length,
        ),
      },
      headers,
    })
  return course
}

async function open(page: Page, course: Course, part: number): Promise<void> {
  await page.goto(`/micro-courses?course=${course.id}&part=${part}`)
}

/** Shows the courses in states that pass too quickly to be met. */
async function alterCourses(page: Page, changes: object[]): Promise<void> {
  await page.route('**/trpc/*courses.list*', async (route) => {
    const answer = await route.fetch()
    const batch = (await answer.json()) as Array<{
      result?: { data?: { json?: { courses?: object[] } } }
    }>
    for (const { result } of batch) {
      const courses = result?.data?.json?.courses
      for (const [index, change] of changes.entries())
        if (courses?.[index]) Object.assign(courses[index], change)
    }
    await route.fulfill({ response: answer, json: batch })
  })
  await page.goto('/micro-courses')
}

/** Courses of a person: none, in the making, failed, read, tested, handed in; and the review of cards. */
export const courseScenes: Scene[] = [
  {
    name: 'courses-empty',
    who: 'newcomer',
    path: '/micro-courses',
    until: 'No courses yet',
  },
  {
    name: 'courses-full',
    who: 'member',
    path: '/micro-courses',
    until: 'Nights that stay dark',
    async prepare(page) {
      await readyCourse(page)
      await page.reload()
    },
  },
  {
    name: 'courses-making-and-failed',
    who: 'member',
    path: '/micro-courses',
    until: 'Try again',
    async prepare(page) {
      await readyCourse(page)
      await alterCourses(page, [
        { status: 'generating', stage: 'questions', stageDone: 1, stageTotal: 4 },
        { status: 'failed', stage: 'check', errorCode: 'ai_nonsense' },
      ])
    },
  },
  {
    name: 'course-dialog',
    who: 'member',
    path: '/micro-courses',
    until: '2 of 3 chosen',
    async prepare(page) {
      await readyCourse(page)
      await page.getByRole('button', { name: 'Generate Course' }).first().click()
      await page.getByLabel('Title of the course').fill('Light at night')
      for (const index of [0, 1]) await page.getByRole('checkbox').nth(index).check()
    },
  },
  {
    name: 'course-own-work',
    who: 'member',
    path: '/micro-courses',
    until: 'Exercise',
    prepare: async (page) => open(page, await readyCourse(page), 1),
  },
  {
    name: 'course-drawing',
    who: 'member',
    path: '/micro-courses',
    until: 'Exercise',
    prepare: async (page) => open(page, await readyCourse(page), 2),
  },
  {
    name: 'course-locked',
    who: 'member',
    path: '/micro-courses',
    until: 'The assignment is locked',
    prepare: async (page) => open(page, await takeQuizzes(page, 2, false), 9),
  },
  {
    name: 'course-quiz-failed',
    who: 'member',
    path: '/micro-courses',
    until: 'Needs Review',
    async prepare(page) {
      await open(page, await takeQuizzes(page, 2, false), 2)
      await page
        .getByRole('heading', { name: 'Quiz', exact: true })
        .scrollIntoViewIfNeeded()
      await page.getByText('Needs Review').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'course-unlocked',
    who: 'member',
    path: '/micro-courses',
    until: 'Submit Assignment',
    prepare: async (page) => open(page, await takeQuizzes(page, 9, true), 9),
  },
  {
    name: 'course-quiz-passed',
    who: 'member',
    path: '/micro-courses',
    until: 'Excellent',
    async prepare(page) {
      await open(page, await takeQuizzes(page, 9, true), 1)
      await page.getByText('Excellent').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'course-assignment',
    who: 'member',
    path: '/micro-courses',
    until: 'Assignment Submission',
    async prepare(page) {
      await open(page, await takeQuizzes(page, 9, true), 9)
      await page.getByRole('link', { name: 'Submit Assignment' }).click()
    },
  },
  {
    name: 'review-none',
    who: 'member',
    path: '/micro-courses?review=true',
    until: 'Nothing is due',
    async prepare(page) {
      await readyCourse(page)
      await page.reload()
    },
  },
  {
    name: 'review-card',
    who: 'member',
    path: '/micro-courses',
    until: 'How well did you know it?',
    async prepare(page) {
      await readyCourse(page)
      await page.route('**/trpc/*reviews.queue*', async (route) => {
        const answer = await route.fetch()
        const batch = (await answer.json()) as Array<{
          result?: { data?: { json?: { cards?: object[]; due?: number } } }
        }>
        for (const { result } of batch) {
          const queue = result?.data?.json
          if (!queue?.cards) continue
          queue.due = 8
          queue.cards = [
            {
              id: 'a'.repeat(26),
              courseId: 'b'.repeat(26),
              courseTitle: 'Nights that stay dark',
              front: 'What decides how soft a shadow is?',
              back: 'How large the light looks from the subject: the larger it looks, the softer the shadow.',
              reps: 0,
            },
          ]
        }
        await route.fulfill({ response: answer, json: batch })
      })
      await page.goto('/micro-courses?review=true')
      await page.getByRole('button', { name: 'Show the answer' }).click()
    },
  },
]
