import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inspect } from '#server/media/inspect.ts'
import { parseProbe } from '#server/media/sound.ts'
import { film, sine, sound, wav } from '#tests/support/sample-files.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import type { AudioFacts, VideoFacts } from '#routers/contract/facts.ts'

async function measure(name: string, mimeType: string, bytes: Buffer) {
  const folder = await tempFolder()
  const path = join(folder, name)
  await writeFile(path, bytes)
  return inspect({ path, mimeType, ffmpegPath: null, folder })
}

test('a stereo sine of 1 kHz at -20 dBFS is -20 LUFS with its peak there (EBU Tech 3341)', async () => {
  const facts = (await measure(
    'a.wav',
    'audio/wav',
    wav(6, sine(1000, -20)),
  )) as AudioFacts
  expect(facts.durationSeconds).toBeCloseTo(6, 1)
  expect(Math.abs(facts.sound.integratedLufs! + 20)).toBeLessThanOrEqual(0.5)
  expect(Math.abs(facts.sound.truePeakDbtp! + 20)).toBeLessThanOrEqual(0.5)
  expect(facts.sound).toMatchObject({ channels: 2, sampleRateHz: 48_000 })
})

test('the same in mono is 3 LU less and told as one channel', async () => {
  const facts = (await measure(
    'a.wav',
    'audio/wav',
    wav(6, sine(1000, -20), 1),
  )) as AudioFacts
  expect(Math.abs(facts.sound.integratedLufs! + 23)).toBeLessThanOrEqual(0.5)
  expect(facts.sound.channels).toBe(1)
})

test('a loud and a soft part have a range between them', async () => {
  const step = (second: number) =>
    second < 8 ? sine(1000, -30)(second) : sine(1000, -15)(second)
  const facts = (await measure('a.wav', 'audio/wav', wav(16, step))) as AudioFacts
  expect(Math.abs(facts.sound.loudnessRangeLu! - 15)).toBeLessThanOrEqual(1)
})

test('silence has no loudness', async () => {
  const facts = (await measure(
    'a.wav',
    'audio/wav',
    wav(3, () => 0),
  )) as AudioFacts
  expect(facts.sound).toMatchObject({
    integratedLufs: null,
    loudnessRangeLu: null,
    truePeakDbtp: null,
    channels: 2,
  })
})

test('an mp3 is measured like the sound that it was made from', async () => {
  const bytes = await sound(await tempFolder(), 'mp3', 4)
  const facts = (await measure('a.mp3', 'audio/mpeg', bytes)) as AudioFacts
  const source = (await measure(
    'a.wav',
    'audio/wav',
    wav(4, sine(440, -12)),
  )) as AudioFacts
  expect(facts.durationSeconds).toBeCloseTo(4, 0)
  expect(
    Math.abs(facts.sound.integratedLufs! - source.sound.integratedLufs!),
  ).toBeLessThanOrEqual(0.5)
})

test('a film without a sound track is measured by its picture', async () => {
  const bytes = await film(await tempFolder(), 'mp4')
  const facts = (await measure('a.mp4', 'video/mp4', bytes)) as VideoFacts
  expect(facts).toMatchObject({
    family: 'video',
    width: 64,
    height: 48,
    framesPerSecond: 10,
    sound: null,
  })
  expect(facts.durationSeconds).toBeCloseTo(1, 1)
  // The second frame of ten: grey 75 of 255, give or take the codec.
  expect(Math.abs(facts.tones!.brightness - 75 / 255)).toBeLessThan(0.06)
})

test('bytes that are no sound are refused in words, and so is an empty file', async () => {
  await expect(measure('a.mp3', 'audio/mpeg', Buffer.from('no sound'))).rejects.toThrow(
    'could not be decoded',
  )
  await expect(measure('b.mp3', 'audio/mpeg', Buffer.alloc(0))).rejects.toThrow('empty')
})

test('a probe reads size, rate, rotation and channels, and no cover picture', () => {
  const log = `Duration: 00:01:02.50, start: 0
  Stream #0:0: Video: h264 (High), yuv420p, 1920x1080 [SAR 1:1], 29.97 fps, 30 tbr
      displaymatrix: rotation of -90.00 degrees
  Stream #0:1: Audio: aac (LC), 44100 Hz, 5.1, fltp`
  expect(parseProbe(log)).toEqual({
    durationSeconds: 62.5,
    video: { width: 1080, height: 1920, framesPerSecond: 29.97 },
    audio: { channels: 6, sampleRateHz: 44_100 },
  })
  const cover =
    'Duration: 00:00:01.00\nStream #0:0: Video: mjpeg, 600x600 (attached pic)\nStream #0:1: Audio: mp3, 44100 Hz, stereo'
  expect(parseProbe(cover)?.video).toBeNull()
  expect(parseProbe('Invalid data found')).toBeNull()
})
