import { bandEdgesHz } from '#routers/contract/facts.ts'
import { createPowerSpectrum } from './fourier.ts'
import { createFramer } from './frames.ts'
import { addPitches, pitchBins } from './pitches.ts'
import type { Chunk } from './samples.ts'

const frameSize = 16_384
const hop = frameSize / 2
const bandCount = bandEdgesHz.length - 1

/** What one long frame (0.37 s) holds. */
export interface Frame {
  seconds: number
  /** Power in each of the six bands; 1 is a full-scale sine. */
  bands: Float32Array
  /** Weight of each pitch within the octave, in steps of ten cents from C. */
  pitches: Float32Array
}

/**
 * Bands and pitches from one transform. It is as fine in frequency as 4096 points at 11 kHz
 * (2.7 Hz), and needs no resampling before it.
 */
export function createFrames(rate: number) {
  const spectrum = createPowerSpectrum(frameSize)
  const binHz = rate / frameSize
  const edges = bandEdgesHz.map((hertz) => Math.round(hertz / binHz))
  const frames: Frame[] = []
  const framer = createFramer(frameSize, hop, (left, right, from) => {
    const power = spectrum(left, right, from)
    const bands = new Float32Array(bandCount)
    for (let band = 0; band < bandCount; band += 1)
      for (let bin = edges[band] ?? 0; bin < (edges[band + 1] ?? 0); bin += 1)
        bands[band] = (bands[band] ?? 0) + (power[bin] ?? 0)
    const pitches = new Float32Array(pitchBins)
    addPitches(pitches, power, binHz)
    frames.push({ seconds: (frames.length * hop) / rate, bands, pitches })
  })
  return {
    add: (chunk: Chunk) => framer.add(chunk),
    end() {
      framer.end()
      return frames
    },
  }
}

/** A frame below -60 dBFS is a pause: its hiss must not colour the whole. */
const silentPower = 1e-6

export function isAudible(frame: Frame): boolean {
  return frame.bands.reduce((sum, power) => sum + power, 0) > silentPower
}

/** Mean power of each band over what is audible, in dB below the strongest; -90 at the least. */
export function spectrumOf(frames: Frame[]): number[] | null {
  const audible = frames.filter(isAudible)
  if (audible.length === 0) return null
  const powers = Array.from({ length: bandCount }, (_, band) =>
    audible.reduce((sum, frame) => sum + (frame.bands[band] ?? 0), 0),
  )
  const strongest = Math.max(...powers)
  return powers.map((power) => {
    const level = 10 * Math.log10(Math.max(power / strongest, 1e-9))
    return Math.round(level * 10) / 10
  })
}

/** The pitches of some frames together. */
export function sumPitches(frames: Frame[]): Float32Array {
  const sum = new Float32Array(pitchBins)
  for (const frame of frames)
    for (let at = 0; at < pitchBins; at += 1)
      sum[at] = (sum[at] ?? 0) + (frame.pitches[at] ?? 0)
  return sum
}
