import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished, test, expect } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { rowsOf } from '#tests/support/database.ts'
import { openAiServer, says } from '#tests/support/openai-server.ts'
import { runServer } from '#tests/support/run-server.ts'
import { until } from '#tests/support/until.ts'
import { visitorOf } from '#tests/support/visitor.ts'
import type { CourseView } from '#routers/contract/courses.ts'
import type { NoteView } from '#routers/contract/notes.ts'
import type { Answering } from '#tests/support/openai-server.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const timeoutMs = 180_000
/** How long the model thinks: long enough to be killed in. */
const thinkingMs = 300

const parts = ['Light', 'Space']
const option = (text: string) => ({ text, why: `What to say of ${text}.` })
const forms: Record<string, object> = {
  outline: {
    intro: 'Two parts.',
    parts: parts.map((title) => ({ title, goal: `Tell ${title} apart.`, note: 1 })),
    assignmentTitle: 'Show it',
    assignmentDescription: 'One picture.',
    assignmentBrief: 'Make one picture with one light.',
  },
  lesson: {
    content: 'Light from the side shows the shape of a thing. '.repeat(8),
    exercise: 'Make 12 frames.',
  },
  questions: {
    questions: ['What shows it?', 'What hides it?'].map((question) => ({
      question,
      options: ['The right one', 'One', 'Two', 'Three'].map(option),
      correct: 1,
    })),
  },
}

interface Asked {
  name: string
  text: string
}

/** A slow model that fills in whichever form it is given, and remembers which. */
function slowModel(asked: Asked[]): Answering {
  return async (answer, { body }) => {
    const { response_format: format } = body as unknown as {
      response_format?: { json_schema: { name: string } }
    }
    const name = format?.json_schema.name ?? ''
    const text = JSON.stringify(body.messages)
    asked.push({ name, text })
    await wait(thinkingMs)
    const filled = {
      ...forms[name],
      ...(name === 'answers' ? { answers: solve(text) } : {}),
      ...(name === 'lesson' ? { cards: cardsOf(asked.length) } : {}),
    }
    await says(JSON.stringify(filled))(answer, { path: '', authorization: '', body })
  }
}

/** Of each lesson others: nobody gets a card twice. */
function cardsOf(lesson: number): object[] {
  return ['What shows the shape?', 'What hides it?'].map((front) => ({
    front: `${lesson}: ${front}`,
    back: 'Light.',
  }))
}

/** The options are shuffled: the right one is found by its words. */
function solve(text: string): object[] {
  return [...text.matchAll(/Question (\d): [^?]+\?([^]*?)(?=Question|$)/g)].map(
    ([, question, options]) => ({
      question: Number(question),
      option: Number(/Option (\d): The right one/.exec(options ?? '')?.[1] ?? 0),
    }),
  )
}

async function aNoteOf(member: Visitor): Promise<string> {
  const person = { email: 'ada@example.org', password: 'a long enough one' }
  expect((await member.send('POST', '/api/auth/register', person)).status).toBe(201)
  const { body } = await member.send('POST', '/api/notes', {
    title: 'Light',
    content: 'Mind where it comes from.',
  })
  return (body as { note: NoteView }).note.id
}

async function coursesOf(member: Visitor): Promise<CourseView[]> {
  const { body } = await member.get('/api/micro-courses')
  return (body as { courses: CourseView[] }).courses
}

test(
  'killed in each stage, a course is ready in the end, once, and nothing is asked for twice but what was cut off',
  async () => {
    const asked: Asked[] = []
    const model = await openAiServer(slowModel(asked))
    const server = await runServer({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'slow' })
    onTestFinished(() => server.close())
    const request = (path: string, init?: RequestInit) => fetch(server.url + path, init)
    const member = visitorOf({ request }, server.url)
    const noteId = await aNoteOf(member)
    for (const [index, form] of ['outline', 'lesson', 'questions', 'answers'].entries()) {
      const before = asked.length
      const inForm = () => asked.slice(before).filter(({ name }) => name === form)
      const begun = await member.send('POST', '/api/generate-micro-course', {
        courseTitle: `Killed while asked for ${form}`,
        selectedNotes: [noteId],
      })
      expect(begun.status).toBe(202)
      // In the middle of the last piece of the stage.
      const cut = form === 'outline' ? 1 : parts.length
      await until(async () => {
        await wait(20)
        return inForm().length === cut || undefined
      }, 30_000)
      await server.kill()
      await server.start()
      const [course] = await until(async () => {
        await wait(100)
        const courses = await coursesOf(member)
        return courses[0]?.status === 'generating' ? undefined : courses
      }, 30_000)
      expect(course).toMatchObject({ status: 'ready', errorCode: null, partCount: 2 })
      expect(course?.parts?.map(({ quiz }) => quiz.length)).toEqual([2, 2])
      const times = (name: string) =>
        asked.slice(before).filter((one) => one.name === name).length
      const expected = { outline: 1, lesson: 2, questions: 2, answers: 2 }
      for (const [name, count] of Object.entries(expected))
        expect([name, times(name)]).toEqual([name, count + (name === form ? 1 : 0)])
      expect(await coursesOf(member)).toHaveLength(index + 1)
    }
    const open = openDatabase(join(server.folder, 'refyn.sqlite'))
    const cards = rowsOf(open, 'review_cards')
    const jobs = rowsOf(open, 'jobs').filter(({ kind }) => kind === 'course')
    await open.db.destroy()
    expect(cards).toHaveLength(4 * 4)
    expect(jobs.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done'])
  },
  timeoutMs,
)
