import AxeBuilder from '@axe-core/playwright'
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
import type { Page } from 'playwright-core'

/** What axe calls serious or critical, as `rule: element`. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}

for (const colorScheme of ['light', 'dark'] as const)
  describe(`in ${colorScheme}, axe finds nothing serious`, () => {
    journey(`on the doors (${colorScheme})`, async ({ browser }) => {
      const context = await newVisitor(browser, { colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      for (const path of ['/', '/auth', '/login', '/register', '/reset-password']) {
        await page.goto(path)
        await pageExpect(page.getByRole('heading').first()).toBeVisible()
        expect(await findings(page), path).toEqual([])
      }
      await context.close()
    })

    journey(`on a crit from its beginning (${colorScheme})`, async ({ browser }) => {
      const context = await newVisitor(browser, { colorScheme, reducedMotion: 'reduce' })
      await signUp(context)
      const page = await context.newPage()
      for (const path of ['/', '/info', '/notes', '/?session=session_1_axe']) {
        await page.goto(path)
        await pageExpect(page.getByRole('heading').first()).toBeVisible()
        expect(await findings(page), path).toEqual([])
      }
      await uploadWork(page, [works.photo, works.song])
      expect(await findings(page), 'ready').toEqual([])
      await askForFeedback(page)
      await feedbackIsThere(page)
      expect(await findings(page), 'with feedback').toEqual([])
      await page.getByRole('button', { name: 'History' }).click()
      await pageExpect(page.getByText('1 of 40 conversations')).toBeVisible()
      expect(await findings(page), 'history').toEqual([])
      await page.keyboard.press('Escape')
      await page.goto('/')
      await pageExpect(page.getByRole('article')).toBeVisible()
      expect(await findings(page), 'dashboard').toEqual([])
      await page.getByRole('button', { name: /^Delete conversation/ }).click()
      await pageExpect(page.getByRole('alertdialog')).toBeVisible()
      expect(await findings(page), 'delete dialog').toEqual([])
      await context.close()
    })
  })
