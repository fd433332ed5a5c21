import type { Raster } from './raster.ts'
import type { Window } from './window.ts'

/** An sRGB colour, each channel 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number]

const most = 2048

/** Evenly spread colours of an area, about two thousand; none of what is see-through. */
export function samplesIn(raster: Raster, window: Window): Colour[] {
  const { data, width, channels } = raster
  const step = Math.max(1, Math.sqrt((window.width * window.height) / most))
  const samples: Colour[] = []
  for (let row = step / 2; row < window.height; row += step)
    for (let column = step / 2; column < window.width; column += step) {
      const x = window.left + Math.floor(column)
      const at = ((window.top + Math.floor(row)) * width + x) * channels
      if (channels === 4 && (data[at + 3] ?? 0) < 128) continue
      const channel = (offset: number) => (data[at + offset] ?? 0) / 255
      samples.push([channel(0), channel(1), channel(2)])
    }
  return samples
}
