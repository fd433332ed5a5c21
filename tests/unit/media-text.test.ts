import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flatten, splitParagraphs } from '#server/media/reading/sentences.ts'
import { splitSentences, splitWords } from '#server/media/reading/sentences.ts'
import { measureText } from '#server/media/text.ts'
import { textMeasures } from '#routers/contract/facts.ts'

const text = [
  'The boat was late.',
  'She waited on the pier with a lamp in her hand and listened to the water under the boards.',
  '“Are you cold?” he asked.',
  'No.',
].join(' ')

test('words and sentences are counted as a reader counts them', () => {
  expect(measureText(text)).toMatchObject({
    words: 29,
    sentences: 4,
    meanSentenceWords: 7.3,
    sentenceSpread: 6.9,
    longestSentenceWords: 19,
    longestSentenceStart: 'She waited on the pier with a lamp in her hand and',
    sentenceWords: [4, 19, 5, 1],
    dialogueShare: 0.103,
    verse: null,
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

test('a title ends with its line, an abbreviation ends nothing', () => {
  const story = 'The Late Boat\n\nMr. Long saw the boat. It was late.'
  expect(splitParagraphs(story).flatMap(splitSentences)).toEqual([
    'The Late Boat',
    'Mr. Long saw the boat.',
    'It was late.',
  ])
})

test('a sentence goes on over a page that parts it', () => {
  expect(splitParagraphs('She waited on\n\nthe pier.\n\nHe came.')).toEqual([
    'She waited on the pier.',
    'He came.',
  ])
})

test('where nobody wrapped the lines each is a paragraph', () => {
  const long = `${'The boat was late and she waited. '.repeat(6)}No.`
  expect(splitParagraphs(`${long}\n${long}`)).toEqual([long, long])
  expect(splitParagraphs('The boat was late\nand she waited.')).toHaveLength(1)
})

test('all that is measured fits the contract, and every quotation stands in the text', () => {
  const words =
    'the boat waited slowly She was “No” by harbours harbour walking walks Anna'
  const token = fc.constantFrom(...words.split(' '), '.', ',', '\n', '\n\n', '?”', '\t')
  fc.assert(
    fc.property(fc.array(token, { minLength: 20, maxLength: 150 }), (tokens) => {
      const source = tokens.join(' ')
      const measured = measureText(source)
      fc.pre(measured !== null)
      expect(textMeasures.parse(measured)).toEqual(measured)
      const flat = flatten(source)
      for (const { quote, word } of measured.echoes) {
        expect(flat).toContain(quote)
        expect(quote.toLowerCase().startsWith(word)).toBe(true)
        expect(quote.length).toBeLessThanOrEqual(300)
      }
      expect(flat).toContain(measured.longestSentenceStart)
      expect(flat).toContain(measured.tense?.firstShift ?? '')
    }),
  )
})

test('a hundred thousand words take less than three seconds', () => {
  const paragraph = Array.from({ length: 60 }, (_, at) => `${text} Boat ${at} went.`)
  const novel = Array.from({ length: 55 }, () => paragraph.join(' ')).join('\n\n')
  const start = performance.now()
  expect(measureText(novel)?.words).toBeGreaterThan(100_000)
  expect(performance.now() - start).toBeLessThan(3000)
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

test('speech with an apostrophe in it is heard to its end', () => {
  const shares = ['‘It’s cold,’', '“It’s cold,”', "'It's cold,'", '„It’s cold“'].map(
    (spoken) => measureText(`${spoken} he said. ${'She did not look up. '.repeat(4)}`),
  )
  // Two words of 24.
  expect(shares.map((measured) => measured?.dialogueShare)).toEqual([
    0.083, 0.083, 0.083, 0.083,
  ])
})

test('an apostrophe is no speech', () => {
  const plain =
    'It’s the dog’s bowl and the cats’ basket that aren’t where they’d been in Anna’s room. '
  expect(measureText(plain.repeat(3))?.dialogueShare).toBe(0)
})
