import { metresBetween } from '#server/services/places/distance.ts'
import { sends, sendsJson } from './scripted-server.ts'
import type { GeoPoint } from '#routers/contract/discovery.ts'
import type { Script } from './scripted-server.ts'

/** An element as `out meta center` writes it. */
export interface StandInElement {
  type: 'node' | 'way' | 'relation'
  id: number
  lat?: number
  lon?: number
  center?: { lat: number; lon: number }
  timestamp?: string
  tags?: Record<string, string>
}

/** A line of a union: `nwr(around:3000,53.6,-1.4)["name"]["key"~"pattern"][~"key"~"value"];` */
const statement =
  /nwr\(around:(?<radius>[\d.]+),(?<lat>-?[\d.]+),(?<lon>-?[\d.]+)\)(?<filters>(?:\[[^\n]*\])+);/g
const filter =
  /\["(?<key>[^"]+)"(?:~"(?<value>[^"]*)")?\]|\[~"(?<keys>[^"]*)"~"(?<values>[^"]*)"\]/g

/** Overpass as its manual has it, for unions of `around` queries with filters by tags. */
export function overpassAnswer(query: string, elements: StandInElement[]): Script {
  const lines = [...query.matchAll(statement)]
  const isPlain =
    query.startsWith('[out:json]') &&
    lines.length > 0 &&
    /out meta center \d+;$/.test(query)
  if (!isPlain)
    return sends(400, '<html><body><strong>Error</strong>: parse error</body></html>', {
      'content-type': 'text/html; charset=utf-8',
    })
  const most = Number(/out meta center (\d+);$/.exec(query)?.[1])
  const found = elements.filter((element) =>
    lines.some(({ groups = {} }) => isFound(element, groups as unknown as Line)),
  )
  return sendsJson(200, {
    version: 0.6,
    generator: 'Overpass API 0.7.62.5 1bd436f1',
    osm3s: {
      timestamp_osm_base: '2026-11-15T11:58:02Z',
      copyright: 'The data included in this document is from www.openstreetmap.org.',
    },
    elements: found.slice(0, most).map((element) => ({
      version: 7,
      changeset: 1,
      user: 'mapper',
      uid: 1,
      ...element,
    })),
  })
}

interface Line {
  radius: string
  lat: string
  lon: string
  filters: string
}

function isFound(element: StandInElement, { radius, lat, lon, filters }: Line): boolean {
  const { tags = {} } = element
  const at = positionOf(element)
  const centre = { latitude: Number(lat), longitude: Number(lon) }
  // A way is found by any part of it, so its centre may lie beyond the radius.
  const reach = element.type === 'node' ? 0 : 500
  if (at && metresBetween(centre, at) > Number(radius) + reach) return false
  return [...filters.matchAll(filter)].every(({ groups = {} }) => {
    const { key, value, keys, values } = groups
    if (key !== undefined)
      return new RegExp(value ?? '').test(tags[key] ?? '') && key in tags
    return Object.entries(tags).some(
      ([name, text]) =>
        new RegExp(keys ?? '').test(name) && new RegExp(values ?? '').test(text),
    )
  })
}

function positionOf({ lat, lon, center }: StandInElement): GeoPoint | undefined {
  const [latitude, longitude] = [lat ?? center?.lat, lon ?? center?.lon]
  return latitude === undefined || longitude === undefined
    ? undefined
    : { latitude, longitude }
}

export const wakefield: GeoPoint = { latitude: 53.683, longitude: -1.496 }

/** A museum so many metres north of the centre of Wakefield. */
export function museumAt(
  metres: number,
  id: number,
  tags: Record<string, string> = {},
): StandInElement {
  return {
    type: 'node',
    id,
    lat: wakefield.latitude + metres / 111_195,
    lon: wakefield.longitude,
    timestamp: '2025-03-04T05:06:07Z',
    tags: { name: `Museum ${id}`, tourism: 'museum', ...tags },
  }
}
