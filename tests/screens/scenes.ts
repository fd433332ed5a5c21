import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { courseScenes } from './course-scenes.ts'
import { discoveryScenes } from './discovery-scenes.ts'
import { noteScenes } from './note-scenes.ts'
import { waysOnScenes } from './ways-on-scenes.ts'
import type { SampleWorks } from '#tests/support/sample-works.ts'

export interface Stage {
  url: string
  works: SampleWorks
  /** Signed in, with nothing yet. */
  newcomer: BrowserContext
  /** Signed in, with some crits. */
  member: BrowserContext
  visitor: BrowserContext
  /** The session of a crit with a follow-up. */
  session: string
}

export interface Scene {
  name: string
  who: 'visitor' | 'newcomer' | 'member'
  path: string
  /** What has to be seen before the picture is taken. */
  until: string | RegExp
  prepare?(page: Page, stage: Stage): Promise<void>
}

const workspace = (name: string) => `/?session=session_1700000000000_${name}`
const openMenu = (page: Page) =>
  page.getByRole('button', { name: 'Open your menu' }).click()

/** A crit of each family from its facts to its pins; the sessions are those of the stage, by number. */
const factScenes: Scene[] = (
  [
    ['picture', 7, 'Shadows close up.'],
    ['sound', 8, 'The wave is cut off at the top.'],
    ['film', 9, 'One shot holds for long.'],
    ['text', 4, '“waited” comes back too soon.'],
  ] as const
).map(([family, number, suggestion]) => ({
  name: `facts-${family}`,
  who: 'member',
  path: `/?session=session_${1_700_000_000_000 + number}_stage`,
  until: suggestion,
  async prepare(page) {
    await page.getByRole('heading', { name: 'Facts' }).waitFor({ timeout: 20_000 })
    const pin = page.getByRole('button', { name: `: ${suggestion}` }).last()
    await pin.waitFor({ timeout: 20_000 })
    // The whole column of charts, and the place that the suggestion speaks of.
    await page.setViewportSize({
      width: page.viewportSize()?.width ?? 1440,
      height: 2200,
    })
    await pin.click()
  },
}))

/** Every screen in every state that can be met: empty, full and failing. */
export const scenes: Scene[] = [
  { name: 'landing', who: 'visitor', path: '/', until: 'Show your work.' },
  { name: 'auth', who: 'visitor', path: '/auth', until: 'Forgot your password?' },
  {
    name: 'auth-failing',
    who: 'visitor',
    path: '/auth',
    until: 'Login failed',
    async prepare(page) {
      await page.getByLabel('Email').fill('nobody@example.org')
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    },
  },
  { name: 'login', who: 'visitor', path: '/login', until: 'New here?' },
  {
    name: 'register-failing',
    who: 'visitor',
    path: '/register',
    until: 'Last name is required',
    prepare: (page) => page.getByRole('button', { name: 'Create account' }).click(),
  },
  {
    name: 'reset-password',
    who: 'visitor',
    path: '/reset-password',
    until: 'Invalid Reset Link',
  },
  { name: 'dashboard-empty', who: 'newcomer', path: '/', until: 'An empty wall' },
  { name: 'dashboard-full', who: 'member', path: '/', until: 'Your crits' },
  {
    name: 'dashboard-loading',
    who: 'member',
    path: '/',
    until: 'Loading your dashboard...',
    async prepare(page) {
      await page.route('**/trpc/**conversation.list**', () => undefined)
      await page.reload()
    },
  },
  {
    name: 'dashboard-failing',
    who: 'member',
    path: '/',
    until: 'Failed to load conversations',
    async prepare(page) {
      await page.route('**/trpc/**conversation.list**', (route) => route.abort())
      await page.reload()
    },
  },
  {
    name: 'delete-dialog',
    who: 'member',
    path: '/',
    until: 'This action cannot be undone.',
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Delete conversation/ })
        .first()
        .click(),
  },
  { name: 'menu', who: 'member', path: '/', until: 'Appearance', prepare: openMenu },
  {
    name: 'workspace-empty',
    who: 'newcomer',
    path: workspace('empty'),
    until: 'Upload Your Creative Work',
  },
  {
    name: 'workspace-uploading',
    who: 'newcomer',
    path: workspace('uploading'),
    until: 'Paused',
    async prepare(page, { works }) {
      const client = await page.context().newCDPSession(page)
      await client.send('Network.enable')
      await client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 5,
        downloadThroughput: -1,
        uploadThroughput: 1024 * 1024,
      })
      const large = {
        name: 'long exposure.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.concat([
          await readFile(works.photo),
          Buffer.alloc(25 * 1024 * 1024),
        ]),
      }
      await page.getByLabel('Choose Files').setInputFiles([large])
      await page.getByRole('button', { name: 'Pause long exposure.jpg' }).click()
    },
  },
  {
    name: 'workspace-ready',
    who: 'newcomer',
    path: workspace('ready'),
    until: 'Uploaded Files (4)',
    async prepare(page, { works }) {
      if (await page.getByText('Uploaded Files').isVisible()) return
      await page
        .getByLabel('Choose Files')
        .setInputFiles([works.photo, works.song, works.film, works.pages])
    },
  },
  {
    name: 'workspace-refused',
    who: 'newcomer',
    path: workspace('refused'),
    until: 'File type not supported',
    async prepare(page) {
      await page.getByLabel('Choose Files').setInputFiles({
        name: 'notes.html',
        mimeType: 'text/html',
        buffer: Buffer.from('x'),
      })
    },
  },
  {
    name: 'workspace-feedback',
    who: 'member',
    path: 'SESSION',
    until: 'A question for you',
  },
  {
    name: 'profile',
    who: 'member',
    path: '/',
    until: '2 of 10 chosen',
    async prepare(page) {
      await openMenu(page)
      await page.getByRole('menuitem', { name: 'Profile' }).click()
      const add = page.getByLabel('Interests')
      for (const interest of ['landscape photography', 'film making'])
        await add.selectOption(interest)
    },
  },
  ...factScenes,
  ...waysOnScenes,
  {
    name: 'facts-pending',
    who: 'newcomer',
    path: workspace('pending'),
    until: 'Being measured',
    async prepare(page, { works }) {
      // The file as it is in the moment after its last byte.
      await page.route('**/trpc/**files.list**', async (route) => {
        const answer = await route.fetch()
        const body = (await answer.text())
          .replaceAll('"factsState":"done"', '"factsState":"pending"')
          .replaceAll(/"facts":\{"family".*?\}(?=,"factsState")/g, '"facts":null')
        await route.fulfill({ response: answer, body })
      })
      await page.getByLabel('Choose Files').setInputFiles([works.film])
    },
  },
  {
    name: 'facts-failed',
    who: 'newcomer',
    path: workspace('damaged'),
    until: 'This file could not be measured',
    async prepare(page) {
      const buffer = Buffer.alloc(2000, 7)
      buffer.set([0xff, 0xd8, 0xff, 0xe0])
      const damaged = { name: 'torn.jpg', mimeType: 'image/jpeg', buffer }
      await page.getByLabel('Choose Files').setInputFiles([damaged])
    },
  },
  {
    name: 'suggestion-declined',
    who: 'member',
    path: '/?session=session_1700000000007_stage',
    until: 'Because: It is night, and it may be.',
    async prepare(page) {
      const card = page
        .getByRole('region', { name: 'What to try' })
        .getByRole('listitem')
        .filter({ hasText: 'It is dark as a whole.' })
      const decline = card.getByRole('button', { name: 'Not for me' })
      await card.waitFor({ timeout: 20_000 })
      if (await decline.isVisible()) {
        await decline.click()
        await card.getByRole('textbox').fill('It is night, and it may be.')
        await card.getByRole('button', { name: 'Save' }).click()
      }
      await page.getByText('Because: It is night').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'suggestion-asked',
    who: 'member',
    path: '/?session=session_1700000000007_stage',
    until: /^About 1: /,
    async prepare(page) {
      await page.getByRole('button', { name: 'Ask about this' }).first().click()
    },
  },
  {
    name: 'viewer',
    who: 'member',
    path: 'SESSION',
    until: '1 / 2',
    async prepare(page) {
      await page
        .getByRole('button', { name: /^Open .* in full screen/ })
        .first()
        .click()
      await page.getByRole('dialog').getByText('1 / 2').waitFor()
    },
  },
  {
    name: 'history',
    who: 'member',
    path: 'SESSION',
    until: 'Conversation History',
    prepare: (page) => page.getByRole('button', { name: 'History' }).click(),
  },
  {
    name: 'history-empty',
    who: 'newcomer',
    path: workspace('history'),
    until: 'No conversations yet',
    prepare: (page) => page.getByRole('button', { name: 'History' }).click(),
  },
  {
    name: 'workspace-load-failing',
    who: 'member',
    path: 'SESSION',
    until: 'Failed to load conversation',
    async prepare(page) {
      await page.route('**/trpc/**conversation.get**', (route) => route.abort())
      await page.reload()
    },
  },
  {
    name: 'install',
    who: 'newcomer',
    path: '/info',
    until: 'Chrome and Edge',
    prepare: (page) => page.getByRole('button', { name: 'Install App' }).click(),
  },
  { name: 'info', who: 'member', path: '/info', until: 'Tips' },
  ...noteScenes,
  ...courseScenes,
  ...discoveryScenes,
  { name: 'admin-denied', who: 'newcomer', path: '/admin', until: 'Access Denied' },
  { name: 'not-found', who: 'member', path: '/nowhere', until: 'There is nothing here' },
]
