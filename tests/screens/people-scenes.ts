import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { runServer } from '#tests/support/run-server.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { AddressInfo } from 'node:net'
import type { ServerProcess } from '#tests/support/run-server.ts'

interface Look {
  width: number
  height: number
  mode: 'light' | 'dark'
}

interface Parts<SomeLook extends Look> {
  browser: Browser
  looks: readonly SomeLook[]
  only: string
  shoot(page: Page, name: string, look: SomeLook): Promise<void>
}

const password = 'a quiet harbour at dusk'
const resetToken = 'x'.repeat(43)

const names = [
  ['Noa', 'Lind'],
  ['Tomás', 'Rivera'],
  ['Mei', 'Tan'],
  ['Oluwaseun', 'Adebayo-Fitzgerald'],
  ['Änne', 'Groß'],
  ['Sam', ''],
  ['Priya', 'Raman'],
  ['Jules', 'Moreau'],
] as const

/** The screens of accounts, plans and the operator, on a server that sells and has a provider. */
export async function peopleScenes<SomeLook extends Look>(
  parts: Parts<SomeLook>,
): Promise<void> {
  const stripe = createServer((_request, answer) => {
    answer.setHeader('content-type', 'application/json')
    answer.end('{"object":"list","data":[],"has_more":false,"url":"/v1/subscriptions"}')
  })
  await new Promise<void>((done) => stripe.listen(0, '127.0.0.1', done))
  const { port } = stripe.address() as AddressInfo
  const server = await runServer({
    GOOGLE_CLIENT_ID: 'screens',
    GOOGLE_CLIENT_SECRET: 'screens',
    STRIPE_SECRET_KEY: 'sk_test_screens',
    STRIPE_WEBHOOK_SECRET: 'whsec_screens',
    STRIPE_PRICE_STANDARD: 'price_standard',
    STRIPE_PRICE_PREMIUM: 'price_premium',
    STRIPE_API_BASE: `http://127.0.0.1:${port}`,
  })
  try {
    const visitor = await parts.browser.newContext({
      baseURL: server.url,
      serviceWorkers: 'block',
    })
    const admin = await parts.browser.newContext({
      baseURL: server.url,
      serviceWorkers: 'block',
    })
    await signUp(admin, server, ['Ida', 'Holm'])
    for (const name of names)
      await signUp(
        await parts.browser.newContext({ baseURL: server.url, serviceWorkers: 'block' }),
        server,
        name,
      )
    setStage(server)
    for (const look of parts.looks)
      for (const [name, scene] of Object.entries(scenes)) {
        if (!name.includes(parts.only)) continue
        const context = scene.isVisitor ? visitor : admin
        const page = await context.newPage()
        await page.setViewportSize(look)
        await page.emulateMedia({ colorScheme: look.mode, reducedMotion: 'reduce' })
        await page.goto(scene.path)
        await scene.prepare?.(page)
        await page.getByText(scene.until).first().waitFor({ timeout: 20_000 })
        await parts.shoot(page, name, look)
        await page.close()
      }
  } finally {
    await server.close()
    stripe.closeAllConnections()
    await new Promise((done) => stripe.close(done))
  }
}

async function signUp(
  context: BrowserContext,
  server: ServerProcess,
  [firstName, lastName]: readonly [string, string],
): Promise<void> {
  const local = firstName
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()
  await context.request.post('/api/auth/register', {
    data: { email: `${local}@example.org`, password, firstName, lastName },
    headers: { origin: server.url },
  })
}

/** Plans, a link, failed work and calls of models, written beside the running server. */
function setStage(server: ServerProcess): void {
  const db = new SqliteDatabase(join(server.folder, 'refyn.sqlite'))
  const now = new Date().toISOString()
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const hash = createHash('sha256').update(resetToken).digest('hex')
  db.pragma('busy_timeout = 5000')
  db.exec(`update users set subscriptionPlan = 'standard' where email like 'mei%';
    update users set subscriptionPlan = 'premium' where email like 'priya%';
    update users set isAcademic = 1 where email like 'tomas%';
    update users set lastLoginAt = null where email like 'sam%';
    update users set conversationsThisMonth = 3, billingPeriodStart = '${now.slice(0, 7)}-01T00:00:00.000Z'
      where email like 'ida%'`)
  db.prepare(
    `insert into password_reset_tokens (id, email, token, expiresAt, createdAt)
      values ('screens', 'ida@example.org', ?, ?, ?)`,
  ).run(hash, later, now)
  const job = db.prepare(
    `insert into jobs (id, kind, dedupeKey, userId, payload, state, runAt, attempts, maxAttempts, lastError, createdAt, finishedAt)
      values (?, ?, ?, (select id from users where email = ?), '{}', 'dead', ?, 3, 3, ?, ?, ?)`,
  )
  job.run(
    'a'.repeat(26),
    'mail',
    'mail:screens',
    null,
    now,
    'The mail server took no mail: connect ECONNREFUSED 127.0.0.1:587',
    now,
    now,
  )
  job.run(
    'b'.repeat(26),
    'reply',
    'reply:screens',
    'mei@example.org',
    now,
    'The AI service refused the API key',
    now,
    now,
  )
  const use = db.prepare(
    `insert into usage (id, userId, kind, model, inputTokens, outputTokens, images, seconds, createdAt)
      values (?, (select id from users where email = 'mei@example.org'), ?, ?, ?, ?, ?, ?, ?)`,
  )
  use.run('u1', 'reply', 'gemini-3.8-flash', 184_220, 31_455, 0, 0, now)
  use.run('u2', 'refyn', 'gemini-nano-banana-2.1', 4_120, 12_900, 10, 0, now)
  use.run('u3', 'audio', 'gemini-3.8-flash-lite-tts', 2_310, 9_800, 0, 392, now)
  db.close()
}

interface PeopleScene {
  isVisitor?: boolean
  path: string
  until: string | RegExp
  prepare?(page: Page): Promise<void>
}

const openProfile = async (page: Page) => {
  await page.getByRole('button', { name: 'Open your menu' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await page.getByRole('heading', { name: 'Account and security' }).waitFor()
}
const openLine = (name: string) => async (page: Page) => {
  await openProfile(page)
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name, exact: true }).scrollIntoViewIfNeeded()
}
const look = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click()

const scenes: Record<string, PeopleScene> = {
  'people-auth': { isVisitor: true, path: '/auth', until: 'Continue with Google' },
  'people-forgot': {
    isVisitor: true,
    path: '/auth?mode=forgot',
    until: 'Send the link',
  },
  'people-forgot-sent': {
    isVisitor: true,
    path: '/auth?mode=forgot',
    until: 'you will receive a password reset link',
    async prepare(page) {
      await page.getByLabel('Email').fill(`screen-${Date.now()}@example.org`)
      await page.getByRole('button', { name: 'Send the link' }).click()
    },
  },
  'people-reset': {
    isVisitor: true,
    path: `/reset-password?token=${resetToken}`,
    until: 'New password',
  },
  'people-reset-mismatch': {
    isVisitor: true,
    path: `/reset-password?token=${resetToken}`,
    until: "Passwords don't match",
    async prepare(page) {
      await page.getByLabel('New password').fill('a quiet harbour')
      await page.getByLabel('Confirm password').fill('another harbour')
      await page.getByRole('button', { name: 'Set password' }).click()
    },
  },
  'people-reset-invalid': {
    isVisitor: true,
    path: '/reset-password?token=used',
    until: 'Invalid Reset Link',
  },
  'people-profile': { path: '/', until: 'Upgrade to Premium', prepare: openProfile },
  'people-plan': {
    path: '/',
    until: 'Upgrade to Premium',
    async prepare(page) {
      await openProfile(page)
      await page.getByText('What is in each plan').waitFor()
      await page.getByText('Sync', { exact: true }).scrollIntoViewIfNeeded()
    },
  },
  'people-password': {
    path: '/',
    until: 'Current password',
    prepare: openLine('Password'),
  },
  'people-devices': {
    path: '/',
    until: 'This device',
    prepare: openLine('Where you are signed in'),
  },
  'people-export': {
    path: '/',
    until: /Ready: /,
    async prepare(page) {
      await openLine('Take everything with you')(page)
      await page.getByRole('button', { name: /Prepare/ }).click()
      await page.getByText(/Ready: /).waitFor({ timeout: 20_000 })
    },
  },
  'people-remove': {
    path: '/',
    until: 'Delete your account?',
    async prepare(page) {
      await openLine('Delete account')(page)
      await page.getByRole('button', { name: 'Delete my account' }).click()
    },
  },
  'people-success': { path: '/success', until: 'Payment Successful!' },
  'people-admin': { path: '/admin', until: 'Adebayo-Fitzgerald' },
  'people-admin-menu': {
    path: '/admin',
    until: 'Sign out everywhere',
    prepare: (page) =>
      page.getByRole('button', { name: 'Actions for mei@example.org' }).click(),
  },
  'people-admin-none': {
    path: '/admin',
    until: 'Nobody is found',
    prepare: (page) => page.getByLabel('Search by email or name').fill('zebra'),
  },
  'people-admin-queue': {
    path: '/admin',
    until: 'Try again',
    prepare: look(/^Work/),
  },
  'people-admin-usage': {
    path: '/admin',
    until: 'gemini-3.8-flash-lite-tts',
    prepare: look('AI use'),
  },
  'people-admin-health': {
    path: '/admin',
    until: /faults? to mend|Nothing is wrong/,
    prepare: look('Health'),
  },
}
