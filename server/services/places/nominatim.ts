import { z } from 'zod'
import { geoPoint } from '#routers/contract/discovery.ts'
import { rounded } from './distance.ts'
import { keptDays } from './kept-answers.ts'
import { priorities } from './request-queue.ts'
import { SourceFault } from './source-fault.ts'
import { oneLine } from './tag-text.ts'
import type { GeoPoint } from '#routers/contract/discovery.ts'
import type { Town } from '#routers/places.ts'
import type { AskJson } from './ask-json.ts'
import type { Kept } from './kept-answers.ts'

export interface NominatimSource {
  /** The base before `/search` and `/reverse`, with or without a slash at its end. */
  url: string
  askJson: AskJson
  kept: Kept
  signal: AbortSignal
}

const degrees = z.string().trim().min(1).transform(Number)
const address = z.record(z.string(), z.string()).catch({})
/** Of `jsonv2`: coordinates are strings there. */
const found = z
  .object({ lat: degrees, lon: degrees, name: z.string().catch(''), address })
  .transform(({ lat, lon, name, address }) => ({
    latitude: lat,
    longitude: lon,
    label: labelOf(name, address),
  }))
  .pipe(geoPoint.extend({ label: z.string() }))
const town = geoPoint.extend({ label: z.string().min(1) })

/**
 * The town, district or village of a name, else whatever else has the name; null when there is none.
 * Errors as `AskJson`, as those of the functions below.
 */
export function findTown(query: string, source: NominatimSource): Promise<Town | null> {
  const q = plainQuery(query)
  if (q === '') return Promise.resolve(null)
  const { kept, signal } = source
  return kept.get({
    key: `town/${q.toLowerCase()}`,
    days: keptDays.towns,
    shape: town.nullable(),
    signal,
    ask: async (signal) =>
      (await search({ q, featureType: 'settlement' }, { ...source, signal })) ??
      (await search({ q }, { ...source, signal })),
  })
}

/** The position of an address; null when there is none. It waits behind what people look at. */
export function findAddress(
  text: string,
  source: NominatimSource,
): Promise<GeoPoint | null> {
  const q = plainQuery(text)
  if (q === '') return Promise.resolve(null)
  const { kept, signal } = source
  return kept.get({
    key: `address/${q.toLowerCase()}`,
    days: keptDays.towns,
    shape: geoPoint.nullable(),
    signal,
    ask: async (signal) => {
      const place = await search({ q }, { ...source, signal }, priorities.label)
      return place && { latitude: place.latitude, longitude: place.longitude }
    },
  })
}

/** What the town at a position is called; null where there is none, such as at sea. */
export function findLabel(
  point: GeoPoint,
  source: NominatimSource,
): Promise<string | null> {
  const { latitude, longitude } = rounded(point)
  const { url, askJson, kept, signal } = source
  return kept.get({
    key: `label/${latitude},${longitude}`,
    days: keptDays.towns,
    shape: z.string().nullable(),
    signal,
    ask: async (signal) => {
      // Zoom 12 is a town or a borough.
      const asked = { lat: String(latitude), lon: String(longitude), zoom: '12' }
      const json = await askJson({ url: requestUrl(url, 'reverse', asked) }, signal)
      const parsed = reversed.safeParse(json)
      if (!parsed.success) throw new SourceFault('Nominatim sent json of another shape')
      return 'error' in parsed.data ? null : labelOf('', parsed.data.address) || null
    },
  })
}

/** A position without a town is an answer of its own: 200 with `{"error":"Unable to geocode"}`. */
const reversed = z.union([z.object({ error: z.unknown() }), z.object({ address })])

async function search(
  asked: Record<string, string>,
  { url, askJson, signal }: NominatimSource,
  priority?: number,
): Promise<Town | null> {
  const json = await askJson(
    { url: requestUrl(url, 'search', { ...asked, limit: '1' }) },
    signal,
    priority,
  )
  const list = z.array(z.unknown()).safeParse(json)
  if (!list.success) throw new SourceFault('Nominatim sent json of another shape')
  const first = found.safeParse(list.data[0])
  if (!first.success) return null
  const { label } = first.data
  return { ...first.data, label: label || (asked['q'] ?? '') }
}

function requestUrl(base: string, path: string, asked: Record<string, string>): string {
  const search = new URLSearchParams({ ...asked, format: 'jsonv2', addressdetails: '1' })
  return `${base.replace(/\/+$/, '')}/${path}?${search.toString()}`
}

function plainQuery(text: string): string {
  return oneLine(text.normalize('NFC'), 200)
}

/** As `Wakefield, West Yorkshire, England`: the name, the town it is in, its county, its country. */
function labelOf(name: string, address: Record<string, string>): string {
  const first = (...keys: string[]) =>
    keys.map((key) => oneLine(address[key], 100)).find((part) => part !== '') ?? ''
  const parts = [
    oneLine(name, 100),
    first('city', 'town', 'village', 'municipality', 'hamlet', 'borough', 'suburb'),
    first('county', 'state_district'),
    first('state', 'country'),
  ]
  return [...new Set(parts)].filter((part) => part !== '').join(', ')
}
