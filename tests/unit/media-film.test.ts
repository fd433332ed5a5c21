import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readFrames, samplingOf } from '#server/media/film/frames.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import {
  blobs,
  bricks,
  cutsOf,
  encode,
  ffmpeg,
  measured,
  plaid,
  rings,
  scene,
  score,
  shoot,
  still,
  stripes,
  tinted,
} from './film-scenes.ts'
import type { FilmFrame } from '#server/media/film/frames.ts'
import type { Colour } from './film-scenes.ts'

test('black and stillness are found where they are', async () => {
  const source = await shoot([
    scene(2.4, plaid),
    scene(1.6, () => [0, 0, 0]),
    scene(2, rings),
    scene(3.2, still),
    scene(2, stripes),
    scene(1.2, still),
  ])
  const { black, frozen } = await measured(source)
  expect(black).toHaveLength(1)
  expect(Math.abs((black[0]?.from ?? 0) - 2.4)).toBeLessThan(0.15)
  expect(Math.abs((black[0]?.to ?? 0) - 4)).toBeLessThan(0.15)
  // The last still is shorter than two seconds.
  expect(frozen).toHaveLength(1)
  expect(Math.abs((frozen[0]?.from ?? 0) - 6)).toBeLessThan(0.25)
  expect(Math.abs((frozen[0]?.to ?? 0) - 9.2)).toBeLessThan(0.15)
})

test('black at the end reaches to the end', async () => {
  const { black } = await measured(
    await shoot([scene(2, plaid), scene(1.2, () => [0, 0, 0])]),
  )
  expect(black).toHaveLength(1)
  expect(Math.abs((black[0]?.to ?? 0) - 3.2)).toBeLessThan(0.15)
})

test('each shot is as bright as what is in it', async () => {
  const greys = [40, 90, 140, 190, 230]
  const source = await shoot(
    greys.map((grey) =>
      scene(1.6, (x, y, t) =>
        tinted([grey, grey, grey], (x + y + t * 20) % 8 < 4 ? 8 : -8),
      ),
    ),
  )
  const { shots } = await measured(source)
  expect(shots).toHaveLength(greys.length)
  for (const [index, grey] of greys.entries())
    expect(Math.abs((shots[index]?.brightness ?? 0) - grey / 255)).toBeLessThan(0.02)
  expect(shots.at(-1)?.to).toBeCloseTo(8, 1)
  for (const [index, { to }] of shots.slice(0, -1).entries())
    expect(shots[index + 1]?.from).toBe(to)
})

test('the strip has a frame of each shot, in their order', async () => {
  const colours: Colour[] = [
    [200, 60, 60],
    [60, 180, 80],
    [70, 80, 200],
    [210, 190, 60],
  ]
  const source = await shoot(
    colours.map((colour) =>
      scene(1.5, (x, y, t) => tinted(colour, (x + y + t * 20) % 8 < 4 ? 6 : -6)),
    ),
  )
  const target = `${source.path}.webp`
  const { strip, shots } = await measured(source, target)
  expect(strip).toEqual({ frameWidth: 160, frameHeight: 90, frames: 4 })
  expect(shots).toHaveLength(4)
  const { width, height, format } = await sharp(target).metadata()
  expect([width, height, format]).toEqual([4 * 160, 90, 'webp'])
  for (const [index, colour] of colours.entries()) {
    const frame = await sharp(target)
      .extract({ left: index * 160, top: 0, width: 160, height: 90 })
      .png()
      .toBuffer()
    const { channels } = await sharp(frame).stats()
    for (const [channel, value] of colour.entries())
      expect(Math.abs((channels[channel]?.mean ?? 0) - value)).toBeLessThan(12)
  }
})

test('a portrait film keeps its shape, also when only its orientation says so', async () => {
  const scenes = [scene(1.6, plaid), scene(1.6, stripes)]
  const upright = await shoot(scenes, [], { width: 90, height: 160 })
  expect([upright.width, upright.height]).toEqual([180, 320])
  const cut = await measured(upright)
  expect(cut.strip).toEqual({ frameWidth: 50, frameHeight: 90, frames: 2 })
  expect(score(cutsOf(cut), [1.6]).f1).toBe(1)
  const lying = await shoot([
    // Light above dark once it is turned upright.
    scene(1.2, (x, _y, t) => tinted(x < 80 ? [220, 220, 220] : [40, 40, 40], t * 4)),
  ])
  const turned = await encode(
    await tempFolder(),
    { input: lying.path, args: ['-c', 'copy', '-metadata:s:v:0', 'rotate=90', '{out}'] },
    'turned.mp4',
  )
  expect([turned.width, turned.height]).toEqual([180, 320])
  const strip = `${turned.path}.webp`
  expect((await measured(turned, strip)).strip).toEqual({
    frameWidth: 50,
    frameHeight: 90,
    frames: 1,
  })
  const { data, info } = await sharp(strip)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0
  expect(Math.abs(at(5, 10) - at(45, 10))).toBeLessThan(12)
  expect(Math.abs(at(25, 10) - at(25, 80))).toBeGreaterThan(120)
})

const huge = { width: 7680, height: 4320, framesPerSecond: 60 }

test('a film too long to decode is looked at by its key frames', () => {
  const source = { path: '', width: 1920, height: 1080, framesPerSecond: 25 }
  expect(samplingOf({ ...source, durationSeconds: 300 }, 1)).toEqual({
    precision: 'frame',
    width: 160,
    height: 90,
    analysedSeconds: 300,
  })
  expect(samplingOf({ ...source, durationSeconds: 3600 }, 1).precision).toBe('key-frame')
  expect(samplingOf({ ...source, ...huge, durationSeconds: 5 * 3600 }, 1)).toMatchObject({
    precision: 'key-frame',
    analysedSeconds: 3 * 3600,
  })
})

test('only key frames are read of such a film, at their own times', async () => {
  const source = await shoot(
    [scene(3, plaid), scene(3, blobs)],
    ['-preset', 'veryfast', '-g', '25', '-keyint_min', '25', '-sc_threshold', '0'],
  )
  const frames: FilmFrame[] = []
  const sampling = { ...samplingOf(source, 1), precision: 'key-frame' as const }
  for await (const frame of readFrames([ffmpeg], source, sampling))
    frames.push({ ...frame, rgb: Uint8Array.from(frame.rgb) })
  expect(frames.map(({ at }) => Math.round(at * 100) / 100)).toEqual([0, 1, 2, 3, 4, 5])
  expect(frames.every(({ rgb }) => rgb.length === 160 * 90 * 3)).toBe(true)
})

test('a film known by its key frames has shots and no more than that', async () => {
  const source = await shoot(
    [scene(3, plaid), scene(2, still), scene(3, bricks)],
    ['-preset', 'veryfast', '-g', '25', '-keyint_min', '25', '-sc_threshold', '0'],
  )
  const cut = await measured({ ...source, width: 40_000, height: 22_500 })
  expect(cut.precision).toBe('key-frame')
  expect(cutsOf(cut)).toEqual([3, 5])
  expect([cut.black, cut.frozen]).toEqual([[], []])
  expect(cut.strip?.frames).toBe(3)
})

test('a film shorter than a second is one shot', async () => {
  const source = await shoot([scene(0.4, plaid)])
  const { shots, strip, analysedSeconds } = await measured(source)
  expect(shots).toEqual([{ from: 0, to: 0.4, brightness: expect.closeTo(0.43, 1) }])
  expect(analysedSeconds).toBeCloseTo(0.4, 2)
  expect(strip?.frames).toBe(1)
})

test('the engine survives more runs than a morning has', async () => {
  const { path } = await shoot([scene(0.4, plaid)])
  for (let run = 0; run < 150; run += 1) {
    const { log } = await ffmpeg({ input: path, args: [] })
    expect(log).toContain('Video: h264')
  }
})
