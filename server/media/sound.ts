import { createListener } from './listen/listen.ts'
import { parseCurve, parseLoudness } from './listen/loudness.ts'
import { analysisRate, readChunks } from './listen/samples.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import type { SoundMeasures } from '#routers/contract/facts.ts'

export interface Probe {
  durationSeconds: number
  video: { width: number; height: number; framesPerSecond: number | null } | null
  audio: { channels: number | null; sampleRateHz: number | null } | null
  /** The engine has no decoder for the pictures: it knows their size, and breaks when it draws them. */
  isUndecodable?: true
}

/** FFmpeg's own decoder of AV1 only drives hardware: without any, a film has no pixel format. */
const undecodable = /Stream #.*Video: av1\b[^,]*, none[,(]/

/** What ffmpeg says of a file before it touches a frame; null when it reads nothing in it. */
export function parseProbe(log: string): Probe | null {
  const duration = /Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/.exec(log)
  const videoLine = /Stream #.*Video: (?!.*attached pic).*/.exec(log)?.[0]
  const audioLine = /Stream #.*Audio: .*/.exec(log)?.[0]
  if (!videoLine && !audioLine) return null
  return {
    durationSeconds: duration ? secondsOf(duration) : 0,
    video: videoLine ? parseVideo(videoLine, log) : null,
    audio: audioLine ? parseAudio(audioLine) : null,
    ...(undecodable.test(log) ? { isUndecodable: true } : {}),
  }
}

/** How far ffmpeg came in a run through a whole file; 0 when it does not say. */
export function parsePassed(log: string): number {
  const last = [...log.matchAll(/time=(\d+):(\d\d):(\d\d(?:\.\d+)?)/g)].at(-1)
  return last ? secondsOf(last) : 0
}

function secondsOf([, hours, minutes, seconds]: RegExpExecArray): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

function parseVideo(line: string, log: string): Probe['video'] {
  const size = /, (\d{2,5})x(\d{2,5})/.exec(line)
  const rate = /, (\d+(?:\.\d+)?) fps/.exec(line)
  const rotation = Math.abs(Number(/rotation of (-?\d+)/.exec(log)?.[1] ?? 0))
  const [width, height] = [Number(size?.[1] ?? 0), Number(size?.[2] ?? 0)]
  const isTurned = rotation === 90 || rotation === 270
  return {
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    framesPerSecond: rate ? Number(rate[1]) : null,
  }
}

function parseAudio(line: string): Probe['audio'] {
  const layout = /Hz, (mono|stereo|(\d+) channels|5\.1|7\.1)/.exec(line)?.[1] ?? ''
  const named: Record<string, number> = { mono: 1, stereo: 2, '5.1': 6, '7.1': 8 }
  const rate = /(\d+) Hz/.exec(line)?.[1]
  return {
    channels: named[layout] ?? (Number.parseInt(layout, 10) || null),
    sampleRateHz: rate ? Number(rate) : null,
  }
}

const curveSteps = 240

/**
 * Loudness by EBU R 128 and true peak by ITU-R BS.1770-4 of the whole, from one run of ffmpeg's
 * ebur128; everything else from the samples of the first twenty minutes, in stereo (more channels
 * are mixed down by ffmpeg). Throws only when nothing can be decoded.
 */
export async function measureSound(
  ffmpeg: Ffmpeg,
  input: string,
  probe: NonNullable<Probe['audio']>,
  durationSeconds: number,
): Promise<SoundMeasures> {
  const { log } = await ffmpeg({
    input,
    args: ['-vn', '-af', 'ebur128=peak=true:framelog=info', '-f', 'null', '-'],
  })
  if (log.includes('Conversion failed')) throw new Error('The sound could not be decoded')
  const rate = analysisRate(probe.sampleRateHz)
  const channels = probe.channels === 1 ? 1 : 2
  const listener = createListener(rate)
  for await (const chunk of readChunks({
    ffmpeg,
    input,
    rate,
    channels,
    durationSeconds,
  }))
    listener.add(chunk)
  const heard = listener.end()
  return {
    ...parseLoudness(log),
    channels: probe.channels,
    sampleRateHz: probe.sampleRateHz,
    loudnessCurve: parseCurve(log, heard.analysedSeconds, curveSteps),
    ...heard,
  }
}
