import { describe, expect, test } from 'vitest'
import {
  chords,
  clicks,
  hear,
  inA,
  inC,
  kickAndHat,
  noise,
  render,
  sineOf,
} from './listen-sounds.ts'
import type { Heard } from '#server/media/listen/listen.ts'

function up(progression: number[][], semitones: number): number[][] {
  return progression.map((chord) => chord.map((midi) => midi + semitones))
}

describe('key', () => {
  test('a progression in C major, with A minor as its relative', () => {
    const { key } = hear(render(8, chords(inC, 1)))
    expect(key).toMatchObject({ name: 'C major', relative: 'A minor' })
    expect(key!.confidence).toBeGreaterThan(0.4)
  })

  test('a progression in A minor, with C major as its relative', () => {
    const { key } = hear(render(8, chords(inA, 1)))
    expect(key).toMatchObject({ name: 'A minor', relative: 'C major' })
    expect(key!.confidence).toBeGreaterThan(0.4)
  })

  test('sharps are written as such, and major and minor are told apart in every key', () => {
    expect(hear(render(8, chords(up(inC, 6), 1))).key).toMatchObject({
      name: 'F♯ major',
      relative: 'D♯ minor',
    })
    expect(hear(render(8, chords(up(inA, 9), 1))).key).toMatchObject({
      name: 'F♯ minor',
      relative: 'A major',
    })
  })

  test.each([430, 432, 450])(
    'an instrument tuned to %i Hz keeps its key and its confidence',
    (tuning) => {
      const [{ key }, usual] = [tuning, 440].map((hertz) =>
        hear(render(8, chords(inC, 1, hertz))),
      ) as [Heard, Heard]
      expect(key?.name).toBe('C major')
      expect(Math.abs(key!.confidence - usual.key!.confidence)).toBeLessThan(0.1)
    },
  )

  test('chords under drums keep their key', () => {
    const [chord, drums] = [chords(inC, 1), kickAndHat(120)]
    const { key } = hear(render(8, (second) => chord(second) + drums(second)))
    expect(key?.name).toBe('C major')
  })

  test('one note is no key, with or without overtones', () => {
    expect(hear(render(4, sineOf(440, 0.3))).key).toBeNull()
    expect(hear(render(4, chords([[57]], 4))).key).toBeNull()
  })

  test('noise, clicks and drums have none', () => {
    const hiss = noise(3)
    expect(hear(render(6, () => 0.2 * hiss(0))).key).toBeNull()
    expect(hear(render(6, clicks(100))).key).toBeNull()
    expect(hear(render(6, kickAndHat(100))).key).toBeNull()
  })
})

describe('bands', () => {
  test.each([
    [40, 0],
    [120, 1],
    [350, 2],
    [1000, 3],
    [4000, 4],
    [9000, 5],
  ])('a tone of %i Hz makes band %i the strongest', (hertz, band) => {
    const { spectrumDb } = hear(render(2, sineOf(hertz, 0.3)))
    expect(spectrumDb!.indexOf(0)).toBe(band)
    const others = spectrumDb!.filter((_, at) => at !== band)
    expect(Math.max(...others)).toBeLessThan(-20)
  })

  test('tones 12 dB apart are 12 dB apart', () => {
    const [low, high] = [sineOf(120, 0.4), sineOf(4000, 0.4 / 10 ** (12 / 20))]
    const { spectrumDb } = hear(render(3, (second) => low(second) + high(second)))
    expect(spectrumDb![1]).toBe(0)
    expect(spectrumDb![4]).toBeCloseTo(-12, 0)
  })

  test('pauses do not count, and channels that cancel in mono do', () => {
    const left = render(6, (second) => (second < 2 ? sineOf(1000, 0.3)(second) : 0))
    const { spectrumDb } = hear(
      left,
      left.map((value) => -value),
    )
    expect(spectrumDb!.indexOf(0)).toBe(3)
  })

  test('channels a quarter of a wave apart weigh the same whichever leads', () => {
    const [sine, bass] = [sineOf(1000, 0.3), sineOf(120, 0.3)]
    const left = render(2, (second) => sine(second) + bass(second))
    const ahead = render(2, (second) => sine(second + 0.00025) + bass(second))
    const behind = render(2, (second) => sine(second - 0.00025) + bass(second))
    expect(hear(left, ahead).spectrumDb![1]).toBeCloseTo(0, 0)
    expect(hear(left, behind).spectrumDb![1]).toBeCloseTo(0, 0)
    expect(hear(left, ahead).spectrumDb![3]).toBeCloseTo(0, 0)
  })
})
