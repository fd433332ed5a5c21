import { describe } from 'vitest'
import { journey, pageExpect, signUp } from './journey.ts'

const cards = [
  ['Request Feedback', /15 files .*JPG, PNG, MP3, MP4, PDF/],
  ['Create Notes', /technique, advice or resource, .*searched and filtered/],
  [
    'Create Micro-Courses',
    /3 notes .*modules with illustrations, interactive quizzes and assignments. Progress is kept for each section/,
  ],
  ['Cultural Discovery', /places and events/],
] as const

describe('/info', () => {
  journey(
    'says what can be done here, with tips, and leads on',
    async ({ context, page }) => {
      await signUp(context)
      await page.goto('/info')
      await pageExpect(
        page.getByRole('heading', { level: 1, name: 'How to Use' }),
      ).toBeVisible()
      for (const [title, words] of cards) {
        await pageExpect(
          page.getByRole('heading', { level: 2, name: title }),
        ).toBeVisible()
        await pageExpect(page.getByText(words)).toBeVisible()
      }
      await pageExpect(page.getByRole('heading', { name: 'Tips' })).toBeVisible()
      await pageExpect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible()
      await page.getByRole('link', { name: 'Start Creating' }).click()
      await pageExpect(page).toHaveURL(/\/$/)
    },
  )

  journey('has no way back of its own inside a native app', async ({ context, page }) => {
    await signUp(context)
    await page.addInitScript(() =>
      Object.assign(window, { Capacitor: { isNativePlatform: () => true } }),
    )
    await page.goto('/info')
    await pageExpect(page.getByRole('link', { name: 'Start Creating' })).toBeVisible()
    await pageExpect(page.getByRole('link', { name: 'Back to Home' })).toHaveCount(0)
  })
})
