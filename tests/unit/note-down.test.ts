import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { directnesses, levels } from '#routers/contract/tutoring.ts'
import { verdictKinds } from '#routers/contract/comparison.ts'
import { mediaLabels, mediaTypes } from '#routers/contract/media-types.ts'
import { extractedNotes } from '#routers/contract/notes.ts'
import { numberFacts } from '#routers/facts/number-facts.ts'
import { writeComparison } from '#server/services/built-in/compare.ts'
import { craftStore } from '#server/services/built-in/craft/store.ts'
import { writeCritique } from '#server/services/built-in/critique.ts'
import { writeFollowUp } from '#server/services/built-in/follow-up.ts'
import { noteDown } from '#server/services/built-in/note-down.ts'
import { aBrief, aWork } from '#tests/support/briefs.ts'
import { pictureFacts, soundFacts, textFacts } from '#tests/support/facts.ts'
import { anyFacts, anyFamily } from './any-facts.ts'
import { expectSound, titled, titles } from './sound-notes.ts'
import { versions, withRemarks, withVerdicts } from './versions.ts'
import type { Brief, Focus } from '#routers/tutor.ts'

const dark = pictureFacts({ brightness: 0.18, shadowsClipped: 0.24 }, { tiltDegrees: 4 })
const harbour = aBrief({
  works: [aWork(dark)],
  learner: { ...aBrief().learner, level: 'beginning' },
})
const light = craftStore.photography.find(({ id }) => id === 'light')

describe('a critique of the built-in tutor', () => {
  test('gives each thing that matters as an action, its criterion and what was measured', () => {
    const notes = noteDown(harbour, writeCritique(harbour))
    expect(titled(notes, 'When the horizon leans')).toEqual({
      title: 'When the horizon leans',
      content: [
        'Turn the picture 4 degrees anticlockwise, look what the crop costs at the corners, and decide; or lean it so far that nobody takes it for a mistake.',
        'It is done when this holds: the line is level within half a degree, or leans by more than eight.',
        'Noted of “harbour.jpg”: The horizon leans. The longest level line is turned by 4 degrees. A slight lean is read as an accident: it unsettles everything that stands on it.',
      ].join('\n\n'),
      category: 'advice',
      tags: ['photography', 'edges and horizon', 'horizon'],
      excerpt:
        'Next step: turn the picture 4 degrees anticlockwise, look what the crop costs at the corners, and decide; or lean it so far that nobody takes it for a mistake.',
    })
    expect(titles(notes)).toEqual([
      'advice: When shadows close up',
      'advice: When the horizon leans',
      'advice: When the picture is dark as a whole',
      'technique: Where the light comes from',
      'resource: An exercise for “Where the light comes from”',
      'general: What worked: the tones are well spread',
      'general: What worked: one colour holds 60 % of the area and the others answer it',
      'general: If you could keep only one third of this frame, which would it be',
    ])
  })

  test('gives the concept behind the first thing, and its exercise by itself', () => {
    const notes = noteDown(harbour, writeCritique(harbour))
    const concept = titled(notes, 'Where the light comes from')
    expect(concept?.content).toContain(light?.what)
    expect(concept?.content).toContain('To see it: find one shadow in the picture')
    expect(concept?.content).not.toContain('egg')
    const exercise = titled(notes, 'An exercise for “Where the light comes from”')
    expect(exercise?.content).toBe(light?.practise)
    expect(exercise?.excerpt).toBe('Put an egg or an orange beside a window.')
    const learner = { ...harbour.learner, level: 'professional' as const }
    const known = noteDown(
      { ...harbour, learner },
      writeCritique({ ...harbour, learner }),
    )
    expect(titled(known, 'Where the light comes from')?.content).toContain(
      'To practise it: put an egg',
    )
    expect(known.every(({ category }) => category !== 'resource')).toBe(true)
  })

  test('gives what worked in its own words, with the citation in the excerpt alone', () => {
    const [, , , , , worked] = noteDown(harbour, writeCritique(harbour))
    expect(worked).toMatchObject({
      category: 'general',
      content:
        'The tones are well spread (20 %): there is a clear light and a clear dark, so forms read before details do.\n\nNoted of “harbour.jpg”.',
      excerpt:
        'The tones are well spread (20 % [F3]): there is a clear light and a clear dark, so forms read before details do.',
    })
  })

  test('is recognised after a file before it was taken away', () => {
    const two = { ...harbour, works: [aWork(soundFacts(), { id: 'a' }), aWork(dark)] }
    const reply = writeCritique(two)
    const moved = noteDown(harbour, reply)
    expect(reply).toContain(
      `[F${numberFacts(two.works).find(({ key }) => key === 'tilt')?.number}]`,
    )
    expect(titled(moved, 'When the horizon leans')?.content).toContain(
      'It is done when this holds',
    )
  })

  test('of two files names the one whose measures it told', () => {
    const works = [0.22, 0.1].map((brightness, index) =>
      aWork(pictureFacts({ brightness }), {
        id: `work-${index}`,
        originalName: `*frame*_${index} [F2].jpg`,
      }),
    )
    const brief = aBrief({ works })
    const dim = titled(
      noteDown(brief, writeCritique(brief)),
      'When the picture is dark as a whole',
    )
    expect(dim?.content).toContain('Noted of “frame _1 F2 .jpg”: It is dark')
    expect(dim?.content).toContain('The mean brightness is 10 %')
  })

  test('that found nothing to mend has the exercise it ends with, and the question', () => {
    const brief = aBrief({ medium: 'dance', works: [aWork(null)] })
    const notes = expectSound(brief, writeCritique(brief))
    expect(titles(notes)).toEqual([
      'resource: Run it once without the music, and mark where your body waits for it',
      'general: Which movement could only be done to this music, and which could be done to any?',
      'technique: Intention',
    ])
    expect(notes[0]?.tags).toEqual(['dance'])
  })

  test.for(directnesses)(
    'in a %s manner gives three to eight, of any files',
    (manner) => {
      const briefs = fc.record({
        facts: fc.array(anyFacts, { minLength: 1, maxLength: 2 }),
        medium: fc.constantFrom(null, ...mediaTypes),
        level: fc.constantFrom(null, ...levels),
        artistStatement: fc.constantFrom(null, 'I *paint* quiet [F2]. Crop it!'),
      })
      fc.assert(
        fc.property(briefs, ({ facts, medium, level, artistStatement }) => {
          const brief = aBrief({
            medium,
            assignment: medium ? null : 'Show a doorway.',
            works: facts.map((one, index) => aWork(one, { id: `work-${index}` })),
            learner: {
              interests: [],
              directness: manner,
              level,
              language: null,
              artistStatement,
            },
          })
          const notes = expectSound(brief, writeCritique(brief))
          expect(notes.length).toBeGreaterThanOrEqual(extractedNotes.least)
          if (medium)
            for (const { tags } of notes)
              expect(tags[0]).toBe(mediaLabels[medium].toLowerCase())
        }),
        { numRuns: 40 },
      )
    },
  )
})

describe('an answer of the built-in tutor', () => {
  const ask = (question: string, over: Partial<Brief> = {}) => {
    const brief = { ...harbour, question, ...over }
    return expectSound(brief, writeFollowUp(brief))
  }
  const focusOn = (title: string): Focus => ({
    work: aWork(dark),
    title,
    how: 'Leave a third of it empty.',
    anchor: null,
    state: 'open',
    reason: null,
  })

  test.for<[string, Partial<Brief>, string[]]>([
    [
      'How do I get better light?',
      {},
      [
        'technique: Where the light comes from',
        'advice: A test for “Where the light comes from”',
        'resource: An exercise for “Where the light comes from”',
      ],
    ],
    [
      'Is it too dark?',
      {},
      [
        'advice: When the picture is dark as a whole',
        'technique: Exposure',
        'technique: Reading the measure: brightness',
      ],
    ],
    [
      'What should I do next?',
      {},
      [
        'advice: When shadows close up',
        'advice: When the horizon leans',
        'technique: Where the light comes from',
        'technique: Edges and horizon',
      ],
    ],
    [
      'It is dark on purpose',
      {},
      [
        'technique: Exposure',
        'technique: Reading the measure: brightness',
        'advice: To see whether others read it as one, show it to someone who was not told',
      ],
    ],
    [
      'Does it make you cry?',
      {},
      [
        'advice: Ask three people to look or listen once, and have each write down one sentence',
        'technique: What the picture is about',
        'resource: An exercise for “What the picture is about”',
      ],
    ],
    [
      'Why?',
      { focus: focusOn('It is dark as a whole.') },
      [
        'advice: When the picture is dark as a whole',
        'technique: Exposure',
        'resource: An exercise for “Exposure”',
        'technique: Reading the measure: brightness',
      ],
    ],
    [
      'Why?',
      { focus: focusOn('Give it room.') },
      [
        'advice: Give it room',
        'advice: Try it on a copy, put both side by side, and look or listen after an hour',
        'technique: What the picture is about',
      ],
    ],
    ['Thanks!', {}, []],
  ])('to “%s” gives what it says', ([question, over, expected]) => {
    expect(titles(ask(question, over))).toEqual(expected)
  })

  test('gives three to eight about every concept of the store', () => {
    for (const medium of mediaTypes)
      for (const { name, words } of craftStore[medium])
        for (const about of [name, words[0] ?? '']) {
          const notes = ask(`How do I learn about ${about}?`, { medium })
          expect(notes.length, `${medium}: ${about}`).toBeGreaterThanOrEqual(3)
        }
  })
})

describe('a comparison of the built-in tutor', () => {
  test('gives what moved with its effect, what is new, and what to do next', () => {
    const after = pictureFacts({ brightness: 0.4, highlightsClipped: 0.2 })
    const brief = withVerdicts(withRemarks(dark, after), ['addressed', 'partly', 'not'])
    const notes = expectSound(brief, writeComparison(brief))
    expect(titles(notes)).toContain('advice: When lights are lost')
    expect(titled(notes, 'Stay with “Shadows close up”')).toMatchObject({
      category: 'advice',
      content: expect.stringMatching(
        /^Lift the shadows .*\n\nIt is done when this holds: less than 5 %.*\n\nStay with “Shadows close up” until/s,
      ) as string,
      excerpt:
        'Stay with suggestion 2, “Shadows close up”, until it is done, since part of the way is behind you.',
    })
    expect(titled(notes, 'Got better: shadows')).toMatchObject({
      category: 'general',
      content:
        'Less of it lies at the black end: where drawing came back with it the eye can go in, and where it is only greyer it is a paler hole.\n\nThe part lost to black in the shadows was 24 % and is 0.1 % now. Measured on “two.jpg” against the earlier “one.jpg”.',
      tags: ['photography', 'where the light comes from', 'shadows'],
    })
    expect(titles(notes)).toContain('general: Got worse: highlights')
  })

  test('of a file with itself says to look, and has nothing of handing in', () => {
    const brief = versions(dark, dark)
    const notes = expectSound(brief, writeComparison(brief))
    expect(titles(notes)[0]).toBe(
      'advice: Put both versions side by side, look away for a minute',
    )
    expect(JSON.stringify(notes)).not.toMatch(/hand in/i)
  })

  test.for(Object.entries(anyFamily))('gives three to eight of any %s', ([, facts]) => {
    const kinds = fc.array(fc.constantFrom(...verdictKinds), { minLength: 6 })
    fc.assert(
      fc.property(facts, facts, kinds, (before, after, given) => {
        const brief = withVerdicts(withRemarks(before, after), given)
        const notes = expectSound(brief, writeComparison(brief))
        expect(notes.length).toBeGreaterThanOrEqual(extractedNotes.least)
      }),
      { numRuns: 25 },
    )
  })
})

test('a text is noted as one, with words of its own in the title', () => {
  const story = textFacts({
    echoes: [{ word: 'rope', times: 3, quote: 'the rope and the rope' }],
  })
  const brief = aBrief({ medium: null, assignment: 'Write.', works: [aWork(story)] })
  const [rope] = noteDown(brief, writeCritique(brief))
  expect(rope?.title).toBe('When “rope” comes back too soon')
  expect(rope?.tags).toEqual(['repetition and echo', 'repetition'])
})
