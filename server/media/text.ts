import { round } from './tones.ts'
import type { TextMeasures } from '#routers/contract/facts.ts'

const opening = '"“‘«'
const startLength = 12

/** Counts of words and sentences; null when there is too little text to speak of. */
export function measureText(text: string): TextMeasures | null {
  const sentences = splitSentences(text).map((sentence) => ({
    sentence,
    words: splitWords(sentence),
  }))
  const spoken = sentences.filter(({ words }) => words.length > 0)
  const lengths = spoken.map(({ words }) => words.length)
  const words = lengths.reduce((total, length) => total + length, 0)
  if (words < 20) return null
  const mean = words / spoken.length
  const variance =
    lengths.reduce((total, length) => total + (length - mean) ** 2, 0) / lengths.length
  const longest = spoken.reduce((one, other) =>
    other.words.length > one.words.length ? other : one,
  )
  return {
    words,
    sentences: spoken.length,
    meanSentenceWords: round(mean, 1),
    sentenceSpread: round(Math.sqrt(variance), 1),
    longestSentenceWords: longest.words.length,
    longestSentenceStart: firstWords(longest.sentence),
    dialogueShare: round(dialogueWords(text) / words, 3),
  }
}

/** Intl's sentences, with a quotation kept whole when its speaker follows: `"Are you?" she asked.` */
export function splitSentences(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
  const joined: string[] = []
  for (const { segment } of segmenter.segment(text.replaceAll(/\s+/g, ' '))) {
    const last = joined.at(-1)
    if (last !== undefined && /["”’»]\s*$/.test(last) && /^[a-z]/.test(segment))
      joined[joined.length - 1] = last + segment
    else joined.push(segment)
  }
  return joined.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}

export function splitWords(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment] : [],
  )
}

function firstWords(sentence: string): string {
  return sentence.split(' ').slice(0, startLength).join(' ')
}

function dialogueWords(text: string): number {
  const quoted = text.match(new RegExp(`[${opening}]([^"”’»]{2,600})["”’»]`, 'g')) ?? []
  return quoted.reduce((total, part) => total + splitWords(part).length, 0)
}
