import { describe, expect } from 'vitest'
import { runCli } from '#tests/support/run-cli.ts'
import { journey, newVisitor, pageExpect, signUp, uploadWork, works } from './journey.ts'
import { aiSettings, ownServer } from './own-server.ts'
import type { Page } from 'playwright-core'

const row = (page: Page, email: string) =>
  page.getByRole('row').filter({ hasText: email })

async function actOn(page: Page, email: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${email}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

describe('the admin page', () => {
  journey(
    'waits for the check, and is closed to everybody else',
    async ({ context, page }) => {
      await signUp(context)
      await signUp(context)
      await page.route('**/trpc/**admin.check**', async (route) => {
        await new Promise((done) => setTimeout(done, 600))
        await route.continue()
      })
      await page.goto('/admin')
      await pageExpect(page.getByText('Checking admin access...')).toBeVisible()
      await pageExpect(page.getByText('Access Denied')).toBeVisible()
      await pageExpect(
        page.getByText("You don't have admin permissions to access this page."),
      ).toBeVisible()
      await page.getByRole('link', { name: 'Back to Home' }).click()
      await pageExpect(page).toHaveURL(/\/$/)
    },
  )

  journey('asks nothing for a visitor', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('admin.')) asked.push(request.url())
    })
    await page.goto('/admin')
    await pageExpect(
      page.getByRole('link', { name: 'Get Started' }).first(),
    ).toBeVisible()
    expect(asked).toEqual([])
  })

  journey(
    'shows what the server holds, and changes what people may do',
    async ({ browser }) => {
      const { context, page, server } = await ownServer(browser)
      await uploadWork(page, [works.painting])
      const others = []
      for (let count = 0; count < 2; count += 1) {
        const device = await newVisitor(browser, { baseURL: server.url })
        others.push({ device, ...(await signUp(device, server.url)) })
      }
      await runCli(server.folder, ['create-admin', 'new@example.org', '--generate'])
      const [mei, sam] = others
      if (!mei || !sam) throw new Error('Two people were to be there')
      await page.goto('/')
      await page.getByRole('button', { name: /Open your menu/ }).click()
      await page.getByRole('menuitem', { name: 'Profile' }).click()
      await page.getByRole('link', { name: 'Admin Dashboard' }).click()
      await pageExpect(page.getByText('Admin Access')).toBeVisible()
      for (const card of [
        'Total Users',
        'Conversations',
        'Storage Used',
        'Micro Courses',
        'Notes',
        'Locations',
      ])
        await pageExpect(page.getByText(card, { exact: true }).first()).toBeVisible()
      await pageExpect(page.getByText('Free 4')).toBeVisible()
      await pageExpect(page.getByRole('cell', { name: /^\d+\.\d\d [KM]B$/ })).toHaveCount(
        1,
      )
      for (const column of [
        'Email',
        'Name',
        'Plan',
        'Admin',
        'Last Login',
        'Conversations',
        'Storage',
        'Courses',
        'Notes',
        'Locations',
        'Joined',
      ])
        await pageExpect(
          page.getByRole('columnheader', { name: column, exact: true }),
        ).toHaveCount(1)

      await pageExpect(row(page, 'new@example.org').getByText('Never')).toBeVisible()

      // What was read is kept: leaving and coming back asks for neither list again.
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.getByRole('link', { name: 'Notes' }).first().click()
      await page.goBack()
      await pageExpect(page.getByText('User Management')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(asked.filter((url) => /admin\.(stats|users)/.test(url))).toEqual([])

      await page.getByRole('button', { name: 'Storage' }).click()
      await pageExpect(
        page.getByRole('columnheader', { name: 'Storage' }),
      ).toHaveAttribute('aria-sort', 'descending')
      await pageExpect(page.getByRole('row').nth(1)).toContainText(/[KM]B/)
      await page.getByLabel('Search by email or name').fill(mei.email)
      await pageExpect(page.getByRole('row')).toHaveCount(2)

      await page.getByRole('button', { name: `Actions for ${mei.email}` }).click()
      await page.getByRole('menuitemradio', { name: 'Standard' }).click()
      await pageExpect(row(page, mei.email).getByText('Standard')).toBeVisible()
      await actOn(page, mei.email, 'Make academic')
      await pageExpect(row(page, mei.email).getByText('Academic')).toBeVisible()
      await pageExpect(page.getByText('Academic 1')).toBeVisible()
      await actOn(page, mei.email, 'Make admin')
      const sure = page.getByRole('alertdialog', { name: `Make ${mei.email} an admin?` })
      await sure.getByRole('button', { name: 'Cancel' }).click()
      await pageExpect(
        page.getByRole('button', { name: `Actions for ${mei.email}` }),
      ).toBeFocused()
      await pageExpect(
        row(page, mei.email).getByText('Admin', { exact: true }),
      ).toBeHidden()
      await actOn(page, mei.email, 'Make admin')
      await sure.getByRole('button', { name: 'Make admin' }).click()
      await pageExpect(
        row(page, mei.email).getByText('Admin', { exact: true }),
      ).toBeVisible()
      await actOn(page, mei.email, 'Sign out everywhere')
      await pageExpect(
        page.getByText(`${mei.email} is signed out everywhere.`),
      ).toBeVisible()
      expect((await mei.device.request.get('/api/auth/user')).status()).toBe(401)

      await page.getByLabel('Search by email or name').fill(sam.email)
      await actOn(page, sam.email, 'Delete account')
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Delete account' })
        .click()
      await pageExpect(
        page.getByText('The account is closed', { exact: true }),
      ).toBeVisible()
      await pageExpect(page.getByRole('alertdialog')).toBeHidden()
      expect((await sam.device.request.get('/api/auth/user')).status()).toBe(401)
      for (const { device } of others) await device.close()
      await context.close()
    },
  )

  journey(
    'shows failed work with a way to try again, and how the server is',
    async ({ browser }) => {
      const { page } = await ownServer(browser, aiSettings('http://127.0.0.1:9/v1'))
      await page.route('**/trpc/**admin.queue**', async (route) => {
        const answer = await route.fetch()
        const batch = (await answer.json()) as Array<{
          result: { data: { json: unknown } }
        }>
        const names = new URL(route.request().url()).pathname
          .split('/')
          .at(-1)
          ?.split(',')
        const queue = batch[names?.indexOf('admin.queue') ?? 0]
        if (queue) queue.result.data.json = oneFailed
        await route.fulfill({ response: answer, json: batch })
      })
      await page.goto('/admin')
      await page.getByRole('button', { name: 'Work (1 failed)' }).click()
      await pageExpect(page.getByText('0 waiting, 0 running, 1 failed.')).toBeVisible()
      await pageExpect(page.getByText('The mail server took no mail')).toBeVisible()
      await page.getByRole('button', { name: 'Try again: mail' }).click()
      // It is a made-up one: the server knows none.
      await pageExpect(page.getByText('Not tried again')).toBeVisible()
      await page.getByRole('button', { name: 'AI use' }).click()
      await pageExpect(page.getByText('No model was asked')).toBeVisible()
      await page.getByRole('button', { name: 'Health' }).click()
      const tutor = page.getByRole('listitem').filter({ hasText: 'AI tutor' })
      await pageExpect(tutor.getByText('Fault')).toBeVisible({ timeout: 15_000 })
      await page.getByRole('button', { name: 'Send me a test mail' }).click()
      await pageExpect(page.getByText('It is in the server log')).toBeVisible()
    },
  )
})

const oneFailed = {
  counts: { ready: 0, running: 0, dead: 1 },
  jobs: [
    {
      id: 'a'.repeat(26),
      kind: 'mail',
      state: 'dead',
      attempts: 6,
      maxAttempts: 6,
      email: null,
      lastError: 'The mail server took no mail: ECONNREFUSED',
      createdAt: '2026-11-20T10:00:00.000Z',
      runAt: '2026-11-20T10:00:00.000Z',
    },
  ],
}
