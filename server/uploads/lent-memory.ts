/** What one answer holds of a file at most; more is no faster. */
export const lentBytes = 1024 * 1024
/** As much as eight players at once need; the rest is given up. */
const mostKept = 8

const kept: Buffer[] = []

/**
 * A mebibyte to read a file into, which may hold what was sent before. It is used again by those that come
 * after: the system clears new memory page by page, which takes as long as to read into it.
 */
export function lend(): Buffer {
  return kept.pop() ?? Buffer.allocUnsafeSlow(lentBytes)
}

/** Only when nobody reads from it any more; what is not taken back is forgotten, and that is safe. */
export function takeBack(memory: Buffer): void {
  if (kept.length < mostKept) kept.push(memory)
}
