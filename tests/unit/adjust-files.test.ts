import { access, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ExifReader from 'exifreader'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { adjust } from '#server/media/adjust/adjust.ts'
import { measureTones } from '#server/media/tones.ts'
import { picture, plain } from '#tests/support/sample-files.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import { adjusted, pixelAt, pixelsOf, scene } from './adjusting.ts'
import type { Adjustment } from '#routers/contract/refyn.ts'

const nothing: Adjustment[] = []
const brighter: Adjustment[] = [{ kind: 'exposure', stops: 0.5, region: null }]

test.for([
  ['image/jpeg', 'jpeg', 'image/jpeg'],
  ['image/png', 'png', 'image/png'],
  ['image/webp', 'webp', 'image/webp'],
  ['image/gif', 'gif', 'image/png'],
] as const)('%s comes out as it should', async ([mimeType, format, wanted]) => {
  const source = await scene()[format]().toBuffer()
  const made = await adjusted(source, brighter, mimeType)
  expect(made.mimeType).toBe(wanted)
  const { format: found, width, height, space } = await sharp(made.bytes).metadata()
  expect(`image/${found}`).toBe(wanted)
  expect([width, height, space]).toEqual([120, 80, 'srgb'])
  const [before, after] = [await measureTones(source), await measureTones(made.bytes)]
  expect(after.brightness).toBeGreaterThan(before.brightness + 0.05)
})

test('a JPEG keeps the full resolution of its colours', async () => {
  const { bytes } = await adjusted(
    await scene().jpeg().toBuffer(),
    brighter,
    'image/jpeg',
  )
  expect((await sharp(bytes).metadata()).chromaSubsampling).toBe('4:4:4')
})

test('of a moving picture the first frame is taken', async () => {
  const frames = picture({ width: 20, height: 20 }, (_, y) =>
    y < 10 ? [200, 30, 30] : [30, 30, 200],
  )
  const raw = await frames.raw().toBuffer()
  const gif = await sharp(raw, {
    raw: { width: 20, height: 20, channels: 3, pageHeight: 10 },
  })
    .gif()
    .toBuffer()
  const pixels = await pixelsOf((await adjusted(gif, nothing, 'image/gif')).bytes)
  expect([pixels.width, pixels.height]).toEqual([20, 10])
  expect(pixelAt(pixels, 5, 5)[0]).toBeGreaterThan(150)
})

test('nothing of the metadata goes along but a profile', async () => {
  const source = await scene()
    .withExif({
      IFD0: { Make: 'Refyn', Model: 'Refyn One', Artist: 'A. Person' },
      IFD2: { BodySerialNumber: 'serial-12345', LensSerialNumber: '99887' },
      IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .jpeg()
    .toBuffer()
  expect((await sharp(source).metadata()).exif).toBeDefined()
  for (const mimeType of ['image/jpeg', 'image/png', 'image/webp']) {
    const { bytes } = await adjusted(source, brighter, mimeType)
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(icc).toBeDefined()
    for (const secret of ['serial-12345', 'Refyn One', 'A. Person', '99887'])
      expect(bytes.includes(secret)).toBe(false)
    expect(Object.keys(ExifReader.load(bytes)).filter((tag) => /GPS/.test(tag))).toEqual(
      [],
    )
  }
})

test('a picture that lies on its side is adjusted upright', async () => {
  // Orientation 6: the left edge as stored is the top as seen.
  const stored = picture({ width: 90, height: 60 }, (x) =>
    x < 30 ? [240, 240, 240] : [60, 60, 60],
  )
  const source = await stored.png().withMetadata({ orientation: 6 }).toBuffer()
  const { bytes } = await adjusted(source, [
    { kind: 'crop', box: { x: 0, y: 0, width: 1, height: 0.5 } },
  ])
  const pixels = await pixelsOf(bytes)
  expect([pixels.width, pixels.height]).toEqual([60, 45])
  expect(pixelAt(pixels, 30, 2)).toEqual([240, 240, 240])
  expect(pixelAt(pixels, 30, 40)).toEqual([60, 60, 60])
  expect((await sharp(bytes).metadata()).orientation).toBeUndefined()
})

test('a picture of sixteen bits is the same picture in eight', async () => {
  const source = await scene().toColourspace('rgb16').png().toBuffer()
  expect((await sharp(source).metadata()).depth).toBe('ushort')
  const after = await measureTones((await adjusted(source, nothing)).bytes)
  const before = await measureTones(await scene().png().toBuffer())
  expect(Math.abs(after.brightness - before.brightness)).toBeLessThan(0.005)
  expect(Math.abs(after.chroma - before.chroma)).toBeLessThan(0.003)
})

test.for(['grey', 'grey of sixteen bits', 'black and white', 'grey with holes'])(
  'a picture in %s can be given a colour',
  async (kind) => {
    const grey = plain([120, 120, 120]).greyscale()
    const source = await (
      kind === 'grey'
        ? grey.jpeg()
        : kind === 'black and white'
          ? grey.png({ palette: true, colours: 2 })
          : kind === 'grey with holes'
            ? grey.ensureAlpha(0.9).toColourspace('b-w').png()
            : grey.toColourspace('grey16').png()
    ).toBuffer()
    const { bytes } = await adjusted(source, [
      { kind: 'whiteBalance', warmth: 0.05, tint: 0, region: null },
    ])
    const [red, , blue] = pixelAt(await pixelsOf(bytes), 5, 5)
    expect(red! - blue!).toBeGreaterThan(20)
  },
)

test('a CMYK picture comes out in sRGB', async () => {
  const source = await scene().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
  expect((await sharp(source).metadata()).space).toBe('cmyk')
  const { bytes } = await adjusted(source, nothing, 'image/jpeg')
  const { space, channels } = await sharp(bytes).metadata()
  expect([space, channels]).toEqual(['srgb', 3])
  const [before, after] = [await measureTones(source), await measureTones(bytes)]
  expect(Math.abs(after.brightness - before.brightness)).toBeLessThan(0.02)
})

test('colours of a wide gamut are brought to sRGB and not merely relabelled', async () => {
  const source = await scene().withIccProfile('p3').png().toBuffer()
  const relabelled = await pixelsOf(
    await sharp(source, { ignoreIcc: true }).png().toBuffer(),
  )
  const after = await pixelsOf((await adjusted(source, nothing)).bytes)
  const wanted = await pixelsOf(await scene().png().toBuffer())
  let [nearWanted, nearRelabelled] = [0, 0]
  for (let at = 0; at < wanted.data.length; at += 1) {
    nearWanted += Math.abs(after.data[at]! - wanted.data[at]!)
    nearRelabelled += Math.abs(after.data[at]! - relabelled.data[at]!)
  }
  expect(nearWanted / wanted.data.length).toBeLessThan(2)
  expect(nearRelabelled).toBeGreaterThan(nearWanted * 2)
})

test.for([
  ['text', Buffer.from('This is no picture at all.')],
  ['nothing', Buffer.alloc(0)],
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
] as const)('%s is refused in words', async ([, bytes]) => {
  await expect(adjusted(bytes, brighter)).rejects.toThrow(
    'The picture is damaged or of a kind that cannot be read',
  )
})

test('a picture that ends early is refused and leaves no target', async () => {
  const jpeg = await scene({ width: 400, height: 300 }).jpeg().toBuffer()
  const folder = await tempFolder()
  const [path, target] = [join(folder, 'source'), join(folder, 'target')]
  await writeFile(path, jpeg.subarray(0, jpeg.length / 2))
  const task = { path, target, folder, mimeType: 'image/jpeg', ffmpegPath: null }
  await expect(adjust({ ...task, adjustments: brighter })).rejects.toThrow(/damaged/)
  await expect(access(target)).rejects.toThrow()
})

test('the source stays as it is', async () => {
  const folder = await tempFolder()
  const [path, target] = [join(folder, 'source'), join(folder, 'target')]
  const source = await scene().png().toBuffer()
  await writeFile(path, source)
  const task = { path, target, folder, mimeType: 'image/png', ffmpegPath: null }
  await adjust({ ...task, adjustments: brighter })
  expect((await readFile(path)).equals(source)).toBe(true)
})
