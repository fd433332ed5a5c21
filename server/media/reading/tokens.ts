import { abbreviation, flatten } from './sentences.ts'
import type { Token } from './echoes.ts'

/**
 * The words of sentences with their places in the flattened text. A word `opens` where a capital
 * is due to it in any case: behind the end of a sentence, a colon, a dash or a quotation mark, and
 * at the head of a line of verse.
 */
export function placeTokens(
  text: string,
  sentences: ReadonlyArray<{ words: string[] }>,
  isVerse: boolean,
): Token[] {
  const flat = flatten(text)
  const heads = isVerse ? lineHeads(text) : new Set<number>()
  const tokens: Token[] = []
  let at = 0
  for (const { words } of sentences)
    for (const [index, word] of words.entries()) {
      const found = flat.indexOf(word, at)
      if (found < 0) continue
      const opens = index === 0 || heads.has(found) || isHead(flat, found)
      tokens.push({ word, at: found, opens })
      at = found + word.length
    }
  return tokens
}

function isHead(flat: string, at: number): boolean {
  const before = flat.slice(Math.max(0, at - 12), at)
  return /[.!?…:—–"“‘«('*_-]\s*$/.test(before) && !abbreviation.test(before)
}

/** Where the first letter of each line stands in the flattened text. */
function lineHeads(text: string): Set<number> {
  const heads = new Set<number>()
  let at = 0
  for (const line of text.split('\n').map(flatten)) {
    if (line === '') continue
    heads.add(at + Math.max(0, line.search(/[\p{L}\p{N}]/u)))
    at += line.length + 1
  }
  return heads
}
