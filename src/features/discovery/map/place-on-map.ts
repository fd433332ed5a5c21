import type { MapLibreMap } from 'maplibre-gl'
import type { GeoPoint } from '#routers/contract/discovery.ts'
import type { Shift } from './spread-markers.ts'

/** What is out of view waits this far outside the edge, in CSS pixels. */
const outsidePx = 60

/** A point's place on the screen, on the copy of the world that is looked at. */
export function screenPoint(map: MapLibreMap, { latitude, longitude }: GeoPoint): Shift {
  const turns = Math.round((map.getCenter().lng - longitude) / 360)
  return map.project([longitude + turns * 360, latitude])
}

/**
 * Puts an element with its lower middle on a point. Out of view it is kept just outside the edge: a
 * browser scrolls to what has the focus, and must not scroll the page to a town a thousand pixels off.
 */
export function placeOnMap(
  element: HTMLElement,
  map: MapLibreMap,
  at: GeoPoint & { shift: Shift },
): void {
  const { clientWidth, clientHeight } = map.getContainer()
  const { x, y } = screenPoint(map, at)
  const left = clamp(x + at.shift.x, clientWidth)
  const top = clamp(y + at.shift.y, clientHeight)
  element.style.transform = `translate(-50%, -100%) translate(${left}px, ${top}px)`
}

function clamp(value: number, size: number): number {
  return Math.round(Math.min(size + outsidePx, Math.max(-outsidePx, value)))
}
