import { useTranslation } from 'react-i18next'
import { isSameEvent } from '#routers/contract/discovery.ts'
import { serverMessage } from '#src/lib/error-text.ts'
import { trpc } from '#src/lib/trpc.ts'
import { showFailure } from '#src/ui/toaster.tsx'
import type {
  DiscoveredEvent,
  FavoriteEventView,
  FavoriteLocationView,
} from '#routers/contract/discovery.ts'

/** An event as it is found or as it is kept. */
export type AnyEvent = DiscoveredEvent | FavoriteEventView

export interface Favorites {
  places: FavoriteLocationView[]
  events: FavoriteEventView[]
  isLoading: boolean
  hasPlace(locationId: number): boolean
  eventLike(event: AnyEvent): FavoriteEventView | undefined
  togglePlace(locationId: number): void
  toggleEvent(event: AnyEvent): void
}

/** What a person keeps, places and events alike; a heart answers at once and goes back when it fails. */
export function useFavorites(): Favorites {
  const { t } = useTranslation('discovery')
  const utils = trpc.useUtils()
  const places = trpc.discovery.favoriteLocations.useQuery(undefined, {
    refetchOnMount: 'always',
  })
  const events = trpc.discovery.favoriteEvents.useQuery(undefined, {
    refetchOnMount: 'always',
  })
  const tell = (title: 'favorite.addFailed' | 'favorite.removeFailed') => ({
    onError: (error: unknown) =>
      showFailure({ title: t(title), description: serverMessage(error) }),
  })
  const forPlaces = { onSettled: () => utils.discovery.favoriteLocations.invalidate() }
  const forEvents = { onSettled: () => utils.discovery.favoriteEvents.invalidate() }
  const addPlace = trpc.discovery.addFavoriteLocation.useMutation({
    ...tell('favorite.addFailed'),
    ...forPlaces,
  })
  const removePlace = trpc.discovery.removeFavoriteLocation.useMutation({
    ...tell('favorite.removeFailed'),
    ...forPlaces,
  })
  const addEvent = trpc.discovery.addFavoriteEvent.useMutation({
    ...tell('favorite.addFailed'),
    ...forEvents,
  })
  const removeEvent = trpc.discovery.removeFavoriteEvent.useMutation({
    ...tell('favorite.removeFailed'),
    ...forEvents,
  })
  const keptPlaces = places.data?.favorites ?? []
  const keptEvents = events.data?.favorites ?? []
  const eventLike = (event: AnyEvent) => keptEvents.find((one) => isSameEvent(one, event))
  const isKept = (id: number) => keptPlaces.some(({ locationId }) => locationId === id)
  const hasPlace = (id: number) => {
    if (addPlace.isPending && addPlace.variables.locationId === id) return true
    if (removePlace.isPending && removePlace.variables.locationId === id) return false
    return isKept(id)
  }
  return {
    places: keptPlaces,
    events: keptEvents,
    isLoading: places.isPending || events.isPending,
    hasPlace,
    eventLike,
    togglePlace(locationId) {
      if (addPlace.isPending || removePlace.isPending) return
      if (isKept(locationId)) removePlace.mutate({ locationId })
      else addPlace.mutate({ locationId })
    },
    toggleEvent(event) {
      if (addEvent.isPending || removeEvent.isPending) return
      const kept = eventLike(event)
      if (kept) removeEvent.mutate({ id: kept.id })
      else addEvent.mutate(toInput(event))
    },
  }
}

function toInput(event: AnyEvent) {
  const { title, description, startDate, endDate, venue, address, category } = event
  const { price, website, organizer, latitude, longitude } = event
  return {
    title,
    description,
    startDate,
    endDate,
    venue,
    address,
    category,
    price,
    website,
    organizer,
    latitude,
    longitude,
  }
}
