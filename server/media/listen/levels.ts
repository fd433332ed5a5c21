import { createGrowing } from './growing.ts'
import type { Chunk } from './samples.ts'

/** By stretches of 10 ms: the loudest sample, and the power of the louder channel. */
export interface Levels {
  peaks: Float32Array
  powers: Float32Array
}

export const blocksPerSecond = 100

/** Peaks and powers of chunks that come in order; the last stretch may be shorter. */
export function createLevels(rate: number) {
  const size = rate / blocksPerSecond
  const [peaks, powers] = [createGrowing(), createGrowing()]
  let [peak, left, right, filled] = [0, 0, 0, 0]
  const close = () => {
    peaks.push(peak)
    powers.push(Math.max(left, right) / filled)
    ;[peak, left, right, filled] = [0, 0, 0, 0]
  }
  return {
    add(chunk: Chunk) {
      for (let at = 0; at < chunk.left.length; at += 1) {
        const l = chunk.left[at] ?? 0
        const r = chunk.right?.[at] ?? 0
        peak = Math.max(peak, Math.abs(l), Math.abs(r))
        left += l * l
        right += r * r
        filled += 1
        if (filled >= size) close()
      }
    },
    end(): Levels {
      if (filled > 0) close()
      return { peaks: peaks.values(), powers: powers.values() }
    },
  }
}

/** The loudest sample of each of at most `count` equal stretches. */
export function reducePeaks(peaks: Float32Array, count: number): number[] {
  const steps = Math.min(count, peaks.length)
  return Array.from({ length: steps }, (_, step) => {
    const from = Math.floor((step * peaks.length) / steps)
    const to = Math.floor(((step + 1) * peaks.length) / steps)
    const loudest = peaks
      .subarray(from, to)
      .reduce((one, other) => Math.max(one, other), 0)
    return Math.min(1, Math.round(loudest * 10_000) / 10_000)
  })
}
