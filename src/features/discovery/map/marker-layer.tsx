import { Box } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { GroupButton } from './group-button.tsx'
import { LeaderLine } from './leader-line.tsx'
import { MarkerButton } from './marker-button.tsx'
import { placeOnMap, screenPoint } from './place-on-map.ts'
import { noShift } from './spread-markers.ts'
import type { MapLibreMap } from 'maplibre-gl'
import type { ReactNode } from 'react'
import type { MapMode } from '#src/theme/map-colors.ts'
import type { MarkerGroup } from './group-markers.ts'
import type { MapMarker, MapTexts } from './map-props.ts'
import type { Shift } from './spread-markers.ts'
import type { Shown } from './use-shown.ts'

/** How near the edge, in CSS pixels, a marker may get the focus without the map moving. */
const edgePx = 40

interface MarkerLayerProps {
  map: MapLibreMap
  mode: MapMode
  groups: MarkerGroup[]
  shifts: Map<string, Shift>
  texts: MapTexts
  shown: Shown
  /** Of the info window, while it is open. */
  infoId: string
  onOpen(id: string): void
}

/** The markers as buttons in the order of the list, over the canvas and moving with it. */
export function MarkerLayer(props: MarkerLayerProps): ReactNode {
  const { map, mode, groups, shifts, texts, shown, infoId, onOpen } = props
  const layer = useRef<HTMLDivElement>(null)
  const lines = useRef<HTMLDivElement>(null)
  const current = useRef(groups)

  useLayoutEffect(() => {
    current.current = groups
    const placeAll = () => {
      for (const [index, group] of groups.entries()) {
        const at = { ...group, shift: shifts.get(group.key) ?? noShift }
        for (const list of [layer.current, lines.current]) {
          const element = list?.children[index]
          if (element instanceof HTMLElement) placeOnMap(element, map, at)
        }
      }
    }
    placeAll()
    map.on('move', placeAll)
    map.on('resize', placeAll)
    return () => {
      map.off('move', placeAll)
      map.off('resize', placeAll)
    }
  }, [map, groups, shifts])

  const bringIntoView = (group: MarkerGroup) => {
    const { x, y } = screenPoint(map, group)
    const { clientWidth: width, clientHeight: height } = map.getContainer()
    const isInside =
      x > edgePx && y > edgePx && x < width - edgePx && y < height - edgePx / 2
    if (!isInside) map.easeTo({ center: [group.longitude, group.latitude] })
  }
  const focusOn = (id: string) => {
    const index = current.current.findIndex(({ markers }) =>
      markers.some((marker) => marker.id === id),
    )
    const mark = layer.current?.children[index]?.querySelector('button')
    mark?.focus({ preventScroll: true })
  }
  const open = (group: MarkerGroup, isByKeyboard: boolean) => {
    zoomTo(map, group.markers)
    // The button that was pressed is gone by then: the focus goes on to the first that was in it.
    if (isByKeyboard)
      map.once('moveend', () => setTimeout(focusOn, 0, group.markers[0].id))
  }

  return createPortal(
    <>
      <Box ref={lines} position="absolute" inset="0" pointerEvents="none" aria-hidden>
        {groups.map(({ key }) => (
          <Box key={key} position="absolute" top="0" left="0">
            <LeaderLine shift={shifts.get(key) ?? noShift} mode={mode} />
          </Box>
        ))}
      </Box>
      <Box
        ref={layer}
        position="absolute"
        inset="0"
        isolation="isolate"
        pointerEvents="none"
      >
        {groups.map((group) => {
          const [marker] = group.markers
          return (
            <Box
              key={group.key}
              position="absolute"
              top="0"
              left="0"
              pointerEvents="auto"
              zIndex={marker.id === shown.id ? 1 : undefined}
              _hover={{ zIndex: 1 }}
              onFocus={(event) => {
                if (event.target.matches(':focus-visible')) bringIntoView(group)
              }}
            >
              {group.markers.length > 1 ? (
                <GroupButton
                  count={group.markers.length}
                  label={texts.group(group.markers.length)}
                  mode={mode}
                  onOpen={(isByKeyboard) => open(group, isByKeyboard)}
                />
              ) : (
                <MarkerButton
                  marker={marker}
                  label={texts.marker(marker)}
                  mode={mode}
                  shown={shown}
                  infoId={infoId}
                  onOpen={() => onOpen(marker.id)}
                />
              )}
            </Box>
          )
        })}
      </Box>
    </>,
    map.getCanvasContainer(),
  )
}

function zoomTo(map: MapLibreMap, markers: MapMarker[]): void {
  const lats = markers.map(({ latitude }) => latitude)
  const lngs = markers.map(({ longitude }) => longitude)
  map.fitBounds(
    [
      [Math.min(...lngs), Math.min(...lats)],
      [Math.max(...lngs), Math.max(...lats)],
    ],
    { padding: 70, maxZoom: 16 },
  )
}
