import type { Ffmpeg } from './ffmpeg.ts'

const sampleRate = 4000

/** The loudest sample of each of `count` equal stretches, 0 to 1. */
export async function readPeaks(
  ffmpeg: Ffmpeg,
  input: string,
  count: number,
): Promise<number[]> {
  const { output } = await ffmpeg({
    input,
    args: ['-vn', '-ac', '1', '-ar', String(sampleRate), '-f', 's16le', '{out}'],
    output: 'raw',
  })
  if (!output) throw new Error('There is no sound in this file')
  const samples = new Int16Array(output.buffer, output.byteOffset, output.byteLength >> 1)
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * samples.length) / count)
    const to = Math.max(from + 1, Math.floor(((index + 1) * samples.length) / count))
    let peak = 0
    for (let at = from; at < to; at += 1)
      peak = Math.max(peak, Math.abs(samples[at] ?? 0))
    return peak / 32_768
  })
}

const ink = [124, 92, 58, 255] as const

/** Bars around the middle on a transparent ground, so that it sits on light and dark paper alike. */
export function drawWaveform(
  peaks: number[],
  size: { width: number; height: number },
): Buffer {
  const pixels = Buffer.alloc(size.width * size.height * 4)
  const pitch = size.width / peaks.length
  const loudest = Math.max(0.05, ...peaks)
  for (const [index, peak] of peaks.entries()) {
    const half = Math.max(1, Math.round((peak / loudest) * size.height * 0.42))
    const left = Math.round(index * pitch)
    const right = Math.max(left + 1, Math.round((index + 0.62) * pitch))
    for (let y = Math.floor(size.height / 2) - half; y < size.height / 2 + half; y += 1)
      for (let x = left; x < right && x < size.width; x += 1)
        pixels.set(ink, (y * size.width + x) * 4)
  }
  return pixels
}
