import { focusZoom, worldPixels } from './world-pixels.ts'
import type { MapMarker } from './map-props.ts'

/** Up to so many markers each stands for itself. */
const groupsAbove = 60
/** How near, in CSS pixels, markers have to be to each other to be one group. */
const reachPx = 48

/** One marker, or several that lie too close together at a zoom to be told apart. */
export interface MarkerGroup {
  key: string
  markers: [MapMarker, ...MapMarker[]]
  latitude: number
  longitude: number
}

interface Grouping {
  /** MapLibre's, a whole number; from the focus zoom on every marker stands for itself. */
  zoom: number
  /** The marker that is looked at; it is never hidden in a group. */
  apartId: string | null
}

/**
 * Each marker is in exactly one group, and groups come in the order of their first markers, which is
 * that of the list.
 */
export function groupMarkers(markers: MapMarker[], grouping: Grouping): MarkerGroup[] {
  const { zoom, apartId } = grouping
  if (markers.length <= groupsAbove || zoom >= focusZoom) return markers.map(alone)
  const points = markers.map((marker) => worldPixels(marker, zoom))
  const taken = new Set<number>()
  const groups: MarkerGroup[] = []
  for (const [first, marker] of markers.entries()) {
    if (taken.has(first)) continue
    const near = marker.id === apartId ? [] : nearTo(first)
    for (const index of near) taken.add(index)
    groups.push(together([marker, ...near.flatMap((index) => markers[index] ?? [])]))
  }
  return groups

  function nearTo(first: number): number[] {
    return markers.flatMap((other, index) => {
      if (index <= first || taken.has(index) || other.id === apartId) return []
      const [a, b] = [points[first], points[index]]
      return a && b && Math.hypot(a.x - b.x, a.y - b.y) < reachPx ? [index] : []
    })
  }
}

function alone(marker: MapMarker): MarkerGroup {
  const { id, latitude, longitude } = marker
  return { key: id, markers: [marker], latitude, longitude }
}

function together(markers: MarkerGroup['markers']): MarkerGroup {
  const [first] = markers
  if (markers.length === 1) return alone(first)
  const mean = (of: (marker: MapMarker) => number) =>
    markers.reduce((sum, marker) => sum + of(marker), 0) / markers.length
  return {
    key: `group:${markers.map(({ id }) => id).join()}`,
    markers,
    latitude: mean((marker) => marker.latitude),
    longitude: mean((marker) => marker.longitude),
  }
}
