import { expect, test } from 'vitest'
import { planOf } from '#server/media/adjust/plan.ts'
import { inspectImage } from '#server/media/inspect-image.ts'
import { measureTones } from '#server/media/tones.ts'
import { picture, plain } from '#tests/support/sample-files.ts'
import { adjusted, lightOf, pixelAt, pixelsOf, scene, whole } from './adjusting.ts'
import type { Box } from '#routers/contract/anchors.ts'
import type { Adjustment } from '#routers/contract/refyn.ts'

const size = { width: 120, height: 80 }

/** Edges everywhere, so that a sharpening that reached too far would be seen. */
const checks = () =>
  picture(size, (x, y) => {
    const tone = (Math.floor(x / 5) + Math.floor(y / 5)) % 2 === 0 ? 90 : 160
    return [tone, tone - 10, tone + 20]
  })

const boxes: Box[] = [
  { x: 0.25, y: 0.3, width: 0.4, height: 0.35 },
  { x: 0, y: 0, width: 1 / 3, height: 1 / 3 },
  { x: 2 / 3, y: 1 / 3, width: 1 / 3, height: 1 / 3 },
  { x: 0.111, y: 0.777, width: 0.01, height: 0.02 },
]

const local = (region: Box): Adjustment[] => [
  { kind: 'exposure', stops: 0.8, region },
  { kind: 'contrast', amount: 0.4, region },
  { kind: 'whiteBalance', warmth: 0.04, tint: 0.02, region },
  { kind: 'saturation', factor: 1.8, region },
  { kind: 'sharpen', amount: 1, region },
]

test.for(boxes)('nothing outside the region %o changes by one value', async (box) => {
  const before = await pixelsOf(await checks().png().toBuffer())
  const after = await pixelsOf((await adjusted(checks(), local(box))).bytes)
  let changedInside = 0
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const isInside =
        x + 1 > box.x * size.width &&
        x < (box.x + box.width) * size.width &&
        y + 1 > box.y * size.height &&
        y < (box.y + box.height) * size.height
      const at = (y * size.width + x) * 3
      const isSame = before.data.compare(after.data, at, at + 3, at, at + 3) === 0
      if (!isInside && !isSame) throw new Error(`${x}, ${y} lies outside and changed`)
      if (isInside && !isSame) changedInside += 1
    }
  const area = box.width * size.width * box.height * size.height
  if (area > 4) expect(changedInside).toBeGreaterThan(area * 0.7)
})

test('a region takes all of a change in its middle and fades at its own edge', async () => {
  const region = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
  const { bytes } = await adjusted(plain([100, 100, 100], size), [
    { kind: 'exposure', stops: 1, region },
  ])
  const pixels = await pixelsOf(bytes)
  const row = Array.from({ length: size.width }, (_, x) => pixelAt(pixels, x, 40)[0] ?? 0)
  expect(lightOf(row[60]!) / lightOf(100)).toBeCloseTo(2, 1)
  expect(row[29]).toBe(100)
  for (let x = 1; x < 60; x += 1) expect(row[x]! - row[x - 1]!).toBeLessThan(6)
})

test('a region at the rim of the picture does not fade towards the rim', async () => {
  const region = { x: 0, y: 0, width: 0.4, height: 1 }
  const { bytes } = await adjusted(plain([100, 100, 100], size), [
    { kind: 'exposure', stops: 1, region },
  ])
  const pixels = await pixelsOf(bytes)
  expect(pixelAt(pixels, 0, 0)).toEqual(pixelAt(pixels, 10, 40))
  expect(pixelAt(pixels, 60, 40)).toEqual([100, 100, 100])
})

test('a vignette darkens the corners by its stops and leaves the middle', async () => {
  const { bytes } = await adjusted(plain([160, 150, 140], { width: 301, height: 201 }), [
    { kind: 'vignette', stops: 1 },
  ])
  const pixels = await pixelsOf(bytes)
  for (const [x, y] of [
    [0, 0],
    [300, 0],
    [0, 200],
    [300, 200],
  ] as const)
    expect(lightOf(pixelAt(pixels, x, y)[0]!) / lightOf(160)).toBeCloseTo(0.5, 1)
  expect(pixelAt(pixels, 150, 100)).toEqual([160, 150, 140])
  const row = Array.from({ length: 150 }, (_, x) => pixelAt(pixels, x, 0)[0] ?? 0)
  for (let x = 1; x < 150; x += 1) expect(row[x]).toBeGreaterThanOrEqual(row[x - 1]!)
})

/** Squares that lie slightly turned, out of focus. */
const soft = () => {
  const [across, down] = [Math.cos(0.1), Math.sin(0.1)]
  return picture({ width: 400, height: 300 }, (x, y) => {
    const u = Math.floor((x * across + y * down) / 40)
    const v = Math.floor((y * across - x * down) / 40)
    const tone = (u + v) % 2 === 0 ? 70 : 170
    return [tone, tone, tone]
  }).blur({ sigma: 1.3, minAmplitude: 0.01 })
}

test('sharpening makes edges measurably crisper, and more the more there is of it', async () => {
  const sharpnessAt = async (amount: number) => {
    const { path } = await adjusted(soft(), [{ kind: 'sharpen', amount, region: whole }])
    return (await inspectImage(path)).shape.sharpness.overall ?? 0
  }
  const [none, some, most] = [
    await sharpnessAt(0),
    await sharpnessAt(0.5),
    await sharpnessAt(1),
  ]
  expect(some).toBeGreaterThan(none + 0.02)
  expect(most).toBeGreaterThan(some + 0.02)
})

test('sharpening leaves an even surface and its grain alone', async () => {
  let state = 3
  const grainy = picture(size, () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    const tone = 120 + 2 * (state >>> 31)
    return [tone, tone, tone]
  })
  const source = await grainy.png().toBuffer()
  const { bytes } = await adjusted(source, [
    { kind: 'sharpen', amount: 1, region: whole },
  ])
  expect((await pixelsOf(bytes)).data.equals((await pixelsOf(source)).data)).toBe(true)
})

test('sharpening keeps the mean and clips next to nothing', async () => {
  const before = await measureTones(await scene().png().toBuffer())
  const { bytes } = await adjusted(scene(), [
    { kind: 'sharpen', amount: 1, region: whole },
  ])
  const after = await measureTones(bytes)
  expect(Math.abs(after.brightness - before.brightness)).toBeLessThan(0.005)
  expect(after.highlightsClipped).toBeLessThan(0.01)
})

test('the whole comes before its regions, and large regions before small ones', () => {
  const stops = (side: number): Adjustment => ({
    kind: 'exposure',
    stops: 0.5,
    region: { x: 0, y: 0, width: side, height: side },
  })
  const all: Adjustment[] = [
    stops(0.2),
    stops(0.6),
    { ...stops(1), region: whole } as Adjustment,
  ]
  for (const given of [all, all.toReversed(), [all[1]!, all[0]!, all[2]!]])
    expect(planOf(given).parts.map(({ region }) => region?.width ?? null)).toEqual([
      null,
      0.6,
      0.2,
    ])
})
