import { expect } from 'vitest'
import {
  askForFeedback,
  feedbackIsThere,
  journey,
  pageExpect,
  signUp,
  uploadWork,
  works,
} from './journey.ts'

journey(
  'a new person signs up, hands in four kinds of work, reads feedback and asks back',
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Get Started' }).first().click()
    await page.getByRole('button', { name: 'New here? Create an account' }).click()
    await page.getByLabel('Email').fill('first@example.org')
    await page.getByLabel('Password', { exact: true }).fill('a quiet harbour at dusk')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('button', { name: 'Start your first conversation' }).click()
    await page
      .getByLabel('Choose Files')
      .setInputFiles([works.photo, works.song, works.film, works.pages])
    await pageExpect(page.getByText('Files uploaded successfully')).toBeVisible({
      timeout: 20_000,
    })
    await pageExpect(page.getByText('Uploaded Files (4)')).toBeVisible()
    await askForFeedback(page)
    await pageExpect(page.getByText('Looking closely')).toBeVisible()
    await feedbackIsThere(page)
    await pageExpect(page.getByText('AI Feedback Ready!')).toBeVisible()
    await pageExpect(
      page.getByText('I am the built-in tutor for photography'),
    ).toBeVisible()
    await pageExpect(page.getByText('Settled when the conversation began')).toBeVisible()
    await pageExpect(page.getByText('Upload Your Creative Work')).toBeHidden()

    await page.getByLabel('Your message').fill('Why is it so dark?')
    await page.getByLabel('Your message').press('Enter')
    await pageExpect(page.getByRole('log').getByText('Why is it so dark?')).toBeVisible()
    await pageExpect(page.getByText('Mean brightness').last()).toBeVisible({
      timeout: 15_000,
    })
    await pageExpect(page.getByText('14 replies left')).toBeVisible()

    const address = page.url()
    await page.close()
    const again = await page.context().newPage()
    await again.goto('/')
    await pageExpect(again.getByText('4 files · 3 messages')).toBeVisible()
    await again.goto(address)
    await pageExpect(again.getByText('Why is it so dark?')).toBeVisible()
    await pageExpect(
      again.getByRole('heading', { name: 'A question for you' }),
    ).toBeVisible()
  },
)

journey('a reload in the middle of a reply misses no word', async ({ page, context }) => {
  await signUp(context)
  await uploadWork(page, [works.photo])
  await askForFeedback(page)
  await pageExpect(page.getByRole('heading', { name: 'What I see' })).toBeVisible({
    timeout: 20_000,
  })
  await page.reload()
  await feedbackIsThere(page)
  const text = await page.getByRole('log').innerText()
  expect(text.match(/What I see/g)).toHaveLength(1)
  expect(text.match(/A question for you/g)).toHaveLength(1)
})

journey('a second tab sees the same reply arrive', async ({ page, context }) => {
  await signUp(context)
  await uploadWork(page, [works.painting])
  const other = await context.newPage()
  await askForFeedback(page, 'Painting')
  await pageExpect(page.getByRole('heading', { name: 'What I see' })).toBeVisible({
    timeout: 20_000,
  })
  await other.goto(page.url())
  await feedbackIsThere(other)
  await other.getByLabel('Your message').fill('And the contrast?')
  await other.getByRole('button', { name: 'Send' }).click()
  await pageExpect(page.getByText('And the contrast?')).toBeVisible()
  await pageExpect(page.getByText('Contrast (spread of tones)')).toBeVisible({
    timeout: 15_000,
  })
})

journey(
  'a reply can be stopped, stays marked, and can be written anew',
  async ({ page, context }) => {
    await signUp(context)
    await uploadWork(page, [works.photo])
    await askForFeedback(page)
    await pageExpect(page.getByRole('heading', { name: 'What I see' })).toBeVisible({
      timeout: 20_000,
    })
    await pageExpect(page.getByRole('log')).toContainText(/\[F\d+\]/)
    await page.getByRole('button', { name: 'Stop' }).click()
    await pageExpect(page.getByText('Stopped here')).toBeVisible()
    await page.reload()
    await pageExpect(page.getByText('Stopped here')).toBeVisible()
    await pageExpect(page.getByRole('button', { name: /^F\d+: / }).first()).toBeVisible()
    await pageExpect(page.getByRole('log')).not.toContainText('[F')
    await page.getByRole('button', { name: 'Retry' }).click()
    await feedbackIsThere(page)
    await pageExpect(page.getByText('Stopped here')).toBeHidden()
  },
)

journey('helpful is kept, and copying says that it did', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUp(context)
  await uploadWork(page, [works.photo])
  await askForFeedback(page)
  await feedbackIsThere(page)
  await page.getByRole('button', { name: 'Copy' }).click()
  await pageExpect(page.getByText('Copied to clipboard')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '## What I see',
  )
  await page.getByRole('button', { name: 'Helpful' }).click()
  await pageExpect(page.getByRole('button', { name: 'Helpful' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.reload()
  await pageExpect(page.getByRole('button', { name: 'Helpful' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

journey(
  'nothing can be asked for while something is missing',
  async ({ page, context }) => {
    await signUp(context)
    await page.goto(`/?session=session_${Date.now()}_missing`)
    const button = page.getByRole('button', { name: 'Get AI Feedback' })
    await pageExpect(button).toBeDisabled()
    await pageExpect(page.getByText('Still needed: a file, a medium')).toBeVisible()
    await page.getByLabel('About this work').fill('   ')
    await page.getByLabel('Medium', { exact: true }).selectOption({ label: 'Dance' })
    await pageExpect(button).toBeDisabled()
    await pageExpect(page.getByText('Still needed: a file, a few words')).toBeVisible()
  },
)
