import { useCallback, useSyncExternalStore } from 'react'
import type { MapLibreMap } from 'maplibre-gl'

/** The whole zoom level that the map is in. */
export function useMapLevel(map: MapLibreMap): number {
  const subscribe = useCallback(
    (tell: () => void) => {
      map.on('zoom', tell)
      return () => {
        map.off('zoom', tell)
      }
    },
    [map],
  )
  return useSyncExternalStore(subscribe, () => Math.floor(map.getZoom()))
}
