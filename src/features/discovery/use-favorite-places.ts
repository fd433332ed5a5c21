import { trpc } from '#src/lib/trpc.ts'
import { unsentId, useKeptChanges } from './use-kept-changes.ts'
import type { FavoriteLocationView, LocationView } from '#routers/contract/discovery.ts'
import type { KeptChanges } from './use-kept-changes.ts'

export interface FavoriteList<T> {
  list: T[]
  state: 'loading' | 'failed' | 'ready'
  reload(): void
}

export interface FavoritePlaces
  extends
    FavoriteList<FavoriteLocationView>,
    Omit<KeptChanges<FavoriteLocationView>, 'add'> {
  add(place: LocationView): void
}

export const placeKey = (locationId: number): string => String(locationId)

/** The places that a person keeps. */
export function useFavoritePlaces(): FavoritePlaces {
  const utils = trpc.useUtils()
  const cache = utils.discovery.favoriteLocations
  const known = trpc.discovery.favoriteLocations.useQuery(undefined, {
    refetchOnMount: 'always',
  })
  const add = trpc.discovery.addFavoriteLocation.useMutation()
  const remove = trpc.discovery.removeFavoriteLocation.useMutation()
  const setNotes = trpc.discovery.setLocationNotes.useMutation()
  const changes = useKeptChanges<FavoriteLocationView>({
    keyOf: ({ locationId }) => placeKey(locationId),
    read: () => cache.getData()?.favorites,
    write: (favorites) => cache.setData(undefined, { favorites }),
    cancel: () => cache.cancel(),
    reload: () => cache.invalidate(),
    async sendAdd({ locationId }) {
      await add.mutateAsync({ locationId })
      return undefined
    },
    sendRemove: ({ locationId }) => remove.mutateAsync({ locationId }),
    sendNotes: (id, notes) => setNotes.mutateAsync({ id, notes }),
  })
  return {
    ...changes,
    list: known.data?.favorites ?? [],
    state: stateOf(known),
    reload: () => void known.refetch(),
    add: (place) =>
      changes.add({
        id: unsentId(placeKey(place.id)),
        locationId: place.id,
        notes: null,
        location: place,
        createdAt: new Date().toISOString(),
      }),
  }
}

/** A list that cannot be read again stays as it was. */
export function stateOf(query: {
  data: unknown
  isError: boolean
  isFetching: boolean
}): 'loading' | 'failed' | 'ready' {
  if (query.data) return 'ready'
  return query.isError && !query.isFetching ? 'failed' : 'loading'
}
