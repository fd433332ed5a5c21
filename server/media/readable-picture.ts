import { decodeBitmap } from './bitmap.ts'
import { ffmpegFor } from './ffmpeg.ts'
import type { TaskFile } from './tasks.ts'

/**
 * A stored picture as `openImage` takes it: its path, or the bytes of a PNG with the same pixels for a
 * bitmap, which sharp cannot decode. Throws for a bitmap that nothing can be read in.
 */
export async function readablePicture(
  file: Pick<TaskFile, 'path' | 'mimeType' | 'ffmpegPath'>,
): Promise<string | Buffer> {
  return file.mimeType === 'image/bmp'
    ? decodeBitmap(ffmpegFor(file.ffmpegPath), file.path)
    : file.path
}
