import { describe, expect, test } from 'vitest'
import { factKeys } from '#routers/contract/facts.ts'
import { directnesses, levels } from '#routers/contract/tutoring.ts'
import { describeFacts } from '#routers/facts/describe-facts.ts'
import { observe } from '#server/services/built-in/observe.ts'
import { writeComparison } from '#server/services/built-in/compare.ts'
import { writeCritique } from '#server/services/built-in/critique.ts'
import { writeFollowUp } from '#server/services/built-in/follow-up.ts'
import { writeTalk } from '#server/services/built-in/discuss.ts'
import { aBrief, aWork } from '#tests/support/briefs.ts'
import { filmFacts, soundFacts, textFacts } from '#tests/support/facts.ts'
import { versions } from './versions.ts'
import type { Facts } from '#routers/contract/facts.ts'
import type { Brief } from '#routers/tutor.ts'

const upTo = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))

const stretches = (count: number) =>
  upTo(count, (at) => ({ from: at * 60 + 20, to: at * 60 + 50 }))

/** Works in which whatever can be counted is there so many times. */
function worksWith(count: number): Facts[] {
  const shots = upTo(count, (at) => ({
    from: at * 100,
    to: at === 1 ? 110 : at * 100 + 100,
    brightness: 0.4 + at * 0.3,
  }))
  const text = {
    words: count,
    sentences: count,
    meanSentenceWords: 60,
    sentenceSpread: 0,
    longestSentenceWords: 60,
    openings: upTo(count, () => ({ words: 'She was', times: 3 })),
    echoes: upTo(count, (at) => ({ word: `w${at}`, times: count, quote: 'lamp lamp' })),
    tense: { main: 'past' as const, shifts: count, firstShift: null },
  }
  return [
    filmFacts({ shots, black: stretches(count), frozen: stretches(count) }),
    soundFacts({
      clipping: { runs: count, at: upTo(count, (at) => at + 1) },
      silences: stretches(count),
      sections: upTo(count, (at) => at * 20 + 10),
    }),
    { ...textFacts(text), pages: Math.max(1, count) },
    { family: 'text', text: textFacts(text).text },
    textFacts({ ...text, meanSentenceWords: 12 }),
    textFacts({ ...text, verse: { stanzas: count, lines: count, meanLineWords: 6 } }),
  ]
}

/** Every sentence that the built-in tutor can say of a work, in all its manners. */
function toldOf(facts: Facts): string[] {
  const brief = aBrief({ works: [aWork(facts)], medium: null })
  const inManners = levels.flatMap((level) =>
    directnesses.map((directness) => ({
      ...brief,
      learner: { ...brief.learner, level, directness },
    })),
  )
  const asked = (question: string): Brief => ({ ...brief, question })
  const { see, works, matters } = observe(facts, null, () => '')
  return [
    see,
    ...works.map(({ text }) => text),
    ...matters.flatMap(({ title, why, how, criterion }) => [title, why, how, criterion]),
    ...describeFacts(facts).map(({ label, value }) => `${label}: ${value}`),
    ...inManners.map(writeCritique),
    ...inManners.flatMap((one) => writeTalk(one).map(({ text }) => text)),
    ...factKeys.map((key) => writeFollowUp(asked(`What about the ${key}?`))),
    ...describeFacts(facts).map(({ label }) => writeFollowUp(asked(`${label}?`))),
  ]
}

const all = [0, 1, 2].flatMap((count) =>
  worksWith(count).map((facts, at) => [`${count} of each, work ${at}`, facts] as const),
)

/** `1 shots`, but neither `1.1 words`, `0:01 seconds` nor `91 words`. */
const wrongPlural =
  /(?<![\d.,:−-])1 (?!(?:is|was|has|says)\b)\p{L}+s\b|(?<![\d.,:−-])1 that \p{L}+\b(?<!s)/u

/** Of one thing there is no average, and nothing lies beside it. */
const besideItself =
  /shots?\b[^.]* on average|average shot|sentences\b[^.]* on average|They have [\d.]+ words on average|Sentences\**: 1, [\d.]+ words|Shots[^.]*: 1, [\d.]+ s on average/i

/** The words around each place. */
function placesOf(pattern: RegExp, texts: readonly string[]): string[] {
  const around = new RegExp(`.{0,40}(?:${pattern.source}).{0,40}`, `g${pattern.flags}`)
  return [...new Set(texts.flatMap((text) => text.match(around) ?? []))]
}

describe('whatever is there once or not at all', () => {
  test.for(all)('is told in the singular: %s', ([, facts]) => {
    expect(placesOf(wrongPlural, toldOf(facts))).toEqual([])
  })

  test('is told in the singular when two versions are compared', () => {
    const [none, once, twice] = [0, 1, 2].map(worksWith)
    const told = [
      [none, once],
      [once, twice],
      [twice, once],
    ].flatMap(([before, after]) =>
      before!.map((facts, at) => writeComparison(versions(facts, after![at]!))),
    )
    expect(placesOf(wrongPlural, told)).toEqual([])
  })

  test.for(worksWith(1).map((facts, at) => [at, facts] as const))(
    'is not set beside its own average: work %i',
    ([, facts]) => {
      expect(placesOf(besideItself, toldOf(facts))).toEqual([])
    },
  )
})
