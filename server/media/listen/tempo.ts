import { standOut } from './onsets.ts'
import type { SoundMeasures } from '#routers/contract/facts.ts'

type Tempo = SoundMeasures['tempo']

const slowest = 50
const fastest = 200
const multiples = [1, 2, 3, 4]
const refinements = [1, 2, 4, 8]
const halfBeats = 0.15
const leastSeconds = 5
/** The first frames rise out of nothing, which is no beat. */
const firstFrame = 4

/**
 * Measured on made sounds: noise and random clicks stay below 0.06, speech below 0.13, slow pads
 * below 0.2, a player who is 20 ms off gives 0.6, a drift from 100 to 106 BPM 0.4, a machine 0.9.
 */
const leastStrength = 0.25
/** Voices that beat against each other swell evenly without an attack: no pulse without onsets. */
const leastOnsetsPerSecond = 0.5

/** The tempo, or null when nothing comes back steadily enough, or nothing is struck. */
export function findTempo(
  envelope: Float32Array,
  framesPerSecond: number,
  onsetsPerSecond: number,
): Tempo {
  if (onsetsPerSecond < leastOnsetsPerSecond) return null
  if (envelope.length < leastSeconds * framesPerSecond) return null
  const pulse = pulseOf(envelope.subarray(firstFrame), framesPerSecond)
  if (!pulse || pulse.strength < leastStrength) return null
  return {
    bpm: Math.round(pulse.bpm * 10) / 10,
    confidence: Math.round(Math.min(1, pulse.strength) * 100) / 100,
  }
}

/** The most regular pulse and how regular it is, without a verdict. */
function pulseOf(envelope: Float32Array, framesPerSecond: number) {
  const perMinute = framesPerSecond * 60
  const longest = Math.ceil((perMinute / slowest) * Math.max(...refinements)) + 3
  const likeness = autocorrelate(
    standOut(envelope, framesPerSecond),
    Math.min(envelope.length >> 1, longest),
  )
  if (!likeness) return null
  let best = { score: -Infinity, bpm: 0, strength: 0 }
  for (let bpm = slowest; bpm <= fastest; bpm *= 1.004) {
    const strength = combAt(likeness, perMinute / bpm)
    const half = combAt(likeness, perMinute / bpm / 2)
    // Of two octaves that fit alike the faster is the pulse: its half beats are silent.
    const score = (strength ** 2 - halfBeats * half ** 2) * preference(bpm)
    if (score > best.score) best = { score, bpm, strength }
  }
  const bpm = perMinute / refine(likeness, perMinute / best.bpm)
  return { bpm, strength: best.strength }
}

/** Listeners tap near 120 (Moelants 2002): an octave away costs two fifths. */
function preference(bpm: number): number {
  return Math.exp(-0.5 * Math.log2(bpm / 120) ** 2)
}

function autocorrelate(values: Float32Array, lags: number): Float64Array | null {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const centred = Float64Array.from(values, (value) => value - mean)
  const power = centred.reduce((sum, value) => sum + value * value, 0) / values.length
  if (power < 1e-9) return null
  return Float64Array.from({ length: lags }, (_, lag) => {
    let sum = 0
    for (let at = lag; at < centred.length; at += 1)
      sum += (centred[at] ?? 0) * (centred[at - lag] ?? 0)
    return sum / (centred.length - lag) / power
  })
}

/**
 * How alike the envelope is to itself one to four beats on, 0 to 1. What only comes back at every
 * second beat has no beat between, so the first of them bounds the mean.
 */
function combAt(likeness: Float64Array, lag: number): number {
  const values = multiples
    .filter((multiple) => lag * multiple < likeness.length - 1)
    .map((multiple) => peakNear(likeness, lag * multiple, 1).value)
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return Math.max(0, Math.min(mean, 2 * (values[0] ?? 0)))
}

function peakNear(likeness: Float64Array, lag: number, radius: number) {
  const middle = Math.round(lag)
  let at = middle
  for (let other = middle - radius; other <= middle + radius; other += 1)
    if ((likeness[other] ?? -1) > (likeness[at] ?? -1)) at = other
  return { at, value: likeness[at] ?? 0 }
}

/** A frame is 4 percent of a fast beat: the same peak some beats on tells the lag finer. */
function refine(likeness: Float64Array, lag: number): number {
  let refined = lag
  for (const beats of refinements) {
    if (refined * beats > likeness.length - 4) break
    const { at } = peakNear(likeness, refined * beats, 2)
    const [one, two, three] = [
      likeness[at - 1] ?? 0,
      likeness[at] ?? 0,
      likeness[at + 1] ?? 0,
    ]
    const bend = one - 2 * two + three
    // No peak there: the pulse does not hold that long, and what is known stays.
    if (two <= one || two < three || two < 0.1) break
    refined = (at + (0.5 * (one - three)) / bend) / beats
  }
  return refined
}
