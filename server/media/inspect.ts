import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { familyOf } from '#routers/contract/file-types.ts'
import { readDocument } from './document.ts'
import { withEngines } from './ffmpeg-engines.ts'
import { ffmpegFor, seekTo } from './ffmpeg.ts'
import { measureFilm } from './film/measure-film.ts'
import { inspectImage } from './inspect-image.ts'
import { openPdf } from './pdf.ts'
import { readablePicture } from './readable-picture.ts'
import { round } from './round.ts'
import { measureSound, parsePassed, parseProbe } from './sound.ts'
import { derived } from './tasks.ts'
import { measureText } from './text.ts'
import { measureTones } from './tones.ts'
import type { Facts } from '#routers/contract/facts.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import type { Probe } from './sound.ts'
import type { TaskFile } from './tasks.ts'

/** Measures a stored file; throws with a sentence for people when nothing can be read in it. */
export async function inspect(file: TaskFile): Promise<Facts> {
  switch (familyOf(file.mimeType)) {
    case 'image':
      return inspectImage(await readablePicture(file))
    case 'audio':
      return inspectAudio(file)
    case 'video':
      return inspectVideo(file)
    case 'pdf':
      return inspectPdf(file)
    case 'text':
      return {
        family: 'text',
        text: measureText((await readDocument(file)).join('\n\n')),
      }
    default:
      throw new Error(`There is no method for ${file.mimeType}`)
  }
}

async function inspectAudio(file: TaskFile): Promise<Facts> {
  const ffmpeg = ffmpegFor(file.ffmpegPath)
  const { audio, durationSeconds } = await probeFile(ffmpeg, file.path)
  if (!audio) throw new Error('There is no sound in this file')
  const sound = await measureSound(ffmpeg, file.path, audio, durationSeconds)
  return { family: 'audio', durationSeconds: round(durationSeconds, 2), sound }
}

async function inspectVideo(file: TaskFile): Promise<Facts> {
  const ffmpeg = ffmpegFor(file.ffmpegPath)
  const probe = await probeFile(ffmpeg, file.path)
  if (!probe.video) throw new Error('There is no picture in this file')
  const { durationSeconds, audio, video } = probe
  const poster = await drawPoster(ffmpeg, file.path, probe)
  const source = { path: file.path, durationSeconds, ...video }
  const cut = probe.isUndecodable
    ? null
    : await withEngines(file.ffmpegPath, (engines) =>
        measureFilm(engines, source, join(file.folder, derived.strip)),
      )
  if (!poster && !cut && !audio) throw new Error('This film could not be decoded')
  return {
    family: 'video',
    durationSeconds: round(durationSeconds, 2),
    ...video,
    tones: poster ? await measureTones(poster) : null,
    cut,
    sound: audio ? await measureSound(ffmpeg, file.path, audio, durationSeconds) : null,
  }
}

export async function probeFile(ffmpeg: Ffmpeg, path: string): Promise<Probe> {
  if ((await stat(path)).size === 0) throw new Error('The file is empty')
  const { log } = await ffmpeg({ input: path, args: [] })
  const probe = parseProbe(log)
  if (!probe) throw new Error('This file could not be decoded')
  if (probe.durationSeconds > 0) return probe
  // A recording that was broken off does not say how long it is: its packets do, undecoded.
  const passed = await ffmpeg({ input: path, args: ['-c', 'copy', '-f', 'null', '-'] })
  return { ...probe, durationSeconds: parsePassed(passed.log) }
}

/** One frame, a tenth in: the first is often black. Null when no frame can be decoded. */
export async function drawPoster(
  ffmpeg: Ffmpeg,
  path: string,
  probe: Probe,
): Promise<Buffer | null> {
  if (probe.isUndecodable) return null
  const args = ['-frames:v', '1', '-vf', 'scale=w=min(1600\\,iw):h=-2', '{out}']
  const before = seekTo(probe.durationSeconds / 10)
  const { output } = await ffmpeg({ input: path, before, args, output: 'png' })
  if (output) return output
  return (await ffmpeg({ input: path, args, output: 'png' })).output
}

async function inspectPdf(file: TaskFile): Promise<Facts> {
  const pdf = await openPdf(file.path)
  try {
    const text = (await readDocument(file)).join('\n\n')
    return { family: 'pdf', pages: pdf.numPages, text: measureText(text) }
  } finally {
    await pdf.loadingTask.destroy()
  }
}
