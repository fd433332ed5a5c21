import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import ExifReader from 'exifreader'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { randomId } from '#db/ids.ts'
import { thumbnailWidths } from '#routers/contract/file-types.ts'
import { ffmpegFor } from '#server/media/ffmpeg.ts'
import { createDiskFileStore } from '#server/services/disk-file-store.ts'
import { createOpenAiTutor } from '#server/services/openai-tutor.ts'
import { createMediaLab } from '#server/services/process-media-lab.ts'
import { aBrief, aWork, listen } from '#tests/support/briefs.ts'
import { openAiServer, says } from '#tests/support/openai-server.ts'
import { film, picture, sound } from '#tests/support/sample-files.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import type { MediaFile, ModelAbilities, ModelPart } from '#routers/media-lab.ts'
import type { Anchor } from '#routers/contract/anchors.ts'

const everything: ModelAbilities = { images: true, audio: true }

/** What a picture may give away, each in a place of its own. */
const secrets = {
  body: 'BODY-4711-SERIAL',
  lens: 'LENS-0815-SERIAL',
  maker: 'MAKERNOTE-INTERNAL-99',
  artist: 'Renate Beispiel',
  owner: 'Owner Of This Camera',
  description: 'At home in Elm Street 7',
  xmpBody: 'XMP-SERIAL-3141',
  xmpPlace: '51,30.1234N',
  xmpCity: 'Kleinkleckersdorf',
  note: 'NOTE-BEHIND-THE-PICTURE',
}

const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '51/1 30/1 1234/100',
  GPSLongitudeRef: 'W',
  GPSLongitude: '0/1 7/1 39/1',
  GPSAltitude: '120/1',
  GPSMapDatum: 'WGS-84',
}

const exif = {
  IFD0: {
    Model: 'Refyn One',
    Artist: secrets.artist,
    ImageDescription: secrets.description,
  },
  IFD2: {
    BodySerialNumber: secrets.body,
    LensSerialNumber: secrets.lens,
    CameraOwnerName: secrets.owner,
    UserComment: secrets.maker,
    LensModel: '35mm F2',
    FNumber: '28/10',
  },
  IFD3: place,
}

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" exif:GPSLatitude="${secrets.xmpPlace}" exif:GPSLongitude="0,7.65W" aux:SerialNumber="${secrets.xmpBody}" photoshop:City="${secrets.xmpCity}"/></rdf:RDF></x:xmpmeta>`

const size = { width: 1800, height: 1200 }

type Format = 'jpeg' | 'png' | 'webp'

/** A picture with structure that carries all of the secrets, and a note of its format's own. */
async function loaded(format: Format): Promise<Buffer> {
  const image = picture(size, (x, y) => [
    (x * 255) / size.width,
    (y * 255) / size.height,
    Math.floor(x / 60 + y / 60) % 2 === 0 ? 60 : 180,
  ])
  const bytes = await image[format]({ quality: 80 })
    .withExif(exif)
    .withXmp(xmp)
    .toBuffer()
  const noted =
    format === 'jpeg' ? withComment(bytes) : format === 'png' ? withText(bytes) : bytes
  // What is looked for below was there: a PNG keeps its tags deflated.
  const carried = await sharp(noted).metadata()
  for (const secret of [secrets.body, secrets.lens, secrets.maker, secrets.artist])
    expect(carried.exif?.includes(secret)).toBe(true)
  for (const secret of [secrets.xmpBody, secrets.xmpPlace, secrets.xmpCity])
    expect(carried.xmp?.includes(secret)).toBe(true)
  return noted
}

/** A COM segment behind the first marker of a JPEG. */
function withComment(jpeg: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, secrets.note.length + 2])
  return Buffer.concat([
    jpeg.subarray(0, 2),
    head,
    Buffer.from(secrets.note),
    jpeg.subarray(2),
  ])
}

/** A tEXt chunk behind the header of a PNG. */
function withText(png: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('tEXtComment\0'), Buffer.from(secrets.note)])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

async function lab() {
  const folder = await tempFolder()
  const files = await createDiskFileStore(folder)
  const media = createMediaLab(files, { ffmpegPath: null })
  onTestFinished(() => media.close())
  return {
    folder,
    media,
    async store(bytes: Buffer, mimeType: string): Promise<MediaFile> {
      const filename = randomId(32)
      await writeFile(files.pathOf(filename), bytes)
      return { filename, mimeType }
    },
  }
}

/** Nothing of the secrets as bytes, in eight or sixteen bits, and no tag that says where or whose. */
function expectClean(what: string, bytes: Buffer): void {
  for (const [name, secret] of Object.entries(secrets)) {
    const found = bytes.includes(secret) || bytes.includes(Buffer.from(secret, 'utf16le'))
    expect([what, name, found]).toEqual([what, name, false])
  }
  for (const mark of ['Exif\0', 'GPSLatitude', 'x:xmpmeta', 'http://ns.adobe.com/xap'])
    expect([what, mark, bytes.includes(mark)]).toEqual([what, mark, false])
}

function expectNoTags(what: string, image: Buffer): void {
  const tags = ExifReader.load(image, { expanded: true })
  expect([what, tags.gps, tags.exif, tags.xmp, tags.iptc]).toEqual([
    what,
    ...Array<undefined>(4).fill(undefined),
  ])
}

function expectCleanParts(what: string, parts: ModelPart[]): void {
  expect(parts.length).toBeGreaterThan(0)
  for (const part of parts) {
    expectClean(what, Buffer.from(part.caption))
    expectClean(what, part.type === 'text' ? Buffer.from(part.text) : part.data)
    if (part.type === 'image') expectNoTags(what, part.data)
  }
}

const boxes: Anchor[] = [
  { type: 'box', x: 0.1, y: 0.1, width: 0.3, height: 0.3 },
  { type: 'box', x: 0, y: 0, width: 1, height: 1 },
]

test.for(['jpeg', 'png', 'webp'] as const)(
  'a %s gives away neither place nor owner nor serial number',
  async (format) => {
    const original = await loaded(format)
    expect(ExifReader.load(original, { expanded: true }).gps?.Latitude).toBeCloseTo(
      51.5,
      1,
    )
    const { media, store } = await lab()
    const file = await store(original, `image/${format}`)
    for (const width of thumbnailWidths) {
      const thumbnail = await readFile(await media.thumbnail(file, width))
      expectClean(`thumbnail of ${width}`, thumbnail)
      expectNoTags(`thumbnail of ${width}`, thumbnail)
    }
    expectCleanParts('model part', await media.modelParts(file, everything))
    for (const box of boxes)
      expectCleanParts('excerpt', await media.excerpt(file, box, everything))
    const facts = await media.inspect(file)
    expect(facts).toMatchObject({
      exposure: { camera: 'Refyn One', lens: '35mm F2', aperture: 2.8 },
    })
    const told = JSON.stringify(facts)
    expectClean('facts', Buffer.from(told))
    expect(told).not.toMatch(/gps|latitude|longitude|serial|owner|artist/i)
  },
)

/** All that a request carries, with what is base64 in it turned back into bytes. */
function sent(body: unknown): { text: string; media: Buffer[] } {
  const text = JSON.stringify(body)
  const media = [
    ...text.matchAll(/base64,([A-Za-z0-9+/=]+)|"data":"([A-Za-z0-9+/=]{40,})"/g),
  ].map((match) => Buffer.from(match[1] ?? match[2] ?? '', 'base64'))
  return { text, media }
}

test.for(['jpeg', 'png', 'webp'] as const)(
  'what a model is asked about a pin in a %s is clean as well',
  async (format) => {
    const { media, store } = await lab()
    const file = await store(await loaded(format), `image/${format}`)
    const work = aWork(await media.inspect(file), file)
    const server = await openAiServer(says('Look there.'))
    const tutor = createOpenAiTutor(
      { baseUrl: server.baseUrl, apiKey: 'k', model: 'm' },
      media,
    )
    await listen(
      tutor,
      aBrief({
        works: [work],
        question: 'What do you mean there?',
        focus: {
          state: 'open',
          reason: null,
          work,
          title: 'Lights are lost.',
          how: 'Look.',
          anchor: boxes[0]!,
        },
      }),
    )
    expect(server.requests).toHaveLength(1)
    const { text, media: pictures } = sent(server.requests[0]?.body)
    // The whole picture in the first turn and the place with the question.
    expect(pictures).toHaveLength(2)
    expectClean('request', Buffer.from(text))
    for (const one of pictures) {
      expectClean('picture in the request', one)
      expectNoTags('picture in the request', one)
    }
  },
)

/** A PDF of one page that shows a JPEG as a camera wrote it. */
function pdfOf(jpeg: Buffer): Buffer {
  const head = (text: string) => Buffer.from(text, 'latin1')
  const draw = 'q 600 0 0 400 0 200 cm /I Do Q'
  return Buffer.concat([
    head(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>endobj
4 0 obj<</Length ${draw.length}>>stream
${draw}
endstream endobj
5 0 obj<</Type/XObject/Subtype/Image/Width ${size.width}/Height ${size.height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>stream
`),
    jpeg,
    head(`
endstream endobj
6 0 obj<</Author(${secrets.artist})/Producer(${secrets.owner})>>endobj
trailer<</Root 1 0 R/Info 6 0 R>>
`),
  ])
}

const page: Anchor = {
  type: 'page',
  page: 1,
  box: { x: 0.1, y: 0.1, width: 0.4, height: 0.4 },
}

test('pages of a portfolio are drawn anew, without what their pictures carry', async () => {
  const { media, store } = await lab()
  const file = await store(pdfOf(await loaded('jpeg')), 'application/pdf')
  const thumbnail = await readFile(await media.thumbnail(file, 480))
  expectClean('page', thumbnail)
  expectCleanParts('page for a model', await media.modelParts(file, everything))
  expectCleanParts('place on a page', await media.excerpt(file, page, everything))
})

test('a film and a song lose their tags on the way to a model', async () => {
  const { folder, media, store } = await lab()
  const tags = ['title', 'artist', 'comment', 'location', 'location-eng', 'description']
  const tagged = async (bytes: Buffer, extension: string) => {
    const input = join(folder, `plain.${extension}`)
    await writeFile(input, bytes)
    const { output } = await ffmpegFor(null)({
      input,
      args: [
        ...tags.flatMap((tag) => [
          '-metadata',
          `${tag}=${tag.startsWith('loc') ? '+51.5034-000.1276/' : secrets.artist}`,
        ]),
        '-c',
        'copy',
        '{out}',
      ],
      output: extension,
    })
    expect(output?.includes(secrets.artist)).toBe(true)
    return output!
  }
  const clip = await store(
    await tagged(await film(folder, 'mp4', 'libx264'), 'mp4'),
    'video/mp4',
  )
  const song = await store(await tagged(await sound(folder, 'mp3'), 'mp3'), 'audio/mpeg')
  const time: Anchor = { type: 'time', from: 0.2, to: 0.6 }
  for (const file of [clip, song]) {
    const parts = [
      ...(await media.modelParts(file, everything)),
      ...(await media.excerpt(file, time, everything)),
    ]
    expectCleanParts('film or song', parts)
    for (const part of parts)
      if (part.type !== 'text') expect(part.data.includes('+51.5034')).toBe(false)
    const told = JSON.stringify(await media.inspect(file))
    expectClean('facts', Buffer.from(told))
    expect(told).not.toContain('51.5034')
    expectClean('thumbnail', await readFile(await media.thumbnail(file, 240)))
  }
})
