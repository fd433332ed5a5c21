import { describe, expect } from 'vitest'
import {
  askForFeedback,
  feedbackIsThere,
  journey,
  newVisitor,
  pageExpect,
  signUp,
  uploadWork,
  works,
} from './journey.ts'

describe('while it is not known who is there', () => {
  journey('that is asked once, ahead of the scripts', async ({ page, context }) => {
    await signUp(context)
    const asked: string[] = []
    const refused: string[] = []
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname
      if (path.includes('account.me')) asked.push(request.resourceType())
    })
    page.on('console', (message) => {
      if (/Content Security Policy|preload/.test(message.text()))
        refused.push(message.text())
    })
    await page.goto('/notes')
    await pageExpect(page.getByText('No notes yet')).toBeVisible()
    // The page's own head asks, and what the scripts ask for later is that answer.
    expect(asked).toEqual(['other'])
    expect(refused).toEqual([])
  })

  journey(
    'a spinner shows, and after three seconds the landing page',
    async ({ page, context }) => {
      // Who brings no session gets the landing page at once, from the server.
      await signUp(context)
      await page.route('**/trpc/account.me**', () => undefined)
      const started = Date.now()
      await page.goto('/')
      await pageExpect(page.getByRole('status').getByText('Loading')).toBeAttached()
      await pageExpect(
        page.getByText('Show your work. Hear something true.'),
      ).toBeVisible()
      expect(Date.now() - started).toBeGreaterThan(2900)
    },
  )
})

describe('fireworks', () => {
  journey('play after a new answer', async ({ browser }) => {
    const context = await newVisitor(browser, { reducedMotion: 'no-preference' })
    await signUp(context)
    const page = await context.newPage()
    await uploadWork(page, [works.photo])
    await askForFeedback(page)
    const canvas = page.waitForSelector('canvas', { timeout: 30_000 })
    await feedbackIsThere(page)
    await canvas
    await context.close()
  })

  journey('do not for who wants no motion', async ({ browser }) => {
    const context = await newVisitor(browser, { reducedMotion: 'reduce' })
    await signUp(context)
    const page = await context.newPage()
    await uploadWork(page, [works.photo])
    await askForFeedback(page)
    await feedbackIsThere(page)
    await pageExpect(page.getByText('AI Feedback Ready!')).toBeVisible()
    expect(await page.locator('canvas').count()).toBe(0)
    await context.close()
  })
})

describe('toasts', () => {
  journey(
    'show one at a time, are reached by F8, and go after five seconds',
    async ({ page, context }) => {
      await signUp(context)
      await page.goto(`/?session=session_${Date.now()}_toast`)
      await pageExpect(page.getByText('Your plan: 15 files')).toBeVisible()
      const refuse = (name: string) =>
        page
          .getByLabel('Choose Files')
          .setInputFiles({ name, mimeType: 'text/html', buffer: Buffer.from('x') })
      await refuse('first.html')
      await pageExpect(page.getByText('"first.html" cannot be taken')).toBeVisible()
      await refuse('second.html')
      await pageExpect(page.getByText('"second.html" cannot be taken')).toBeVisible()
      await pageExpect(page.getByText('"first.html" cannot be taken')).toBeHidden()
      await page.mouse.move(5, 5)
      await pageExpect(page.getByText('"second.html" cannot be taken')).toBeHidden({
        timeout: 8000,
      })
      await refuse('third.html')
      await pageExpect(page.getByText('"third.html" cannot be taken')).toBeVisible()
      await page.keyboard.press('F8')
      const isInside = () =>
        page.evaluate(
          () => document.activeElement?.closest('[data-scope=toast]') !== null,
        )
      await pageExpect.poll(isInside).toBe(true)
    },
  )
})

describe('the composer', () => {
  journey(
    'Shift+Enter makes a line, and blank messages cannot be sent',
    async ({ page, context }) => {
      await signUp(context)
      await uploadWork(page, [works.photo])
      await askForFeedback(page)
      await feedbackIsThere(page)
      const input = page.getByLabel('Your message')
      await input.fill('   ')
      await pageExpect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
      await input.fill('one')
      await input.press('Shift+Enter')
      await input.pressSequentially('two')
      await pageExpect(input).toHaveValue('one\ntwo')
      await pageExpect(
        page.getByText('Press Shift+Enter for new line, Enter to send'),
      ).toBeVisible()
      await input.press('Enter')
      await pageExpect(page.getByText('AI Thinking...')).toBeVisible()
      await pageExpect(input).toHaveValue('')
    },
  )

  journey('keeps the words when the server is away', async ({ page, context }) => {
    await signUp(context)
    await uploadWork(page, [works.photo])
    await askForFeedback(page)
    await feedbackIsThere(page)
    await page.route('**/trpc/conversation.ask**', (route) => route.abort())
    await page.getByLabel('Your message').fill('Is the horizon level?')
    await page.getByRole('button', { name: 'Send' }).click()
    await pageExpect(page.getByText('Failed to send message')).toBeVisible()
    await pageExpect(page.getByLabel('Your message')).toHaveValue('Is the horizon level?')
  })
})
