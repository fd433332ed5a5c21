import { expect } from 'vitest'
import { appUrl, journey, pageExpect, signUp } from './journey.ts'

journey(
  'the API shows itself, is tried with one’s own session, and asks nobody elsewhere',
  async ({ page, context }) => {
    const member = await signUp(context)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/api/docs')
    await pageExpect(page.getByRole('heading', { name: /^Refyn/ })).toBeVisible()
    await pageExpect(page.locator('html')).toHaveClass(/dark-mode/)
    await pageExpect(page.locator('.opblock-tag')).toHaveCount(9)
    const who = page.locator('.opblock', { hasText: '/api/auth/user' })
    await who.locator('.opblock-summary-control').click()
    await who.getByRole('button', { name: 'Try it out' }).click()
    await who.getByRole('button', { name: 'Execute' }).click()
    await pageExpect(who.locator('.live-responses-table')).toContainText(member.email)
    expect(asked.filter((url) => !/^(?:blob|data):/.test(url))).not.toEqual([])
    expect(
      asked.filter((url) => !url.startsWith(appUrl) && !/^(?:blob|data):/.test(url)),
    ).toEqual([])
  },
)
