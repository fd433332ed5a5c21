import { hasPosition } from './has-position.ts'
import type {
  DiscoveredEvent,
  FavoriteEventView,
  GeoPoint,
  LocationView,
  MarkerKind,
} from '#routers/contract/discovery.ts'
import type { AnyEvent } from './use-favorite-events.ts'

/** A place or an event that has a position, as map and list show it. */
export type MapItem = GeoPoint & {
  id: string
  kind: MarkerKind
  name: string
  address: string
} & ({ place: LocationView; event: null } | { place: null; event: AnyEvent })

export function itemsOf(
  places: readonly LocationView[],
  events: readonly AnyEvent[],
): MapItem[] {
  return [
    ...places.filter(hasPosition).map((place) => ({
      id: `place ${place.id}`,
      kind: place.category,
      name: place.name,
      address: place.address,
      latitude: Number(place.latitude),
      longitude: Number(place.longitude),
      place,
      event: null,
    })),
    ...events.flatMap((event) => {
      const { latitude, longitude, title, venue, address, startDate } = event
      if (latitude === null || longitude === null) return []
      return [
        {
          id: `event ${title} ${venue} ${startDate}`,
          kind: 'event' as const,
          name: title,
          address: [venue, address].filter(Boolean).join(', '),
          latitude,
          longitude,
          place: null,
          event,
        },
      ]
    }),
  ]
}

/**
 * Favourite events with the position of the same event among those that were found, where they were
 * kept without one.
 */
export function placedFavorites(
  favorites: readonly FavoriteEventView[],
  found: readonly DiscoveredEvent[],
  isSame: (one: AnyEvent, other: AnyEvent) => boolean,
): FavoriteEventView[] {
  return favorites.map((favorite) => {
    if (favorite.latitude !== null) return favorite
    const { latitude = null, longitude = null } =
      found.find((event) => isSame(event, favorite)) ?? {}
    return { ...favorite, latitude, longitude }
  })
}
