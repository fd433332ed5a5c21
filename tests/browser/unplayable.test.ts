import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ffmpegFor } from '#server/media/ffmpeg.ts'
import { film, sine, wav } from '#tests/support/sample-files.ts'
import { journey, pageExpect, signUp, uploadWork, works } from './journey.ts'
import type { Page } from 'playwright-core'

const sentence = 'This browser cannot play this file.'

async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'refyn-unplayable-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Microsoft's ADPCM, which the server reads and no browser does. */
async function adpcm(folder: string): Promise<Buffer> {
  const input = join(folder, 'plain.wav')
  await writeFile(input, wav(2, sine(440, -12), 1))
  const args = ['-c:a', 'adpcm_ms', '{out}']
  const { output } = await ffmpegFor(null)({ input, args, output: 'wav' })
  if (!output) throw new Error('No sound was made')
  return output
}

/** What the link takes away, as the browser names it. */
async function takenAway(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: `Download ${name}` }).click()
  return (await download).suggestedFilename()
}

journey(
  'a film that the browser cannot play is a frame, a sentence and a link',
  async ({ page, context }) => {
    const folder = await tempFolder()
    const path = join(folder, 'old reel.avi')
    await writeFile(path, await film(folder, 'avi', 'msmpeg4v2'))
    await signUp(context)
    await uploadWork(page, [path, works.film])
    await page.getByRole('button', { name: 'Show old reel.avi' }).click()
    await pageExpect(page.getByText(sentence)).toBeVisible()
    await pageExpect(page.locator('video')).toHaveCount(0)
    const frame = page.getByRole('img', { name: 'old reel.avi' })
    await pageExpect
      .poll(() => frame.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    pageExpect(await takenAway(page, 'old reel.avi')).toBe('old reel.avi')
    await page.getByRole('button', { name: 'Open old reel.avi in full screen' }).click()
    const viewer = page.getByRole('dialog')
    await pageExpect(viewer.getByText(sentence)).toBeVisible()
    await page.keyboard.press('Escape')
    await pageExpect(viewer).toBeHidden()
    await page.getByRole('button', { name: 'Show crossing.mp4' }).click()
    await pageExpect(page.locator('video')).toBeVisible()
    await pageExpect(page.getByText(sentence)).toBeHidden()
  },
)

journey(
  'a sound that the browser cannot play keeps its wave and offers the file',
  async ({ page, context }) => {
    const folder = await tempFolder()
    const path = join(folder, 'telephone.wav')
    await writeFile(path, await adpcm(folder))
    await signUp(context)
    await uploadWork(page, [path])
    await pageExpect(page.getByText(sentence)).toBeVisible({ timeout: 20_000 })
    await pageExpect(page.getByRole('slider', { name: 'Position' })).toBeVisible()
    pageExpect(await takenAway(page, 'telephone.wav')).toBe('telephone.wav')
  },
)
