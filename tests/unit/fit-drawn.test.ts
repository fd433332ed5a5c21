import { access, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ExifReader from 'exifreader'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fitDrawn } from '#server/media/adjust/fit-drawn.ts'
import { picture, plain } from '#tests/support/sample-files.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import { pixelAt, pixelsOf } from './adjusting.ts'

async function fitted(source: Buffer, drawn: Buffer) {
  const folder = await tempFolder()
  const [path, target] = [join(folder, 'source'), join(folder, 'target')]
  await writeFile(path, source)
  const drawnBase64 = drawn.toString('base64')
  const task = { path, folder, target, mimeType: 'image/png', ffmpegPath: null }
  return {
    target,
    made: fitDrawn({ ...task, drawnBase64 }).then(() => readFile(target)),
  }
}

const sourceOf = (width: number, height: number) =>
  plain([80, 80, 80], { width, height }).png().toBuffer()

/** Thirds of red, green and blue from left to right. */
const bands = (width: number, height: number) =>
  picture({ width, height }, (x) =>
    x < width / 3 ? [220, 30, 30] : x < (2 * width) / 3 ? [30, 200, 30] : [30, 30, 220],
  )

test.for([
  ['png', 300, 200],
  ['jpeg', 300, 200],
  ['webp', 300, 200],
  ['png', 1024, 1024],
  ['png', 90, 160],
  ['png', 31, 20],
] as const)(
  'a %s of %d × %d comes out as a JPEG of the size of the source',
  async ([format, width, height]) => {
    const { made } = await fitted(
      await sourceOf(300, 200),
      await bands(width, height)[format]().toBuffer(),
    )
    const found = await sharp(await made).metadata()
    expect([found.format, found.width, found.height]).toEqual(['jpeg', 300, 200])
    expect(found.icc).toBeDefined()
  },
)

test('the size is that of the upright source', async () => {
  const source = await plain([9, 9, 9], { width: 300, height: 200 })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { made } = await fitted(source, await bands(200, 300).png().toBuffer())
  const { width, height } = await sharp(await made).metadata()
  expect([width, height]).toEqual([200, 300])
})

test('another shape is cut about its middle and never squeezed', async () => {
  // From 3:1 to 1:1 only the middle third is left.
  const { made } = await fitted(
    await sourceOf(200, 200),
    await bands(600, 200).png().toBuffer(),
  )
  const pixels = await pixelsOf(await made)
  for (const x of [6, 100, 193]) {
    const [red, green, blue] = pixelAt(pixels, x, 100)
    expect(green).toBeGreaterThan(150)
    expect(red! + blue!).toBeLessThan(130)
  }
})

test('a shape that is nearly right keeps its edges', async () => {
  const edged = picture({ width: 1216, height: 800 }, (x) =>
    x < 7 || x >= 1209 ? [250, 20, 20] : [40, 40, 40],
  )
  // 1216 × 800 against 3:2 differs by 1.3 %: a cut would take the red edges away.
  const { made } = await fitted(await sourceOf(1200, 800), await edged.png().toBuffer())
  const pixels = await pixelsOf(await made)
  expect(pixelAt(pixels, 1, 400)[0]).toBeGreaterThan(180)
  expect(pixelAt(pixels, 1198, 400)[0]).toBeGreaterThan(180)
})

test('a drawing with holes is laid on white', async () => {
  const drawn = await plain([0, 0, 0]).ensureAlpha(0).png().toBuffer()
  const { made } = await fitted(await sourceOf(64, 48), drawn)
  expect(pixelAt(await pixelsOf(await made), 30, 20)).toEqual([255, 255, 255])
})

test('the picture says of itself that a model had a part in it', async () => {
  const term =
    'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia'
  const { made } = await fitted(
    await sourceOf(60, 40),
    await bands(60, 40)
      .withExif({ IFD0: { Make: 'someone' } })
      .jpeg()
      .toBuffer(),
  )
  const bytes = await made
  const { xmpAsString, exif } = await sharp(bytes).metadata()
  expect(xmpAsString).toContain(
    `<Iptc4xmpExt:DigitalSourceType>${term}</Iptc4xmpExt:DigitalSourceType>`,
  )
  expect(exif).toBeUndefined()
  expect(ExifReader.load(bytes)['DigitalSourceType']?.value).toBe(term)
})

test.for([
  ['words', Buffer.from('I cannot draw that, sorry.')],
  ['nothing', Buffer.alloc(0)],
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['noise', Buffer.from(Array.from({ length: 500 }, (_, at) => (at * 37) % 256))],
] as const)('%s instead of a picture is refused in words', async ([, drawn]) => {
  const { made, target } = await fitted(await sourceOf(60, 40), drawn)
  await expect(made).rejects.toThrow('What the model sent is damaged or is no picture')
  await expect(access(target)).rejects.toThrow()
})

test('a picture that ends early is refused and leaves no target', async () => {
  const drawn = await bands(400, 300).png().toBuffer()
  const { made, target } = await fitted(
    await sourceOf(60, 40),
    drawn.subarray(0, drawn.length / 2),
  )
  await expect(made).rejects.toThrow(/damaged or is no picture/)
  await expect(access(target)).rejects.toThrow()
})

test.for([
  [1, 1],
  [3, 2],
  [1500, 2],
] as const)('a source of %d × %d has its size too', async ([width, height]) => {
  const { made } = await fitted(
    await sourceOf(width, height),
    await bands(300, 200).png().toBuffer(),
  )
  const found = await sharp(await made).metadata()
  expect([found.width, found.height]).toEqual([width, height])
})

test('a source that cannot be read is not blamed on the model', async () => {
  const { made } = await fitted(
    Buffer.from('no picture'),
    await bands(60, 40).png().toBuffer(),
  )
  await expect(made).rejects.toThrow(
    'The picture is damaged or of a kind that cannot be read',
  )
})
