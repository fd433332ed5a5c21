import { useEffect, useEffectEvent, useState } from 'react'
import { basemapUrls } from './basemap-urls.ts'
import { bundledStyle, outlineName } from './bundled-style.ts'
import { watchStyle } from './watch-style.ts'
import type { MapLibreMap } from 'maplibre-gl'
import type { MapMode } from '#src/theme/map-colors.ts'

interface WantedStyle {
  styleUrl: string | null
  mode: MapMode
  /** Not even the outline can be had. */
  onFailure(): void
}

/**
 * Gives the map the style at `styleUrl`, or the outline in the page's mode when there is none or it
 * cannot be had. Returns whether the outline stands in.
 */
export function useMapStyle(
  map: MapLibreMap | null,
  { styleUrl, mode, onFailure }: WantedStyle,
): boolean {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const fail = useEffectEvent(onFailure)
  const isStandIn = styleUrl !== null && styleUrl === failedUrl
  const remote = isStandIn ? null : styleUrl
  const outlineMode = remote === null ? mode : null

  useEffect(() => {
    if (!map) return
    const sourceIds = () =>
      Object.entries(map.getStyle()?.sources ?? {}).flatMap(([id, source]) =>
        source.type === 'geojson' && typeof source.data !== 'string' ? [] : [id],
      )
    if (remote === null) {
      // In the other mode only colours change, and nothing is fetched anew.
      const diff = map.getStyle()?.name === outlineName
      map.setStyle(bundledStyle(outlineMode ?? 'light', basemapUrls), { diff })
      return diff ? undefined : watchStyle(map, { sourceIds, onFailed: fail })
    }
    map.setStyle(remote, { diff: false })
    return watchStyle(map, {
      sourceIds,
      onFailed: (reason) => {
        console.info(`The map style ${remote} cannot be had (${reason}): outline instead`)
        setFailedUrl(remote)
      },
    })
  }, [map, remote, outlineMode])
  return isStandIn
}
