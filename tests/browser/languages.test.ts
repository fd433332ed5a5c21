import { expect } from 'vitest'
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

journey(
  'a browser that names no language that there is shows every message and time',
  async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'language', { get: () => 'en-US@posix' })
      Object.defineProperty(navigator, 'languages', { get: () => ['en-US@posix'] })
    })
    await signUp(context)
    await uploadWork(page, [works.photo])
    await askForFeedback(page)
    await feedbackIsThere(page)
    await pageExpect(page.getByText('This message cannot be shown.')).toBeHidden()
    await pageExpect(
      page
        .getByRole('article', { name: 'Built-in tutor' })
        .getByRole('time')
        .filter({ hasText: /\d:\d\d/ }),
    ).toBeVisible()
  },
)

journey(
  'in German the numbers, the tutor and the interests are German',
  async ({ browser }) => {
    const german = await newVisitor(browser, { locale: 'de-DE' })
    const page = await german.newPage()
    await signUp(german)
    await page.goto('/?session=session_1_german')
    await pageExpect(page.getByText('Feedback: Eingebauter Tutor')).toBeVisible()
    await page.locator('input[type=file]').first().setInputFiles([works.photo])
    await pageExpect(page.getByText(/\d,\d\d [kM]B/)).toBeVisible({ timeout: 20_000 })
    await page.getByRole('button', { name: /Menü/ }).click()
    await page.getByRole('menuitem', { name: 'Profil', exact: true }).click()
    const profile = page.getByRole('dialog')
    const interests = profile.locator('select').filter({ hasText: 'Malerei' })
    await interests.selectOption('painting')
    await pageExpect(
      profile.getByRole('button', { name: 'Malerei entfernen' }),
    ).toBeVisible()
    await profile.getByRole('button', { name: 'Speichern', exact: true }).click()
    await pageExpect(profile).toBeHidden()
    const asked = await german.request.get('/api/auth/user')
    expect(await asked.json()).toMatchObject({ interests: ['painting'] })
    await german.close()
  },
)
