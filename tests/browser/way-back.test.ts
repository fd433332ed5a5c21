import { describe, expect } from 'vitest'
import { aSession } from '#tests/support/factories.ts'
import { appUrl, journey, pageExpect, signUp, uploadWork, works } from './journey.ts'
import type { Page } from 'playwright-core'
import type { NewMember } from './journey.ts'

async function signIn(page: Page, { email, password }: NewMember): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

describe('a sign-in', () => {
  journey('leads to where somebody wanted to be', async ({ page, context }) => {
    const member = await signUp(context)
    await context.clearCookies()
    await page.goto('/notes')
    await page.getByRole('link', { name: 'Get Started' }).first().click()
    await signIn(page, member)
    await pageExpect(page.getByRole('heading', { name: 'Notes' }).first()).toBeVisible()
    expect(page.url()).toBe(`${appUrl}/notes`)
  })

  journey('leads to no screen that is not there', async ({ page, context }) => {
    const member = await signUp(context)
    await context.clearCookies()
    await page.goto('/pricing')
    await page.getByRole('link', { name: 'Get Started' }).first().click()
    await signIn(page, member)
    await pageExpect(page.getByText('Start your first conversation')).toBeVisible()
  })

  journey('leads back to the crit whose session had ended', async ({ page, context }) => {
    const member = await signUp(context)
    await uploadWork(page, [works.photo])
    const place = page.url()
    await page.getByLabel('About this work').fill('The harbour at dusk.')
    await context.clearCookies()
    await page.getByLabel('Medium', { exact: true }).selectOption('photography')
    await page.getByRole('button', { name: 'Get AI Feedback' }).click()
    await page.getByRole('link', { name: 'Get Started' }).first().click()
    await signIn(page, member)
    await pageExpect(page.getByText('Uploaded Files (1)')).toBeVisible()
    expect(page.url()).toBe(place)
    await pageExpect(page.getByLabel('About this work')).toHaveValue(
      'The harbour at dusk.',
    )
  })

  journey('leads nobody to where another was who has left', async ({ page, context }) => {
    await page.goto(`/?session=${aSession()}`)
    await pageExpect(
      page.getByRole('link', { name: 'Get Started' }).first(),
    ).toBeVisible()
    const member = await signUp(context)
    await page.reload()
    // Where the server can be told, it has the browser forget everything by itself.
    await page.route('**/trpc/account.logout*', (route) => route.abort())
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await pageExpect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await signIn(page, member)
    await pageExpect(page.getByText('Start your first conversation')).toBeVisible()
    expect(page.url()).toBe(`${appUrl}/`)
  })

  journey(
    'elsewhere in the browser opens the page that stands at the door',
    async ({ page, context }) => {
      const member = await signUp(context)
      await context.clearCookies()
      await page.goto('/notes')
      await pageExpect(
        page.getByRole('link', { name: 'Get Started' }).first(),
      ).toBeVisible()
      // It listens when it has nothing better to do.
      await page.waitForLoadState('networkidle')
      const other = await context.newPage()
      await other.goto('/auth')
      await signIn(other, member)
      await pageExpect(other.getByText('Start your first conversation')).toBeVisible()
      await pageExpect(page.getByRole('heading', { name: 'Notes' }).first()).toBeVisible()

      await other.getByRole('button', { name: 'Sign Out' }).click()
      await pageExpect(page.getByText('Your session has ended')).toBeVisible()
      // Who comes next in this tab is not led to where the last one was.
      await pageExpect(
        page.getByRole('link', { name: 'Get Started' }).first(),
      ).toBeVisible()
      expect(await page.evaluate(() => sessionStorage.getItem('refyn-way-back'))).toBe(
        null,
      )
    },
  )
})
