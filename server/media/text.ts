import { spokenParts } from './reading/dialogue.ts'
import { findEchoes } from './reading/echoes.ts'
import { isEnglish } from './reading/english.ts'
import { grammarShares } from './reading/grammar.ts'
import { findOpenings } from './reading/openings.ts'
import { readability } from './reading/readability.ts'
import { flatten, splitParagraphs } from './reading/sentences.ts'
import { splitSentences, splitWords } from './reading/sentences.ts'
import { findTense } from './reading/tense.ts'
import { placeTokens } from './reading/tokens.ts'
import { findVerse } from './reading/verse.ts'
import { round } from './round.ts'
import type { TextMeasures } from '#routers/contract/facts.ts'

const leastWords = 20
const startLength = 12
const mostSentenceWords = 600

interface Sentence {
  sentence: string
  words: string[]
}

/**
 * Measures a text that keeps its line breaks: a blank line ends a paragraph or a stanza. Null when
 * there are fewer than twenty words. Every quotation returned is found verbatim in the text once
 * its white space is flattened (`/\s+/g` to one space). Where the text is not English the measures
 * of English are null and echoes are none; the reading ease of verse is null too, for its formula
 * counts sentences.
 */
export function measureText(source: string): TextMeasures | null {
  const text = source.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
  const verse = findVerse(text)
  const paragraphs = splitParagraphs(text)
  // A sentence of verse runs over lines and stanzas; one of prose ends with its paragraph.
  const sentences = (verse ? [text] : paragraphs)
    .flatMap(splitSentences)
    .map((sentence) => ({ sentence, words: splitWords(sentence) }))
    .filter(({ words }) => words.length > 0)
  const all = sentences.flatMap(({ words }) => words)
  if (all.length < leastWords) return null
  const byWords = sentences.map(({ words }) => words)
  return {
    ...measureSentences(sentences),
    dialogueShare: round(Math.min(1, spokenWords(paragraphs) / all.length), 3),
    openings: findOpenings(byWords),
    ...(isEnglish(all) ? measureEnglish(text, sentences, verse !== null) : notEnglish),
    verse,
  }
}

const notEnglish = {
  readability: null,
  echoes: [],
  adverbShare: null,
  passiveShare: null,
  tense: null,
}

type EnglishMeasures = Pick<TextMeasures, keyof typeof notEnglish>

function measureEnglish(
  text: string,
  sentences: Sentence[],
  isVerse: boolean,
): EnglishMeasures {
  const byWords = sentences.map(({ words }) => words)
  const { adverbShare, passiveShare } = grammarShares(byWords)
  return {
    readability: isVerse ? null : readability(byWords.flat(), sentences.length),
    echoes: findEchoes(flatten(text), placeTokens(text, sentences, isVerse)),
    adverbShare: round(adverbShare, 4),
    passiveShare: round(passiveShare, 3),
    tense: findTense(splitParagraphs(text)),
  }
}

function measureSentences(sentences: Sentence[]) {
  const lengths = sentences.map(({ words }) => words.length)
  const words = lengths.reduce((total, length) => total + length, 0)
  const mean = words / lengths.length
  const variance =
    lengths.reduce((total, length) => total + (length - mean) ** 2, 0) / lengths.length
  const longest = sentences.reduce((one, other) =>
    other.words.length > one.words.length ? other : one,
  )
  return {
    words,
    sentences: lengths.length,
    meanSentenceWords: round(mean, 1),
    sentenceSpread: round(Math.sqrt(variance), 1),
    longestSentenceWords: longest.words.length,
    longestSentenceStart: longest.sentence.split(' ').slice(0, startLength).join(' '),
    sentenceWords: lengths.slice(0, mostSentenceWords),
  }
}

function spokenWords(paragraphs: string[]): number {
  return paragraphs
    .flatMap(spokenParts)
    .reduce((total, part) => total + splitWords(part).length, 0)
}
