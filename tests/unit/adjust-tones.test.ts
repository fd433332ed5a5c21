import sharp from 'sharp'
import { expect, test } from 'vitest'
import { measureTones } from '#server/media/tones.ts'
import { picture, plain } from '#tests/support/sample-files.ts'
import { adjusted, lightOf, pixelAt, pixelsOf, scene, whole } from './adjusting.ts'
import type { Adjustment } from '#routers/contract/refyn.ts'

/** Greys from black to white, one a column. */
const wedge = () => picture({ width: 256, height: 4 }, (x) => [x, x, x])

async function curveOf(adjustments: Adjustment[]): Promise<number[]> {
  const pixels = await pixelsOf((await adjusted(wedge(), adjustments)).bytes)
  return Array.from({ length: 256 }, (_, level) => pixelAt(pixels, level, 1)[1] ?? -1)
}

const exposure = (stops: number): Adjustment => ({
  kind: 'exposure',
  stops,
  region: whole,
})
const contrast = (amount: number): Adjustment => ({
  kind: 'contrast',
  amount,
  region: whole,
})
const saturation = (factor: number): Adjustment => ({
  kind: 'saturation',
  factor,
  region: whole,
})
const balance = (warmth: number, tint: number): Adjustment => ({
  kind: 'whiteBalance',
  warmth,
  tint,
  region: whole,
})

function expectRising(curve: readonly number[]): void {
  for (const [level, value] of curve.entries())
    expect(value).toBeGreaterThanOrEqual(curve[level - 1] ?? 0)
}

test('no adjustment changes no pixel', async () => {
  const source = await scene().png().toBuffer()
  const { bytes } = await adjusted(source, [exposure(0), contrast(0), saturation(1)])
  expect((await pixelsOf(bytes)).data.equals((await pixelsOf(source)).data)).toBe(true)
})

test.for([-2, -1, -0.5, 0.5, 1])(
  'an exposure of %d stops multiplies the light of the middle tones by its power of two',
  async (stops) => {
    const curve = await curveOf([exposure(stops)])
    for (const level of [40, 70, 100, 128, 150]) {
      const wanted = lightOf(level) * 2 ** stops
      if (wanted < 0.65)
        expect(Math.abs(lightOf(curve[level]!) / wanted - 1)).toBeLessThan(0.04)
    }
  },
)

test('an exposure brings white to white and no two lights of before to it', async () => {
  for (const stops of [0.5, 1, 2]) {
    const curve = await curveOf([exposure(stops)])
    expectRising(curve)
    expect(curve[0]).toBe(0)
    expect(curve[255]).toBe(255)
    expect(curve.filter((value) => value === 255).length).toBeLessThan(
      stops < 1 ? 12 : 70,
    )
  }
  const plainly = await curveOf([exposure(1)])
  expect(plainly[215]).toBeLessThan(255)
})

test.for([-1, -0.4, 0.3, 1])('a contrast of %d clips nothing', async (amount) => {
  const curve = await curveOf([contrast(amount)])
  expectRising(curve)
  if (amount > 0) {
    expect([curve[0], curve[255]]).toEqual([0, 255])
    expect(curve.filter((value) => value === 255).length).toBeLessThan(25)
    expect(curve.filter((value) => value === 0).length).toBeLessThan(25)
  }
})

test('contrast turns about the mean of the picture', async () => {
  const source = await measureTones(await scene().png().toBuffer())
  const more = await measureTones((await adjusted(scene(), [contrast(0.4)])).bytes)
  const less = await measureTones((await adjusted(scene(), [contrast(-0.4)])).bytes)
  expect(Math.abs(more.brightness - source.brightness)).toBeLessThan(0.02)
  expect(Math.abs(less.brightness - source.brightness)).toBeLessThan(0.005)
  expect(more.contrast / source.contrast).toBeGreaterThan(1.35)
  expect(less.contrast / source.contrast).toBeCloseTo(0.6, 1)
})

test('a contrast of -1 leaves one grey', async () => {
  const tones = await measureTones((await adjusted(scene(), [contrast(-1)])).bytes)
  expect(tones.contrast).toBe(0)
  expect(tones.chroma).toBeLessThan(0.002)
})

test.for([
  [0.02, 0],
  [-0.05, 0],
  [0, 0.03],
  [0.04, -0.02],
] as const)(
  'a white balance of %d and %d moves the mean by that much',
  async ([warmth, tint]) => {
    const before = await measureTones(await scene().png().toBuffer())
    const after = await measureTones(
      (await adjusted(scene(), [balance(warmth, tint)])).bytes,
    )
    expect(Math.abs(after.castB - before.castB - warmth)).toBeLessThan(0.004)
    expect(Math.abs(after.castA - before.castA - tint)).toBeLessThan(0.004)
    expect(Math.abs(after.brightness - before.brightness)).toBeLessThan(0.03)
  },
)

test.for([
  ['yellow', [1, 0.92, 0.66]],
  ['blue', [0.75, 0.85, 1]],
  ['green', [0.8, 1, 0.8]],
  ['magenta', [1, 0.8, 0.95]],
] as const)('a measured %s cast measures as none once removed', async ([, lamp]) => {
  const source = await picture({ width: 160, height: 100 }, (x, y) => {
    const light = 30 + x + 50 * Math.sin(y / 9)
    return [light * lamp[0], light * lamp[1], light * lamp[2]].map((value) =>
      Math.min(255, Math.max(0, value)),
    ) as [number, number, number]
  })
    .png()
    .toBuffer()
  const { castA, castB } = await measureTones(source)
  expect(Math.hypot(castA, castB)).toBeGreaterThan(0.03)
  const { bytes } = await adjusted(source, [balance(-castB, -castA)])
  const after = await measureTones(bytes)
  expect(Math.hypot(after.castA, after.castB)).toBeLessThan(0.005)
  // It was one lamp over greys: they are grey again from dark to light.
  expect(after.chroma).toBeLessThan(0.012)
})

test('burnt-out white stays white under another balance', async () => {
  const source = picture({ width: 60, height: 40 }, (x) =>
    x < 10 ? [255, 255, 255] : [150, 130, 90],
  )
  const { bytes } = await adjusted(source, [balance(-0.05, 0)])
  expect(pixelAt(await pixelsOf(bytes), 2, 5)).toEqual([255, 255, 255])
})

test.for([0.5, 1.5])(
  'a saturation of %d is that of the measured chroma',
  async (factor) => {
    // Soft enough that nothing leaves sRGB.
    const soft = (await adjusted(scene(), [saturation(0.5)])).bytes
    const before = await measureTones(soft)
    const after = await measureTones((await adjusted(soft, [saturation(factor)])).bytes)
    expect(after.chroma / before.chroma).toBeGreaterThan(factor * 0.97)
    expect(after.chroma / before.chroma).toBeLessThan(factor * 1.03)
    expect(Math.abs(after.brightness - before.brightness)).toBeLessThan(0.03)
  },
)

test('a saturation of 0 is grey', async () => {
  const { bytes } = await adjusted(scene(), [saturation(0)])
  expect((await measureTones(bytes)).chroma).toBeLessThan(0.002)
})

test('greys stay grey under exposure, contrast and saturation together', async () => {
  const { bytes } = await adjusted(wedge(), [
    exposure(0.7),
    contrast(0.4),
    saturation(2.5),
  ])
  const pixels = await pixelsOf(bytes)
  for (let level = 0; level < 256; level += 1) {
    const [red, green, blue] = pixelAt(pixels, level, 1)
    expect([red, blue]).toEqual([green, green])
  }
})

test('the hue of a strong colour survives more saturation', async () => {
  const { bytes } = await adjusted(plain([230, 60, 40]), [saturation(3)])
  const [red, green, blue] = pixelAt(await pixelsOf(bytes), 5, 5)
  expect(red).toBeGreaterThan(225)
  expect(green).toBeLessThan(60)
  expect(Math.abs((green ?? 0) - (blue ?? 0))).toBeLessThan(45)
})

test('the order in which adjustments are given does not matter', async () => {
  const all: Adjustment[] = [
    exposure(0.4),
    contrast(0.3),
    saturation(1.3),
    balance(0.02, -0.01),
    { kind: 'vignette', stops: 0.5 },
    { kind: 'crop', box: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 } },
    { kind: 'straighten', degrees: 2 },
    { kind: 'sharpen', amount: 0.4, region: whole },
    { kind: 'exposure', stops: 0.5, region: { x: 0.2, y: 0.2, width: 0.4, height: 0.4 } },
    {
      kind: 'exposure',
      stops: -0.4,
      region: { x: 0.4, y: 0.3, width: 0.4, height: 0.4 },
    },
  ]
  const one = await adjusted(scene(), all)
  const other = await adjusted(scene(), all.toReversed())
  expect(one.bytes.equals(other.bytes)).toBe(true)
})

test('exposures of one area add up', async () => {
  const twice = await adjusted(scene(), [exposure(0.3), exposure(0.4)])
  const once = await adjusted(scene(), [exposure(0.7)])
  expect(twice.bytes.equals(once.bytes)).toBe(true)
})

test('what is see-through stays as see-through', async () => {
  const raw = Buffer.alloc(20 * 10 * 4)
  for (let at = 0; at < 200; at += 1) raw.set([100, 120, 140, (at * 7) % 256], at * 4)
  const source = sharp(raw, { raw: { width: 20, height: 10, channels: 4 } })
  const { bytes } = await adjusted(source, [exposure(0.5)])
  const pixels = await pixelsOf(bytes)
  expect(pixels.channels).toBe(4)
  for (let at = 0; at < 200; at += 1) expect(pixels.data[at * 4 + 3]).toBe((at * 7) % 256)
})
