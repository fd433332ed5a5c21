import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { excerpt } from '#server/media/excerpt.ts'
import { inspect } from '#server/media/inspect.ts'
import { modelParts } from '#server/media/model-parts.ts'
import { thumbnail } from '#server/media/thumbnail.ts'
import { parsePassed, parseProbe } from '#server/media/sound.ts'
import { sine, sound, wav } from '#tests/support/sample-files.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import { converted, size } from './every-type.ts'
import type { VideoFacts } from '#routers/contract/facts.ts'
import type { TaskFile } from '#server/media/tasks.ts'

const everything = { images: true, audio: true }
const rate = 10

/** Stretches of even grey, one after the other. */
async function shot(
  stretches: ReadonlyArray<readonly [seconds: number, grey: number]>,
  run: { args: readonly string[]; output: string },
): Promise<Buffer> {
  const folder = await tempFolder()
  const frames = stretches.flatMap(([length, grey]) =>
    Array.from({ length: length * rate }, () =>
      Buffer.alloc(size.width * size.height * 3, grey),
    ),
  )
  const raw = `-f rawvideo -pix_fmt rgb24 -s ${size.width}x${size.height} -r ${rate}`
  return converted(folder, Buffer.concat(frames), {
    before: raw.split(' '),
    args: ['-pix_fmt', 'yuv420p', ...run.args, '{out}'],
    output: run.output,
  })
}

async function stored(bytes: Buffer, mimeType: string): Promise<TaskFile> {
  const folder = await tempFolder()
  const path = join(folder, 'film')
  await writeFile(path, bytes)
  return { path, mimeType, ffmpegPath: null, folder }
}

async function measured(file: TaskFile): Promise<VideoFacts> {
  const facts = await inspect(file)
  if (facts.family !== 'video') throw new Error(`Expected a film, got ${facts.family}`)
  return facts
}

/** The engine takes one input: the sound beside the frames is made as it is asked for. */
const sineTrack =
  '-filter_complex sine=duration=4:sample_rate=44100[sine] -map [sine] -map 0:v'

const light = [
  [2, 200],
  [2, 60],
] as const

test.for([
  ['Sorenson', 'flv', '-c:v flv -c:a libmp3lame', 'video/x-flv'],
  ['H.264', 'flv', '-c:v libx264 -c:a aac', 'video/x-flv'],
  ['Windows Media', 'wmv', '-c:v wmv2 -c:a wmav2', 'video/x-ms-wmv'],
  ['H.264', 'mkv', '-c:v libx264 -c:a libvorbis', 'video/x-matroska'],
] as const)(
  'a film of %s in .%s is read from its first frame',
  async ([, output, codecs, mimeType]) => {
    const args = `${sineTrack} ${codecs} -g 5`.split(' ')
    const file = await stored(await shot(light, { args, output }), mimeType)
    const { cut, sound: heard } = await measured(file)
    expect(heard?.analysedSeconds).toBeCloseTo(4, 0)
    expect(cut?.shots).toHaveLength(2)
    expect(Math.abs((cut?.shots[0]?.to ?? 0) - 2)).toBeLessThan(0.25)
    expect(Math.abs((cut?.shots[0]?.brightness ?? 0) - 200 / 255)).toBeLessThan(0.04)
    expect(Math.abs((cut?.shots[1]?.brightness ?? 0) - 60 / 255)).toBeLessThan(0.04)
    const anchor = { type: 'time', from: 0, to: 0 } as const
    const [first] = await excerpt({ ...file, abilities: everything, anchor })
    if (first?.type !== 'image') throw new Error('Expected a frame')
    const { channels } = await sharp(Buffer.from(first.base64, 'base64')).stats()
    expect(Math.abs((channels[0]?.mean ?? 0) - 200)).toBeLessThan(10)
  },
)

test('a recording that was broken off is as long as its packets', async () => {
  const args = '-c:v libx264 -g 5 -live 1'.split(' ')
  const file = await stored(
    await shot(light, { args, output: 'mkv' }),
    'video/x-matroska',
  )
  const facts = await measured(file)
  expect(Math.abs(facts.durationSeconds - 4)).toBeLessThan(0.3)
  expect(facts.cut?.shots).toHaveLength(2)
  expect(parsePassed('frame=1 time=00:00:00.00\nframe=9 time=01:02:03.50 speed=9x')).toBe(
    3723.5,
  )
  expect(parsePassed('time=N/A')).toBe(0)
})

/** VP8 under the name of another codec of as many letters, on its own or with a sine of four seconds. */
async function renamed(codec: string, hasSound: boolean): Promise<TaskFile> {
  const args = `${hasSound ? `${sineTrack} -c:a libopus ` : ''}-c:v libvpx`.split(' ')
  const film = await shot([[4, 120]], { args, output: 'mkv' })
  const text = film.toString('latin1')
  expect(text).toContain('V_VP8')
  return stored(Buffer.from(text.replace('V_VP8', codec), 'latin1'), 'video/x-matroska')
}

test.for(['V_AV1', 'V_XYZ'])(
  'a film that the engine has no decoder for, %s, is not measured',
  async (codec) => {
    const file = await renamed(codec, false)
    await expect(measured(file)).rejects.toThrow('could not be decoded')
    const target = join(file.folder, 'w96.webp')
    await expect(thumbnail({ ...file, width: 96, target, page: 1 })).rejects.toThrow(
      'no picture',
    )
    expect(await modelParts({ ...file, abilities: everything })).toEqual([])
  },
)

test('of a film in AV1 the sound is measured and heard', async () => {
  const file = await renamed('V_AV1', true)
  const facts = await measured(file)
  expect(facts).toMatchObject({ ...size, tones: null, cut: null })
  expect(facts.sound?.analysedSeconds).toBeCloseTo(4, 0)
  const parts = await modelParts({ ...file, abilities: everything })
  expect(parts.map(({ type }) => type)).toEqual(['audio'])
  const anchor = { type: 'time', from: 1, to: 2 } as const
  const heard = await excerpt({ ...file, abilities: everything, anchor })
  expect(heard.map(({ type }) => type)).toEqual(['audio'])
})

test('only a film in AV1 without a pixel format has no decoder', () => {
  const probe = (video: string) =>
    parseProbe(`Duration: 00:00:01.00\n  Stream #0:0: Video: ${video}, 320x180, 25 fps`)
  expect(probe('av1 (Main), none(tv, progressive)')).toMatchObject({
    isUndecodable: true,
  })
  expect(probe('av1 (libdav1d) (Main), yuv420p(tv)')?.isUndecodable).toBeUndefined()
  expect(probe('h264 (High), none')?.isUndecodable).toBeUndefined()
})

test('a Matroska file of sound alone has no picture to measure', async () => {
  const folder = await tempFolder()
  const file = await stored(await sound(folder, 'mka'), 'video/x-matroska')
  await expect(measured(file)).rejects.toThrow('no picture')
})

test.for([
  ['Vorbis', ['-c:a', 'libvorbis'], 44_100],
  ['Opus', ['-c:a', 'libopus'], 48_000],
  ['FLAC', ['-c:a', 'flac'], 44_100],
] as const)('sound of %s in Ogg is measured', async ([, codec, sampleRateHz]) => {
  const folder = await tempFolder()
  const input = wav(2, sine(440, -12), 1, 44_100)
  const bytes = await converted(folder, input, {
    args: [...codec, '{out}'],
    output: 'ogg',
  })
  const facts = await inspect(await stored(bytes, 'audio/ogg'))
  if (facts.family !== 'audio') throw new Error(`Expected sound, got ${facts.family}`)
  expect(Math.abs(facts.durationSeconds - 2)).toBeLessThan(0.1)
  expect(facts.sound).toMatchObject({ channels: 1, sampleRateHz })
  expect(Math.abs((facts.sound.truePeakDbtp ?? 0) + 12)).toBeLessThan(1.5)
})
