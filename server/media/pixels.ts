import { openImage } from './images.ts'

/** A small upright copy of a picture as the measures read it: three channels, 0 to 255, on white. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
  /** 1 where there is picture, 0 where it is see-through; null for a picture without holes. */
  shown: Uint8Array | null
  /** How much of it is picture, 0 to 1; with nothing to see it is measured as white paper. */
  painted: number
}

/** At most `edge` on its longer side, in sRGB. */
export async function readPixels(input: string | Buffer, edge: number): Promise<Pixels> {
  const { data, info } = await openImage(input)
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const count = info.width * info.height
  const rgb = new Uint8Array(count * 3)
  const shown = new Uint8Array(count)
  const alphaAt = info.channels - 1
  for (let index = 0; index < count; index += 1) {
    const at = index * info.channels
    const alpha = data[at + alphaAt] ?? 255
    shown[index] = alpha < 128 ? 0 : 1
    for (let channel = 0; channel < 3; channel += 1) {
      const value = data[at + (alphaAt < 3 ? 0 : channel)] ?? 0
      rgb[index * 3 + channel] = Math.round((value * alpha + 255 * (255 - alpha)) / 255)
    }
  }
  const painted = shown.reduce((sum, one) => sum + one, 0) / count
  const isWhole = painted === 1 || painted === 0
  const size = { width: info.width, height: info.height }
  return { data: rgb, ...size, shown: isWhole ? null : shown, painted }
}

/** Half of a copy's size, so that the coarse measures share one decoding with the fine one. */
export function halved({ data, width, height, shown, painted }: Pixels): Pixels {
  const small = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) }
  const half = new Uint8Array(small.width * small.height * 3)
  const halfShown = shown && new Uint8Array(small.width * small.height)
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1) {
      const pixel = Math.min(2 * y, height - 1) * width + Math.min(2 * x, width - 1)
      if (halfShown) halfShown[y * small.width + x] = shown[pixel] ?? 1
      const right = 2 * x + 1 < width ? 3 : 0
      const below = 2 * y + 1 < height ? width * 3 : 0
      for (let channel = 0; channel < 3; channel += 1) {
        const at = pixel * 3 + channel
        const sum =
          (data[at] ?? 0) +
          (data[at + right] ?? 0) +
          (data[at + below] ?? 0) +
          (data[at + below + right] ?? 0)
        half[(y * small.width + x) * 3 + channel] = (sum + 2) >> 2
      }
    }
  return { data: half, ...small, shown: halfShown, painted }
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
