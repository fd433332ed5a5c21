import { blocksPerSecond } from './levels.ts'
import type { Stretch } from '#routers/contract/facts.ts'

const windowBlocks = 5
/** -50 dBFS: under the hiss of a good room, over the dither and the tail of a codec. */
const silentPower = 10 ** (-50 / 10)
const shortestSeconds = 1
const most = 50

/** Stretches of a second or more whose RMS over 50 ms stays below -50 dBFS, the first fifty. */
export function findSilences(powers: Float32Array): Stretch[] {
  const found: Stretch[] = []
  let from: number | null = null
  for (let at = 0; at < powers.length + windowBlocks; at += windowBlocks) {
    const isSilent = at < powers.length && meanOf(powers, at) < silentPower
    if (isSilent) from ??= at
    if (isSilent || from === null) continue
    const to = Math.min(at, powers.length)
    if (to - from >= shortestSeconds * blocksPerSecond)
      found.push({ from: from / blocksPerSecond, to: to / blocksPerSecond })
    from = null
  }
  return found.slice(0, most)
}

function meanOf(powers: Float32Array, from: number): number {
  const window = powers.subarray(from, from + windowBlocks)
  return window.reduce((sum, power) => sum + power, 0) / window.length
}
