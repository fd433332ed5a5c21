import { MediaError } from '#routers/media-lab.ts'
import { pictureType } from './answer-bytes.ts'
import type { MediaFile, MediaLab } from '#routers/media-lab.ts'

export interface ShownPicture {
  /** Of the bytes: Gemini refuses a picture whose name and bytes differ. */
  mimeType: string
  data: Buffer
}

/** The copy of a picture that a model is shown; throws MediaError when there is none. */
export async function shownPicture(
  media: MediaLab,
  file: MediaFile,
): Promise<ShownPicture> {
  const parts = await media.modelParts(file, { images: true, audio: false })
  const data = parts.find((part) => part.type === 'image')?.data
  const mimeType = data && (await pictureType(data))
  if (!data || !mimeType) throw new MediaError('There is no picture to show to the model')
  return { mimeType, data }
}
