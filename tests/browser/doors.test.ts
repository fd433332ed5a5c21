import { describe, expect } from 'vitest'
import { mailServer } from '#tests/support/mail-server.ts'
import { openIdServer } from '#tests/support/openid-server.ts'
import { until } from '#tests/support/until.ts'
import { journey, newVisitor, pageExpect, signUp } from './journey.ts'
import { ownServer } from './own-server.ts'
import type { Browser, Page } from 'playwright-core'
import type { OpenIdServer } from '#tests/support/openid-server.ts'

const menu = (page: Page) => page.getByRole('button', { name: /Open your menu/ })

describe('a forgotten password', () => {
  journey(
    'is mended by a link that comes by mail and works once',
    async ({ browser }) => {
      const mail = await mailServer()
      const { context, page, server } = await ownServer(browser, { SMTP_URL: mail.url })
      const { email } = await signUp(context, server.url)
      await context.clearCookies()
      await page.goto('/auth')
      await page.getByRole('button', { name: 'Forgot your password?' }).click()
      await page.getByLabel('Email').fill('not an address')
      await page.getByRole('button', { name: 'Send the link' }).click()
      await pageExpect(page.getByText('Please enter a valid email address')).toBeVisible()
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await pageExpect(
        page.getByText(
          'If an account with that email exists, you will receive a password reset link.',
        ),
      ).toBeVisible()
      await until(() => mail.received.length === 1)
      const [link = ''] = /http\S+token=\S+/.exec(mail.received[0]?.text ?? '') ?? []

      await page.goto(link)
      await pageExpect(page.getByLabel('New password')).toBeVisible()
      await pageExpect(page).toHaveURL(`${server.url}/reset-password`)
      await page.reload()
      await page.getByLabel('New password').fill('short')
      await page.getByLabel('Confirm password').fill('shorter')
      await page.getByRole('button', { name: 'Set password' }).click()
      await pageExpect(
        page.getByText('Password must be at least 8 characters'),
      ).toBeVisible()
      await pageExpect(page.getByText("Passwords don't match")).toBeVisible()
      await page.getByLabel('New password').fill('a lighthouse in fog')
      await page.getByLabel('Confirm password').fill('a lighthouse in fog')
      await page.route('**/trpc/account.resetPassword*', (route) => route.abort())
      await page.getByRole('button', { name: 'Set password' }).click()
      await pageExpect(
        page.getByText('Password reset failed. Please try again.'),
      ).toBeVisible()
      await page.unroute('**/trpc/account.resetPassword*')
      await page.getByRole('button', { name: 'Set password' }).click()
      await pageExpect(page.getByText('Your password is set')).toBeVisible()

      await page.goto(link)
      await pageExpect(
        page.getByRole('heading', { name: 'Invalid Reset Link' }),
      ).toBeVisible()
      await page.getByRole('link', { name: 'Back to sign-in' }).click()
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill('a lighthouse in fog')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await pageExpect(menu(page)).toBeVisible()
    },
  )

  journey('a link that goes bad while the form is open says so', async ({ page }) => {
    await page.route('**/trpc/account.checkReset*', (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: JSON.stringify([{ result: { data: { json: { valid: true } } } }]),
      }),
    )
    await page.goto('/reset-password?token=used-meanwhile')
    await page.getByLabel('New password').fill('a lighthouse in fog')
    await page.getByLabel('Confirm password').fill('a lighthouse in fog')
    await page.getByRole('button', { name: 'Set password' }).click()
    await pageExpect(
      page.getByText(
        'Unable to reset password. Please try again or request a new reset link.',
      ),
    ).toBeVisible()
    await pageExpect(
      page.getByRole('heading', { name: 'Invalid Reset Link' }),
    ).toBeVisible()
  })

  journey('a request that fails says so', async ({ page }) => {
    await page.route('**/trpc/account.forgotPassword*', (route) => route.abort())
    await page.goto('/auth?mode=forgot')
    await page.getByLabel('Email').fill('ida@example.org')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await pageExpect(page.getByText('Failed to send password reset email')).toBeVisible()
  })
})

const providerSettings = ({ settings }: OpenIdServer) => ({
  GOOGLE_CLIENT_ID: settings.clientId,
  GOOGLE_CLIENT_SECRET: settings.clientSecret,
  GOOGLE_ISSUER: settings.issuer,
})

async function atTheDoor(
  browser: Browser,
  provider: OpenIdServer,
): Promise<{ page: Page; url: string }> {
  const { context, page, server } = await ownServer(browser, providerSettings(provider))
  await context.clearCookies()
  return { page, url: server.url }
}

const button = (page: Page) => page.getByRole('button', { name: /^Continue with / })

describe('the provider', () => {
  journey(
    'lets somebody in, and the sign is taken out of the address',
    async ({ browser }) => {
      const { page, url } = await atTheDoor(browser, await openIdServer())
      const reads: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('account.me')) reads.push(page.url())
      })
      await page.goto('/auth')
      await button(page).click()
      await pageExpect(menu(page)).toBeVisible()
      await pageExpect(page).toHaveURL(`${url}/`)
      expect(reads.length).toBeGreaterThan(1)
    },
  )

  journey('that refuses leads back to the door with the reason', async ({ browser }) => {
    const provider = await openIdServer()
    const { page, url } = await atTheDoor(browser, provider)
    provider.person = { ...provider.person, email_verified: false }
    await page.goto('/auth')
    await button(page).click()
    await pageExpect(
      page.getByText('Authentication failed. Please try again.'),
    ).toBeVisible()
    await pageExpect(page).toHaveURL(`${url}/auth`)
  })

  journey('has no button where none is set up', async ({ page }) => {
    await page.goto('/auth')
    await pageExpect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await pageExpect(button(page)).toHaveCount(0)
  })

  journey('is asked by the shell of a native app first', async ({ browser }) => {
    const provider = await openIdServer()
    const { page } = await atTheDoor(browser, provider)
    await page.exposeFunction('nativeToken', (nonce: string) =>
      provider.idToken({ nonce }),
    )
    await page.addInitScript(() => {
      const { nativeToken } = window as unknown as {
        nativeToken(nonce: string): Promise<string>
      }
      Object.assign(window, {
        Capacitor: {
          isNativePlatform: () => true,
          Plugins: {
            SocialLogin: {
              initialize: () => Promise.resolve(),
              login: async ({ options }: { options: { nonce: string } }) => ({
                result: { idToken: await nativeToken(options.nonce) },
              }),
            },
          },
        },
      })
    })
    await page.goto('/auth')
    await shellIsKnown(page)
    await button(page).click()
    await pageExpect(menu(page)).toBeVisible()
  })

  journey('is reached by the web when the shell fails', async ({ browser }) => {
    const { page } = await atTheDoor(browser, await openIdServer())
    await page.addInitScript(() =>
      Object.assign(window, {
        Capacitor: {
          isNativePlatform: () => true,
          Plugins: {
            GoogleAuth: {
              initialize: () => Promise.resolve(),
              signIn: () => Promise.reject(new Error('12501')),
            },
          },
        },
      }),
    )
    await page.goto('/auth')
    await shellIsKnown(page)
    await button(page).click()
    await pageExpect(page.getByText('Mobile authentication failed')).toBeVisible()
    await pageExpect(menu(page)).toBeVisible()
  })
})

/** The shell is looked for 100 ms after the start. */
async function shellIsKnown(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
}

describe('the module for native shells', () => {
  journey(
    'comes after the start, and its failure is only logged',
    async ({ browser }) => {
      const context = await newVisitor(browser)
      const page = await context.newPage()
      const told: string[] = []
      const asked: number[] = []
      page.on('console', (message) => told.push(message.text()))
      await page.route(/native-shell/, async (route) => {
        asked.push(Date.now())
        await route.abort()
      })
      await page.goto('/auth')
      await pageExpect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await until(() => told.some((text) => text.startsWith('No native shell')))
      expect(asked).toHaveLength(1)
      await pageExpect(
        page.getByRole('region', { name: 'Notifications' }),
      ).not.toContainText(/./)
      await context.close()
    },
  )
})

describe('other tabs', () => {
  journey('follow a sign-out and a sign-in', async ({ context, page }) => {
    const { email, password } = await signUp(context)
    await page.goto('/')
    await pageExpect(menu(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/notes')
    await pageExpect(menu(other)).toBeVisible()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await pageExpect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await pageExpect(
      other.getByRole('link', { name: 'Get Started' }).first(),
    ).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await pageExpect(menu(other)).toBeVisible()
  })
})
