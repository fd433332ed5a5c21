import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readBitmapSize } from '#server/media/bitmap.ts'
import { excerpt } from '#server/media/excerpt.ts'
import { inspect } from '#server/media/inspect.ts'
import { modelParts } from '#server/media/model-parts.ts'
import { thumbnail } from '#server/media/thumbnail.ts'
import { plain } from '#tests/support/sample-files.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import { bitmap, colour, size, withBitmapHeaders } from './every-type.ts'
import { taggedTiff } from './tagged-tiff.ts'
import type { ImageFacts } from '#routers/contract/facts.ts'
import type { TaskFile, TaskPart } from '#server/media/tasks.ts'

const everything = { images: true, audio: true }
const other = [40, 90, 200] as const

async function stored(bytes: Buffer, mimeType: string): Promise<TaskFile> {
  const folder = await tempFolder()
  const path = join(folder, 'picture')
  await writeFile(path, bytes)
  return { path, mimeType, ffmpegPath: null, folder }
}

async function measured(file: TaskFile): Promise<ImageFacts> {
  const facts = await inspect(file)
  if (facts.family !== 'image') throw new Error(`Expected a picture, got ${facts.family}`)
  return facts
}

async function meanOf(bytes: Buffer): Promise<number[]> {
  const { channels } = await sharp(bytes).stats()
  return channels.slice(0, 3).map(({ mean }) => mean)
}

function bytesOf(part: TaskPart | undefined): Buffer {
  if (part?.type !== 'image') throw new Error(`Expected a picture, got ${part?.type}`)
  return Buffer.from(part.base64, 'base64')
}

/** All that is derived from a picture, each as bytes. */
async function derivatives(file: TaskFile): Promise<Buffer[]> {
  const target = join(file.folder, 'w240.webp')
  await thumbnail({ ...file, width: 240, target, page: 1 })
  const [copy] = await modelParts({ ...file, abilities: everything })
  const anchor = { type: 'box', x: 0.3, y: 0.3, width: 0.2, height: 0.2 } as const
  const [crop] = await excerpt({ ...file, abilities: everything, anchor })
  return [await readFile(target), bytesOf(copy), bytesOf(crop)]
}

/** Whether all that is derived shows this colour, and all measures speak of it. */
async function expectColour(
  file: TaskFile,
  rgb: readonly number[],
  within: number,
): Promise<void> {
  const { tones } = await measured(file)
  const hex = tones.palette[0]?.hex ?? ''
  const seen = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  for (const mean of [
    seen,
    ...(await Promise.all((await derivatives(file)).map(meanOf))),
  ])
    for (const [index, value] of rgb.entries())
      expect(Math.abs((mean[index] ?? 0) - value), mean.join(' ')).toBeLessThan(within)
}

const tiffs: Array<[name: string, within: number, bytes: () => Promise<Buffer>]> = [
  ['packed by LZW', 3, () => plain(colour, size).tiff({ compression: 'lzw' }).toBuffer()],
  [
    'of sixteen bits',
    3,
    () =>
      plain(colour, size)
        .toColourspace('rgb16')
        .tiff({ compression: 'deflate' })
        .toBuffer(),
  ],
  [
    'of four inks, without a profile',
    35,
    () =>
      plain(colour, size).toColourspace('cmyk').tiff({ compression: 'lzw' }).toBuffer(),
  ],
  [
    'of four inks, with a profile',
    35,
    () =>
      plain(colour, size)
        .toColourspace('cmyk')
        .withIccProfile('cmyk')
        .tiff({ compression: 'lzw' })
        .toBuffer(),
  ],
  [
    'in tiles, with smaller copies behind',
    3,
    () => plain(colour, size).tiff({ tile: true, pyramid: true }).toBuffer(),
  ],
]

test.for(tiffs)('a TIFF %s keeps its colours', async ([, within, bytes]) => {
  await expectColour(await stored(await bytes(), 'image/tiff'), colour, within)
})

test('of a TIFF of several pages the first is looked at, and no other can be asked for', async () => {
  const pages = await Promise.all(
    [colour, other].map((one) => plain(one, size).png().toBuffer()),
  )
  const bytes = await sharp(pages, { join: { animated: true } })
    .tiff({ compression: 'lzw' })
    .toBuffer()
  expect((await sharp(bytes).metadata()).pages).toBe(2)
  const file = await stored(bytes, 'image/tiff')
  expect(await measured(file)).toMatchObject(size)
  await expectColour(file, colour, 3)
  const target = join(file.folder, 'w96-p2.webp')
  await expect(thumbnail({ ...file, width: 96, target, page: 2 })).rejects.toThrow(
    'no such page',
  )
})

test('a TIFF is measured upright and with what the camera noted, and gives nothing else away', async () => {
  const secrets = ['Renate Beispiel', 'BODY-4711', 'WGS-84']
  const bytes = taggedTiff(size, colour, {
    main: [
      { tag: 272, type: 2, values: 'Test Camera' },
      { tag: 274, type: 3, values: [6] },
      { tag: 315, type: 2, values: secrets[0]! },
    ],
    camera: [
      { tag: 33_437, type: 5, values: [28, 10] },
      { tag: 42_033, type: 2, values: secrets[1]! },
    ],
    place: [
      { tag: 1, type: 2, values: 'N' },
      { tag: 2, type: 5, values: [51, 1, 30, 1, 0, 1] },
      { tag: 18, type: 2, values: secrets[2]! },
    ],
  })
  for (const secret of secrets) expect(bytes.includes(secret)).toBe(true)
  const file = await stored(bytes, 'image/tiff')
  const facts = await measured(file)
  expect(facts).toMatchObject({ width: size.height, height: size.width })
  expect(facts.exposure).toMatchObject({ camera: 'Test Camera', aperture: 2.8 })
  expect(JSON.stringify(facts)).not.toMatch(/gps|latitude|serial|artist/i)
  for (const derived of await derivatives(file)) {
    for (const secret of secrets) expect(derived.includes(secret)).toBe(false)
    expect((await sharp(derived).metadata()).exif).toBeUndefined()
  }
})

test('a TIFF that breaks off is not measured', async () => {
  const bytes = taggedTiff(size, colour, { main: [], camera: [], place: [] })
  // The directory, which lies at the end, is left whole: it is the pixels that are missing.
  bytes.writeUInt32LE(bytes.length - 100, bytes.readUInt32LE(4) + 2 + 5 * 12 + 8)
  const file = await stored(bytes, 'image/tiff')
  await expect(measured(file)).rejects.toThrow()
})

/** One colour in the palette, and a run of it for each row. */
function runs({ width, height }: typeof size): Buffer {
  const rows = Array.from({ length: height }, () => [width % 256, 0, 0, 0]).flat()
  return withBitmapHeaders({
    width,
    height,
    depth: 8,
    compression: 1,
    palette: Buffer.from([...colour.toReversed(), 0]),
    pixels: Buffer.from([...rows, 0, 1]),
  })
}

/** The twelve bytes of header that OS/2 wrote. */
function ofOs2(): Buffer {
  const pixels = bitmap().subarray(54)
  const head = Buffer.alloc(26)
  head.write('BM')
  head.writeUInt32LE(26 + pixels.length, 2)
  head.writeUInt32LE(26, 10)
  head.writeUInt32LE(12, 14)
  head.writeUInt16LE(size.width, 18)
  head.writeUInt16LE(size.height, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt16LE(24, 24)
  return Buffer.concat([head, pixels])
}

const bitmaps: Array<[name: string, bytes: Buffer]> = [
  ['of 24 bits', bitmap()],
  ['of runs', runs(size)],
  ['of OS/2', ofOs2()],
]

test.for(bitmaps)('a BMP %s keeps its colours', async ([, bytes]) => {
  const file = await stored(bytes, 'image/bmp')
  expect(await measured(file)).toMatchObject({ ...size, exposure: null })
  await expectColour(file, colour, 3)
})

test('rows of a BMP that go from the top down are not turned over', async () => {
  const pixels = Buffer.alloc(size.width * size.height * 4)
  for (let at = 0; at < pixels.length; at += 4)
    pixels.set((at < pixels.length / 2 ? colour : other).toReversed(), at)
  const parts = { width: size.width, height: -size.height, depth: 32, compression: 0 }
  const file = await stored(withBitmapHeaders({ ...parts, pixels }), 'image/bmp')
  const at = async (y: number) => {
    const anchor = { type: 'box', x: 0.2, y, width: 0.6, height: 0.2 } as const
    const [crop] = await excerpt({ ...file, abilities: everything, anchor })
    return meanOf(bytesOf(crop))
  }
  expect((await at(0.1))[0]).toBeGreaterThan(180)
  expect((await at(0.7))[0]).toBeLessThan(60)
})

test('a BMP that breaks off, and one whose headers are none, is not measured', async () => {
  for (const bytes of [bitmap().subarray(0, 400), Buffer.from('BM'.padEnd(400, '\0'))])
    await expect(measured(await stored(bytes, 'image/bmp'))).rejects.toThrow(
      'could not be decoded',
    )
})

test('a small BMP that unpacks to more than 50 million pixels is refused', async () => {
  const file = await stored(runs({ width: 25_000, height: 2001 }), 'image/bmp')
  // Refused by its headers: whoever decodes it first has the memory for it to find already.
  await expect(measured(file)).rejects.toThrow('This picture exceeds the pixel limit')
  const target = join(file.folder, 'w96.webp')
  await expect(thumbnail({ ...file, width: 96, target, page: 1 })).rejects.toThrow(
    'This picture exceeds the pixel limit',
  )
})

test('the headers of a BMP are read, and those of nothing else', () => {
  const changed = (at: number, byte: number) => {
    const head = Buffer.from(bitmap().subarray(0, 64))
    head[at] = byte
    return readBitmapSize(head)
  }
  expect(changed(0, 0x42)).toEqual(size)
  expect(readBitmapSize(ofOs2())).toEqual(size)
  for (const [what, at, byte] of [
    ['another first letter', 0, 0x43],
    ['another second letter', 1, 0x42],
    ['a header of no length', 14, 0],
    ['a header of 41 bytes', 14, 41],
    ['no width', 18, 0],
    ['a width below nothing', 21, 0x80],
    ['no height', 22, 0],
    ['two planes', 26, 2],
    ['a depth of 5 bits', 28, 5],
  ] as const)
    expect([what, changed(at, byte)]).toEqual([what, null])
  expect(readBitmapSize(bitmap().subarray(0, 31))).toBeNull()
})
