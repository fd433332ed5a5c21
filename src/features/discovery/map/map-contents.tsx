import { useEffect, useEffectEvent, useId, useMemo } from 'react'
import { groupMarkers } from './group-markers.ts'
import { InfoWindow } from './info-window.tsx'
import { MarkerLayer } from './marker-layer.tsx'
import { noShift, spreadMarkers } from './spread-markers.ts'
import { useMapLevel } from './use-map-level.ts'
import { useShown } from './use-shown.ts'
import { useView } from './use-view.ts'
import { ZoomButtons } from './zoom-buttons.tsx'
import type { MapLibreMap, MapMouseEvent } from 'maplibre-gl'
import type { ReactNode } from 'react'
import type { DiscoveryMapProps } from './map-props.ts'

interface MapContentsProps extends DiscoveryMapProps {
  map: MapLibreMap
}

/** Everything on the map that is React's. */
export function MapContents(props: MapContentsProps): ReactNode {
  const { map, markers, centre, zoom, focusedId, mode, texts } = props
  const { onFocus, onOpen, renderInfo } = props
  const infoId = useId()
  const level = useMapLevel(map)
  const shown = useShown(focusedId, onFocus)
  const marker = markers.find(({ id }) => id === shown.id) ?? null
  const groups = useMemo(
    () => groupMarkers(markers, { zoom: level, apartId: shown.id }),
    [markers, level, shown.id],
  )
  const shifts = useMemo(() => spreadMarkers(groups, level), [groups, level])
  useView(map, { centre, zoom, target: shown.isChosen ? marker : null })

  const close = useEffectEvent(() => shown.close())
  const isOpen = marker !== null
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    // A click on a marker reaches the map too.
    const onGround = ({ originalEvent }: MapMouseEvent) => {
      if (originalEvent.target === map.getCanvas()) close()
    }
    document.addEventListener('keydown', onKey)
    map.on('click', onGround)
    return () => {
      document.removeEventListener('keydown', onKey)
      map.off('click', onGround)
    }
  }, [map, isOpen])

  return (
    <>
      <MarkerLayer {...{ map, mode, groups, shifts, texts, shown, infoId, onOpen }} />
      <ZoomButtons map={map} texts={texts} />
      {marker && (
        <InfoWindow
          key={marker.id}
          map={map}
          at={{ ...marker, shift: shifts.get(marker.id) ?? noShift }}
          shown={shown}
          id={infoId}
        >
          {renderInfo(marker.id)}
        </InfoWindow>
      )}
    </>
  )
}
