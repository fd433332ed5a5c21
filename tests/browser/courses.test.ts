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
import type { BrowserContext, Locator, Page } from 'playwright-core'

interface Quiz {
  question: string
  options: string[]
  correctAnswer: number
}

const dialog = (page: Page) => page.getByRole('dialog')
const toast = (page: Page) => page.locator('[data-scope=toast][data-part=root]')
const quizField = (page: Page, n: number) =>
  dialog(page).getByRole('group', { name: `Question ${n} of` })
const step = (page: Page, n: number) =>
  dialog(page).getByRole('button', { name: new RegExp(`^Part ${n}: `) })

/** The quizzes of the newest course, by its parts. */
async function quizzes(page: Page): Promise<Quiz[][]> {
  const answer = await page.request.get('/api/micro-courses')
  const { courses } = (await answer.json()) as {
    courses: Array<{ parts: Array<{ quiz: Quiz[] }> }>
  }
  return courses[0]?.parts.map(({ quiz }) => quiz) ?? []
}

/** Chooses an answer for every question: the right ones, or for each one that is not. */
async function takeQuiz(page: Page, part: number, isRight: boolean): Promise<void> {
  const quiz = (await quizzes(page))[part - 1] ?? []
  for (const { question, options, correctAnswer } of quiz) {
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

/** Somebody with a course, on the shelf. */
async function makeLevel(page: Page, context: BrowserContext): Promise<void> {
  await signUp(context)
  await writeNote(page, 'Horizon', 'The horizon is crooked in my photos.')
  await page.goto('/micro-courses')
  await generate(page, 'Level', ['Horizon'])
  await pageExpect(openCourse(page, 'Level')).toBeVisible({ timeout: 20_000 })
}

/** The shelf of another tab takes the course away. */
async function removeLevel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete Level' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  await pageExpect(page.getByText('No courses yet')).toBeVisible()
}

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
    // The note came from a picture: the first part shows it.
    await pageExpect(
      dialog(page).getByRole('img', { name: /^night quay\.jpg/ }),
    ).toBeVisible()
    const partCount = (await quizzes(page)).length
    await pageExpect(dialog(page).getByText(`Part 1 of ${partCount}`)).toBeVisible()
    const bar = dialog(page).getByRole('progressbar', { name: 'How far the course is' })
    await pageExpect(bar).toHaveAttribute(
      'aria-valuenow',
      new RegExp(`^${Math.floor(100 / partCount)}`),
    )

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
    await pageExpect(dialog(page).getByText('NOT TAKEN', { exact: true })).toHaveCount(
      partCount - 1,
    )

    // A reload in the middle keeps the place; a retake clears the answers.
    await page.reload()
    await pageExpect(dialog(page).getByText('The assignment is locked')).toBeVisible()
    await step(page, 1).click()
    await dialog(page).getByRole('button', { name: 'Retake Quiz' }).click()
    await pageExpect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0)
    for (let part = 1; part <= partCount; part += 1) {
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
    // Without a note there is the way to one.
    await page.goto('/micro-courses')
    await page.getByRole('button', { name: 'Generate Course' }).first().click()
    await pageExpect(
      dialog(page).getByRole('link', { name: 'Go to your crits' }),
    ).toBeVisible()
    await dialog(page).getByRole('link', { name: 'Write a note' }).click()
    await pageExpect(page).toHaveURL(/\/notes$/)
    for (const title of ['Light', 'Edges', 'Horizon', 'Colour'])
      await writeNote(page, title, `What I want to know about ${title}.`)
    await page.goto('/micro-courses')
    await generate(page, ' ', [])
    // Each refusal is said in a toast, and stands at its field until it is met.
    const saysAt = async (place: Locator, sentence: string) => {
      await pageExpect(toast(page).getByText(sentence)).toBeVisible()
      await pageExpect(place.getByText(sentence)).toBeVisible()
    }
    await saysAt(dialog(page), 'Please provide a title for your micro course.')
    const title = dialog(page).getByLabel('Title of the course')
    await pageExpect(title).toHaveAttribute('aria-invalid', 'true')
    await pageExpect(title).toBeFocused()
    await title.fill('Frames')
    await pageExpect(title).not.toHaveAttribute('aria-invalid', 'true')
    await title.press('Enter')
    const notes = dialog(page).getByRole('group', { name: 'Your notes' })
    await saysAt(notes, 'Please select at least one note for your micro course.')
    for (const note of ['Light', 'Edges', 'Horizon', 'Colour'])
      await notes.getByText(note, { exact: true }).click()
    await saysAt(notes, 'You can select up to 3 notes for course generation.')
    await pageExpect(notes.getByText('3 of 3 chosen')).toBeVisible()
    // What is ticked keeps its row: the newest note is first, and it is the one that is not.
    await pageExpect(notes.getByRole('checkbox').first()).not.toBeChecked()
    await pageExpect(notes.getByRole('checkbox').last()).toBeChecked()
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
    await pageExpect(title).toHaveValue('Frames')
    await page.unroute('**/trpc/courses.generate*')
    await dialog(page).getByRole('button', { name: 'Generate Course' }).click()
    await pageExpect(openCourse(page, 'Frames')).toBeVisible({ timeout: 20_000 })
    // The end is told in place of the start.
    await pageExpect(toast(page).getByText('Your course is ready')).toBeVisible()
    expect(await toast(page).count()).toBe(1)
  },
)

journey(
  'five minutes after its start the list is read again and the course said to be ready',
  async ({ page, context }) => {
    await page.clock.install()
    await makeLevel(page, context)
    const list = page.waitForRequest((request) => request.url().includes('courses.list'))
    await page.clock.fastForward(30_000)
    await list
    // A list that cannot be read again stays as it was.
    await page.route('**/trpc/*courses.list*', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.clock.fastForward(30_000)
    await failed
    // Time enough for the page to have shown it.
    await page.clock.runFor(1000)
    await pageExpect(openCourse(page, 'Level')).toBeVisible()
    await pageExpect(page.getByText('The courses could not be loaded')).toHaveCount(0)
    await page.unroute('**/trpc/*courses.list*')
    await page.clock.fastForward('05:00')
    await pageExpect(page.getByText('Your course should be ready')).toBeVisible()
  },
)

journey(
  'a part begins at its top, and what was answered stays until it is counted',
  async ({ page, context }) => {
    await makeLevel(page, context)
    await pageExpect(page.getByText('By Built-in tutor')).toBeVisible()
    // The title is known before the course is there.
    let goOn = () => {}
    const isHeld = new Promise<void>((resolve) => (goOn = resolve))
    await page.route('**/trpc/*courses.get*', async (route) => {
      await isHeld
      await route.continue()
    })
    await openCourse(page, 'Level').click()
    await pageExpect(dialog(page).getByRole('heading', { name: 'Level' })).toBeVisible()
    await pageExpect(dialog(page).getByLabel('Loading the course')).toBeVisible()
    goOn()
    const partTitle = dialog(page).getByRole('heading', { level: 3 })
    await pageExpect(partTitle).toBeFocused()
    // Headings lead down step by step, those of the lesson below the one of its part.
    const levels = await dialog(page)
      .getByRole('heading')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))))
    expect(levels.slice(0, 2)).toEqual([2, 3])
    expect(new Set(levels.slice(2))).toEqual(new Set([4]))

    const body = dialog(page).locator('.chakra-dialog__body')
    await body.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await dialog(page).getByRole('button', { name: 'Next' }).click()
    await pageExpect(dialog(page).getByText('Part 2 of')).toBeVisible()
    await pageExpect(partTitle).toBeFocused()
    await pageExpect(partTitle).toBeInViewport()
    expect(await body.evaluate(({ scrollTop }) => scrollTop)).toBe(0)

    const chosen = quizField(page, 1).getByRole('radio').nth(1)
    await chosen.click()
    await dialog(page).getByRole('button', { name: 'Previous' }).click()
    await pageExpect(dialog(page).getByText('Part 1 of')).toBeVisible()
    await pageExpect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Next' }).click()
    await pageExpect(chosen).toBeChecked()
    await page.reload()
    await pageExpect(chosen).toBeChecked()
    await page.keyboard.press('Escape')
    await openCourse(page, 'Level').click()
    await step(page, 2).click()
    await pageExpect(chosen).toBeChecked()

    // On a short screen the head scrolls away with the text.
    await page.setViewportSize({ width: 844, height: 390 })
    const place = dialog(page).getByText('Part 2 of')
    await pageExpect(place).toBeInViewport()
    await quizField(page, 2).scrollIntoViewIfNeeded()
    await pageExpect(place).not.toBeInViewport()
    // An address that asks for the review as well opens the course.
    const { pathname, search } = new URL(page.url())
    await page.goto(`${pathname}${search}&review=true`)
    await pageExpect(chosen).toBeChecked()
    await pageExpect(dialog(page)).toHaveCount(1)
  },
)

journey(
  'a try leads to its score, a retake to the first question, and what is deleted is gone',
  async ({ page, context }) => {
    await makeLevel(page, context)
    await openCourse(page, 'Level').click()
    await takeQuiz(page, 1, true)
    const score = dialog(page).getByRole('status').filter({ hasText: '100%' })
    await pageExpect(score).toBeFocused()
    await pageExpect(score).toBeInViewport({ ratio: 1 })
    await dialog(page).getByRole('button', { name: 'Retake Quiz' }).click()
    await pageExpect(quizField(page, 1).getByRole('radio').first()).toBeFocused()
    await pageExpect(quizField(page, 1).getByText('Question 1 of')).toBeInViewport()
    await takeQuiz(page, 1, false)
    await pageExpect(
      dialog(page).getByText('This try: not passed. The part stays passed with 100%.'),
    ).toBeVisible()
    await pageExpect(dialog(page).getByText('Not passed yet')).toHaveCount(0)
    // What was counted is not kept as a draft: the best try is shown.
    await page.reload()
    await step(page, 1).click()
    await pageExpect(dialog(page).getByText('Excellent')).toBeVisible()

    const other = await context.newPage()
    await other.goto('/micro-courses')
    await removeLevel(other)
    await pageExpect(
      dialog(page).getByText('This course is no longer there'),
    ).toBeVisible()
    await pageExpect(dialog(page).getByRole('heading', { level: 3 })).toHaveCount(0)
  },
)

journey(
  'the keyboard alone takes a quiz, and a failed save keeps the answers',
  async ({ page, context }) => {
    await makeLevel(page, context)
    await openCourse(page, 'Level').press('Enter')
    const [quiz = []] = await quizzes(page)
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
    await pageExpect(dialog(page).getByText('Part 2 of')).toBeVisible()
    await page.keyboard.press('Escape')
    await pageExpect(dialog(page)).toHaveCount(0)
    await pageExpect(openCourse(page, 'Level')).toBeVisible()
  },
)

journey(
  'cards are due the next day, are gone through, and go along to Anki',
  async ({ page, context }) => {
    await makeLevel(page, context)
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    await pageExpect(dialog(page).getByText('Nothing is due')).toBeVisible()
    // A day in the words of the browser's locale, which is British here.
    await pageExpect(
      dialog(page).getByText(/The next card is due [A-Z][a-z]+day,? \d+ [A-Z][a-z]+\./),
    ).toBeVisible()
    const download = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name: 'Cards for Anki' }).click()
    const path = join(tmpdir(), `cards-${process.pid}.csv`)
    await (await download).saveAs(path)
    const lines = (await readFile(path, 'utf8')).trim().split('\n')
    expect(lines.slice(0, 2)).toEqual(['#separator:Comma', '#html:false'])
    expect(lines.length).toBeGreaterThanOrEqual(4 + 4)
    await dialog(page).getByRole('button', { name: 'Close' }).first().click()
    await removeLevel(page)
  },
)

/** Cards that are due, which takes a day else; none of them is known to the server. */
async function showDue(page: Page, fronts: string[], due: number): Promise<void> {
  const url = '**/trpc/*reviews.queue*'
  // What is being answered may come to its end.
  await page.unrouteAll({ behavior: 'wait' })
  await page.route(url, async (route) => {
    const answer = await route.fetch()
    const batch = (await answer.json()) as Array<{
      result: { data: { json: { cards?: object[]; due?: number } } }
    }>
    for (const { result } of batch) {
      const queue = result.data.json
      if (!queue.cards) continue
      queue.due = due
      queue.cards = fronts.map((front, index) => ({
        id: 'abc'.charAt(index).repeat(26),
        courseId: 'd'.repeat(26),
        courseTitle: 'Level',
        front,
        back: 'An answer.',
        reps: 0,
      }))
    }
    await route.fulfill({ response: answer, json: batch })
  })
}

journey(
  'a card that is gone is passed by, and the end says how many more are due',
  async ({ page, context }) => {
    await makeLevel(page, context)
    await showDue(page, ['One?', 'Two?'], 2)
    await page.goto('/micro-courses?review=true')
    const answerWell = async (question: string) => {
      await pageExpect(dialog(page).getByText(question)).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Show the answer' }).click()
      await dialog(page).getByRole('button', { name: 'Well' }).click()
    }
    await answerWell('One?')
    await pageExpect(dialog(page).getByText('Card 1 of 1')).toBeVisible()
    await pageExpect(dialog(page).getByText('That was not saved.')).toHaveCount(0)
    await showDue(page, ['Three?'], 5)
    await page.route('**/trpc/reviews.grade*', (route) =>
      route.fulfill({
        json: [{ result: { data: { json: { dueAt: new Date().toISOString() } } } }],
      }),
    )
    await answerWell('Two?')
    await pageExpect(dialog(page).getByText('5 more are due.')).toBeVisible()
    await pageExpect(dialog(page).getByText('The next card is due')).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Go on' }).click()
    await pageExpect(dialog(page).getByText('Three?')).toBeVisible()
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
    await page.clock.install()
    await page.goto('/micro-courses')
    await generate(page, 'Level', ['Horizon'])
    await pageExpect(page.getByText('Course Generation Failed')).toBeVisible()
    await pageExpect(
      page.getByText('Failed to generate course. Please try again. (“Level”)'),
    ).toBeVisible()
    expect(await toast(page).count()).toBe(1)
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
    // It is not said to be ready when five minutes are over.
    const looked = page.waitForResponse((answer) => answer.url().includes('courses.get'))
    await page.clock.fastForward('05:00')
    await (await looked).finished()
    await pageExpect(page.getByText('Your course should be ready')).toHaveCount(0)
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
