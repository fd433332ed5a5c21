import { useEffect, useEffectEvent, useRef } from 'react'
import { focusZoom, mapLibreZoom } from './world-pixels.ts'
import type { MapLibreMap } from 'maplibre-gl'
import type { GeoPoint } from '#routers/contract/discovery.ts'
import type { MapMarker } from './map-props.ts'

/** So far below the middle a chosen marker stands that its info window fits above it. */
const roomAbovePx = 70

interface View {
  centre: GeoPoint
  zoom: number
  /** The marker to go to; null when the map stays where it is. */
  target: MapMarker | null
}

/**
 * Moves the map to a new centre, or to the marker that was chosen. MapLibre jumps instead of flying for
 * those who asked for less motion.
 */
export function useView(map: MapLibreMap | null, { centre, zoom, target }: View): void {
  const { latitude, longitude } = centre
  const shown = useRef({ map, latitude, longitude, zoom })

  useEffect(() => {
    const before = shown.current
    shown.current = { map, latitude, longitude, zoom }
    const isNew =
      before.latitude !== latitude ||
      before.longitude !== longitude ||
      before.zoom !== zoom
    if (map && before.map === map && isNew)
      map.flyTo({ center: [longitude, latitude], zoom: mapLibreZoom(zoom) })
  }, [map, latitude, longitude, zoom])

  const goTo = useEffectEvent((onMap: MapLibreMap) => {
    if (!target) return
    onMap.flyTo({
      center: [target.longitude, target.latitude],
      zoom: focusZoom,
      offset: [0, roomAbovePx],
    })
  })
  const targetId = target?.id ?? null
  // Runs after the effect above: a row that both recentres the map and chooses a marker ends there.
  useEffect(() => {
    if (map && targetId !== null) goTo(map)
  }, [map, targetId])
}
