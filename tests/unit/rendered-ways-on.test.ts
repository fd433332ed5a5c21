import { createElement } from 'react'
import { expect, test } from 'vitest'
import { TalkPlayer } from '#src/features/audio-chat/talk-player.tsx'
import { ComparisonFindings } from '#src/features/comparison/comparison-findings.tsx'
import { OneFileDrop } from '#src/features/comparison/one-file-drop.tsx'
import { render } from './render.ts'
import type { AudioChatView } from '#routers/contract/audio-chat.ts'
import type { Difference } from '#routers/contract/comparison.ts'

const nothing = () => undefined

async function findings(isDone: boolean, differences: Difference[] = []) {
  const found = {
    comparison: { originalFileId: null, newFileId: null, differences, verdicts: [] },
    files: [],
    suggestions: [],
    isDone,
    onPin: nothing,
  }
  return (await render(createElement(ComparisonFindings, found))).text
}

const same: Difference = {
  key: 'width',
  label: 'Width',
  before: '100',
  after: '100',
  trend: 'same',
} as unknown as Difference

test('a comparison says nothing of measures before it is done', async () => {
  expect(await findings(false)).not.toMatch(/measure/)
})

test('two versions with no measure in common are not called unchanged', async () => {
  const text = await findings(true)
  expect(text).toContain('These two have no measure in common.')
  expect(text).not.toContain('Nothing that is measured has changed.')
})

test('measures that all stayed the same are said to have', async () => {
  const text = await findings(true, [same])
  expect(text).toContain('Nothing that is measured has changed.')
  expect(text).not.toContain('no measure in common')
})

async function drop(picked: File | null) {
  const props = { picked, fileSizeMb: 10, isOff: false, onPick: nothing }
  return (await render(createElement(OneFileDrop, props))).html
}

test('the place for one file is a group with its name, and says what was picked', async () => {
  const empty = await drop(null)
  const labelId = /role="group" aria-labelledby="([^"]+)"/.exec(empty)?.[1]
  expect(empty).toContain(`id="${labelId}"`)
  expect(empty).toMatch(/<p[^>]*role="status"[^>]*><\/p>/)
  expect(empty).toMatch(/<button[^>]*>Choose File<\/button>/)
  const picked = await drop(new File(['four'], 'quay 2.jpg'))
  expect(picked).toMatch(/role="status"[^>]*>quay 2\.jpg, 4 B/)
  expect(picked).toMatch(/<button[^>]*>Choose another file<\/button>/)
  expect(picked).toContain('aria-label="Remove quay 2.jpg"')
})

async function talk(over: Partial<AudioChatView>) {
  const props = {
    talk: {
      id: 'a',
      audioUrl: '/a.mp3',
      transcript: [],
      durationSeconds: 65,
      ...over,
    } as unknown as AudioChatView,
    suggestions: [],
    onFact: nothing,
    onPin: nothing,
  }
  return (await render(createElement(TalkPlayer, props))).text
}

test('only voices that are built in are called synthetic, however they are named', async () => {
  expect(await talk({ isBuiltIn: true, voice: 'Any name' })).toContain('built in')
  expect(await talk({ isBuiltIn: false, voice: 'Built-in voices' })).not.toContain(
    'built in',
  )
})

test('a talk has its length before the audio is there', async () => {
  expect(await talk({ isBuiltIn: true })).toContain('0:00')
  expect(await talk({ isBuiltIn: true })).toContain('1:05')
})
