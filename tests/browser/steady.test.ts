import { describe, expect } from 'vitest'
import { contextMaxLength, messageMaxLength } from '#routers/contract/text-lengths.ts'
import { aSession } from '#tests/support/factories.ts'
import { until } from '#tests/support/until.ts'
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

/** Adds up in the page how far things have jumped that nobody touched. */
function watchShifts(): void {
  Object.assign(window, { shifted: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry) (window as unknown as Shifted).shifted += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

interface Shifted {
  shifted: number
}

function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Shifted).shifted)
}

describe('the screen holds still', () => {
  journey('when the install button comes', async ({ page, context }) => {
    await signUp(context)
    await page.goto('/notes')
    const place = page.getByRole('button', { name: 'New', exact: true })
    await pageExpect(place).toBeVisible()
    const install = page.getByRole('button', { name: 'Install App' })
    await pageExpect(install).toBeHidden()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const before = await place.boundingBox()
    await pageExpect(install).toBeVisible()
    expect(await place.boundingBox()).toEqual(before)
  })

  journey(
    'when a crit is opened by its address, also while its words are on their way',
    async ({ page, context }) => {
      await signUp(context)
      await uploadWork(page, [works.photo])
      await askForFeedback(page)
      await feedbackIsThere(page)
      const opened = await context.newPage()
      await opened.addInitScript(watchShifts)
      await opened.goto(page.url())
      await feedbackIsThere(opened)
      expect(await shiftsOf(opened)).toBeLessThan(0.05)

      let isHeld = false
      let release = () => {}
      const held = new Promise<void>((done) => {
        release = done
      })
      await opened.route('**/assets/markdown-text-*.js', async (route) => {
        isHeld = true
        await held
        await route.continue()
      })
      await opened.reload()
      const thread = opened.getByRole('log')
      await pageExpect(thread.getByRole('button', { name: 'Copy' })).toBeVisible()
      expect(isHeld).toBe(true)
      expect(await thread.innerText()).not.toMatch(/\*\*|#|\[F\d/)
      release()
      await feedbackIsThere(opened)
      expect(await shiftsOf(opened)).toBeLessThan(0.05)
    },
  )

  journey(
    'below the newest message: nobody is sent down to what lies above',
    async ({ browser }) => {
      const context = await newVisitor(browser, {
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
      })
      await signUp(context)
      const page = await context.newPage()
      await uploadWork(page, [works.photo])
      await askForFeedback(page)
      await feedbackIsThere(page)
      const pill = page.getByRole('button', { name: 'Go to the newest message' })
      await page.evaluate(() => window.scrollTo(0, 0))
      await pageExpect(pill).toBeVisible()
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await pageExpect(pill).toBeHidden()
      await context.close()
    },
  )
})

describe('a text that is too long', () => {
  journey('is kept whole, told, and not sent', async ({ page, context }) => {
    await signUp(context)
    await uploadWork(page, [works.photo])
    const about = page.getByLabel('About this work')
    await about.fill('a'.repeat(contextMaxLength + 7))
    await pageExpect(page.getByText('5007 of 5000 characters')).toBeVisible()
    await pageExpect(about).toHaveValue(/^a{5007}$/)
    await page.getByLabel('Medium', { exact: true }).selectOption('photography')
    await pageExpect(page.getByText('Still needed: fewer characters')).toBeVisible()
    const ask = page.getByRole('button', { name: 'Get AI Feedback' })
    await pageExpect(ask).toBeDisabled()
    await about.fill('a'.repeat(contextMaxLength))
    await ask.click()
    await feedbackIsThere(page)

    const answer = page.getByRole('textbox', { name: 'Your message' })
    await answer.fill('b'.repeat(messageMaxLength + 1))
    await pageExpect(page.getByText('5001 of 5000 characters')).toBeVisible()
    await pageExpect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  })
})

describe('a toast', () => {
  journey(
    'is told to a screen reader over an open dialog too',
    async ({ page, context }) => {
      await signUp(context)
      await page.goto(`/?session=${aSession()}`)
      await page.getByRole('button', { name: 'Open your menu' }).click()
      await page.getByRole('menuitem', { name: 'Profile' }).click()
      await page.route('**/trpc/account.saveProfile*', (route) => route.abort())
      await page.getByLabel('First name').fill('Ida')
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await pageExpect(
        page.getByRole('region', { name: /notifications/i }).getByRole('status'),
      ).toBeVisible()
      await pageExpect(page.getByRole('dialog')).toBeVisible()
    },
  )
})

describe('the pictures of the landing page', () => {
  const row = '.gallery [data-drifting]'

  journey('pass by, until somebody stops them', async ({ browser }) => {
    const context = await newVisitor(browser, { reducedMotion: 'no-preference' })
    const page = await context.newPage()
    await page.goto('/')
    const at = async () => (await page.locator(row).boundingBox())?.x ?? 0
    const begun = await at()
    await until(async () => (await at()) < begun - 2)
    await page.getByRole('checkbox', { name: 'Stop the pictures' }).check()
    const held = await at()
    await page.waitForTimeout(400)
    expect(await at()).toBe(held)

    // A row that is there twice ends where it began.
    const [first, again, width] = await page.evaluate((names) => {
      const pictures = [...document.querySelectorAll(`${names} picture`)]
      const left = (index: number) => pictures[index]?.getBoundingClientRect().x ?? 0
      const whole = document.querySelector(names)?.getBoundingClientRect().width ?? 0
      return [left(0), left(pictures.length / 2), whole]
    }, row)
    expect(again - first).toBeCloseTo(width / 2, 1)
    await context.close()
  })

  journey('stand still for who wants no motion', async ({ page }) => {
    await page.goto('/')
    await pageExpect(page.locator(row)).toHaveCSS('animation-name', 'none')
    await pageExpect(
      page.getByRole('checkbox', { name: 'Stop the pictures' }),
    ).toBeHidden()
  })
})
