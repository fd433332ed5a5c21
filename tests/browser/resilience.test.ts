import { expect } from 'vitest'
import { tutorServer, refuses, says } from '#tests/support/openai-server.ts'
import {
  askForFeedback,
  feedbackIsThere,
  journey,
  pageExpect,
  signUp,
  slowUploads,
  uploadWork,
  works,
} from './journey.ts'
import { aiSettings, ownServer } from './own-server.ts'
import type { Answering } from '#tests/support/openai-server.ts'

/** Words one after another with a breath between them, so that there is a middle to be killed in. */
function saysSlowly(words: string[], ms: number): Answering {
  return async (answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const content of words) {
      const choices = [{ index: 0, delta: { content }, finish_reason: null }]
      answer.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices })}\n\n`,
      )
      await new Promise((done) => setTimeout(done, ms))
    }
    const choices = [{ index: 0, delta: {}, finish_reason: 'stop' }]
    answer.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices })}\n\n`,
    )
    answer.end('data: [DONE]\n\n')
  }
}

journey(
  'a server killed in the middle of a reply writes it anew, whole, without a reload',
  async ({ browser }) => {
    const { server, page } = await ownServer(browser)
    await uploadWork(page, [works.photo])
    await askForFeedback(page)
    await pageExpect(page.getByRole('heading', { name: 'What I see' })).toBeVisible({
      timeout: 20_000,
    })
    await server.kill()
    await server.start()
    await feedbackIsThere(page)
    const text = await page.getByRole('log').innerText()
    expect(text.match(/What I see/g)).toHaveLength(1)
    expect(text.match(/A question for you/g)).toHaveLength(1)
  },
)

journey(
  'what is sent without a line waits for it, says so, and goes out by itself',
  async ({ page, context }) => {
    await signUp(context)
    await uploadWork(page, [works.photo])
    await context.setOffline(true)
    await askForFeedback(page)
    const waiting = page.getByText(
      'There is no connection. This is sent when it is back.',
    )
    await pageExpect(waiting).toBeVisible()
    await context.setOffline(false)
    await feedbackIsThere(page)
    await pageExpect(waiting).toBeHidden()

    await context.setOffline(true)
    const question = page.getByPlaceholder('Ask back')
    await question.fill('Why is the middle so dark?')
    await question.press('Enter')
    await pageExpect(waiting).toBeVisible()
    await pageExpect(question).toHaveValue('Why is the middle so dark?')
    await context.setOffline(false)
    await pageExpect(waiting).toBeHidden()
    await pageExpect(question).toHaveValue('')
    await pageExpect(page.getByRole('log')).toContainText('Why is the middle so dark?')
  },
)

journey(
  'a failure is told without the code of toasts, and a file waits for the code that sends it',
  async ({ page, context }) => {
    await signUp(context)
    await page.route(/\/assets\/(?:toasts|create-uploader)-/, (route) => route.abort())
    await page.goto(`/?session=session_${Date.now()}_late`)
    await page.getByLabel('Choose Files').setInputFiles([works.photo])
    await pageExpect(page.getByRole('alert')).toHaveText(
      /^Upload failed.*reload the page, and they go on\.$/,
    )
    await page.unrouteAll({ behavior: 'wait' })
    await page.reload()
    await pageExpect(page.getByText('Uploaded Files (1)')).toBeVisible({
      timeout: 20_000,
    })
  },
)

journey(
  'a dialog whose code cannot be had is told of, and the page around it stays',
  async ({ page, context }) => {
    await signUp(context)
    await page.route(/\/assets\/note-dialog-/, (route) => route.abort())
    await page.goto('/notes')
    const create = page.getByRole('button', { name: 'Create Note' })
    await create.click()
    const missing = page.getByText('This part of the page could not be loaded.')
    await pageExpect(missing).toBeVisible()
    await pageExpect(page.getByRole('dialog')).toBeHidden()
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Reload' }).click()
    await pageExpect(missing).toBeHidden()
    await create.click()
    await pageExpect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await pageExpect(create).toBeFocused()
  },
)

journey(
  'a thread whose stream cannot be read says so, and is read again instead',
  async ({ page, context }) => {
    await signUp(context)
    await page.route(/\/assets\/follow-link-/, (route) => route.abort())
    await page.goto(`/?session=session_${Date.now()}_deaf`)
    await pageExpect(
      page.getByText('This part of the page could not be loaded.'),
    ).toBeVisible()
    await uploadWork(page, [works.photo])
    await askForFeedback(page)
    await feedbackIsThere(page)
  },
)

journey(
  'a note is saved without the code that checks it first, and a tab without code takes no other along',
  async ({ page, context }) => {
    await signUp(context)
    await page.route(/\/assets\/(?:notes-(?!page)|zod-|events-tab-)/, (route) =>
      route.abort(),
    )
    await page.goto('/notes')
    await page.getByRole('button', { name: 'Create Note' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Kept all the same')
    await dialog.getByLabel('Content').fill('Written while the line was bad')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await pageExpect(
      page.getByRole('heading', { name: 'Kept all the same' }),
    ).toBeVisible()
    await page.goto('/cultural-discovery')
    await page.getByRole('tab', { name: 'Events' }).click()
    await pageExpect(
      page.getByText('This part of the page could not be loaded.'),
    ).toBeVisible()
    await page.getByRole('tab', { name: 'Locations' }).click()
    await pageExpect(page.getByRole('tabpanel')).not.toBeEmpty()
  },
)

journey(
  'a question that is being typed survives a reload, and is gone once it is sent',
  async ({ page, context }) => {
    await signUp(context)
    await uploadWork(page, [works.photo])
    await askForFeedback(page)
    await feedbackIsThere(page)
    const question = page.getByPlaceholder('Ask back')
    await question.fill('What about the sky?')
    await page.reload()
    await pageExpect(question).toHaveValue('What about the sky?')
    await question.press('Enter')
    await pageExpect(question).toHaveValue('', { timeout: 15_000 })
    await page.reload()
    await pageExpect(question).toHaveValue('')
  },
)

journey(
  'an upload goes on where it was after the server was killed and the page reloaded',
  async ({ browser }) => {
    const { server, page } = await ownServer(browser)
    // A slow line leaves time to be interrupted; the bytes are noise behind a real picture.
    const big = await bigPicture()
    await page.goto(`/?session=session_${Date.now()}_resume`)
    await pageExpect(page.getByText('Upload Your Creative Work')).toBeVisible()
    await slowUploads(page, 6)
    await page.getByLabel('Choose Files').setInputFiles(big)
    await page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.ok(),
    )
    await server.kill()
    await server.start()
    const resumed = page.waitForRequest(
      (request) =>
        request.method() === 'PATCH' &&
        Number(request.headers()['upload-offset'] ?? 0) > 0,
    )
    await page.reload()
    await resumed
    await pageExpect(page.getByText('Uploaded Files (1)')).toBeVisible({
      timeout: 40_000,
    })
  },
)

async function bigPicture(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const { readFile } = await import('node:fs/promises')
  const { randomBytes } = await import('node:crypto')
  const picture = await readFile(works.photo)
  return {
    name: 'large.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([picture, randomBytes(40 * 1024 * 1024)]),
  }
}

journey(
  'a model behind an OpenAI-compatible server streams, and is named as it is configured',
  async ({ browser }) => {
    const ai = await tutorServer([
      saysSlowly(['## What I see\n\n', 'Masts ', 'against ', 'a low sun.'], 120),
      says('Because the sun is behind everything you show.'),
    ])
    const { page } = await ownServer(browser, aiSettings(ai.baseUrl))
    await uploadWork(page, [works.photo])
    await askForFeedback(page)
    await pageExpect(page.getByText('Masts against')).toBeVisible({ timeout: 20_000 })
    await pageExpect(page.getByText('Masts against a low sun.')).toBeVisible()
    await pageExpect(page.getByText('Feedback by studio-eye')).toBeVisible()
    await page.getByLabel('Your message').fill('Why so dark?')
    await page.getByRole('button', { name: 'Send' }).click()
    await pageExpect(page.getByText('Because the sun is behind')).toBeVisible({
      timeout: 15_000,
    })
    const [first, second] = ai.requests
    expect(JSON.stringify(first?.body.messages)).toContain('data:image/jpeg;base64,')
    expect(second?.body.messages.at(-1)).toEqual({
      role: 'user',
      content: 'Why so dark?',
    })
  },
)

journey(
  'a reply that ends while the thread is being read shows, however late the older answer comes',
  async ({ browser }) => {
    const ai = await tutorServer([
      says('A first look.'),
      saysSlowly(['A second ', 'look.'], 400),
    ])
    const { page } = await ownServer(browser, aiSettings(ai.baseUrl))
    await uploadWork(page, [works.photo])
    await askForFeedback(page)
    await pageExpect(page.getByText('A first look.')).toBeVisible({ timeout: 20_000 })
    const older = Promise.withResolvers<void>()
    await page.route('**/trpc/*conversation.get*', async (route) => {
      const answer = await route.fetch()
      if (/"status":"(pending|writing)"/.test(await answer.text())) await older.promise
      // What the page no longer waits for cannot be answered.
      await route.fulfill({ response: answer }).catch(() => undefined)
    })
    await page.getByLabel('Your message').fill('And now?')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.waitForTimeout(3000)
    older.resolve()
    await pageExpect(page.getByText('A second look.')).toBeVisible()
    await pageExpect(page.getByText('AI Ready')).toBeVisible()
  },
)

journey(
  'a refused key ends at once in its words, and Retry works when the key does',
  async ({ browser }) => {
    const badKey = [
      {
        error: { code: 400, message: 'API key not valid. Please pass a valid API key.' },
      },
    ]
    const ai = await tutorServer([
      refuses(400, badKey),
      says('## What I see\n\nIt works now.'),
    ])
    const { page } = await ownServer(browser, aiSettings(ai.baseUrl))
    await uploadWork(page, [works.photo])
    await askForFeedback(page)
    await pageExpect(
      page
        .getByRole('log')
        .getByText(
          'Failed to analyze your work. Please check your API key and try again.',
        ),
    ).toBeVisible({ timeout: 20_000 })
    await pageExpect(page.getByText('Analysis failed')).toBeVisible()
    await pageExpect(
      page.getByText('The harbour on the last warm evening').first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await pageExpect(page.getByText('It works now.')).toBeVisible({ timeout: 15_000 })
  },
)

journey(
  'a 429 with a delay says when it is tried again, and then is',
  async ({ browser }) => {
    const busy = [
      {
        error: {
          code: 429,
          status: 'RESOURCE_EXHAUSTED',
          message: 'Quota exceeded',
          details: [
            { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '3s' },
          ],
        },
      },
    ]
    const ai = await tutorServer([
      refuses(429, busy),
      says('## What I see\n\nPatience was rewarded.'),
    ])
    const { page } = await ownServer(browser, aiSettings(ai.baseUrl))
    await uploadWork(page, [works.photo])
    await askForFeedback(page)
    await pageExpect(page.getByText('The AI service asked for patience.')).toBeVisible({
      timeout: 20_000,
    })
    await pageExpect(page.getByText('Patience was rewarded.')).toBeVisible({
      timeout: 20_000,
    })
  },
)
