import { histogramBins } from '#routers/contract/facts.ts'
import { meanLab, toLab } from '#routers/facts/oklab.ts'
import { findPalette } from './palette.ts'
import { cellOf, lumaOf, readPixels } from './pixels.ts'
import { round } from './round.ts'
import type { ImageTones } from '#routers/contract/facts.ts'
import type { Lab } from '#routers/facts/oklab.ts'
import type { Pixels } from './pixels.ts'

/** Everything is measured at one size, so that numbers of two pictures can be compared. */
export const tonesEdge = 512
const clippedBelow = 4 / 255
const clippedAbove = 251 / 255

/** Tones and colours of a picture given as a file or as an encoded image. */
export async function measureTones(input: string | Buffer): Promise<ImageTones> {
  return tonesOf(await readPixels(input, tonesEdge))
}

/** Of what is see-through nothing is measured: a cut-out on white is not overexposed. */
export function tonesOf(pixels: Pixels): ImageTones {
  const { data, shown } = pixels
  const places = Array.from(
    { length: pixels.width * pixels.height },
    (_, at) => at,
  ).filter((at) => shown?.[at] !== 0)
  const all = lumaOf(pixels)
  const every = labsOf(pixels)
  const luma = places.map((at) => all[at] ?? 0)
  const labs = places.flatMap((at) => every[at] ?? [])
  const mean = meanLab(labs)
  const brightness = luma.reduce((sum, value) => sum + value, 0) / luma.length
  const squares = luma.reduce((sum, value) => sum + value * value, 0) / luma.length
  const shadows = clippedIn(pixels, all, (value) => value <= clippedBelow)
  const highlights = clippedIn(pixels, all, (value) => value >= clippedAbove)
  const chroma = labs.reduce((sum, { a, b }) => sum + Math.hypot(a, b), 0) / labs.length
  const channel = (offset: number) =>
    binned(places.map((at) => (data[at * 3 + offset] ?? 0) / 255))
  return {
    // Little is not nothing.
    paintedShare: pixels.painted > 0 ? Math.max(0.001, round(pixels.painted, 3)) : 0,
    brightness: round(brightness, 3),
    contrast: round(Math.sqrt(Math.max(0, squares - brightness ** 2)), 3),
    shadowsClipped: shadows.whole,
    highlightsClipped: highlights.whole,
    shadowsWhere: shadows.thirds,
    highlightsWhere: highlights.thirds,
    histogram: {
      luma: binned(luma),
      red: channel(0),
      green: channel(1),
      blue: channel(2),
    },
    chroma: round(chroma, 3),
    castA: round(mean.a, 3),
    castB: round(mean.b, 3),
    palette: findPalette(labs),
  }
}

export function labsOf({ data }: Pixels): Lab[] {
  const labs: Lab[] = []
  for (let at = 0; at + 2 < data.length; at += 3)
    labs.push(
      toLab((data[at] ?? 0) / 255, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255),
    )
  return labs
}

function clippedIn(
  { width, height, shown }: Pixels,
  luma: Float32Array,
  isClipped: (value: number) => boolean,
): { whole: number; thirds: number[] } {
  const clipped = Array<number>(9).fill(0)
  const all = Array<number>(9).fill(0)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      if (shown?.[at] === 0) continue
      const cell = cellOf({ x, y }, { width, height }, 3)
      all[cell] = (all[cell] ?? 0) + 1
      if (isClipped(luma[at] ?? 0)) clipped[cell] = (clipped[cell] ?? 0) + 1
    }
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
  return {
    whole: round(sum(clipped) / Math.max(1, sum(all)), 4),
    thirds: clipped.map((count, cell) => round(count / Math.max(1, all[cell] ?? 1), 3)),
  }
}

function binned(values: number[]): number[] {
  const bins = Array<number>(histogramBins).fill(0)
  for (const value of values) {
    const bin = Math.min(histogramBins - 1, Math.floor(value * histogramBins))
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  return bins.map((hits) => round(hits / values.length, 4))
}
