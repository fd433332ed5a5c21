import { Box, VisuallyHidden } from '@chakra-ui/react'
// As text: a style sheet of its own could fail to load, and is then not asked for again.
import libraryCss from 'maplibre-gl/dist/maplibre-gl.css?inline'
import { useEffect, useId, useRef } from 'react'
import { MapContents } from './map-contents.tsx'
import { mapCss } from './map-css.ts'
import { useMap } from './use-map.ts'
import { useMapStyle } from './use-map-style.ts'
import type { ReactNode } from 'react'
import { usualHeight } from './map-props.ts'
import type { DiscoveryMapProps } from './map-props.ts'

/** Places and events on a map that is usable by pointer, finger and keyboard. */
export function DiscoveryMap(props: DiscoveryMapProps): ReactNode {
  const { centre, zoom, mode, texts, styleUrl, onFailure, height = usualHeight } = props
  const container = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const map = useMap(container, { centre, zoom, texts, onFailure })
  const isStandIn = useMapStyle(map, { styleUrl, mode, onFailure })
  // The operator's style has one look, made for a light page; only the outline follows the mode.
  const mapMode = styleUrl !== null && !isStandIn ? 'light' : mode
  useEffect(() => {
    map?.getCanvas().setAttribute('aria-describedby', helpId)
  }, [map, helpId])

  return (
    <Box
      position="relative"
      h={`${height}px`}
      borderWidth="1px"
      borderRadius="card"
      overflow="clip"
      isolation="isolate"
      css={mapCss(mapMode)}
    >
      <style href="maplibre-gl" precedence="low">
        {libraryCss}
      </style>
      <VisuallyHidden id={helpId}>{texts.help}</VisuallyHidden>
      <Box ref={container} position="absolute" inset="0" />
      {map && <MapContents {...props} mode={mapMode} map={map} />}
      {isStandIn && (
        <Box
          position="absolute"
          top="3"
          left="3"
          zIndex="2"
          maxW="calc(100% - 5rem)"
          px="2.5"
          py="1"
          borderRadius="control"
          borderWidth="1px"
          bg="bg.panel"
          color="fg.muted"
          fontSize="xs"
          role="status"
        >
          {texts.outlineNote}
        </Box>
      )}
    </Box>
  )
}
