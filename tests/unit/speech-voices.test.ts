import { expect, test } from 'vitest'
import { createSay } from '#server/media/speech/espeak.ts'
import { speak } from '#server/media/speech/speak.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import {
  edgesOf,
  keep,
  loudnessOf,
  medianPitch,
  say,
  secondsOf,
  soundOf,
} from './speech-sounds.ts'

const text =
  'It falls from the left, and that gives the cup its weight. What would happen if you moved the lamp a little further back, where the shadow is softer?'
const words = text.split(' ').length

test('a turn takes as long as someone needs to say its words', async () => {
  for (const host of ['Alex', 'Henry'] as const) {
    const wordsAMinute = (words * 60) / secondsOf(soundOf(await say(host, text)))
    expect(wordsAMinute).toBeGreaterThan(130)
    expect(wordsAMinute).toBeLessThan(210)
  }
})

test('the speech is a mono WAV of 16 bits whose header tells its length', async () => {
  const wav = await say('Alex', 'Hello there')
  expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 16)).toBe(
    'RIFFWAVEfmt ',
  )
  expect(wav.readUInt32LE(4)).toBe(wav.length - 8)
  expect([wav.readUInt16LE(20), wav.readUInt16LE(22), wav.readUInt16LE(34)]).toEqual([
    1, 1, 16,
  ])
  expect(wav.readUInt32LE(40)).toBe(wav.length - 44)
})

test('the two are told apart by their pitch, and are as loud as each other', async () => {
  const folder = await tempFolder()
  const [alex, henry] = [await say('Alex', text), await say('Henry', text)]
  expect(medianPitch(soundOf(alex))).toBeGreaterThan(170)
  expect(medianPitch(soundOf(alex))).toBeLessThan(260)
  expect(medianPitch(soundOf(henry))).toBeGreaterThan(75)
  expect(medianPitch(soundOf(henry))).toBeLessThan(130)
  const a = await loudnessOf(await keep(folder, 'a.wav', alex))
  const b = await loudnessOf(await keep(folder, 'b.wav', henry))
  expect(Math.abs(a.integratedLufs! - b.integratedLufs!)).toBeLessThan(1)
})

test('turns follow each other in their order, each in its voice, a breath apart', async () => {
  const turns = [
    { host: 'Henry' as const, text: 'Good morning to you' },
    { host: 'Alex' as const, text: 'We are early' },
  ]
  const both = soundOf(Buffer.from(await speak({ turns }), 'base64'))
  const { begins, ends } = edgesOf(both)
  expect(begins).toHaveLength(2)
  expect(begins[1]! - ends[0]!).toBeGreaterThan(0.25)
  expect(begins[1]! - ends[0]!).toBeLessThan(0.4)
  const cut = Math.round(begins[1]! * both.rate)
  expect(medianPitch({ ...both, samples: both.samples.subarray(0, cut) })).toBeLessThan(
    140,
  )
  expect(medianPitch({ ...both, samples: both.samples.subarray(cut) })).toBeGreaterThan(
    150,
  )
})

test('marks, tags and emoji take no time', async () => {
  const plain = secondsOf(soundOf(await say('Alex', 'Look at the light, please')))
  for (const marked of [
    '**Look** at the `light`, please 🎉',
    '<speak>Look at the <break time="3s"/>light</speak>, please',
    '# Look at *the* light, please 日本',
    'Look at\u0001 the \u0000light, please',
  ]) {
    const seconds = secondsOf(soundOf(await say('Alex', marked)))
    // The engine ends a turn with up to 0.1 s of nothing.
    expect(Math.abs(seconds - plain), marked).toBeLessThan(0.15)
  }
})

test('phonemes in brackets are read as letters', async () => {
  const spelt = secondsOf(soundOf(await say('Alex', 'h l oU')))
  const inBrackets = secondsOf(soundOf(await say('Alex', '[[h@l@oU]]')))
  expect(Math.abs(inBrackets - spelt)).toBeLessThan(0.15)
})

test('one word is spoken, and a turn without any is a short silence', async () => {
  expect(secondsOf(soundOf(await say('Henry', 'Yes.')))).toBeGreaterThan(0.2)
  for (const empty of ['', '🎉', '***', '日本語']) {
    const sound = soundOf(await say('Henry', empty))
    expect(secondsOf(sound)).toBeCloseTo(0.2, 2)
    expect(sound.samples.every((sample) => sample === 0)).toBe(true)
  }
  expect(await speak({ turns: [] })).not.toBe('')
})

test.each([
  ['sentences', 'The light falls from the left of it. '.repeat(25).slice(0, 900)],
  ['one word', 'a'.repeat(900)],
  ['digits', '7'.repeat(900)],
  ['question marks', '?'.repeat(899) + 'a'],
  ['tags', '<b>'.repeat(299) + 'end'],
  ['half characters', '\ud83c a'.repeat(300)],
])('900 characters of %s are said in good time', async (_, long) => {
  const began = performance.now()
  await say('Alex', long)
  expect(performance.now() - began).toBeLessThan(10_000)
})

/** Breaks at its first words when `isBroken`; else says 10 ms. */
function fakeEspeak(isBroken: boolean) {
  return {
    set_voice: () => 0,
    set_pitch() {},
    set_rate() {},
    synthesize(_text: string, take: (samples: Int16Array) => boolean) {
      if (isBroken) throw new Error('memory access out of bounds')
      take(new Int16Array(220))
    },
  }
}

test('an engine that broke is replaced, and the words are said by the next', async () => {
  let opened = 0
  const speech = createSay(() => Promise.resolve(fakeEspeak((opened += 1) === 1)))
  expect(await speech('Alex', 'Hello.')).toHaveLength(220)
  expect(opened).toBe(2)
  await speech('Henry', 'Hello.')
  expect(opened, 'the engine is kept').toBe(2)
})

test('an engine that never works is a failure, and the next call tries a new one', async () => {
  let opened = 0
  const speech = createSay(() => {
    opened += 1
    return opened === 1
      ? Promise.reject(new Error('no data'))
      : Promise.resolve(fakeEspeak(opened < 3))
  })
  await expect(speech('Alex', 'Hello.')).rejects.toThrow('out of bounds')
  expect(await speech('Alex', 'Hello.')).toHaveLength(220)
})
