import { mapColors } from '#src/theme/map-colors.ts'
import type { SystemStyleObject } from '@chakra-ui/react'
import type { MapMode } from '#src/theme/map-colors.ts'

/** MapLibre's own elements in our look. */
export function mapCss(mode: MapMode): SystemStyleObject {
  return {
    '& .maplibregl-map': {
      position: 'absolute',
      inset: '0',
      bg: mapColors[mode].ground.land,
      fontFamily: 'body',
    },
    '& .maplibregl-canvas:focus-visible': {
      outline: '3px solid',
      outlineColor: 'accent.focusRing',
      outlineOffset: '-3px',
    },
    '& .maplibregl-popup': { zIndex: 3 },
    '& .maplibregl-popup-content': {
      p: '0',
      borderRadius: 'control',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'lg',
      borderWidth: '1px',
    },
    '& .maplibregl-popup-tip': { display: 'none' },
    '& .maplibregl-ctrl.maplibregl-ctrl-attrib': {
      m: '0',
      px: '2',
      py: '0.5',
      borderTopLeftRadius: 'sm',
      bg: 'bg.panel/85',
      color: 'fg.muted',
      fontSize: '2xs',
      lineHeight: '1.5',
      '& a': { color: 'fg.muted', textDecoration: 'underline' },
    },
    '& .maplibregl-ctrl-scale': {
      bg: 'bg.panel/85',
      color: 'fg.muted',
      borderColor: 'fg.muted',
      fontSize: '2xs',
    },
    '& .maplibregl-cooperative-gesture-screen': {
      bg: 'stage/75',
      color: 'stage.fg',
      fontSize: 'lg',
      zIndex: 4,
    },
  }
}
