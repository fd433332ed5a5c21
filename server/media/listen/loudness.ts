import type { SoundMeasures } from '#routers/contract/facts.ts'

export type Loudness = Pick<
  SoundMeasures,
  'integratedLufs' | 'loudnessRangeLu' | 'truePeakDbtp'
>

/** The absolute gate of EBU R 128 (ITU-R BS.1770-4): nothing above it means silence. */
const floorLufs = -70
const framesPerSecond = 10
const windowFrames = 3 * framesPerSecond
const half = windowFrames / 2
/** ffmpeg has no momentary value before its first 400 ms are full. */
const firstMomentary = 3

/** The summary that ffmpeg's ebur128 ends with. */
export function parseLoudness(log: string): Loudness {
  const summary = log.slice(Math.max(0, log.lastIndexOf('Summary:')))
  const read = (pattern: RegExp) => {
    const value = Number(pattern.exec(summary)?.[1])
    return Number.isFinite(value) ? value : null
  }
  const integrated = read(/I:\s+(-?\d+(?:\.\d+)?) LUFS/)
  const isSilent = integrated === null || integrated <= floorLufs
  return {
    integratedLufs: isSilent ? null : integrated,
    loudnessRangeLu: isSilent ? null : read(/LRA:\s+(-?\d+(?:\.\d+)?) LU/),
    truePeakDbtp: isSilent ? null : read(/Peak:\s+(-?\d+(?:\.\d+)?) dBFS/),
  }
}

/**
 * Short-term loudness (3 s, EBU Tech 3341) from the frame log, each value at the middle of its
 * window, as energy means over at most `count` equal steps. Where no whole window fits, at both
 * ends and in short tracks, the mean of the momentary values stands in.
 */
export function parseCurve(log: string, seconds: number, count: number): number[] {
  const frames = [...log.matchAll(/\bt:\s*[\d.]+.*?\bM:\s*(\S+)\s+S:\s*(\S+)/g)]
    .slice(0, Math.max(0, Math.round(seconds * framesPerSecond)))
    .map(([, momentary, shortTerm]) => ({
      momentary: energyOf(momentary),
      shortTerm: energyOf(shortTerm),
    }))
  const energies = frames.map((_, at) => {
    const whole = at + half >= windowFrames ? frames[at + half] : undefined
    if (whole) return whole.shortTerm
    const from = Math.max(firstMomentary, at - half)
    return meanOf(frames.slice(from, at + half + 1).map((frame) => frame.momentary))
  })
  const steps = Math.min(count, energies.length)
  return Array.from({ length: steps }, (_, step) => {
    const from = Math.floor((step * energies.length) / steps)
    const to = Math.floor(((step + 1) * energies.length) / steps)
    const lufs = 10 * Math.log10(meanOf(energies.slice(from, to)))
    return Math.max(floorLufs, Math.round(lufs * 10) / 10)
  })
}

function energyOf(lufs: string | undefined): number {
  const value = Number(lufs)
  return Number.isFinite(value) ? 10 ** (value / 10) : 0
}

function meanOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
