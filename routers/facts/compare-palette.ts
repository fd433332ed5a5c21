import { distance, hexToLab } from './oklab.ts'
import type { ImageTones } from '../contract/facts.ts'
import type { Lab } from './oklab.ts'

type Palette = ImageTones['palette']
type Histogram = ImageTones['histogram']

/**
 * How far apart two palettes are: the mean distance in OKLab (Ottosson 2020) that colour has to be
 * carried, area by area, to make one of the other. The nearest pairs are matched first, which is
 * never less than the shortest way. 0 for equal ones; black against white is 1.
 */
export function paletteDistance(one: Palette, other: Palette): number {
  const [from, to] = [areasOf(one), areasOf(other)]
  const pairs = from
    .flatMap((a) => to.map((b) => ({ a, b, distance: distance(a.lab, b.lab) })))
    .toSorted((first, second) => first.distance - second.distance)
  let carried = 0
  for (const pair of pairs) {
    const area = Math.min(pair.a.left, pair.b.left)
    pair.a.left -= area
    pair.b.left -= area
    carried += area * pair.distance
  }
  return carried
}

interface Area {
  lab: Lab
  /** What of its share has not been matched yet; all of a palette are 1 at first. */
  left: number
}

function areasOf(palette: Palette): Area[] {
  const whole = palette.reduce((sum, { share }) => sum + share, 0)
  return palette.map(({ hex, share }) => ({ lab: hexToLab(hex), left: share / whole }))
}

/**
 * How far tones have to be carried, on the mean of the three channels, to make one histogram of the
 * other: the area between their sums (earth mover's distance in one dimension). 0 to 1.
 */
export function histogramDistance(one: Histogram, other: Histogram): number {
  const channels = ['red', 'green', 'blue'] as const
  const apart = channels.map((channel) => areaBetween(one[channel], other[channel]))
  return apart.reduce((sum, area) => sum + area, 0) / channels.length
}

function areaBetween(one: readonly number[], other: readonly number[]): number {
  let ahead = 0
  let area = 0
  for (const [bin, share] of one.entries()) {
    ahead += share - (other[bin] ?? 0)
    area += Math.abs(ahead)
  }
  return area / one.length
}
