import type { ReactNode } from 'react'
import type { GeoPoint, MarkerKind } from '#routers/contract/discovery.ts'
import type { MapMode } from '#src/theme/map-colors.ts'

/** Of the map in CSS pixels (part 2, section 9). */
export const usualHeight = 400

/** Something on the map; the number is the one that its row has in the list. */
export interface MapMarker {
  id: string
  kind: MarkerKind
  number: number
  title: string
  latitude: number
  longitude: number
  isFavorite: boolean
}

/** Every word on the map. */
export interface MapTexts {
  /** The name of the map for those who do not see it. */
  label: string
  /** How it is moved by keyboard; read out with its name. */
  help: string
  zoomIn: string
  zoomOut: string
  /** Shown when someone scrolls over the map without the key, or moves it by one finger. */
  scrollHint: string
  scrollHintMac: string
  touchHint: string
  /** Who the places come from, such as `© OpenStreetMap contributors`; plain text. */
  attribution: string
  /** Shown while the outline stands in for a map that cannot be had. */
  outlineNote: string
  /** A marker's accessible name, such as `3. Museum: The Hepworth Wakefield`. */
  marker(marker: MapMarker): string
  /** Such as `12 places here, zoom in`. */
  group(count: number): string
}

export interface DiscoveryMapProps {
  /** In the order of the list beside it, which is the order of Tab. */
  markers: MapMarker[]
  /** The map moves when this or `zoom` changes in value. */
  centre: GeoPoint
  /** As web maps count, by tiles of 256 pixels. */
  zoom: number
  /**
   * Whose info window is open. A change that did not come from `onFocus` also takes the map there, at
   * the focus zoom.
   */
  focusedId: string | null
  /** The pointer or the keyboard is on a marker, or no longer; to be given back as `focusedId`. */
  onFocus(id: string | null): void
  /** Somebody wants all about it. */
  onOpen(id: string): void
  /** The operator's style; null for the outline. */
  styleUrl: string | null
  /** The colours that the page is in. */
  mode: MapMode
  texts: MapTexts
  renderInfo(id: string): ReactNode
  /** No map can be drawn: no WebGL 2, its context is lost for good, or not even the outline comes. */
  onFailure(): void
  /** In CSS pixels. */
  height?: number
}
