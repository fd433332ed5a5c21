import type { Raster } from './raster.ts'
import type { Colour } from './samples.ts'
import type { Window } from './window.ts'

/** A change of colour, of sRGB from 0 to 1; what it answers beyond that is clipped. */
export type ColourMap = (colour: Colour) => Colour

/** Levels between two nodes: a divisor of 255, so that black and white are nodes themselves. */
const step = 5
const nodes = 255 / step + 1
/** Distances in the table from a node to the next in red, green and blue. */
const nextRed = nodes * nodes * 3
const nextGreen = nodes * 3
const nextBlue = 3
const opposite = nextRed + nextGreen + nextBlue
/** Parts of a level that the table resolves. */
const parts = 256

/**
 * A change of colour worked out at 52 × 52 × 52 colours: a picture of any size then costs a few
 * additions a pixel instead of three cube roots.
 */
export function buildCube(map: ColourMap): Uint16Array {
  const cube = new Uint16Array(nodes ** 3 * 3)
  let at = 0
  for (let red = 0; red < nodes; red += 1)
    for (let green = 0; green < nodes; green += 1)
      for (let blue = 0; blue < nodes; blue += 1)
        for (const value of map([
          red / (nodes - 1),
          green / (nodes - 1),
          blue / (nodes - 1),
        ])) {
          cube[at] = Math.round(Math.min(1, Math.max(0, value)) * 255 * parts)
          at += 1
        }
  return cube
}

/** The cell of nodes that each level lies in. */
const cells = new Uint8Array(256).map((_, level) =>
  Math.min(nodes - 2, Math.floor(level / step)),
)

/**
 * Changes the pixels of a window in place, each by its weight. Between nodes a colour is weighed from
 * four corners of its cell, reached from the near one along the channel that is furthest on, then the
 * next, then the last: so greys are made of greys only.
 */
export function applyCube(raster: Raster, window: Window, cube: Uint16Array): void {
  const { data, channels } = raster
  for (let row = 0; row < window.height; row += 1) {
    const down = window.down[row] ?? 0
    let at = ((window.top + row) * raster.width + window.left) * channels
    for (let column = 0; column < window.width; column += 1, at += channels) {
      const weight = (window.across[column] ?? 0) * down
      const red = data[at] ?? 0
      const green = data[at + 1] ?? 0
      const blue = data[at + 2] ?? 0
      const redCell = cells[red] ?? 0
      const greenCell = cells[green] ?? 0
      const blueCell = cells[blue] ?? 0
      const near = redCell * nextRed + greenCell * nextGreen + blueCell * nextBlue
      const r = red - redCell * step
      const g = green - greenCell * step
      const b = blue - blueCell * step
      const most = Math.max(r, g, b)
      const least = Math.min(r, g, b)
      const middle = r + g + b - most - least
      const first = near + (most === r ? nextRed : most === g ? nextGreen : nextBlue)
      const last =
        least === b && most !== b
          ? nextBlue
          : least === g && most !== g
            ? nextGreen
            : nextRed
      const far = near + opposite
      const second = far - last
      const after = weight / (step * parts)
      const before = 1 - weight
      for (let channel = 0; channel < 3; channel += 1) {
        const sum =
          (cube[near + channel] ?? 0) * (step - most) +
          (cube[first + channel] ?? 0) * (most - middle) +
          (cube[second + channel] ?? 0) * (middle - least) +
          (cube[far + channel] ?? 0) * least
        const old = data[at + channel] ?? 0
        data[at + channel] = Math.floor(old * before + sum * after + 0.5)
      }
    }
  }
}
