import { describe, expect } from 'vitest'
import { appUrl, journey, newVisitor, pageExpect, signUp } from './journey.ts'
import { routeTable } from '#routers/contract/screens.ts'

/** What a member finds at each address: a heading or a text that only this screen has. */
const memberScreens: Record<keyof typeof routeTable, string> = {
  '/': 'An empty wall is a good beginning',
  '/auth': 'An empty wall is a good beginning',
  '/login': 'An empty wall is a good beginning',
  '/register': 'An empty wall is a good beginning',
  '/reset-password': 'Invalid Reset Link',
  '/notes': 'No notes yet',
  '/micro-courses': 'Micro Courses',
  '/cultural-discovery': 'Cultural Discovery',
  '/info': 'How to Use',
  '/admin': 'Access Denied',
  '/success': 'Payment Successful!',
}

const visitorScreens: Partial<Record<keyof typeof routeTable, string>> = {
  '/auth': 'Sign in',
  '/login': 'Sign in',
  '/register': 'Create an account',
  '/reset-password': 'Invalid Reset Link',
}

const landing = 'Show your work. Hear something true.'

describe('the route table', () => {
  journey(
    'a visitor sees the landing page, the doors, and nothing else',
    async ({ page }) => {
      for (const path of Object.keys(routeTable) as Array<keyof typeof routeTable>) {
        await page.goto(path)
        const title = visitorScreens[path] ?? landing
        await pageExpect(page.getByRole('heading', { name: title }).first()).toBeVisible()
      }
    },
  )

  journey(
    'a member sees every screen, and is led home from the doors',
    async ({ browser, page }) => {
      // The first account of a server is its administrator; this one comes after it.
      const first = await newVisitor(browser)
      await signUp(first)
      await first.close()
      await signUp(page.context())
      for (const path of Object.keys(routeTable) as Array<keyof typeof routeTable>) {
        await page.goto(path)
        await pageExpect(
          page.getByRole('heading', { name: memberScreens[path] }).first(),
        ).toBeVisible()
      }
      await page.goto('/login')
      await pageExpect(page).toHaveURL(`${appUrl}/`)
    },
  )

  journey(
    'an address that is no screen says so and keeps the navigation',
    async ({ page, context }) => {
      await signUp(context)
      await page.goto('/no-such-place')
      await pageExpect(page.getByText('There is nothing here')).toBeVisible()
      await pageExpect(
        page.getByRole('navigation', { name: 'Main navigation' }),
      ).toBeVisible()
    },
  )
})

describe('the ways into the workspace', () => {
  for (const key of ['session', 'sessionId'])
    journey(`?${key}= opens it`, async ({ page, context }) => {
      await signUp(context)
      await page.goto(`/?${key}=session_1_abc`)
      await pageExpect(page.getByText('Upload Your Creative Work')).toBeVisible()
    })

  journey(
    'assignment parameters are read and taken out of the address',
    async ({ page, context }) => {
      await signUp(context)
      await page.goto(
        '/?sessionId=session_1_abc&assignment=true&prompt=Draw%20a%20door&courseId=c1',
      )
      await pageExpect(
        page.getByRole('heading', { name: 'Assignment Submission' }),
      ).toBeVisible()
      await pageExpect(page.getByText('Draw a door')).toBeVisible()
      await pageExpect(page.getByLabel('Medium', { exact: true })).toBeHidden()
      await pageExpect(
        page.getByRole('button', { name: 'Submit Assignment' }),
      ).toBeDisabled()
      await pageExpect(page).toHaveURL(`${appUrl}/?session=session_1_abc`)
    },
  )

  journey(
    'an assignment belongs to its session: a reload keeps it, and another crit has none',
    async ({ page, context }) => {
      await signUp(context)
      await page.goto('/?sessionId=session_1_abc&assignment=true&prompt=Draw%20a%20door')
      await pageExpect(page.getByText('Draw a door')).toBeVisible()
      await page.reload()
      await pageExpect(page.getByText('Draw a door')).toBeVisible()
      await page.getByRole('button', { name: 'New', exact: true }).click()
      await pageExpect(page.getByText('Creative Medium & Context')).toBeVisible()
      await pageExpect(page.getByText('Draw a door')).toHaveCount(0)
      await page.goBack()
      await pageExpect(page.getByText('Draw a door')).toBeVisible()
    },
  )

  journey('a conversation that is not there leads home', async ({ page, context }) => {
    await signUp(context)
    await page.goto(`/?conversation=${'a'.repeat(26)}`)
    await pageExpect(page.getByText('An empty wall is a good beginning')).toBeVisible()
  })
})

describe('the layout', () => {
  journey('on a phone there are a top bar and four places below', async ({ browser }) => {
    const context = await newVisitor(browser, { viewport: { width: 390, height: 844 } })
    await signUp(context)
    const page = await context.newPage()
    await page.goto('/')
    const nav = page.getByRole('navigation', { name: 'Main navigation' })
    for (const place of ['Crits', 'Discover', 'Notes', 'Courses'])
      await pageExpect(nav.getByRole('link', { name: place })).toBeVisible()
    await pageExpect(page.getByRole('link', { name: 'How to use Refyn' })).toBeVisible()
    await nav.getByRole('link', { name: 'Notes' }).click()
    await pageExpect(page.getByRole('link', { name: 'Back' })).toBeVisible()
    await page.getByRole('button', { name: 'Open your menu' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await pageExpect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await context.close()
  })

  journey('nothing is wider than a phone of 360 pixels', async ({ browser }) => {
    const context = await newVisitor(browser, { viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    const isTooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    for (const path of ['/', '/auth', '/register']) {
      await page.goto(path)
      await pageExpect(page.getByRole('heading').first()).toBeVisible()
      expect(await isTooWide(), path).toBe(false)
    }
    await signUp(context)
    for (const path of ['/', '/info', '/?session=session_1_wide']) {
      await page.goto(path)
      await pageExpect(page.getByRole('heading').first()).toBeVisible()
      expect(await isTooWide(), path).toBe(false)
    }
    await context.close()
  })

  journey('appearance can be chosen and is kept', async ({ page, context }) => {
    await signUp(context)
    await page.goto('/')
    await page.getByRole('button', { name: 'Open your menu' }).click()
    await page.getByRole('menuitemradio', { name: 'Studio' }).click()
    await pageExpect(page.locator('html')).toHaveClass(/dark/)
    await page.reload()
    await pageExpect(page.locator('html')).toHaveClass(/dark/)
  })
})
