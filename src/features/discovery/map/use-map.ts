import { AttributionControl, MapLibreMap, ScaleControl, setWorkerUrl } from 'maplibre-gl'
// Vite does not find the worker by itself, and a page that allows no foreign worker needs our own.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useEffect, useEffectEvent, useState } from 'react'
import { escapeHtml } from './escape-html.ts'
import { mapLibreZoom } from './world-pixels.ts'
import type { RefObject } from 'react'
import type { GeoPoint } from '#routers/contract/discovery.ts'
import type { MapTexts } from './map-props.ts'

setWorkerUrl(workerUrl)

/** How long a lost drawing context may take to come back, as it does after a driver's reset. */
const contextPatienceMs = 3000

interface MapStart {
  centre: GeoPoint
  zoom: number
  texts: MapTexts
  onFailure(): void
}

/**
 * A map in a container as long as the component lives; null before, and when it cannot be drawn here,
 * which `onFailure` is told.
 */
export function useMap(
  container: RefObject<HTMLElement | null>,
  start: MapStart,
): MapLibreMap | null {
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const open = useEffectEvent((element: HTMLElement) => createMap(element, start))
  const fail = useEffectEvent(() => start.onFailure())

  useEffect(() => {
    if (!container.current) return
    let made: MapLibreMap
    try {
      made = open(container.current)
    } catch {
      // Without WebGL 2 there is no map; the caller has the words for it.
      fail()
      return
    }
    // The style is watched elsewhere; without a listener MapLibre prints each tile that fails.
    made.on('error', () => {})
    let patience: ReturnType<typeof setTimeout> | undefined
    made.on('webglcontextlost', () => {
      patience = setTimeout(fail, contextPatienceMs)
    })
    made.on('webglcontextrestored', () => clearTimeout(patience))
    // The rest is drawn into the map, and it exists from here on.
    // oxlint-disable-next-line react/set-state-in-effect
    setMap(made)
    return () => {
      clearTimeout(patience)
      setMap(null)
      made.remove()
    }
  }, [container])
  return map
}

function createMap(
  container: HTMLElement,
  { centre, zoom, texts }: MapStart,
): MapLibreMap {
  const map = new MapLibreMap({
    container,
    center: [centre.longitude, centre.latitude],
    zoom: mapLibreZoom(zoom),
    maxZoom: 18,
    attributionControl: false,
    // The page scrolls past the map; Ctrl or two fingers move it.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: {
      'Map.Title': texts.label,
      'CooperativeGesturesHandler.WindowsHelpText': texts.scrollHint,
      'CooperativeGesturesHandler.MacHelpText': texts.scrollHintMac,
      'CooperativeGesturesHandler.MobileHelpText': texts.touchHint,
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(
    new AttributionControl({
      compact: false,
      customAttribution: escapeHtml(texts.attribution),
    }),
  )
  map.addControl(new ScaleControl({ maxWidth: 80 }), 'bottom-right')
  return map
}
