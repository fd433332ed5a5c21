import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { describe, expect, onTestFinished } from 'vitest'
import { stripeServer } from '#tests/support/stripe-server.ts'
import { until } from '#tests/support/until.ts'
import { journey, pageExpect, signUp } from './journey.ts'
import { ownServer } from './own-server.ts'
import type { Browser, Page } from 'playwright-core'
import type { StripeServer } from '#tests/support/stripe-server.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Profile' })

async function openPlan(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: /Open your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await pageExpect(dialog(page).getByText('What is in each plan')).toBeVisible()
}

interface Shop {
  stripe: StripeServer
  page: Page
  url: string
  /** What Stripe has to tell, delivered. */
  deliver(): Promise<void>
}

async function aShop(browser: Browser): Promise<Shop> {
  const stripe = await stripeServer()
  const { settings } = stripe
  const { page, server } = await ownServer(browser, {
    DEFAULT_PLAN: 'free',
    STRIPE_SECRET_KEY: settings.secretKey,
    STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
    STRIPE_PRICE_STANDARD: settings.prices.standard,
    STRIPE_PRICE_PREMIUM: settings.prices.premium,
    STRIPE_API_BASE: settings.apiBase,
  })
  // The pages on which cards are typed in are not ours.
  await page.route(/\/(pay|portal)\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pay here</title>' }),
  )
  return {
    stripe,
    page,
    url: server.url,
    async deliver() {
      for (const event of stripe.book.events.splice(0)) {
        const { body, signature } = stripe.sign(event)
        const answer = await fetch(`${server.url}/api/stripe/webhook`, {
          method: 'POST',
          body,
          headers: { 'stripe-signature': signature },
        })
        expect(answer.status).toBe(200)
      }
    },
  }
}

/** The browser is at the provider, and the card is good. */
async function pay({ page, stripe }: Shop): Promise<void> {
  await page.waitForURL(/\/(pay|portal)\//)
  stripe.book.pay(page.url())
}

describe('the month', () => {
  journey('warns from 80 percent on, and says when it is full', async ({ browser }) => {
    const { page, server } = await ownServer(browser, { DEFAULT_PLAN: 'free' })
    const db = new SqliteDatabase(join(server.folder, 'refyn.sqlite'))
    onTestFinished(() => void db.close())
    db.pragma('busy_timeout = 5000')
    const month = `${new Date().toISOString().slice(0, 7)}-01T00:00:00.000Z`
    const setUsed = db.prepare(
      `update users set subscriptionPlan = 'standard', conversationsThisMonth = ?, billingPeriodStart = ?`,
    )
    const near = dialog(page).getByText("You're approaching your monthly limit.")
    const reached = dialog(page).getByText(
      'Monthly limit reached. Upgrade to continue getting AI feedback.',
    )
    for (const [used, isNear, isReached] of [
      [11, 0, 0],
      [12, 1, 0],
      [15, 0, 1],
    ] as const) {
      setUsed.run(used, month)
      await openPlan(page)
      await pageExpect(
        dialog(page).getByText(`${used} of 15 conversations`),
      ).toBeVisible()
      await pageExpect(near).toHaveCount(isNear)
      await pageExpect(reached).toHaveCount(isReached)
    }
  })
})

describe('a plan', () => {
  journey(
    'is bought, raised, cancelled, and ends with what was paid for',
    async ({ browser }) => {
      const shop = await aShop(browser)
      const { page, url, stripe } = shop
      await openPlan(page)
      await pageExpect(dialog(page).getByText('£10 a month')).toBeVisible()
      await pageExpect(dialog(page).getByText('£15 a month')).toBeVisible()
      await pageExpect(
        dialog(page).getByRole('button', { name: 'Cancel subscription' }),
      ).toHaveCount(0)
      await dialog(page).getByRole('button', { name: 'Upgrade to Standard' }).click()
      await pay(shop)
      await page.goto(`${url}/success`)
      await pageExpect(
        page.getByRole('heading', { name: 'Payment Successful!' }),
      ).toBeVisible()
      await pageExpect(page.getByText('Your Standard plan is now active.')).toBeVisible()
      await page.getByRole('link', { name: 'Back to your crits' }).click()

      await openPlan(page)
      await pageExpect(dialog(page).getByText('Standard plan')).toBeVisible()
      await pageExpect(
        dialog(page).getByRole('button', { name: 'Upgrade to Standard' }),
      ).toHaveCount(0)
      await dialog(page).getByRole('button', { name: 'Upgrade to Premium' }).click()
      await pay(shop)
      await shop.deliver()
      await openPlan(page)
      await pageExpect(dialog(page).getByText('Premium plan')).toBeVisible()

      await dialog(page).getByRole('button', { name: 'Cancel subscription' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
      await dialog(page).getByRole('button', { name: 'Cancel subscription' }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Cancel subscription' })
        .click()
      await pageExpect(page.getByText('Subscription cancelled')).toBeVisible()
      await pageExpect(
        page.getByText('Your subscription will end at the next billing cycle.'),
      ).toBeVisible()
      await pageExpect(
        dialog(page).getByText(/Cancelled. It stays Premium until/),
      ).toBeVisible()

      const [subscription] = [...stripe.book.subscriptions.keys()].slice(-1)
      stripe.book.endPeriod(subscription ?? '')
      await dialog(page).getByRole('button', { name: 'Sync' }).click()
      await pageExpect(page.getByText('Subscription synced')).toBeVisible()
      await pageExpect(page.getByText('Your Free plan is now active.')).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Sync' }).click()
      await pageExpect(page.getByText('Sync completed')).toBeVisible()
      await pageExpect(page.getByText('No changes detected.')).toBeVisible()
    },
  )

  journey('that cannot be bought, cancelled or synced says so', async ({ browser }) => {
    const shop = await aShop(browser)
    const { page, stripe, url } = shop
    await openPlan(page)
    await dialog(page).getByRole('button', { name: 'Upgrade to Premium' }).click()
    await pay(shop)
    await page.goto(`${url}/success`)
    await pageExpect(page.getByText('Your Premium plan is now active.')).toBeVisible()
    stripe.fail('unavailable', Infinity)
    await openPlan(page)
    const failed = async (title: string) => {
      await pageExpect(page.getByText(title)).toBeVisible({ timeout: 15_000 })
      await pageExpect(page.getByText('Please try again later')).toBeVisible()
    }
    await dialog(page).getByRole('button', { name: 'Sync' }).click()
    await failed('Sync failed')
    await dialog(page).getByRole('button', { name: 'Cancel subscription' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Cancel subscription' })
      .click()
    await failed('Cancellation failed')
    stripe.mend()
    const [subscription = ''] = stripe.book.subscriptions.keys()
    stripe.book.end(subscription)
    await shop.deliver()
    await until(async () => {
      const answer = await page.request.get('/api/subscription')
      return (
        ((await answer.json()) as { subscriptionPlan: string }).subscriptionPlan ===
        'free'
      )
    })
    stripe.fail('unavailable', Infinity)
    await openPlan(page)
    await dialog(page).getByRole('button', { name: 'Upgrade to Standard' }).click()
    await failed('Upgrade failed')
  })

  journey(
    'is the affair of the operator where nothing is sold',
    async ({ context, page }) => {
      await signUp(context)
      await openPlan(page)
      await pageExpect(
        dialog(page).getByText('Plans are given by the person who runs this server.'),
      ).toBeVisible()
      await pageExpect(dialog(page).getByText('£')).toHaveCount(0)
      await pageExpect(dialog(page).getByRole('button', { name: /Upgrade/ })).toHaveCount(
        0,
      )
    },
  )

  journey('of somebody academic is changed by support alone', async ({ browser }) => {
    const { page, url } = await aShop(browser)
    const headers = { origin: url }
    const me = (await (await page.request.get('/api/auth/user')).json()) as { id: string }
    await page.request.post('/trpc/admin.setUser', {
      headers,
      data: { json: { userId: me.id, isAcademic: true } },
    })
    await openPlan(page)
    await pageExpect(dialog(page).getByText(/contact support/)).toBeVisible()
    await pageExpect(dialog(page).getByText('£')).toHaveCount(0)
  })
})
