import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extractedNotes } from '#routers/contract/notes.ts'
import { craftStore, mediumOf } from '#server/services/built-in/craft/store.ts'
import { isAction } from '#server/services/built-in/notes/actions.ts'
import { noteDown } from '#server/services/built-in/note-down.ts'
import { plainText } from '#server/services/built-in/notes/plain-text.ts'
import { sentencesOf } from '#server/services/built-in/notes/sentences.ts'
import { aBrief, aWork } from '#tests/support/briefs.ts'
import { pictureFacts } from '#tests/support/facts.ts'
import { expectSound, titled, titles } from './sound-notes.ts'
import { modelReplies } from './tutor-replies.ts'

/** Its picture leans, so that a rule of the built-in tutor has the title of a model's point. */
const harbour = aBrief({ works: [aWork(pictureFacts({}, { tiltDegrees: 1.8 }))] })

test.for<[keyof typeof modelReplies, string[]]>([
  [
    'asked',
    [
      'general: What worked: the fog separates the planes',
      'general: What worked: the single red hull is the only saturated spot',
      'advice: The horizon leans',
      'advice: The sky has nothing to say',
      'advice: The shadows under the boats close up',
      'general: Were you there for the light or for the boats?',
    ],
  ],
  [
    'headings',
    [
      'advice: Lighting: move the lamp a metre to the left and lower it to eye level',
      'advice: Background: open the aperture to f/2.8',
      "resource: Study Rembrandt's “Self-Portrait with Two Circles” for how one side may be lost",
      'resource: Light an egg from twelve sides and rank the results',
    ],
  ],
  [
    'bullets',
    [
      'advice: Tighten the crop on the left',
      'advice: Try a slower shutter, e.g. 1/15 s, to let the water blur',
      "advice: Don't centre the lighthouse",
      'advice: Keep the blue cast; it tells the hour',
    ],
  ],
  [
    'prose',
    [
      'advice: Take the guitars down by three decibels in the second verse',
      'advice: Let the drums drop out for the last bar, so that the return is an event',
      'advice: If the vocal still feels small, try doubling it an octave lower',
    ],
  ],
  [
    'explained',
    [
      'technique: Depth of field',
      'advice: Try it with the eyes in focus',
      'resource: An exercise for “Depth of field”',
    ],
  ],
  [
    'table',
    [
      'advice: Opening: cut the first two sentences',
      'advice: Dialogue: let Mara interrupt him',
      'advice: Ending: stop at the open door',
    ],
  ],
  [
    'nested',
    [
      "advice: Composition: shift the figure a hand's width to the right",
      'advice: Colour: mute the background green with a little red',
      'resource: The Art of Color by Johannes Itten',
      'resource: For more of the same',
    ],
  ],
  [
    'german',
    [
      'general: Der Horizont kippt',
      'general: Der Himmel ist leer',
      'general: Das Rot ist allein',
    ],
  ],
])('in the shape “%s” is split by what it asks for', ([shape, expected]) => {
  expect(titles(expectSound(harbour, modelReplies[shape]))).toEqual(expected)
})

test.for(Object.entries(modelReplies))(
  'in the shape “%s” is noted in its own words, or in those of the store',
  ([, reply]) => {
    const said = plainText(reply).replaceAll(/\s+/g, ' ').toLowerCase()
    const store = craftStore[mediumOf(harbour.medium, harbour.works)]
      .flatMap(({ what, see, practise }) => [what, see, practise])
      .join(' ')
    for (const { content } of noteDown(harbour, reply))
      for (const sentence of sentencesOf(content))
        expect(said.includes(sentence.toLowerCase()) || store.includes(sentence)).toBe(
          true,
        )
  },
)

test('keeps its own advice where a title is the same as one of our rules', () => {
  const leaning = titled(noteDown(harbour, modelReplies.asked), 'The horizon leans')
  expect(leaning).toMatchObject({
    content:
      'It is off by 1.8 degrees, and the water seems to run out of the frame. Rotate it clockwise until the quay wall is level.',
    tags: ['photography', 'edges and horizon', 'horizon'],
    excerpt: 'Rotate it clockwise until the quay wall is level.',
  })
})

test('with one thing to do is filled up from the craft that bears on it', () => {
  const reply =
    'I would not change the colour. Crop a fifth away on the left and look at it again tomorrow. That is all this picture needs from you now.'
  expect(titles(noteDown(harbour, reply))).toEqual([
    'advice: Crop a fifth away on the left and look at it again tomorrow',
    'technique: Edges and horizon',
    'resource: An exercise for “Edges and horizon”',
  ])
})

test.for([
  '',
  'You’re welcome!',
  'You are welcome. Come back with the next version: both are measured then, and the numbers show what has moved.',
  "Glad it helped! Have fun with the next version, and let me know how it goes. I'd love to see it.",
  'Crop the left third.',
  'I cannot open this file, and so there is nothing that I could say about what it shows or sounds like today.\n\nUpload it again.',
])('of thanks, of one line or of nothing gives none: %s', (reply) => {
  expect(noteDown(harbour, reply)).toEqual([])
})

test('of more than eight things keeps eight, the first actions and one of each kind', () => {
  const actions = Array.from(
    { length: 12 },
    (_, index) => `- Move the ${index + 1}. lamp to wall ${'ABCDEFGHIJKL'[index]} now.`,
  )
  const reply = `## What works\n\n- The red door holds the street together.\n\n## Next\n\n${actions.join('\n')}\n\n## A question for you\n\nWhom is the street waiting for?`
  const notes = expectSound(harbour, reply)
  expect(notes).toHaveLength(extractedNotes.most)
  expect(notes[0]?.title).toBe('What worked: the red door holds the street together')
  expect(notes[1]?.title).toBe('Move the 1. lamp to wall A now')
  expect(notes.at(-1)?.title).toBe('Whom is the street waiting for?')
})

test('of any characters is read to its end in good time', () => {
  const marks = ['*', '_', '[', '[F1', '#', '- ', '(', '`', '\\', ' ', '|', '. ', 'If , ']
  const started = performance.now()
  for (const mark of marks) expectSound(harbour, mark.repeat(200_000 / mark.length))
  expect(performance.now() - started).toBeLessThan(10_000)
  const pieces = fc.array(
    fc.constantFrom(
      ...marks,
      '\n',
      '**',
      'Crop it',
      ' You',
      '?',
      ': ',
      '🙂',
      '> ',
      '1. ',
    ),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(pieces, (parts) => {
      const notes = noteDown(harbour, parts.join(''))
      for (const { title, excerpt } of notes) {
        expect(title).not.toBe('')
        if (excerpt !== null) expect(parts.join('')).toContain(excerpt)
      }
    }),
    { numRuns: 300 },
  )
})

test.for([
  'Focus on the eyes.',
  'Then check the edges.',
  'You could also move the lamp.',
  'If it is still dark, lift the shadows.',
  'Next step: raise the exposure.',
  'Never centre it.',
  'I would suggest a slower shutter.',
])('to say “%s” is to ask for something', (sentence) => {
  expect(isAction(sentence)).toBe(true)
})

test.for([
  'Focus is placed: the top is crisp.',
  'Cut has been made here.',
  'Light falls from the left.',
  'You can see the join.',
  'Could you move the lamp?',
  'Upload the next version.',
  'Try this:',
  'If it is dark, the mood is in the light.',
])('to say “%s” is not', (sentence) => {
  expect(isAction(sentence)).toBe(false)
})

test('of a very long reply only the beginning is read', () => {
  const long = 'The boats lie there. '.repeat(2000)
  expect(noteDown(harbour, `${long}\n\n- Crop the left third away.`)).toEqual([])
  expect(noteDown(harbour, `- Crop the left third away.\n\n${long}`)[0]?.title).toBe(
    'Crop the left third away',
  )
})
