import { expect, test } from 'vitest'
import { measureSharpness } from '#server/media/sharpness.ts'
import { measureTilt } from '#server/media/tilt.ts'
import { measureWeight } from '#server/media/weight.ts'
import { picture } from '#tests/support/sample-files.ts'
import type { Pixels } from '#server/media/pixels.ts'

interface Size {
  width: number
  height: number
}

const wide: Size = { width: 512, height: 342 }

/** Pixels by a rule for each place: grey, or a colour. */
function drawn(
  size: Size,
  toneAt: (x: number, y: number) => number | readonly [number, number, number],
): Pixels {
  const data = new Uint8Array(size.width * size.height * 3)
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const tone = toneAt(x, y)
      const at = (y * size.width + x) * 3
      data.set(typeof tone === 'number' ? [tone, tone, tone] : tone, at)
    }
  return { data, ...size, shown: null, painted: 1 }
}

/** The same noise on every machine, 0 to 1. */
function noise(seed = 7): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Sky over land, parted by a line through the middle that is turned clockwise. */
function horizon(degrees: number, size: Size = wide, grain = 0): Pixels {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const random = noise()
  return drawn(size, (x, y) => {
    const below = y - size.height / 2 - (x - size.width / 2) * slope
    const share = Math.min(1, Math.max(0, below + 0.5))
    return 190 - 120 * share + (random() - 0.5) * grain
  })
}

const turns = [-7, -3, -1.2, 0, 0.6, 2, 5, 11]

test.for(turns)('a horizon turned by %d degrees is measured so', (degrees) => {
  expect(Math.abs((measureTilt(horizon(degrees)) ?? 99) - degrees)).toBeLessThan(0.3)
})

test.for(turns)('grain does not hide a horizon turned by %d degrees', (degrees) => {
  const measured = measureTilt(horizon(degrees, wide, 12)) ?? 99
  expect(Math.abs(measured - degrees)).toBeLessThan(0.3)
})

test.for([-3, 2])('a portrait has its horizon at %d degrees too', (degrees) => {
  const measured = measureTilt(horizon(degrees, { width: 342, height: 512 })) ?? 99
  expect(Math.abs(measured - degrees)).toBeLessThan(0.3)
})

test.for([
  ['an even surface', () => 120],
  ['vertical stripes', (x: number) => (x % 32 < 16 ? 60 : 200)],
  ['a circle', (x: number, y: number) => (Math.hypot(x - 256, y - 171) < 110 ? 220 : 50)],
  ['a slope too steep', (x: number, y: number) => (y > 171 + (x - 256) * 0.6 ? 60 : 200)],
  [
    'a table that ends before the middle',
    (x: number, y: number) => (x < 190 && y > 150 ? 60 : 200),
  ],
] as const)('%s has no horizon', ([, toneAt]) => {
  expect(measureTilt(drawn(wide, toneAt))).toBeNull()
})

test.for([1, 2, 3])('noise has no horizon, whatever its seed (%d)', (seed) => {
  const random = noise(seed)
  expect(measureTilt(drawn(wide, () => random() * 255))).toBeNull()
})

/** Squares that lie slightly turned, so that edges fall between pixels as they do in life. */
function checks(size: Size, low: number, high: number) {
  const [across, down] = [Math.cos(0.1), Math.sin(0.1)]
  return picture(size, (x, y) => {
    const u = Math.floor((x * across + y * down) / 48)
    const v = Math.floor((y * across - x * down) / 48)
    const tone = (u + v) % 2 === 0 ? low : high
    return [tone, tone, tone]
  })
}

const square: Size = { width: 480, height: 480 }

async function blurred(sigma: number, low = 40, high = 215): Promise<Pixels> {
  const image = checks(square, low, high)
  // With the usual least amplitude libvips leaves half a pixel of blur away.
  const soft = sigma > 0 ? image.blur({ sigma, minAmplitude: 0.01 }) : image
  const { data } = await soft.raw().toBuffer({ resolveWithObject: true })
  return { data, ...square, shown: null, painted: 1 }
}

test('sharpness falls with every step of blur', async () => {
  const measured = await Promise.all(
    [0.5, 1, 2, 4].map(
      async (sigma) => measureSharpness(await blurred(sigma)).overall ?? -1,
    ),
  )
  for (const [index, value] of measured.slice(1).entries())
    expect(value).toBeLessThan((measured[index] ?? 0) - 0.05)
  expect(measured[0]).toBeGreaterThan(0.7)
  expect(measured[3]).toBeGreaterThan(0)
  expect(measured[3]).toBeLessThan(0.4)
})

test('an edge of one pixel is crisp', async () => {
  expect(measureSharpness(await blurred(0)).overall).toBeGreaterThan(0.9)
})

test.for([0.5, 1, 2, 4])(
  'at a blur of %d contrast does not change sharpness',
  async (sigma) => {
    const full = measureSharpness(await blurred(sigma, 0, 255)).overall
    const faint = measureSharpness(await blurred(sigma, 90, 166)).overall
    expect(full).not.toBeNull()
    expect(Math.abs((full ?? 0) - (faint ?? 9))).toBeLessThan(0.1)
  },
)

test('each third is judged by itself', async () => {
  const [sharp, soft] = [await blurred(0.5), await blurred(3)]
  const mixed = drawn(square, (x, y) => {
    const at = (y * square.width + x) * 3
    return (x < square.width / 3 ? soft : sharp).data[at] ?? 0
  })
  const { overall, thirds } = measureSharpness(mixed)
  for (const left of [0, 3, 6]) {
    expect(thirds[left]).toBeLessThan(0.45)
    for (const other of [1, 2])
      expect(thirds[left + other]).toBeGreaterThan((thirds[left] ?? 1) + 0.3)
  }
  expect(overall).toBeGreaterThan(0.7)
})

test('where there is no edge there is no sharpness', () => {
  const flat = measureSharpness(drawn(square, () => 128))
  expect(flat).toEqual({ overall: null, thirds: Array<null>(9).fill(null) })
  const ramp = measureSharpness(drawn(square, (x) => 60 + x / 4))
  expect(ramp.overall).toBeNull()
  const corner = measureSharpness(
    drawn(square, (x, y) => (Math.hypot(x - 80, y - 80) < 40 ? 220 : 60)),
  )
  expect(corner.overall).not.toBeNull()
  expect(corner.thirds.map((cell) => cell !== null)).toEqual([
    true,
    ...Array<boolean>(8).fill(false),
  ])
})

const places = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.5, 0.5],
  [0.2, 0.7],
  [0.8, 0.8],
  [1 / 3, 0.5],
] as const

test.for(places)('a light disc at %f, %f is where the weight lies', ([x, y]) => {
  const weight = measureWeight(
    drawn(wide, (column, row) =>
      Math.hypot(column - x * wide.width, row - y * wide.height) < 40 ? 235 : 45,
    ),
  )
  expect(Math.abs(weight.x - x)).toBeLessThan(0.06)
  expect(Math.abs(weight.y - y)).toBeLessThan(0.06)
  expect(weight.cells).toHaveLength(36)
  expect(weight.cells.reduce((sum, cell) => sum + cell, 0)).toBeCloseTo(1, 2)
})

test('a colour of the same lightness has weight as well', () => {
  const weight = measureWeight(
    drawn(wide, (x, y) =>
      Math.hypot(x - 400, y - 250) < 40 ? [186, 77, 90] : [118, 118, 118],
    ),
  )
  expect(Math.abs(weight.x - 400 / 512)).toBeLessThan(0.06)
  expect(Math.abs(weight.y - 250 / 342)).toBeLessThan(0.06)
})

test.for([0, 128, 255])('an even surface of %d has its weight in the middle', (tone) => {
  const weight = measureWeight(drawn(wide, () => tone))
  expect([weight.x, weight.y]).toEqual([0.5, 0.5])
  for (const cell of weight.cells) expect(cell).toBeCloseTo(1 / 36, 4)
})

test('two equal discs balance each other', () => {
  const weight = measureWeight(
    drawn(wide, (x, y) =>
      Math.min(Math.hypot(x - 100, y - 100), Math.hypot(x - 411, y - 241)) < 40
        ? 235
        : 45,
    ),
  )
  expect(weight.x).toBeCloseTo(0.5, 1)
  expect(weight.y).toBeCloseTo(0.5, 1)
})
