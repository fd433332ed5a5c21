import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import {
  askForFeedback,
  feedbackIsThere,
  journey,
  pageExpect,
  signUp,
  studies,
  uploadWork,
  works,
} from './journey.ts'
import type { Page } from 'playwright-core'

const facts = (page: Page) => page.getByRole('region', { name: 'Facts' })
const work = (page: Page) =>
  page.getByRole('region', { name: 'Files Ready for Feedback' })
const ledger = (page: Page) => page.getByRole('region', { name: 'What to try' })
const pinOf = (page: Page, title: string) =>
  work(page).getByRole('button', { name: new RegExp(`^Suggestion \\d: ${title}`) })
const cardOf = (page: Page, title: string) =>
  ledger(page).getByRole('listitem').filter({ hasText: title })

async function critOf(page: Page, file: string, medium: string): Promise<void> {
  await uploadWork(page, [file])
  await askForFeedback(page, medium)
  await feedbackIsThere(page)
  await pageExpect(ledger(page).getByRole('listitem').first()).toBeVisible({
    timeout: 10_000,
  })
}

journey('facts appear before anyone asks for feedback', async ({ page, context }) => {
  await signUp(context)
  await uploadWork(page, [studies.night])
  const panel = facts(page)
  for (const chart of ['Tones', 'Palette', 'Lost detail', 'Sharpness', 'Visual weight'])
    await pageExpect(panel.getByRole('figure', { name: chart })).toBeVisible({
      timeout: 20_000,
    })
  await pageExpect(panel.getByText('Horizon turned 4° clockwise').first()).toBeVisible()
  await pageExpect(panel.getByText('1500 × 1000 pixels')).toBeVisible()
  const tones = panel.getByRole('figure', { name: 'Tones' })
  await tones.getByText('As text').click()
  await pageExpect(tones.getByRole('list')).toContainText('Mean 21 %')
  await pageExpect(page.getByRole('button', { name: 'Get AI Feedback' })).toBeVisible()
})

journey('a chip in the reply opens the chart it cites', async ({ page, context }) => {
  await signUp(context)
  await critOf(page, studies.night, 'Photography')
  await page
    .getByRole('button', { name: /^F\d+: Mean brightness, 21 %\. Show the chart/ })
    .first()
    .click()
  const chart = facts(page).getByRole('figure', { name: 'Tones' })
  await pageExpect(chart).toBeFocused()
  await pageExpect(chart).toBeInViewport()
})

journey('a pin and its sentence light up together', async ({ page, context }) => {
  await signUp(context)
  await critOf(page, studies.night, 'Photography')
  const pin = pinOf(page, 'Shadows close up')
  const sentence = page.getByText('Black is strong where it is a shape')
  await pageExpect(pin).not.toHaveAttribute('data-lit')
  await pin.hover()
  await pageExpect(sentence).toHaveAttribute('data-lit', 'true')
  await page.mouse.move(2, 2)
  await pageExpect(sentence).not.toHaveAttribute('data-lit')
  await sentence.hover()
  await pageExpect(pin).toHaveAttribute('data-lit', 'true')
})

journey(
  'the ledger leads to the work by the keyboard alone',
  async ({ page, context }) => {
    await signUp(context)
    await critOf(page, studies.night, 'Photography')
    const card = cardOf(page, 'Shadows close up.')
    await pageExpect(card).toContainText('A region of the picture')
    await card.getByRole('button', { name: 'Show in the work' }).focus()
    await page.keyboard.press('Enter')
    await pageExpect(pinOf(page, 'Shadows close up')).toHaveAttribute('data-lit', 'true')
    await pageExpect(work(page)).toBeInViewport()
  },
)

journey(
  'a suggestion is declined and stays so after a follow-up and a reload',
  async ({ page, context }) => {
    await signUp(context)
    await critOf(page, studies.night, 'Photography')
    const card = cardOf(page, 'It is dark as a whole.')
    await card.getByRole('button', { name: 'Not for me' }).click()
    await card.getByRole('textbox').fill('It is night')
    await card.getByRole('button', { name: 'Save' }).click()
    await pageExpect(card).toContainText('Because: It is night')
    await page.getByLabel('Your message').fill('Why is it so dark?')
    await page.getByLabel('Your message').press('Enter')
    const answer = page.getByRole('article', { name: 'Built-in tutor' }).last()
    await pageExpect(answer).toContainText('Mean brightness', { timeout: 15_000 })
    await pageExpect(page.getByText('AI Ready')).toBeVisible({ timeout: 15_000 })
    expect(await answer.textContent()).not.toContain('It is dark as a whole.')
    await page.reload()
    await pageExpect(cardOf(page, 'It is dark as a whole.')).toContainText(
      'Because: It is night',
    )
    const titles = await ledger(page).getByText('It is dark as a whole.').count()
    expect(titles).toBe(1)
    await card.getByRole('button', { name: 'Reopen' }).click()
    await pageExpect(
      card.getByRole('button', { name: 'Done', exact: true }),
    ).toBeVisible()
  },
)

journey('a question about a pin goes with its place', async ({ page, context }) => {
  await signUp(context)
  await critOf(page, studies.night, 'Photography')
  await pinOf(page, 'Shadows close up').click()
  await pageExpect(page.getByText(/^About \d: Shadows close up\.$/)).toBeVisible()
  await pageExpect(page.getByLabel('Your message')).toBeFocused()
  await page.getByLabel('Your message').fill('What would you do here?')
  await page.getByLabel('Your message').press('Enter')
  await pageExpect(page.getByText(/^About suggestion \d$/)).toBeVisible()
  const answer = page.getByRole('article', { name: 'Built-in tutor' }).last()
  await pageExpect(answer).toContainText('Clipped shadows', { timeout: 15_000 })
  await pageExpect(page.getByText('AI Ready')).toBeVisible({ timeout: 15_000 })
  await pageExpect(page.getByText(/^About \d: /)).toBeHidden()
})

journey('a song shows its wave, its charts and its pins', async ({ page, context }) => {
  await signUp(context)
  await critOf(page, studies.mix, 'Music')
  await pageExpect(work(page).getByRole('slider', { name: 'Position' })).toBeVisible()
  for (const chart of ['Loudness over time', 'Spectrum', 'Tempo and key', 'Stereo'])
    await pageExpect(facts(page).getByRole('figure', { name: chart })).toBeVisible()
  await pageExpect(facts(page).getByText('120 BPM').first()).toBeVisible()
  await pinOf(page, 'The wave is cut off at the top').click()
  await pageExpect(work(page).getByText('0:08 / 0:24')).toBeVisible()
})

journey(
  'a film shows its shots and where one holds too long',
  async ({ page, context }) => {
    await signUp(context)
    await critOf(page, studies.cuts, 'Film')
    const shots = facts(page).getByRole('figure', { name: 'Shot rhythm' })
    await pageExpect(shots).toContainText(
      '5 shots · 5.2 s on average · longest 18 s at 0:06',
    )
    await pinOf(page, 'One shot holds for long').click()
    await pageExpect
      .poll(() =>
        page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime),
      )
      .toBeCloseTo(6, 0)
  },
)

journey(
  'a page shows its rhythm, and a quote lights up in it',
  async ({ page, context }) => {
    await signUp(context)
    await critOf(page, works.pages, 'Creative Writing')
    await pageExpect(
      work(page).getByRole('img', { name: 'Page 1 of the ferry.pdf' }),
    ).toBeVisible()
    await pageExpect(
      facts(page).getByRole('figure', { name: 'Sentence rhythm' }),
    ).toContainText('9 sentences')
    const card = cardOf(page, '“waited” comes back too soon.')
    await card.getByRole('button', { name: 'Show in the work' }).click()
    await pageExpect(work(page).locator('mark')).toContainText(
      'waited until the last car.',
    )
    await pageExpect(pinOf(page, '“waited”')).toHaveAttribute('data-lit', 'true')
  },
)

journey('how plainly the tutor speaks is kept and heard', async ({ page, context }) => {
  await signUp(context)
  await uploadWork(page, [studies.night])
  await page.getByLabel('Directness').selectOption({ label: 'Gentle' })
  await page.getByLabel('Your level').selectOption({ label: 'Beginning' })
  await page.reload()
  await pageExpect(page.getByLabel('Directness')).toHaveValue('gentle')
  await pageExpect(page.getByLabel('Your level')).toHaveValue('beginning')
  await askForFeedback(page)
  await feedbackIsThere(page)
  await pageExpect(page.getByText('None of this is urgent.')).toBeVisible()
})

journey(
  'a damaged picture is taken and said to be unmeasured',
  async ({ page, context }) => {
    await signUp(context)
    const broken = join(tmpdir(), 'refyn-broken.jpg')
    writeFileSync(
      broken,
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(900, 7)]),
    )
    await uploadWork(page, [broken])
    await pageExpect(
      facts(page).getByText('This file could not be measured'),
    ).toBeVisible({
      timeout: 20_000,
    })
  },
)
