import { speechLufs } from './even-out.ts'

/** The pause between two who talk, from the end of one's sound to the beginning of the other's. */
export const breathSeconds = 0.3

/** What is left before and behind the sound, so that a soft consonant is not cut. */
const leadSeconds = 0.03
const tailSeconds = 0.08
const windowSeconds = 0.01
/** The root mean square of 16 bits that is silence beside speech: 36 dB below it. */
const floor = 32_768 * 10 ** ((speechLufs - 36) / 20)

/** Silence between two trimmed pieces: with what they keep it makes a breath. */
export const gapSeconds = breathSeconds - leadSeconds - tailSeconds

/**
 * A piece as loud as speech, from a moment before its sound to a moment behind it, faded over these
 * two, in which silence stands where the piece has nothing. Of silence the two moments are left.
 */
export function trim(samples: Int16Array, rate: number): Int16Array {
  const sound = findSound(samples, Math.round(windowSeconds * rate))
  const lead = Math.round(leadSeconds * rate)
  const tail = Math.round(tailSeconds * rate)
  const trimmed = new Int16Array(lead + sound.to - sound.from + tail)
  const offset = sound.from - lead
  for (let at = 0; at < trimmed.length; at += 1) {
    const fade = Math.min(1, at / lead, (trimmed.length - at) / tail)
    trimmed[at] = (samples[offset + at] ?? 0) * fade
  }
  return trimmed
}

function findSound(samples: Int16Array, size: number): { from: number; to: number } {
  let [first, last] = [-1, -1]
  for (let from = 0; from < samples.length; from += size) {
    if (levelOf(samples.subarray(from, from + size)) <= floor) continue
    if (first < 0) first = from
    last = Math.min(samples.length, from + size)
  }
  return first < 0 ? { from: 0, to: 0 } : { from: first, to: last }
}

function levelOf(samples: Int16Array): number {
  let sum = 0
  for (let at = 0; at < samples.length; at += 1) sum += (samples[at] ?? 0) ** 2
  return Math.sqrt(sum / samples.length)
}
