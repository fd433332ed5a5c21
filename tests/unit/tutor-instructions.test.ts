import { expect, test } from 'vitest'
import { mediaLabels, mediaTypes } from '#routers/contract/media-types.ts'
import { mediumInstructions } from '#routers/conversation/medium-instructions.ts'
import { systemPrompt } from '#server/services/tutor-prompt.ts'
import { aBrief } from '#tests/support/briefs.ts'

test.for(mediaTypes)(
  'of %s a tutor is made who names strengths and what matters',
  (medium) => {
    const prompt = systemPrompt(aBrief({ medium }))
    expect(prompt).toContain(
      `You are a tutor in a studio, specialised in ${mediaLabels[medium]}. ${mediumInstructions[medium]}`,
    )
    expect(prompt).toContain('## What works')
    expect(prompt).toContain('## What matters most')
  },
)

test('no two media share an instruction, and each says more than its name', () => {
  const texts = Object.values(mediumInstructions)
  expect(new Set(texts).size).toBe(mediaTypes.length)
  for (const text of texts) expect(text.length).toBeGreaterThan(200)
})

test('connections between several files are asked for, and other media count as part of the work', () => {
  for (const question of [null, 'Why?']) {
    const prompt = systemPrompt(aBrief({ question }))
    expect(prompt).toContain('look for what connects them')
    expect(prompt).toMatch(/sound or film beside pictures as part of the submission/)
  }
})
