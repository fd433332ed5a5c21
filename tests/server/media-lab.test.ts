import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { randomId } from '#db/ids.ts'
import { MediaError } from '#routers/context.ts'
import { createDiskFileStore } from '#server/services/disk-file-store.ts'
import { createMediaLab } from '#server/services/process-media-lab.ts'
import { pdf, plain, sine, wav } from '#tests/support/sample-files.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import type { MediaFile, ModelAbilities } from '#routers/context.ts'

const everything: ModelAbilities = { images: true, audio: true, pdf: true }
const nothing: ModelAbilities = { images: false, audio: false, pdf: false }

async function lab() {
  const files = await createDiskFileStore(await tempFolder())
  const media = createMediaLab(files, { ffmpegPath: null })
  onTestFinished(() => media.close())
  return {
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
    'pdf',
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
