import { maxPixels } from './images.ts'
import { readHead } from './read-head.ts'
import type { Ffmpeg } from './ffmpeg.ts'

/** Lengths of the second header that FFmpeg reads (libavcodec/bmp.c); the first one takes 14 bytes. */
const headerLengths = new Set([12, 40, 56, 64, 108, 124])
const shortHeader = 12
const depths = new Set([1, 4, 8, 16, 24, 32])
const headBytes = 32

/**
 * The size that the headers of a BMP give; null for bytes that are none, such as a text that begins
 * with the same two letters.
 */
export function readBitmapSize(
  head: Uint8Array,
): { width: number; height: number } | null {
  if (head.byteLength < headBytes || head[0] !== 0x42 || head[1] !== 0x4d) return null
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const length = view.getUint32(14, true)
  if (!headerLengths.has(length)) return null
  const isShort = length === shortHeader
  const width = isShort ? view.getUint16(18, true) : view.getInt32(18, true)
  // Rows from the top down have a height below nothing.
  const height = isShort ? view.getUint16(20, true) : Math.abs(view.getInt32(22, true))
  const [planes, depth] = [isShort ? 22 : 26, isShort ? 24 : 28].map((at) =>
    view.getUint16(at, true),
  )
  if (planes !== 1 || !depths.has(depth ?? 0)) return null
  return width > 0 && height > 0 ? { width, height } : null
}

/**
 * A BMP as a PNG of the same pixels, for the decoders that know no BMP. Throws for one that is damaged
 * or has more pixels than any picture may have: a few bytes of it can unpack to gigabytes.
 */
export async function decodeBitmap(ffmpeg: Ffmpeg, path: string): Promise<Buffer> {
  const size = readBitmapSize(await readHead(path, headBytes))
  if (!size) throw new Error('This picture could not be decoded')
  if (size.width * size.height > maxPixels)
    throw new Error('This picture exceeds the pixel limit')
  const { output } = await ffmpeg({
    input: path,
    before: ['-f', 'bmp_pipe'],
    args: ['-frames:v', '1', '-compression_level', '1', '{out}'],
    output: 'png',
  })
  if (!output) throw new Error('This picture could not be decoded')
  return output
}
