import { expect, test } from 'vitest'
import { MediaError } from '#routers/media-lab.ts'
import { adjustment } from '#routers/contract/refyn.ts'
import { NothingToApply } from '#routers/image-editor.ts'
import { createBuiltInEditor } from '#server/services/built-in-editor.ts'
import { pictureFacts } from '#tests/support/facts.ts'
import type { MediaLab } from '#routers/media-lab.ts'
import type { Adjustment } from '#routers/contract/refyn.ts'
import type { AskedChange, EditRequest } from '#routers/image-editor.ts'

const file = { filename: 'a-file', mimeType: 'image/jpeg' }
const facts = pictureFacts(
  { brightness: 0.3, contrast: 0.12, castA: 0.02, castB: -0.04, chroma: 0.06 },
  { tiltDegrees: 1.4 },
)
const box = { type: 'box', x: 0.1, y: 0.2, width: 0.2, height: 0.3 } as const
const region = { x: 0.1, y: 0.2, width: 0.2, height: 0.3 }

function asked(how: string, over: Partial<AskedChange> = {}): AskedChange {
  return { title: 'A point.', how, anchor: null, ...over }
}

/** Remembers what it was asked to make. */
function recordingLab() {
  const calls: Array<{ adjustments: Adjustment[]; target: string }> = []
  const media: Pick<MediaLab, 'adjust'> = {
    adjust(_, adjustments, target) {
      calls.push({ adjustments, target })
      return Promise.resolve({ mimeType: 'image/jpeg' })
    },
  }
  return { media, calls }
}

async function edited(changes: AskedChange[], over: Partial<EditRequest> = {}) {
  const { media, calls } = recordingLab()
  const editor = createBuiltInEditor(media)
  const { signal } = new AbortController()
  const result = await editor.edit({ file, facts, changes, ...over }, '/target', signal)
  const adjustments = calls[0]?.adjustments ?? []
  for (const one of adjustments) adjustment.parse(one)
  return { ...result, adjustments, calls }
}

test('it names itself and draws nothing', () => {
  const { label, isAi } = createBuiltInEditor(recordingLab().media)
  expect([label, isAi]).toEqual(['Built-in editor', false])
})

test('each change tells in order what was made of it', async () => {
  const { made, mimeType, calls } = await edited([
    asked('Brighten it by half a stop.'),
    asked('Move the lamp out of the frame.'),
    asked('Crop to a square.'),
  ])
  expect(mimeType).toBe('image/jpeg')
  expect(calls).toHaveLength(1)
  expect(calls[0]?.target).toBe('/target')
  expect(made).toEqual([
    { isApplied: true, adjustments: [{ kind: 'exposure', stops: 0.5, region: null }] },
    { isApplied: false, adjustments: [] },
    {
      isApplied: true,
      adjustments: [{ kind: 'crop', box: { x: 0.1667, y: 0, width: 0.6667, height: 1 } }],
    },
  ])
})

test('two exposures add up within the limits', async () => {
  const stops = async (...amounts: string[]) =>
    (await edited(amounts.map((amount) => asked(`Brighten it by ${amount}.`))))
      .adjustments
  expect(await stops('half a stop', 'a third of a stop')).toEqual([
    { kind: 'exposure', stops: 0.83, region: null },
  ])
  expect(await stops('2 stops', '2.5 stops')).toEqual([
    { kind: 'exposure', stops: 3, region: null },
  ])
})

test('changes in different places stay apart', async () => {
  const { adjustments } = await edited([
    asked('Brighten it by half a stop.', { anchor: box }),
    asked('Brighten it by half a stop.'),
  ])
  expect(adjustments).toEqual([
    { kind: 'exposure', stops: 0.5, region },
    { kind: 'exposure', stops: 0.5, region: null },
  ])
})

test('a measured correction is made once however often it was asked for', async () => {
  const { adjustments, made } = await edited([
    asked('Straighten the horizon.'),
    asked('Level the horizon.'),
    asked('Neutralise the cast.'),
    asked('Remove the blue cast.'),
  ])
  expect(adjustments).toEqual([
    { kind: 'straighten', degrees: -1.4 },
    { kind: 'whiteBalance', warmth: 0.04, tint: -0.02, region: null },
  ])
  expect(made.every(({ isApplied }) => isApplied)).toBe(true)
})

test('degrees that a text names go before measured ones, for every change that asks', async () => {
  const { adjustments, made } = await edited([
    asked('Straighten the horizon.'),
    asked('Turn the picture 2 degrees clockwise.'),
  ])
  const turn = { kind: 'straighten', degrees: 2 }
  expect(adjustments).toEqual([turn])
  expect(made.map((one) => one.adjustments)).toEqual([[turn], [turn]])
})

test('crops keep what all of them keep', async () => {
  const { adjustments } = await edited([
    asked('Crop 10% off the left and 5% off the top.'),
    asked('Trim a fifth from the right.'),
  ])
  expect(adjustments).toEqual([
    { kind: 'crop', box: { x: 0.1, y: 0.05, width: expect.closeTo(0.7), height: 0.95 } },
  ])
})

test('nothing that can be made is an error, and nothing is written', async () => {
  const { media, calls } = recordingLab()
  const editor = createBuiltInEditor(media)
  const { signal } = new AbortController()
  const changes = [asked('Repaint the sky.'), asked('Do not crop.')]
  await expect(
    editor.edit({ file, facts, changes }, '/target', signal),
  ).rejects.toBeInstanceOf(NothingToApply)
  expect(calls).toEqual([])
})

test('an unreadable picture stays the error that it is', async () => {
  const media: Pick<MediaLab, 'adjust'> = {
    adjust: () => Promise.reject(new MediaError('damaged')),
  }
  const { signal } = new AbortController()
  const changes = [asked('Crop tighter.')]
  await expect(
    createBuiltInEditor(media).edit({ file, facts, changes }, '/target', signal),
  ).rejects.toBeInstanceOf(MediaError)
})

test('an abort before stops it before anything is made, one meanwhile after', async () => {
  const { media, calls } = recordingLab()
  const changes = [asked('Crop tighter.')]
  await expect(
    createBuiltInEditor(media).edit(
      { file, facts, changes },
      '/target',
      AbortSignal.abort(new Error('stopped')),
    ),
  ).rejects.toThrow('stopped')
  expect(calls).toEqual([])
  const controller = new AbortController()
  const slow: Pick<MediaLab, 'adjust'> = {
    adjust() {
      controller.abort(new Error('stopped'))
      return Promise.resolve({ mimeType: 'image/jpeg' })
    },
  }
  await expect(
    createBuiltInEditor(slow).edit(
      { file, facts, changes },
      '/target',
      controller.signal,
    ),
  ).rejects.toThrow('stopped')
})

test('without measures amounts are modest and nothing is corrected by guessing', async () => {
  const { adjustments } = await edited(
    [
      asked('Brighten the picture.'),
      asked('Neutralise the cast.'),
      asked('Straighten the horizon.'),
      asked('Increase the contrast.'),
    ],
    { facts: null },
  )
  expect(adjustments).toEqual([
    { kind: 'exposure', stops: 0.5, region: null },
    { kind: 'contrast', amount: 0.2, region: null },
  ])
})

test('a caller who joins suggestions with full stops gets all of them', async () => {
  const text =
    'Brighten the image by half a stop. Crop to 4:5. Warmer tones. Move the lamp'
  const { adjustments } = await edited([asked(text, { title: text })])
  expect(adjustments.map(({ kind }) => kind)).toEqual([
    'exposure',
    'crop',
    'whiteBalance',
  ])
})
