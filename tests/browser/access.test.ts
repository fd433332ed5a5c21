import { describe, expect } from 'vitest'
import { axeFindings } from './axe-findings.ts'
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

for (const colorScheme of ['light', 'dark'] as const)
  describe(`in ${colorScheme}, axe finds nothing serious`, () => {
    journey(`on the doors (${colorScheme})`, async ({ browser }) => {
      const context = await newVisitor(browser, { colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      for (const path of ['/', '/auth', '/login', '/register', '/reset-password']) {
        await page.goto(path)
        await pageExpect(page.getByRole('heading').first()).toBeVisible()
        expect(await axeFindings(page), path).toEqual([])
      }
      await context.close()
    })

    journey(`on a crit from its beginning (${colorScheme})`, async ({ browser }) => {
      const context = await newVisitor(browser, { colorScheme, reducedMotion: 'reduce' })
      await signUp(context)
      const page = await context.newPage()
      for (const path of [
        '/',
        '/info',
        '/notes',
        '/micro-courses',
        '/cultural-discovery',
        '/success',
        '/admin',
        '/nowhere',
        '/?session=session_1_axe',
      ]) {
        await page.goto(path)
        await pageExpect(page.getByRole('heading').first()).toBeVisible()
        expect(await axeFindings(page), path).toEqual([])
      }
      await uploadWork(page, [works.photo, works.song])
      expect(await axeFindings(page), 'ready').toEqual([])
      await askForFeedback(page)
      await feedbackIsThere(page)
      expect(await axeFindings(page), 'with feedback').toEqual([])
      await page.getByRole('button', { name: 'History' }).click()
      await pageExpect(page.getByText('1 of 40 conversations')).toBeVisible()
      expect(await axeFindings(page), 'history').toEqual([])
      await page.keyboard.press('Escape')
      await page.goto('/')
      await pageExpect(page.getByRole('article')).toBeVisible()
      expect(await axeFindings(page), 'dashboard').toEqual([])
      await page.getByRole('button', { name: 'Open your menu' }).click()
      await pageExpect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
      expect(await axeFindings(page), 'menu').toEqual([])
      await page.getByRole('menuitem', { name: 'Profile' }).click()
      await pageExpect(page.getByText('Account and security')).toBeVisible()
      expect(await axeFindings(page), 'profile').toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Delete conversation/ }).click()
      await pageExpect(page.getByRole('alertdialog')).toBeVisible()
      expect(await axeFindings(page), 'delete dialog').toEqual([])
      await context.close()
    })
  })
