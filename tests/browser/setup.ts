import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { runServer } from '#tests/support/run-server.ts'
import { makeStudyWorks } from '#tests/support/study-works.ts'
import { makeSampleWorks } from '#tests/support/sample-works.ts'
import { findBrowser } from './find-browser.ts'
import type { TestProject } from 'vitest/node'
import type { SampleWorks } from '#tests/support/sample-works.ts'
import type { StudyWorks } from '#tests/support/study-works.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    appUrl: string
    browserAddress: string
    works: SampleWorks
    studies: StudyWorks
  }
}

/** One real server with nothing configured and one browser for all journeys; each has its own context. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const works = await makeSampleWorks(join(tmpdir(), 'refyn-sample-works-1'))
  const studies = await makeStudyWorks(join(tmpdir(), 'refyn-study-works-2'))
  // Behind a proxy, as far as it knows: so that each journey can come from an address of its own.
  const server = await runServer({ DEFAULT_PLAN: 'premium', TRUST_PROXY_HOPS: '1' })
  const browser = await chromium.launchServer(await findBrowser())
  project.provide('appUrl', server.url)
  project.provide('browserAddress', browser.wsEndpoint())
  project.provide('works', works)
  project.provide('studies', studies)
  return async () => {
    await browser.close()
    await server.close()
  }
}
