import { readFile, stat } from 'node:fs/promises'
import { familyOf } from '#routers/contract/file-types.ts'
import { ffmpegFor } from './ffmpeg.ts'
import { openImage } from './images.ts'
import { probeFile } from './inspect.ts'
import { drawPage, openPdf, readText } from './pdf.ts'
import type { Sharp } from 'sharp'
import type { ModelAbilities } from '#routers/context.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import type { TaskFile, TaskPart } from './tasks.ts'

/** Sizes that models look at without shrinking a picture themselves. */
const imageEdge = 1568
const frameEdge = 1024
const maxFrames = 8
const maxPageImages = 6
const maxTextLength = 60_000
const maxPdfBytes = 20 * 1024 * 1024

type Request = TaskFile & { abilities: ModelAbilities }

/**
 * Copies of a file in forms that a model of these abilities takes: what it cannot see or hear comes
 * as frames, page pictures or text. Re-encoded, so neither place nor serial number travels along.
 */
export async function modelParts(file: Request): Promise<TaskPart[]> {
  switch (familyOf(file.mimeType)) {
    case 'image':
      return file.abilities.images
        ? [await imagePart(openImage(file.path), 'The picture')]
        : []
    case 'audio':
      return soundParts(ffmpegFor(file.ffmpegPath), file)
    case 'video':
      return videoParts(file)
    case 'pdf':
      return pdfParts(file)
    default:
      return []
  }
}

async function imagePart(
  image: Sharp,
  caption: string,
  edge = imageEdge,
): Promise<TaskPart> {
  const jpeg = await image
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 85 })
    .toBuffer()
  return { type: 'image', base64: jpeg.toString('base64'), caption }
}

async function soundParts(ffmpeg: Ffmpeg, file: Request): Promise<TaskPart[]> {
  if (!file.abilities.audio) return []
  const { output } = await ffmpeg({
    input: file.path,
    args: [
      '-vn',
      '-map_metadata',
      '-1',
      '-ac',
      '1',
      '-ar',
      '24000',
      '-b:a',
      '64k',
      '{out}',
    ],
    output: 'mp3',
  })
  return output
    ? [
        {
          type: 'audio',
          base64: output.toString('base64'),
          caption: 'The sound, in mono',
        },
      ]
    : []
}

async function videoParts(file: Request): Promise<TaskPart[]> {
  const ffmpeg = ffmpegFor(file.ffmpegPath)
  const probe = await probeFile(ffmpeg, file.path)
  const parts: TaskPart[] = []
  if (file.abilities.images && probe.video) {
    for (let index = 0; index < maxFrames; index += 1) {
      const at = ((index + 0.5) / maxFrames) * probe.durationSeconds
      const { output } = await ffmpeg({
        input: file.path,
        before: ['-ss', at.toFixed(2)],
        args: ['-frames:v', '1', '-vf', `scale=w=min(${frameEdge}\\,iw):h=-2`, '{out}'],
        output: 'png',
      })
      if (output)
        parts.push(await imagePart(openImage(output), `Frame at ${at.toFixed(1)} s`))
    }
  }
  if (probe.audio) parts.push(...(await soundParts(ffmpeg, file)))
  return parts
}

async function pdfParts(file: Request): Promise<TaskPart[]> {
  if (file.abilities.pdf && (await stat(file.path)).size <= maxPdfBytes) {
    const bytes = await readFile(file.path)
    return [{ type: 'pdf', base64: bytes.toString('base64'), caption: 'The document' }]
  }
  const pdf = await openPdf(file.path)
  try {
    const parts: TaskPart[] = []
    const text = (await readText(pdf)).slice(0, maxTextLength)
    if (text.trim() !== '')
      parts.push({ type: 'text', text, caption: 'The text of the document' })
    const pages = file.abilities.images ? Math.min(pdf.numPages, maxPageImages) : 0
    for (let number = 1; number <= pages; number += 1) {
      const page = await drawPage(pdf, number, frameEdge)
      parts.push(await imagePart(openImage(page), `Page ${number}`))
    }
    return parts
  } finally {
    await pdf.loadingTask.destroy()
  }
}
