import { worldPixels } from './world-pixels.ts'
import type { MarkerGroup } from './group-markers.ts'

export interface Shift {
  x: number
  y: number
}
export const noShift: Shift = { x: 0, y: 0 }

/** A marker stands on its point; in CSS pixels, with a little air. */
const marker = { width: 50, height: 38 }
/** Where else it may stand, nearest first: up to two widths to the sides and four heights away. */
const shifts: Shift[] = [-2, -1, 0, 1, 2]
  .flatMap((column) =>
    [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((row) => ({
      x: column * marker.width,
      y: row * marker.height,
    })),
  )
  .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))

/**
 * How far each marker is moved on the screen so that none hides another, such as the events of one
 * house: the first keeps its place, the next takes the nearest free one. Where no place is free they
 * do overlap. By key of the group.
 */
export function spreadMarkers(groups: MarkerGroup[], zoom: number): Map<string, Shift> {
  const taken: Shift[] = []
  const isFree = (at: Shift) =>
    taken.every(
      (other) =>
        Math.abs(other.x - at.x) >= marker.width ||
        Math.abs(other.y - at.y) >= marker.height,
    )
  return new Map(
    groups.map((group) => {
      const { x, y } = worldPixels(group, zoom)
      const shift = shifts.find((by) => isFree({ x: x + by.x, y: y + by.y })) ?? noShift
      taken.push({ x: x + shift.x, y: y + shift.y })
      return [group.key, shift]
    }),
  )
}
