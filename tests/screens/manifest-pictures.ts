import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Browser } from 'playwright-core'
import type { Stage } from './scenes.ts'

const folder = join('public', 'screenshots')
/** As the manifest names them (public/manifest.webmanifest); each is twice as large as it is shown. */
const pictures = [
  { name: 'crit-narrow', size: { width: 390, height: 844 } },
  { name: 'crit-wide', size: { width: 1280, height: 800 } },
] as const

/** What a browser shows of the app before it is installed: `npm run screens -- manifest`. */
export async function manifestPictures(browser: Browser, stage: Stage): Promise<void> {
  await mkdir(folder, { recursive: true })
  const storageState = await stage.member.storageState()
  for (const { name, size } of pictures) {
    const context = await browser.newContext({
      baseURL: stage.url,
      storageState,
      viewport: size,
      deviceScaleFactor: 2,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.goto(`/?session=${stage.session}`)
    await page.getByText('1 / 2').waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => window.scrollTo({ top: 0 }))
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete && image.naturalWidth > 0),
    )
    await sharp(await page.screenshot())
      .webp({ quality: 80, effort: 6 })
      .toFile(join(folder, `${name}.webp`))
    await context.close()
  }
}
