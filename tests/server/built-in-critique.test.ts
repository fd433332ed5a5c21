import { expect, test } from 'vitest'
import { checkAnchor } from '#routers/contract/anchors.ts'
import { numberFacts } from '#routers/facts/number-facts.ts'
import { createBuiltInTutor } from '#server/services/built-in-tutor.ts'
import { writeCritique } from '#server/services/built-in/critique.ts'
import { aBrief, aWork } from '#tests/support/briefs.ts'
import { filmFacts, pictureFacts, soundFacts, textFacts } from '#tests/support/facts.ts'
import type { FactKey, Facts } from '#routers/contract/facts.ts'
import type { Brief, SuggestionDraft } from '#routers/tutor.ts'

const tutor = createBuiltInTutor({ wordMs: 0 })

function suggest(brief: Brief): Promise<SuggestionDraft[]> {
  return tutor.suggest(brief, writeCritique(brief), new AbortController().signal)
}

/** The things that matter, in their order. */
function things(text: string): string[] {
  const part = text.split('## What matters most\n\n')[1]?.split('\n\n## ')[0] ?? ''
  return part.split(/\n\n(?=\d+\. |\*\*To practise)/).filter((one) => /^\d+\. /.test(one))
}

function briefOf(facts: Facts, over: Partial<Brief> = {}): Brief {
  return aBrief({ works: [aWork(facts)], ...over })
}

const media = {
  image: 'photography',
  audio: 'music',
  video: 'film',
  pdf: 'creativeWriting',
  text: 'creativeWriting',
} as const

function inManner(facts: Facts, learner: Partial<Brief['learner']>): string {
  const brief = briefOf(facts, { medium: media[facts.family] })
  return writeCritique({ ...brief, learner: { ...brief.learner, ...learner } })
}

const longStart = 'When the last train had gone the boy who had been'
const slow = Array.from({ length: 10 }, (_, index) => {
  const from = index < 5 ? index * 4 : 80 + (index - 6) * 4
  return index === 5
    ? { from: 20, to: 80, brightness: 0.42 }
    : { from, to: from + 4, brightness: 0.42 }
})

const faults: Array<[string, Facts, FactKey, string, string]> = [
  [
    'a dark photograph',
    pictureFacts({ brightness: 0.08 }),
    'brightness',
    'It is dark as a whole.',
    '8.0 %',
  ],
  [
    'a clipped mix',
    soundFacts({ clipping: { runs: 12, at: [3.2, 9] } }),
    'clipping',
    'The wave is cut off at the top.',
    '12 places',
  ],
  [
    'a slow cut',
    { ...filmFacts({ shots: slow, analysedSeconds: 96 }), durationSeconds: 96 },
    'shots',
    'One shot holds for long.',
    '60 s',
  ],
  [
    'a sentence that does not end',
    textFacts({ longestSentenceWords: 90, longestSentenceStart: longStart }),
    'longest',
    'One sentence runs on for 90 words.',
    longStart,
  ],
  [
    'a horizon that leans',
    pictureFacts({}, { tiltDegrees: 4.3 }),
    'tilt',
    'The horizon leans.',
    '4.3 degrees',
  ],
  [
    'a blurred photograph',
    pictureFacts(
      {},
      {
        sharpness: {
          overall: 0.1,
          thirds: [0.1, null, null, null, 0.12, null, null, null, 0.1],
        },
      },
    ),
    'sharpness',
    'No edge is crisp.',
    '10 %',
  ],
  [
    'peaks over the edge',
    soundFacts({ truePeakDbtp: 0.4 }),
    'peak',
    'Peaks go over the edge.',
    'is 0.4 dBTP',
  ],
  [
    'long sentences',
    textFacts({ meanSentenceWords: 40, sentenceSpread: 20 }),
    'sentences',
    'The sentences are long on the whole.',
    'have 40 words',
  ],
  [
    'black that stays',
    filmFacts({ black: [{ from: 2, to: 11 }] }),
    'black',
    'The screen stays black.',
    '9 s',
  ],
]

test.for(faults)('%s is named first, with its fact', ([, facts, key, title, value]) => {
  const brief = briefOf(facts)
  const [first] = things(writeCritique(brief))
  expect(first).toContain(title)
  expect(first).toContain(value)
  const fact = numberFacts(brief.works).find((one) => one.key === key)
  expect(fact).toBeDefined()
  const cited = [...(first ?? '').matchAll(/\[F(\d+)\]/g)].map((match) =>
    Number(match[1]),
  )
  expect(cited).toEqual([fact?.number])
})

test('the worst comes first, whatever it is', () => {
  const titles = (facts: Facts) =>
    things(writeCritique(briefOf(facts))).map((one) => /\*\*(.+?)\*\*/.exec(one)?.[1])
  expect(titles(pictureFacts({ highlightsClipped: 0.3, brightness: 0.22 }))).toEqual([
    'Lights are lost.',
    'It is dark as a whole.',
  ])
  expect(titles(pictureFacts({ highlightsClipped: 0.03, brightness: 0.05 }))).toEqual([
    'It is dark as a whole.',
    'Lights are lost.',
  ])
})

test.for(faults)(
  'what is done for %s is a suggestion with its place',
  async ([, facts, , title]) => {
    const brief = briefOf(facts)
    const critique = writeCritique(brief)
    const drafts = await suggest(brief)
    expect(drafts[0]?.title).toBe(title)
    const pages = [`It began. ${longStart} left behind went on and on.`]
    for (const draft of drafts) {
      expect(draft.workId).toBe('work')
      expect(checkAnchor(draft.anchor, facts, pages)).toEqual(draft.anchor)
      expect(critique).toContain(draft.excerpt)
      expect(draft.excerpt).not.toBe('')
      expect(draft.how).not.toBe('')
      expect(draft.criterion).not.toBe('')
    }
  },
)

test('a slow shot, a long sentence and a blown corner are pointed at', async () => {
  const corner = [0, 0, 0.6, 0, 0, 0, 0, 0, 0]
  const anchorOf = async (facts: Facts) => (await suggest(briefOf(facts)))[0]?.anchor
  expect(await anchorOf(faults[2]![1])).toEqual({ type: 'time', from: 20, to: 80 })
  expect(await anchorOf(faults[3]![1])).toEqual({ type: 'quote', text: longStart })
  expect(
    await anchorOf(pictureFacts({ highlightsClipped: 0.2, highlightsWhere: corner })),
  ).toEqual({ type: 'box', x: 2 / 3, y: 0, width: 1 / 3, height: 1 / 3 })
})

const everythingWrong: Array<[string, Facts]> = [
  [
    'picture',
    pictureFacts(
      {
        brightness: 0.1,
        contrast: 0.02,
        shadowsClipped: 0.5,
        highlightsClipped: 0.3,
        chroma: 0.3,
        castA: 0.2,
        castB: 0.2,
      },
      { tiltDegrees: 3 },
    ),
  ],
  [
    'sound',
    soundFacts({
      integratedLufs: -5,
      truePeakDbtp: 1,
      loudnessRangeLu: 1,
      clipping: { runs: 90, at: [1] },
    }),
  ],
  [
    'film',
    filmFacts({
      shots: [
        { from: 0, to: 40, brightness: 0.1 },
        { from: 40, to: 44, brightness: 0.8 },
      ],
      black: [{ from: 10, to: 20 }],
      frozen: [{ from: 22, to: 38 }],
    }),
  ],
  [
    'text',
    textFacts({
      meanSentenceWords: 40,
      sentenceSpread: 3,
      dialogueShare: 0.9,
      longestSentenceWords: 120,
      longestSentenceStart: longStart,
    }),
  ],
]

test.for(everythingWrong)(
  'in blunt words a %s is told in less than in straight ones',
  ([, facts]) => {
    const [gentle, straight, blunt] = (['gentle', 'straight', 'blunt'] as const).map(
      (directness) => inManner(facts, { directness }),
    )
    expect(blunt!.length).toBeLessThan(straight!.length)
    const said = (text: string) => things(text).join('').length
    expect(said(blunt!)).toBeLessThan(said(straight!))
    expect(things(gentle!)).toHaveLength(2)
    expect(things(straight!)).toHaveLength(3)
    expect(things(blunt!)).toHaveLength(3)
    expect(gentle).toContain('None of this is urgent')
    expect(straight).not.toContain('None of this is urgent')
  },
)

test.for(everythingWrong)(
  'a %s is explained to beginners more than to professionals',
  ([, facts]) => {
    const [beginning, practising, professional] = (
      ['beginning', 'practising', 'professional'] as const
    ).map((level) => inManner(facts, { level }))
    expect(beginning!.length).toBeGreaterThan(practising!.length)
    expect(practising!.length).toBeGreaterThan(professional!.length)
    expect(beginning).toContain('**To practise:')
    expect(professional).not.toContain('To practise')
  },
)

test.for(everythingWrong)(
  'excerpts of a %s are verbatim in every manner',
  async ([, facts]) => {
    for (const directness of ['gentle', 'straight', 'blunt'] as const) {
      const brief = briefOf(facts)
      const one = { ...brief, learner: { ...brief.learner, directness } }
      const critique = writeCritique(one)
      const drafts = await suggest(one)
      expect(drafts).toHaveLength(things(critique).length)
      for (const { excerpt } of drafts) expect(critique).toContain(excerpt ?? 'nothing')
    }
  },
)

test.for(everythingWrong)(
  'what was declined of a %s is not said again',
  async ([, facts]) => {
    const brief = briefOf(facts)
    const first = await suggest(brief)
    const declined = first.map(({ workId, title }) => ({
      workId,
      title,
      reason: 'I like it so',
    }))
    const again = { ...brief, declined }
    const critique = writeCritique(again)
    const titles = (await suggest(again)).map(({ title }) => title)
    for (const { title } of declined) {
      expect(critique).not.toContain(title)
      expect(titles).not.toContain(title)
    }
  },
)

test('what was declined for one file is still said of another', async () => {
  const works = ['one', 'other'].map((id) =>
    aWork(pictureFacts({ brightness: 0.1 }), { id, originalName: `${id}.jpg` }),
  )
  const declined = [{ workId: 'one', title: 'It is dark as a whole.', reason: null }]
  const drafts = await suggest(aBrief({ works, declined }))
  expect(drafts.filter(({ title }) => title === 'It is dark as a whole.')).toMatchObject([
    { workId: 'other' },
  ])
})

test('with several files each point cites a fact of its own file', () => {
  const works = [
    aWork(pictureFacts(), { id: 'fine', originalName: 'fine.jpg' }),
    aWork(pictureFacts({ brightness: 0.08 }), { id: 'dark', originalName: 'dark.jpg' }),
  ]
  const [first] = things(writeCritique(aBrief({ works })))
  const fact = numberFacts(works).find(
    ({ key, fileId }) => key === 'brightness' && fileId === 'dark',
  )
  expect(first).toContain(`[F${fact?.number}]`)
  expect(first).toContain('dark.jpg')
})

test('the medium’s own files come first, and what stands beside them after', () => {
  const photo = aWork(pictureFacts({ contrast: 0.1 }), {
    id: 'photo',
    originalName: 'sea.jpg',
  })
  const song = aWork(soundFacts({ integratedLufs: -5, truePeakDbtp: 1 }), {
    id: 'song',
    originalName: 'song.mp3',
  })
  const first = (medium: 'photography' | 'music') =>
    mattersOf(writeCritique(aBrief({ medium, works: [photo, song] })))[0]
  expect(first('photography')).toContain('sea.jpg')
  expect(first('music')).toContain('song.mp3')
})

test('a poem is not judged by the length of its sentences', () => {
  const verse = { stanzas: 4, lines: 20, meanLineWords: 4 }
  const poem = textFacts({
    meanSentenceWords: 76,
    longestSentenceWords: 76,
    sentences: 1,
    verse,
  })
  const text = writeCritique(aBrief({ medium: 'creativeWriting', works: [aWork(poem)] }))
  expect(text).toContain('in 20 lines and 4 stanzas')
  expect(text).not.toContain('sentences')
  expect(text).toContain('Which line would you keep')
})

function mattersOf(critique: string): string[] {
  const part = critique.split('## What matters most')[1]?.split('## A question')[0] ?? ''
  return part.match(/^\d\. .*$/gm) ?? []
}
