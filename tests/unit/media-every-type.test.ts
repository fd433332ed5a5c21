import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedTypes, familyOf } from '#routers/contract/file-types.ts'
import { facts as factsShape } from '#routers/contract/facts.ts'
import { identify } from '#server/media/identify.ts'
import { inspect } from '#server/media/inspect.ts'
import { modelParts } from '#server/media/model-parts.ts'
import { thumbnail } from '#server/media/thumbnail.ts'
import { colour, samples, size } from './every-type.ts'
import type { Facts } from '#routers/contract/facts.ts'

const extensions = acceptedTypes.flatMap((type) =>
  type.extensions.map((extension) => [extension, type.mimeType] as const),
)
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'refyn-types-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function stored(extension: string, mimeType: string) {
  const path = join(folder, `sample.${extension}`)
  await writeFile(path, await samples[extension]!(folder))
  return { path, mimeType, ffmpegPath: null, folder }
}

test('there is a sample of each extension that is accepted, and of no other', () => {
  expect(Object.keys(samples).toSorted()).toEqual(
    extensions.map(([extension]) => extension).toSorted(),
  )
})

/** What each family is known by, whatever it came in. */
function expectMeasured(measured: Facts): void {
  switch (measured.family) {
    case 'image': {
      expect(measured).toMatchObject(size)
      const hex = measured.tones.palette[0]?.hex ?? ''
      for (const [index, value] of colour.entries()) {
        const seen = Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16)
        expect(Math.abs(seen - value)).toBeLessThan(6)
      }
      return
    }
    case 'audio':
      expect(Math.abs(measured.durationSeconds - 1)).toBeLessThan(0.15)
      expect(measured.sound).toMatchObject({ channels: 2, sampleRateHz: 48_000 })
      expect(Math.abs((measured.sound.truePeakDbtp ?? 0) + 12)).toBeLessThan(1.5)
      return
    case 'video':
      expect(measured).toMatchObject({ ...size, framesPerSecond: 10, sound: null })
      expect(Math.abs(measured.durationSeconds - 1)).toBeLessThan(0.15)
      expect(Math.abs((measured.tones?.brightness ?? 0) - 75 / 255)).toBeLessThan(0.06)
      expect(measured.cut).toMatchObject({
        precision: 'frame',
        strip: { frameHeight: 90 },
      })
      return
    case 'pdf':
      expect(measured.pages).toBe(1)
      expect(measured.text?.words).toBeGreaterThan(20)
      return
    case 'text':
      expect(measured.text?.words).toBeGreaterThan(20)
  }
}

/** What a model that sees and hears gets first of each family. */
const firstParts = {
  image: 'image',
  audio: 'audio',
  video: 'image',
  pdf: 'text',
  text: 'text',
}

test.for(extensions)(
  'a .%s is %s, measured as its family is, pictured, and copied for a model',
  async ([extension, mimeType]) => {
    const file = await stored(extension, mimeType)
    expect(await identify({ path: file.path, name: `a.${extension}` })).toBe(mimeType)
    const measured = await inspect(file)
    expect(measured.family).toBe(familyOf(mimeType))
    expect(factsShape.safeParse(measured).error).toBeUndefined()
    expectMeasured(measured)
    const [part] = await modelParts({ ...file, abilities: { images: true, audio: true } })
    expect(part?.type).toBe(firstParts[measured.family])
    const target = join(folder, `${extension}.webp`)
    const drawn = thumbnail({ ...file, width: 96, target, page: 1 })
    if (measured.family === 'text') return expect(drawn).rejects.toThrow('no picture')
    await drawn
    const { format, width } = await sharp(target).metadata()
    expect([format, (width ?? 0) <= 96]).toEqual(['webp', true])
  },
)
