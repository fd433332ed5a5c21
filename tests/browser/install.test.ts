import sharp from 'sharp'
import { describe, expect, onTestFinished } from 'vitest'
import { until } from '#tests/support/until.ts'
import { journey, newVisitor, pageExpect, signUp } from './journey.ts'
import type { Browser, Page } from 'playwright-core'

const button = (page: Page) => page.getByRole('button', { name: 'Install App' })

/** A page whose service worker may work. */
async function withWorker(browser: Browser): Promise<Page> {
  const context = await newVisitor(browser, { serviceWorkers: 'allow' })
  onTestFinished(() => context.close())
  return context.newPage()
}

/** Everything that the browser keeps, by its address. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) paths.push(new URL(url).pathname)
    }
    return paths
  })
}

describe('the service worker', () => {
  journey(
    'offers what another app shares, and hands in nothing that its maker has not seen',
    async ({ browser }) => {
      const page = await withWorker(browser)
      const share = async (name: string) => {
        await page.goto('/offline.html')
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
        await page.evaluate((called) => {
          const canvas = document.createElement('canvas')
          canvas.toBlob((blob) => {
            const form = document.createElement('form')
            form.method = 'POST'
            form.action = '/share'
            form.enctype = 'multipart/form-data'
            const input = document.createElement('input')
            input.type = 'file'
            input.name = 'files'
            const hand = new DataTransfer()
            if (blob) hand.items.add(new File([blob], called, { type: 'image/png' }))
            input.files = hand.files
            form.append(input)
            document.body.append(form)
            form.submit()
          }, 'image/png')
        }, name)
        await page.waitForURL(/session=session_/)
      }
      const member = await signUp(page.context())
      await page.goto('/')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      const shared = page.getByRole('group', { name: 'Another app has shared a file' })
      const isKept = () => page.evaluate(() => caches.has('shared'))
      await share('größer.png')
      await pageExpect(shared.getByText('größer.png')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await pageExpect(page.getByText('Uploaded Files')).toBeHidden()
      await shared.getByRole('button', { name: 'Add to this crit' }).click()
      await pageExpect(page.getByText('Uploaded Files (1)')).toBeVisible({
        timeout: 20_000,
      })
      await pageExpect(page.getByText('größer.png').first()).toBeVisible()
      expect(await isKept()).toBe(false)

      await share('planted.png')
      await pageExpect(shared).toBeVisible()
      // Who does not answer is not led back to the question.
      await page.goto('/')
      await pageExpect(page.getByText('Start your first conversation')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(new URL(page.url()).search).toBe('')
      await page.goBack()
      await shared.getByRole('button', { name: 'Leave out' }).click()
      await pageExpect(shared).toBeHidden()
      await until(async () => !(await isKept()))
      await page.reload()
      await pageExpect(page.getByText('Upload Your Creative Work')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await pageExpect(page.getByText('planted.png')).toBeHidden()

      await page.context().clearCookies()
      await share('later.png')
      await pageExpect(
        page.getByRole('link', { name: 'Get Started' }).first(),
      ).toBeVisible()
      await page.goto('/auth')
      await page.getByLabel('Email').fill(member.email)
      await page.getByLabel('Password', { exact: true }).fill(member.password)
      await page.keyboard.press('Enter')
      await pageExpect(shared.getByText('later.png')).toBeVisible({ timeout: 20_000 })
      await shared.getByRole('button', { name: 'Add to this crit' }).click()
      await pageExpect(page.getByText('Uploaded Files (1)')).toBeVisible({
        timeout: 20_000,
      })
    },
  )

  journey(
    'keeps the app and nothing of a person, and has a page for no line',
    async ({ browser }) => {
      const page = await withWorker(browser)
      await signUp(page.context())
      await page.goto('/')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await until(async () => (await keptPaths(page)).includes('/offline.html'), 10_000)
      await page.goto('/notes')
      await pageExpect(page.getByRole('heading', { name: 'Notes' }).first()).toBeVisible()
      const kept = await keptPaths(page)
      expect(
        kept.filter((path) => !/^\/(?:assets\/[\w.-]+|offline\.html)$/.test(path)),
      ).toEqual([])
      expect(kept.length).toBeGreaterThan(5)

      await page.context().setOffline(true)
      await page.goto('/micro-courses')
      await pageExpect(
        page.getByRole('heading', { name: 'There is no line to the studio' }),
      ).toBeVisible()
      await page.context().setOffline(false)
      await page.getByRole('link', { name: 'Try again' }).click()
      await pageExpect(page.getByRole('button', { name: /Open your menu/ })).toBeVisible()

      // A sign-out takes away what the browser keeps.
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await pageExpect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await until(async () => (await keptPaths(page)).length === 0, 10_000)
    },
  )

  journey(
    'keeps what sends and what speaks of failures for members, not for a passer-by',
    async ({ browser }) => {
      const page = await withWorker(browser)
      const isKept = async (part: string) =>
        (await keptPaths(page)).some((path) => path.startsWith(`/assets/${part}-`))
      await page.goto('/')
      await until(() => isKept('vendor'), 10_000)
      expect([await isKept('create-uploader'), await isKept('toasts')]).toEqual([
        false,
        false,
      ])
      await signUp(page.context())
      await page.goto('/')
      await until(() => isKept('create-uploader'), 10_000)
      await until(() => isKept('toasts'), 10_000)
    },
  )

  journey(
    'is asked for anew each time, and its list names files that are there',
    async ({ page }) => {
      const answer = await page.request.get('/sw.js')
      expect(answer.headers()).toMatchObject({ 'cache-control': 'no-cache' })
      expect(answer.headers()['content-type']).toContain('javascript')
      const files = (await answer.text()).match(/\/assets\/[\w.-]+/g) ?? []
      expect(files.length).toBeGreaterThan(5)
      for (const file of files)
        expect((await page.request.get(file)).status(), file).toBe(200)
    },
  )
})

describe('the manifest', () => {
  journey(
    'makes the app installable, with icons and pictures of the sizes it names',
    async ({ page }) => {
      const manifest = (await (
        await page.request.get('/manifest.webmanifest')
      ).json()) as {
        name: string
        display: string
        start_url: string
        icons: Array<{ src: string; sizes: string; type: string; purpose?: string }>
        screenshots: Array<{ src: string; sizes: string; form_factor: string }>
      }
      expect(manifest).toMatchObject({
        name: 'Refyn',
        display: 'standalone',
        start_url: '/',
      })
      for (const { src, sizes, type } of manifest.icons) {
        const answer = await page.request.get(src)
        expect(answer.headers()['content-type'], src).toContain(type)
        if (type !== 'image/png') continue
        // Width and height stand behind the signature and the first chunk's name (PNG, 11.2.2).
        const bytes = await answer.body()
        expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes)
      }
      expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
      expect(manifest.screenshots.map((shot) => shot.form_factor)).toEqual([
        'narrow',
        'wide',
      ])
      for (const { src, sizes } of manifest.screenshots) {
        const answer = await page.request.get(src)
        const { width, height, format } = await sharp(await answer.body()).metadata()
        expect([src, format, `${width}x${height}`]).toEqual([src, 'webp', sizes])
      }
      const home = await (await page.request.get('/')).text()
      expect(home).toContain('rel="manifest"')
    },
  )
})

describe('the install button', () => {
  journey(
    'comes two seconds after the start, and says how it is done by hand',
    async ({ context, page }) => {
      await signUp(context)
      await page.goto('/')
      await pageExpect(page.getByRole('button', { name: /Open your menu/ })).toBeVisible()
      await pageExpect(button(page)).toBeVisible({ timeout: 4000 })
      await button(page).click()
      const dialog = page.getByRole('dialog', { name: 'Install Refyn' })
      const names = dialog.getByRole('heading', { level: 3 })
      await pageExpect(names).toHaveText(['Chrome and Edge', 'Safari', 'Firefox'])
      await page.keyboard.press('Escape')
      await pageExpect(dialog).toHaveCount(0)
    },
  )

  journey(
    'asks the browser where that offers, and goes when it is done',
    async ({ context, page }) => {
      await signUp(context)
      await page.goto('/')
      await pageExpect(page.getByRole('button', { name: /Open your menu/ })).toBeVisible()
      await page.evaluate(() => {
        const offer = Object.assign(new Event('beforeinstallprompt'), {
          prompt: () => Promise.resolve({ outcome: 'accepted' }),
        })
        window.dispatchEvent(offer)
      })
      await button(page).click()
      await pageExpect(button(page)).toHaveCount(0)
      await page.waitForTimeout(2200)
      await pageExpect(button(page)).toHaveCount(0)
    },
  )

  journey('is not there in the installed app', async ({ context, page }) => {
    await signUp(context)
    await page.addInitScript(() => Object.assign(navigator, { standalone: true }))
    await page.goto('/')
    await pageExpect(page.getByRole('button', { name: /Open your menu/ })).toBeVisible()
    await page.waitForTimeout(2200)
    await pageExpect(button(page)).toHaveCount(0)
  })
})
