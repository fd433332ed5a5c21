import { Box } from '@chakra-ui/react'
import { Popup } from 'maplibre-gl'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { MapLibreMap } from 'maplibre-gl'
import type { ReactNode } from 'react'
import type { GeoPoint } from '#routers/contract/discovery.ts'
import type { Shift } from './spread-markers.ts'
import type { Shown } from './use-shown.ts'

/** The height of a marker, in CSS pixels: the window stands above it. */
const abovePx = 40

interface InfoWindowProps {
  map: MapLibreMap
  at: GeoPoint & { shift: Shift }
  shown: Shown
  id: string
  children: ReactNode
}

/** What is known of a marker, beside it; it takes no focus, and the pointer can move into it. */
export function InfoWindow(props: InfoWindowProps): ReactNode {
  const { map, at, shown, id, children } = props
  const { latitude, longitude, shift } = at
  const [content] = useState(() => document.createElement('div'))
  const [popup] = useState(() =>
    new Popup({
      closeButton: false,
      closeOnClick: false,
      focusAfterOpen: false,
      maxWidth: 'min(300px, 85%)',
      padding: { top: 8, bottom: 8, left: 8, right: 8 },
    }).setDOMContent(content),
  )

  // Opened only when the content is in it: by its size it finds the side with room.
  useLayoutEffect(() => {
    popup.setOffset(offsets(shift)).setLngLat([longitude, latitude])
    if (!popup.isOpen()) popup.addTo(map)
  })
  useEffect(() => () => void popup.remove(), [popup])

  return createPortal(
    <Box
      id={id}
      p="3"
      fontSize="sm"
      onPointerEnter={shown.stay}
      onPointerLeave={shown.leave}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) shown.blur()
      }}
    >
      {children}
    </Box>,
    content,
  )
}

function offsets({ x, y }: Shift) {
  const above: [number, number] = [x, y - abovePx]
  const below: [number, number] = [x, y + 6]
  const side = (by: number): [number, number] => [x + by, y - abovePx / 2]
  return {
    center: above,
    bottom: above,
    'bottom-left': above,
    'bottom-right': above,
    top: below,
    'top-left': below,
    'top-right': below,
    left: side(30),
    right: side(-30),
  }
}
