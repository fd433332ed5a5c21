import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ffmpegFor } from '#server/media/ffmpeg.ts'
import { joinSpeech } from '#server/media/speech/join-speech.ts'
import { parseProbe } from '#server/media/sound.ts'
import { sine, wav } from '#tests/support/sample-files.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import { convert, decode, edgesOf, loudnessOf, say, secondsOf } from './speech-sounds.ts'

const turn = 'It falls from the left, and that gives the cup its weight and its calm.'

/** A tone of one second behind and before silence. */
function toneBetween(before: number, after: number, dbfs = -20, rate = 24_000): Buffer {
  const tone = sine(440, dbfs)
  const sampleAt = (second: number) =>
    second < before || second >= before + 1 ? 0 : tone(second)
  return wav(before + 1 + after, sampleAt, 1, rate)
}

async function talkOf(pieces: Array<Buffer | null>) {
  const folder = await tempFolder()
  const target = join(folder, 'talk.mp3')
  const paths = pieces.map((_, at) => join(folder, `${at}`))
  for (const [at, bytes] of pieces.entries())
    if (bytes) await writeFile(paths[at]!, bytes)
  const begin = () => joinSpeech({ pieces: paths, target, ffmpegPath: null })
  return { folder, target, paths, begin }
}

/** How far from each start its sound begins, and the silence in front of it. */
async function heardAt(target: string, starts: number[]) {
  const { begins, ends } = edgesOf(await decode(target))
  return starts.map((start) => {
    const at = begins.findIndex((begin) => begin > start - 0.1)
    return { late: begins[at]! - start, pause: begins[at]! - (ends[at - 1] ?? 0) }
  })
}

test('pieces of any rate, channels and level become one even talk of -16 LUFS', async () => {
  const [alex, henry] = [await say('Alex', turn), await say('Henry', turn)]
  const { begin, target } = await talkOf([
    alex,
    await convert(henry, ['-ar', '44100', '-ac', '2', '-b:a', '64k'], 'mp3'),
    await convert(alex, ['-ar', '24000', '-af', 'volume=-32dB'], 'wav'),
    await convert(henry, ['-ar', '48000', '-ac', '2', '-af', 'volume=24dB'], 'wav'),
  ])
  const { starts, durationSeconds } = await begin()
  const whole = await loudnessOf(target)
  expect(Math.abs(whole.integratedLufs! + 16)).toBeLessThan(1)
  expect(whole.truePeakDbtp!).toBeLessThan(-1)
  for (const [at, from] of starts.entries()) {
    const to = starts[at + 1] ?? durationSeconds
    const part = await loudnessOf(target, ['-ss', String(from), '-t', String(to - from)])
    expect(Math.abs(part.integratedLufs! + 16), `piece ${at}`).toBeLessThan(0.8)
  }
  for (const [at, { late, pause }] of (await heardAt(target, starts)).entries()) {
    expect(Math.abs(late), `piece ${at}`).toBeLessThan(0.05)
    if (at > 0) expect(Math.abs(pause - 0.3), `before piece ${at}`).toBeLessThan(0.15)
  }
  expect(Math.abs(secondsOf(await decode(target)) - durationSeconds)).toBeLessThan(0.05)
})

test('silence at the ends of a piece is left out, and starts are where the sound is', async () => {
  const { begin, target } = await talkOf([
    toneBetween(0.8, 1.1),
    toneBetween(0, 2),
    toneBetween(1.5, 0),
    toneBetween(0, 0),
  ])
  const { starts, durationSeconds } = await begin()
  // A tone of 1 s and a breath of 0.3 s each.
  for (const [at, start] of starts.entries()) expect(start).toBeCloseTo(at * 1.3, 1)
  expect(durationSeconds).toBeCloseTo(4 * 1.3 - 0.2, 1)
  for (const { late } of await heardAt(target, starts))
    expect(Math.abs(late)).toBeLessThan(0.05)
})

test('peaks stay below -1 dBTP where the loudness asks for more', async () => {
  const drum = (second: number) =>
    sine(300, -1)(second) * Math.exp(-40 * (second % 0.25)) + sine(900, -40)(second)
  const { begin, target } = await talkOf([wav(4, drum, 1, 44_100)])
  await begin()
  const { truePeakDbtp, integratedLufs } = await loudnessOf(target)
  expect(truePeakDbtp!).toBeLessThan(-1)
  expect(Math.abs(integratedLufs! + 16)).toBeLessThan(1)
})

test('the talk is one channel of 44.1 kHz, and its title is its only tag', async () => {
  const { begin, target, folder } = await talkOf([
    await convert(toneBetween(0, 0), ['-metadata', 'artist=Someone'], 'mp3'),
  ])
  await begin()
  const { log } = await ffmpegFor(null)({ input: target, args: ['-f', 'null', '-'] })
  expect(parseProbe(log)?.audio).toEqual({ channels: 1, sampleRateHz: 44_100 })
  const bytes = await readFile(target)
  const size = bytes.readUInt8(9) + bytes.readUInt8(8) * 128
  const tag = bytes.toString('latin1', 10, 10 + size)
  expect(tag).toContain('Alex & Henry Discuss Your Work')
  expect(tag.match(/[A-Z][A-Z0-9]{3}(?=\0\0)/g)).toEqual(['TIT2'])
  expect(await readdir(folder)).toEqual(['0', 'talk.mp3'])
})

test('a piece of silence and a very short one are no trouble', async () => {
  const silence = wav(2, () => 0, 1, 22_050)
  const { begin, target } = await talkOf([
    await say('Henry', 'Yes.'),
    silence,
    await say('Alex', ''),
    wav(0.01, sine(440, -10), 1, 24_000),
    await say('Alex', turn),
  ])
  const { starts, durationSeconds } = await begin()
  expect(starts).toHaveLength(5)
  expect(starts.every((start, at) => at === 0 || start > starts[at - 1]! + 0.2)).toBe(
    true,
  )
  expect(starts[2]! - starts[1]!, 'what is left of silence').toBeCloseTo(0.3, 1)
  expect(durationSeconds).toBeGreaterThan(starts[4]! + 2)
  const { integratedLufs } = await loudnessOf(target)
  expect(Math.abs(integratedLufs! + 16)).toBeLessThan(1)
})

test('a talk of silence is silence', async () => {
  const { begin, target } = await talkOf([await say('Alex', ''), await say('Henry', '')])
  expect((await begin()).starts).toHaveLength(2)
  expect((await loudnessOf(target)).integratedLufs).toBeNull()
})

const good = toneBetween(0.1, 0.1)
const mp3 = () => convert(toneBetween(1, 1), ['-b:a', '96k'], 'mp3')

test.each([
  ['absent', () => null, 'opening it failed'],
  ['empty', () => Buffer.alloc(0), 'no WAV or mp3'],
  ['words', () => Buffer.from('no sound'.repeat(500)), 'no WAV or mp3'],
  ['a header alone', () => good.subarray(0, 44), 'ends before its time'],
  ['half a WAV', () => good.subarray(0, good.length / 2), 'ends before its time'],
  ['half an mp3', async () => (await mp3()).subarray(0, 18_000), 'ends before its time'],
  ['an ogg', () => convert(good, ['-c:a', 'libvorbis'], 'ogg'), 'no WAV or mp3'],
  ['a playlist', () => Buffer.from(playlist), 'no WAV or mp3'],
])('a piece that is %s is named, and no talk is left', async (_, piece, reason) => {
  const { begin, folder } = await talkOf([good, await piece(), good])
  await expect(begin()).rejects.toThrow(
    new RegExp(`^Piece 2 of 3 could not be read: .*${reason}`),
  )
  expect((await readdir(folder)).filter((name) => name.startsWith('talk'))).toEqual([])
})

const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\nfile:0\n#EXT-X-ENDLIST\n'

test('a WAV from a stream, whose header knows no length, is read', async () => {
  const pieces = [0xff_ff_ff_ff, 0x7f_ff_ff_ff, 0].map((size) => {
    const streamed = Buffer.from(good)
    streamed.writeUInt32LE(size, 4)
    streamed.writeUInt32LE(size, 40)
    return streamed
  })
  const { begin } = await talkOf(pieces)
  expect((await begin()).durationSeconds).toBeCloseTo(3 * 1.3 - 0.2, 1)
})

test('a damaged piece that is spoken anew at the same path is read anew', async () => {
  const { begin, paths } = await talkOf([Buffer.from('no sound'), good])
  await expect(begin()).rejects.toThrow('Piece 1 of 2')
  await writeFile(paths[0]!, good)
  expect((await begin()).starts).toHaveLength(2)
})

test('no pieces are no talk', async () => {
  const { begin } = await talkOf([])
  await expect(begin()).rejects.toThrow('no speech')
})
