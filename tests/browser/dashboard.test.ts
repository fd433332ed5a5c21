import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { appUrl, journey, pageExpect, signUp, works } from './journey.ts'
import type { BrowserContext } from 'playwright-core'

/** Crits made over the API, which waits for each reply. */
async function makeCrits(
  context: BrowserContext,
  count: number,
  files = 1,
): Promise<void> {
  const buffer = await readFile(works.painting)
  for (let index = 0; index < count; index += 1) {
    const sessionId = `session_${Date.now()}_${index}`
    const form = new FormData()
    form.set('sessionId', sessionId)
    for (let file = 0; file < files; file += 1)
      form.append('files', new File([buffer], `field ${file}.png`, { type: 'image/png' }))
    const headers = { origin: appUrl }
    const uploaded = await context.request.post('/api/upload', {
      multipart: form,
      headers,
    })
    expect(uploaded.status()).toBe(200)
    const answer = await context.request.post('/api/analyze', {
      data: {
        sessionId,
        contextPrompt: `Field study number ${index + 1}`,
        mediaType: 'painting',
      },
      headers,
      timeout: 60_000,
    })
    expect(answer.status()).toBe(200)
  }
}

describe('the dashboard', () => {
  journey(
    'shows a card with its medium, counts and age, and deletes it after asking',
    async ({ page, context }) => {
      await signUp(context)
      await makeCrits(context, 1, 2)
      await page.goto('/')
      const card = page.getByRole('article')
      await pageExpect(card.getByText('Field study number 1')).toBeVisible()
      await pageExpect(card.getByText('Painting')).toBeVisible()
      await pageExpect(card.getByText('2 files · 1 message · Just now')).toBeVisible()
      await card.getByRole('button', { name: /^Delete conversation/ }).click()
      const dialog = page.getByRole('alertdialog')
      await pageExpect(dialog.getByText('Delete Conversation')).toBeVisible()
      await pageExpect(dialog.getByText('This action cannot be undone.')).toBeVisible()
      await page.mouse.click(5, 5)
      await pageExpect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await pageExpect(dialog).toBeHidden()
      await card.getByRole('button', { name: /^Delete conversation/ }).click()
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
      await pageExpect(page.getByText('Conversation deleted successfully')).toBeVisible()
      await pageExpect(page.getByText('An empty wall is a good beginning')).toBeVisible()
    },
  )

  journey(
    'keeps six on top on a desktop and three on a phone, the rest under All Conversations',
    async ({ page, context }) => {
      await signUp(context)
      await makeCrits(context, 7)
      await page.goto('/')
      await pageExpect(page.getByRole('article')).toHaveCount(7)
      const rest = page.getByRole('region', { name: 'All Conversations' })
      await pageExpect(rest.getByRole('article')).toHaveCount(1)
      await page.setViewportSize({ width: 390, height: 844 })
      await pageExpect(rest.getByRole('article')).toHaveCount(4)
    },
  )

  journey(
    'says so when it cannot be loaded, and tries again',
    async ({ page, context }) => {
      await signUp(context)
      await page.route('**/trpc/**conversation.list**', (route) => route.abort())
      await page.goto('/')
      await pageExpect(page.getByText('Failed to load conversations')).toBeVisible()
      await page.unroute('**/trpc/**conversation.list**')
      await page.getByRole('button', { name: 'Retry' }).click()
      await pageExpect(page.getByText('An empty wall is a good beginning')).toBeVisible()
    },
  )
})

describe('the history panel', () => {
  journey(
    'lists conversations with thumbnails and the month, selects one, and deletes one',
    async ({ page, context }) => {
      await signUp(context)
      await page.goto('/?session=session_1_history')
      await page.getByRole('button', { name: 'History' }).click()
      const panel = page.getByRole('dialog', { name: 'Conversation History' })
      await pageExpect(panel.getByText('No conversations yet')).toBeVisible()
      await pageExpect(
        panel.getByText('Start by uploading files and getting AI feedback'),
      ).toBeVisible()
      await pageExpect(panel.getByText('0 of 40 conversations')).toBeVisible()
      await page.keyboard.press('Escape')
      await makeCrits(context, 1, 7)
      await page.getByRole('button', { name: 'History' }).click()
      await pageExpect(panel.getByText('+2')).toBeVisible()
      await pageExpect(panel.locator('img')).toHaveCount(5)
      await panel.getByRole('button', { name: /^\w{3} \d.*Field study number 1/ }).click()
      await pageExpect(panel).toBeHidden()
      await pageExpect(
        page.getByRole('heading', { name: 'A question for you' }),
      ).toBeVisible()
      await page.getByRole('button', { name: 'History' }).click()
      await panel.getByRole('button', { name: /^Delete conversation/ }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Delete', exact: true })
        .click()
      await pageExpect(
        page.getByText('The conversation and all associated files have been removed.'),
      ).toBeVisible()
      // It was the one that is open, so there is nothing to stay for.
      await pageExpect(page.getByText('An empty wall is a good beginning')).toBeVisible()
    },
  )

  journey(
    'hands the focus on from a deleted conversation to the next, and to its heading',
    async ({ page, context }) => {
      await signUp(context)
      await makeCrits(context, 2)
      await page.goto('/?session=session_1_handed')
      await page.getByRole('button', { name: 'History' }).click()
      const panel = page.getByRole('dialog', { name: 'Conversation History' })
      const remove = async (study: string) => {
        await panel
          .getByRole('button', { name: `Delete conversation: ${study}` })
          .press('Enter')
        const confirm = page.getByRole('alertdialog')
        await confirm.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
        await pageExpect(confirm).toBeHidden()
      }
      await remove('Field study number 2')
      await pageExpect(
        panel.getByRole('button', { name: /^\w{3} \d.*Field study number 1/ }),
      ).toBeFocused()
      await remove('Field study number 1')
      await pageExpect(
        panel.getByRole('heading', { name: 'Conversation History' }),
      ).toBeFocused()
    },
  )
})
