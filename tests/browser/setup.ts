import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { runServer } from '#tests/support/run-server.ts'
import { makeSampleWorks } from '#tests/support/sample-works.ts'
import { findBrowser } from './find-browser.ts'
import type { TestProject } from 'vitest/node'
import type { SampleWorks } from '#tests/support/sample-works.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    appUrl: string
    browserAddress: string
    works: SampleWorks
  }
}

/** One real server with nothing configured and one browser for all journeys; each has its own context. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const works = await makeSampleWorks(join(tmpdir(), 'refyn-sample-works-1'))
  const server = await runServer({ DEFAULT_PLAN: 'premium' })
  const browser = await chromium.launchServer(await findBrowser())
  project.provide('appUrl', server.url)
  project.provide('browserAddress', browser.wsEndpoint())
  project.provide('works', works)
  return async () => {
    await browser.close()
    await server.close()
  }
}
