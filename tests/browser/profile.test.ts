import { journey, pageExpect, signUp, studies, works } from './journey.ts'
import type { Page } from 'playwright-core'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Profile' })

async function openProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Open your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await pageExpect(dialog(page)).toBeVisible()
}

journey(
  'a dialog of the menu gives the focus back to it, for a mouse too',
  async ({ page, context }) => {
    await signUp(context)
    await page.goto('/')
    await openProfile(page)
    await page.keyboard.press('Escape')
    await pageExpect(dialog(page)).toBeHidden()
    await pageExpect(page.getByRole('button', { name: /Open your menu/ })).toBeFocused()
  },
)

journey(
  'what is typed is not lost by a key or a click beside it',
  async ({ page, context }) => {
    await signUp(context)
    await page.goto('/')
    await openProfile(page)
    const asked = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await dialog(page).getByLabel('First name').fill('Noa')
    await page.keyboard.press('Escape')
    await asked.getByRole('button', { name: 'Go on editing' }).click()
    await pageExpect(dialog(page).getByLabel('First name')).toHaveValue('Noa')
    // Enter saves, as in any form; what is refused takes the focus.
    await dialog(page).getByLabel('Last name').fill('')
    await dialog(page).getByLabel('First name').press('Enter')
    await pageExpect(dialog(page).getByText('Last name is required')).toBeVisible()
    await pageExpect(dialog(page).getByLabel('Last name')).toBeFocused()
    await dialog(page).getByLabel('Last name').fill('Lind')
    // A new password that is typed and not set is not gone over with a word of success.
    await dialog(page).getByRole('button', { name: 'Password', exact: true }).click()
    await dialog(page).getByLabel('New password').fill('a lighthouse in fog')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await pageExpect(page.getByText('Your new password is not set yet')).toBeVisible()
    await dialog(page).getByLabel('New password').fill('')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await pageExpect(page.getByText('Profile updated')).toBeVisible()
    await openProfile(page)
    await page.keyboard.press('Escape')
    await pageExpect(dialog(page)).toHaveCount(0)
  },
)

journey(
  'a profile is filled in with a picture, and the menu shows it',
  async ({ page, context }) => {
    await signUp(context)
    await page.goto('/')
    await openProfile(page)
    await dialog(page).getByLabel('First name').fill('')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await pageExpect(dialog(page).getByText('First name is required')).toBeVisible()
    await dialog(page).getByLabel('First name').fill('Noa')
    await dialog(page).getByLabel('Artist statement').fill('a'.repeat(2501))
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await pageExpect(
      dialog(page).getByText('Artist statement must be under 500 words'),
    ).toBeVisible()
    await dialog(page).getByLabel('Artist statement').fill('I photograph harbours.')
    const add = dialog(page).getByLabel('Interests')
    for (const interest of ['magic', 'music', 'dance', 'acting', 'novels'])
      await add.selectOption(interest)
    for (const interest of ['pottery', 'collage', 'weaving', 'singing', 'theatre'])
      await add.selectOption(interest)
    // Ten are chosen: the list to add from is gone, and comes back with a place.
    await pageExpect(dialog(page).getByText('10 of 10 chosen')).toBeVisible()
    await pageExpect(add).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Remove magic' }).click()
    await pageExpect(add).toHaveCount(1)
    const file = dialog(page).locator('input[type=file]')
    await file.setInputFiles({
      name: 'large.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
    })
    await pageExpect(page.getByText('Please select an image under 5MB.')).toBeVisible()
    await file.setInputFiles(works.pages)
    await pageExpect(page.getByText('Not a picture')).toBeVisible()
    await file.setInputFiles(studies.night)
    const picture = dialog(page).getByRole('img', { name: 'Your profile picture' })
    await pageExpect(picture).toBeVisible({ timeout: 15_000 })
    await page.route('**/trpc/account.saveProfile*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    )
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await pageExpect(page.getByText('Update failed')).toBeVisible()
    await pageExpect(
      page.getByText('Failed to update profile. Please try again.'),
    ).toBeVisible()
    await page.unroute('**/trpc/account.saveProfile*')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await pageExpect(page.getByText('Profile updated')).toBeVisible()
    await pageExpect(
      page.getByText('Your profile has been successfully updated.'),
    ).toBeVisible()
    await pageExpect(dialog(page)).toHaveCount(0)
    const shown = page.getByRole('button', { name: /Open your menu NH/ }).locator('img')
    await pageExpect(shown).toBeVisible()
    const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await pageExpect.poll(width).toBe(480)
    await page.reload()
    await openProfile(page)
    await pageExpect(dialog(page).getByText('9 of 10 chosen')).toBeVisible()
    await pageExpect(dialog(page).getByLabel('First name')).toHaveValue('Noa')
  },
)
