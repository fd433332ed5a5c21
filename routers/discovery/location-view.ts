import { z } from 'zod'
import { eventSources, placeCategory, placeSources } from '../contract/discovery.ts'
import type { FavoritePlace } from '#db/queries/favorites.ts'
import type {
  DiscoveryLocationRow,
  FavoriteEventRow,
  SavedDiscoveryRow,
} from '#db/tables/discovery.ts'
import type {
  FavoriteEventView,
  FavoriteLocationView,
  LocationView,
  SavedDiscoveryView,
} from '../contract/discovery.ts'

const source = z.enum(placeSources)
const eventSource = z.enum(eventSources)
const significanceSource = z.enum(['wikidata', 'wikipedia', 'tutor']).nullable()

export function toLocationView(place: DiscoveryLocationRow): LocationView {
  return {
    id: place.id,
    name: place.name,
    description: place.description,
    latitude: place.latitude,
    longitude: place.longitude,
    address: place.address,
    category: placeCategory.catch('community_space').parse(place.category),
    website: place.website,
    phone: place.phone,
    openingHours: place.openingHours,
    culturalSignificance: place.culturalSignificance,
    significanceSource: significanceSource.catch(null).parse(place.significanceSource),
    reason: place.reason,
    aiGenerated: place.aiGenerated === 1,
    source: source.catch('model').parse(place.source),
    sourceId: place.sourceId ?? '',
    sourceDate: place.sourceDate,
    createdAt: place.createdAt,
  }
}

export function toFavoriteView(favorite: FavoritePlace): FavoriteLocationView {
  return {
    id: favorite.favoriteId,
    locationId: favorite.id,
    notes: favorite.notes,
    location: toLocationView(favorite),
    createdAt: favorite.favoredAt,
  }
}

export function toFavoriteEventView(event: FavoriteEventRow): FavoriteEventView {
  const { userId: _, latitude, longitude, ...rest } = event
  const source = eventSource.nullable().catch(null).parse(event.source)
  return {
    ...rest,
    source,
    mustBeChecked: source === 'model',
    latitude: latitude === null ? null : Number(latitude),
    longitude: longitude === null ? null : Number(longitude),
  }
}

export function locationIdsOf({ locationIds }: SavedDiscoveryRow): number[] {
  return z.array(z.int()).catch([]).parse(JSON.parse(locationIds))
}

export function toDiscoveryView(discovery: SavedDiscoveryRow): SavedDiscoveryView {
  const {
    id,
    name,
    centerLatitude,
    centerLongitude,
    searchQuery,
    attribution,
    createdAt,
  } = discovery
  return {
    id,
    name,
    centerLatitude,
    centerLongitude,
    locationIds: locationIdsOf(discovery),
    searchQuery,
    userInterests: z
      .array(z.string())
      .catch([])
      .parse(JSON.parse(discovery.userInterests ?? '[]')),
    source: source.nullable().catch(null).parse(discovery.source),
    attribution,
    createdAt,
  }
}
