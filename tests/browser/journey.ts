import { chromium } from 'playwright-core'
import { expect as pageExpect } from '@playwright/test'
import { inject, test as base } from 'vitest'
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from 'playwright-core'

export { pageExpect }
export const works = inject('works')
export const studies = inject('studies')
export const appUrl = inject('appUrl')

const passing = [/status of 401/, /net::ERR_/, /Failed to load resource/]

interface Fixtures {
  browser: Browser
  context: BrowserContext
  page: Page
}

let connection: Promise<Browser> | undefined
let members = 0

/** A page of its own for each journey; an error in its console fails it. */
export const journey = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the parameter's shape
  browser: async ({}, provide) => {
    connection ??= chromium.connect(inject('browserAddress'))
    await provide(await connection)
  },
  context: async ({ browser }, provide) => {
    const context = await newVisitor(browser)
    await provide(context)
    await context.close()
  },
  page: async ({ context }, provide) => {
    const page = await context.newPage()
    const faults = watchFaults(page)
    await provide(page)
    // What is still on its way when a journey ends fails no other.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    if (faults.length > 0)
      throw new Error(`The page reported faults:\n${faults.join('\n')}`)
  },
})

export function newVisitor(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: appUrl,
    viewport: { width: 1280, height: 860 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Every frame of a movement is drawn by the processor here: a journey that is about one asks for it.
    reducedMotion: 'reduce',
    // A page's routes do not see what a service worker asks for.
    serviceWorkers: 'block',
    ...options,
  })
}

function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    if (passing.some((pattern) => pattern.test(message.text()))) return
    faults.push(message.text())
  })
  return faults
}

export interface NewMember {
  email: string
  password: string
}

/** Signs a new person up over the API, so that a journey can begin behind the door. */
export async function signUp(context: BrowserContext, url = appUrl): Promise<NewMember> {
  members += 1
  const member = {
    email: `member-${process.pid}-${members}@example.org`,
    password: 'a quiet harbour at dusk',
  }
  const answer = await context.request.post(`${url}/api/auth/register`, {
    data: { ...member, firstName: 'Ida', lastName: 'Holm' },
    // Sign-ups are counted by address; a day has fewer journeys from one.
    headers: { origin: url, 'x-forwarded-for': `198.51.100.${members % 250}` },
  })
  if (answer.status() !== 201) throw new Error(`Sign-up answered ${answer.status()}`)
  return member
}

/** Opens an empty workspace and hands the files in. */
export async function uploadWork(page: Page, files: string[], url = ''): Promise<void> {
  const session = `session_${Date.now()}_${Math.random().toString(36).slice(2, 10)}`
  await page.goto(`${url}/?session=${session}`)
  await page.getByLabel('Choose Files').setInputFiles(files)
  await pageExpect(page.getByText(`Uploaded Files (${files.length})`)).toBeVisible({
    timeout: 20_000,
  })
}

/** Fills the brief in and asks for feedback. */
export async function askForFeedback(page: Page, medium = 'Photography'): Promise<void> {
  await page.getByLabel('Medium', { exact: true }).selectOption({ label: medium })
  await page
    .getByLabel('About this work')
    .fill('The harbour on the last warm evening. I wanted it quiet.')
  await page.getByRole('button', { name: 'Get AI Feedback' }).click()
}

/** The whole of the built-in tutor's first reply has arrived. */
export async function feedbackIsThere(page: Page): Promise<void> {
  await pageExpect(page.getByRole('heading', { name: 'A question for you' })).toBeVisible(
    {
      timeout: 30_000,
    },
  )
  await pageExpect(page.getByText('AI Ready')).toBeVisible({ timeout: 15_000 })
}

/** A slow line up, so that there is time for what happens in the middle of an upload. */
export async function slowUploads(page: Page, mebibytesPerSecond: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 5,
    downloadThroughput: -1,
    uploadThroughput: mebibytesPerSecond * 1024 * 1024,
  })
}
