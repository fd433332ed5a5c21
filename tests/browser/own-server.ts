import { onTestFinished } from 'vitest'
import { runServer } from '#tests/support/run-server.ts'
import { newVisitor, signUp } from './journey.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { ServerProcess } from '#tests/support/run-server.ts'

/** A server of the test's own, which it may kill, and someone who is signed in there. */
export async function ownServer(
  browser: Browser,
  env: Record<string, string> = {},
): Promise<{ server: ServerProcess; context: BrowserContext; page: Page }> {
  const server = await runServer({ DEFAULT_PLAN: 'premium', ...env })
  const context = await newVisitor(browser, { baseURL: server.url })
  onTestFinished(async () => {
    await context.close()
    await server.close()
  })
  await signUp(context, server.url)
  return { server, context, page: await context.newPage() }
}

/** What names an AI endpoint in the environment. */
export const aiSettings = (baseUrl: string) => ({
  AI_BASE_URL: baseUrl,
  AI_API_KEY: 'test-key',
  AI_MODEL: 'studio-eye',
})
