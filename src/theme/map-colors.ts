import type { MarkerKind } from '#routers/contract/discovery.ts'

export type MapMode = 'light' | 'dark'

interface MapPalette {
  ground: {
    sea: string
    land: string
    coast: string
    border: string
    label: string
    farLabel: string
    halo: string
  }
  /** Fill of a marker; never alone as a meaning. */
  markers: Record<MarkerKind, string>
  /** Icon, number and rim of a marker: the rim keeps it visible on maps of either mode. */
  onMarker: string
  group: { fill: string; text: string }
}

/** A map is drawn by a machine that knows no tokens: so its colours are given by mode. */
export const mapColors: Record<MapMode, MapPalette> = {
  light: {
    ground: {
      sea: '#cddde2',
      land: '#f4eee3',
      coast: '#8ca1a6',
      border: '#b3a594',
      label: '#3d362e',
      farLabel: '#665b4e',
      halo: '#fbf8f2',
    },
    markers: {
      museum: '#2f5f96',
      gallery: '#6a4a9c',
      historic_site: '#7a5714',
      performance_venue: '#96377c',
      artist_studio: '#1d6a64',
      library: '#3c6a2b',
      creative_district: '#136a88',
      community_space: '#5c6010',
      event: '#b8232b',
      default: '#57524b',
    },
    onMarker: '#fffaf4',
    group: { fill: '#2b251f', text: '#fdfbf7' },
  },
  dark: {
    ground: {
      sea: '#10171b',
      land: '#25211c',
      coast: '#55646a',
      border: '#6a5e51',
      label: '#ded3c3',
      farLabel: '#a89b8a',
      halo: '#171411',
    },
    markers: {
      museum: '#8db8ea',
      gallery: '#bda6ec',
      historic_site: '#dab863',
      performance_venue: '#eaa0d3',
      artist_studio: '#7fcfc6',
      library: '#a6cf8c',
      creative_district: '#7cc7e2',
      community_space: '#c9cc6a',
      event: '#ff8a82',
      default: '#bdb4a8',
    },
    onMarker: '#171411',
    group: { fill: '#e9dfd1', text: '#1b1714' },
  },
}

interface Token {
  value: { base: string; _dark: string }
}

const token = (of: (palette: MapPalette) => string): Token => ({
  value: { base: of(mapColors.light), _dark: of(mapColors.dark) },
})

/** Markers as tokens, for what stands beside the map and has to match them. */
export const markerTokens = {
  ...(Object.fromEntries(
    (Object.keys(mapColors.light.markers) as MarkerKind[]).map((kind) => [
      kind,
      token(({ markers }) => markers[kind]),
    ]),
  ) as Record<MarkerKind, Token>),
  text: token(({ onMarker }) => onMarker),
}
