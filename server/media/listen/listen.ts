import { createClipping } from './clipping.ts'
import { createLevels, reducePeaks } from './levels.ts'
import { createBandEnergies, onsetEnvelope, onsetHop, pickOnsets } from './onsets.ts'
import { findKey } from './key.ts'
import { findSections } from './sections.ts'
import { findSilences } from './silence.ts'
import { createFrames, isAudible, spectrumOf, sumPitches } from './spectrum.ts'
import { createStereo } from './stereo.ts'
import { findTempo } from './tempo.ts'
import type { Chunk } from './samples.ts'
import type { SoundMeasures } from '#routers/contract/facts.ts'

export type Heard = Omit<
  SoundMeasures,
  | 'integratedLufs'
  | 'loudnessRangeLu'
  | 'truePeakDbtp'
  | 'channels'
  | 'sampleRateHz'
  | 'loudnessCurve'
>

const peakCount = 600

/**
 * Measures samples that come in order and in pieces of any length; the pieces can be let go of
 * between. No sample at all gives zeros, nulls and empty lists.
 */
export function createListener(rate: number) {
  let samples = 0
  const parts = {
    levels: createLevels(rate),
    clipping: createClipping(rate),
    stereo: createStereo(),
    bands: createBandEnergies(rate),
    frames: createFrames(rate),
  }
  return {
    add(chunk: Chunk) {
      samples += chunk.left.length
      for (const part of Object.values(parts)) part.add(chunk)
    },
    end(): Heard {
      const { peaks, powers } = parts.levels.end()
      const frames = parts.frames.end()
      return {
        analysedSeconds: Math.round((samples / rate) * 1000) / 1000,
        peaks: reducePeaks(peaks, peakCount),
        clipping: parts.clipping.end(),
        stereo: parts.stereo.end(),
        silences: findSilences(powers),
        spectrumDb: spectrumOf(frames),
        key: findKey(sumPitches(frames.filter(isAudible))),
        sections: findSections(frames),
        ...rhythmOf(parts.bands.end(), rate / onsetHop, samples / rate),
      }
    },
  }
}

function rhythmOf(
  energies: Float32Array,
  framesPerSecond: number,
  seconds: number,
): Pick<Heard, 'tempo' | 'onsetsPerSecond'> {
  const envelope = onsetEnvelope(energies)
  const onsets = pickOnsets(envelope, framesPerSecond)
  // A track shorter than a second has its onsets in that second.
  const perSecond = onsets.length / Math.max(1, seconds)
  return {
    tempo: findTempo(envelope, framesPerSecond, perSecond),
    onsetsPerSecond: Math.round(perSecond * 100) / 100,
  }
}
