import type { Ffmpeg } from './ffmpeg.ts'
import type { SoundMeasures } from '#routers/contract/facts.ts'

export interface Probe {
  durationSeconds: number
  video: { width: number; height: number; framesPerSecond: number | null } | null
  audio: { channels: number | null; sampleRateHz: number | null } | null
}

/** What ffmpeg says of a file before it touches a frame; null when it reads nothing in it. */
export function parseProbe(log: string): Probe | null {
  const duration = /Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/.exec(log)
  const videoLine = /Stream #.*Video: (?!.*attached pic).*/.exec(log)?.[0]
  const audioLine = /Stream #.*Audio: .*/.exec(log)?.[0]
  if (!videoLine && !audioLine) return null
  const [, hours, minutes, seconds] = duration ?? []
  return {
    durationSeconds: duration
      ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
      : 0,
    video: videoLine ? parseVideo(videoLine, log) : null,
    audio: audioLine ? parseAudio(audioLine) : null,
  }
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

/** Loudness by EBU R 128 and true peak by ITU-R BS.1770-4, from ffmpeg's summary. */
export async function measureSound(
  ffmpeg: Ffmpeg,
  input: string,
  probe: NonNullable<Probe['audio']>,
): Promise<SoundMeasures> {
  const { log } = await ffmpeg({
    input,
    args: ['-vn', '-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-'],
  })
  if (log.includes('Conversion failed')) throw new Error('The sound could not be decoded')
  const summary = log.slice(log.lastIndexOf('Summary:'))
  const read = (pattern: RegExp) => {
    const value = Number(pattern.exec(summary)?.[1])
    return Number.isFinite(value) ? value : null
  }
  const integrated = read(/I:\s+(-?\d+(?:\.\d+)?) LUFS/)
  // -70 is the absolute gate: nothing above it means silence.
  const isSilent = integrated === null || integrated <= -70
  return {
    integratedLufs: isSilent ? null : integrated,
    loudnessRangeLu: isSilent ? null : read(/LRA:\s+(-?\d+(?:\.\d+)?) LU/),
    truePeakDbtp: isSilent ? null : read(/Peak:\s+(-?\d+(?:\.\d+)?) dBFS/),
    channels: probe.channels,
    sampleRateHz: probe.sampleRateHz,
  }
}
