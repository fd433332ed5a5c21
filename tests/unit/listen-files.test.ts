import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { soundMeasures } from '#routers/contract/facts.ts'
import { ffmpegFor } from '#server/media/ffmpeg.ts'
import { analysisRate, readChunks } from '#server/media/listen/samples.ts'
import { parseCurve } from '#server/media/listen/loudness.ts'
import { measureSound, parseProbe } from '#server/media/sound.ts'
import { sine, wav } from '#tests/support/sample-files.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'

const ffmpeg = ffmpegFor(null)

async function write(bytes: Buffer, extension = 'wav'): Promise<string> {
  const path = join(await tempFolder(), `a.${extension}`)
  await writeFile(path, bytes)
  return path
}

async function measure(bytes: Buffer, extension?: string) {
  const input = await write(bytes, extension)
  const probe = parseProbe((await ffmpeg({ input, args: [] })).log)!
  return measureSound(ffmpeg, input, probe.audio!, probe.durationSeconds)
}

async function encode(bytes: Buffer, args: string[], extension: string): Promise<Buffer> {
  const input = await write(bytes)
  const { output } = await ffmpeg({ input, args: [...args, '{out}'], output: extension })
  return output!
}

describe('against the figures of the EBU', () => {
  test('a stereo sine of -23 dBFS is -23 LUFS, and so is its curve (Tech 3341, case 1)', async () => {
    const sound = await measure(wav(10, sine(997, -23)))
    expect(Math.abs(sound.integratedLufs! + 23)).toBeLessThanOrEqual(0.5)
    expect(sound.loudnessCurve.length).toBeGreaterThan(90)
    for (const value of sound.loudnessCurve)
      expect(Math.abs(value + 23)).toBeLessThanOrEqual(0.5)
    expect(sound).toMatchObject({ analysedSeconds: 10, stereo: { correlation: 1 } })
  })

  test('in one channel it is 3 LU less, and has no stereo', async () => {
    const sound = await measure(wav(6, sine(997, -23), 1))
    expect(Math.abs(sound.integratedLufs! + 26)).toBeLessThanOrEqual(0.5)
    expect(sound.stereo).toBeNull()
  })

  test('a peak between samples is seen, 3 dB above the samples (Tech 3341, case 15)', async () => {
    // A quarter of the rate at 45 degrees: every sample is 0.707 of the crest.
    const between = (second: number) =>
      0.5 * Math.min(1, second) * Math.sin(2 * Math.PI * 12_000 * second + Math.PI / 4)
    const sound = await measure(wav(4, between))
    expect(sound.truePeakDbtp!).toBeLessThanOrEqual(-6 + 0.2)
    expect(sound.truePeakDbtp!).toBeGreaterThanOrEqual(-6 - 0.4)
    expect(sound.peaks.at(-1)!).toBeCloseTo(0.354, 2)
  })

  test('levels of -20 and -30 have a range of 10 LU (Tech 3342, case 1)', async () => {
    const step = (second: number) => sine(1000, second < 20 ? -20 : -30)(second)
    const sound = await measure(wav(40, step))
    expect(Math.abs(sound.loudnessRangeLu! - 10)).toBeLessThanOrEqual(1)
    const { loudnessCurve: curve } = sound
    expect(curve).toHaveLength(240)
    expect(Math.abs(curve[60]! + 20)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(curve[180]! + 30)).toBeLessThanOrEqual(0.5)
    // Half-way down where the level changes: each value is at the middle of its window.
    expect(curve[116]!).toBeGreaterThan(-24)
    expect(curve[124]!).toBeLessThan(-23)
  })
})

describe('whatever the file', () => {
  test('a track longer than a chunk is one piece: nothing is lost, doubled or torn', async () => {
    const mp3 = await encode(wav(70, sine(440, -12), 1, 44_100), ['-b:a', '64k'], 'mp3')
    const sound = await measure(mp3, 'mp3')
    expect(sound.analysedSeconds).toBeCloseTo(70, 0)
    // A tear would be an onset at the border, beside the one at which it starts.
    expect(sound.onsetsPerSecond).toBeLessThanOrEqual(0.02)
    expect(sound).toMatchObject({ silences: [], tempo: null, sections: [] })
    expect(Math.min(...sound.peaks.slice(1, -1))).toBeGreaterThan(0.23)
  })

  test('samples across a seek are the ones that a single run decodes', async () => {
    const read = async (seconds: number, durationSeconds: number) => {
      const input = await write(wav(seconds, (second) => second / 64, 1, 44_100))
      const source = { ffmpeg, input, rate: 44_100, channels: 1 as const }
      const chunks: Float32Array[] = []
      for await (const { left } of readChunks({ ...source, durationSeconds }))
        chunks.push(left)
      return chunks
    }
    const [first, second, ...others] = await read(62, 30)
    expect(others).toEqual([])
    expect([first!.length, second!.length]).toEqual([60 * 44_100, 2 * 44_100])
    expect(second![0]).toBeCloseTo(60 / 64, 4)
    // Behind the end is nothing, whether or not the container knows that it is the end.
    expect(await read(60, 0)).toHaveLength(1)
    expect(await read(60, 60)).toHaveLength(1)
  })

  test.each([
    ['8 kHz in mono', wav(3, sine(440, -12), 1, 8000)],
    ['5.1', wav(3, sine(440, -12), 6)],
    ['three channels', wav(3, sine(440, -12), 3)],
    ['96 kHz', wav(2, sine(440, -12), 2, 96_000)],
    ['a single sample', wav(1 / 48_000, () => 0.5)],
    ['no sample', wav(0, () => 0)],
    ['silence', wav(2, () => 0)],
  ])('%s fits the contract', async (_, bytes) => {
    const sound = await measure(bytes)
    expect(soundMeasures.parse(sound)).toEqual(sound)
    expect(sound).toMatchObject({ tempo: null, sections: [], clipping: { runs: 0 } })
  })

  test('5.1 is mixed down to two channels, and its own number is kept', async () => {
    const sound = await measure(wav(3, sine(440, -12), 6))
    expect(sound).toMatchObject({ channels: 6, stereo: { correlation: 1 } })
    expect(sound.spectrumDb!.indexOf(0)).toBe(2)
  })
})

test('rates that are not analysed go to the nearest that is', () => {
  const rates = [8000, 22_050, 44_100, 48_000, 88_200, 96_000, null]
  expect(rates.map(analysisRate)).toEqual([
    44_100, 44_100, 44_100, 48_000, 48_000, 48_000, 48_000,
  ])
})

test('silence is -70 on the curve, and a log without frames has none', () => {
  const line = 't: 0.0999773  TARGET:-23 LUFS    M:-120.7 S:-120.7     I: -70.0 LUFS'
  expect(parseCurve(`${line}\n${line}`, 10, 240)).toEqual([-70, -70])
  expect(parseCurve('Duration: 00:01:02.50', 10, 240)).toEqual([])
})

test('where whole windows fit the curve is the short-term loudness, else the momentary', () => {
  const line = 't: 1.0  TARGET:-23 LUFS    M: -20.0 S: -25.0     I: -23.0 LUFS'
  const curve = parseCurve(Array<string>(60).fill(line).join('\n'), 6, 240)
  expect(curve).toHaveLength(60)
  expect(new Set(curve.slice(15, 45))).toEqual(new Set([-25]))
  expect([curve[5], curve[55]]).toEqual([-20, -20])
})
