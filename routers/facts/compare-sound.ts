import { asFault, furthest, grown, moved, swapped } from './compare-change.ts'
import type { SoundMeasures, Stretch } from '../contract/facts.ts'
import type { Change, Step } from './compare-change.ts'

/**
 * Noise is a little more than the most by which saving two tracks again as mp3, AAC or WAV moved
 * the measure.
 */
const steps = {
  /** The mp3 encoder turns 0.4 dB down; EBU R 128 lets a programme stray by 0.5 LU. */
  loudness: { noise: 0.5, felt: 2 },
  /** 0.1 LU in tracks of 8 and 24 s; short ones are gated into few blocks. */
  range: { noise: 0.5, felt: 2 },
  /** 0.4 dB; EBU Tech 3341 lets a meter stray by as much. */
  peak: { noise: 0.5, felt: 1 },
  /** 0.001; encoders join the sides of quiet parts. */
  correlation: { noise: 0.05, felt: 0.2 },
  balance: { noise: 0.5, felt: 1.5 },
  /** 0.4 dB above the floor; encoders take from the top. */
  band: { noise: 1.5, felt: 3 },
  /** In octaves: one and five per cent. The tracks kept theirs. */
  tempo: { noise: Math.log2(1.01), felt: Math.log2(1.05) },
  /** 0.12, in eight seconds. */
  onsets: { noise: 0.25, felt: 1 },
  /** Borders are heard to a few tenths of a second. */
  silence: { noise: 0.5, felt: 2 },
} as const satisfies Record<string, Step>

/** Bands further down than this are not heard beside the strongest, and encoders drop them. */
const bandFloorDb = -45
/** The most that EBU R 128 permits: above it mp3 and AAC distort. */
const peakCeilingDbtp = -1

type Pair<Of> = readonly [before: Of, after: Of]

/** A track against a track; one that is missing on one side is a change and nothing more. */
export function compareSound(pair: Pair<SoundMeasures | null>): Change[] {
  const [before, after] = pair
  const loudness = pair.map((sound) => (sound ? sound.integratedLufs : 'no track'))
  if (!before || !after) return [swapped('loudness', loudness[0], loudness[1])]
  if (before.integratedLufs === null || after.integratedLufs === null)
    return [
      swapped('loudness', loudness[0], loudness[1]),
      compareSilences([before.silences, after.silences]),
    ]
  return [
    moved('loudness', [before.integratedLufs, after.integratedLufs], steps.loudness),
    ...compareLevels([before, after]),
    compareStereo([before, after]),
    ...compareSpectrum([before.spectrumDb, after.spectrumDb]),
    ...compareMusic([before, after]),
    compareSilences([before.silences, after.silences]),
  ]
}

function compareLevels([before, after]: Pair<SoundMeasures>): Change[] {
  const changes: Change[] = []
  const ranges = [before.loudnessRangeLu, after.loudnessRangeLu] as const
  if (ranges[0] !== null && ranges[1] !== null)
    changes.push(moved('range', [ranges[0], ranges[1]], steps.range))
  const peak = comparePeak([before.truePeakDbtp, after.truePeakDbtp])
  if (peak) changes.push(peak)
  changes.push(
    compareClipping([before.clipping.runs, after.clipping.runs], peak?.trend === 'same'),
  )
  return changes
}

function comparePeak([before, after]: Pair<number | null>): Change | null {
  if (before === null || after === null) return null
  const change = moved('peak', [before, after], steps.peak)
  return asFault(change, [before, after], peakCeilingDbtp)
}

/**
 * Encoding a clipped track leaves fewer samples at full scale (of 676 runs 31 in an mp3, 278 in AAC)
 * and mends nothing: while the peak stays, only their coming and going counts.
 */
function compareClipping(runs: Pair<number>, isPeakSame: boolean): Change {
  const change = grown('clipping', runs, 0.1 * Math.max(...runs))
  if (isPeakSame && Math.min(...runs) > 0) return { ...change, trend: 'same' }
  return asFault(change, runs, 0)
}

function compareStereo([before, after]: Pair<SoundMeasures>): Change {
  if (!before.stereo || !after.stereo)
    return swapped('stereo', before.channels, after.channels)
  const correlation = [before.stereo.correlation, after.stereo.correlation] as const
  const cancelling = correlation.map((value) => Math.max(0, -value))
  return furthest(
    asFault(
      moved('stereo', correlation, steps.correlation),
      [cancelling[0] ?? 0, cancelling[1] ?? 0],
      0,
    ),
    moved('stereo', [before.stereo.balanceDb, after.stereo.balanceDb], steps.balance),
  )
}

function compareSpectrum([before, after]: Pair<SoundMeasures['spectrumDb']>): Change[] {
  if (!before || !after) return []
  const shifts = before.map((db, band) =>
    Math.abs(Math.max(bandFloorDb, after[band] ?? 0) - Math.max(bandFloorDb, db)),
  )
  return [moved('spectrum', [0, Math.max(...shifts)], steps.band)]
}

function compareMusic([before, after]: Pair<SoundMeasures>): Change[] {
  return [
    compareTempo([before.tempo, after.tempo]),
    swapped('key', scaleOf(before.key), scaleOf(after.key)),
    moved('onsets', [before.onsetsPerSecond, after.onsetsPerSecond], steps.onsets),
    grown('sections', [before.sections.length, after.sections.length]),
  ]
}

/** Half and double of a tempo fit the same music, so the measure cannot tell them apart. */
function compareTempo([before, after]: Pair<SoundMeasures['tempo']>): Change {
  if (!before || !after) return swapped('tempo', before, after)
  const octaves = Math.abs(Math.log2(after.bpm / before.bpm))
  return moved('tempo', [0, Math.min(octaves, Math.abs(octaves - 1))], steps.tempo)
}

/** A key and its relative have the same notes. */
function scaleOf(key: SoundMeasures['key']): string | null {
  return key && [key.name, key.relative].toSorted().join('/')
}

function compareSilences(silences: Pair<readonly Stretch[]>): Change {
  const [before, after] = [secondsOf(silences[0]), secondsOf(silences[1])]
  return moved('silences', [before, after], steps.silence)
}

export function secondsOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { from, to }) => sum + to - from, 0)
}
