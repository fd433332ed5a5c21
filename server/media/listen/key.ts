import { chromaOf, stepsPerSemitone } from './pitches.ts'
import type { SoundMeasures } from '#routers/contract/facts.ts'

type Key = SoundMeasures['key']

const names = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B']

/**
 * How often each step above the tonic sounds: Temperley, Music and Probability (2007), from the
 * Kostka-Payne corpus. The listeners' ratings of Krumhansl and Kessler took I-iii-IV-V for E minor.
 */
const profiles = {
  major: [0.748, 0.06, 0.488, 0.082, 0.67, 0.46, 0.096, 0.715, 0.104, 0.366, 0.057, 0.4],
  minor: [
    0.712, 0.084, 0.474, 0.618, 0.049, 0.46, 0.105, 0.747, 0.404, 0.067, 0.133, 0.33,
  ],
}

/**
 * Deviation of the twelve pitches as a part of their mean. Measured: noise and clicks 0.01,
 * speech 0.12 to 0.26, chords under noise as loud as they are 0.4, under drums 0.7, alone 0.9.
 */
const leastContrast = 0.35
/** One note, with its overtones at a tenth, belongs to many keys. */
const leastPitches = 3
const pitchShare = 0.1
/** Leads over other keys that leave no doubt, as differences of correlation. */
const clearLead = 0.2
const clearLeadOverRelative = 0.1

/** The likeliest of 24 keys, whatever the tuning; null when no pitches, or one, stand out. */
export function findKey(pitches: ArrayLike<number>): Key {
  const chroma = tunedChroma(pitches)
  const loudest = Math.max(...chroma)
  if (loudest <= 0 || spread(chroma) < leastContrast * meanOf(chroma)) return null
  if (chroma.filter((note) => note > pitchShare * loudest).length < leastPitches)
    return null
  const keys = (['major', 'minor'] as const)
    .flatMap((mode) => names.map((_, tonic) => keyAt(chroma, tonic, mode)))
    .toSorted((one, other) => other.fit - one.fit)
  const [best] = keys
  if (!best) return null
  const lead = (isRelative: boolean) =>
    best.fit -
    (keys.find((key) => key !== best && (key.name === best.relative) === isRelative)
      ?.fit ?? 0)
  // Relatives share their notes: not knowing which of the two it is halves the confidence.
  const which = 0.5 + 0.5 * Math.min(1, lead(true) / clearLeadOverRelative)
  return {
    name: best.name,
    relative: best.relative,
    confidence: Math.round(Math.min(1, lead(false) / clearLead) * which * 100) / 100,
  }
}

function keyAt(chroma: number[], tonic: number, mode: 'major' | 'minor') {
  const fromTonic = [...chroma.slice(tonic), ...chroma.slice(0, tonic)]
  const relative =
    mode === 'major'
      ? `${names[(tonic + 9) % 12]} minor`
      : `${names[(tonic + 3) % 12]} major`
  return {
    name: `${names[tonic]} ${mode}`,
    relative,
    fit: correlate(profiles[mode], fromTonic),
  }
}

/** The chroma at the shift of less than a semitone at which its notes are told apart best. */
function tunedChroma(pitches: ArrayLike<number>): number[] {
  return Array.from({ length: stepsPerSemitone }, (_, at) =>
    chromaOf(pitches, at - 4),
  ).reduce((one, other) => (spread(other) > spread(one) ? other : one))
}

function meanOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function spread(values: number[]): number {
  const mean = meanOf(values)
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)))
}

function correlate(one: number[], other: number[]): number {
  const [meanOne, meanOther] = [meanOf(one), meanOf(other)]
  const both = one.map((value, at) => (value - meanOne) * ((other[at] ?? 0) - meanOther))
  return meanOf(both) / (spread(one) * spread(other) || 1)
}
