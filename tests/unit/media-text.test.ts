import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureText, splitSentences, splitWords } from '#server/media/text.ts'

const text = [
  'The boat was late.',
  'She waited on the pier with a lamp in her hand and listened to the water under the boards.',
  '“Are you cold?” he asked.',
  'No.',
].join(' ')

test('words and sentences are counted as a reader counts them', () => {
  expect(measureText(text)).toEqual({
    words: 29,
    sentences: 4,
    meanSentenceWords: 7.3,
    sentenceSpread: 6.9,
    longestSentenceWords: 19,
    longestSentenceStart: 'She waited on the pier with a lamp in her hand and',
    dialogueShare: 0.103,
  })
})

test('a quotation stays whole when its speaker follows', () => {
  expect(splitSentences('"Are you?" she asked. "Yes!" He left.')).toEqual([
    '"Are you?" she asked.',
    '"Yes!"',
    'He left.',
  ])
})

test('a regular rhythm has no spread', () => {
  const measured = measureText('We came to the sea. '.repeat(10))
  expect(measured).toMatchObject({
    sentences: 10,
    meanSentenceWords: 5,
    sentenceSpread: 0,
  })
})

test('the beginning of the longest sentence stands in the text to the letter', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    minLength: 1,
    maxLength: 7,
  })
  const sentence = fc
    .array(word, { minLength: 1, maxLength: 25 })
    .map((words) => `A ${words.join(' ')}.`)
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 3, maxLength: 8 }), (sentences) => {
      const whole = sentences.join(' ')
      const measured = measureText(whole)
      fc.pre(measured !== null)
      expect(whole).toContain(measured.longestSentenceStart)
      expect(measured.words).toBe(splitWords(whole).length)
      expect(measured.dialogueShare).toBe(0)
    }),
  )
})

test('too little text is not measured', () => {
  expect(measureText('')).toBeNull()
  expect(measureText('A title and three words.')).toBeNull()
})

test.for(['"', '“”', '‘’', '«»'])('speech between %s is dialogue', (marks) => {
  const [open, close = open] = marks
  const spoken = `${open}one two three four five${close} he said and then he went away to look for `
  const measured = measureText(`${spoken}the boat that had been there in the morning.`)
  expect(measured?.dialogueShare).toBeGreaterThan(0.15)
  expect(measured?.dialogueShare).toBeLessThan(0.3)
})

test('an apostrophe is no speech', () => {
  const plain =
    'It’s the dog’s bowl and the cats’ basket that aren’t where they’d been in Anna’s room. '
  expect(measureText(plain.repeat(3))?.dialogueShare).toBe(0)
})
