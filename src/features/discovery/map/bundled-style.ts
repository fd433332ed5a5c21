import { mapColors } from '#src/theme/map-colors.ts'
import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import type { MapMode } from '#src/theme/map-colors.ts'

export interface BasemapUrls {
  /** Absolute, since a worker fetches them. */
  world: string
  home: string
  places: string
}

export const outlineName = 'Outline'

/** Below this zoom the coarse coast will do for the home islands too. */
const detailZoom = 4
const font = ['Instrument Sans Variable', 'sans-serif']

/**
 * Land, coast, borders and names, without tiles, sprites or a glyph server: MapLibre draws letters with
 * the page's own fonts when a style has no `glyphs`. Files by scripts/make-basemap.ts.
 */
export function bundledStyle(mode: MapMode, urls: BasemapUrls): StyleSpecification {
  return {
    version: 8,
    name: outlineName,
    sources: {
      world: {
        type: 'geojson',
        data: urls.world,
        attribution: 'Outline: Natural Earth',
      },
      home: { type: 'geojson', data: urls.home, maxzoom: 10, tolerance: 0.2 },
      places: {
        type: 'geojson',
        data: urls.places,
        attribution: 'Names: GeoNames, CC BY 4.0',
      },
    },
    layers: [...groundLayers(mode), ...labelLayers(mode)],
  }
}

function groundLayers(mode: MapMode): LayerSpecification[] {
  const { sea, land, coast, border } = mapColors[mode].ground
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': sea } },
    ...(['land', 'home-far'] as const).map((kind): LayerSpecification => ({
      id: kind,
      type: 'fill',
      source: 'world',
      ...(kind === 'home-far' && { maxzoom: detailZoom }),
      filter: isKind(kind),
      paint: { 'fill-color': land, 'fill-outline-color': coast },
    })),
    {
      id: 'home',
      type: 'fill',
      source: 'home',
      minzoom: detailZoom,
      filter: isKind('home'),
      paint: { 'fill-color': land },
    },
    {
      id: 'coast',
      type: 'line',
      source: 'home',
      minzoom: detailZoom,
      filter: isKind('home'),
      paint: { 'line-color': coast, 'line-width': byZoom([4, 0.5], [12, 2]) },
    },
    ...(['world', 'home'] as const).map((source): LayerSpecification => ({
      id: `border-${source}`,
      type: 'line',
      source,
      filter: isKind('border'),
      paint: { 'line-color': border, 'line-width': 1, 'line-dasharray': [4, 2] },
    })),
  ]
}

function labelLayers(mode: MapMode): LayerSpecification[] {
  const { label, farLabel, halo } = mapColors[mode].ground
  const lettering = { 'text-halo-color': halo, 'text-halo-width': 1.5 }
  return [
    {
      id: 'country',
      type: 'symbol',
      source: 'world',
      maxzoom: 6,
      filter: [
        'all',
        isKind('country'),
        upToRank(['step', ['zoom'], 1, 2, 2, 3, 3, 4, 4]),
      ],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': byZoom([1, 11], [5, 15]),
        'text-max-width': 7,
        'text-letter-spacing': 0.05,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { 'text-color': farLabel, ...lettering },
    },
    {
      id: 'place',
      type: 'symbol',
      source: 'places',
      minzoom: 3,
      filter: upToRank(['step', ['zoom'], 1, 4, 2, 5, 3, 6, 4, 7, 5, 9, 6]),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': byZoom([3, 11], [8, byRank(17, 14, 11)], [12, byRank(22, 18, 14)]),
        'text-padding': 6,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { 'text-color': label, ...lettering },
    },
  ]
}

function isKind(kind: string): ExpressionSpecification {
  return ['==', ['get', 'kind'], kind]
}

function upToRank(rank: ExpressionSpecification): ExpressionSpecification {
  return ['<=', ['get', 'rank'], rank]
}

function byRank(large: number, middle: number, small: number): ExpressionSpecification {
  return ['match', ['get', 'rank'], [1, 2], large, [3, 4], middle, small]
}

function byZoom(
  ...stops: Array<[zoom: number, value: number | ExpressionSpecification]>
): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], ...stops.flat()] as ExpressionSpecification
}
