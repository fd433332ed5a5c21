import type { Page } from 'playwright-core'
import type { Scene } from './scenes.ts'

const crit = (number: number) => `/?session=session_${1_700_000_000_000 + number}_stage`
const heading = (page: Page, name: string) =>
  page.getByRole('log').getByRole('heading', { name, exact: true }).last()

/** The whole thread in one window, from a heading on. */
async function readFrom(page: Page, name: string): Promise<void> {
  await heading(page, name).waitFor({ timeout: 20_000 })
  const width = page.viewportSize()?.width ?? 1440
  await page.setViewportSize({ width, height: 2200 })
  await page.waitForTimeout(400)
  await heading(page, name).evaluate((element) =>
    element.scrollIntoView({ block: 'start' }),
  )
}

const comparisons: Scene[] = (
  [
    ['picture', 7],
    ['sound', 8],
    ['film', 9],
    ['text', 4],
  ] as const
).map(([family, number]) => ({
  name: `comparison-${family}`,
  who: 'member',
  path: crit(number),
  until: 'Measured differences',
  prepare: (page) =>
    readFrom(page, family === 'picture' ? 'Comparison' : 'Both versions'),
}))

/** The three ways on from a critique: applied, tried again, talked about. */
export const waysOnScenes: Scene[] = [
  {
    name: 'refyn-dialog',
    who: 'member',
    path: crit(7),
    until: 'Refyn with 2 suggestions',
    async prepare(page) {
      await page.getByRole('button', { name: 'Refyn Your Image' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      const images = dialog.getByRole('button', { name: 'night quay.jpg', exact: true })
      if (await images.isVisible().catch(() => false)) await images.click()
      await dialog.getByRole('checkbox').first().check()
      await dialog.getByRole('checkbox').nth(1).check()
    },
  },
  {
    name: 'refyn-message',
    who: 'member',
    path: crit(7),
    until: 'What was done, and how to do it yourself',
    prepare: (page) => readFrom(page, 'Refynd Image'),
  },
  {
    name: 'compare-dialog',
    who: 'member',
    path: crit(7),
    until: 'Compare Your Improvement',
    prepare: (page) =>
      page.getByRole('button', { name: 'Upload Improved Version' }).click(),
  },
  ...comparisons,
  {
    name: 'comparison-slider',
    who: 'member',
    path: crit(7),
    until: 'Measured differences',
    async prepare(page) {
      await readFrom(page, 'Comparison')
      await page.getByRole('button', { name: 'Slider' }).click()
    },
  },
  {
    name: 'audio-player',
    who: 'member',
    path: crit(8),
    until: 'Alex & Henry Discuss Your Work',
    async prepare(page) {
      await readFrom(page, 'Alex & Henry Discuss Your Work')
      await page
        .getByRole('button', { name: /^Play from/ })
        .nth(2)
        .click()
    },
  },
]
