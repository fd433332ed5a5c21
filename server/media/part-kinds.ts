import { seekTo } from './ffmpeg.ts'
import { openImage } from './images.ts'
import type { Sharp } from 'sharp'
import type { Ffmpeg } from './ffmpeg.ts'
import type { TaskPart } from './tasks.ts'

/** Sizes that models look at without shrinking a picture themselves. */
export const imageEdge = 1568
export const frameEdge = 1024

/** Re-encoded, so neither place nor serial number travels along. */
export async function imagePart(
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

export interface SoundCut {
  from: number
  seconds: number
}

/** Speech quality is enough for a model and a tenth of the bytes; tags are dropped. */
export async function soundPart(
  ffmpeg: Ffmpeg,
  input: string,
  cut?: SoundCut,
): Promise<TaskPart[]> {
  const { output } = await ffmpeg({
    input,
    before: cut ? [...seekTo(cut.from), '-t', cut.seconds.toFixed(2)] : [],
    args: '-vn -map_metadata -1 -ac 1 -ar 24000 -b:a 64k {out}'.split(' '),
    output: 'mp3',
  })
  if (!output) return []
  const caption = cut
    ? `The sound from ${cut.from.toFixed(1)} s on, in mono`
    : 'The sound, in mono'
  return [{ type: 'audio', base64: output.toString('base64'), caption }]
}

export async function framePart(
  ffmpeg: Ffmpeg,
  input: string,
  atSeconds: number,
): Promise<TaskPart[]> {
  const { output } = await ffmpeg({
    input,
    before: seekTo(atSeconds),
    args: ['-frames:v', '1', '-vf', `scale=w=min(${frameEdge}\\,iw):h=-2`, '{out}'],
    output: 'png',
  })
  const caption = `Frame at ${atSeconds.toFixed(1)} s`
  return output ? [await imagePart(openImage(output), caption)] : []
}
