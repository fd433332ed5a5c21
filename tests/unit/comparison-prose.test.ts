import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { directnesses, levels } from '#routers/contract/tutoring.ts'
import { mediaTypes } from '#routers/contract/media-types.ts'
import { comparisonMarkdown } from '#routers/conversation/comparison-text.ts'
import { withoutMarkers } from '#routers/conversation/message-view.ts'
import { checkNumbers } from '#routers/facts/check-numbers.ts'
import { citedNumbers, numberFacts } from '#routers/facts/number-facts.ts'
import { writeComparison } from '#server/services/built-in/compare.ts'
import { judge } from '#server/services/built-in/judge.ts'
import { aBrief } from '#tests/support/briefs.ts'
import { filmFacts, pictureFacts, soundFacts, textFacts } from '#tests/support/facts.ts'
import { anyFacts, anyFamily } from './any-facts.ts'
import { versions, withRemarks, withVerdicts } from './versions.ts'
import type { Facts } from '#routers/contract/facts.ts'
import type { Brief } from '#routers/tutor.ts'

const headings = ['What changed', 'What it did to the work', 'What is new', 'Next']

function part(prose: string, heading: string): string {
  return prose.split(`## ${heading}\n\n`)[1]?.split('\n\n## ')[0] ?? ''
}

function speaking(learner: Partial<Brief['learner']>, brief: Brief): Brief {
  return { ...brief, learner: { ...brief.learner, ...learner } }
}

const before = pictureFacts({ shadowsClipped: 0.12, brightness: 0.4 }, { tiltDegrees: 3 })
const after = pictureFacts(
  { shadowsClipped: 0.01, brightness: 0.5, highlightsClipped: 0.2 },
  { tiltDegrees: 0.1 },
)

test('the differences that tell most are sentences with the facts of the later version', () => {
  const brief = versions(before, after)
  const numbered = numberFacts(brief.works)
  const of = (fileId: string, key: string) =>
    numbered.find((fact) => fact.fileId === fileId && fact.key === key)?.number
  const changed = part(writeComparison(brief), 'What changed')
  expect(changed.split('\n').slice(0, 4)).toEqual([
    `- **Worse.** The part lost to white in the highlights was 0.1 % and is 20 % now [F${of('after', 'highlights')}].`,
    `- **Better.** The part lost to black in the shadows was 12 % and is 1.0 % now [F${of('after', 'shadows')}].`,
    `- **Better.** The tilt of the longest level line was 3 degrees clockwise [F${of('before', 'tilt')}] and is level now [F${of('after', 'tilt')}].`,
    `- The mean brightness was 40 % and is 50 % now [F${of('after', 'brightness')}].`,
  ])
  expect(changed).toContain(
    'As it was, give or take what saving a file again changes: size',
  )
})

test('what the changes do is held against what the learner wanted', () => {
  const brief = { ...versions(before, after), context: 'A *quiet* harbour' }
  const did = part(writeComparison(brief), 'What it did to the work')
  expect(did).toContain('More of it is white without drawing')
  expect(did).toContain('Less of it lies at the black end')
  expect(did).toContain(String.raw`what you told me, “A \*quiet\* harbour”, no measure`)
})

test('what was paid for a gain is told even where other gains are larger', () => {
  const paid = pictureFacts(
    { shadowsClipped: 0, highlightsClipped: 0.03 },
    { tiltDegrees: 0 },
  )
  const prose = writeComparison(
    versions(pictureFacts({ shadowsClipped: 0.5 }, { tiltDegrees: 6 }), paid),
  )
  const did = part(prose, 'What it did to the work')
  expect(did).toContain('Less of it lies at the black end')
  expect(did).toContain('More of it is white without drawing')
})

test('what has no direction is not told as more or less', () => {
  const beat = soundFacts()
  const none = soundFacts({ tempo: null })
  const did = (one: Facts, other: Facts) =>
    part(writeComparison(versions(one, other)), 'What it did to the work')
  expect(did(none, beat)).toContain('The tempo has changed in kind more than in degree.')
  expect(did(beat, soundFacts({ tempo: { bpm: 140, confidence: 0.8 } }))).toContain(
    'It goes faster',
  )
})

test('at most two new remarks, each with its action, and none that was there before', () => {
  const worse = pictureFacts({
    brightness: 0.08,
    highlightsClipped: 0.2,
    contrast: 0.04,
    shadowsClipped: 0.3,
  })
  const news = part(writeComparison(versions(before, worse)), 'What is new')
  expect(news.match(/^\d\. /gm)).toHaveLength(2)
  expect(news.match(/Next step: /g)).toHaveLength(2)
  expect(news).toContain('It is dark as a whole.')
  expect(news).not.toContain('Shadows close up.')
  const gentle = part(
    writeComparison(speaking({ directness: 'gentle' }, versions(before, worse))),
    'What is new',
  )
  expect(gentle.match(/You could try this: /g)).toHaveLength(1)
})

test('what is open, declined, or over a line by the width of a hair is not new', () => {
  const lost = pictureFacts({ highlightsClipped: 0.2 })
  const news = (brief: Brief) => part(writeComparison(brief), 'What is new')
  const title = 'Lights are lost.'
  expect(news(versions(pictureFacts(), lost))).toContain(title)
  expect(news(versions(pictureFacts(), lost, [{ title }]))).not.toContain(title)
  const declined = [{ workId: 'before', title, reason: null }]
  expect(news(versions(pictureFacts(), lost, [], { declined }))).not.toContain(title)
  const other = [{ workId: 'another', title, reason: null }]
  expect(news(versions(pictureFacts(), lost, [], { declined: other }))).toContain(title)
  const hair = versions(
    pictureFacts({ highlightsClipped: 0.0195 }),
    pictureFacts({ highlightsClipped: 0.0205 }),
  )
  expect(news(hair)).toContain('No rule of mine speaks of this version that did not')
})

describe('the next thing', () => {
  const open = [{ title: 'First.' }, { title: 'Second_' }, { title: 'Third' }]
  const brief = versions(before, after, open)
  const next = (one: Brief) => part(writeComparison(one), 'Next')

  test.for([
    [['partly', 'worse', 'not'], 'Go back to suggestion 2, “Second\\_”, because'],
    [['not', 'addressed', 'partly'], 'Stay with suggestion 3, “Third”, until'],
    [['addressed', 'unknown', 'not'], 'Take suggestion 3, “Third”, by itself'],
    [['addressed', 'addressed', 'unknown'], 'Begin with what is new, “Lights are lost”'],
  ] as const)('after %j', ([kinds, words]) => {
    expect(next(withVerdicts(brief, [...kinds]))).toContain(words)
  })

  test('is to ask somebody, or to wait, when the measures are at their end', () => {
    const calm = versions(pictureFacts(), pictureFacts({ brightness: 0.5 }), open)
    expect(next(withVerdicts(calm, ['unknown']))).toContain(
      'Show both versions to somebody',
    )
    expect(next(versions(pictureFacts(), pictureFacts()))).toContain(
      'Hand in the version that',
    )
    expect(next(versions(pictureFacts(), pictureFacts({ brightness: 0.5 })))).toContain(
      'Put this version away for two days',
    )
  })
})

describe('where there is nothing to tell, that is said', () => {
  const changed = (one: Facts | null, other: Facts | null) =>
    part(writeComparison(versions(one, other)), 'What changed')

  test.for<[string, Facts | null, Facts | null, string]>([
    [
      'the new one has no measures',
      before,
      null,
      'The new version could not be measured',
    ],
    ['the old one has none', null, after, 'The earlier version could not be measured'],
    ['neither has', null, null, 'Neither version could be measured'],
    [
      'both are the same file',
      before,
      structuredClone(before),
      'most likely the same file twice',
    ],
    [
      'nothing moved',
      before,
      pictureFacts({ shadowsClipped: 0.121, brightness: 0.401 }, { tiltDegrees: 3 }),
      'Nothing that I measure has moved by more than saving a file again moves it.',
    ],
    [
      'they are of two kinds',
      before,
      filmFacts(),
      'One version is a picture and the other a film: there is no measure',
    ],
  ])('%s', ([, one, other, words]) => {
    expect(changed(one, other)).toContain(words)
    expect(writeComparison(versions(one, other))).toContain(
      'By my measures nothing can be said',
    )
  })

  test('of a new version alone its own remarks are told', () => {
    const news = part(writeComparison(versions(null, after)), 'What is new')
    expect(news).toContain('Of the earlier version I know nothing')
    expect(news).toContain('Lights are lost.')
  })

  test('a brief without two versions is refused', () => {
    expect(() => writeComparison(aBrief())).toThrow('no two versions')
  })
})

describe('the manner', () => {
  const brief = versions(before, after)
  const inManner = (learner: Partial<Brief['learner']>) =>
    writeComparison(speaking(learner, brief))
  const firstTrend = (prose: string) => /\*\*(Better|Worse)\./.exec(prose)?.[1]

  test('is gentle with what got better first, and blunt with what got worse and no cushion', () => {
    expect(firstTrend(inManner({ directness: 'gentle' }))).toBe('Better')
    const blunt = inManner({ directness: 'blunt' })
    expect(firstTrend(blunt)).toBe('Worse')
    expect(blunt.length).toBeLessThan(inManner({ directness: 'straight' }).length * 0.7)
  })

  test('explains to a beginner and leaves basics out for a professional', () => {
    const meaning = 'A clipped highlight has reached white and holds no detail.'
    expect(inManner({ level: 'beginning' })).toContain(meaning)
    expect(inManner({ level: 'practising' })).not.toContain(meaning)
    expect(inManner({ level: 'practising' }).length).toBeGreaterThan(
      inManner({ level: 'professional' }).length,
    )
  })
})

const manners = fc.record({
  medium: fc.constantFrom(null, ...mediaTypes),
  level: fc.constantFrom(null, ...levels),
  directness: fc.constantFrom(...directnesses),
})

function judged(
  one: Facts,
  other: Facts,
  manner: Partial<Brief['learner']> & Partial<Brief>,
) {
  const { medium = null, level = null, directness = 'straight' } = manner
  const brief = speaking({ level, directness }, withRemarks(one, other, { medium }))
  return withVerdicts(
    brief,
    judge(brief).map(({ verdict }) => verdict),
  )
}

describe('whatever the versions are', () => {
  test.for([...Object.entries(anyFamily), ['mixed', anyFacts] as const])(
    'every number is a measured one and every citation leads somewhere: %s',
    ([, family]) => {
      fc.assert(
        fc.property(family, family, manners, (one, other, manner) => {
          const brief = judged(one, other, manner)
          const prose = writeComparison(brief)
          const numbered = numberFacts(brief.works)
          const wrong = checkNumbers(prose, numbered).map(
            ({ start, end, measured }) =>
              `${prose.slice(start - 60, end + 20)} // ${measured}`,
          )
          expect(wrong).toEqual([])
          const known = numbered.map(({ number }) => number)
          expect(known).toEqual(expect.arrayContaining(citedNumbers(prose)))
          expect(prose).not.toMatch(/undefined|NaN|null/)
        }),
        { numRuns: 120 },
      )
    },
  )

  test('the parts stand in their order, none is empty, and nobody claims to have looked', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, manners, (one, other, manner) => {
        const prose = writeComparison(judged(one, other, manner))
        expect([...prose.matchAll(/^## (.+)$/gm)].map((match) => match[1])).toEqual(
          headings,
        )
        for (const heading of headings)
          expect(part(prose, heading).length).toBeGreaterThan(20)
        expect(prose).not.toMatch(
          /\bI (see|saw|hear|heard|look|looked|read|watched|noticed)\b/i,
        )
      }),
      { numRuns: 120 },
    )
  })
})

describe('as markdown alone', () => {
  const titles = new Map([['suggestion-1', 'Lights *are* lost.']])

  test('differences, verdicts and prose stand one after the other', () => {
    const { comparison } = withVerdicts(versions(before, after, [{}]), ['partly'])
    const findings = {
      differences: comparison?.differences ?? [],
      verdicts: comparison?.verdicts ?? [],
    }
    const text = comparisonMarkdown(findings, '\n## Next\n\nGo on.\n', titles)
    expect(text.split('\n').slice(0, 3)).toEqual([
      '## Measured',
      '',
      '- **Clipped highlights**: 0.1 % → 20 % (worse)',
    ])
    expect(text).toContain('\n- **Mean brightness**: 40 % → 50 %\n')
    expect(text).toMatch(/\n- Unchanged: Size; .*Visual weight/)
    expect(text).toContain(
      String.raw`- **1. Lights \*are\* lost**: Partly addressed. You see.`,
    )
    expect(text.endsWith('\n\n## Next\n\nGo on.')).toBe(true)
  })

  test('empty parts are left out, and a suggestion that is gone keeps its number', () => {
    expect(comparisonMarkdown({ differences: [], verdicts: [] }, 'Prose.', titles)).toBe(
      'Prose.',
    )
    const verdicts = [
      { suggestionId: 'gone', number: 7, verdict: 'unknown' as const, note: '' },
    ]
    expect(comparisonMarkdown({ differences: [], verdicts }, '', titles)).toBe(
      '## Suggestions\n\n- **7.**: Cannot be told.',
    )
  })

  test('no words of a file, a person or a model are markup, or the marker of a comparison', () => {
    const evil = '[x](y) <b> # *\n\n## Next COMPARISON_IMAGES:'
    const text = comparisonMarkdown(
      {
        differences: [
          {
            key: 'longest',
            label: 'Longest',
            before: evil,
            after: evil,
            trend: 'changed',
          },
        ],
        verdicts: [{ suggestionId: 'a', number: 1, verdict: 'not', note: evil }],
      },
      '',
      new Map([['a', evil]]),
    )
    expect(text.match(/^## /gm)).toHaveLength(2)
    expect(text).not.toMatch(/(?<!\\)[<[]/)
    expect(withoutMarkers(text)).toBe(text)
  })
})

test('what a fact quotes from the work is no markup in the prose', () => {
  const opening = (words: string) => textFacts({ openings: [{ words, times: 9 }] })
  const prose = writeComparison(versions(textFacts(), opening('<b>[x](y)')))
  expect(prose).toContain(String.raw`\<b\>\[x\]`)
  const long = (longestSentenceWords: number) =>
    textFacts({ longestSentenceWords, longestSentenceStart: 'Mr. Smith had *30 words*' })
  expect(writeComparison(versions(long(30), long(38)))).toContain(
    'The longest sentence was 30 words and is 38 words now [F',
  )
})
