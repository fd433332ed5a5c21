import { expect } from 'vitest'
import {
  feedbackIsThere,
  journey,
  newVisitor,
  pageExpect,
  signUp,
  uploadWork,
  works,
} from './journey.ts'
import type { Locator, Page } from 'playwright-core'

/** Presses Tab until the thing has the focus; what cannot be reached so is a failure. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(target)}`)
}

journey(
  'the whole way from the door to an answer is gone by the keyboard alone',
  async ({ page, context }) => {
    const member = await signUp(context)
    await context.clearCookies()
    await page.goto('/')
    const start = page.getByRole('link', { name: 'Get Started' }).first()
    await tabTo(page, start)
    await page.keyboard.press('Enter')
    await pageExpect(page.getByLabel('Email')).toBeVisible()
    await tabTo(page, page.getByLabel('Email'))
    await page.keyboard.type(member.email)
    await tabTo(page, page.getByLabel('Password', { exact: true }))
    await page.keyboard.type(member.password)
    await page.keyboard.press('Enter')
    await pageExpect(page.getByText('An empty wall is a good beginning')).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'New', exact: true }))
    await page.keyboard.press('Enter')
    const choose = page.getByRole('button', { name: 'Choose Files' })
    await pageExpect(choose).toBeVisible()
    await tabTo(page, choose)
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      // Where the focus is by now.
      choose.press('Enter'),
    ])
    await chooser.setFiles([works.photo])
    await pageExpect(page.getByText('Uploaded Files (1)')).toBeVisible({
      timeout: 20_000,
    })
    const medium = page.getByLabel('Medium', { exact: true })
    await tabTo(page, medium)
    await page.keyboard.type('Photo')
    await pageExpect(medium).toHaveValue('photography')
    await tabTo(page, page.getByLabel('About this work'))
    await page.keyboard.type('The last warm evening.')
    await tabTo(page, page.getByRole('button', { name: 'Get AI Feedback' }))
    await page.keyboard.press('Enter')
    await feedbackIsThere(page)
    const composer = page.getByLabel('Your message')
    await tabTo(page, composer)
    await page.keyboard.type('Which comes first?')
    await page.keyboard.press('Enter')
    const asked = page.getByRole('log').getByText('Which comes first?')
    await pageExpect(asked).toBeVisible()
    await pageExpect(composer).toBeEnabled({ timeout: 20_000 })
  },
)

journey(
  'a question mark lists the keys, except while somebody writes or has switched it off',
  async ({ page, context }) => {
    await signUp(context)
    await page.goto('/notes')
    const list = page.getByRole('dialog', { name: 'Keyboard' })
    await pageExpect(page.getByText('No notes yet')).toBeVisible()
    await page.keyboard.press('?')
    await pageExpect(list.getByText('Go to the message that came up')).toBeVisible()
    await page.keyboard.press('Escape')
    await pageExpect(list).toHaveCount(0)
    await page.getByLabel('Search notes').pressSequentially('why?')
    await pageExpect(page.getByLabel('Search notes')).toHaveValue('why?')
    await pageExpect(list).toHaveCount(0)
    await page.getByRole('button', { name: /Open your menu/ }).click()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    await list.getByRole('button', { name: 'Do not open with ?' }).click()
    await page.keyboard.press('Escape')
    await pageExpect(list).toHaveCount(0)
    await page.goto('/notes')
    await pageExpect(page.getByText('No notes yet')).toBeVisible()
    await page.keyboard.press('?')
    await pageExpect(list).toHaveCount(0)
    await page.getByRole('button', { name: /Open your menu/ }).click()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    await pageExpect(list.getByRole('button', { name: 'Open with ?' })).toBeVisible()
  },
)

journey('a finger leafs through the works in full screen', async ({ browser }) => {
  const context = await newVisitor(browser, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await signUp(context)
  const page = await context.newPage()
  await uploadWork(page, [works.photo, works.painting])
  await page.getByRole('button', { name: /^Open .* in full screen/ }).click()
  const viewer = page.getByRole('dialog')
  await pageExpect(viewer.getByText('1 / 2')).toBeVisible()
  const touch = await context.newCDPSession(page)
  const swipe = async (from: [number, number], to: [number, number]) => {
    const point = ([x, y]: [number, number]) => ({ touchPoints: [{ x, y }] })
    const send = (type: 'touchStart' | 'touchMove', at: [number, number]) =>
      touch.send('Input.dispatchTouchEvent', { type, ...point(at) })
    await send('touchStart', from)
    await send('touchMove', to)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    // Nothing is heard while one work gives way to the next.
    await page.waitForTimeout(500)
  }
  await swipe([300, 400], [100, 410])
  await pageExpect(viewer.getByText('2 / 2')).toBeVisible()
  await swipe([200, 300], [190, 600])
  await pageExpect(viewer.getByText('2 / 2')).toBeVisible()
  await swipe([100, 400], [300, 390])
  await pageExpect(viewer.getByText('1 / 2')).toBeVisible()
  await context.close()
})

journey(
  'the app speaks the browser’s language, or the one that was chosen, on every device',
  async ({ browser }) => {
    const german = await newVisitor(browser, { locale: 'de-AT' })
    const page = await german.newPage()
    await page.goto('/')
    await pageExpect(page.locator('html')).toHaveAttribute('lang', 'de')
    const member = await signUp(german)
    await page.goto('/notes')
    await pageExpect(page.getByText('Noch keine Notizen')).toBeVisible()
    await page.getByRole('button', { name: /Menü/ }).click()
    await page.getByRole('menuitem', { name: 'Profil', exact: true }).click()
    const profile = page.getByRole('dialog')
    await profile.getByLabel('Sprache').selectOption({ label: 'Français' })
    await pageExpect(profile.getByLabel('Langue')).toHaveValue('fr')
    await pageExpect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.reload()
    await pageExpect(page.getByText('Aucune note pour l’instant')).toBeVisible()

    const elsewhere = await newVisitor(browser)
    const other = await elsewhere.newPage()
    await other.goto('/login')
    await other.getByLabel('Email').fill(member.email)
    await other.getByLabel('Password', { exact: true }).fill(member.password)
    await other.keyboard.press('Enter')
    await pageExpect(other.locator('html')).toHaveAttribute('lang', 'fr', {
      timeout: 10_000,
    })
    const asked = await elsewhere.request.get('/api/auth/user')
    expect(await asked.json()).toMatchObject({ language: 'fr' })

    await page.getByRole('button', { name: /menu/i }).click()
    await page.getByRole('menuitem', { name: 'Profil', exact: true }).click()
    await profile.getByLabel('Langue').selectOption('')
    await pageExpect(page.locator('html')).toHaveAttribute('lang', 'de')
    await other.reload()
    await pageExpect(other.locator('html')).toHaveAttribute('lang', 'en')
    await elsewhere.close()
    await german.close()
  },
)
