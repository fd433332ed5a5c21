import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facts as factsShape } from '#routers/contract/facts.ts'
import { mediaTypes } from '#routers/contract/media-types.ts'
import { checkNumbers } from '#routers/facts/check-numbers.ts'
import { citedNumbers, numberFacts } from '#routers/facts/number-facts.ts'
import { writeCritique } from '#server/services/built-in/critique.ts'
import { writeFollowUp } from '#server/services/built-in/follow-up.ts'
import { aBrief, aWork } from '#tests/support/briefs.ts'
import type {
  Facts,
  FilmCut,
  ImageShape,
  ImageTones,
  SoundMeasures,
  Stretch,
  TextMeasures,
} from '#routers/contract/facts.ts'
import type { Brief } from '#routers/tutor.ts'

/** Numbers as the measures give them: of so many digits behind the point. */
function between(min: number, max: number, digits: number): fc.Arbitrary<number> {
  const factor = 10 ** digits
  return fc
    .integer({ min: Math.round(min * factor), max: Math.round(max * factor) })
    .map((value) => value / factor)
}

/** Mostly small, as clipped shares are, and sometimes anything. */
const clipped = fc.oneof(between(0, 0.06, 4), between(0, 1, 4))
const nine = <T>(cell: fc.Arbitrary<T>) => fc.array(cell, { minLength: 9, maxLength: 9 })
const even = Array<number>(64).fill(1 / 64)
const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

const tones: fc.Arbitrary<ImageTones> = fc.record({
  paintedShare: fc.constantFrom(1, 1, 0.337, 0),
  brightness: between(0, 1, 3),
  contrast: between(0, 0.5, 3),
  shadowsClipped: clipped,
  highlightsClipped: clipped,
  shadowsWhere: nine(between(0, 1, 3)),
  highlightsWhere: nine(between(0, 1, 3)),
  histogram: fc.constant({ luma: even, red: even, green: even, blue: even }),
  chroma: between(0, 0.35, 3),
  castA: between(-0.2, 0.2, 3),
  castB: between(-0.2, 0.2, 3),
  palette: fc.array(fc.record({ hex, share: between(0.005, 1, 3) }), {
    minLength: 1,
    maxLength: 6,
  }),
})

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 })

const shape: fc.Arbitrary<ImageShape> = fc.record({
  sharpness: fc.record({
    overall: maybe(between(0, 1, 2)),
    thirds: nine(maybe(between(0, 1, 2))),
  }),
  weight: fc.record({
    cells: fc.array(between(0, 0.2, 4), { minLength: 36, maxLength: 36 }),
    x: between(0, 1, 3),
    y: between(0, 1, 3),
  }),
  tiltDegrees: maybe(between(-15, 15, 1)),
})

const pixels = fc.integer({ min: 1, max: 12_000 })

const image: fc.Arbitrary<Facts> = fc.record({
  family: fc.constant('image' as const),
  width: pixels,
  height: pixels,
  tones,
  shape,
  exposure: maybe(
    fc.record({
      camera: maybe(fc.constantFrom('X100', 'EOS 5D')),
      lens: maybe(fc.constant('35mm F2')),
      focalLengthMm: maybe(between(8, 600, 1)),
      aperture: maybe(between(1, 32, 1)),
      shutterSeconds: maybe(between(0.0001, 30, 4)),
      iso: maybe(fc.integer({ min: 50, max: 51_200 })),
      takenAt: fc.constant(null),
    }),
  ),
})

function stretches(most: number): fc.Arbitrary<Stretch[]> {
  const one = fc
    .tuple(between(0, 500, 2), between(0.4, 40, 2))
    .map(([from, seconds]) => ({ from, to: Math.round((from + seconds) * 100) / 100 }))
  return fc.array(one, { maxLength: most })
}

const bands = fc
  .tuple(
    fc.integer({ min: 0, max: 5 }),
    fc.array(between(-60, 0, 1), { minLength: 6, maxLength: 6 }),
  )
  .map(([strongest, db]) => db.map((value, band) => (band === strongest ? 0 : value)))

const sound: fc.Arbitrary<SoundMeasures> = fc.record({
  integratedLufs: fc.option(between(-60, 0, 1), { nil: null, freq: 12 }),
  loudnessRangeLu: maybe(between(0, 30, 1)),
  truePeakDbtp: maybe(between(-40, 4, 1)),
  channels: maybe(fc.constantFrom(1, 2, 6)),
  sampleRateHz: fc.constant(44_100),
  analysedSeconds: between(1, 1200, 2),
  loudnessCurve: fc.constant([-20, -14]),
  peaks: fc.constant([0.2, 0.6]),
  clipping: fc
    .tuple(fc.nat(300), between(0, 500, 2))
    .map(([runs, at]) => ({ runs, at: runs === 0 ? [] : [at] })),
  stereo: maybe(
    fc.record({ correlation: between(-1, 1, 2), balanceDb: between(-12, 12, 1) }),
  ),
  spectrumDb: maybe(bands),
  tempo: maybe(fc.record({ bpm: between(40, 220, 1), confidence: between(0, 1, 2) })),
  key: maybe(
    fc.record({
      name: fc.constantFrom('C major', 'F sharp minor'),
      relative: fc.constantFrom('A minor', 'A major'),
      confidence: between(0, 1, 2),
    }),
  ),
  silences: stretches(4),
  onsetsPerSecond: between(0, 12, 1),
  sections: fc.array(between(0, 500, 1), { maxLength: 6 }),
})

const audio: fc.Arbitrary<Facts> = fc.record({
  family: fc.constant('audio' as const),
  durationSeconds: between(0.1, 4000, 2),
  sound,
})

const cut: fc.Arbitrary<FilmCut> = fc
  .record({
    lengths: fc.array(fc.tuple(between(0.3, 90, 2), between(0, 1, 3)), {
      minLength: 1,
      maxLength: 60,
    }),
    black: stretches(3),
    frozen: stretches(3),
    precision: fc.constantFrom('frame' as const, 'key-frame' as const),
  })
  .map(({ lengths, ...rest }) => {
    let from = 0
    const shots = lengths.map(([seconds, brightness]) => {
      const to = Math.round((from + seconds) * 100) / 100
      const one = { from, to, brightness }
      from = to
      return one
    })
    return { ...rest, shots, analysedSeconds: from, strip: null }
  })

const video: fc.Arbitrary<Facts> = fc
  .record({
    family: fc.constant('video' as const),
    width: pixels,
    height: pixels,
    framesPerSecond: maybe(fc.constantFrom(23.98, 24, 25, 29.97, 60)),
    tones: maybe(tones),
    cut: maybe(cut),
    sound: maybe(sound),
  })
  .map((film) => ({ ...film, durationSeconds: film.cut?.analysedSeconds ?? 12 }))

const words = fc.constantFrom(
  'harbour',
  'the rope',
  'and then',
  'she had',
  'ferry',
  'bell',
)

const text: fc.Arbitrary<TextMeasures> = fc
  .record({
    sentences: fc.integer({ min: 1, max: 800 }),
    meanSentenceWords: between(3, 60, 1),
    sentenceSpread: between(0, 40, 1),
    longer: fc.integer({ min: 0, max: 120 }),
    longestSentenceStart: fc
      .array(words, { minLength: 2, maxLength: 6 })
      .map((all) => all.join(' ')),
    dialogueShare: between(0, 1, 3),
    readability: maybe(
      fc.record({ ease: between(-20, 110, 1), grade: between(0, 20, 1) }),
    ),
    openings: fc.array(fc.record({ words, times: fc.integer({ min: 3, max: 40 }) }), {
      maxLength: 3,
    }),
    echoes: fc.array(
      fc.record({
        word: words,
        times: fc.integer({ min: 1, max: 9 }),
        quote: fc
          .array(words, { minLength: 3, maxLength: 30 })
          .map((all) => all.join(' ')),
      }),
      { maxLength: 5 },
    ),
    adverbShare: maybe(between(0, 0.1, 4)),
    passiveShare: maybe(between(0, 0.6, 3)),
    tense: maybe(
      fc.record({
        main: fc.constantFrom('past' as const, 'present' as const),
        shifts: fc.nat(6),
        firstShift: maybe(fc.constant('He goes to the harbour')),
      }),
    ),
    verse: fc.option(
      fc.record({
        stanzas: fc.integer({ min: 1, max: 12 }),
        lines: fc.integer({ min: 2, max: 80 }),
        meanLineWords: between(1, 14, 1),
      }),
      { nil: null },
    ),
  })
  .map(({ longer, ...rest }) => ({
    ...rest,
    words: Math.max(20, Math.round(rest.sentences * rest.meanSentenceWords)),
    longestSentenceWords: Math.ceil(rest.meanSentenceWords) + longer,
    sentenceWords: [12, 3],
  }))

const documents: fc.Arbitrary<Facts> = fc.oneof(
  fc.record({
    family: fc.constant('pdf' as const),
    pages: fc.integer({ min: 1, max: 300 }),
    text: maybe(text),
  }),
  fc.record({ family: fc.constant('text' as const), text: maybe(text) }),
)

const families = { image, audio, video, documents }
const any = fc.oneof(image, audio, video, documents)

const manners = fc.record({
  medium: fc.constantFrom(null, ...mediaTypes),
  level: fc.constantFrom(null, 'beginning' as const, 'professional' as const),
  directness: fc.constantFrom('gentle' as const, 'straight' as const, 'blunt' as const),
})

function briefOf(
  all: readonly Facts[],
  {
    medium,
    level,
    directness,
  }: {
    medium: Brief['medium']
    level: Brief['learner']['level']
    directness: Brief['learner']['directness']
  },
): Brief {
  const brief = aBrief({
    medium,
    works: all.map((facts, index) =>
      aWork(facts, { id: `work-${index}`, originalName: `work ${index}` }),
    ),
  })
  return { ...brief, learner: { ...brief.learner, level, directness } }
}

/** What a reply says wrong about a number, and citations that lead nowhere. */
function faultsIn(reply: string, brief: Brief): string[] {
  const numbered = numberFacts(brief.works)
  return [
    ...checkNumbers(reply, numbered).map(
      ({ start, end, measured }) =>
        `“${reply.slice(Math.max(0, start - 80), end + 20)}” but ${measured}`,
    ),
    ...citedNumbers(reply)
      .filter((number) => !numbered.some((fact) => fact.number === number))
      .map((number) => `[F${number}] does not exist`),
    ...(/undefined|NaN|null/.exec(reply) ?? []),
  ]
}

test('the facts drawn here are facts as they are measured', () => {
  fc.assert(
    fc.property(any, (drawn) => {
      expect(factsShape.parse(drawn)).toEqual(drawn)
    }),
    { numRuns: 200 },
  )
})

test.for(Object.entries(families))(
  'every number in a critique of random facts is a measured one: %s',
  ([, drawn]) => {
    fc.assert(
      fc.property(drawn, manners, (facts, manner) => {
        const brief = briefOf([facts], manner)
        expect(faultsIn(writeCritique(brief), brief)).toEqual([])
      }),
      { numRuns: 3000 },
    )
  },
)

test('nor does a critique of several files mix their numbers up', () => {
  fc.assert(
    fc.property(fc.array(any, { minLength: 2, maxLength: 4 }), manners, (all, manner) => {
      const brief = briefOf(all, manner)
      expect(faultsIn(writeCritique(brief), brief)).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('nor does an answer to a question', () => {
  fc.assert(
    fc.property(any, manners, fc.nat(100), (facts, manner, pick) => {
      const brief = briefOf([facts], manner)
      const labels = numberFacts(brief.works).map(({ label }) => label)
      const question = `What about ${labels[pick % Math.max(1, labels.length)] ?? 'it'}?`
      const asked = { ...brief, question }
      expect(faultsIn(writeFollowUp(asked), asked)).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

/** A measure that every critique of the family speaks of. */
function headline(facts: Facts): number | null {
  switch (facts.family) {
    case 'image':
      return Math.round(facts.tones.brightness * 100)
    case 'audio':
      return facts.sound.integratedLufs
    case 'video':
      return facts.cut?.shots.length ?? null
    case 'pdf':
    case 'text':
      return facts.text?.words ?? null
  }
}

test.for(Object.entries(families))(
  'two works that measure differently are not told the same: %s',
  ([, drawn]) => {
    fc.assert(
      fc.property(drawn, drawn, manners, (one, other, manner) => {
        const [first, second] = [headline(one), headline(other)]
        fc.pre(first !== null && second !== null && Math.abs(first - second) >= 2)
        const [text, swapped] = [one, other].map((facts) =>
          writeCritique(briefOf([facts], manner)),
        )
        expect(text).not.toBe(swapped)
      }),
      { numRuns: 500 },
    )
  },
)

test('a critique of one work does not hold for another', () => {
  let wrong = 0
  let told = 0
  fc.assert(
    fc.property(audio, audio, manners, (one, other, manner) => {
      const [first, second] = [headline(one), headline(other)]
      fc.pre(first !== null && second !== null && Math.abs(first - second) >= 2)
      told += 1
      if (
        faultsIn(writeCritique(briefOf([one], manner)), briefOf([other], manner)).length >
        0
      )
        wrong += 1
    }),
    { numRuns: 500 },
  )
  expect(wrong / told).toBeGreaterThan(0.9)
})
