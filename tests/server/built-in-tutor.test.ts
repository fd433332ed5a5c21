import { expect, test } from 'vitest'
import { createBuiltInTutor } from '#server/services/built-in-tutor.ts'
import { mediaTypes } from '#routers/contract/media-types.ts'
import { aBrief, aWork, listen } from '#tests/support/briefs.ts'
import { pictureFacts, soundFacts, textFacts } from '#tests/support/facts.ts'
import type { Facts } from '#routers/contract/facts.ts'
import type { Brief } from '#routers/tutor.ts'

const tutor = createBuiltInTutor({ wordMs: 0 })

function critique(facts: Facts | null, over: Partial<Brief> = {}): Promise<string> {
  return listen(tutor, aBrief({ works: [aWork(facts)], ...over }))
}

function ask(
  question: string,
  facts: Facts | null,
  over: Partial<Brief> = {},
): Promise<string> {
  return listen(tutor, aBrief({ question, works: [aWork(facts)], ...over }))
}

/** The text under a heading. */
function section(text: string, heading: string): string {
  return text.split(`## ${heading}\n\n`)[1]?.split('\n\n## ')[0] ?? ''
}

/** Numbers with a unit: what a measuring tutor claims to have measured. */
function measures(text: string): string[] {
  const stated = text.match(/[−-]?\d+(?:\.\d+)? (?:%|LUFS|LU|dBTP|words|pixels)/g) ?? []
  return stated.map((one) => one.replace('−', '-'))
}

test('the first sentence says that it is the built-in tutor and no intelligence', async () => {
  const first = (await critique(pictureFacts())).split('.')[0]
  expect(first).toContain('I am the built-in tutor')
  expect(first).toContain('no artificial intelligence')
  expect(tutor.label).toBe('Built-in tutor')
})

test('a critique has the four parts in their order', async () => {
  const headings = [...(await critique(pictureFacts())).matchAll(/^## (.+)$/gm)].map(
    (m) => m[1],
  )
  expect(headings).toEqual([
    'What I see',
    'What works',
    'What matters most',
    'A question for you',
  ])
})

test('the same work gives the same text, another work other observations', async () => {
  const dark = pictureFacts({ brightness: 0.1, shadowsClipped: 0.3 })
  const light = pictureFacts({ brightness: 0.9, contrast: 0.05 })
  expect(await critique(dark)).toBe(await critique(dark))
  const [one, other] = [await critique(dark), await critique(light)]
  expect(section(one, 'What matters most')).toContain('It is dark as a whole')
  expect(section(one, 'What matters most')).toContain('Shadows close up')
  expect(section(other, 'What matters most')).toContain('It is very light as a whole')
  expect(section(other, 'What I see')).not.toBe(section(one, 'What I see'))
})

test('two files in one brief are told apart by name', async () => {
  const works = [
    aWork(pictureFacts({ brightness: 0.1 }), { originalName: 'night.jpg' }),
    aWork(soundFacts({ truePeakDbtp: 0.4 }), {
      originalName: 'song.mp3',
      mimeType: 'audio/mpeg',
    }),
  ]
  const text = await critique(null, { works })
  expect(section(text, 'What matters most')).toMatch(/dark as a whole.*\(night\.jpg\)/)
  expect(section(text, 'What matters most')).toMatch(
    /true peak is 0\.4 dBTP.*\(song\.mp3\)/,
  )
})

test.for(mediaTypes)(
  'of %s at most three things matter, each with a next step',
  async (medium) => {
    const everythingWrong: Facts[] = [
      pictureFacts({
        brightness: 0.1,
        contrast: 0.02,
        shadowsClipped: 0.5,
        highlightsClipped: 0.3,
        chroma: 0.3,
        castA: 0.2,
        castB: 0.2,
      }),
      soundFacts({
        integratedLufs: -5,
        truePeakDbtp: 1,
        loudnessRangeLu: 1,
        channels: 1,
      }),
      textFacts({
        meanSentenceWords: 40,
        sentenceSpread: 3,
        dialogueShare: 0.9,
        longestSentenceWords: 120,
      }),
    ]
    const texts = await Promise.all(
      everythingWrong.map((facts) => critique(facts, { medium })),
    )
    for (const text of texts) {
      const part = section(text, 'What matters most')
      const points = part.match(/^\d+\. /gm) ?? []
      expect(points).toEqual(['1. ', '2. ', '3. '])
      expect(part.match(/Next step:/g)?.length).toBe(3)
    }
  },
)

test.for(mediaTypes)('%s ends with a question of its own', async (medium) => {
  expect(
    section(await critique(pictureFacts(), { medium }), 'A question for you'),
  ).toMatch(/\?$/)
})

test.for([
  ['a picture', pictureFacts({ brightness: 0.1 })],
  ['a sound', soundFacts({ truePeakDbtp: 0.4 })],
  ['a text', textFacts({ dialogueShare: 0.9 })],
] as const)(
  'what is said of %s stands on numbers that were measured',
  async ([, facts]) => {
    const text = section(await critique(facts), 'What I see')
    const numbers = JSON.stringify(facts)
      .match(/-?\d+(?:\.\d+)?/g)!
      .map(Number)
    for (const measure of measures(text)) {
      const value = Number.parseFloat(measure)
      const isMeasured = numbers.some(
        (number) => number === value || Math.abs(number * 100 - value) <= 0.5,
      )
      expect([measure, isMeasured]).toEqual([measure, true])
    }
  },
)

test('when nothing was measured nothing is claimed', async () => {
  const text = await critique(null)
  expect(section(text, 'What I see')).toContain('This file could not be measured.')
  expect(measures(text)).toEqual([])
  expect(text).not.toContain('within the usual range')
})

test('a scan without text is not said to lie within the usual range', async () => {
  const text = await critique(
    { family: 'pdf', pages: 4, text: null },
    { medium: 'creativeWriting' },
  )
  expect(section(text, 'What I see')).toContain('4 pages without text')
  expect(text).not.toContain('within the usual range')
})

test.for([
  ['Is it too dark?', pictureFacts({ brightness: 0.1 }), '**Mean brightness**: 10 %'],
  ['What about the colours?', pictureFacts(), '#336699 60 %'],
  ['Is my master too loud?', soundFacts({ integratedLufs: -8.3 }), '−8.3 LUFS'],
  ['How are my sentences?', textFacts(), '15 words on average'],
  ['Is there too much dialogue?', textFacts(), '**Dialogue**: 30 %'],
] as const)(
  'asked “%s” it answers with the measured fact',
  async ([question, facts, answer]) => {
    expect(await ask(question, facts)).toContain(answer)
  },
)

test.for([
  ['Does the melody move you?', soundFacts()],
  ['Is the ending convincing?', textFacts()],
  ['Do you like the dog?', pictureFacts()],
] as const)('asked “%s” it admits what it cannot judge', async ([question, facts]) => {
  const text = await ask(question, facts)
  expect(text).toContain('That is beyond me')
  expect(text).toContain('Ask me about what I measured')
})

test('asked about a fact that was not measured it does not make one up', async () => {
  const text = await ask('How loud is it?', null)
  expect(text).toContain('I have no ground to speak from')
  expect(measures(text)).toEqual([])
  expect(await ask('How loud is it?', pictureFacts())).toContain('That is beyond me')
})

test('every brief gets an answer that is not blank', async () => {
  const all = [
    null,
    pictureFacts(),
    soundFacts(),
    soundFacts({ integratedLufs: null }),
    textFacts(),
  ].flatMap((facts) =>
    [null, ...mediaTypes].flatMap((medium) =>
      [null, 'Why?', 'Is the light right?'].map((question) =>
        aBrief({ medium, question, works: [aWork(facts)] }),
      ),
    ),
  )
  for (const text of await Promise.all(all.map((brief) => listen(tutor, brief)))) {
    expect(text.trim().length).toBeGreaterThan(80)
    expect(text).not.toMatch(/undefined|NaN|null/)
  }
})

test('an abort ends the writing', async () => {
  const controller = new AbortController()
  const slow = createBuiltInTutor({ wordMs: 5 })
  let words = 0
  const reading = (async () => {
    for await (const _ of slow.write(aBrief(), controller.signal)) {
      words += 1
      if (words === 3) controller.abort()
    }
  })()
  await expect(reading).rejects.toThrow()
  expect(words).toBe(3)
})
