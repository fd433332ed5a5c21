import { parseLoudness } from '../listen/loudness.ts'
import type { Ffmpeg } from '../ffmpeg.ts'

export const speechLufs = -16

/** EBU R 128 permits -1 dBTP, and an encoder adds half a decibel. */
const ceilingDbtp = -2
const toleranceLu = 0.2
const mostRounds = 5
/** More than this makes noise loud and not speech. */
const mostGainDb = 40
/** The first block of EBU R 128 is as long: without it one short word has no loudness. */
const blockSeconds = 0.4

/**
 * The gain in dB by which one channel of sound becomes `speechLufs` loud behind `limited`; 0 for
 * silence and for what cannot be decoded. What the limiter takes away is measured too, so that a
 * voice with high peaks is as loud as one without.
 */
export async function findGain(
  ffmpeg: Ffmpeg,
  { input, before }: { input: string; before: string[] },
  toMono: string,
): Promise<number> {
  let gainDb = 0
  for (let round = 0; round < mostRounds; round += 1) {
    const measure = `apad=pad_dur=${blockSeconds},ebur128=framelog=verbose`
    const filters = `${toMono},${limited(gainDb)},${measure}`
    const args = ['-map', '0:a:0', '-af', filters, '-f', 'null', '-']
    const { log } = await ffmpeg({ input, before, args })
    const { integratedLufs } = parseLoudness(log)
    if (integratedLufs === null) break
    const missing = speechLufs - integratedLufs
    gainDb = Math.min(gainDb + missing, mostGainDb)
    if (Math.abs(missing) <= toleranceLu) break
  }
  return gainDb
}

/** Filters for a gain below the ceiling; what comes out is 5 ms late. */
export function limited(gainDb: number): string {
  const limit = (10 ** (ceilingDbtp / 20)).toFixed(4)
  return `volume=${gainDb.toFixed(2)}dB,alimiter=limit=${limit}:attack=5:release=50:level=false`
}
