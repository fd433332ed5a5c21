import { expect, test } from 'vitest'
import { mediaTypes } from '#routers/contract/media-types.ts'
import { numberFacts } from '#routers/facts/number-facts.ts'
import { craftStore } from '#server/services/built-in/craft/store.ts'
import { writeCritique } from '#server/services/built-in/critique.ts'
import { writeFollowUp } from '#server/services/built-in/follow-up.ts'
import { meanings } from '#server/services/built-in/meanings.ts'
import { aBrief, aWork } from '#tests/support/briefs.ts'
import {
  cut,
  pictureFacts,
  sound,
  soundFacts,
  textMeasures,
  tones,
} from '#tests/support/facts.ts'
import type { Facts } from '#routers/contract/facts.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { Brief } from '#routers/tutor.ts'

const fullSound = sound({
  silences: [{ from: 20, to: 24 }],
  sections: [30, 61, 92],
})

const fullText = textMeasures({
  openings: [{ words: 'and then', times: 4 }],
  echoes: [{ word: 'harbour', times: 2, quote: 'harbour and the harbour' }],
  verse: { stanzas: 3, lines: 14, meanLineWords: 7.5 },
})

/** One of each family with all that can be measured. */
const full = {
  image: {
    ...pictureFacts({}, { tiltDegrees: 1.5 }),
    exposure: {
      camera: 'X100',
      lens: '35mm F2',
      focalLengthMm: 35,
      aperture: 2.8,
      shutterSeconds: 0.004,
      iso: 400,
      takenAt: null,
    },
  },
  audio: { family: 'audio', durationSeconds: 187, sound: fullSound },
  video: {
    family: 'video',
    durationSeconds: 13,
    width: 1920,
    height: 1080,
    framesPerSecond: 25,
    tones: tones(),
    cut: cut({ black: [{ from: 1, to: 2 }], frozen: [{ from: 5, to: 8 }] }),
    sound: fullSound,
  },
  pdf: { family: 'pdf', pages: 3, text: fullText },
  text: { family: 'text', text: fullText },
} satisfies Record<string, Facts>

const usual = {
  photography: full.image,
  painting: full.image,
  drawing: full.image,
  music: full.audio,
  film: full.video,
  graphicDesign: full.image,
  illustration: full.image,
  dance: full.video,
  creativeWriting: full.text,
} satisfies Record<MediaType, Facts>

const media = {
  image: 'photography',
  audio: 'music',
  video: 'film',
  pdf: 'creativeWriting',
  text: 'creativeWriting',
} as const

function ask(question: string, facts: Facts | null, over: Partial<Brief> = {}): string {
  const medium = facts ? media[facts.family] : null
  return writeFollowUp(aBrief({ medium, question, works: [aWork(facts)], ...over }))
}

const labelled = Object.values(full).flatMap((facts) =>
  numberFacts([aWork(facts)]).map((fact) => ({ family: facts.family, facts, ...fact })),
)

test.for(labelled)(
  'asked about “$label” of a $family it tells the fact and what it means',
  ({ facts, key, label, value, number }) => {
    const answer = ask(`What about the ${label.toLowerCase()}?`, facts)
    expect(answer).toContain(`- **${label}**: ${value} [F${number}]`)
    expect(answer).toContain(meanings[key].text)
  },
)

const concepts = mediaTypes.flatMap((medium) =>
  craftStore[medium].map((concept) => ({ medium, ...concept })),
)

test.for(concepts)(
  'asked about “$name” in $medium it answers',
  ({ medium, ...concept }) => {
    const answer = ask(`What about ${concept.name}?`, usual[medium], { medium })
    const isExplained = answer.includes(concept.practise)
    const isMeasured = concept.facts.some((key) => answer.includes(meanings[key].text))
    expect([answer, isExplained || isMeasured]).toEqual([answer, true])
  },
)

test.for(concepts)(
  'where nothing was measured “$name” in $medium is explained all the same',
  ({ medium, name, what, see, practise }) => {
    const answer = ask(`What about ${name}?`, null, { medium })
    for (const part of [name, what, see, practise]) expect(answer).toContain(part)
    expect(answer).toContain('No measure of mine tells')
  },
)

test('what it can tell of is named as the measures are, names and units as they are written', () => {
  for (const facts of Object.values(full)) {
    const answer = ask('Qwrtz plmok?', facts)
    expect(answer).not.toMatch(/oklab|\bdb\b|lufs|bpm|rgb|[(]/)
  }
  expect(ask('Qwrtz plmok?', full.image)).toContain(', mean colourfulness, ')
})

test.for(['Qwrtz plmok?', '', '???', 'Do you like my dog?', '42', 'Wie geht es dir?'])(
  'asked “%s” it admits that it cannot tell',
  (question) => {
    for (const facts of Object.values(full)) {
      const answer = ask(question, facts)
      expect(answer).toContain('That is beyond me')
      expect(answer).toContain('Ask me about what I measured')
    }
  },
)

test('a fact that matters comes with its next step, one that does not with its range', () => {
  const loud = ask('Is it too loud?', soundFacts({ integratedLufs: -6.1 }))
  expect(loud).toContain('It is loud, and that costs it size.')
  expect(loud).toContain('Next step:')
  const fine = ask('Is it too loud?', soundFacts())
  expect(fine).not.toContain('Next step:')
  expect(fine).toContain('nothing to worry about')
  expect(fine).toContain('No rule of mine objects to it.')
})

test('asked about a suggestion it answers about that one and its file', () => {
  const works = [
    aWork(pictureFacts({ brightness: 0.5 }), { id: 'day', originalName: 'day.jpg' }),
    aWork(pictureFacts({ brightness: 0.08 }), { id: 'night', originalName: 'night.jpg' }),
  ]
  const answer = writeFollowUp(
    aBrief({
      works,
      question: 'Why? What about the palette?',
      focus: {
        state: 'open',
        reason: null,
        work: works[1]!,
        title: 'It is dark as a whole.',
        how: 'Raise the exposure.',
        anchor: null,
      },
    }),
  )
  const fact = numberFacts(works).find(
    ({ key, fileId }) => key === 'brightness' && fileId === 'night',
  )
  expect(answer).toContain(`**Mean brightness** of night.jpg: 8.0 % [F${fact?.number}]`)
  expect(answer).not.toContain('day.jpg')
  expect(answer).toContain(meanings.brightness.text)
  expect(answer).toContain('You will know that it is done when')
  expect(answer).not.toContain(meanings.palette.text)
})

test('a suggestion that was declined can still be asked about', () => {
  const work = aWork(pictureFacts({ brightness: 0.08 }))
  const title = 'It is dark as a whole.'
  const answer = writeFollowUp(
    aBrief({
      works: [work],
      question: 'Why?',
      declined: [{ workId: 'work', title, reason: null }],
      focus: { state: 'open', reason: null, work, title, how: 'Raise it.', anchor: null },
    }),
  )
  expect(answer).toContain('8.0 %')
})

/** Four things matter here, the horizon least. */
const leaning = aWork(
  pictureFacts(
    { brightness: 0.1, shadowsClipped: 0.5, highlightsClipped: 0.3 },
    { tiltDegrees: 2 },
  ),
)
const horizon = {
  work: leaning,
  title: 'The horizon leans.',
  how: 'Turn it.',
  anchor: null,
  state: 'open' as const,
  reason: null,
}

test('a pin stays known when its maker has asked for gentler words since', () => {
  const brief = aBrief({ works: [leaning], question: 'How?' })
  const dark = { ...horizon, title: 'It is dark as a whole.' }
  const answer = (directness: 'straight' | 'gentle') =>
    writeFollowUp({ ...brief, learner: { ...brief.learner, directness }, focus: dark })
  expect(answer('straight')).toContain(meanings.brightness.text)
  expect(answer('gentle')).toBe(answer('straight'))
})

test('a pin that came up after others were declined is known', () => {
  const titles = ['Lights are lost.', 'Shadows close up.']
  const brief = aBrief({
    works: [leaning],
    declined: titles.map((title) => ({ workId: 'work', title, reason: null })),
  })
  expect(writeCritique(brief)).toContain('The horizon leans.')
  const answer = writeFollowUp({ ...brief, question: 'How?', focus: horizon })
  expect(answer).toContain('2 degrees')
  expect(answer).toContain(meanings.tilt.text)
})

test('a suggestion that rests on no measure is told again, and that it rests on none', () => {
  const work = aWork()
  const answer = writeFollowUp(
    aBrief({
      question: 'How?',
      focus: {
        state: 'open',
        reason: null,
        work,
        title: 'The hands are lost.',
        how: 'Draw them first.',
        anchor: null,
      },
    }),
  )
  expect(answer).toContain('About “The hands are lost.”: Draw them first.')
  expect(answer).toContain('no finer measure of this place')
})

test('what the critique had no room for is still not called usual', () => {
  const everything = pictureFacts(
    { brightness: 0.1, contrast: 0.05, shadowsClipped: 0.4, chroma: 0.3, castB: 0.2 },
    { tiltDegrees: 3 },
  )
  const critique = writeCritique(aBrief({ works: [aWork(everything)] }))
  expect(critique).not.toContain('The horizon leans.')
  const answer = ask('Is the horizon level?', everything)
  expect(answer).toContain('By the measure there is something to it.')
  expect(answer).toContain('The horizon leans.')
})

test('what is meant is taken as meant', () => {
  const answer = ask(
    'I disagree, the dark is intentional',
    pictureFacts({ brightness: 0.1 }),
  )
  expect(answer).toContain('Then it is a decision')
  expect(answer).not.toContain('Next step:')
})

test('a fact is explained by its number, and the next thing is the first that matters', () => {
  const dark = pictureFacts({ brightness: 0.1 })
  expect(ask('What does F2 mean?', dark)).toContain(meanings.brightness.text)
  expect(ask('What should I do next?', dark)).toContain('It is dark as a whole.')
  expect(ask('What should I do next?', pictureFacts())).toContain('nothing stands out')
  expect(ask('Thanks!', dark)).toContain('You are welcome.')
})

test('what was said of a suggestion is answered first', () => {
  const work = aWork(pictureFacts({ brightness: 0.1 }))
  const focus = { work, title: 'It is dark as a whole.', how: 'Lift it.', anchor: null }
  const brief = aBrief({ works: [work], question: 'And now?' })
  const set = (state: 'done' | 'declined', reason: string | null) =>
    writeFollowUp({ ...brief, focus: { ...focus, state, reason } })
  expect(set('done', null)).toMatch(/^You marked this as done\./)
  expect(set('declined', 'It is [F2] night')).toMatch(
    /^You set this aside, because: “It is \\\[F2\\\] night”\./,
  )
})

test('a file is named as it is called, and nothing in its name is markdown', () => {
  const works = [
    aWork(pictureFacts(), { id: 'one', originalName: '**b** ![x](y) [F9].webp' }),
    aWork(pictureFacts(), { id: 'two' }),
  ]
  const answer = writeFollowUp(aBrief({ works, question: 'What about the contrast?' }))
  expect(answer).toContain('\\*\\*b\\*\\* \\!\\[x\\]\\(y\\) \\[F9\\].webp')
})

test('a word of thanks in a question is no thanks, and next steps are asked of something', () => {
  const dark = pictureFacts({ brightness: 0.1, highlightsClipped: 0.2 })
  expect(ask('Ok, I raised it. Explain the contrast to me', dark)).toContain(
    meanings.contrast.text,
  )
  expect(ask('What can I do about the clipped highlights?', dark)).toContain(
    meanings.highlights.text,
  )
  expect(ask('I shot it at F2, is the contrast too low?', dark)).toContain(
    meanings.contrast.text,
  )
})

test('what was declined for one file is still said of another that is asked about', () => {
  const dark = pictureFacts({ brightness: 0.1 })
  const works = [aWork(pictureFacts(), { id: 'one' }), aWork(dark, { id: 'two' })]
  const asked = (workId: string) =>
    writeFollowUp(
      aBrief({
        works,
        question: 'What about the brightness?',
        declined: [{ workId, title: 'It is dark as a whole.', reason: null }],
      }),
    )
  expect(asked('one')).toContain('**It is dark as a whole.**')
  expect(asked('two')).toContain('set my suggestion about it aside')
})
