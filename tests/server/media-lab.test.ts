import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { randomId } from '#db/ids.ts'
import { MediaError } from '#routers/media-lab.ts'
import { ffmpegFor } from '#server/media/ffmpeg.ts'
import { parseProbe } from '#server/media/sound.ts'
import { createDiskFileStore } from '#server/services/disk-file-store.ts'
import { createMediaLab } from '#server/services/process-media-lab.ts'
import { film, pdf, picture, plain, sine, wav } from '#tests/support/sample-files.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import type { Anchor } from '#routers/contract/anchors.ts'
import type { MediaFile, ModelAbilities, ModelPart } from '#routers/media-lab.ts'

const everything: ModelAbilities = { images: true, audio: true }
const nothing: ModelAbilities = { images: false, audio: false }

async function lab() {
  const folder = await tempFolder()
  const files = await createDiskFileStore(folder)
  const media = createMediaLab(files, { ffmpegPath: null })
  onTestFinished(() => media.close())
  return {
    files,
    folder,
    media,
    async store(bytes: Buffer, mimeType: string): Promise<MediaFile> {
      const filename = randomId(32)
      await writeFile(files.pathOf(filename), bytes)
      return { filename, mimeType }
    },
  }
}

async function withPlace(): Promise<Buffer> {
  return plain([90, 60, 30], { width: 400, height: 300 })
    .jpeg()
    .withExif({
      IFD0: { Model: 'Test Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .toBuffer()
}

test('a picture of a picture is WebP of the next width, made once, without any metadata', async () => {
  const { media, store } = await lab()
  const original = await withPlace()
  expect((await sharp(original).metadata()).exif).toBeDefined()
  const file = await store(original, 'image/jpeg')
  const [path, again] = await Promise.all([
    media.thumbnail(file, 100),
    media.thumbnail(file, 200),
  ])
  expect(again).toBe(path)
  const { format, width, exif } = await sharp(await readFile(path)).metadata()
  expect([format, width, exif]).toEqual(['webp', 240, undefined])
})

test('what a model is shown carries neither place nor camera', async () => {
  const { media, store } = await lab()
  const [part] = await media.modelParts(
    await store(await withPlace(), 'image/jpeg'),
    everything,
  )
  expect(part?.type).toBe('image')
  if (part?.type !== 'image') return
  const { format, exif } = await sharp(part.data).metadata()
  expect([format, exif]).toEqual(['jpeg', undefined])
})

test('what a model cannot take comes as text, or not at all', async () => {
  const { media, store } = await lab()
  const picture = await store(await withPlace(), 'image/jpeg')
  const song = await store(wav(1, sine(440, -12)), 'audio/wav')
  const text = await store(pdf([['The boat was late.']]), 'application/pdf')
  expect(await media.modelParts(picture, nothing)).toEqual([])
  expect(await media.modelParts(song, nothing)).toEqual([])
  expect(await media.modelParts(text, nothing)).toMatchObject([
    { type: 'text', text: 'The boat was late.' },
  ])
  expect((await media.modelParts(song, everything)).map(({ type }) => type)).toEqual([
    'audio',
  ])
  expect((await media.modelParts(text, everything)).map(({ type }) => type)).toEqual([
    'text',
    'image',
  ])
})

test('sound and documents have pictures too', async () => {
  const { media, store } = await lab()
  for (const file of [
    await store(wav(1, sine(440, -12)), 'audio/wav'),
    await store(pdf([['The boat was late.']]), 'application/pdf'),
  ])
    expect((await sharp(await media.thumbnail(file, 240)).metadata()).width).toBe(240)
})

test('a damaged file is a MediaError, and the next one is measured all the same', async () => {
  const { media, store } = await lab()
  const broken = await store(Buffer.from('nothing'), 'image/jpeg')
  await expect(media.inspect(broken)).rejects.toThrow(MediaError)
  await expect(media.thumbnail(broken, 240)).rejects.toThrow(MediaError)
  const good = await store(await withPlace(), 'image/jpeg')
  expect(await media.inspect(good)).toMatchObject({
    family: 'image',
    width: 400,
    height: 300,
  })
})

const threePages = [
  ['The ferry came in late.', 'Nobody said so.'],
  ['A bell rang twice.'],
  ['They waited until the last car.'],
]

test('a document is read by pages, once', async () => {
  const { files, media, store } = await lab()
  const file = await store(pdf(threePages), 'application/pdf')
  const pages = await media.readText(file)
  expect(pages.map((page) => page.replaceAll(/\s+/g, ' ').trim())).toEqual(
    threePages.map((lines) => lines.join(' ')),
  )
  const kept = join(await files.derivedFolder(file.filename), 'text.json')
  expect(JSON.parse(await readFile(kept, 'utf8'))).toEqual(pages)
  // The original is not needed a second time.
  await rm(files.pathOf(file.filename))
  expect(await media.readText(file)).toEqual(pages)
})

test('a plain text is one page, and a picture has no words', async () => {
  const { media, store } = await lab()
  const note = await store(Buffer.from('First.\r\n\r\nSecond.\n'), 'text/plain')
  expect(await media.readText(note)).toEqual(['First.\n\nSecond.'])
  const photo = await store(await withPlace(), 'image/jpeg')
  expect(await media.readText(photo)).toEqual([])
})

test('a damaged document is a MediaError and leaves nothing behind', async () => {
  const { files, media, store } = await lab()
  const broken = await store(Buffer.from('%PDF-1.4 nothing'), 'application/pdf')
  await expect(media.readText(broken)).rejects.toThrow(MediaError)
  const kept = join(await files.derivedFolder(broken.filename), 'text.json')
  await expect(stat(kept)).rejects.toThrow('ENOENT')
})

test('each page has a picture of its own, and only pages that exist', async () => {
  const { media, store } = await lab()
  const file = await store(pdf(threePages), 'application/pdf')
  const [first, second, again] = [
    await media.thumbnail(file, 480),
    await media.thumbnail(file, 480, 2),
    await media.thumbnail(file, 480, 1),
  ]
  expect(again).toBe(first)
  expect(second).not.toBe(first)
  expect((await readFile(second)).equals(await readFile(first))).toBe(false)
  await expect(media.thumbnail(file, 480, 99)).rejects.toThrow(MediaError)
})

test('a film has a strip of its shots once it was measured', async () => {
  const { folder, media, store } = await lab()
  const file = await store(await film(folder, 'mp4', 'libx264'), 'video/mp4')
  await expect(media.shotStrip(file)).rejects.toThrow(MediaError)
  const facts = await media.inspect(file)
  const strip = facts.family === 'video' ? facts.cut?.strip : undefined
  const { format, width, height } = await sharp(await media.shotStrip(file)).metadata()
  expect([format, width, height]).toEqual([
    'webp',
    (strip?.frames ?? 0) * (strip?.frameWidth ?? 0),
    strip?.frameHeight,
  ])
})

test('a photograph has no strip, measured or not', async () => {
  const { media, store } = await lab()
  const photo = await store(await withPlace(), 'image/jpeg')
  await media.inspect(photo)
  await expect(media.shotStrip(photo)).rejects.toThrow(MediaError)
})

function dataOf(part: ModelPart | undefined): Buffer {
  if (!part || part.type === 'text') throw new Error('Expected a part with bytes')
  return part.data
}

async function meanColour(part: ModelPart | undefined): Promise<number[]> {
  const { channels } = await sharp(dataOf(part)).stats()
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean))
}

function isNear(one: readonly number[], other: readonly number[]): boolean {
  return one.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= 6)
}

const box = (x: number, y: number, width: number, height: number): Anchor => ({
  type: 'box',
  x,
  y,
  width,
  height,
})

/** A red field at the top right of grey, with the box that lies well inside it. */
const redField = () =>
  picture({ width: 600, height: 400 }, (x, y) =>
    x >= 360 && y < 200 ? [200, 40, 30] : [90, 100, 110],
  )

test('a box of a picture is what lies there and a little around it', async () => {
  const { media, store } = await lab()
  const file = await store(
    await redField().jpeg({ quality: 95 }).toBuffer(),
    'image/jpeg',
  )
  const inside = await media.excerpt(file, box(0.7, 0.1, 0.2, 0.3), everything)
  expect(inside.map(({ type }) => type)).toEqual(['image'])
  expect(isNear(await meanColour(inside[0]), [200, 40, 30])).toBe(true)
  const { width, height } = await sharp(dataOf(inside[0])).metadata()
  // A fifth of 600 and three tenths of 400, with 15 % on every side.
  expect(Math.abs((width ?? 0) - 156)).toBeLessThanOrEqual(2)
  expect(Math.abs((height ?? 0) - 156)).toBeLessThanOrEqual(2)
  const [outside] = await media.excerpt(file, box(0.1, 0.6, 0.2, 0.2), everything)
  expect(isNear(await meanColour(outside), [90, 100, 110])).toBe(true)
  expect(await media.excerpt(file, box(0.7, 0.1, 0.2, 0.3), nothing)).toEqual([])
  expect(await media.excerpt(file, { type: 'whole' }, everything)).toEqual([])
})

test('a box at the edge of a picture stays inside it', async () => {
  const { media, store } = await lab()
  const file = await store(await redField().png().toBuffer(), 'image/png')
  const [corner] = await media.excerpt(file, box(0.8, 0, 0.2, 0.2), everything)
  expect(isNear(await meanColour(corner), [200, 40, 30])).toBe(true)
  const [whole] = await media.excerpt(file, box(0, 0, 1, 1), everything)
  const { width, height } = await sharp(dataOf(whole)).metadata()
  expect([width, height]).toEqual([600, 400])
})

test('a box is one of the upright picture', async () => {
  const { media, store } = await lab()
  // Lies on its side: what is stored at the top right is seen at the bottom right.
  const lying = await redField()
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const file = await store(lying, 'image/jpeg')
  const [red] = await media.excerpt(file, box(0.6, 0.7, 0.3, 0.2), everything)
  expect(isNear(await meanColour(red), [200, 40, 30])).toBe(true)
  const [grey] = await media.excerpt(file, box(0.6, 0.1, 0.3, 0.2), everything)
  expect(isNear(await meanColour(grey), [90, 100, 110])).toBe(true)
})

async function secondsOf(part: ModelPart | undefined): Promise<number> {
  const path = join(await tempFolder(), 'part.mp3')
  await writeFile(path, dataOf(part))
  const { log } = await ffmpegFor(null)({ input: path, args: [] })
  expect(log).toContain('Audio: mp3')
  return parseProbe(log)?.durationSeconds ?? 0
}

test('a time of a song is heard with two seconds on either side', async () => {
  const { media, store } = await lab()
  const song = await store(wav(9, sine(440, -12)), 'audio/wav')
  const at = (from: number, to: number): Anchor => ({ type: 'time', from, to })
  const middle = await media.excerpt(song, at(3, 4), everything)
  expect(middle.map(({ type }) => type)).toEqual(['audio'])
  expect(Math.abs((await secondsOf(middle[0])) - 5)).toBeLessThan(0.3)
  const [start] = await media.excerpt(song, at(0.5, 0.5), everything)
  expect(Math.abs((await secondsOf(start)) - 2.5)).toBeLessThan(0.3)
  const [end] = await media.excerpt(song, at(8, 9), everything)
  expect(Math.abs((await secondsOf(end)) - 3)).toBeLessThan(0.3)
  expect(await media.excerpt(song, at(3, 4), { ...everything, audio: false })).toEqual([])
})

test('a time of a film is three frames, one for a moment', async () => {
  const { folder, media, store } = await lab()
  // Ten frames, each a step lighter than the last.
  const file = await store(await film(folder, 'mp4', 'libx264'), 'video/mp4')
  const stretch: Anchor = { type: 'time', from: 0.1, to: 0.7 }
  const frames = await media.excerpt(file, stretch, everything)
  expect(frames.map(({ type }) => type)).toEqual(['image', 'image', 'image'])
  const greys = await Promise.all(
    frames.map(async (frame) => (await meanColour(frame))[0]),
  )
  for (const [index, grey] of [75, 120, 165].entries())
    expect(Math.abs((greys[index] ?? 0) - grey)).toBeLessThan(12)
  const moment: Anchor = { type: 'time', from: 0.4, to: 0.4 }
  expect(await media.excerpt(file, moment, everything)).toHaveLength(1)
  expect(await media.excerpt(file, moment, { ...everything, images: false })).toEqual([])
})

test('the end of a film can be shown, though no frame begins there', async () => {
  const { folder, media, store } = await lab()
  const file = await store(await film(folder, 'mp4', 'libx264'), 'video/mp4')
  const ending: Anchor = { type: 'time', from: 0.6, to: 1 }
  expect(await media.excerpt(file, ending, everything)).toHaveLength(3)
})

test('a page of a document is drawn, or a part of it in finer detail', async () => {
  const { media, store } = await lab()
  const file = await store(pdf(threePages), 'application/pdf')
  const page = (number: number, part: Anchor | null = null): Anchor => ({
    type: 'page',
    page: number,
    box: part?.type === 'box' ? part : null,
  })
  const [whole, other] = [
    await media.excerpt(file, page(1), everything),
    await media.excerpt(file, page(2), everything),
  ]
  expect(whole).toMatchObject([{ type: 'image', caption: 'Page 1' }])
  expect(dataOf(whole[0]).equals(dataOf(other[0]))).toBe(false)
  const [lines] = await media.excerpt(file, page(1, box(0.05, 0, 0.5, 0.1)), everything)
  const [empty] = await media.excerpt(file, page(1, box(0.2, 0.6, 0.5, 0.3)), everything)
  expect(await meanColour(empty)).toEqual([255, 255, 255])
  expect((await meanColour(lines))[0]).toBeLessThan(254)
  const { width } = await sharp(dataOf(lines)).metadata()
  const across = (await sharp(dataOf(whole[0])).metadata()).width
  // Left of it there is room for a twentieth only, right of it for the full margin.
  expect(width).toBeGreaterThan(1.4 * 0.625 * across)
  expect(await media.excerpt(file, page(1), nothing)).toEqual([])
})

test('a quote comes with the text around it, even for a model that only reads', async () => {
  const { media, store } = await lab()
  const before = 'Ropes went over the side. '.repeat(40)
  const after = ' They waited a little longer. '.repeat(40)
  const text = `${before}She was not on it.${after}`
  const file = await store(Buffer.from(text), 'text/plain')
  const quote = (words: string): Anchor => ({ type: 'quote', text: words })
  const parts = await media.excerpt(file, quote('She was  not on it.'), nothing)
  expect(parts.map(({ type }) => type)).toEqual(['text'])
  const around = parts[0]?.type === 'text' ? parts[0].text : ''
  expect(around).toContain('over the side. She was not on it. They waited')
  expect(text).toContain(around)
  expect(around.length).toBe(400 + 'She was not on it.'.length + 400)
  expect(await media.excerpt(file, quote('She was on it.'), nothing)).toEqual([])
})
