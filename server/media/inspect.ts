import { stat } from 'node:fs/promises'
import ExifReader from 'exifreader'
import { familyOf } from '#routers/contract/file-types.ts'
import { ffmpegFor } from './ffmpeg.ts'
import { uprightSize } from './images.ts'
import { openPdf, readText } from './pdf.ts'
import { measureSound, parseProbe } from './sound.ts'
import { measureText } from './text.ts'
import { measureTones, round } from './tones.ts'
import type { Facts, ImageFacts } from '#routers/contract/facts.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import type { Probe } from './sound.ts'
import type { TaskFile } from './tasks.ts'

/** Measures a stored file; throws with a sentence for people when nothing can be read in it. */
export async function inspect(file: TaskFile): Promise<Facts> {
  switch (familyOf(file.mimeType)) {
    case 'image':
      return inspectImage(file.path)
    case 'audio':
    case 'video':
      return inspectTimed(file)
    case 'pdf':
      return inspectPdf(file.path)
    default:
      throw new Error(`There is no method for ${file.mimeType}`)
  }
}

async function inspectImage(path: string): Promise<Facts> {
  const size = await uprightSize(path)
  return {
    family: 'image',
    ...size,
    tones: await measureTones(path),
    exposure: await readExposure(path),
  }
}

/** How the picture was taken. Place, serial numbers and names stay where they are. */
async function readExposure(path: string): Promise<ImageFacts['exposure']> {
  const tags = await ExifReader.load(path).catch(() => null)
  if (!tags) return null
  const text = (tag: { description?: unknown } | undefined) =>
    typeof tag?.description === 'string'
      ? tag.description.trim().slice(0, 100) || null
      : null
  const number = (tag: { value?: unknown } | undefined) => {
    const value: unknown = tag?.value
    const [over, under] = Array.isArray(value) ? (value as unknown[]) : [value, 1]
    const result = Number(over) / Number(under ?? 1)
    return Number.isFinite(result) && result > 0 ? round(result, 6) : null
  }
  const exposure = {
    camera: text(tags['Model']),
    lens: text(tags['LensModel']),
    focalLengthMm: number(tags['FocalLength']),
    aperture: number(tags['FNumber']),
    shutterSeconds: number(tags['ExposureTime']),
    iso: number(tags['ISOSpeedRatings']),
    takenAt: text(tags['DateTimeOriginal']),
  }
  return Object.values(exposure).some((value) => value !== null) ? exposure : null
}

async function inspectTimed(file: TaskFile): Promise<Facts> {
  const ffmpeg = ffmpegFor(file.ffmpegPath)
  const probe = await probeFile(ffmpeg, file.path)
  const sound = probe.audio ? await measureSound(ffmpeg, file.path, probe.audio) : null
  const durationSeconds = round(probe.durationSeconds, 2)
  if (familyOf(file.mimeType) === 'audio') {
    if (!sound) throw new Error('There is no sound in this file')
    return { family: 'audio', durationSeconds, sound }
  }
  if (!probe.video) throw new Error('There is no picture in this file')
  const poster = await drawPoster(ffmpeg, file.path, probe)
  return {
    family: 'video',
    durationSeconds,
    ...probe.video,
    tones: poster ? await measureTones(poster) : null,
    sound,
  }
}

export async function probeFile(ffmpeg: Ffmpeg, path: string): Promise<Probe> {
  if ((await stat(path)).size === 0) throw new Error('The file is empty')
  const { log } = await ffmpeg({ input: path, args: [] })
  const probe = parseProbe(log)
  if (!probe) throw new Error('This file could not be decoded')
  return probe
}

/** One frame, a tenth in: the first is often black. */
export async function drawPoster(
  ffmpeg: Ffmpeg,
  path: string,
  probe: Probe,
): Promise<Buffer | null> {
  const args = ['-frames:v', '1', '-vf', 'scale=w=min(1600\\,iw):h=-2', '{out}']
  const at = (probe.durationSeconds / 10).toFixed(2)
  const { output } = await ffmpeg({
    input: path,
    before: ['-ss', at],
    args,
    output: 'png',
  })
  if (output) return output
  return (await ffmpeg({ input: path, args, output: 'png' })).output
}

async function inspectPdf(path: string): Promise<Facts> {
  const pdf = await openPdf(path)
  try {
    return { family: 'pdf', pages: pdf.numPages, text: measureText(await readText(pdf)) }
  } finally {
    await pdf.loadingTask.destroy()
  }
}
