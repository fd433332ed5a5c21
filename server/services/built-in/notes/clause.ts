import { sentencesOf } from './sentences.ts'
import { cutAtWord, plainText } from './plain-text.ts'

const shortest = 8

/** What the first sentence of a text says before it goes on to say why; nothing in brackets. */
export function clauseOf(text: string): string {
  const sentence = (sentencesOf(plainText(text))[0] ?? '').replaceAll(
    / ?\([^()]{0,200}\)/g,
    '',
  )
  const end = boundariesOf(sentence).find((at) => at >= shortest)
  return sentence.slice(0, end)
}

/** As much of a sentence as a title holds, up to a comma or the like if there is one far enough. */
export function openingOf(sentence: string, most: number): string {
  if (sentence.length <= most) return sentence
  const end = boundariesOf(sentence).findLast((at) => at <= most && at >= most / 3)
  return end === undefined ? cutAtWord(sentence, most) : sentence.slice(0, end)
}

function boundariesOf(sentence: string): number[] {
  return [...sentence.matchAll(/[,;:](?=\s)|\s[–—-](?=\s)/g)].map(({ index }) => index)
}
