import { z } from 'zod'
import { geoPoint, placeCategory } from '#routers/contract/discovery.ts'
import { addressOf, descriptionOf, nameOf } from './describe-tags.ts'
import { byDistance, metresBetween } from './distance.ts'
import { kindOf } from './place-rules.ts'
import { readOpeningHours, readPhone, readWebsite } from './tag-text.ts'
import type { GeoPoint } from '#routers/contract/discovery.ts'
import type { Tags } from './place-rules.ts'

/** A place of the map as it is kept; what makes it significant is looked up apart. */
export const mappedPlace = geoPoint.extend({
  sourceId: z.string().regex(/^(?:node|way|relation)\/\d+$/),
  name: z.string().min(1),
  category: placeCategory,
  address: z.string(),
  description: z.string(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  openingHours: z.string().nullable(),
  updatedAt: z.string().nullable(),
  /** Such as `Q1234`. */
  wikidata: z.string().nullable(),
  /** Such as `en:The Hepworth Wakefield`. */
  wikipedia: z.string().nullable(),
})
export type MappedPlace = z.infer<typeof mappedPlace>

export const mostPlaces = 120
/** A building and the node at its door. */
const sameWithinM = 100

const element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.int().min(1),
  lat: geoPoint.shape.latitude.optional(),
  lon: geoPoint.shape.longitude.optional(),
  center: z
    .object({ lat: geoPoint.shape.latitude, lon: geoPoint.shape.longitude })
    .optional()
    .catch(undefined),
  timestamp: z.iso.datetime().optional().catch(undefined),
  tags: z.record(z.string(), z.string()),
})

/**
 * The at most 120 nearest places of culture in an answer of Overpass, nearest first, each once. What
 * has no name, no position within `radiusM` or no category is left out, and so is what is broken.
 */
export function readElements(
  elements: readonly unknown[],
  { centre, radiusM }: { centre: GeoPoint; radiusM: number },
): MappedPlace[] {
  const places = elements
    .map(readElement)
    .filter((place) => place !== undefined)
    .filter((place) => metresBetween(centre, place) <= radiusM)
  return byDistance(merged(byDistance(places, centre)), centre)
}

function readElement(raw: unknown): MappedPlace | undefined {
  const parsed = element.safeParse(raw)
  if (!parsed.success) return undefined
  const { type, id, lat, lon, center, tags, timestamp } = parsed.data
  const [latitude, longitude] = [lat ?? center?.lat, lon ?? center?.lon]
  const kind = kindOf(tags)
  const name = nameOf(tags)
  if (latitude === undefined || longitude === undefined || !kind || name === '')
    return undefined
  return {
    sourceId: `${type}/${id}`,
    name,
    category: kind.category,
    latitude,
    longitude,
    address: addressOf(tags),
    description: descriptionOf(tags, kind),
    website: firstOf(tags, ['website', 'contact:website', 'url'], readWebsite),
    phone: firstOf(tags, ['phone', 'contact:phone'], readPhone),
    openingHours: readOpeningHours(tags['opening_hours']),
    updatedAt: timestamp ?? null,
    wikidata: /^Q[1-9]\d{0,11}(?=$|;)/.exec(tags['wikidata'] ?? '')?.[0] ?? null,
    wikipedia: tags['wikipedia']?.slice(0, 300) ?? null,
  }
}

/** The first of the keys with a value that can be read. */
function firstOf(
  tags: Tags,
  keys: readonly string[],
  read: (text: unknown) => string | null,
): string | null {
  for (const key of keys) {
    const value = read(tags[key])
    if (value !== null) return value
  }
  return null
}

/** Bounded: each place is compared with the kept ones alone, however many an answer holds. */
function merged(nearestFirst: MappedPlace[]): MappedPlace[] {
  const kept: MappedPlace[] = []
  for (const place of nearestFirst) {
    const same = kept.findIndex(
      (other) => isSameName(other, place) && metresBetween(other, place) <= sameWithinM,
    )
    const other = kept[same]
    if (other) kept[same] = joined(other, place)
    else if (kept.length < mostPlaces) kept.push(place)
  }
  return kept
}

function isSameName(one: MappedPlace, other: MappedPlace): boolean {
  return one.name.toLowerCase() === other.name.toLowerCase()
}

/** The one that says more, and what it does not say from the other. */
function joined(one: MappedPlace, other: MappedPlace): MappedPlace {
  const [richer, poorer] = said(other) > said(one) ? [other, one] : [one, other]
  return {
    ...richer,
    address: richer.address || poorer.address,
    website: richer.website ?? poorer.website,
    phone: richer.phone ?? poorer.phone,
    openingHours: richer.openingHours ?? poorer.openingHours,
    wikidata: richer.wikidata ?? poorer.wikidata,
    wikipedia: richer.wikipedia ?? poorer.wikipedia,
  }
}

function said(place: MappedPlace): number {
  return Object.values(place).filter((value) => value !== null && value !== '').length
}
