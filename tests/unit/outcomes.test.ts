import { beforeAll, expect, test } from 'vitest'
import { failureOf, successOf } from '#src/features/conversation/outcome-text.ts'
import { startTexts } from '#src/lib/i18n.ts'
import './all-texts.ts'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { RefynView } from '#routers/contract/refyn.ts'

beforeAll(startTexts)

test.for([
  [
    'reply',
    'internal',
    'Failed to analyze your work. Please check your API key and try again.',
  ],
  ['refyn', 'internal', 'Failed to refyn the image. Please try again.'],
  ['refyn', 'ai_failed', 'Failed to refyn the image. Please try again.'],
  ['refyn', 'ai_key_refused', 'Failed to refyn the image. Please try again.'],
  [
    'refyn',
    'ai_busy',
    'API usage limit reached. Please wait a few minutes before trying again.',
  ],
  ['comparison', 'internal', 'Failed to compare files. Please try again.'],
  ['comparison', 'ai_key_refused', 'Failed to compare files. Please try again.'],
] as const)('a %s that failed as %s says: %s', ([kind, errorCode, text]) => {
  expect(failureOf({ kind, errorCode }).description).toBe(text)
})

test('a spent quota of the AI service is told as it is, whatever was made', () => {
  const kinds: Array<MessageView['kind']> = ['reply', 'refyn', 'comparison']
  for (const kind of kinds)
    expect(failureOf({ kind, errorCode: 'ai_quota' }).description).toContain(
      'API quota exceeded',
    )
})

test('each kind of message fails and succeeds under its own title', () => {
  const titles = (['reply', 'refyn', 'comparison'] as const).map((kind) => [
    failureOf({ kind, errorCode: null }).title,
    successOf({ kind, refyn: null }).title,
  ])
  expect(titles).toEqual([
    ['Analysis failed', 'AI Feedback Ready!'],
    ['Refyn failed', 'Image refyned successfully!'],
    ['Comparison failed', 'Comparison complete'],
  ])
})

test('a refyn counts what was applied, not what was asked for', () => {
  const change = { suggestionId: null, title: 'Level', how: 'Turn it', adjustments: [] }
  const refyn: RefynView = {
    sourceFileId: null,
    fileId: null,
    asked: ['Level', 'Repaint'],
    settings: {
      editor: 'Built-in editor',
      isAiMade: false,
      changes: [
        { ...change, isApplied: true },
        { ...change, isApplied: false },
      ],
    },
  }
  expect(successOf({ kind: 'refyn', refyn }).description).toBe(
    'Applied 1 suggestion to your image.',
  )
})
