import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ffmpegFor } from '#server/media/ffmpeg.ts'
import { doc } from '#tests/support/doc.ts'
import { film, pdf, plain, sound } from '#tests/support/sample-files.ts'
import { docxParts, zip } from '#tests/support/zip.ts'
import type { Sharp } from 'sharp'

export const colour = [200, 100, 40] as const
export const size = { width: 64, height: 48 }
const lines = [
  'The boat was late and she waited on the pier.',
  'It came at dusk, and nobody was on it but the old man and his dog.',
]

/** A file of each extension that is accepted, made by what the app itself comes with. */
export const samples: Record<string, (folder: string) => Promise<Buffer>> = {
  jpeg: () => painted().jpeg({ quality: 95 }).toBuffer(),
  jpg: () => painted().jpeg({ quality: 95 }).toBuffer(),
  png: () => painted().png().toBuffer(),
  gif: () => painted().gif().toBuffer(),
  webp: () => painted().webp({ quality: 95 }).toBuffer(),
  bmp: () => Promise.resolve(bitmap()),
  tif: () => painted().tiff({ compression: 'lzw' }).toBuffer(),
  tiff: () => painted().tiff({ compression: 'none' }).toBuffer(),
  mp3: (folder) => sound(folder, 'mp3'),
  wav: (folder) => sound(folder, 'wav'),
  m4a: (folder) => sound(folder, 'm4a'),
  aac: (folder) => sound(folder, 'aac'),
  flac: (folder) => sound(folder, 'flac'),
  ogg: (folder) => sound(folder, 'ogg'),
  mp4: (folder) => film(folder, 'mp4'),
  mov: (folder) => film(folder, 'mov'),
  avi: (folder) => film(folder, 'avi'),
  webm: (folder) => film(folder, 'webm', 'libvpx'),
  wmv: (folder) => film(folder, 'wmv', 'wmv2'),
  flv: (folder) => film(folder, 'flv', 'flv'),
  mkv: (folder) => film(folder, 'mkv', 'libx264'),
  pdf: () => Promise.resolve(pdf([lines])),
  txt: () => Promise.resolve(Buffer.from(lines.join(' '))),
  md: () => Promise.resolve(Buffer.from(`# Late\n\n${lines.join(' ')}`)),
  docx: () => Promise.resolve(zip(docxParts(lines))),
  doc: () => Promise.resolve(doc(lines)),
}

function painted(): Sharp {
  return plain(colour, size)
}

/** A BMP of one colour, written by hand: rows of 24 bits from the bottom up. */
export function bitmap(): Buffer {
  const pixels = Buffer.alloc(size.width * size.height * 3)
  for (let at = 0; at < pixels.length; at += 3) pixels.set(colour.toReversed(), at)
  return withBitmapHeaders({ ...size, depth: 24, compression: 0, pixels })
}

export interface BitmapParts {
  width: number
  /** Below nothing for rows from the top down. */
  height: number
  depth: number
  /** 0 for none, 1 for runs of 8-bit pixels. */
  compression: number
  palette?: Buffer
  pixels: Buffer
}

/** The 14 and 40 bytes before a BMP's palette and pixels (BITMAPFILEHEADER and BITMAPINFOHEADER). */
export function withBitmapHeaders(parts: BitmapParts): Buffer {
  const { palette = Buffer.alloc(0), pixels } = parts
  const head = Buffer.alloc(54)
  head.write('BM')
  head.writeUInt32LE(54 + palette.length + pixels.length, 2)
  head.writeUInt32LE(54 + palette.length, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(parts.width, 18)
  head.writeInt32LE(parts.height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(parts.depth, 28)
  head.writeUInt32LE(parts.compression, 30)
  head.writeUInt32LE(pixels.length, 34)
  head.writeUInt32LE(palette.length / 4, 46)
  return Buffer.concat([head, palette, pixels])
}

/** What ffmpeg makes of one file in the format that the extension names. */
export async function converted(
  folder: string,
  input: Buffer,
  run: { before?: string[]; args: string[]; output: string },
): Promise<Buffer> {
  const path = join(folder, `before-${run.output}`)
  await writeFile(path, input)
  const { output, log } = await ffmpegFor(null)({ input: path, ...run })
  if (!output) throw new Error(`No ${run.output} was made: ${log.slice(-300)}`)
  return output
}
