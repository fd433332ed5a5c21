import { expect, test } from 'vitest'
import { findEchoes } from '#server/media/reading/echoes.ts'
import { isAdverb, isPassive } from '#server/media/reading/grammar.ts'
import { stemOf } from '#server/media/reading/stem.ts'
import { countTenses } from '#server/media/reading/tense.ts'
import { measureText } from '#server/media/text.ts'

test('reading ease and school year are those of the published formulas', () => {
  // 9 words of 13 syllables: 206.835 - 1.015 * 9 - 84.6 * 13 / 9 and 0.39 * 9 + 11.8 * 13 / 9 - 15.59.
  const easy = 'The water under the harbour wall was very dark. '.repeat(3)
  expect(measureText(easy)?.readability).toEqual({ ease: 75.5, grade: 5 })
  // 7 words of 25 syllables: 206.835 - 1.015 * 7 - 84.6 * 25 / 7 and 0.39 * 7 + 11.8 * 25 / 7 - 15.59.
  const hard = 'The municipality considered the alternative recommendation immediately. '
  expect(measureText(hard.repeat(3))?.readability).toEqual({ ease: -102.4, grade: 29.3 })
})

test.for([
  [
    'German',
    `Der Zug war längst abgefahren, als sie den Bahnhof erreichte. In der Halle hing der Geruch
    von nassem Laub, und die Uhr über dem Eingang ging falsch. So war es am Ende immer.`,
  ],
  [
    'French',
    `Le train était parti depuis longtemps quand elle arriva à la gare. Dans le hall flottait une
    odeur de feuilles mouillées, et l'horloge au-dessus de la porte n'était pas à l'heure.`,
  ],
  [
    'Spanish',
    `El tren había salido hacía mucho cuando ella llegó a la estación. En el vestíbulo flotaba un
    olor a hojas mojadas, y el reloj sobre la puerta no iba bien. No dijo nada a la mujer.`,
  ],
  [
    'Dutch',
    `De trein was al lang vertrokken toen ze het station bereikte. In de hal hing de geur van
    natte bladeren, en de klok boven de ingang liep verkeerd. Ze had het van de man met de hoed.`,
  ],
] as const)('%s is counted, and not measured as English', ([, text]) => {
  expect(measureText(text)).toMatchObject({
    readability: null,
    adverbShare: null,
    passiveShare: null,
    tense: null,
    echoes: [],
  })
  expect(measureText(text)?.words).toBeGreaterThan(25)
})

test('adverbs in -ly are counted, other words in -ly are not', () => {
  const text = `Slowly the only family in the early light walked quickly and suddenly to Sally, who
    was really a lovely and friendly woman in July. She nearly smiled.`
  // slowly, quickly, suddenly, really, nearly of 27 words.
  expect(measureText(text)).toMatchObject({ words: 27, adverbShare: 0.1852 })
  expect(['only', 'fly', 'italy', 'assembly', 'ly', 'ugly'].filter(isAdverb)).toEqual([])
})

test.for([
  'the letter was written by her sister',
  'he had been seen near the old mill',
  'they were never told the truth',
  'the windows had all been broken',
  'was he found in time',
  'the road was slowly covered with snow',
  'the boy got caught stealing apples',
  "the songs weren't sung again",
  'she was frightened by the dog',
  'the house is being painted this week',
])('%s: a passive', (sentence) => {
  expect(isPassive(sentence.split(' '))).toBe(true)
})

test.for([
  'she was tired and wanted to sleep',
  'he was running along the wall',
  'the sky was red',
  'i was cold and he had gone',
  'she had been waiting for an hour',
  'it was a hundred years ago',
  'he was supposed to call',
  'she wrote the letter that morning',
  'they had become friends',
  'there was bread on the table',
])('%s: no passive', (sentence) => {
  expect(isPassive(sentence.split(' '))).toBe(false)
})

test('passives are a share of the sentences', () => {
  const text = `The letter was written by her sister. She did not read it. The boat came in with the
    tide. It had been seen from the wall before the rain.`
  expect(measureText(text)).toMatchObject({ sentences: 4, passiveShare: 0.5 })
})

test('openings that come again are told, the longest form of each', () => {
  const text = `She was late. She was cold. She was there for the boat. Then it came in. The wind
    fell. The gulls rose. The lamps went out. I saw that. I heard that. I waited. Nobody spoke.
    Rain came down on the wall.`
  expect(measureText(text)?.openings).toEqual([{ words: 'She was', times: 3 }])
})

test('a bare `The` is told only where it opens more than three sentences in ten', () => {
  const text = `The wind fell. The gulls rose from the wall. The lamps went out. The boat came in.
    Nobody spoke. Rain came down on all of them.`
  expect(measureText(text)?.openings).toEqual([{ words: 'The', times: 4 }])
})

test('the shorter form is told where most of its sentences go on otherwise', () => {
  const after = 'looked saw went ran heard'
    .split(' ')
    .map((verb) => `She ${verb} from there.`)
  const text = `She was late. She was cold. She was there. ${after.join(' ')}`
  expect(measureText(text)?.openings).toEqual([
    { words: 'She', times: 8 },
    { words: 'She was', times: 3 },
  ])
})

const filler = (words: number) =>
  Array.from({ length: words }, () => 'and of the')
    .join(' ')
    .split(' ')
    .slice(0, words)

test('a word that comes again soon is an echo, with both in one quotation', () => {
  const text = `The lantern swung over the water while Anna waited for the boat. Nobody had lit the
    other lanterns that were there. Anna did not move.`
  expect(measureText(text)?.echoes).toEqual([
    {
      word: 'lantern',
      times: 1,
      quote:
        'lantern swung over the water while Anna waited for the boat. Nobody had lit the other lanterns',
    },
  ])
})

test.for([
  [50, 1],
  [51, 0],
] as const)('a word that comes %i words later is told %i times', ([distance, found]) => {
  const text = ['harbour', ...filler(distance - 1), 'harbour', ...filler(10)].join(' ')
  expect(measureText(text)?.echoes).toHaveLength(found)
})

test('names and small words are no echoes', () => {
  const text = `When the Ferry left, Mr. Bennet looked for Anna. There was Anna with the Ferry behind
    her, and there was Mr. Bennet. There would be something for them, and there would be something
    else that they would have.`
  expect(measureText(text)?.echoes).toEqual([])
})

test('of many echoes the eight most telling are kept', () => {
  const words =
    'granite lantern shutter whistle thunder blossom cinder feather marble hollow'
  const text = `the ${words} of the ${words} that was there with them and the light of the light`
  const echoes = measureText(text)?.echoes ?? []
  expect(echoes).toHaveLength(8)
  expect(echoes.map(({ word }) => word)).not.toContain('light')
})

test('a pair too far apart to be quoted gives way to one that fits, or to none', () => {
  const far = 'x'.repeat(300)
  const flat = `harbour ${far} harbour and harbour`
  const tokens = [...flat.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    at: index,
    opens: false,
  }))
  expect(findEchoes(flat, tokens)).toEqual([
    { word: 'harbour', times: 2, quote: 'harbour and harbour' },
  ])
  expect(findEchoes(flat, tokens.slice(0, 3))).toEqual([])
})

test.for([
  ['carry', 'carries', 'carried', 'carrying'],
  ['hope', 'hopes', 'hoped', 'hoping'],
  ['hop', 'hops', 'hopped', 'hopping'],
  ['wait', 'waits', 'waited', 'waiting'],
  ['box', 'boxes', 'boxed', 'boxing'],
  ['fall', 'falls', 'falling', "fall's"],
  ['arrive', 'arrives', 'arrived', 'arriving'],
  ['dress', 'dresses', 'dressed', 'dressing'],
] as const)('%s and its forms are one word', ([base, ...forms]) => {
  expect(forms.map(stemOf)).toEqual(forms.map(() => stemOf(base)))
})

test('words that only look alike are not one', () => {
  expect(stemOf('hoping')).not.toBe(stemOf('hopping'))
  expect(stemOf('speed')).toBe('speed')
  expect(stemOf('glass')).toBe('glass')
})

const past = `She walked to the harbour and sat on the wall. The gulls were loud, and she did not mind
  them. A boat came in. She waited for the man who had promised to come.`
const present = `He runs along the quay and shouts her name. He does not see her. She is small behind
  the nets, and she keeps quiet.`

test('a paragraph that leaves the tense of the others is a shift', () => {
  expect(measureText([past, present, past].join('\n\n'))?.tense).toEqual({
    main: 'past',
    shifts: 1,
    firstShift: 'He runs along the quay and shouts her name. He does not',
  })
  expect(
    measureText([present, present, past, present].join('\n\n'))?.tense,
  ).toMatchObject({
    main: 'present',
    shifts: 1,
  })
})

test('what is said in speech is no shift', () => {
  const speech =
    '“He runs along the quay and he shouts. She is there, and I see her,” he said.'
  expect(measureText([past, speech, past].join('\n\n'))?.tense).toEqual({
    main: 'past',
    shifts: 0,
    firstShift: null,
  })
})

test('a tense of few verbs, or of halves, is not told', () => {
  expect(measureText('The boat was late. '.repeat(9))?.tense).toBeNull()
  expect(measureText('The boat was late. '.repeat(10))?.tense?.main).toBe('past')
  const halves = 'The boat was late. The boat is late. '
  expect(measureText(halves.repeat(10))?.tense).toBeNull()
})

test.for([
  ['past', 'I remember how he laughed. Nobody asked him why. We left him alone.'],
  [
    'past',
    'Rain ran down the glass. The old painted door creaked. She turned and cried.',
  ],
  [
    'past',
    'The looks she got from the neighbours hurt. She kept her hands in her pockets.',
  ],
  [
    'present',
    'I open the door and step into the dark. I hear him breathing, and I stop.',
  ],
  [
    'present',
    'There’s a smell of oranges. Someone has opened a window, and the curtain lifts.',
  ],
  ['present', 'You don’t look up. The kettle screams, and you let it scream.'],
  [
    'present',
    'Rain runs down the glass. The old painted door creaks. She turns and cries.',
  ],
] as const)('%s: %s', ([tense, text]) => {
  const { past, present } = countTenses(text)
  expect(past > present ? 'past' : 'present').toBe(tense)
})
