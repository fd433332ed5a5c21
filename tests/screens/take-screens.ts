import { mkdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright-core'
import { axeFindings } from '#tests/browser/axe-findings.ts'
import { findBrowser } from '#tests/browser/find-browser.ts'
import { runServer } from '#tests/support/run-server.ts'
import { makeSampleWorks } from '#tests/support/sample-works.ts'
import { makeStudyWorks } from '#tests/support/study-works.ts'
import { discoveryStage } from './discovery-stage.ts'
import { failureScenes } from './failure-scenes.ts'
import { manifestPictures } from './manifest-pictures.ts'
import { peopleScenes } from './people-scenes.ts'
import { goOn } from './ways-on-stage.ts'
import { scenes } from './scenes.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Scene, Stage } from './scenes.ts'

// npm run screens [-- part-of-a-name] [-- --every-width]: a picture of every screen, to be looked at.
// npm run screens -- manifest: those that the manifest names.
const folder = 'screens'
const everyWidth = '--every-width'
const [only = ''] = process.argv.slice(2).filter((word) => word !== everyWidth)
const usual = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
/** The smallest phone that is sold, a tablet upright, and a large desk. */
const others = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1920, height: 1080 },
]
const looks = [...usual, ...(process.argv.includes(everyWidth) ? others : [])].flatMap(
  (size) => (['light', 'dark'] as const).map((mode) => ({ ...size, mode })),
)

/** Whether what is asked for is among these names, or begins with one of them. */
const isWanted = (names: string) =>
  names.includes(only) || names.split(' ').some((name) => only.startsWith(name))

if (only === '') await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const works = await makeSampleWorks(join(tmpdir(), 'refyn-sample-works-1'))
const studies = await makeStudyWorks(join(tmpdir(), 'refyn-study-works-2'))
const outside = await discoveryStage()
const server = await runServer({ DEFAULT_PLAN: 'premium', ...outside.env })
const browser = await chromium.launch(await findBrowser())
try {
  if (only === 'manifest') await manifestPictures(browser, await setStage(browser))
  else if (!only.startsWith('people')) {
    const stage = await setStage(browser)
    for (const look of looks) for (const scene of scenes) await take(scene, stage, look)
  }
  if (isWanted('analysis-overlay reply-failed'))
    await failureScenes({ browser, works, looks, shoot })
  if (isWanted('people')) await peopleScenes({ browser, looks, only, shoot })
} finally {
  await browser.close()
  await server.close()
  await outside.close()
}

async function setStage(browser: Browser): Promise<Stage> {
  const open = () =>
    browser.newContext({
      baseURL: server.url,
      locale: 'en-GB',
      serviceWorkers: 'block',
    })
  const [member, newcomer, visitor] = [await open(), await open(), await open()]
  await signUp(member, 'Ida', 'Holm')
  await signUp(newcomer, 'Noa', 'Lind')
  const briefs = [
    [
      'photography',
      'The harbour on the last warm evening. I wanted it quiet.',
      [works.photo, works.painting],
    ],
    [
      'painting',
      'Three fields, second attempt. The middle band bothers me.',
      [works.painting],
    ],
    [
      'music',
      'A slow tide: sketch for strings. Does the second chord come too early?',
      [works.song],
    ],
    [
      'film',
      'Crossing. Twelve frames a second, no sound yet.',
      [works.film, works.photo],
    ],
    ['creativeWriting', 'The Ferry, opening page.', [works.pages]],
    [
      'illustration',
      'Cover study for a book about rivers.',
      [works.painting, works.photo],
    ],
    ['dance', 'Rehearsal of the second part, seen from the door.', [works.film]],
    ['photography', 'The quay at night. I wanted it to be cold.', [studies.night]],
    ['music', 'First mix of the single. Louder is better?', [studies.mix]],
    ['film', 'Five rooms, one walk. Where does it drag?', [studies.cuts]],
  ] as const
  let session = ''
  for (const [index, [mediaType, contextPrompt, files]] of briefs.entries()) {
    session = `session_${1_700_000_000_000 + index}_stage`
    const form = new FormData()
    form.set('sessionId', session)
    for (const file of files)
      form.append('files', new File([await readFile(file)], file.split('/').at(-1) ?? ''))
    const headers = { origin: server.url }
    await member.request.post('/api/upload', { multipart: form, headers })
    const data = { sessionId: session, contextPrompt, mediaType }
    await member.request.post('/api/analyze', { data, headers, timeout: 90_000 })
  }
  await goOn({ member, url: server.url, studies, only })
  session = 'session_1700000000000_stage'
  await member.request.post('/api/chat', {
    data: { sessionId: session, message: 'Why is it so dark, and is that bad?' },
    headers: { origin: server.url },
    timeout: 60_000,
  })
  return { url: server.url, works, member, newcomer, visitor, session }
}

async function signUp(
  context: BrowserContext,
  firstName: string,
  lastName: string,
): Promise<void> {
  await context.request.post('/api/auth/register', {
    data: {
      email: `${firstName.toLowerCase()}@example.org`,
      password: 'a quiet harbour at dusk',
      firstName,
      lastName,
    },
    headers: { origin: server.url },
  })
}

async function take(
  scene: Scene,
  stage: Stage,
  look: (typeof looks)[number],
): Promise<void> {
  if (!scene.name.includes(only)) return
  const page = await stage[scene.who].newPage()
  await page.setViewportSize(look)
  await page.emulateMedia({ colorScheme: look.mode, reducedMotion: 'reduce' })
  try {
    await page.goto(scene.path === 'SESSION' ? `/?session=${stage.session}` : scene.path)
    await page.waitForLoadState('networkidle').catch(() => undefined)
    await scene.prepare?.(page, stage)
    await page.getByText(scene.until).first().waitFor({ timeout: 20_000 })
    await shoot(page, scene.name, look)
  } catch (error) {
    // The others are taken all the same; this one shows how far it came.
    process.exitCode = 1
    process.stdout.write(
      `${scene.name} at ${look.width} in ${look.mode}: ${String(error)}\n`,
    )
    await page.screenshot({
      path: join(folder, `FAILED-${scene.name}-${look.width}.png`),
    })
  } finally {
    await page.close()
  }
}

async function shoot(
  page: Page,
  name: string,
  look: (typeof looks)[number],
): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  if (look.width < 500) {
    // The whole page in one window, so that what sticks to an edge sticks there.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({
      width: look.width,
      height: Math.max(height, look.height),
    })
  }
  await page
    .waitForFunction(
      () => [...document.images].every((image) => image.complete),
      undefined,
      {
        timeout: 5000,
      },
    )
    .catch(() => undefined)
  await judge(page, `${name} at ${look.width} in ${look.mode}`)
  await page.screenshot({
    path: join(folder, `${name}-${look.width}-${look.mode}.png`),
    animations: 'disabled',
  })
}

/** What no picture shows: who cannot use it, and whether it is wider than its window. */
async function judge(page: Page, where: string): Promise<void> {
  const findings = await axeFindings(page)
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  if (isTooWide) findings.push('is wider than its window')
  for (const finding of findings) process.stdout.write(`${where}: ${finding}\n`)
  if (findings.length > 0) process.exitCode = 1
}
