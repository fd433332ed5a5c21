import FFT from 'fft.js'

/** The package types its methods with `any`; this is what we use of it. */
interface Transform {
  transform(out: Float64Array, data: Float64Array): void
}

/** Power by bin, of which bin `size / 2` is half the sample rate. Overwritten by the next call. */
export type PowerSpectrum = (
  left: Float32Array,
  right: Float32Array | null,
  from: number,
) => Float64Array

/**
 * The mean power of the channels under a Hann window: 1 is a full-scale sine on a bin. Left and
 * right go in as the real and the imaginary part of one transform, and their powers are taken
 * apart and added, so that channels which cancel in mono still count.
 */
export function createPowerSpectrum(size: number): PowerSpectrum {
  const fft = new FFT(size) as Transform
  const data = new Float64Array(size * 2)
  const out = new Float64Array(size * 2)
  const power = new Float64Array(size / 2 + 1)
  const hann = Float64Array.from(
    { length: size },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size),
  )
  return (left, right, from) => {
    for (let at = 0; at < size; at += 1) {
      const weight = hann[at] ?? 0
      data[2 * at] = (left[from + at] ?? 0) * weight
      data[2 * at + 1] = right ? (right[from + at] ?? 0) * weight : 0
    }
    fft.transform(out, data)
    // A Hann window sums to half its size, and a sine shares its power with its mirror bin.
    const scale = (right ? 0.25 : 0.5) * (4 / size) ** 2
    for (let bin = 0; bin < power.length; bin += 1) {
      const mirror = (size - bin) % size
      const sum = squareAt(out, bin) + squareAt(out, mirror)
      power[bin] = sum * scale
    }
    return power
  }
}

function squareAt(out: Float64Array, bin: number): number {
  return (out[2 * bin] ?? 0) ** 2 + (out[2 * bin + 1] ?? 0) ** 2
}
