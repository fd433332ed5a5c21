import { asImage } from './raster.ts'
import type { Box } from '#routers/contract/anchors.ts'
import type { Raster } from './raster.ts'

interface Size {
  width: number
  height: number
}

/** Pixels at the rim of a turned picture that are mixed with the emptiness around it. */
const rim = 1.5

/**
 * Turns a picture clockwise and cuts it: to the largest upright rectangle of its own aspect ratio that
 * has no empty corner, and to `keep` of the source's unit square. What is kept of both stays as large
 * as the corners allow and keeps its own aspect ratio. Pixels are never enlarged.
 */
export async function frame(
  raster: Raster,
  { degrees, keep }: { degrees: number; keep: Box | null },
): Promise<Raster> {
  const radians = (degrees * Math.PI) / 180
  if (!isFelt(raster, radians)) return keep ? cut(raster, keep, raster) : raster
  const turned = await turn(raster, radians)
  return cut(turned, keptOf(raster, radians, keep), fullIn(raster, turned))
}

/** Whether any pixel would move by half of one: an icon of 3 × 2 has no horizon. */
function isFelt({ width, height }: Size, radians: number): boolean {
  return (Math.max(width, height) / 2) * Math.abs(Math.sin(radians)) >= 0.5
}

/** Where the unturned picture would lie in the turned one: about the same middle. */
function fullIn(source: Size, turned: Size): Size & { left: number; top: number } {
  return {
    left: (turned.width - source.width) / 2,
    top: (turned.height - source.height) / 2,
    width: source.width,
    height: source.height,
  }
}

/** What is kept of the turned picture, in units of the source's size. */
function keptOf(source: Size, radians: number, keep: Box | null): Box {
  const scale = innerScale(source, radians)
  const [across, down] = middleOf(source, radians, keep)
  const wanted = keep ?? { width: 1, height: 1 }
  const shrink = Math.min(1, scale / wanted.width, scale / wanted.height)
  const [width, height] = [wanted.width * shrink, wanted.height * shrink]
  const held = (middle: number, side: number) =>
    Math.min(0.5 + scale / 2 - side / 2, Math.max(0.5 - scale / 2 + side / 2, middle)) -
    side / 2
  return { x: held(across, width), y: held(down, height), width, height }
}

/** Where the middle of the kept part goes when the picture turns. */
function middleOf(
  { width, height }: Size,
  radians: number,
  keep: Box | null,
): [across: number, down: number] {
  if (!keep) return [0.5, 0.5]
  const x = (keep.x + keep.width / 2 - 0.5) * width
  const y = (keep.y + keep.height / 2 - 0.5) * height
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)]
  return [0.5 + (x * cosine - y * sine) / width, 0.5 + (x * sine + y * cosine) / height]
}

/** The side of the inner rectangle as a part of the source's. */
function innerScale({ width, height }: Size, radians: number): number {
  const [cosine, sine] = [Math.cos(radians), Math.abs(Math.sin(radians))]
  const scale = Math.min(
    width / (width * cosine + height * sine),
    height / (width * sine + height * cosine),
  )
  const rims = (2 * rim) / Math.min(width, height)
  return Math.max(scale - rims, Math.min(scale, 1 / Math.max(width, height)))
}

/** In the smallest picture that holds all of it; sharp weighs colours by their alpha. */
async function turn(raster: Raster, radians: number): Promise<Raster> {
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)]
  // A see-through background would give a picture without alpha a fourth channel.
  const background = { r: 0, g: 0, b: 0, alpha: raster.channels === 4 ? 0 : 1 }
  const { data, info } = await asImage(raster)
    .affine(
      [
        [cosine, -sine],
        [sine, cosine],
      ],
      { background, interpolator: 'bicubic' },
    )
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { ...raster, data, width: info.width, height: info.height }
}

/** A box of `full`, in whole pixels and at least one. The rows move up within the same memory. */
function cut(
  { data, width, height, channels }: Raster,
  box: Box,
  full: Size & { left?: number; top?: number },
): Raster {
  const columns = span([box.x, box.width], [full.left ?? 0, full.width], width)
  const rows = span([box.y, box.height], [full.top ?? 0, full.height], height)
  const line = columns.length * channels
  for (let row = 0; row < rows.length; row += 1) {
    const from = ((rows.start + row) * width + columns.start) * channels
    data.copyWithin(row * line, from, from + line)
  }
  const kept = data.subarray(0, line * rows.length)
  return { data: kept, width: columns.length, height: rows.length, channels }
}

function span(
  [from, part]: readonly [number, number],
  [offset, full]: readonly [number, number],
  pixels: number,
): { start: number; length: number } {
  const start = Math.min(pixels - 1, Math.max(0, Math.round(offset + from * full)))
  const end = Math.min(pixels, Math.round(offset + (from + part) * full))
  return { start, length: Math.max(1, end - start) }
}
