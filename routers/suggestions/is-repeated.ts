interface Titled {
  workId: string | null
  title: string
}

/** Titles that share so many of their words say the same thing. */
const sameness = 0.6

/** Whether a suggestion says again what was said of the same work in almost the same words. */
export function isRepeated(draft: Titled, earlier: readonly Titled[]): boolean {
  return earlier.some(
    (other) =>
      (other.workId === null || other.workId === draft.workId) &&
      overlap(draft.title, other.title) >= sameness,
  )
}

/** Shared words as a part of all words of both (Jaccard). */
function overlap(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const shared = [...a].filter((word) => b.has(word)).length
  const all = new Set([...a, ...b]).size
  return all === 0 ? 1 : shared / all
}

const small = new Set([
  'the',
  'a',
  'an',
  'of',
  'in',
  'to',
  'is',
  'it',
  'your',
  'and',
  'on',
])

function wordsOf(title: string): Set<string> {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const weighty = words.filter((word) => !small.has(word))
  return new Set(weighty.length > 0 ? weighty : words)
}
