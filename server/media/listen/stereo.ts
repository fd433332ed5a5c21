import type { Chunk } from './samples.ts'
import type { SoundMeasures } from '#routers/contract/facts.ts'

/** Power of -90 dBFS: below it a channel holds rounding noise, whose relation says nothing. */
const inaudible = 1e-9

/** How left and right relate over the whole; null for one channel and for nothing. */
export function createStereo() {
  let [left, right, both, samples] = [0, 0, 0, 0]
  return {
    add(chunk: Chunk) {
      if (!chunk.right) return
      for (let at = 0; at < chunk.left.length; at += 1) {
        const l = chunk.left[at] ?? 0
        const r = chunk.right[at] ?? 0
        left += l * l
        right += r * r
        both += l * r
      }
      samples += chunk.left.length
    },
    end(): SoundMeasures['stereo'] {
      if (samples === 0) return null
      return relate(left / samples, right / samples, both / samples)
    },
  }
}

/** Correlation about zero, as a goniometer shows it, and the difference of the powers in dB. */
function relate(left: number, right: number, both: number): SoundMeasures['stereo'] {
  const isOneSided = Math.min(left, right) < inaudible
  const correlation = isOneSided ? 0 : both / Math.sqrt(left * right)
  const balance = 10 * Math.log10((left + inaudible) / (right + inaudible))
  return {
    correlation: Math.max(-1, Math.min(1, Math.round(correlation * 1000) / 1000)),
    balanceDb: Math.round(balance * 10) / 10 || 0,
  }
}
