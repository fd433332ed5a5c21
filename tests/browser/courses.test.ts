import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { expect } from 'vitest'
import {
  appUrl,
  askForFeedback,
  feedbackIsThere,
  journey,
  pageExpect,
  signUp,
  studies,
  uploadWork,
} from './journey.ts'
import { openAiServer, refuses } from '#tests/support/openai-server.ts'
import { aiSettings, ownServer } from './own-server.ts'
import type { Page } from 'playwright-core'

interface Quiz {
  question: string
  options: string[]
  correctAnswer: number
}

const dialog = (page: Page) => page.getByRole('dialog')
const step = (page: Page, n: number) =>
  dialog(page).getByRole('button', { name: new RegExp(`^Part ${n}: `) })

async function quizOf(page: Page, part: number): Promise<Quiz[]> {
  const answer = await page.request.get('/api/micro-courses')
  const { courses } = (await answer.json()) as {
    courses: Array<{ parts: Array<{ quiz: Quiz[] }> }>
  }
  return courses[0]?.parts[part - 1]?.quiz ?? []
}

/** Chooses an answer for every question: the right ones, or for each one that is not. */
async function takeQuiz(page: Page, part: number, isRight: boolean): Promise<void> {
  for (const { question, options, correctAnswer } of await quizOf(page, part)) {
    const other = (correctAnswer + 1) % options.length
    await dialog(page)
      .getByRole('group', { name: question })
      .getByText(options[isRight ? correctAnswer : other] ?? '', { exact: true })
      .click()
  }
  await dialog(page).getByRole('button', { name: 'Submit Quiz' }).click()
}

async function writeNote(page: Page, title: string, content: string): Promise<void> {
  const answer = await page.request.post('/api/notes', {
    data: { title, content },
    headers: { origin: appUrl },
  })
  expect(answer.status()).toBe(201)
}

async function generate(page: Page, title: string, notes: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Generate Course' }).first().click()
  await dialog(page).getByLabel('Title of the course').fill(title)
  for (const note of notes) await dialog(page).getByText(note, { exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Generate Course' }).click()
}

const openCourse = (page: Page, title: string) =>
  page.getByRole('button', { name: `Open ${title}` })

journey(
  'feedback becomes notes, notes a course, and the course a crit that leads back to it',
  { timeout: 120_000 },
  async ({ page, context }) => {
    await signUp(context)
    await uploadWork(page, [studies.night])
    await askForFeedback(page)
    await feedbackIsThere(page)
    await page.getByRole('button', { name: 'Create Notes' }).click()
    await page.getByRole('link', { name: 'Show Notes' }).click({ timeout: 15_000 })
    const title = await page
      .getByRole('list', { name: 'Notes' })
      .getByRole('heading')
      .first()
      .innerText()

    await page.goto('/micro-courses')
    await pageExpect(page.getByText('No courses yet')).toBeVisible()
    await generate(page, 'Nights', [title])
    await pageExpect(page.getByText('Your course is being made')).toBeVisible()
    // It shows by itself when it is ready, without a reload.
    await openCourse(page, 'Nights').click({ timeout: 20_000 })
    await pageExpect(page).toHaveURL(/course=[a-z2-7]{26}/)
    // The note came from a picture: the first part shows it with its pin.
    await pageExpect(
      dialog(page).getByRole('img', { name: /with pin \d+ on/ }),
    ).toBeVisible()
    await pageExpect(dialog(page).getByText('Part 1 of 3')).toBeVisible()
    const bar = dialog(page).getByRole('progressbar', { name: 'How far the course is' })
    await pageExpect(bar).toHaveAttribute('aria-valuenow', /^33/)

    // A quiz can be sent when every question has an answer, and fails below half.
    const submit = dialog(page).getByRole('button', { name: 'Submit Quiz' })
    await pageExpect(submit).toBeDisabled()
    await takeQuiz(page, 1, false)
    await pageExpect(dialog(page).getByText('Needs Review')).toBeVisible()
    await pageExpect(dialog(page).getByText('0%')).toBeVisible()
    await pageExpect(dialog(page).getByRole('radio').first()).toBeDisabled()
    await dialog(page).getByRole('button', { name: 'Final Assignment' }).click()
    await pageExpect(dialog(page).getByText('The assignment is locked')).toBeVisible()
    await pageExpect(dialog(page).getByText('FAILED', { exact: true })).toHaveCount(1)
    await pageExpect(dialog(page).getByText('NOT TAKEN', { exact: true })).toHaveCount(2)

    // A reload in the middle keeps the place; a retake clears the answers.
    await page.reload()
    await pageExpect(dialog(page).getByText('The assignment is locked')).toBeVisible()
    await step(page, 1).click()
    await dialog(page).getByRole('button', { name: 'Retake Quiz' }).click()
    await pageExpect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0)
    for (const part of [1, 2, 3]) {
      await step(page, part).click()
      await takeQuiz(page, part, true)
      await pageExpect(dialog(page).getByText('Excellent')).toBeVisible()
    }

    await dialog(page).getByRole('button', { name: 'Final Assignment' }).first().click()
    const brief = await dialog(page).getByText('The brief').locator('..').innerText()
    await dialog(page).getByRole('link', { name: 'Submit Assignment' }).click()
    await pageExpect(page.getByText('Assignment Submission')).toBeVisible()
    // Read once, and taken out of the address.
    await pageExpect(page).toHaveURL(/\/\?session=session_\d+_[a-z0-9]+$/)
    await pageExpect(page.getByText(brief.split('\n').at(-1) ?? '')).toBeVisible()
    await pageExpect(page.getByLabel('Medium', { exact: true })).toHaveCount(0)
    await page.getByLabel('Choose Files').setInputFiles([studies.night])
    await pageExpect(page.getByText('Uploaded Files (1)')).toBeVisible()
    await page.getByLabel('About this work').fill('Two stops under, on purpose.')
    await page.getByRole('button', { name: 'Submit Assignment' }).click()
    await feedbackIsThere(page)

    await page.goto('/micro-courses')
    await openCourse(page, 'Nights').click()
    await pageExpect(dialog(page).getByText('Reviewed')).toBeVisible()
    await pageExpect(
      dialog(page).getByRole('link', { name: 'Create New Submission' }),
    ).toBeVisible()
    await dialog(page).getByRole('link', { name: 'View Submission' }).click()
    await pageExpect(
      page.getByRole('heading', { name: 'Two stops under, on purpose.' }),
    ).toBeVisible()
  },
)

journey(
  'a course asks for a title and one to three notes, and says so',
  async ({ page, context }) => {
    await signUp(context)
    for (const title of ['Light', 'Edges', 'Horizon', 'Colour'])
      await writeNote(page, title, `What I want to know about ${title}.`)
    await page.goto('/micro-courses')
    await generate(page, ' ', [])
    await pageExpect(
      page.getByText('Please provide a title for your micro course.'),
    ).toBeVisible()
    await dialog(page).getByLabel('Title of the course').fill('Frames')
    await dialog(page).getByRole('button', { name: 'Generate Course' }).click()
    await pageExpect(
      page.getByText('Please select at least one note for your micro course.'),
    ).toBeVisible()
    for (const note of ['Light', 'Edges', 'Horizon', 'Colour'])
      await dialog(page).getByText(note, { exact: true }).click()
    await pageExpect(
      page.getByText('You can select up to 3 notes for course generation.'),
    ).toBeVisible()
    await pageExpect(dialog(page).getByText('3 of 3 chosen')).toBeVisible()
    // A search leaves what is chosen at the top.
    await dialog(page).getByLabel('Search your notes').fill('Colour')
    await pageExpect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(3)
    await page.route('**/trpc/courses.generate*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    )
    await dialog(page).getByRole('button', { name: 'Generate Course' }).click()
    await pageExpect(
      page.getByText('Failed to generate course. Please try again.'),
    ).toBeVisible()
    await pageExpect(dialog(page).getByLabel('Title of the course')).toHaveValue('Frames')
    await page.unroute('**/trpc/courses.generate*')
    await dialog(page).getByRole('button', { name: 'Generate Course' }).click()
    await pageExpect(openCourse(page, 'Frames')).toBeVisible({ timeout: 20_000 })
  },
)

journey(
  'five minutes after its start the list is read again and the course said to be ready',
  async ({ page, context }) => {
    await page.clock.install()
    await signUp(context)
    await writeNote(page, 'Horizon', 'The horizon is crooked in my photos.')
    await page.goto('/micro-courses')
    await generate(page, 'Level', ['Horizon'])
    await pageExpect(openCourse(page, 'Level')).toBeVisible({ timeout: 20_000 })
    const list = page.waitForRequest((request) => request.url().includes('courses.list'))
    await page.clock.fastForward(30_000)
    await list
    await page.clock.fastForward('05:00')
    await pageExpect(page.getByText('Your course should be ready')).toBeVisible()
  },
)

journey(
  'the keyboard alone takes a quiz, and a failed save keeps the answers',
  async ({ page, context }) => {
    await signUp(context)
    await writeNote(page, 'Horizon', 'The horizon is crooked in my photos.')
    await page.goto('/micro-courses')
    await generate(page, 'Level', ['Horizon'])
    await pageExpect(openCourse(page, 'Level')).toBeVisible({ timeout: 20_000 })
    await openCourse(page, 'Level').press('Enter')
    const quiz = await quizOf(page, 1)
    for (const { question, correctAnswer } of quiz) {
      const options = dialog(page)
        .getByRole('group', { name: question })
        .getByRole('radio')
      await options.first().focus()
      await page.keyboard.press('Space')
      for (let at = 0; at < correctAnswer; at += 1) await page.keyboard.press('ArrowDown')
      await pageExpect(options.nth(correctAnswer)).toBeChecked()
    }
    await page.route('**/trpc/courses.takeQuiz*', (route) => route.abort())
    await dialog(page).getByRole('button', { name: 'Submit Quiz' }).press('Enter')
    await pageExpect(
      dialog(page).getByText('Failed to save quiz progress. Please try again.'),
    ).toBeVisible()
    await pageExpect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(
      quiz.length,
    )
    await page.unroute('**/trpc/courses.takeQuiz*')
    await dialog(page).getByRole('button', { name: 'Submit Quiz' }).press('Enter')
    await pageExpect(dialog(page).getByText('100%')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Next' }).press('Enter')
    await pageExpect(dialog(page).getByText('Part 2 of 3')).toBeVisible()
    await page.keyboard.press('Escape')
    await pageExpect(dialog(page)).toHaveCount(0)
    await pageExpect(openCourse(page, 'Level')).toBeVisible()
  },
)

journey(
  'cards are due the next day, are gone through, and go along to Anki',
  async ({ page, context }) => {
    await signUp(context)
    await writeNote(page, 'Horizon', 'The horizon is crooked in my photos.')
    await page.goto('/micro-courses')
    await generate(page, 'Level', ['Horizon'])
    await pageExpect(openCourse(page, 'Level')).toBeVisible({ timeout: 20_000 })
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    await pageExpect(dialog(page).getByText('Nothing is due')).toBeVisible()
    const download = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name: 'Cards for Anki' }).click()
    const path = join(tmpdir(), `cards-${process.pid}.csv`)
    await (await download).saveAs(path)
    const lines = (await readFile(path, 'utf8')).trim().split('\n')
    expect(lines.slice(0, 2)).toEqual(['#separator:Comma', '#html:false'])
    expect(lines.length).toBeGreaterThanOrEqual(4 + 4)
    await dialog(page).getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('button', { name: 'Delete Level' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Delete', exact: true })
      .click()
    await pageExpect(page.getByText('No courses yet')).toBeVisible()
  },
)

journey(
  'a course that fails says so, offers to go on, and cannot be opened',
  async ({ browser }) => {
    const endpoint = await openAiServer(
      refuses(400, [{ error: { code: 400, message: 'API key not valid.' } }]),
    )
    const { page, server } = await ownServer(browser, aiSettings(endpoint.baseUrl))
    await page.request.post('/api/notes', {
      data: { title: 'Horizon', content: 'It leans.' },
      headers: { origin: server.url },
    })
    await page.goto('/micro-courses')
    await generate(page, 'Level', ['Horizon'])
    await pageExpect(page.getByText('Course Generation Failed')).toBeVisible()
    await pageExpect(
      page.getByText('Failed to generate course. Please try again.'),
    ).toBeVisible()
    const card = page.getByRole('article')
    await pageExpect(card.getByText('Failed', { exact: true })).toBeVisible()
    await pageExpect(
      card.getByText('It failed while the parts were planned.'),
    ).toBeVisible()
    await pageExpect(openCourse(page, 'Level')).toHaveCount(0)
    const asked = endpoint.requests.length
    await card.getByRole('button', { name: 'Try again' }).click()
    await pageExpect.poll(() => endpoint.requests.length).toBeGreaterThan(asked)
    await pageExpect(card.getByRole('button', { name: 'Try again' })).toBeVisible()
    // Neither does its address open what is not there.
    const { courses } = (await (await page.request.get('/api/micro-courses')).json()) as {
      courses: Array<{ id: string }>
    }
    await page.goto(`/micro-courses?course=${courses[0]?.id}`)
    await pageExpect(
      dialog(page).getByText('This course is not ready yet.'),
    ).toBeVisible()
  },
)
