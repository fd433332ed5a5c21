import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished } from 'vitest'
import { tempFolder } from '#tests/support/temp-folder.ts'
import { journey, newVisitor, pageExpect, signUp, uploadWork, works } from './journey.ts'
import type { BrowserContext, Page } from 'playwright-core'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Profile' })
const menu = (page: Page) => page.getByRole('button', { name: /Open your menu/ })

async function openLine(page: Page, name: string): Promise<void> {
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await dialog(page).getByRole('button', { name, exact: true }).click()
}

/** The same person on another device. */
async function elsewhere(
  context: BrowserContext,
  { email, password }: { email: string; password: string },
): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('There is no browser')
  const other = await newVisitor(browser)
  onTestFinished(() => other.close())
  const page = await other.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await pageExpect(menu(page)).toBeVisible()
  return page
}

describe('the password', () => {
  journey(
    'is changed by who knows it, and other devices are signed out',
    async ({ context, page }) => {
      const member = await signUp(context)
      const other = await elsewhere(context, member)
      await other.goto('/micro-courses')
      await page.goto('/')
      await openLine(page, 'Password')
      const change = dialog(page).getByRole('button', { name: 'Change password' })
      await change.click()
      await pageExpect(page.getByText('Enter your current password')).toBeVisible()
      await dialog(page).getByLabel('Current password').fill('not it')
      await dialog(page).getByLabel('New password').fill('a lighthouse in fog')
      await change.click()
      await pageExpect(page.getByText('This is not your password.')).toBeVisible()
      await dialog(page).getByLabel('Current password').fill(member.password)
      await change.click()
      await pageExpect(page.getByText('1 other device was signed out.')).toBeVisible()
      // The open stream of the courses ends, and with it what the other device shows.
      await pageExpect(other.getByText('Your session has ended.')).toBeVisible({
        timeout: 8000,
      })
      await pageExpect(
        other.getByRole('link', { name: 'Get Started' }).first(),
      ).toBeVisible()
    },
  )
})

describe('devices', () => {
  journey('are listed, and each can be signed out', async ({ context, page }) => {
    const member = await signUp(context)
    const other = await elsewhere(context, member)
    await page.goto('/')
    await openLine(page, 'Where you are signed in')
    await pageExpect(dialog(page).getByText('Chrome, Linux')).toHaveCount(2)
    await pageExpect(dialog(page).getByText('This device')).toHaveCount(1)
    await dialog(page).getByRole('button', { name: 'Sign out Chrome, Linux' }).click()
    await pageExpect(page.getByText('1 device was signed out.')).toBeVisible()
    await pageExpect(dialog(page).getByText('Chrome, Linux')).toHaveCount(1)
    // The other device is looked at again.
    await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await pageExpect(
      other.getByRole('link', { name: 'Get Started' }).first(),
    ).toBeVisible()
  })
})

describe('the archive', () => {
  journey('is made, fetched, and holds the work as it was', async ({ context, page }) => {
    await signUp(context)
    await uploadWork(page, [works.painting])
    await page.goto('/')
    await openLine(page, 'Take everything with you')
    await dialog(page).getByRole('button', { name: 'Prepare the archive' }).click()
    const link = dialog(page).getByRole('link', { name: 'Download' })
    await pageExpect(link).toBeVisible({ timeout: 15_000 })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toMatch(/^refyn-\d{4}-\d\d-\d\d\.zip$/)
    const saved = join(await tempFolder(), 'archive.zip')
    await download.saveAs(saved)
    const archive = await readFile(saved)
    // Originals are stored as they are.
    expect(archive.includes(await readFile(works.painting))).toBe(true)
  })
})

describe('the account', () => {
  journey(
    'is deleted with the password only, and the door is shown',
    async ({ context, page }) => {
      // The first of a server is its administrator, who may not be the last to go.
      await signUp(context)
      const member = await signUp(context)
      await page.goto('/')
      await openLine(page, 'Delete account')
      await dialog(page).getByRole('button', { name: 'Delete my account' }).click()
      const confirm = page.getByRole('alertdialog')
      await confirm.getByLabel('Your password').fill('not it')
      await confirm.getByRole('button', { name: 'Delete everything' }).click()
      await pageExpect(confirm.getByText('This is not your password.')).toBeVisible()
      await confirm.getByLabel('Your password').fill(member.password)
      await confirm.getByRole('button', { name: 'Delete everything' }).click()
      await pageExpect(page.getByText('Your account is closed')).toBeVisible()
      await pageExpect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await page.getByLabel('Email').fill(member.email)
      await page.getByLabel('Password', { exact: true }).fill(member.password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await pageExpect(page.getByText('Invalid email or password')).toBeVisible()
    },
  )
})
