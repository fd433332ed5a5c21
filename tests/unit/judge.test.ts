import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noteMaxLength, verdictKinds } from '#routers/contract/comparison.ts'
import { remarksOn } from '#server/services/built-in/appraise.ts'
import { judge } from '#server/services/built-in/judge.ts'
import { aBrief, aWork } from '#tests/support/briefs.ts'
import { filmFacts, pictureFacts, soundFacts, textFacts } from '#tests/support/facts.ts'
import { anyFacts, anyFamily } from './any-facts.ts'
import { versions, withRemarks } from './versions.ts'
import type { VerdictKind } from '#routers/contract/comparison.ts'
import type { Facts } from '#routers/contract/facts.ts'
import type { LedgerEntry } from '#routers/tutor.ts'

/** The verdict on the suggestion that this rule made of the earlier version. */
function verdictOn(title: string, before: Facts, after: Facts) {
  const brief = withRemarks(before, after)
  const number = brief.comparison?.open.find((entry) => entry.title === title)?.number
  expect(number).toBeDefined()
  return judge(brief).find((draft) => draft.number === number)
}

function judgeOne(
  entry: Partial<LedgerEntry>,
  before: Facts | null,
  after: Facts | null,
) {
  const [draft] = judge(versions(before, after, [entry]))
  return draft
}

const clipped = (runs: number, truePeakDbtp: number) =>
  soundFacts({ clipping: { runs, at: [2] }, truePeakDbtp })
const peak = (truePeakDbtp: number) => soundFacts({ truePeakDbtp })
const loud = (integratedLufs: number) => soundFacts({ integratedLufs })
const dark = (brightness: number) => pictureFacts({ brightness })
const leaning = (tiltDegrees: number) => pictureFacts({}, { tiltDegrees })
const weighing = (x: number) =>
  pictureFacts({}, { weight: { cells: Array<number>(36).fill(1 / 36), x, y: 0.5 } })
const slipping = (shifts: number) =>
  textFacts({ tense: { main: 'past', shifts, firstShift: 'He goes' } })
const echo = (...words: Array<[string, number]>) =>
  textFacts({
    words: 300,
    echoes: words.map(([word, times]) => ({ word, times, quote: `${word} and ${word}` })),
  })
const long = (longestSentenceWords: number, longestSentenceStart = 'When the last') =>
  textFacts({ longestSentenceWords, longestSentenceStart })

test.for<[string, Facts, Facts, VerdictKind]>([
  ['It is dark as a whole.', dark(0.1), dark(0.4), 'addressed'],
  ['It is dark as a whole.', dark(0.1), dark(0.2), 'partly'],
  ['It is dark as a whole.', dark(0.1), dark(0.12), 'not'],
  ['It is dark as a whole.', dark(0.15), dark(0.08), 'worse'],
  ['The horizon leans.', leaning(4), leaning(0.2), 'addressed'],
  ['The horizon leans.', leaning(4), leaning(2), 'partly'],
  ['The horizon leans.', leaning(4), leaning(-3.8), 'not'],
  ['The horizon leans.', leaning(3), leaning(5), 'worse'],
  ['The wave is cut off at the top.', clipped(40, 0.8), clipped(0, -1.5), 'addressed'],
  ['The wave is cut off at the top.', clipped(40, 0.8), clipped(9, -0.1), 'partly'],
  ['The wave is cut off at the top.', clipped(40, 0.8), clipped(8, 0.8), 'not'],
  ['The wave is cut off at the top.', clipped(10, 0.1), clipped(60, 1.2), 'worse'],
  ['Peaks go over the edge.', peak(0.6), peak(-0.4), 'partly'],
  ['Peaks go over the edge.', peak(0.6), peak(-1.3), 'addressed'],
  ['Peaks go over the edge.', peak(0.2), peak(1.4), 'worse'],
  ['It is loud, and that costs it size.', loud(-6), loud(-8.5), 'partly'],
  ['It is loud, and that costs it size.', loud(-6), loud(-12), 'addressed'],
  ['It is quiet.', loud(-26), loud(-31), 'worse'],
  ['The tense slips.', slipping(6), slipping(2), 'partly'],
  ['The tense slips.', slipping(6), slipping(5), 'not'],
  ['The tense slips.', slipping(6), slipping(0), 'addressed'],
  ['“rope” comes back too soon.', echo(['rope', 6]), echo(['rope', 2]), 'partly'],
  ['“rope” comes back too soon.', echo(['rope', 6]), echo(), 'addressed'],
  ['“rope” comes back too soon.', echo(['rope', 2]), echo(['rope', 6]), 'worse'],
  ['“rope” comes back too soon.', echo(['rope', 3]), echo(['bell', 3]), 'partly'],
  ['One sentence runs on for 90 words.', long(90), long(34), 'addressed'],
  ['One sentence runs on for 90 words.', long(90), long(88), 'not'],
  ['One sentence runs on for 90 words.', long(90), long(85, 'A quite other'), 'partly'],
  [
    'The sides cancel each other.',
    soundFacts({ stereo: { correlation: -0.6, balanceDb: 0 } }),
    soundFacts({ stereo: { correlation: -0.1, balanceDb: 0 } }),
    'partly',
  ],
  [
    'The screen stays black.',
    filmFacts({ black: [{ from: 2, to: 11 }] }),
    filmFacts({ black: [{ from: 2, to: 3 }] }),
    'addressed',
  ],
])('%s is judged by how much of it is left', ([title, before, after, verdict]) => {
  expect(verdictOn(title, before, after)).toMatchObject({ verdict })
})

test('a mark that was overshot is partly met, and the note says so', () => {
  expect(verdictOn('It is dark as a whole.', dark(0.1), dark(0.85))).toMatchObject({
    verdict: 'partly',
    note: expect.stringContaining('“It is very light as a whole” is true now'),
  })
  const side = 'The weight lies on the left.'
  expect(verdictOn(side, weighing(0.2), weighing(0.8))).toMatchObject({
    verdict: 'partly',
  })
  expect(verdictOn(side, weighing(0.2), weighing(0.45))).toMatchObject({
    verdict: 'addressed',
  })
})

test('what moved no further than a saved copy does has not moved, over a line or not', () => {
  expect(verdictOn('It is dark as a whole.', dark(0.268), dark(0.272))).toMatchObject({
    verdict: 'not',
    note: expect.stringContaining('saving the file again would move it as far'),
  })
})

test('a note names both measures and speaks to the learner', () => {
  const draft = verdictOn('It is dark as a whole.', dark(0.1), dark(0.2))
  expect(draft?.note).toBe(
    'You are part of the way. Mean brightness before: 10 %; now: 20 %. You are there when this holds: the mean brightness is above 27 %, or one area of it clearly is.',
  )
})

describe('a place that was marked', () => {
  const thirds = (left: number, rest = 0) => [
    rest,
    rest,
    rest,
    left,
    rest,
    rest,
    rest,
    rest,
    rest,
  ]
  const left = { type: 'box', x: 0, y: 1 / 3, width: 1 / 3, height: 1 / 3 } as const
  const shadowed = (shadowsClipped: number, shadowsWhere: number[]) =>
    pictureFacts({ shadowsClipped, shadowsWhere })

  test('is measured by the thirds below it', () => {
    const draft = verdictOn(
      'Shadows close up.',
      shadowed(0.2, thirds(0.9)),
      shadowed(0.01, thirds(0.06)),
    )
    expect(draft).toMatchObject({
      verdict: 'addressed',
      note: expect.stringContaining('At the marked place it was 90 % and is 6.0 % now.'),
    })
  })

  test('may be mended while the whole is not', () => {
    const before = shadowed(0.2, thirds(0.9))
    const elsewhere = shadowed(0.19, thirds(0.1, 0.2))
    expect(verdictOn('Shadows close up.', before, elsewhere)?.verdict).toBe('partly')
    const nowhere = shadowed(0.19, thirds(0.88))
    expect(verdictOn('Shadows close up.', before, nowhere)?.verdict).toBe('not')
  })

  test('weighs thirds by how much of each the box covers', () => {
    const anchor = { type: 'box', x: 0, y: 1 / 3, width: 2 / 3, height: 1 / 3 } as const
    const entry = { title: 'Lift the shadows there', anchor }
    const draft = judgeOne(
      entry,
      shadowed(0.04, thirds(0.4)),
      shadowed(0.01, thirds(0.1)),
    )
    expect(draft).toMatchObject({
      verdict: 'partly',
      note: expect.stringContaining('At the marked place it was 20 % and is 5.0 % now.'),
    })
  })

  test('is not looked up in a picture of another frame', () => {
    const cropped = { ...shadowed(0.01, thirds(0)), width: 800 }
    const entry = { title: 'Lift the shadows there', anchor: left }
    expect(judgeOne(entry, shadowed(0.04, thirds(0.4)), cropped)).toMatchObject({
      verdict: 'unknown',
      note: expect.not.stringContaining('At the marked place'),
    })
  })
})

describe('a suggestion that no rule made', () => {
  const dim = pictureFacts({ highlightsClipped: 0.2 })

  test('is judged by the measure that its title names', () => {
    expect(
      judgeOne({ title: 'Bring the highlights back' }, dim, pictureFacts()),
    ).toMatchObject({
      verdict: 'addressed',
    })
  })

  test('is never called done by words that may ask for something else', () => {
    const entry = { title: 'Give her face more light' }
    expect(judgeOne(entry, dark(0.1), dark(0.4))).toMatchObject({
      verdict: 'partly',
      note: expect.stringContaining(
        'The nearest thing that I measure is “Mean brightness”, so look for yourself as well.',
      ),
    })
  })

  test('is unknown where the measure had nothing wrong, or where there is none', () => {
    const entry = {
      title: 'Give her face more light',
      criterion: 'Her eyes can be read.',
    }
    expect(judgeOne(entry, dark(0.4), dark(0.5))).toMatchObject({
      verdict: 'unknown',
      note: expect.stringContaining('ask whether this holds: her eyes can be read.'),
    })
    expect(
      judgeOne({ title: 'Trust the quiet part' }, dark(0.1), dark(0.4)),
    ).toMatchObject({
      verdict: 'unknown',
      note: expect.stringMatching(
        /^No measure of mine tells whether you did this\. Set both/,
      ),
    })
  })
})

test('what cannot be measured in both versions is unknown', () => {
  const entry = { title: 'It is dark as a whole.' }
  for (const after of [null, filmFacts(), textFacts()])
    expect(judgeOne(entry, dark(0.1), after)?.verdict).toBe('unknown')
  expect(judgeOne(entry, null, dark(0.4))?.verdict).toBe('unknown')
})

test('tones of a film are not judged on another frame', () => {
  const film = (brightness: number, durationSeconds: number): Facts => ({
    ...filmFacts(),
    tones: dark(brightness).tones,
    durationSeconds,
  })
  const title = 'It is dark as a whole.'
  expect(verdictOn(title, film(0.1, 13), film(0.4, 13.2))?.verdict).toBe('addressed')
  expect(verdictOn(title, film(0.1, 13), film(0.4, 40))).toMatchObject({
    verdict: 'unknown',
    note: expect.stringContaining('another frame'),
  })
})

test('a suggestion for a version before that one is judged by its own measure', () => {
  const brief = versions(dark(0.26), dark(0.4), [
    { title: 'Lights are lost.', workId: 'first' },
  ])
  const first = aWork(pictureFacts({ highlightsClipped: 0.2 }), { id: 'first' })
  const [draft] = judge({ ...brief, works: [first, ...brief.works] })
  expect(draft).toMatchObject({
    verdict: 'addressed',
    note: expect.stringContaining('before: 20 %; now: 0.1 %'),
  })
})

test('nothing is judged where nothing is compared', () => {
  expect(judge(aBrief())).toEqual([])
  expect(judge(versions(dark(0.1), dark(0.4)))).toEqual([])
})

describe('whatever the versions are', () => {
  test('each open suggestion has one verdict, with a note of some length that has its words', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (before, after) => {
        const brief = withRemarks(before, after)
        const drafts = judge(brief)
        expect(drafts.map(({ number }) => number)).toEqual(
          brief.comparison?.open.map(({ number }) => number),
        )
        for (const { verdict, note } of drafts) {
          expect(verdictKinds).toContain(verdict)
          expect(note.length).toBeLessThanOrEqual(noteMaxLength)
          expect(note).toMatch(/\byou/i)
          expect(note).not.toMatch(/undefined|NaN|null|\[F/)
        }
      }),
      { numRuns: 300 },
    )
  })

  test.for(Object.entries(anyFamily))(
    'a rule that still speaks is never called addressed, and the same work never: %s',
    ([, family]) => {
      fc.assert(
        fc.property(family, family, (before, after) => {
          const brief = withRemarks(before, after)
          const still = remarksOn(brief, aWork(after, { id: 'after' })).map(
            ({ title }) => title,
          )
          for (const { number, verdict } of judge(brief)) {
            const title = brief.comparison?.open.find(
              (one) => one.number === number,
            )?.title
            if (title && still.includes(title)) expect(verdict).not.toBe('addressed')
          }
          const verdicts = judge(withRemarks(before, structuredClone(before)))
          expect(verdicts.every(({ verdict }) => verdict === 'not')).toBe(true)
        }),
        { numRuns: 150 },
      )
    },
  )
})
