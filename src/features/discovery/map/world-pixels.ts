import { mapZoom } from '#routers/contract/map-view.ts'
import type { GeoPoint } from '#routers/contract/discovery.ts'

/** MapLibre's world at its zoom 0, in CSS pixels. */
const worldPx = 512

/** Levels are told as web maps count them, by tiles of 256 pixels; MapLibre's tiles have 512. */
export function mapLibreZoom(level: number): number {
  return level - 1
}

/** The zoom at which a chosen marker is shown, in MapLibre's levels. */
export const focusZoom = mapLibreZoom(mapZoom.focus)

/** In Web Mercator, in CSS pixels from the north-west corner of the world at MapLibre's zoom. */
export function worldPixels(
  { latitude, longitude }: GeoPoint,
  zoom: number,
): { x: number; y: number } {
  const size = worldPx * 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: (longitude / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}
