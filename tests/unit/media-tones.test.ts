import sharp from 'sharp'
import { expect, test } from 'vitest'
import { measureTones } from '#server/media/tones.ts'
import { picture, plain } from '#tests/support/sample-files.ts'

async function tonesOf(image: ReturnType<typeof plain>) {
  return measureTones(await image.png().toBuffer())
}

test('black is dark, flat, clipped in the shadows and without colour', async () => {
  expect(await tonesOf(plain([0, 0, 0]))).toMatchObject({
    brightness: 0,
    contrast: 0,
    shadowsClipped: 1,
    highlightsClipped: 0,
    chroma: 0,
    castA: expect.closeTo(0, 3),
    castB: expect.closeTo(0, 3),
    palette: [{ hex: '#000000', share: 1 }],
  })
})

test('white is light, flat and clipped in the highlights', async () => {
  expect(await tonesOf(plain([255, 255, 255]))).toMatchObject({
    brightness: 1,
    contrast: 0,
    shadowsClipped: 0,
    highlightsClipped: 1,
    palette: [{ hex: '#ffffff', share: 1 }],
  })
})

test('half black and half white lies in the middle with the widest spread', async () => {
  const tones = await tonesOf(
    picture({ width: 64, height: 64 }, (x) => (x < 32 ? [0, 0, 0] : [255, 255, 255])),
  )
  expect(tones).toMatchObject({
    brightness: 0.5,
    contrast: 0.5,
    shadowsClipped: 0.5,
    highlightsClipped: 0.5,
  })
  expect(tones.palette.map(({ hex }) => hex).toSorted()).toEqual(['#000000', '#ffffff'])
  expect(tones.palette.map(({ share }) => share)).toEqual([0.5, 0.5])
})

test('the clipped shares are the shares of the area', async () => {
  const size = { width: 100, height: 100 }
  const tones = await tonesOf(
    picture(size, (x) =>
      x < 10 ? [1, 1, 1] : x < 15 ? [254, 254, 254] : [120, 120, 120],
    ),
  )
  expect(tones.shadowsClipped).toBeCloseTo(0.1, 2)
  expect(tones.highlightsClipped).toBeCloseTo(0.05, 2)
})

test('a grey of 128 has the brightness 128 of 255 and no cast', async () => {
  const tones = await tonesOf(plain([128, 128, 128]))
  expect(tones.brightness).toBeCloseTo(128 / 255, 2)
  expect(Math.hypot(tones.castA, tones.castB)).toBeLessThan(0.002)
})

test.for([
  ['yellow', [255, 230, 60], { a: -1, b: 1 }],
  ['blue', [40, 60, 230], { a: -1, b: -1 }],
  ['red', [230, 30, 30], { a: 1, b: 1 }],
  ['green', [30, 200, 60], { a: -1, b: 1 }],
] as const)(
  'a picture tinted %s leans that way and is colourful',
  async ([, colour, lean]) => {
    const tones = await tonesOf(plain(colour))
    expect(Math.sign(tones.castB)).toBe(lean.b)
    expect(Math.sign(tones.castA)).toBe(lean.a)
    expect(tones.chroma).toBeGreaterThan(0.1)
    expect(tones.chroma).toBeCloseTo(Math.hypot(tones.castA, tones.castB), 2)
  },
)

test('sRGB red has the chroma that OKLab gives it', async () => {
  expect((await tonesOf(plain([255, 0, 0]))).chroma).toBeCloseTo(0.258, 2)
})

test('the shares of a palette add up to nearly one, the largest first', async () => {
  const tones = await tonesOf(
    picture({ width: 120, height: 90 }, (x, y) => [x * 2, y * 2, (x * y) % 255]),
  )
  const shares = tones.palette.map(({ share }) => share)
  expect(shares.reduce((total, share) => total + share, 0)).toBeCloseTo(1, 1)
  expect(shares).toEqual(shares.toSorted((one, other) => other - one))
  expect(shares.length).toBeLessThanOrEqual(6)
})

test('a palette names the colours that are there', async () => {
  const tones = await tonesOf(
    picture({ width: 100, height: 60 }, (x) => (x < 70 ? [20, 40, 120] : [240, 200, 90])),
  )
  expect(tones.palette).toEqual([
    { hex: '#142878', share: expect.closeTo(0.7, 1) },
    { hex: '#f0c85a', share: expect.closeTo(0.3, 1) },
  ])
})

test('the same picture always gives the same measures', async () => {
  const image = () =>
    picture({ width: 90, height: 70 }, (x, y) => [x, y, (x * 7 + y * 3) % 255])
  expect(await tonesOf(image())).toEqual(await tonesOf(image()))
})

test('transparent areas count as the white paper they are shown on', async () => {
  const clear = await plain([0, 0, 0]).ensureAlpha(0).png().toBuffer()
  expect(await measureTones(clear)).toMatchObject({ brightness: 1, paintedShare: 0 })
})

test('little that is painted is not nothing', async () => {
  const clear = await plain([0, 0, 0]).resize(400, 400).ensureAlpha(0).png().toBuffer()
  const dot = await plain([200, 30, 30]).resize(4, 4).png().toBuffer()
  const dotted = await sharp(clear)
    .composite([{ input: dot, left: 200, top: 200 }])
    .png()
    .toBuffer()
  expect((await measureTones(dotted)).paintedShare).toBe(0.001)
})

test('a grey picture with one channel is measured like one with three', async () => {
  const grey = await plain([90, 90, 90]).toColourspace('b-w').png().toBuffer()
  const { brightness, chroma } = await measureTones(grey)
  expect(brightness).toBeCloseTo(90 / 255, 2)
  expect(chroma).toBeLessThan(0.002)
})
