import type { Ffmpeg } from '../ffmpeg.ts'

/** One stretch of a track; `right` is null for a track of one channel. -1 to 1. */
export interface Chunk {
  left: Float32Array
  right: Float32Array | null
}

export interface Source {
  ffmpeg: Ffmpeg
  input: string
  rate: number
  channels: 1 | 2
  /** What the container says; 0 when it does not. */
  durationSeconds: number
}

/** Nothing behind this is listened to: a talk of three hours has its character by then. */
const longestSeconds = 20 * 60
const chunkSeconds = 60
/** What a decoder needs behind a seek before it is right again: mp3 borrows bits of past frames. */
const leadSeconds = 0.5
/** What is missing at the end of a chunk that is whole. */
const nothingSeconds = 0.1

/** Half-way between the two rates that are not resampled. */
const betweenRates = 46_050

/** 44.1 and 48 kHz stay what they are, other rates go to the nearer of the two. */
export function analysisRate(sampleRateHz: number | null): number {
  return (sampleRateHz ?? 48_000) < betweenRates ? 44_100 : 48_000
}

/**
 * The track in order, in chunks of a minute so that memory stays small, up to 20 minutes. It is
 * read until it ends: the container's figure may be a guess, and only saves a run behind the end.
 */
export async function* readChunks(source: Source): AsyncGenerator<Chunk> {
  for (let from = 0; from < longestSeconds; from += chunkSeconds) {
    if (Math.abs(source.durationSeconds - from) < nothingSeconds && from > 0) return
    const pcm = await decode(source, from, chunkSeconds)
    if (pcm.length > 0) yield split(pcm, source.channels)
    const seconds = pcm.length / source.channels / source.rate
    if (seconds < chunkSeconds - nothingSeconds) return
  }
}

async function decode(
  source: Source,
  from: number,
  seconds: number,
): Promise<Int16Array> {
  const lead = Math.min(from, leadSeconds)
  const { output, log } = await source.ffmpeg({
    input: source.input,
    before: from > 0 ? ['-ss', String(from - lead)] : [],
    args: argsOf(source, seconds + lead),
    output: 'raw',
  })
  // ffmpeg goes on from the start when a seek fails: the same sound must not be heard twice.
  if (!output || (from > 0 && /could not seek/i.test(log))) return new Int16Array(0)
  const aligned =
    output.byteOffset % 2 === 0 ? output : Buffer.from(new Uint8Array(output))
  const pcm = new Int16Array(aligned.buffer, aligned.byteOffset, aligned.byteLength >> 1)
  return pcm.subarray(Math.round(lead * source.rate) * source.channels)
}

function argsOf({ channels, rate }: Source, seconds: number): string[] {
  const sound = ['-vn', '-ac', String(channels), '-ar', String(rate), '-f', 's16le']
  return ['-t', String(seconds), ...sound, '{out}']
}

function split(pcm: Int16Array, channels: 1 | 2): Chunk {
  const count = Math.floor(pcm.length / channels)
  const left = new Float32Array(count)
  const right = channels === 2 ? new Float32Array(count) : null
  for (let at = 0; at < count; at += 1) {
    left[at] = (pcm[at * channels] ?? 0) / 32_768
    if (right) right[at] = (pcm[at * 2 + 1] ?? 0) / 32_768
  }
  return { left, right }
}
