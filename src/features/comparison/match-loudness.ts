export interface LoudnessMatch {
  /** For the first and the second player, 0 to 1. */
  volumes: [number, number]
  /** By how much the louder one is lowered. */
  loweredDb: number
}

/**
 * Volumes at which two pieces of these integrated loudnesses (LUFS) are equally loud. The louder one
 * is lowered and none is raised, so that nothing clips. Null when one of them has no measure.
 */
export function matchLoudness(
  first: number | null,
  second: number | null,
): LoudnessMatch | null {
  if (first === null || second === null) return null
  const difference = first - second
  const lowered = 10 ** (-Math.abs(difference) / 20)
  return {
    volumes: difference > 0 ? [lowered, 1] : [1, lowered],
    loweredDb: Math.abs(difference),
  }
}
