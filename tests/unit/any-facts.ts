import fc from 'fast-check'
import { shape, sound, textMeasures, tones } from '#tests/support/facts.ts'
import type { Facts, Stretch } from '#routers/contract/facts.ts'

/** Numbers as the measures give them: of so many digits behind the point. */
function between(min: number, max: number, digits: number): fc.Arbitrary<number> {
  const factor = 10 ** digits
  return fc
    .integer({ min: Math.round(min * factor), max: Math.round(max * factor) })
    .map((value) => value / factor)
}

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 5 })
const nine = <T>(cell: fc.Arbitrary<T>) => fc.array(cell, { minLength: 9, maxLength: 9 })
const share = between(0, 1, 3)
const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** A histogram with two peaks, so that channels of two pictures differ. */
const bins = fc.tuple(fc.nat(63), fc.nat(63)).map(([one, other]) => {
  const all = Array<number>(64).fill(0)
  all[one] = 0.5
  all[other] = (all[other] ?? 0) + 0.5
  return all
})

const anyTones = fc
  .record({
    paintedShare: fc.constantFrom(1, 1, 0.337, 0),
    brightness: share,
    contrast: between(0, 0.5, 3),
    shadowsClipped: fc.oneof(between(0, 0.06, 4), share),
    highlightsClipped: fc.oneof(between(0, 0.06, 4), share),
    shadowsWhere: nine(share),
    highlightsWhere: nine(share),
    histogram: fc.record({ luma: bins, red: bins, green: bins, blue: bins }),
    chroma: between(0, 0.35, 3),
    castA: between(-0.2, 0.2, 3),
    castB: between(-0.2, 0.2, 3),
    palette: fc.array(fc.record({ hex, share: between(0.005, 1, 3) }), {
      minLength: 1,
      maxLength: 6,
    }),
  })
  .map(tones)

const anyShape = fc
  .record({
    sharpness: fc.record({
      overall: maybe(between(0, 1, 2)),
      thirds: nine(maybe(between(0, 1, 2))),
    }),
    weight: fc.record({
      cells: fc.constant(Array<number>(36).fill(1 / 36)),
      x: share,
      y: share,
    }),
    tiltDegrees: maybe(between(-15, 15, 1)),
  })
  .map(shape)

const pixels = fc.constantFrom(800, 1200, 3000)

export const anyPicture: fc.Arbitrary<Facts> = fc.record({
  family: fc.constant('image' as const),
  width: pixels,
  height: pixels,
  tones: anyTones,
  shape: anyShape,
  exposure: fc.constant(null),
})

function stretches(most: number): fc.Arbitrary<Stretch[]> {
  const one = fc
    .tuple(between(0, 300, 1), between(0.5, 40, 1))
    .map(([from, seconds]) => ({ from, to: from + seconds }))
  return fc.array(one, { maxLength: most })
}

const anySound = fc
  .record({
    integratedLufs: fc.option(between(-60, 0, 1), { nil: null, freq: 12 }),
    loudnessRangeLu: maybe(between(0, 30, 1)),
    truePeakDbtp: maybe(between(-12, 4, 1)),
    channels: fc.constantFrom(1, 2),
    clipping: fc.nat(40).map((runs) => ({ runs, at: runs === 0 ? [] : [2] })),
    stereo: maybe(
      fc.record({ correlation: between(-1, 1, 2), balanceDb: between(-6, 6, 1) }),
    ),
    spectrumDb: maybe(fc.array(between(-60, 0, 1), { minLength: 6, maxLength: 6 })),
    tempo: maybe(fc.record({ bpm: between(50, 200, 1), confidence: between(0, 1, 2) })),
    key: maybe(
      fc.constantFrom(
        { name: 'C major', relative: 'A minor', confidence: 0.5 },
        { name: 'A minor', relative: 'C major', confidence: 0.4 },
        { name: 'G major', relative: 'E minor', confidence: 0.4 },
      ),
    ),
    silences: stretches(3),
    onsetsPerSecond: between(0, 12, 1),
    sections: fc.array(between(0, 500, 1), { maxLength: 4 }),
  })
  .map(sound)

export const anyTrack: fc.Arbitrary<Facts> = fc.record({
  family: fc.constant('audio' as const),
  durationSeconds: between(1, 900, 2),
  sound: anySound,
})

const anyCut = fc
  .record({
    lengths: fc.array(fc.tuple(between(0.3, 40, 1), share), {
      minLength: 1,
      maxLength: 12,
    }),
    black: stretches(2),
    frozen: stretches(2),
    precision: fc.constantFrom('frame' as const, 'frame' as const, 'key-frame' as const),
  })
  .map(({ lengths, ...rest }) => {
    let from = 0
    const shots = lengths.map(([seconds, brightness]) => {
      const one = { from, to: from + seconds, brightness }
      from += seconds
      return one
    })
    return { ...rest, shots, analysedSeconds: from, strip: null }
  })

export const anyFilm: fc.Arbitrary<Facts> = fc.record({
  family: fc.constant('video' as const),
  durationSeconds: fc.constantFrom(12, 12.3, 60),
  width: pixels,
  height: pixels,
  framesPerSecond: maybe(fc.constantFrom(24, 25, 60)),
  tones: maybe(anyTones),
  cut: maybe(anyCut),
  sound: maybe(anySound),
})

const word = fc.constantFrom('harbour', 'rope', 'ferry', 'bell')

const anyText = fc
  .record({
    words: fc.integer({ min: 20, max: 3000 }),
    sentences: fc.integer({ min: 1, max: 300 }),
    meanSentenceWords: between(3, 50, 1),
    sentenceSpread: between(0, 30, 1),
    longestSentenceWords: fc.integer({ min: 5, max: 120 }),
    longestSentenceStart: fc.constantFrom('When the boat', 'Mr. Smith had gone'),
    dialogueShare: share,
    readability: maybe(fc.record({ ease: between(0, 100, 1), grade: between(0, 20, 1) })),
    openings: fc.array(
      fc.record({ words: word, times: fc.integer({ min: 3, max: 20 }) }),
      { maxLength: 2 },
    ),
    echoes: fc.array(
      fc.record({ word, times: fc.integer({ min: 1, max: 9 }), quote: word }),
      { maxLength: 3 },
    ),
    adverbShare: maybe(between(0, 0.1, 4)),
    passiveShare: maybe(between(0, 0.6, 3)),
    tense: maybe(
      fc.record({
        main: fc.constantFrom('past' as const, 'present' as const),
        shifts: fc.nat(4),
        firstShift: fc.constant('He goes'),
      }),
    ),
    verse: fc.option(
      fc.record({
        stanzas: fc.integer({ min: 1, max: 9 }),
        lines: fc.integer({ min: 4, max: 40 }),
        meanLineWords: between(1, 12, 1),
      }),
      { nil: null, freq: 2 },
    ),
  })
  .map(textMeasures)

export const anyDocument: fc.Arbitrary<Facts> = fc.oneof(
  fc.record({
    family: fc.constant('pdf' as const),
    pages: fc.integer({ min: 1, max: 30 }),
    text: maybe(anyText),
  }),
  fc.record({ family: fc.constant('text' as const), text: maybe(anyText) }),
)

export const anyFamily = {
  picture: anyPicture,
  track: anyTrack,
  film: anyFilm,
  document: anyDocument,
}
export const anyFacts = fc.oneof(anyPicture, anyTrack, anyFilm, anyDocument)
