import { z } from 'zod'
import { geoPoint, placeCategories } from '#routers/contract/discovery.ts'
import { kindOf } from './place-rules.ts'
import {
  oneLine,
  readName,
  readOpeningHours,
  readPhone,
  readWebsite,
  textLimits,
} from './tag-text.ts'
import type { GeoPoint, PlaceCategory } from '#routers/contract/discovery.ts'
import type { FoundPlace } from '#routers/places.ts'

export interface FilePlaces {
  places: FoundPlace[]
  /** Whom the file itself names; null without. */
  attribution: string | null
}

export interface FeatureFault {
  /** From 0, in the order of the file. */
  feature: number
  fault: string
}

const collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
  attribution: z.unknown().optional(),
})
const feature = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }),
  properties: z.record(z.string(), z.unknown()),
})

/**
 * The places of a GeoJSON FeatureCollection (RFC 7946): points, and of other shapes the middle of the
 * box around them. `properties` are name, category (of ours, else told from tags of OpenStreetMap among
 * them), address, website, phone, openingHours and description. A feature that is no place is a fault;
 * throws when the text is no FeatureCollection at all.
 */
export function readFeatures(text: string): FilePlaces & { faults: FeatureFault[] } {
  const { features, attribution } = collection.parse(JSON.parse(text))
  const places = new Map<string, FoundPlace>()
  const faults: FeatureFault[] = []
  for (const [index, raw] of features.entries()) {
    const place = readFeature(raw, index)
    if (typeof place === 'string') faults.push({ feature: index, fault: place })
    else if (places.has(place.sourceId))
      faults.push({ feature: index, fault: `id ${place.sourceId} is taken` })
    else places.set(place.sourceId, place)
  }
  return {
    places: [...places.values()],
    attribution: oneLine(attribution, textLimits.address) || null,
    faults,
  }
}

/** The place, or what is wrong with it. */
function readFeature(raw: unknown, index: number): FoundPlace | string {
  const parsed = feature.safeParse(raw)
  if (!parsed.success) return 'no feature with a geometry and properties'
  const { id, geometry, properties } = parsed.data
  const position = positionOf(geometry.coordinates)
  if (!position) return `no position in its ${oneLine(geometry.type, 40)}`
  const name = readName(properties['name'])
  if (name === '') return 'no name'
  const category = categoryOf(properties)
  if (!category) return `no category, expected one of ${placeCategories.join(', ')}`
  return {
    source: 'file',
    sourceId: oneLine(String(id ?? ''), 100) || String(index),
    name,
    category,
    ...position,
    address: oneLine(properties['address'], textLimits.address),
    description: oneLine(properties['description'], textLimits.description),
    website: readWebsite(properties['website']),
    phone: readPhone(properties['phone']),
    openingHours: readOpeningHours(
      properties['openingHours'] ?? properties['opening_hours'],
    ),
    significance: null,
    updatedAt: null,
  }
}

function categoryOf(properties: Record<string, unknown>): PlaceCategory | undefined {
  const own = placeCategories.find((category) => category === properties['category'])
  if (own) return own
  const tags = Object.entries(properties).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return kindOf(Object.fromEntries(tags))?.category
}

interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** Longitude comes first in GeoJSON (section 3.1.1). */
function positionOf(coordinates: unknown): GeoPoint | undefined {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  if (!widen(box, coordinates, 0)) return undefined
  const { success, data } = geoPoint.safeParse({
    latitude: (box.south + box.north) / 2,
    longitude: (box.west + box.east) / 2,
  })
  return success ? data : undefined
}

/** A MultiPolygon holds lists of polygons, of rings, of positions. */
const deepest = 3

/** Whether all that is in there are positions. */
function widen(box: Box, coordinates: unknown, depth: number): boolean {
  if (!Array.isArray(coordinates) || coordinates.length === 0) return false
  const [longitude, latitude] = coordinates as unknown[]
  if (typeof longitude === 'number' && typeof latitude === 'number') {
    box.west = Math.min(box.west, longitude)
    box.east = Math.max(box.east, longitude)
    box.south = Math.min(box.south, latitude)
    box.north = Math.max(box.north, latitude)
    return true
  }
  if (depth === deepest) return false
  return coordinates.every((inner) => widen(box, inner, depth + 1))
}
