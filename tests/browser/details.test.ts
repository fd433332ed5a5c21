import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import {
  appUrl,
  askForFeedback,
  feedbackIsThere,
  journey,
  newVisitor,
  pageExpect,
  signUp,
  slowUploads,
  uploadWork,
  works,
} from './journey.ts'
import type { BrowserContext, Page } from 'playwright-core'

/** A finished crit over the API; returns its session and conversation. */
async function makeCrit(
  context: BrowserContext,
  files: string[],
): Promise<{ sessionId: string; id: string }> {
  const sessionId = `session_${Date.now()}_detail`
  const form = new FormData()
  form.set('sessionId', sessionId)
  for (const file of files)
    form.append('files', new File([await readFile(file)], file.split('/').at(-1) ?? ''))
  const headers = { origin: appUrl }
  await context.request.post('/api/upload', { multipart: form, headers })
  const answer = await context.request.post('/api/analyze', {
    data: {
      sessionId,
      contextPrompt: 'Two pictures of one evening',
      mediaType: 'photography',
    },
    headers,
    timeout: 60_000,
  })
  const { conversation } = (await answer.json()) as { conversation: { id: string } }
  return { sessionId, id: conversation.id }
}

const boxOf = async (page: Page, name: string) => {
  const box = await page.getByRole('region', { name }).boundingBox()
  if (!box) throw new Error(`${name} is not shown`)
  return box
}

describe('the workspace', () => {
  journey(
    'the workspace names the tutor before its first word',
    async ({ page, context }) => {
      await signUp(context)
      await page.goto('/?session=session_1_named')
      await pageExpect(page.getByText('Feedback by Built-in tutor')).toBeVisible()
    },
  )

  journey('work stands on the left, words on the right', async ({ page, context }) => {
    await signUp(context)
    await uploadWork(page, [works.photo])
    const chat = await boxOf(page, 'AI Creative Feedback')
    for (const name of [
      'Upload Your Creative Work',
      'Uploaded Files (1)',
      'Creative Medium & Context',
    ]) {
      const box = await boxOf(page, name)
      expect(box.x + box.width, name).toBeLessThanOrEqual(chat.x)
    }
  })

  journey(
    '?conversation= opens the workspace of that conversation',
    async ({ page, context }) => {
      await signUp(context)
      const { sessionId, id } = await makeCrit(context, [works.photo])
      await page.goto(`/?conversation=${id}`)
      await pageExpect(page).toHaveURL(`${appUrl}/?session=${sessionId}`)
      await pageExpect(
        page.getByRole('heading', { name: 'A question for you' }),
      ).toBeVisible()
    },
  )

  journey('the drop zone is off while an upload runs', async ({ page, context }) => {
    await signUp(context)
    await page.goto(`/?session=session_${Date.now()}_off`)
    await pageExpect(page.getByText('Your plan: 15 files')).toBeVisible()
    await slowUploads(page, 2)
    const zone = page.getByTestId('drop-zone')
    await page.getByLabel('Choose Files').setInputFiles({
      name: 'large.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(30 * 1024 * 1024, 7),
    })
    await pageExpect(zone.getByText('Uploading...')).toBeVisible()
    await pageExpect(zone).toHaveAttribute('aria-disabled', 'true')
    await pageExpect(page.getByRole('button', { name: 'Choose Files' })).toBeDisabled()
    await page.getByRole('button', { name: 'Cancel large.jpg' }).click()
    await pageExpect(zone.getByText('Drop files here or click to upload')).toBeVisible()
  })
})

describe('looking', () => {
  journey(
    'the gallery is square, at least 400 pixels high, and opens the viewer by a click',
    async ({ page, context }) => {
      await signUp(context)
      await uploadWork(page, [works.photo, works.film])
      const picture = page.getByRole('button', {
        name: 'Open harbour at dusk.jpg in full screen',
      })
      const box = await picture.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(400)
      expect(Math.abs((box?.width ?? 0) - (box?.height ?? 0))).toBeLessThanOrEqual(2)
      await picture.click()
      await pageExpect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Next file' }).click()
      await page.locator('video').click()
      await pageExpect(page.getByRole('dialog').locator('video')).toBeVisible()
    },
  )

  journey(
    'the viewer goes around both ends and hears nothing while it moves',
    async ({ page, context }) => {
      await signUp(context)
      await uploadWork(page, [works.photo, works.painting, works.pages])
      await page.clock.install()
      await page.getByRole('button', { name: /^Open .* in full screen/ }).click()
      const viewer = page.getByRole('dialog')
      await pageExpect(viewer.getByText('1 / 3')).toBeVisible()
      // From here on time is the test's: a slow machine does not let a movement end early.
      await page.clock.pauseAt(Date.now() + 10_000)
      await page.keyboard.press('ArrowUp')
      await page.clock.runFor(200)
      await pageExpect(viewer.getByText('3 / 3')).toBeVisible()
      await page.keyboard.press('ArrowUp')
      await page.clock.runFor(200)
      await pageExpect(viewer.getByText('3 / 3')).toBeVisible()
      await page.clock.runFor(300)
      await page.keyboard.press('ArrowDown')
      await page.clock.runFor(500)
      await pageExpect(viewer.getByText('1 / 3')).toBeVisible()
    },
  )

  journey('arrow keys stay with a focused player', async ({ page, context }) => {
    await signUp(context)
    await uploadWork(page, [works.song, works.photo])
    const gallery = page.getByRole('region', { name: 'Files Ready for Feedback' })
    await page.getByRole('button', { name: 'Show slow tide.mp3' }).click()
    const shown = await gallery.getByText(/\d \/ 2/).innerText()
    await page.locator('audio').focus()
    await page.keyboard.press('ArrowRight')
    await pageExpect(gallery.getByText(shown)).toBeVisible()
    await page.locator('audio').blur()
    await page.keyboard.press('ArrowRight')
    await pageExpect(gallery.getByText(shown)).toBeHidden()
  })

  journey(
    'the previews of a card change every three seconds',
    async ({ page, context }) => {
      await signUp(context)
      await makeCrit(context, [works.photo, works.painting])
      await page.clock.install()
      await page.goto('/')
      const preview = page.getByRole('article').locator('img')
      const first = await preview.getAttribute('src')
      await page.clock.runFor(3100)
      await pageExpect(preview).not.toHaveAttribute('src', first ?? '')
      await page.clock.runFor(3000)
      await pageExpect(preview).toHaveAttribute('src', first ?? '')
    },
  )
})

describe('talking', () => {
  journey(
    'questions stand on the right, answers on the left, and the newest is in view',
    async ({ page, context }) => {
      await signUp(context)
      const { sessionId } = await makeCrit(context, [works.photo])
      await page.goto(`/?session=${sessionId}`)
      await pageExpect(page.getByRole('button', { name: 'Copy' })).toBeInViewport()
      await page.getByLabel('Your message').fill('And the colour?')
      await page.keyboard.press('Enter')
      const question = page.getByText('And the colour?')
      await pageExpect(question).toBeInViewport()
      const answer = page.getByRole('log').getByText('Palette').last()
      await pageExpect(answer).toBeVisible({ timeout: 15_000 })
      const chat = await boxOf(page, 'AI Creative Feedback')
      const asked = await question.boundingBox()
      const answered = await answer.boundingBox()
      const middle = chat.x + chat.width / 2
      expect(asked?.x).toBeGreaterThan(middle)
      expect(answered?.x).toBeLessThan(middle)
      await pageExpect(page.getByRole('button', { name: 'Copy' }).last()).toBeInViewport()
    },
  )

  journey(
    'input and button are off while the tutor writes, and the focus returns',
    async ({ page, context }) => {
      await signUp(context)
      const { sessionId } = await makeCrit(context, [works.photo])
      await page.goto(`/?session=${sessionId}`)
      const input = page.getByLabel('Your message')
      await input.fill('Why is it so dark?')
      await input.press('Enter')
      await pageExpect(page.getByText('AI Thinking...')).toBeVisible()
      await pageExpect(input).toBeDisabled()
      await pageExpect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
      await pageExpect(page.getByText('AI Ready')).toBeVisible({ timeout: 15_000 })
      await pageExpect(input).toBeFocused()
    },
  )
})

describe('failing', () => {
  journey(
    'a failed delete says so, in the words of the place',
    async ({ page, context }) => {
      await signUp(context)
      const { sessionId } = await makeCrit(context, [works.photo])
      await page.route('**/trpc/conversation.remove**', (route) =>
        route.fulfill({ status: 500, body: '{}' }),
      )
      await page.goto('/')
      await page.getByRole('button', { name: /^Delete conversation/ }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
      await pageExpect(page.getByText('Error', { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await page.goto(`/?session=${sessionId}`)
      await page.getByRole('button', { name: 'History' }).click()
      await page
        .getByRole('dialog', { name: 'Conversation History' })
        .getByRole('button', { name: /^Delete conversation/ })
        .click()
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
      await pageExpect(page.getByText('Failed to delete conversation')).toBeVisible()
    },
  )

  journey('a file that cannot be deleted says so', async ({ page, context }) => {
    await signUp(context)
    await uploadWork(page, [works.photo])
    await page.route('**/trpc/files.remove**', (route) => route.abort())
    await page.getByRole('button', { name: 'Remove harbour at dusk.jpg' }).click()
    await pageExpect(page.getByText('Delete failed')).toBeVisible()
    await pageExpect(page.getByText('Failed to delete file')).toBeVisible()
    await pageExpect(page.getByText('Uploaded Files (1)')).toBeVisible()
  })

  journey(
    'signing out leads to /auth even when the server fails',
    async ({ page, context }) => {
      await signUp(context)
      await page.route('**/trpc/account.logout**', (route) =>
        route.fulfill({ status: 500, body: '{}' }),
      )
      await page.goto('/')
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await pageExpect(page).toHaveURL(`${appUrl}/auth`)
      await pageExpect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    },
  )

  journey(
    'after signing out nothing of the person before is shown to the next',
    async ({ page, context }) => {
      await signUp(context)
      await makeCrit(context, [works.photo])
      await page.goto('/')
      await pageExpect(page.getByText('Two pictures of one evening')).toBeVisible()
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await page.getByRole('button', { name: 'New here? Create an account' }).click()
      await page.getByLabel('Email').fill(`next-${Date.now()}@example.org`)
      await page.getByLabel('Password', { exact: true }).fill('another quiet evening')
      await page.getByRole('button', { name: 'Create account' }).click()
      await pageExpect(page.getByText('An empty wall is a good beginning')).toBeVisible()
      await pageExpect(page.getByText('Two pictures of one evening')).toBeHidden()
    },
  )

  journey(
    'a toast is swiped away to the right and is 420 pixels wide',
    async ({ page, context }) => {
      await signUp(context)
      await page.goto(`/?session=session_${Date.now()}_swipe`)
      await pageExpect(page.getByText('Your plan: 15 files')).toBeVisible()
      await page.getByLabel('Choose Files').setInputFiles({
        name: 'page.html',
        mimeType: 'text/html',
        buffer: Buffer.from('x'),
      })
      const toast = page.locator('[data-scope=toast][data-part=root]')
      await pageExpect(toast).toBeVisible()
      await pageExpect.poll(async () => (await toast.boundingBox())?.width).toBe(420)
      // Hovering waits until it has come to rest.
      await toast.hover({ position: { x: 40, y: 20 } })
      const box = await toast.boundingBox()
      const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20]
      await page.mouse.down()
      await page.mouse.move(x + 90, y, { steps: 4 })
      await page.mouse.up()
      await pageExpect(toast).toBeHidden({ timeout: 2000 })
    },
  )

  journey(
    'deleting the conversation that is open leads home',
    async ({ page, context }) => {
      await signUp(context)
      const { sessionId } = await makeCrit(context, [works.photo])
      await page.goto(`/?session=${sessionId}`)
      await page.getByRole('button', { name: 'History' }).click()
      await page
        .getByRole('dialog', { name: 'Conversation History' })
        .getByRole('button', { name: /^Delete conversation/ })
        .click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Delete', exact: true })
        .dblclick()
      await pageExpect(page.getByText('An empty wall is a good beginning')).toBeVisible()
      await pageExpect(
        page.getByText('Conversation deleted', { exact: true }),
      ).toBeVisible()
    },
  )

  journey(
    'one file that cannot be taken does not keep the others back',
    async ({ page, context }) => {
      await signUp(context)
      await page.goto(`/?session=session_${Date.now()}_mixed`)
      await pageExpect(page.getByText('Your plan: 15 files')).toBeVisible()
      await page.getByLabel('Choose Files').setInputFiles([
        { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
        {
          name: 'harbour.jpg',
          mimeType: 'image/jpeg',
          buffer: await readFile(works.photo),
        },
      ])
      await pageExpect(page.getByText('"drawing.svg" cannot be taken')).toBeVisible()
      await pageExpect(page.getByText('Uploaded Files (1)')).toBeVisible({
        timeout: 15_000,
      })
    },
  )

  journey('Tab passes a toast by', async ({ page, context }) => {
    await signUp(context)
    await page.goto(`/?session=session_${Date.now()}_tab`)
    await pageExpect(page.getByText('Your plan: 15 files')).toBeVisible()
    await page.getByLabel('Choose Files').setInputFiles({
      name: 'page.html',
      mimeType: 'text/html',
      buffer: Buffer.from('x'),
    })
    await pageExpect(page.getByText('File type not supported')).toBeVisible()
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () => document.activeElement?.closest('[data-scope=toast]') !== null,
      )
      expect(isInside).toBe(false)
    }
  })
})

describe('on a phone', () => {
  journey(
    'the newest words are in view, with the settled things below them',
    async ({ browser }) => {
      const context = await newVisitor(browser, { viewport: { width: 390, height: 844 } })
      await signUp(context)
      const page = await context.newPage()
      await uploadWork(page, [works.photo, works.painting])
      await askForFeedback(page)
      await feedbackIsThere(page)
      await pageExpect(page.getByText('which would it be').last()).toBeInViewport()
      await page.getByLabel('Your message').fill('And the colour?')
      await page.getByRole('button', { name: 'Send' }).click()
      await pageExpect(page.getByRole('log').getByText('Palette').last()).toBeVisible({
        timeout: 15_000,
      })
      await pageExpect(page.getByRole('button', { name: 'Copy' }).last()).toBeInViewport()
      await context.close()
    },
  )
})
