import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inspectImage } from '#server/media/inspect-image.ts'
import { picture, plain } from '#tests/support/sample-files.ts'
import { adjusted, pixelAt, pixelsOf, scene } from './adjusting.ts'
import type { Adjustment } from '#routers/contract/refyn.ts'

const straighten = (degrees: number): Adjustment => ({ kind: 'straighten', degrees })
const crop = (x: number, y: number, width: number, height: number): Adjustment => ({
  kind: 'crop',
  box: { x, y, width, height },
})

/** Sky over land, parted by a line through the middle that is turned clockwise. */
function horizon(degrees: number, size = { width: 600, height: 400 }) {
  const slope = Math.tan((degrees * Math.PI) / 180)
  return picture(size, (x, y) => {
    const below = y - size.height / 2 - (x - size.width / 2) * slope
    const tone = 190 - 120 * Math.min(1, Math.max(0, below + 0.5))
    return [tone, tone, tone]
  })
}

test.for([-7, -1.4, 1, 3.2, 6])(
  'a horizon turned by %d degrees measures level once straightened',
  async (degrees) => {
    const { path } = await adjusted(horizon(degrees), [straighten(-degrees)])
    const { shape } = await inspectImage(path)
    expect(Math.abs(shape.tiltDegrees ?? 99)).toBeLessThan(0.3)
  },
)

test('degrees are clockwise', async () => {
  const { path } = await adjusted(horizon(0), [straighten(4)])
  expect((await inspectImage(path)).shape.tiltDegrees).toBeCloseTo(4, 0)
})

test.for([
  [600, 400, 15],
  [600, 400, -3],
  [300, 500, 8],
  [400, 400, -15],
  [900, 60, 2],
] as const)(
  'a white picture of %d × %d turned by %d degrees has no empty corner and its own shape',
  async ([width, height, degrees]) => {
    const { bytes } = await adjusted(plain([255, 255, 255], { width, height }), [
      straighten(degrees),
    ])
    const pixels = await pixelsOf(bytes)
    expect(pixels.data.every((value) => value > 252)).toBe(true)
    const ratio = pixels.width / pixels.height / (width / height)
    expect(Math.abs(Math.log(ratio))).toBeLessThan(0.04)
  },
)

test('no more is cut away than the corners ask for', async () => {
  const { bytes } = await adjusted(scene({ width: 600, height: 400 }), [straighten(5)])
  const { width, height } = await pixelsOf(bytes)
  const [cosine, sine] = [Math.cos(Math.PI / 36), Math.sin(Math.PI / 36)]
  const scale = Math.min(
    600 / (600 * cosine + 400 * sine),
    400 / (600 * sine + 400 * cosine),
  )
  expect(width).toBeGreaterThan(600 * scale - 8)
  expect(width).toBeLessThanOrEqual(600 * scale)
  expect(height).toBeGreaterThan(400 * scale - 6)
})

test('a crop keeps exactly the pixels of its box', async () => {
  const source = await pixelsOf(await scene().png().toBuffer())
  const { bytes } = await adjusted(scene(), [crop(0.25, 0.5, 0.5, 0.25)])
  const kept = await pixelsOf(bytes)
  expect([kept.width, kept.height]).toEqual([60, 20])
  for (const [x, y] of [
    [0, 0],
    [59, 0],
    [0, 19],
    [59, 19],
    [31, 7],
  ] as const)
    expect(pixelAt(kept, x, y)).toEqual(pixelAt(source, 30 + x, 40 + y))
})

test('several crops keep what all of them keep', async () => {
  const { bytes } = await adjusted(scene(), [crop(0, 0, 0.75, 1), crop(0, 0.5, 1, 0.5)])
  const { width, height } = await pixelsOf(bytes)
  expect([width, height]).toEqual([90, 40])
})

test('crops that part give way to the first', async () => {
  const { bytes } = await adjusted(scene(), [crop(0, 0, 0.5, 1), crop(0.5, 0, 0.5, 1)])
  const one = await adjusted(scene(), [crop(0, 0, 0.5, 1)])
  expect(bytes.equals(one.bytes)).toBe(true)
})

test('a crop goes along when the picture is turned', async () => {
  const size = { width: 600, height: 400 }
  const dot = picture(size, (x, y) =>
    Math.hypot(x - 450, y - 120) < 12 ? [255, 0, 0] : [60, 60, 60],
  )
  const { bytes } = await adjusted(dot, [straighten(8), crop(0.65, 0.2, 0.2, 0.2)])
  const pixels = await pixelsOf(bytes)
  expect([pixels.width, pixels.height]).toEqual([120, 80])
  expect(pixelAt(pixels, 60, 40)[0]).toBeGreaterThan(240)
})

test('a crop as large as the picture has no empty corner after a turn', async () => {
  const { bytes } = await adjusted(plain([255, 255, 255], { width: 300, height: 200 }), [
    straighten(-10),
    crop(0.4, 0, 0.6, 1),
  ])
  const pixels = await pixelsOf(bytes)
  expect(pixels.data.every((value) => value > 252)).toBe(true)
  expect(pixels.width / pixels.height).toBeCloseTo(0.9, 1)
})

test('see-through colours do not bleed when a picture is turned', async () => {
  const size = { width: 200, height: 150 }
  const raw = Buffer.alloc(size.width * size.height * 4)
  // Red that nobody sees around a grey square.
  for (let at = 0; at < size.width * size.height; at += 1) {
    const isIn =
      Math.abs((at % 200) - 100) < 40 && Math.abs(Math.floor(at / 200) - 75) < 30
    raw.set(isIn ? [120, 120, 120, 255] : [255, 0, 0, 0], at * 4)
  }
  const { bytes } = await adjusted(sharp(raw, { raw: { ...size, channels: 4 } }), [
    straighten(7),
  ])
  const { data } = await pixelsOf(bytes)
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3]! > 60)
      for (const value of data.subarray(at, at + 3))
        expect(Math.abs(value - 120)).toBeLessThan(12)
})

const everything: Adjustment[] = [
  { kind: 'exposure', stops: 3, region: null },
  { kind: 'contrast', amount: 1, region: null },
  { kind: 'whiteBalance', warmth: 0.2, tint: -0.2, region: null },
  { kind: 'saturation', factor: 3, region: null },
  { kind: 'exposure', stops: -3, region: { x: 0.3, y: 0.3, width: 0.4, height: 0.4 } },
  straighten(15),
  crop(0.9, 0.9, 0.1, 0.1),
  { kind: 'sharpen', amount: 1, region: null },
  { kind: 'vignette', stops: 2 },
]

test.for([
  [1, 1],
  [3, 2],
  [1, 40],
  [2000, 1],
  [17, 900],
] as const)('a picture of %d × %d takes every adjustment', async ([width, height]) => {
  const { bytes } = await adjusted(plain([90, 120, 60], { width, height }), everything)
  const pixels = await pixelsOf(bytes)
  expect(pixels.width).toBeGreaterThanOrEqual(1)
  expect(pixels.width).toBeLessThanOrEqual(width)
  expect(pixels.height).toBeLessThanOrEqual(height)
})

test('a picture too small to be turned keeps its size', async () => {
  const { bytes } = await adjusted(plain([9, 9, 9], { width: 3, height: 2 }), [
    straighten(15),
  ])
  const { width, height } = await pixelsOf(bytes)
  expect([width, height]).toEqual([3, 2])
})
