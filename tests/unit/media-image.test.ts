import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { describeFacts } from '#routers/facts/describe-facts.ts'
import { distance, toHex, toLab } from '#routers/facts/oklab.ts'
import { inspectImage } from '#server/media/inspect-image.ts'
import { measureTones } from '#server/media/tones.ts'
import { writeCritique } from '#server/services/built-in/critique.ts'
import { aBrief, aWork } from '#tests/support/briefs.ts'
import { picture, plain } from '#tests/support/sample-files.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import type { ImageFacts } from '#routers/contract/facts.ts'
import type { Sharp } from 'sharp'

type Colour = readonly [red: number, green: number, blue: number]

const black: Colour = [0, 0, 0]
const white: Colour = [255, 255, 255]
const grey: Colour = [120, 120, 120]

async function tonesOf(image: Sharp) {
  return measureTones(await image.png().toBuffer())
}

/** Through a file and all measures at once, as a stored picture goes. */
async function inspected(image: Sharp): Promise<ImageFacts> {
  const path = join(await tempFolder(), 'picture')
  await writeFile(path, await image.toBuffer())
  return inspectImage(path)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function labOf([red, green, blue]: Colour) {
  return toLab(red / 255, green / 255, blue / 255)
}

function parsed(hex: string): Colour {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

test('each channel of a histogram adds up to the whole picture', async () => {
  const { histogram } = await tonesOf(
    picture({ width: 200, height: 140 }, (x, y) => [x, y, (x * 7 + y * 13) % 256]),
  )
  for (const channel of Object.values(histogram)) {
    expect(channel).toHaveLength(64)
    expect(Math.abs(sum(channel) - 1)).toBeLessThan(0.005)
  }
})

test('an even colour lies in one bin a channel, its own', async () => {
  const { histogram } = await tonesOf(plain([10, 100, 250]))
  expect(histogram.red[Math.floor((10 / 255) * 64)]).toBe(1)
  expect(histogram.green[Math.floor((100 / 255) * 64)]).toBe(1)
  expect(histogram.blue[Math.floor((250 / 255) * 64)]).toBe(1)
  const luma = (0.2126 * 10 + 0.7152 * 100 + 0.0722 * 250) / 255
  expect(histogram.luma[Math.floor(luma * 64)]).toBe(1)
})

test('black lies in the first bin and white in the last', async () => {
  const { histogram } = await tonesOf(
    picture({ width: 100, height: 40 }, (x) => (x < 25 ? black : white)),
  )
  expect([histogram.luma[0], histogram.luma[63]]).toEqual([0.25, 0.75])
  expect([histogram.red[0], histogram.blue[63]]).toEqual([0.25, 0.75])
})

test.for([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'what is clipped in third %d is found there and nowhere else',
  async (third) => {
    const [left, top] = [(third % 3) * 60, Math.floor(third / 3) * 60]
    const size = { width: 180, height: 180 }
    // Half of the third is black and a quarter of it white.
    const tones = await tonesOf(
      picture(size, (x, y) => {
        const [column, row] = [x - left, y - top]
        if (column < 0 || row < 0 || column >= 60 || row >= 60) return grey
        return column < 30 ? black : row < 30 ? white : grey
      }),
    )
    const only = (value: number) =>
      Array.from({ length: 9 }, (_, index) => (index === third ? value : 0))
    expect(tones.shadowsWhere).toEqual(only(0.5))
    expect(tones.highlightsWhere).toEqual(only(0.25))
    expect(tones.shadowsClipped).toBeCloseTo(0.5 / 9, 3)
    expect(tones.highlightsClipped).toBeCloseTo(0.25 / 9, 3)
  },
)

const colours: Colour[] = [
  [24, 30, 44],
  [60, 90, 140],
  [150, 60, 50],
  [120, 150, 90],
  [220, 180, 90],
  [245, 240, 230],
]

const shares = [
  ['of equal area', [1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6]],
  ['from large to small', [0.3, 0.22, 0.18, 0.12, 0.1, 0.08]],
  ['with a large ground', [0.6, 0.12, 0.1, 0.08, 0.06, 0.04]],
] as const

/** Bands of the six colours, as wide as their shares, with so much grain. */
function bands(areas: readonly number[], grain = 0): Sharp {
  const size = { width: 300, height: 200 }
  let state = 5
  return picture(size, (x) => {
    let edge = 0
    const band = areas.findIndex((share) => {
      edge += share * size.width
      return x < edge - 1e-6
    })
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    const shift = (state / 2 ** 32 - 0.5) * grain
    const [red, green, blue] = colours[Math.max(0, band)]!
    const clamp = (value: number) => Math.min(255, Math.max(0, value + shift))
    return [clamp(red), clamp(green), clamp(blue)]
  })
}

test.for(
  shares.flatMap(([name, areas]) => [
    [name, 0, areas] as const,
    [name, 16, areas] as const,
  ]),
)(
  'six colours %s are found with their shares in a grain of %d',
  async ([, grain, areas]) => {
    const { palette } = await tonesOf(bands(areas, grain))
    expect(palette).toHaveLength(6)
    for (const [index, colour] of colours.entries()) {
      const [nearest] = palette
        .map(({ hex, share }) => ({
          share,
          apart: distance(labOf(parsed(hex)), labOf(colour)),
        }))
        .toSorted((one, other) => one.apart - other.apart)
      expect(nearest?.apart).toBeLessThan(0.03)
      expect(Math.abs((nearest?.share ?? 0) - areas[index]!)).toBeLessThan(0.02)
    }
  },
)

test.for(colours)(
  'the colour %d, %d, %d survives the way to OKLab and back',
  (colour) => {
    const hex = `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`
    expect(toHex(labOf(colour))).toBe(hex)
  },
)

test('how a picture was taken is read from it', async () => {
  const facts = await inspected(
    plain([90, 60, 30])
      .jpeg()
      .withExif({
        IFD0: { Model: 'Refyn One' },
        IFD2: {
          FNumber: '28/10',
          ExposureTime: '1/250',
          ISOSpeedRatings: '400',
          FocalLength: '35/1',
          LensModel: '35mm F2',
          DateTimeOriginal: '2024:05:06 07:08:09',
        },
      }),
  )
  expect(facts.exposure).toEqual({
    camera: 'Refyn One',
    lens: '35mm F2',
    focalLengthMm: 35,
    aperture: 2.8,
    shutterSeconds: 0.004,
    iso: 400,
    takenAt: '2024:05:06 07:08:09',
  })
})

test('what a camera did not note stays unknown', async () => {
  const some = await inspected(
    plain(grey)
      .jpeg()
      .withExif({ IFD2: { ExposureTime: '2/1' } }),
  )
  expect(some.exposure).toEqual({
    camera: null,
    lens: null,
    focalLengthMm: null,
    aperture: null,
    shutterSeconds: 2,
    iso: null,
    takenAt: null,
  })
  expect((await inspected(plain(grey).png())).exposure).toBeNull()
})

test.for(['jpeg', 'png', 'webp'] as const)(
  'a %s that lies on its side is measured upright',
  async (format) => {
    // Orientation 6: the left edge as stored is the top as seen.
    const stored = picture({ width: 300, height: 180 }, (x) =>
      x < 100 ? white : [60, 60, 60],
    )
    const { width, height, tones } = await inspected(
      stored[format]({ quality: 100 }).withMetadata({ orientation: 6 }),
    )
    expect([width, height]).toEqual([180, 300])
    const where = tones.highlightsWhere
    for (const cell of [0, 1, 2]) expect(where[cell]).toBeGreaterThan(0.95)
    for (const cell of [3, 4, 5, 6, 7, 8]) expect(where[cell]).toBeLessThan(0.05)
  },
)

test('an upright picture is not turned', async () => {
  const stored = picture({ width: 300, height: 180 }, (x) =>
    x < 100 ? white : [60, 60, 60],
  )
  const { width, height, tones } = await inspected(stored.png())
  expect([width, height]).toEqual([300, 180])
  expect(tones.highlightsWhere).toEqual([1, 0, 0, 1, 0, 0, 1, 0, 0])
})

test('a picture larger than the copy it is measured on keeps its shares', async () => {
  const { width, height, tones, shape } = await inspected(
    picture({ width: 1501, height: 1001 }, (x, y) =>
      y < 500 ? [200, 205, 210] : x < 750 ? [40, 60, 30] : [90, 80, 60],
    ).png(),
  )
  expect([width, height]).toEqual([1501, 1001])
  expect(tones.palette.map(({ share }) => Math.round(share * 100))).toEqual([50, 25, 25])
  expect(shape.tiltDegrees).toBe(0)
  expect(shape.sharpness.overall).toBeGreaterThan(0.6)
})

test('a picture larger than the copy keeps its places', async () => {
  const { tones, shape } = await inspected(
    picture({ width: 1600, height: 1000 }, (x, y) =>
      x >= 1067 && y < 333 ? white : [70, 70, 70],
    ).png(),
  )
  for (const [cell, share] of tones.highlightsWhere.entries())
    expect(Math.abs(share - (cell === 2 ? 1 : 0))).toBeLessThan(0.05)
  expect(shape.weight.x).toBeGreaterThan(0.7)
  expect(shape.weight.y).toBeLessThan(0.3)
})

test('what is see-through is not measured: a cut-out is not overexposed', async () => {
  const size = { width: 90, height: 90 }
  const raw = Buffer.alloc(size.width * size.height * 4)
  for (let at = 0; at < size.width * size.height; at += 1)
    if (Math.hypot((at % 90) - 45, Math.floor(at / 90) - 45) < 25)
      raw.set([40, 120, 60, 255], at * 4)
  const png = await sharp(raw, { raw: { ...size, channels: 4 } })
    .png()
    .toBuffer()
  const tones = await measureTones(png)
  expect(tones.highlightsClipped).toBe(0)
  expect(tones.palette).toMatchObject([{ hex: '#28783c', share: 1 }])
  expect(tones.paintedShare).toBeCloseTo((Math.PI * 25 ** 2) / 90 ** 2, 2)
})

test('a cut-out is told by what is painted, and the tutor says so', async () => {
  const size = { width: 900, height: 600 }
  const raw = Buffer.alloc(size.width * size.height * 4)
  for (let at = 0; at < size.width * size.height; at += 1) {
    const fromEdge = 240 - Math.hypot((at % 900) - 450, Math.floor(at / 900) - 300)
    raw.set([204, 51, 51, 255 * Math.min(1, Math.max(0, fromEdge))], at * 4)
  }
  const disc = sharp(raw, { raw: { ...size, channels: 4 } })
  const facts = await inspectImage(await disc.png().toBuffer())
  const values = describeFacts(facts).map(({ label, value }) => `${label}: ${value}`)
  expect(values[0]).toBe(
    'Size: 900 × 600 pixels, 33 % of it painted and the rest see-through',
  )
  expect(values).toContainEqual(
    expect.stringMatching(/^Palette, of what is painted: #cc3333 9\d %/),
  )
  const told = writeCritique(aBrief({ works: [aWork(facts)] }))
  expect(told).toContain('33 % of the frame is painted and the rest see-through [F1]')
  expect(told).not.toContain('of the area')
  expect(told).not.toContain('the others answer it')
})

test('a picture in which nothing is painted is told as that', async () => {
  const clear = { width: 90, height: 60, channels: 4 as const, background: '#0000' }
  const facts = await inspectImage(await sharp({ create: clear }).png().toBuffer())
  expect(facts.tones.paintedShare).toBe(0)
  expect(describeFacts(facts).map(({ key }) => key)).not.toContain('brightness')
  const told = writeCritique(aBrief({ works: [aWork(facts)] }))
  expect(told).toContain('nothing is painted')
  expect(told).not.toMatch(/colour \(#|[Bb]rightness|light as a whole/)
})
