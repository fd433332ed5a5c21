import { describe, expect } from 'vitest'
import {
  journey,
  newVisitor,
  pageExpect,
  signUp,
  slowUploads,
  uploadWork,
  works,
} from './journey.ts'

describe('uploading', () => {
  journey(
    'refuses one file too many in its words, before the first byte',
    async ({ page, context }) => {
      await signUp(context)
      let creations = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/api/tus') && request.method() === 'POST')
          creations += 1
      })
      await page.goto(`/?session=session_${Date.now()}_many`)
      await pageExpect(page.getByText('Your plan: 15 files')).toBeVisible()
      await page.getByLabel('Choose Files').setInputFiles(
        Array.from({ length: 16 }, (_, index) => ({
          name: `${index}.jpg`,
          mimeType: 'image/jpeg',
          buffer: Buffer.from('x'),
        })),
      )
      await pageExpect(page.getByText('File limit exceeded')).toBeVisible()
      await pageExpect(
        page.getByText('Maximum 15 files allowed per conversation'),
      ).toBeVisible()
      expect(creations).toBe(0)
    },
  )

  journey('refuses content that is not what its name says', async ({ page, context }) => {
    await signUp(context)
    await page.goto(`/?session=session_${Date.now()}_liar`)
    await pageExpect(page.getByText('Your plan: 15 files')).toBeVisible()
    await page.getByLabel('Choose Files').setInputFiles({
      name: 'picture.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    })
    await pageExpect(page.getByText('File type not supported')).toBeVisible()
    await pageExpect(page.getByText('Uploaded Files')).toBeHidden()
  })

  journey('takes a dropped and a pasted picture', async ({ page, context }) => {
    await signUp(context)
    await page.goto(`/?session=session_${Date.now()}_drop`)
    await pageExpect(page.getByText('Your plan: 15 files')).toBeVisible()
    const transfer = await page.evaluateHandle(async () => {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 40
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
      const data = new DataTransfer()
      data.items.add(new File([blob ?? ''], 'dropped.png', { type: 'image/png' }))
      return data
    })
    await page.getByTestId('drop-zone').dispatchEvent('drop', { dataTransfer: transfer })
    await pageExpect(page.getByText('Uploaded Files (1)')).toBeVisible({
      timeout: 15_000,
    })
    await page.evaluate((data) => {
      window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }))
    }, transfer)
    await pageExpect(page.getByText('Uploaded Files (2)')).toBeVisible({
      timeout: 15_000,
    })
  })

  journey('can be paused, resumed and cancelled', async ({ page, context }) => {
    await signUp(context)
    await page.goto(`/?session=session_${Date.now()}_pause`)
    await pageExpect(page.getByText('Your plan: 15 files')).toBeVisible()
    await slowUploads(page, 3)
    const large = {
      name: 'large.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(40 * 1024 * 1024, 7),
    }
    await page.getByLabel('Choose Files').setInputFiles(large)
    await page.getByRole('button', { name: 'Pause large.jpg' }).click()
    await pageExpect(page.getByText('Paused')).toBeVisible()
    await page.getByRole('button', { name: 'Resume large.jpg' }).click()
    await pageExpect(page.getByText(/of 40.00 MB/)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel large.jpg' }).click()
    await pageExpect(page.getByText('large.jpg')).toBeHidden()
  })

  journey('has a camera button on a phone', async ({ browser }) => {
    const context = await newVisitor(browser, {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    await signUp(context)
    const page = await context.newPage()
    await page.goto(`/?session=session_${Date.now()}_camera`)
    await pageExpect(page.getByRole('button', { name: 'Take a Photo' })).toBeVisible()
    expect(await page.getByLabel('Take a Photo').last().getAttribute('capture')).toBe(
      'environment',
    )
    await context.close()
  })

  journey('an uploaded file can be removed', async ({ page, context }) => {
    await signUp(context)
    await uploadWork(page, [works.photo, works.painting])
    await page.getByRole('button', { name: 'Remove three fields.png' }).click()
    await pageExpect(page.getByText('File deleted successfully')).toBeVisible()
    await pageExpect(page.getByText('Uploaded Files (1)')).toBeVisible()
    await pageExpect(page.getByText('harbour at dusk.jpg').first()).toBeVisible()
  })
})

describe('looking at the work', () => {
  journey(
    'the gallery moves by arrows, and the viewer by keys and wheel, around the end',
    async ({ page, context }) => {
      await signUp(context)
      await uploadWork(page, [works.photo, works.painting, works.pages])
      const gallery = page.getByRole('region', { name: 'Files Ready for Feedback' })
      await pageExpect(gallery.getByText('1 / 3')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await pageExpect(gallery.getByText('2 / 3')).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await pageExpect(gallery.getByText('3 / 3')).toBeVisible()
      await gallery.getByRole('button', { name: 'Next file' }).click()
      await gallery.getByRole('button', { name: /^Open .* in full screen/ }).click()
      const viewer = page.getByRole('dialog')
      await pageExpect(viewer.getByText('1 / 3')).toBeVisible()
      // Deaf while it moves, 450 ms in all: a second one in the same moment is not heard.
      await page.evaluate(() => {
        for (let times = 0; times < 2; times += 1)
          document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }),
          )
      })
      await pageExpect(viewer.getByText('2 / 3')).toBeVisible()
      await pageExpect
        .poll(async () => {
          await page.mouse.wheel(0, -120)
          return viewer.getByText('1 / 3').isVisible()
        })
        .toBe(true)
      await page.keyboard.press('Escape')
      await pageExpect(viewer).toBeHidden()
    },
  )

  journey('sound and film play and can be sought in', async ({ page, context }) => {
    await signUp(context)
    await uploadWork(page, [works.song, works.film])
    for (const kind of ['audio', 'video']) {
      const strip = page.getByRole('button', {
        name: kind === 'audio' ? 'Show slow tide.mp3' : 'Show crossing.mp4',
      })
      await strip.click()
      const player = page.locator(kind)
      await pageExpect
        .poll(() => player.evaluate((media: HTMLMediaElement) => media.readyState), {
          timeout: 10_000,
        })
        .toBeGreaterThan(0)
      const reached = await player.evaluate(async (media: HTMLMediaElement) => {
        media.muted = true
        media.currentTime = media.duration / 2
        await new Promise((done) =>
          media.addEventListener('seeked', done, { once: true }),
        )
        await media.play()
        media.pause()
        return media.currentTime / media.duration
      })
      expect(reached).toBeGreaterThan(0.4)
    }
  })
})
