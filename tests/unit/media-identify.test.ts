import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identify } from '#server/media/identify.ts'
import { inspect } from '#server/media/inspect.ts'
import { doc } from '#tests/support/doc.ts'
import { film, pdf, plain, sine, sound, wav } from '#tests/support/sample-files.ts'
import { docxParts, zip } from '#tests/support/zip.ts'
import { bitmap, converted } from './every-type.ts'

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
let folder = ''
const samples = new Map<string, Buffer>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'refyn-identify-'))
  samples.set('jpeg', await plain([90, 60, 30]).jpeg().toBuffer())
  samples.set('png', await plain([90, 60, 30]).png().toBuffer())
  samples.set('gif', await plain([90, 60, 30]).gif().toBuffer())
  samples.set('webp', await plain([90, 60, 30]).webp().toBuffer())
  samples.set('wav', wav(0.5, sine(440, -12)))
  for (const extension of ['mp3', 'm4a', 'aac'])
    samples.set(extension, await sound(folder, extension))
  for (const extension of ['mp4', 'mov', 'avi'])
    samples.set(extension, await film(folder, extension))
  samples.set('webm', await film(folder, 'webm', 'libvpx'))
  samples.set('bmp', bitmap())
  samples.set('tiff', await plain([90, 60, 30]).tiff({ compression: 'lzw' }).toBuffer())
  samples.set('big tiff', await plain([90, 60, 30]).tiff({ bigtiff: true }).toBuffer())
  for (const [name, output, codecs] of containers) {
    const args = [codecs.replace('[sine]', sineTrack), '{out}'].join(' ').split(' ')
    samples.set(name, await converted(folder, samples.get('mp4')!, { args, output }))
  }
  samples.set('pdf', pdf([['One line of text']]))
  samples.set(
    'svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>'),
  )
  samples.set('html', Buffer.from('<!doctype html><script>alert(1)</script>'))
  samples.set('script', Buffer.from('#!/bin/sh\nrm -rf /\n'))
  samples.set('empty', Buffer.alloc(0))
  samples.set('zip', Buffer.from('PK\u0003\u0004rest of an archive'))
  samples.set('docx', zip(docxParts(['The boat was late.'])))
  samples.set('doc', doc(['The boat was late.']))
  samples.set('sheet', otherCompound)
  samples.set('txt', Buffer.from('BMW stood on the hood.\n\nIt was late.\f'))
  samples.set('text of flac', Buffer.from('fLaC is how its files begin.'))
  samples.set('text of ogg', Buffer.from('OggS is how its pages begin, each of them.'))
  samples.set('bm', Buffer.from('BM'.padEnd(200, '\u0001'), 'latin1'))
  samples.set('umlaut', Buffer.from('Sp\u00e4t im \u0084M\u00e4rz\u0093', 'latin1'))
  samples.set('long', Buffer.from(`${'a'.repeat(64 * 1024 - 1)}ä`))
  samples.set('utf-16', Buffer.from('\ufeffIt was late.', 'utf16le'))
  samples.set('utf-16 without its mark', Buffer.from('It was late.', 'utf16le'))
  samples.set('rtf', Buffer.from('{\\rtf1 It was late.}'))
  samples.set('xml', Buffer.from('\ufeff <?xml version="1.0"?><a/>'))
  samples.set('page', Buffer.from('<!-- late -->\n<HTML><body>x</body></HTML>'))
  samples.set('exe', Buffer.from('MZ\u0090\u0000'.padEnd(200, '\u0000'), 'latin1'))
}, 60_000)

/** The engine takes one input: a sound beside a film is made as it is asked for. */
const sineTrack = '[sine] -filter_complex sine=duration=1[sine]'

/** A picture that moves and a sine, in what they are kept in and in which order. */
const containers: Array<[name: string, extension: string, codecs: string]> = [
  ['flac', 'flac', '-map [sine]'],
  ['vorbis', 'ogg', '-map [sine] -c:a libvorbis'],
  ['opus', 'ogg', '-map [sine] -c:a libopus'],
  ['ogg of flac', 'ogg', '-map [sine] -c:a flac'],
  ['theora', 'ogv', '-map 0:v -c:v libtheora'],
  [
    'theora behind its sound',
    'ogv',
    '-map [sine] -map 0:v -c:v libtheora -c:a libvorbis',
  ],
  ['wmv', 'wmv', '-map 0:v -map [sine] -c:v wmv2 -c:a wmav2'],
  ['wmv behind its sound', 'wmv', '-map [sine] -map 0:v -c:v wmv2 -c:a wmav2'],
  ['wma', 'wma', '-map [sine] -c:a wmav2'],
  ['flv', 'flv', '-map 0:v -c:v flv'],
  ['mkv', 'mkv', '-map 0:v -c:v mpeg4'],
  ['mka', 'mka', '-map [sine] -c:a libvorbis'],
]

/** A compound file that is no document of Word, such as a sheet. */
const otherCompound = Buffer.from(
  doc(['x']).toString('latin1').replace('W\0o\0r\0d', 'B\0o\0o\0k'),
  'latin1',
)

afterAll(() => rm(folder, { recursive: true, force: true }))

let counter = 0
async function typeOf(sample: string, name: string): Promise<string | null> {
  counter += 1
  const path = join(folder, `sample-${counter}`)
  await writeFile(path, samples.get(sample)!)
  return identify({ path, name })
}

test.for([
  ['jpeg', 'a.jpg', 'image/jpeg'],
  ['jpeg', 'a.JPEG', 'image/jpeg'],
  ['png', 'a.png', 'image/png'],
  ['gif', 'a.gif', 'image/gif'],
  ['webp', 'a.webp', 'image/webp'],
  ['mp3', 'a.mp3', 'audio/mpeg'],
  ['wav', 'a.wav', 'audio/wav'],
  ['m4a', 'a.m4a', 'audio/mp4'],
  ['aac', 'a.aac', 'audio/aac'],
  ['mp4', 'a.mp4', 'video/mp4'],
  ['mov', 'a.mov', 'video/quicktime'],
  ['avi', 'a.avi', 'video/x-msvideo'],
  ['webm', 'a.webm', 'video/webm'],
  ['bmp', 'a.bmp', 'image/bmp'],
  ['tiff', 'a.tif', 'image/tiff'],
  ['big tiff', 'a.TIFF', 'image/tiff'],
  ['flac', 'a.flac', 'audio/flac'],
  ['vorbis', 'a.ogg', 'audio/ogg'],
  ['opus', 'a.ogg', 'audio/ogg'],
  ['ogg of flac', 'a.ogg', 'audio/ogg'],
  ['wmv', 'a.wmv', 'video/x-ms-wmv'],
  ['wmv behind its sound', 'a.wmv', 'video/x-ms-wmv'],
  ['flv', 'a.flv', 'video/x-flv'],
  ['mkv', 'a.mkv', 'video/x-matroska'],
  ['webm', 'a.mkv', 'video/webm'],
  ['mp4', 'a.flv', 'video/mp4'],
  ['png', 'a.bmp', 'image/png'],
  ['ogg of flac', 'a.flac', 'audio/ogg'],
  ['text of flac', 'a.txt', 'text/plain'],
  ['text of ogg', 'a.md', 'text/markdown'],
  ['pdf', 'a.pdf', 'application/pdf'],
  ['docx', 'a.docx', docxType],
  ['doc', 'a.doc', 'application/msword'],
  ['txt', 'a.txt', 'text/plain'],
  ['txt', 'a.MD', 'text/markdown'],
  ['umlaut', 'a.txt', 'text/plain'],
  ['long', 'a.txt', 'text/plain'],
  ['utf-16', 'a.txt', 'text/plain'],
] as const)('a %s named %s is %s', async ([sample, name, mimeType]) => {
  expect(await typeOf(sample, name)).toBe(mimeType)
})

test('a picture is what its bytes are, whatever other picture its name says', async () => {
  expect(await typeOf('jpeg', 'a.png')).toBe('image/jpeg')
  expect(await typeOf('png', 'a.jpg')).toBe('image/png')
})

test('a document of Word is what its bytes are, whatever other text its name says', async () => {
  expect(await typeOf('docx', 'a.doc')).toBe(docxType)
  expect(await typeOf('doc', 'a.docx')).toBe('application/msword')
  expect(await typeOf('docx', 'a.txt')).toBe(docxType)
})

test('sound and film in the same container are told apart by the name', async () => {
  expect(await typeOf('m4a', 'a.mp4')).toBe('video/mp4')
  expect(await typeOf('mp4', 'a.m4a')).toBe('audio/mp4')
  expect(await typeOf('mp4', 'a.mp3')).toBeNull()
})

test.for([
  ['bmp', 'a.png'],
  ['tiff', 'a.jpg'],
  ['flac', 'a.mp3'],
  ['vorbis', 'a.wav'],
  ['wmv', 'a.mp4'],
  ['flv', 'a.avi'],
  ['mkv', 'a.webm'],
  ['mkv', 'a.mp4'],
] as const)(
  'a %s named %s does not slip in where crits begin',
  async ([sample, name]) => {
    expect(await typeOf(sample, name)).toBeNull()
  },
)

test.for(['svg', 'html', 'script', 'empty', 'zip', 'exe', 'bm'])(
  'a %s is nothing, whatever its name says',
  async (sample) => {
    for (const name of [
      'a.jpg',
      'a.png',
      'a.mp3',
      'a.mp4',
      'a.pdf',
      'a.bmp',
      'a.tif',
      'a.flac',
      'a.ogg',
      'a.wmv',
      'a.flv',
      'a.mkv',
      'a.svg',
      'a.html',
      'a',
    ])
      expect([name, await typeOf(sample, name)]).toEqual([name, null])
  },
)

test.for([
  ['theora', 'a.ogg'],
  ['theora', 'a.mkv'],
  ['theora behind its sound', 'a.ogg'],
  ['wma', 'a.wmv'],
  ['wma', 'a.ogg'],
  ['mka', 'a.ogg'],
  ['wmv', 'a.ogg'],
  ['mkv', 'a.bmp'],
  ['bmp', 'a.mkv'],
  ['bmp', 'a.txt'],
  ['flac', 'a.txt'],
  ['bm', 'a.txt'],
  ['text of flac', 'a.flac'],
  ['text of ogg', 'a.ogg'],
  ['txt', 'a.bmp'],
  ['jpeg', 'a.mp4'],
  ['mp4', 'a.jpg'],
  ['mp3', 'a.jpg'],
  ['pdf', 'a.jpg'],
  ['jpeg', 'a.pdf'],
  ['jpeg', 'a.html'],
  ['jpeg', 'a.svg'],
  ['jpeg', 'a'],
  ['jpeg', 'a.txt'],
  ['pdf', 'a.txt'],
  ['pdf', 'a.docx'],
  ['exe', 'a.txt'],
  ['zip', 'a.docx'],
  ['empty', 'a.txt'],
  ['svg', 'a.txt'],
  ['html', 'a.md'],
  ['page', 'a.txt'],
  ['xml', 'a.txt'],
  ['rtf', 'a.txt'],
  ['utf-16 without its mark', 'a.txt'],
  ['sheet', 'a.doc'],
  ['sheet', 'a.txt'],
  ['txt', 'a.doc'],
  ['txt', 'a.docx'],
  ['txt', 'a.pdf'],
  ['docx', 'a.pdf'],
] as const)('a %s named %s is not taken', async ([sample, name]) => {
  expect(await typeOf(sample, name)).toBeNull()
})

test('a picture is measured upright and with what the camera noted, without its place', async () => {
  const path = join(folder, 'exif.jpg')
  await plain([90, 60, 30], { width: 80, height: 40 })
    .jpeg()
    .withExif({
      IFD0: { Model: 'Test Camera', Orientation: '6' },
      IFD2: { FNumber: '28/10', ExposureTime: '1/250', ISOSpeedRatings: '400' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .toFile(path)
  const facts = await inspect({ path, mimeType: 'image/jpeg', ffmpegPath: null, folder })
  expect(facts).toMatchObject({
    family: 'image',
    exposure: { camera: 'Test Camera', aperture: 2.8, shutterSeconds: 0.004, iso: 400 },
  })
  expect(JSON.stringify(facts)).not.toMatch(/gps|latitude/i)
})

test('a document is measured by pages and words, one without text by pages', async () => {
  const line = 'The boat was late and she waited on the pier.'
  const paths = [join(folder, 'text.pdf'), join(folder, 'blank.pdf')]
  await writeFile(paths[0]!, pdf([[line, line], [line]]))
  await writeFile(paths[1]!, pdf([[], []]))
  const [text, blank] = await Promise.all(
    paths.map((path) =>
      inspect({ path, mimeType: 'application/pdf', ffmpegPath: null, folder }),
    ),
  )
  expect(text).toMatchObject({
    family: 'pdf',
    pages: 2,
    text: { words: 30, sentences: 3 },
  })
  expect(blank).toEqual({ family: 'pdf', pages: 2, text: null })
})

test('a damaged picture is refused', async () => {
  const path = join(folder, 'damaged.png')
  await writeFile(path, samples.get('png')!.subarray(0, 60))
  await expect(
    inspect({ path, mimeType: 'image/png', ffmpegPath: null, folder }),
  ).rejects.toThrow()
})

test('a small file that unpacks to more than 50 million pixels is refused', async () => {
  const path = join(folder, 'bomb.png')
  const create = { width: 8000, height: 6300, channels: 3, background: '#fff' } as const
  await sharp({ create }).png().toFile(path)
  await expect(
    inspect({ path, mimeType: 'image/png', ffmpegPath: null, folder }),
  ).rejects.toThrow(/pixel/i)
})
