import { counted, percent } from '../contract/format-measure.ts'
import { fact, percentOf } from './described.ts'
import type { TextMeasures } from '../contract/facts.ts'
import type { DescribedFact } from './described.ts'

export function describeText(text: TextMeasures | null): DescribedFact[] {
  if (!text) return []
  return [
    fact('words', 'Words', String(text.words), {
      unit: 'words',
      value: text.words,
      named: /in all|altogether|total|runs? to|word count|text of|of text/i,
    }),
    fact(
      'sentences',
      'Sentences',
      text.sentences === 1
        ? `1, of ${counted(text.meanSentenceWords, 'word')}`
        : `${text.sentences}, ${text.meanSentenceWords} words on average, spread ${text.sentenceSpread}`,
      { unit: 'sentences', value: text.sentences, named: /in all|altogether|total/i },
      {
        unit: 'words',
        value: text.meanSentenceWords,
        named: /on average|average sentence|mean/i,
      },
    ),
    fact(
      'longest',
      'Longest sentence',
      `${text.longestSentenceWords} words, beginning “${text.longestSentenceStart}”`,
      { unit: 'words', value: text.longestSentenceWords, named: /longest/i },
    ),
    ...describeVerse(text),
    fact(
      'dialogue',
      'Dialogue',
      percent(text.dialogueShare),
      percentOf(text.dialogueShare, /dialogue|spoken|speech/i),
    ),
    ...describeHabits(text),
    ...describeGrammar(text),
  ]
}

function describeVerse({ verse }: TextMeasures): DescribedFact[] {
  if (!verse) return []
  const { stanzas, lines, meanLineWords } = verse
  return [
    fact(
      'verse',
      'Verse',
      `${counted(stanzas, 'stanza')}, ${counted(lines, 'line')} of ${counted(meanLineWords, 'word')}${lines === 1 ? '' : ' on average'}`,
      { unit: 'words', value: meanLineWords, named: /on average/i },
    ),
  ]
}

function describeHabits({ openings, echoes }: TextMeasures): DescribedFact[] {
  return [
    ...(openings.length > 0
      ? [
          fact(
            'openings',
            'Sentences that open alike',
            openings.map(({ words, times }) => `“${words}” ${times} times`).join(', '),
          ),
        ]
      : []),
    ...(echoes.length > 0
      ? [
          fact(
            'echoes',
            'Words that come again within 50 words',
            echoes.map(({ word, times }) => `${word} (${times})`).join(', '),
          ),
        ]
      : []),
  ]
}

function describeGrammar(text: TextMeasures): DescribedFact[] {
  const { readability, adverbShare, passiveShare, tense } = text
  const described: DescribedFact[] = []
  if (readability)
    described.push(
      fact(
        'readability',
        'Readability',
        `Flesch reading ease ${readability.ease}, school year ${readability.grade}`,
      ),
    )
  if (adverbShare !== null)
    described.push(
      fact(
        'adverbs',
        'Adverbs in -ly',
        `${percent(adverbShare)} of the words`,
        percentOf(adverbShare, /adverb/i),
      ),
    )
  if (passiveShare !== null)
    described.push(
      fact(
        'passive',
        'Passive sentences',
        percent(passiveShare),
        percentOf(passiveShare, /passive/i),
      ),
    )
  if (tense)
    described.push(
      fact(
        'tense',
        'Tense',
        `mostly ${tense.main}${
          tense.shifts === 0
            ? ', held throughout'
            : `, left in ${counted(tense.shifts, 'paragraph')}`
        }`,
      ),
    )
  return described
}
