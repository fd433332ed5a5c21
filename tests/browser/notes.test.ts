import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { expect } from 'vitest'
import {
  askForFeedback,
  feedbackIsThere,
  journey,
  pageExpect,
  signUp,
  studies,
  uploadWork,
} from './journey.ts'
import { ownServer } from './own-server.ts'
import type { Page } from 'playwright-core'

const list = (page: Page) => page.getByRole('list', { name: 'Notes' })
const dialog = (page: Page) => page.getByRole('dialog')

async function write(page: Page, title: string, content: string): Promise<void> {
  await page.getByRole('button', { name: 'Create Note' }).click()
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('Content').fill(content)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await pageExpect(list(page).getByRole('heading', { name: title })).toBeVisible()
}

journey(
  'feedback becomes notes, which lead back to it and are found again',
  async ({ page, context }) => {
    await signUp(context)
    await uploadWork(page, [studies.night])
    await askForFeedback(page)
    await feedbackIsThere(page)
    await page.getByRole('button', { name: 'Create Notes' }).click()
    await pageExpect(
      page.getByText(/^Generated \d notes from this feedback\.$/),
    ).toBeVisible({ timeout: 15_000 })
    const show = page.getByRole('link', { name: 'Show Notes' })
    // They are still known when the conversation is opened again.
    await page.reload()
    await show.click()
    await pageExpect(page).toHaveURL(/\/notes\?conversation=[a-z2-7]{26}$/)
    await pageExpect(list(page).getByRole('article').first()).toBeVisible()
    const drawn = await list(page).getByRole('article').count()
    expect(drawn).toBeGreaterThanOrEqual(3)
    await page.getByRole('button', { name: 'Show all notes' }).click()
    await write(page, 'Reminder', 'Bring the tripod.')
    await pageExpect(list(page).getByRole('article')).toHaveCount(drawn + 1)
    await page.getByLabel('Search notes').fill('tripod')
    await pageExpect(list(page).getByRole('article')).toHaveCount(1)
    await pageExpect(list(page).locator('mark')).toHaveText('tripod')
    await page.getByLabel('Search notes').fill('no such word')
    await pageExpect(page.getByText('Nothing found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await page.getByLabel('Category').selectOption({ label: 'Advice' })
    await pageExpect(page).toHaveURL(/category=advice/)
    await pageExpect(list(page).getByText('Advice').first()).toBeVisible()
    await page.reload()
    await pageExpect(page.getByLabel('Category')).toHaveValue('advice')
    await list(page).getByRole('link', { name: 'From conversation' }).first().click()
    await pageExpect(page).toHaveURL(/\/\?session=session_/)
  },
)

journey(
  'a note is written, changed, taken along and deleted, by the keyboard where it can be',
  async ({ page, context }) => {
    await signUp(context)
    await page.goto('/notes')
    await pageExpect(page.getByText('No notes yet')).toBeVisible()
    await page.getByRole('button', { name: 'Create Note' }).press('Enter')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await pageExpect(
      page.getByText('Please provide both title and content for the note.'),
    ).toBeVisible()
    await dialog(page).getByLabel('Title').fill('Edges')
    await dialog(page).getByLabel('Content').fill('Look at the rim of the picture.')
    await dialog(page).getByLabel('Link').fill('javascript:alert(1)')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await pageExpect(page.getByText('That is no web address')).toBeVisible()
    await dialog(page).getByLabel('Link').fill('example.org/edges')
    await dialog(page).getByLabel('Tags').fill('rim, edges')
    await page.route('**/trpc/notes.create*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    )
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await pageExpect(
      page.getByText('Failed to create note. Please try again.'),
    ).toBeVisible()
    await page.unroute('**/trpc/notes.create*')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    const note = list(page).getByRole('article')
    await pageExpect(note).toHaveCount(1)
    await pageExpect(
      note.getByRole('link', { name: 'Open link: https://example.org/edges' }),
    ).toHaveAttribute('href', 'https://example.org/edges')
    await note.getByRole('button', { name: 'Edit Edges' }).press('Enter')
    await dialog(page).getByLabel('Title').fill('Rims')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await pageExpect(note.getByRole('heading', { name: 'Rims' })).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as Markdown' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('notes.md')
    const saved = join(tmpdir(), `notes-${process.pid}.md`)
    await download.saveAs(saved)
    expect(await readFile(saved, 'utf8')).toContain('## Rims')
    await page.route('**/trpc/notes.remove*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    )
    await note.getByRole('button', { name: 'Delete Rims' }).press('Enter')
    const confirm = page.getByRole('alertdialog')
    await confirm.getByRole('button', { name: 'Delete' }).click()
    await pageExpect(
      page.getByText('Failed to delete note. Please try again.'),
    ).toBeVisible()
    await page.unroute('**/trpc/notes.remove*')
    await confirm.getByRole('button', { name: 'Delete' }).click()
    await pageExpect(page.getByText('No notes yet')).toBeVisible()
  },
)

journey(
  'a quotation is read without the marks of its reply',
  async ({ page, context }) => {
    await signUp(context)
    await page.route('**/trpc/*notes.list*', async (route) => {
      const answer = await route.fetch()
      const quoted = '"excerpt":"**The line** turns [F3]. *(p.pdf)*"'
      const body = (await answer.text()).replaceAll('"excerpt":null', quoted)
      await route.fulfill({ response: answer, body })
    })
    await page.goto('/notes')
    await write(page, 'Lines', 'Look where they turn.')
    await pageExpect(list(page).getByRole('blockquote')).toHaveText(
      'The line turns. (p.pdf)',
    )
  },
)

journey(
  'a deleted note hands the focus on to the next one, and the last to the heading',
  async ({ page, context }) => {
    await signUp(context)
    await page.goto('/notes')
    for (const title of ['Rims', 'Edges', 'Middles'])
      await write(page, title, 'Look at the rim of the picture.')
    const remove = async (title: string) => {
      await page.getByRole('button', { name: `Delete ${title}` }).press('Enter')
      const confirm = page.getByRole('alertdialog')
      await confirm.getByRole('button', { name: 'Delete' }).press('Enter')
      await pageExpect(confirm).toBeHidden()
    }
    const edit = (title: string) => page.getByRole('button', { name: `Edit ${title}` })
    // The newest is the first.
    await remove('Edges')
    await pageExpect(edit('Rims')).toBeFocused()
    await remove('Rims')
    await pageExpect(edit('Middles')).toBeFocused()
    await remove('Middles')
    await pageExpect(page.getByRole('heading', { name: 'Notes', level: 1 })).toBeFocused()
  },
)

journey(
  'on the free plan notes from feedback are told to need another plan',
  async ({ browser }) => {
    const { page } = await ownServer(browser, { DEFAULT_PLAN: 'free' })
    await uploadWork(page, [studies.night])
    await askForFeedback(page)
    await feedbackIsThere(page)
    const create = page.getByRole('button', { name: 'Create Notes' })
    await pageExpect(create).toBeDisabled()
    await pageExpect(create).toHaveAccessibleDescription(
      'Upgrade required for note extraction',
    )
  },
)

journey(
  'how the drawing of notes ends is told, and a failed look-up is not',
  async ({ page, context }) => {
    await signUp(context)
    await uploadWork(page, [studies.night])
    await askForFeedback(page)
    await feedbackIsThere(page)
    const answers = [
      [
        'plan_limit',
        403,
        'Note extraction is available for students and paying users only.',
      ],
      ['internal', 500, 'Failed to extract notes. Please try again.'],
    ] as const
    for (const [appCode, httpStatus, text] of answers) {
      const data = { appCode, detail: {}, httpStatus }
      const error = { json: { message: 'no', code: -32603, data } }
      await page.route('**/trpc/notes.extract?*', (route) =>
        route.fulfill({ status: httpStatus, body: JSON.stringify([{ error }]) }),
      )
      await page.getByRole('button', { name: 'Create Notes' }).click()
      await pageExpect(page.getByText(text)).toBeVisible()
      await page.unroute('**/trpc/notes.extract?*')
    }
    // A reply in which there is nothing to keep: the server says so, and the page tells it.
    let isBegun = false
    await page.route('**/trpc/*notes.extract?*', (route) => {
      isBegun = true
      return route.continue()
    })
    await page.route('**/trpc/*notes.extractions*', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll(
        '"state":"done"',
        '"state":"none_found"',
      )
      await route.fulfill({
        response: answer,
        body: isBegun ? body : await answer.text(),
      })
    })
    await page.getByRole('button', { name: 'Create Notes' }).click()
    await pageExpect(
      page.getByText('No extractable notes were found in this feedback.'),
    ).toBeVisible({ timeout: 15_000 })
    // What is being answered may come to its end.
    await page.unrouteAll({ behavior: 'wait' })
    // Only this one of the calls that travel together fails.
    await page.route('**/trpc/*notes.extractions*', async (route) => {
      const names = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',')
      const answer = await route.fetch()
      const results = (await answer.json()) as unknown[]
      const data = { appCode: 'internal', detail: {}, httpStatus: 500 }
      const error = { json: { message: 'no', code: -32603, data } }
      results[names?.indexOf('notes.extractions') ?? 0] = { error }
      await route.fulfill({ status: 207, json: results })
    })
    await page.reload()
    await pageExpect(page.getByRole('button', { name: 'Create Notes' })).toBeEnabled()
    await pageExpect(page.getByRole('status').filter({ hasText: 'notes' })).toHaveCount(0)
  },
)
