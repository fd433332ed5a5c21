import { rename } from 'node:fs/promises'
import { familyOf } from '#routers/contract/file-types.ts'
import { ffmpegFor } from './ffmpeg.ts'
import { openImage, rawImage } from './images.ts'
import { drawPoster, probeFile } from './inspect.ts'
import { drawPage, openPdf } from './pdf.ts'
import { readablePicture } from './readable-picture.ts'
import { drawWaveform, readPeaks } from './waveform.ts'
import type { Sharp } from 'sharp'
import type { TaskFile } from './tasks.ts'

const quality = 78

/**
 * Writes a WebP of the file to `target`, at most `width` wide: the picture, a frame of the film, the
 * page, the waveform. Nothing of the original's metadata is in it. Atomic, so that a reader
 * never meets half a picture.
 */
export async function thumbnail(
  file: TaskFile & { width: number; target: string; page: number },
): Promise<null> {
  const image = await draw(file)
  const part = `${file.target}.${process.pid}.part`
  await image.webp({ quality, effort: 3 }).toFile(part)
  await rename(part, file.target)
  return null
}

async function draw(file: TaskFile & { width: number; page: number }): Promise<Sharp> {
  if (file.page > 1 && familyOf(file.mimeType) !== 'pdf')
    throw new Error('There is no such page')
  const fit = (image: Sharp) =>
    image.resize({ width: file.width, withoutEnlargement: true }).toColourspace('srgb')
  switch (familyOf(file.mimeType)) {
    case 'image':
      return fit(openImage(await readablePicture(file)))
    case 'video': {
      const ffmpeg = ffmpegFor(file.ffmpegPath)
      const poster = await drawPoster(
        ffmpeg,
        file.path,
        await probeFile(ffmpeg, file.path),
      )
      if (!poster) throw new Error('There is no picture in this file')
      return fit(openImage(poster))
    }
    case 'audio': {
      const size = { width: file.width, height: Math.round(file.width / 2) }
      const bars = Math.min(160, Math.floor(file.width / 4))
      const peaks = await readPeaks(ffmpegFor(file.ffmpegPath), file.path, bars)
      return rawImage(drawWaveform(peaks, size), size)
    }
    case 'pdf': {
      const pdf = await openPdf(file.path)
      try {
        if (file.page > pdf.numPages) throw new Error('There is no such page')
        return fit(openImage(await drawPage(pdf, file.page, file.width)))
      } finally {
        await pdf.loadingTask.destroy()
      }
    }
    default:
      throw new Error(`There is no picture of ${file.mimeType}`)
  }
}
