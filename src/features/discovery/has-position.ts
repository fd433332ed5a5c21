import type {
  GeoPoint,
  LocationView,
  SavedDiscoveryView,
} from '#routers/contract/discovery.ts'

/** `'0'` stands for a coordinate that is not known (part 2, section 2). */
export function hasPosition({
  latitude,
  longitude,
}: Pick<LocationView, 'latitude' | 'longitude'>): boolean {
  return latitude !== '0' && longitude !== '0'
}

export function positionOf(
  place: Pick<LocationView, 'latitude' | 'longitude'>,
): GeoPoint | null {
  if (!hasPosition(place)) return null
  return { latitude: Number(place.latitude), longitude: Number(place.longitude) }
}

/** The middle of a search; null before the first. */
export function centreOf(
  search: Pick<SavedDiscoveryView, 'centerLatitude' | 'centerLongitude'> | undefined,
): GeoPoint | null {
  if (!search) return null
  return positionOf({
    latitude: search.centerLatitude,
    longitude: search.centerLongitude,
  })
}

/** A search's name for a button: the town alone, or the whole of a position. */
export function shortName(name: string): string {
  const isPosition = /^-?\d+(\.\d+)?\s*,\s*-?\d+(\.\d+)?$/.test(name.trim())
  return isPosition ? name.trim() : (name.split(',')[0] ?? name)
}
