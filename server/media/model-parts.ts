import { familyOf } from '#routers/contract/file-types.ts'
import { readDocument } from './document.ts'
import { ffmpegFor } from './ffmpeg.ts'
import { openImage } from './images.ts'
import { probeFile } from './inspect.ts'
import { frameEdge, framePart, imagePart, soundPart } from './part-kinds.ts'
import { drawPage, openPdf } from './pdf.ts'
import { readablePicture } from './readable-picture.ts'
import type { ModelAbilities } from '#routers/media-lab.ts'
import type { TaskFile, TaskPart } from './tasks.ts'

const maxFrames = 8
const maxPageImages = 12
const maxTextLength = 60_000

type Request = TaskFile & { abilities: ModelAbilities }

/**
 * Copies of a file in forms that a model of these abilities takes: what it cannot see or hear comes
 * as frames, page pictures or text. Re-encoded, so neither place nor serial number travels along.
 */
export async function modelParts(file: Request): Promise<TaskPart[]> {
  switch (familyOf(file.mimeType)) {
    case 'image':
      return file.abilities.images
        ? [await imagePart(openImage(await readablePicture(file)), 'The picture')]
        : []
    case 'audio':
      return file.abilities.audio ? soundPart(ffmpegFor(file.ffmpegPath), file.path) : []
    case 'video':
      return videoParts(file)
    case 'pdf':
      return pdfParts(file)
    case 'text':
      return textParts(await readDocument(file))
    default:
      return []
  }
}

async function videoParts(file: Request): Promise<TaskPart[]> {
  const ffmpeg = ffmpegFor(file.ffmpegPath)
  const probe = await probeFile(ffmpeg, file.path)
  const parts: TaskPart[] = []
  if (file.abilities.images && probe.video && !probe.isUndecodable)
    for (let index = 0; index < maxFrames; index += 1) {
      const at = ((index + 0.5) / maxFrames) * probe.durationSeconds
      parts.push(...(await framePart(ffmpeg, file.path, at)))
    }
  if (file.abilities.audio && probe.audio)
    parts.push(...(await soundPart(ffmpeg, file.path)))
  return parts
}

/** Never the document itself: the pictures in it keep the place where they were taken. */
async function pdfParts(file: Request): Promise<TaskPart[]> {
  const parts = textParts(await readDocument(file))
  if (!file.abilities.images) return parts
  const pdf = await openPdf(file.path)
  try {
    for (let number = 1; number <= Math.min(pdf.numPages, maxPageImages); number += 1) {
      const page = await drawPage(pdf, number, frameEdge)
      parts.push(await imagePart(openImage(page), `Page ${number}`))
    }
    return parts
  } finally {
    await pdf.loadingTask.destroy()
  }
}

function textParts(pages: string[]): TaskPart[] {
  const text = pages.join('\n\n').slice(0, maxTextLength)
  return text.trim() === ''
    ? []
    : [{ type: 'text', text, caption: 'The text of the document' }]
}
