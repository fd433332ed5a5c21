import { diffWordsWithSpace } from 'diff'

export type WordChange =
  | { type: 'same' | 'added' | 'removed'; text: string }
  /** Unchanged words that are not shown. */
  | { type: 'folded'; words: number }

/** Longer than this is given up: it would hold the page. */
const timeoutMs = 2000
/** Around a change so many words stay, to know where one is. */
const contextWords = 25

/** What went and what came between two texts, or why that cannot be shown. */
export function compareWords(
  before: string,
  after: string,
): WordChange[] | 'wordsNone' | 'wordsSame' | 'wordsLong' {
  if (before.trim() === '' || after.trim() === '') return 'wordsNone'
  const parts = diffWordsWithSpace(before, after, { timeout: timeoutMs })
  if (!parts) return 'wordsLong'
  if (parts.every(({ added, removed }) => !added && !removed)) return 'wordsSame'
  return parts.flatMap(({ added, removed, value }, index): WordChange[] => {
    if (added) return [{ type: 'added', text: value }]
    if (removed) return [{ type: 'removed', text: value }]
    return folded(value, { isFirst: index === 0, isLast: index === parts.length - 1 })
  })
}

/** A long unchanged stretch keeps its ends beside the changes. */
function folded(
  text: string,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): WordChange[] {
  const pieces = text.split(/(?<=\s)/)
  const head = isFirst ? 0 : contextWords
  const tail = isLast ? 0 : contextWords
  const hidden = pieces.length - head - tail
  if (hidden <= contextWords) return [{ type: 'same', text }]
  return [
    { type: 'same', text: pieces.slice(0, head).join('') },
    { type: 'folded', words: hidden },
    { type: 'same', text: pieces.slice(pieces.length - tail).join('') },
  ]
}
