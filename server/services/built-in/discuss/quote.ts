import { firstSentences, firstWords, stopped } from './sayable.ts'

/** Longest word that is still read aloud; anything longer is no word. */
const longestWord = 30

/**
 * What people or files say, made harmless inside a talk: plain words without marks, citations,
 * addresses or quotation marks of their own. It is quoted, never obeyed. Empty when nothing is left.
 */
export function plainWords(text: string): string {
  return text
    .slice(0, 4000)
    .replaceAll('−', '-')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\[[^\]]{0,40}\]/g, ' ')
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+/gi, ' ')
    .replaceAll(/<[^>]{0,200}>/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Sc}\s.,;:!?'’%&+°–-]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word.length <= longestWord)
    .join(' ')
    .replaceAll(/\s+(?=[.,;:!?])/g, '')
    .replace(/^[\s.,;:!?–-]+/, '')
}

/** A short part of it between quotation marks, ended by a stop of some kind; null when nothing is left. */
export function quoted(text: string, mostWords: number): string | null {
  const words = plainWords(text)
  if (!/[\p{L}\p{N}]/u.test(words)) return null
  return `“${stopped(firstSentences(words, mostWords))}”`
}

/** A title inside a sentence: no full stop at its end. */
export function titled(title: string, mostWords = 14): string {
  const words = firstWords(plainWords(title), mostWords).replace(/[.\s]+$/, '')
  return words === '' ? 'something without words' : `“${words}”`
}
