import { createServer } from 'node:http'
import { runServer } from '#tests/support/run-server.ts'
import type { Browser, Page } from 'playwright-core'
import type { AddressInfo } from 'node:net'
import type { SampleWorks } from '#tests/support/sample-works.ts'

interface Look {
  width: number
  height: number
  mode: 'light' | 'dark'
}

interface Parts<SomeLook extends Look> {
  browser: Browser
  works: SampleWorks
  looks: readonly SomeLook[]
  shoot(page: Page, name: string, look: SomeLook): Promise<void>
}

/** The states that only a failing or slow AI endpoint brings about. */
export async function failureScenes<SomeLook extends Look>(
  parts: Parts<SomeLook>,
): Promise<void> {
  const endpoint = createServer((request, answer) => {
    request.resume()
    request.on('end', () => {
      // The overlay needs silence; the failure needs a refusal.
      if (mode === 'silent') return
      answer.writeHead(400, { 'content-type': 'application/json' })
      answer.end('[{"error":{"code":400,"message":"API key not valid."}}]')
    })
  })
  let mode: 'silent' | 'refuse' = 'silent'
  await new Promise<void>((done) => endpoint.listen(0, '127.0.0.1', done))
  const { port } = endpoint.address() as AddressInfo
  const server = await runServer({
    DEFAULT_PLAN: 'premium',
    AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    AI_MODEL: 'studio-eye',
  })
  try {
    const context = await parts.browser.newContext({ baseURL: server.url })
    const headers = { origin: server.url }
    await context.request.post('/api/auth/register', {
      data: { email: 'ida@example.org', password: 'a quiet harbour at dusk' },
      headers,
    })
    for (const [index, look] of parts.looks.entries()) {
      const page = await context.newPage()
      await page.setViewportSize(look)
      await page.emulateMedia({ colorScheme: look.mode, reducedMotion: 'reduce' })
      await page.goto(`/?session=session_170000000000${index}_fail`)
      mode = 'silent'
      await page.getByLabel('Choose Files').setInputFiles([parts.works.photo])
      await page.getByText('Uploaded Files (1)').waitFor()
      await page
        .getByLabel('Medium', { exact: true })
        .selectOption({ label: 'Photography' })
      await page
        .getByLabel('About this work')
        .fill('The harbour on the last warm evening.')
      await page.getByRole('button', { name: 'Get AI Feedback' }).click()
      await page.getByText('Looking closely').waitFor()
      await parts.shoot(page, 'analysis-overlay', look)
      mode = 'refuse'
      endpoint.closeAllConnections()
      await page.getByText('The reply could not be written').waitFor({ timeout: 60_000 })
      await parts.shoot(page, 'reply-failed', look)
      await page.close()
    }
  } finally {
    await server.close()
    endpoint.closeAllConnections()
    await new Promise((done) => endpoint.close(done))
  }
}
