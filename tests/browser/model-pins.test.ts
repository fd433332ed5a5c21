import { expect } from 'vitest'
import { says, tutorServer } from '#tests/support/openai-server.ts'
import { askForFeedback, journey, pageExpect, studies, uploadWork } from './journey.ts'
import { aiSettings, ownServer } from './own-server.ts'

const place = { x: null, y: null, width: null, height: null, from: null, to: null }
const words = { why: 'It is so.', criterion: null, page: null, quote: null }

const critique = [
  '## What matters most\n\n',
  'The lamp burns out on the right. ',
  'The mean brightness is 64 % [F2], and the horizon leans by 4 degrees [F11].',
]

const suggestions = {
  suggestions: [
    {
      ...words,
      ...place,
      file: 1,
      title: 'Tame the lamp',
      how: 'Bring the highlights down by a stop.',
      excerpt: 'The lamp burns out on the right.',
      kind: 'box',
      x: 0.7,
      y: 0.3,
      width: 0.25,
      height: 0.3,
    },
    {
      ...words,
      ...place,
      file: 1,
      title: 'Look at the corner',
      how: 'Crop the corner.',
      excerpt: 'Words that are not in the critique at all.',
      kind: 'box',
      x: 0.9,
      y: 0.9,
      width: 0.4,
      height: 0.4,
    },
  ],
}

journey(
  'a model’s pins and numbers are checked before they are shown',
  async ({ browser }) => {
    const ai = await tutorServer(
      [says(...critique), says('Half a stop is enough there.')],
      says('```json\n', JSON.stringify(suggestions), '\n```'),
    )
    const { page } = await ownServer(browser, aiSettings(ai.baseUrl))
    await uploadWork(page, [studies.night])
    await askForFeedback(page)
    const ledger = page.getByRole('region', { name: 'What to try' })
    await pageExpect(ledger.getByRole('listitem')).toHaveCount(2, { timeout: 20_000 })
    await pageExpect(ledger.getByRole('listitem').first()).toContainText(
      'A region of the picture',
    )
    await pageExpect(ledger.getByRole('listitem').last()).toContainText(
      'No place could be confirmed',
    )
    const work = page.getByRole('region', { name: 'Files Ready for Feedback' })
    await pageExpect(work.getByRole('button', { name: /^Suggestion/ })).toHaveCount(1)

    const wrong = page.getByText('(measured: Mean brightness: 21 %)')
    await pageExpect(wrong).toBeVisible()
    await pageExpect(page.getByText('64 %')).toBeVisible()
    await pageExpect(page.getByText(/measured: Tilt/)).toBeHidden()

    await work.getByRole('button', { name: 'Suggestion 1: Tame the lamp' }).click()
    await page.getByLabel('Your message').fill('How much?')
    await page.getByLabel('Your message').press('Enter')
    await pageExpect(page.getByText('Half a stop is enough there.')).toBeVisible({
      timeout: 15_000,
    })
    const asked = JSON.stringify(ai.requests.at(-1)?.body.messages.at(-1))
    expect(asked).toContain('Tame the lamp')
    expect(asked).toContain('data:image/jpeg;base64,')
  },
)
