/** An octave in steps of ten cents, so that a track that is not tuned to 440 Hz can be shifted. */
export const pitchBins = 120
export const stepsPerSemitone = pitchBins / 12
const lowestHz = 100
const highestHz = 2000
const middleC = 261.6256
/** Bins on either side with which a peak is compared: 43 Hz. */
const around = 16
/** Natural logarithm of power: 12 times its surroundings, which one bin of noise in 1000 reaches. */
const prominence = Math.log(12)
/** 40 dB below the strongest partial is reverberation or a side lobe; -100 dBFS is nothing. */
const hidden = Math.log(1e4)
const inaudible = Math.log(1e-10)

/**
 * Adds the amplitudes of a frame's spectral peaks to the pitches that they sound. A peak that does
 * not stand out of its surroundings is noise: its amplitude goes to all pitches alike, so that
 * noise flattens the whole.
 */
export function addPitches(
  pitches: Float32Array,
  power: Float64Array,
  binHz: number,
): void {
  const first = Math.ceil(lowestHz / binHz)
  const last = Math.min(power.length - around - 2, Math.floor(highestHz / binHz))
  const logs = power.slice(0, last + around + 2).map((value) => Math.log(value + 1e-15))
  const strongest = logs
    .subarray(first, last + 1)
    .reduce((a, b) => Math.max(a, b), -Infinity)
  const threshold = Math.max(strongest - hidden, inaudible)
  let noise = 0
  for (let bin = first; bin <= last; bin += 1) {
    const here = logs[bin] ?? 0
    if (here < threshold || !isPeak(logs, bin)) continue
    const amplitude = Math.exp(here / 2)
    if (here - meanAround(logs, bin) < prominence) noise += amplitude
    else {
      const at = pitchOf(crestOf(logs, bin) * binHz)
      pitches[at] = (pitches[at] ?? 0) + amplitude
    }
  }
  for (let at = 0; at < pitchBins; at += 1)
    pitches[at] = (pitches[at] ?? 0) + noise / pitchBins
}

function isPeak(logs: Float64Array, bin: number): boolean {
  const here = logs[bin] ?? 0
  return here >= (logs[bin - 1] ?? 0) && here > (logs[bin + 1] ?? 0)
}

/** Between the bins: the crest of the parabola through a peak and its neighbours. */
function crestOf(logs: Float64Array, bin: number): number {
  const [before, here, after] = [logs[bin - 1] ?? 0, logs[bin] ?? 0, logs[bin + 1] ?? 0]
  return bin + (0.5 * (before - after)) / (before - 2 * here + after)
}

function pitchOf(hertz: number): number {
  const octaves = Math.log2(hertz / middleC)
  return Math.round((octaves - Math.floor(octaves)) * pitchBins) % pitchBins
}

function meanAround(logs: Float64Array, bin: number): number {
  let sum = 0
  for (let at = bin - around; at <= bin + around; at += 1) sum += logs[at] ?? 0
  return sum / (2 * around + 1)
}

/** Twelve pitch classes from C, each from its steps within ±50 cents of `shift`. */
export function chromaOf(pitches: ArrayLike<number>, shift = 0): number[] {
  return Array.from({ length: 12 }, (_, note) => {
    let sum = 0
    for (let step = -4; step <= 5; step += 1) {
      const at = note * stepsPerSemitone + shift + step
      sum +=
        (pitches[(at + pitchBins) % pitchBins] ?? 0) *
        Math.cos((Math.PI * step) / 10) ** 2
    }
    return sum
  })
}
