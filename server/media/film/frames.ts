import { seekTo } from '../ffmpeg.ts'
import type { Ffmpeg } from '../ffmpeg.ts'

/** Frames are looked at in this size and this often: enough to see a cut, cheap enough for a film. */
const frameHeight = 90
export const framesPerSecond = 12.5
/** Decoded at a time, so that a long film never lies in memory as a whole. */
const chunkSeconds = 60

/** Pixels that an engine decodes in about a minute: past it only key frames are looked at. */
const pixelBudget = 20e9
/** Of a very long film the beginning is measured. */
const mostSeconds = 3 * 3600

export interface FilmFrame {
  /** Seconds from the start. */
  at: number
  /** RGB, `width` × `height` × 3; to be copied by whoever keeps it. */
  rgb: Uint8Array
  luma: number
}

export interface FilmSource {
  path: string
  durationSeconds: number
  width: number
  height: number
  framesPerSecond: number | null
}

export interface FilmSampling {
  precision: 'frame' | 'key-frame'
  width: number
  height: number
  analysedSeconds: number
}

/** How a film is going to be looked at, decided by what decoding it would cost. */
export function samplingOf(source: FilmSource, engines: number): FilmSampling {
  const { width, height, durationSeconds } = source
  const cost = width * height * (source.framesPerSecond ?? 25) * durationSeconds
  const ratio = width / Math.max(1, height)
  return {
    precision: cost <= pixelBudget * engines ? 'frame' : 'key-frame',
    width: Math.max(16, Math.min(240, 2 * Math.round((frameHeight * ratio) / 2))),
    height: frameHeight,
    analysedSeconds: Math.min(durationSeconds, mostSeconds),
  }
}

/**
 * The frames of a film in order, small, with their times. Each engine has a piece of the film in
 * hand, so that two of them take half the time.
 */
export async function* readFrames(
  engines: readonly Ffmpeg[],
  source: FilmSource,
  sampling: FilmSampling,
): AsyncGenerator<FilmFrame> {
  const pieces = piecesOf(sampling, engines.length)
  const underWay = new Map<number, Promise<FilmFrame[]>>()
  const begin = (index: number) => {
    const [piece, engine] = [pieces[index], engines[index % engines.length]]
    if (!piece || !engine) return
    const frames = decode(engine, source, { sampling, ...piece })
    // It is awaited below, maybe after another has failed.
    frames.catch(() => undefined)
    underWay.set(index, frames)
  }
  for (let index = 0; index < engines.length; index += 1) begin(index)
  for (let index = 0; index < pieces.length; index += 1) {
    const frames = (await underWay.get(index)) ?? []
    underWay.delete(index)
    begin(index + engines.length)
    yield* frames
  }
}

interface Piece {
  from: number
  seconds: number
}

function piecesOf(sampling: FilmSampling, engines: number): Piece[] {
  const { analysedSeconds, precision } = sampling
  const count =
    precision === 'key-frame'
      ? 1
      : engines * Math.max(1, Math.ceil(analysedSeconds / (engines * chunkSeconds)))
  const seconds = analysedSeconds / count
  return Array.from({ length: count }, (_, index) => ({ from: index * seconds, seconds }))
}

async function decode(
  ffmpeg: Ffmpeg,
  source: FilmSource,
  { sampling, from, seconds }: Piece & { sampling: FilmSampling },
): Promise<FilmFrame[]> {
  const isKey = sampling.precision === 'key-frame'
  const { output, log } = await ffmpeg({
    input: source.path,
    // Deblocking, and the frames that no other needs, are left out: at this size nobody misses them.
    before: [
      '-skip_frame',
      isKey ? 'nokey' : 'noref',
      '-skip_loop_filter',
      'all',
      ...seekTo(from),
    ],
    args: `-t ${seconds.toFixed(3)} -an -sn -fps_mode vfr -vf ${filtersOf(sampling)} -pix_fmt rgb24 -f rawvideo {out}`.split(
      ' ',
    ),
    output: 'raw',
  })
  if (!output) return []
  const size = sampling.width * sampling.height * 3
  // By the time stamps and not by counting: the first frame of a piece may come late.
  const times = timesOf(log)
  return Array.from({ length: Math.floor(output.length / size) }, (_, index) => {
    const rgb = output.subarray(index * size, (index + 1) * size)
    const at = from + (times[index] ?? index / framesPerSecond)
    return { at, rgb, luma: lumaOf(rgb) }
  })
}

function filtersOf({ precision, width, height }: FilmSampling): string {
  const rate = precision === 'frame' ? `fps=${framesPerSecond},` : ''
  return `${rate}scale=${width}:${height}:flags=fast_bilinear,showinfo=checksum=0`
}

function timesOf(log: string): number[] {
  return [...log.matchAll(/pts_time:\s*(-?\d+(?:\.\d+)?)/g)].map((match) =>
    Math.max(0, Number(match[1])),
  )
}

function lumaOf(rgb: Uint8Array): number {
  let sum = 0
  for (let at = 0; at + 2 < rgb.length; at += 3)
    sum +=
      0.2126 * (rgb[at] ?? 0) + 0.7152 * (rgb[at + 1] ?? 0) + 0.0722 * (rgb[at + 2] ?? 0)
  return sum / (rgb.length / 3) / 255
}
