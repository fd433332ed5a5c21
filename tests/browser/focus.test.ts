import { describe } from 'vitest'
import {
  askForFeedback,
  feedbackIsThere,
  journey,
  pageExpect,
  signUp,
  studies,
  uploadWork,
  works,
} from './journey.ts'

describe('the focus goes on', () => {
  journey(
    'from what a reply offered to what came of it, and back from a reason not given',
    async ({ page, context }) => {
      await signUp(context)
      await uploadWork(page, [studies.night])
      await askForFeedback(page)
      await feedbackIsThere(page)
      await page.getByRole('button', { name: 'Create Notes' }).press('Enter')
      await pageExpect(page.getByRole('link', { name: 'Show Notes' })).toBeFocused({
        timeout: 15_000,
      })

      const suggestion = page
        .getByRole('region', { name: 'What to try' })
        .getByRole('listitem')
        .first()
      const decline = suggestion.getByRole('button', { name: 'Not for me' })
      await decline.press('Enter')
      await pageExpect(suggestion.getByRole('textbox')).toBeFocused()
      await page.keyboard.press('Escape')
      await pageExpect(decline).toBeFocused()
      await decline.press('Enter')
      await page.keyboard.press('Enter')
      const reopen = suggestion.getByRole('button', { name: 'Reopen' })
      await pageExpect(reopen).toBeFocused()
      await reopen.press('Enter')
      await pageExpect(suggestion.getByRole('button', { name: 'Tried' })).toBeFocused()
    },
  )

  journey(
    'from a removed file to the next one, and from the last to the way to new ones',
    async ({ page, context }) => {
      await signUp(context)
      await uploadWork(page, [works.photo, works.painting])
      const remove = (name: string) =>
        page.getByRole('button', { name: `Remove ${name}` })
      await remove('three fields.png').press('Enter')
      await pageExpect(remove('harbour at dusk.jpg')).toBeFocused()
      await remove('harbour at dusk.jpg').press('Enter')
      await pageExpect(page.getByRole('button', { name: 'Choose Files' })).toBeFocused()
    },
  )

  journey('from a form that was sent to what is said of it', async ({ page }) => {
    await page.goto('/auth?mode=forgot')
    await page.getByLabel('Email').fill('nobody@example.org')
    await page.getByLabel('Email').press('Enter')
    await pageExpect(
      page.getByRole('status').filter({ hasText: 'If an account' }),
    ).toBeFocused()
  })
})
