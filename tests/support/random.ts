import process from 'node:process'

/** Set `SEED` to the printed one for the same moments again. */
export const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)

/** Of the short forms: what fails in one run fails in every other. The long forms draw anew each time. */
export const usualSeed = 1822

/** The same numbers between 0 and 1 for the same seed (mulberry32). */
export function randomOf(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from 0, below `count`. */
export function below(random: () => number, count: number): number {
  return Math.floor(random() * count)
}
