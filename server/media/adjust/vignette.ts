import { toGamma, toLinear } from '#routers/facts/oklab.ts'
import { smooth } from './window.ts'
import type { Raster } from './raster.ts'

/** So far from the middle, of the way to a corner, nothing is darkened yet. */
const clearWithin = 0.3
const rings = 1024

/** Darkens a picture in place from its middle outwards, by so many stops at the very corners. */
export function vignette(raster: Raster, stops: number): void {
  const { data, width, height, channels } = raster
  const levels = darkened(stops)
  const across = squares(width)
  const down = squares(height)
  let at = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += channels) {
      const way = Math.sqrt(((across[x] ?? 0) + (down[y] ?? 0)) / 2)
      const ring = Math.round(way * rings) * 256
      for (let channel = at; channel < at + 3; channel += 1)
        data[channel] = levels[ring + (data[channel] ?? 0)] ?? 0
    }
}

/** What becomes of each of the 256 levels on each ring from the middle to the corner. */
function darkened(stops: number): Uint8Array {
  const light = Array.from({ length: 256 }, (_, level) => toLinear(level / 255))
  const levels = new Uint8Array((rings + 1) * 256)
  for (let ring = 0; ring <= rings; ring += 1) {
    const share = smooth((ring / rings - clearWithin) / (1 - clearWithin))
    const gain = 2 ** (-stops * share)
    for (const [level, value] of light.entries())
      levels[ring * 256 + level] = Math.round(toGamma(value * gain) * 255)
  }
  return levels
}

/** The squared distance of each pixel from the middle: 1 at the outermost one. */
function squares(length: number): Float32Array {
  const middle = (length - 1) / 2
  return new Float32Array(length).map((_, at) =>
    middle === 0 ? 0 : ((at - middle) / middle) ** 2,
  )
}
