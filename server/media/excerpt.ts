import { familyOf } from '#routers/contract/file-types.ts'
import { findQuote } from '#routers/contract/find-quote.ts'
import { readDocument } from './document.ts'
import { ffmpegFor } from './ffmpeg.ts'
import { openImage, uprightSize } from './images.ts'
import { probeFile } from './inspect.ts'
import { frameEdge, framePart, imagePart, soundPart } from './part-kinds.ts'
import { drawPage, openPdf } from './pdf.ts'
import { readablePicture } from './readable-picture.ts'
import type { Anchor, Box } from '#routers/contract/anchors.ts'
import type { ModelAbilities } from '#routers/media-lab.ts'
import type { TaskFile, TaskPart } from './tasks.ts'

/** A place is shown with some of what surrounds it, or nobody could tell where it is. */
const marginShare = 0.15
const marginSeconds = 2
const mostSeconds = 30
const marginCharacters = 400

type Request = TaskFile & { abilities: ModelAbilities; anchor: Anchor }

/** What lies at an anchor that was checked against the file: nothing for the whole of it. */
export async function excerpt(file: Request): Promise<TaskPart[]> {
  const { anchor, abilities } = file
  switch (anchor.type) {
    case 'whole':
      return []
    case 'box':
      return abilities.images ? [await cropPart(await readablePicture(file), anchor)] : []
    case 'time':
      return timeParts(file, anchor)
    case 'page':
      return abilities.images ? pageParts(file, anchor) : []
    case 'quote':
      return quoteParts(file, anchor.text)
  }
}

async function cropPart(input: string | Buffer, box: Box): Promise<TaskPart> {
  // Turned upright first: a crop before the camera's orientation would be of another place.
  const upright = await openImage(input).png({ compressionLevel: 1 }).toBuffer()
  const size = await uprightSize(upright)
  const region = regionOf(box, size)
  return imagePart(openImage(upright).extract(region), 'The place that is asked about')
}

function regionOf(
  box: Box,
  size: { width: number; height: number },
): { left: number; top: number; width: number; height: number } {
  const [across, down] = [box.width * marginShare, box.height * marginShare]
  const left = Math.max(0, Math.floor((box.x - across) * size.width))
  const top = Math.max(0, Math.floor((box.y - down) * size.height))
  const right = Math.min(size.width, Math.ceil((box.x + box.width + across) * size.width))
  const bottom = Math.min(
    size.height,
    Math.ceil((box.y + box.height + down) * size.height),
  )
  return {
    left,
    top,
    width: Math.max(1, right - left),
    height: Math.max(1, bottom - top),
  }
}

async function timeParts(
  file: Request,
  { from, to }: { from: number; to: number },
): Promise<TaskPart[]> {
  const ffmpeg = ffmpegFor(file.ffmpegPath)
  const parts: TaskPart[] = []
  if (familyOf(file.mimeType) === 'video' && file.abilities.images) {
    const { durationSeconds, video, isUndecodable } = await probeFile(ffmpeg, file.path)
    // At the very end there is no frame any more.
    const last = Math.max(0, durationSeconds - 1.5 / (video?.framesPerSecond ?? 12))
    const times = [from, (from + to) / 2, to].map((at) => Math.min(at, last))
    for (const at of isUndecodable ? [] : new Set(times))
      parts.push(...(await framePart(ffmpeg, file.path, at)))
  }
  if (file.abilities.audio) {
    const start = Math.max(0, from - marginSeconds)
    const seconds = Math.min(mostSeconds, to - start + marginSeconds)
    parts.push(...(await soundPart(ffmpeg, file.path, { from: start, seconds })))
  }
  return parts
}

async function pageParts(
  file: Request,
  anchor: { page: number; box: Box | null },
): Promise<TaskPart[]> {
  const pdf = await openPdf(file.path)
  try {
    const page = await drawPage(pdf, anchor.page, anchor.box ? 2 * frameEdge : frameEdge)
    return [
      anchor.box
        ? await cropPart(page, anchor.box)
        : await imagePart(openImage(page), `Page ${anchor.page}`),
    ]
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function quoteParts(file: Request, quote: string): Promise<TaskPart[]> {
  const pages = await readDocument(file)
  const place = findQuote(pages, quote)
  if (!place) return []
  const page = pages[place.page] ?? ''
  const text = page.slice(
    Math.max(0, place.start - marginCharacters),
    place.end + marginCharacters,
  )
  return [
    { type: 'text', text, caption: 'The lines around the place that is asked about' },
  ]
}
