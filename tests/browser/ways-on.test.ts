import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import {
  askForFeedback,
  feedbackIsThere,
  journey,
  pageExpect,
  signUp,
  slowUploads,
  studies,
  uploadWork,
  works,
} from './journey.ts'
import { says, tutorServer } from '#tests/support/openai-server.ts'
import { film } from '#tests/support/sample-files.ts'
import { aiSettings, ownServer } from './own-server.ts'
import type { Page } from 'playwright-core'

const ledger = (page: Page) => page.getByRole('region', { name: 'What to try' })
const thread = (page: Page) => page.getByRole('log')
const dialog = (page: Page) => page.getByRole('dialog')

async function critOf(page: Page, file: string, medium: string): Promise<void> {
  await uploadWork(page, [file])
  await askForFeedback(page, medium)
  await feedbackIsThere(page)
}

async function suggestionsAreThere(page: Page): Promise<void> {
  await pageExpect(ledger(page).getByRole('listitem').first()).toBeVisible({
    timeout: 15_000,
  })
}

async function compareWith(page: Page, original: string, improved: string) {
  await page.getByRole('button', { name: 'Upload Improved Version' }).click()
  await dialog(page).getByLabel('Original file').selectOption({ label: original })
  await dialog(page).getByLabel('Choose File').setInputFiles(improved)
  await dialog(page).getByRole('button', { name: 'Compare Files' }).click()
  await pageExpect(
    thread(page).getByRole('heading', { name: /^(Comparison|Both versions)$/ }),
  ).toBeVisible({
    timeout: 30_000,
  })
}

async function comparisonIsThere(page: Page): Promise<void> {
  await pageExpect(page.getByText('Comparison complete')).toBeVisible({ timeout: 40_000 })
  await pageExpect(thread(page).getByRole('table')).toBeVisible()
}

journey(
  'a picture is refyned with the suggestions that are ticked',
  async ({ page, context }) => {
    await signUp(context)
    await critOf(page, studies.night, 'Photography')
    await suggestionsAreThere(page)
    await page.getByRole('button', { name: 'Refyn Your Image' }).click()
    await pageExpect(dialog(page).getByText('Refyn Your Image')).toBeVisible()
    const submit = dialog(page).getByRole('button', { name: /^Refyn with/ })
    await submit.click()
    await pageExpect(
      page.getByText('Please select at least one suggestion to apply.'),
    ).toBeVisible()
    for (const tick of await dialog(page).getByRole('checkbox').all()) await tick.check()
    const count = await dialog(page).getByRole('checkbox').count()
    await pageExpect(submit).toHaveText(`Refyn with ${count} suggestions`)
    await submit.click()
    await pageExpect(page.getByText('Image refyned successfully!')).toBeVisible({
      timeout: 40_000,
    })
    await pageExpect(dialog(page)).toBeHidden()
    await pageExpect(
      thread(page).getByRole('heading', { name: 'Refynd Image' }),
    ).toBeVisible()
    const slider = thread(page).getByRole('slider', {
      name: 'How much of the earlier picture shows',
    })
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await pageExpect(slider).toHaveValue('51')
    const picture = thread(page).getByAltText('night quay_refyn.jpg')
    await pageExpect(picture).toBeVisible()
    const box = await picture.boundingBox()
    expect(box?.height).toBeLessThanOrEqual(400)
    await pageExpect(thread(page).getByText(/Turned 4\.\d° /)).toBeVisible()
    await page.reload()
    await pageExpect(
      thread(page).getByRole('heading', { name: 'Refynd Image' }),
    ).toBeVisible()
    // The original is where it was, and the gallery shows the learner's own work only.
    await pageExpect(page.getByText('Uploaded Files (1)')).toBeVisible()
  },
)

journey(
  'the month of a free plan has one refyn, and says so before it bites',
  async ({ browser }) => {
    const { page } = await ownServer(browser, { DEFAULT_PLAN: 'free' })
    await critOf(page, studies.night, 'Photography')
    await suggestionsAreThere(page)
    const open = page.getByRole('button', { name: 'Refyn Your Image' })
    await open.click()
    await pageExpect(
      dialog(page).getByText('0 of 1 refyns used this month'),
    ).toBeVisible()
    await dialog(page).getByRole('checkbox').first().check()
    await dialog(page).getByRole('button', { name: 'Refyn with 1 suggestion' }).click()
    await pageExpect(
      thread(page).getByRole('heading', { name: 'Refynd Image' }),
    ).toBeVisible({
      timeout: 40_000,
    })
    await open.click()
    await pageExpect(
      dialog(page).getByText('Monthly refyn limit reached (1/1 used).'),
    ).toBeVisible()
    await pageExpect(
      dialog(page).getByRole('button', { name: /^Refyn with/ }),
    ).toBeDisabled()
    await page.keyboard.press('Escape')
    await pageExpect(
      page.getByText('Upgrade to Standard to Upload Improved Version for re-evaluation'),
    ).toBeVisible()
    await pageExpect(
      page.getByRole('button', { name: 'Upload Improved Version' }),
    ).toBeDisabled()
  },
)

journey(
  'an improved picture is measured against the first, and the ledger follows',
  async ({ page, context }) => {
    await signUp(context)
    await critOf(page, studies.night, 'Photography')
    await suggestionsAreThere(page)
    await compareWith(page, 'night quay.jpg', studies.betterNight)
    await comparisonIsThere(page)
    const comparison = thread(page).getByRole('article').last()
    await pageExpect(comparison.getByRole('row', { name: /Tilt|Horizon/ })).toBeVisible()
    await pageExpect(comparison.getByText('Addressed').first()).toBeVisible()
    await comparison.getByRole('button', { name: 'Slider' }).click()
    const slider = comparison.getByRole('slider', {
      name: 'How much of the original shows',
    })
    await slider.focus()
    await page.keyboard.press('ArrowLeft')
    await pageExpect(slider).toHaveValue('49')
    await comparison.getByRole('button', { name: 'Onion skin' }).click()
    await pageExpect(
      comparison.getByRole('slider', { name: 'How strongly the improved version shows' }),
    ).toBeVisible()
    await pageExpect(ledger(page).getByText('Done').first()).toBeVisible()
    await pageExpect(page.getByText('Uploaded Files (2)')).toBeVisible()
  },
)

journey(
  'two mixes are heard one against the other, equally loud',
  async ({ page, context }) => {
    await signUp(context)
    await critOf(page, studies.mix, 'Music')
    await compareWith(page, 'too loud.wav', studies.betterMix)
    await comparisonIsThere(page)
    const listening = page.getByRole('group', { name: 'You hear' })
    await pageExpect(
      page.getByText(/the louder one is lowered by \d+\.\d dB/),
    ).toBeVisible()
    await pageExpect(listening.getByRole('button', { name: /^A/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await thread(page).getByRole('button', { name: 'Play', exact: true }).click()
    await listening.getByRole('button', { name: /^B/ }).click()
    const heard = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('article audio')].map((player) => {
          const { muted, volume, paused } = player as HTMLAudioElement
          return { muted, volume, paused }
        }),
      )
    await pageExpect
      .poll(async () => (await heard()).map(({ paused }) => paused))
      .toEqual([false, false])
    const [before, after] = await heard()
    expect([before?.muted, after?.muted]).toEqual([true, false])
    expect(before?.volume).toBeLessThan(0.7)
    expect(after?.volume).toBe(1)
  },
)

journey('two cuts of a film run together', async ({ page, context }) => {
  await signUp(context)
  await critOf(page, studies.cuts, 'Film')
  await compareWith(page, 'five rooms.mp4', studies.betterCuts)
  await comparisonIsThere(page)
  const comparison = thread(page).getByRole('article').last()
  await pageExpect(
    comparison.getByRole('row', { name: /Shots|Duration/ }).first(),
  ).toBeVisible()
  const position = comparison.getByRole('slider', { name: 'Position' })
  await position.fill('8')
  await pageExpect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('article video')].map((player) =>
          Math.round((player as HTMLVideoElement).currentTime),
        ),
      ),
    )
    .toEqual([8, 8])
  const players = comparison.locator('video')
  const running = () =>
    players.evaluateAll((all: HTMLVideoElement[]) => all.map(({ paused }) => !paused))
  const play = comparison.getByRole('button', { name: 'Play', exact: true })
  const pause = comparison.getByRole('button', { name: 'Pause', exact: true })
  await position.fill('20')
  await play.click()
  await pageExpect.poll(running).toEqual([true, false])
  // Stopped from outside, as a key of the keyboard does it.
  await players.first().evaluate((player: HTMLVideoElement) => player.pause())
  await play.click()
  await pageExpect(pause).toBeVisible()
  const places = await players.evaluateAll((all: HTMLVideoElement[]) =>
    all.map(({ currentTime }) => Math.round(currentTime)),
  )
  expect(places).toEqual([20, 13])
  await position.fill('3')
  await pageExpect.poll(running).toEqual([true, true])
  await pause.click()
  await pageExpect.poll(running).toEqual([false, false])
  await pageExpect(play).toBeVisible()
})

journey(
  'a cut that the browser cannot play is said to be one, and the other plays',
  async ({ page, context }) => {
    const folder = await mkdtemp(join(tmpdir(), 'refyn-ways-on-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const old = join(folder, 'crossing_improved.avi')
    await writeFile(old, await film(folder, 'avi', 'msmpeg4v2'))
    await signUp(context)
    await critOf(page, works.film, 'Film')
    await compareWith(page, 'crossing.mp4', old)
    await comparisonIsThere(page)
    const comparison = thread(page).getByRole('article').last()
    await pageExpect(
      comparison.getByText('This browser cannot play this file.'),
    ).toBeVisible()
    await pageExpect(
      comparison.getByRole('link', { name: 'Download crossing_improved.avi' }),
    ).toBeVisible()
    await pageExpect(comparison.locator('video')).toHaveCount(1)
    await comparison.getByRole('button', { name: 'Play', exact: true }).click()
    await pageExpect(
      comparison.getByRole('button', { name: 'Pause', exact: true }),
    ).toBeVisible()
    // It comes to its end, and the button says so.
    await pageExpect(
      comparison.getByRole('button', { name: 'Play', exact: true }),
    ).toBeVisible({ timeout: 10_000 })
  },
)

journey(
  'a rewritten page shows the words that went and came',
  async ({ page, context }) => {
    await signUp(context)
    await critOf(page, works.pages, 'Creative Writing')
    await compareWith(page, 'the ferry.pdf', studies.betterPages)
    await comparisonIsThere(page)
    const words = page.getByRole('region', { name: 'Changes in the words' })
    await pageExpect(words.locator('ins').first()).toBeVisible()
    await pageExpect(words.locator('del').first()).toBeVisible()
  },
)

/** A suggestion for each of two pictures, as a model writes them. */
const forBoth = JSON.stringify({
  suggestions: [1, 2].map((file) => ({
    file,
    title: `Lift picture ${file}`,
    why: 'It is dark.',
    how: 'Raise the exposure by half a stop.',
    criterion: null,
    excerpt: null,
    kind: 'whole',
    x: null,
    y: null,
    width: null,
    height: null,
    from: null,
    to: null,
    page: null,
    quote: null,
  })),
})

journey(
  'the dialogs refuse what is missing, and forget what was ticked elsewhere',
  async ({ browser }) => {
    const ai = await tutorServer(
      [says('## A question for you\n\nWhy so dark?')],
      says(forBoth),
    )
    const { page } = await ownServer(browser, aiSettings(ai.baseUrl))
    await uploadWork(page, [studies.night, works.photo])
    await askForFeedback(page)
    await feedbackIsThere(page)
    await suggestionsAreThere(page)
    await page.getByRole('button', { name: 'Refyn Your Image' }).click()
    const submit = dialog(page).getByRole('button', { name: /^Refyn with/ })
    await submit.click()
    await pageExpect(page.getByText('Please select an image to refyn.')).toBeVisible()
    const [first, second] = ['night quay.jpg', 'harbour at dusk.jpg'].map((name) =>
      dialog(page).getByRole('button', { name, exact: true }),
    )
    await first?.click()
    await dialog(page).getByRole('checkbox').first().check()
    await pageExpect(submit).toHaveText('Refyn with 1 suggestion')
    const refynIds = new Set<string>()
    page.on('request', (request) => {
      const [, id] = /"requestId":"([^"]+)"/.exec(request.postData() ?? '') ?? []
      if (id && request.url().includes('refyn.create')) refynIds.add(id)
    })
    await page.route('**/trpc/refyn.create*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    )
    await submit.click()
    await pageExpect(
      page.getByText('Failed to refyn the image. Please try again.'),
    ).toBeVisible()
    await page.unroute('**/trpc/refyn.create*')
    await second?.click()
    await pageExpect(submit).toHaveText('Refyn with 0 suggestions')
    await first?.click()
    await pageExpect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
    await second?.click()
    await dialog(page).getByRole('checkbox').first().check()
    // The picture is begun, and the thread cannot be read.
    await page.route('**/trpc/*conversation.get*', (route) => route.abort())
    await submit.click()
    await pageExpect(page.getByText('Failed to refresh chat messages.')).toBeVisible()
    // Something else was asked for: it is another request.
    expect(refynIds.size).toBe(2)
    await page.unroute('**/trpc/*conversation.get*')
    await page.reload()
    await pageExpect(
      thread(page).getByRole('heading', { name: 'Refynd Image' }),
    ).toBeVisible({ timeout: 30_000 })

    await page.getByRole('button', { name: 'Upload Improved Version' }).click()
    const compare = dialog(page).getByRole('button', { name: 'Compare Files' })
    await compare.click()
    await pageExpect(
      page.getByText('Please select an original file and upload a new version.'),
    ).toBeVisible()
    await dialog(page)
      .getByLabel('Original file')
      .selectOption({ label: 'night quay.jpg' })
    const place = dialog(page).getByRole('group', { name: 'Improved version' })
    await place.getByLabel('Choose File').setInputFiles(studies.betterMix)
    await pageExpect(place.getByRole('status')).toHaveText(/^too loud_improved\.wav, /)
    await place.getByRole('button', { name: 'Remove too loud_improved.wav' }).click()
    await pageExpect(place.getByRole('button', { name: 'Choose File' })).toBeFocused()
    await place.getByLabel('Choose File').setInputFiles(studies.betterNight)
    await page.route('**/api/tus', (route) => route.fulfill({ status: 400, body: 'no' }))
    await compare.click()
    await pageExpect(
      page.getByText('Failed to upload the comparison file. Please try again.'),
    ).toBeVisible()
    await page.unroute('**/api/tus')
    await page.route('**/trpc/comparison.create*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    )
    await compare.click()
    await pageExpect(
      page.getByText('Failed to compare files. Please try again.'),
    ).toBeVisible({ timeout: 15_000 })
    await page.unroute('**/trpc/comparison.create*')
    // The version is there; only comparing it is left to do.
    await dialog(page)
      .getByRole('button', { name: /^Compare night quay_improved/ })
      .click()
    await comparisonIsThere(page)

    await page.route('**/trpc/audioChat.generate*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    )
    await thread(page).getByRole('button', { name: 'Audio Chat' }).last().click()
    await pageExpect(
      page.getByText('There was an error generating the conversational audio.'),
    ).toBeVisible()
  },
)

journey(
  'a standard plan takes five versions, the last of them in two tries, and says so before the sixth',
  async ({ browser }) => {
    const { page, context, server } = await ownServer(browser, {
      DEFAULT_PLAN: 'standard',
    })
    await critOf(page, works.pages, 'Creative Writing')
    const sessionId = new URL(page.url()).searchParams.get('session') ?? ''
    const form = new FormData()
    form.set('sessionId', sessionId)
    for (let n = 2; n <= 5; n += 1)
      form.append(
        'files',
        new File([`The Ferry, take ${n}.`], `the ferry_version${n}.txt`),
      )
    const answer = await context.request.post('/api/upload', {
      multipart: form,
      headers: { origin: server.url },
    })
    expect(answer.status()).toBe(200)
    await page.reload()
    await page.getByRole('button', { name: 'Upload Improved Version' }).click()
    await pageExpect(dialog(page).getByText('Handed in, not compared yet')).toBeVisible()
    await dialog(page)
      .getByLabel('Original file')
      .selectOption({ label: 'the ferry.pdf' })
    await dialog(page).getByLabel('Choose File').setInputFiles(studies.betterPages)
    // The place is taken when the line goes; the bytes are not there yet.
    await page.route('**/api/tus/*', (route) => route.fulfill({ status: 401, body: '' }))
    const submit = dialog(page).getByRole('button', { name: 'Compare Files' })
    await submit.click()
    await pageExpect(
      page.getByText('Failed to upload the comparison file. Please try again.'),
    ).toBeVisible()
    await page.unroute('**/api/tus/*')
    await submit.click()
    await comparisonIsThere(page)
    await page.getByRole('button', { name: 'Upload Improved Version' }).click()
    await pageExpect(
      dialog(page).getByText(
        "You've reached your limit of 5 improved versions per conversation",
      ),
    ).toBeVisible()
    await pageExpect(dialog(page).getByLabel('Choose File')).toHaveCount(0)
  },
)

journey(
  'an improved version goes on where it was after a reload, and is compared',
  async ({ page, context }) => {
    await signUp(context)
    await critOf(page, studies.night, 'Photography')
    await slowUploads(page, 0.003)
    await page.getByRole('button', { name: 'Upload Improved Version' }).click()
    await dialog(page)
      .getByLabel('Original file')
      .selectOption({ label: 'night quay.jpg' })
    await dialog(page).getByLabel('Choose File').setInputFiles(studies.betterNight)
    await dialog(page).getByRole('button', { name: 'Compare Files' }).click()
    await pageExpect(dialog(page).getByText(/^Uploading/)).toBeVisible()
    // Leaving the page pauses it, and coming back goes on.
    await page.keyboard.press('Escape')
    const workspace = page.url()
    await page.getByRole('link', { name: 'Crits', exact: true }).click()
    await pageExpect(page).not.toHaveURL(workspace)
    const goesOn = page.waitForRequest(
      (request) => request.method() === 'HEAD' && request.url().includes('/api/tus/'),
    )
    await page.goBack()
    await goesOn
    // Another tab leaves it to the one that is at it.
    const other = await context.newPage()
    const sent: string[] = []
    other.on('request', (request) => {
      if (request.url().includes('/api/tus')) sent.push(request.method())
    })
    await other.goto(workspace)
    await pageExpect(
      other.getByRole('button', { name: 'Upload Improved Version' }),
    ).toBeVisible()
    // It has looked and left it: in the moment of a reload it might as well take over.
    await other.waitForLoadState('networkidle')
    await page.reload()
    for (const tab of [page, other])
      await pageExpect(
        thread(tab).getByRole('heading', { name: 'Comparison' }),
      ).toBeVisible({ timeout: 40_000 })
    expect(sent).toEqual([])
    await pageExpect(page.getByText('Uploaded Files (2)')).toBeVisible()
  },
)

journey(
  'two hosts talk about the work, and the words follow the voices',
  async ({ page, context }) => {
    await signUp(context)
    await critOf(page, studies.night, 'Photography')
    await suggestionsAreThere(page)
    await thread(page).getByRole('button', { name: 'Audio Chat' }).click()
    await pageExpect(
      thread(page).getByRole('button', { name: 'Generating...' }),
    ).toBeDisabled()
    const player = page.getByRole('region', { name: 'Alex & Henry Discuss Your Work' })
    await pageExpect(player).toBeVisible({ timeout: 90_000 })
    await pageExpect(page.getByText('Audio Generated!')).toBeVisible()
    await pageExpect(player.getByText(/^0:00 \/ \d:\d\d$/)).toBeVisible()
    await player.getByRole('button', { name: 'Play', exact: true }).click()
    const transcript = player.getByRole('region', { name: 'Transcript' })
    await pageExpect(transcript.locator('[aria-current]')).toHaveCount(1)
    await pageExpect(transcript.locator('[aria-current]')).toHaveAttribute(
      'data-turn',
      '0',
    )
    await transcript
      .getByRole('button', { name: /^Play from/ })
      .nth(3)
      .click()
    await pageExpect(transcript.locator('[aria-current]')).toHaveAttribute(
      'data-turn',
      '3',
    )
    await transcript
      .getByRole('button', { name: /^Suggestion 2/ })
      .first()
      .click()
    await pageExpect(page.locator('#work [data-lit=true]')).toBeVisible()
    const length = (await player.getByText(/^\d:\d\d \/ /).innerText()).split(' / ')[1]
    const [minutes = 0, seconds = 0] = (length ?? '').split(':').map(Number)
    await player.getByRole('slider').fill(String(minutes * 60 + seconds - 1))
    await pageExpect(
      player.getByRole('button', { name: 'Play', exact: true }),
    ).toBeVisible({
      timeout: 10_000,
    })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      player.getByRole('link', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/Alex .* Henry Discuss Your Work\.mp3/)
    const audio = await player.locator('audio').getAttribute('src')
    await page.route(`**${audio}`, (route) => route.abort())
    await page.reload()
    await pageExpect(player.getByText(/^The audio cannot be loaded/)).toBeVisible()
    await pageExpect(player.getByRole('button', { name: 'Loading' })).toHaveCount(0)
  },
  150_000,
)
