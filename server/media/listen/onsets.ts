import { createPowerSpectrum } from './fourier.ts'
import { createFramer } from './frames.ts'
import { createGrowing } from './growing.ts'
import type { Chunk } from './samples.ts'

const frameSize = 2048
/** 86 frames a second at 44.1 kHz, 94 at 48 kHz. */
export const onsetHop = 512
const bandCount = 32
const lowestHz = 60
const highestHz = 16_000
/** How far below the track's mean power a band still counts: 30 dB, so that no hiss makes a beat. */
const compression = 1000
/** The window covers four hops: a step of two sees a whole attack. */
const lag = 2

/** Energies of 32 bands, frame by frame: what the onset envelope is made from. */
export function createBandEnergies(rate: number) {
  const edges = bandEdges(rate)
  const spectrum = createPowerSpectrum(frameSize)
  const energies = createGrowing()
  const framer = createFramer(frameSize, onsetHop, (left, right, from) => {
    const power = spectrum(left, right, from)
    for (let band = 0; band < bandCount; band += 1) {
      let sum = 0
      for (let bin = edges[band] ?? 0; bin < (edges[band + 1] ?? 0); bin += 1)
        sum += power[bin] ?? 0
      energies.push(sum)
    }
  })
  return {
    add: (chunk: Chunk) => framer.add(chunk),
    end() {
      framer.end()
      return energies.values()
    },
  }
}

/** Geometric, and at least a bin wide. */
function bandEdges(rate: number): number[] {
  const binHz = rate / frameSize
  const edges: number[] = []
  for (let band = 0; band <= bandCount; band += 1) {
    const hertz = lowestHz * (highestHz / lowestHz) ** (band / bandCount)
    edges.push(Math.max((edges.at(-1) ?? 0) + 1, Math.round(hertz / binHz)))
  }
  return edges
}

/**
 * Spectral flux: how much the bands grow, as the mean of the rises of their logarithms, after
 * Böck and Widmer (SuperFlux, DAFx 2013) without the maximum filter. 0 is nothing new; a click
 * into silence gives more than 1.
 */
export function onsetEnvelope(energies: Float32Array): Float32Array {
  const frames = Math.floor(energies.length / bandCount)
  const mean = energies.reduce((sum, energy) => sum + energy, 0) / (energies.length || 1)
  const envelope = new Float32Array(frames)
  if (mean <= 0) return envelope
  const levels = energies.map((energy) => Math.log10(1 + (compression * energy) / mean))
  for (let frame = 0; frame < frames; frame += 1) {
    let rise = 0
    for (let band = 0; band < bandCount; band += 1) {
      const at = frame * bandCount + band
      rise += Math.max(0, (levels[at] ?? 0) - (levels[at - lag * bandCount] ?? 0))
    }
    envelope[frame] = rise / bandCount
  }
  return envelope
}

/** The mean of the `radius` values on either side. */
function meansAround(values: Float32Array, radius: number): Float32Array {
  let sum = 0
  const sums = Float64Array.from(values, (value) => (sum += value))
  return values.map((_, at) => {
    const to = Math.min(values.length - 1, at + radius)
    const from = Math.max(-1, at - radius - 1)
    return ((sums[to] ?? 0) - (from < 0 ? 0 : (sums[from] ?? 0))) / (to - from)
  })
}

/** What of the envelope stands out of the half second around it; never below 0. */
export function standOut(envelope: Float32Array, framesPerSecond: number): Float32Array {
  const means = meansAround(envelope, Math.round(framesPerSecond * 0.25))
  return envelope.map((value, at) => Math.max(0, value - (means[at] ?? 0)))
}

/** 1.2 dB in all bands, or 12 dB in three of them. */
const leastRise = 0.12
/** Above the mean of its half second; noise, which rises all the time, reaches twice its mean. */
const leastRatio = 2.6

/** Frames at which something begins: peaks of the envelope at least 50 ms apart. */
export function pickOnsets(envelope: Float32Array, framesPerSecond: number): number[] {
  const means = meansAround(envelope, Math.round(framesPerSecond * 0.25))
  const gap = Math.ceil(framesPerSecond * 0.05)
  const onsets: number[] = []
  for (const [at, value] of envelope.entries()) {
    if (value < leastRise || value < leastRatio * (means[at] ?? 0)) continue
    if (at - (onsets.at(-1) ?? -Infinity) < gap) continue
    const around = envelope.subarray(Math.max(0, at - gap), at + gap + 1)
    if (around.every((other) => other <= value)) onsets.push(at)
  }
  return onsets
}
