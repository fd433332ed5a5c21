import { bareWords, withoutCitations } from './plain-text.ts'

/** A stop with what closes behind it, and the citations that belong to the sentence. */
const stop = /([.!?…]{1,6})["”’')\]*_]{0,6}(?: ?\[[FS]\d{1,3}\]){0,6}(?=\s|$)/g

/** Words whose point ends no sentence; an initial does not either. */
const abbreviation =
  /(?:^|[\s("“])(?:e\.g|i\.e|etc|cf|vs|approx|ca|no|nos|fig|vol|pp?|mr|mrs|ms|dr|prof|st|jr|sr|min|max|sec|bpm|\p{Lu}|(?:\p{L}\.){1,4}\p{L})$/iu

/** The sentences of a text in order, each exactly as it stands there. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const match of text.matchAll(stop)) {
    const to = match.index + match[0].length
    if (!isEnd(text, { at: match.index, to, mark: match[1] ?? '' })) continue
    sentences.push(text.slice(from, to).trim())
    from = to
  }
  sentences.push(text.slice(from).trim())
  return sentences.filter((sentence) => sentence !== '')
}

function isEnd(text: string, { at, to, mark }: { at: number; to: number; mark: string }) {
  const next = /^\s+["“‘'([*_]{0,4}(.)/su.exec(text.slice(to, to + 40))?.[1]
  if (next === undefined) return true
  if (/\p{Ll}/u.test(next)) return false
  return mark !== '.' || !abbreviation.test(text.slice(Math.max(0, at - 12), at))
}

/**
 * The sentence of a reply in which the first sentence of some words stands, or null. Citations count
 * for nothing, and the first letter may be of either case.
 */
export function sentenceWith(reply: string, words: string): string | null {
  const start = (sentencesOf(words)[0] ?? '').slice(1, 80)
  if (start === '') return null
  const has = (text: string) => withoutCitations(text).includes(start)
  const line = reply.split('\n').find(has)
  return (line && sentencesOf(withoutMarker(line)).find(has)) ?? null
}

/** A line of a list without its dash or number. */
export function withoutMarker(line: string): string {
  return line.replace(/^\s{0,12}(?:[-*+•]|\d{1,3}[.)])\s+/, '')
}

/** Whether two texts say the same: alike, one inside the other, or in nearly the same words. */
export function saySame(one: string, other: string): boolean {
  const [first, second] = [bareWords(one), bareWords(other)]
  if (first === '' || second === '') return first === second
  if (` ${first} `.includes(` ${second} `) || ` ${second} `.includes(` ${first} `))
    return true
  const [left, right] = [new Set(first.split(' ')), new Set(second.split(' '))]
  const shared = [...left].filter((word) => right.has(word)).length
  return shared / (left.size + right.size - shared) >= mostShared
}

/** Of the words of two texts together; two notes of one thing share their terms, about a third. */
const mostShared = 0.7
