import { openImage } from './images.ts'

/** A small upright copy of a picture as the measures read it: three channels, 0 to 255. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** At most `edge` on its longer side, in sRGB, transparency on white. */
export async function readPixels(input: string | Buffer, edge: number): Promise<Pixels> {
  const { data, info } = await openImage(input)
    .flatten({ background: '#ffffff' })
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    data: info.channels === 1 ? tripled(data) : data,
    width: info.width,
    height: info.height,
  }
}

/** A third of a copy's size, so that the small measures share one decoding with the fine one. */
export function halved({ data, width, height }: Pixels): Pixels {
  const small = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) }
  const half = new Uint8Array(small.width * small.height * 3)
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (Math.min(2 * y, height - 1) * width + Math.min(2 * x, width - 1)) * 3
        const right = 2 * x + 1 < width ? 3 : 0
        const below = 2 * y + 1 < height ? width * 3 : 0
        const sum =
          (data[at + channel] ?? 0) +
          (data[at + right + channel] ?? 0) +
          (data[at + below + channel] ?? 0) +
          (data[at + below + right + channel] ?? 0)
        half[(y * small.width + x) * 3 + channel] = (sum + 2) >> 2
      }
  return { data: half, ...small }
}

/** Which of `side` × `side` equal cells a pixel lies in, in reading order. */
export function cellOf(
  at: { x: number; y: number },
  size: { width: number; height: number },
  side: number,
): number {
  const column = Math.min(side - 1, Math.floor((at.x * side) / size.width))
  const row = Math.min(side - 1, Math.floor((at.y * side) / size.height))
  return row * side + column
}

/** Luma of Rec. 709, 0 to 1. */
export function lumaOf({ data, width, height }: Pixels): Float32Array {
  const luma = new Float32Array(width * height)
  for (let index = 0; index < luma.length; index += 1) {
    const at = index * 3
    luma[index] =
      (0.2126 * (data[at] ?? 0) +
        0.7152 * (data[at + 1] ?? 0) +
        0.0722 * (data[at + 2] ?? 0)) /
      255
  }
  return luma
}

function tripled(grey: Uint8Array): Uint8Array {
  const data = new Uint8Array(grey.length * 3)
  for (const [index, value] of grey.entries()) data.fill(value, index * 3, index * 3 + 3)
  return data
}
