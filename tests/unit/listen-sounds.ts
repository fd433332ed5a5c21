import { createListener } from '#server/media/listen/listen.ts'
import type { Heard } from '#server/media/listen/listen.ts'

/** A signal by the second, -1 to 1. */
export type Signal = (second: number) => number

export const rate = 44_100

export function render(seconds: number, signal: Signal): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * rate) }, (_, at) =>
    signal(at / rate),
  )
}

/** Listens in three uneven pieces, as a long track comes. */
export function hear(left: Float32Array, right: Float32Array | null = null): Heard {
  const listener = createListener(rate)
  const cuts = [0, Math.floor(left.length * 0.31), Math.floor(left.length * 0.77)]
  for (const [at, from] of cuts.entries())
    listener.add({
      left: left.slice(from, cuts[at + 1]),
      right: right?.slice(from, cuts[at + 1]) ?? null,
    })
  return listener.end()
}

/** The same noise on every machine, -1 to 1. */
export function noise(seed = 1): Signal {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state / 2 ** 32) * 2 - 1
  }
}

export function sineOf(hertz: number, peak: number): Signal {
  return (second) => peak * Math.sin(2 * Math.PI * hertz * second)
}

export function clicks(bpm: number): Signal {
  const hiss = noise(1)
  return (second) => 0.6 * hiss(0) * Math.exp(-(second % (60 / bpm)) * 200)
}

/** Kick on the beat, hats on the beat and between. */
export function kickAndHat(bpm: number): Signal {
  const hiss = noise(3)
  const beat = 60 / bpm
  return (second) => {
    const kick = second % beat
    const drop = Math.sin(2 * Math.PI * (50 + 80 * Math.exp(-kick * 40)) * kick)
    const hat = hiss(0) * Math.exp(-(second % (beat / 2)) * 60)
    return 0.6 * drop * Math.exp(-kick * 12) + 0.12 * hat
  }
}

/** A note as six falling partials. */
export function note(midi: number, tuning = 440): Signal {
  const hertz = tuning * 2 ** ((midi - 69) / 12)
  return (second) => {
    let sum = 0
    for (let partial = 1; partial <= 6; partial += 1)
      sum += Math.sin(2 * Math.PI * hertz * partial * second + partial) / partial ** 1.3
    return sum
  }
}

/** Struck chords that die away, `seconds` each, again and again. */
export function chords(midi: number[][], seconds: number, tuning = 440): Signal {
  const notes = midi.map((chord) => chord.map((key) => note(key, tuning)))
  return (second) => {
    const since = second % seconds
    const chord = notes[Math.floor(second / seconds) % notes.length] ?? []
    const sum = chord.reduce((total, sound) => total + sound(second), 0)
    return 0.06 * sum * Math.min(1, since * 50) * Math.exp(-since * 0.6)
  }
}

/** I V vi IV in C major. */
export const inC = [
  [48, 60, 64, 67],
  [43, 59, 62, 67],
  [45, 60, 64, 69],
  [41, 60, 65, 69],
]
/** i iv i V in A minor. */
export const inA = [
  [45, 60, 64, 69],
  [50, 57, 62, 65],
  [45, 60, 64, 69],
  [40, 59, 64, 68],
]

/** A held chord of doubled voices that fades in; the second of each is tuned to `other`. */
export function pad(other = 441.1): Signal {
  const voices = [48, 52, 55, 60].flatMap((midi) => [note(midi), note(midi, other)])
  return (second) =>
    0.03 * Math.min(1, second) * voices.reduce((sum, voice) => sum + voice(second), 0)
}
