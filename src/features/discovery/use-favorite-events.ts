import { isSameEvent } from '#routers/contract/same-event.ts'
import { trpc } from '#src/lib/trpc.ts'
import { stateOf } from './use-favorite-places.ts'
import { unsentId, useKeptChanges } from './use-kept-changes.ts'
import type { DiscoveredEvent, FavoriteEventView } from '#routers/contract/discovery.ts'
import type { FavoriteList } from './use-favorite-places.ts'
import type { KeptChanges } from './use-kept-changes.ts'

/** An event as it is found or as it is kept. */
export type AnyEvent = DiscoveredEvent | FavoriteEventView

export interface FavoriteEvents
  extends FavoriteList<FavoriteEventView>, Omit<KeptChanges<FavoriteEventView>, 'add'> {
  like(event: AnyEvent): FavoriteEventView | undefined
  add(event: AnyEvent): void
}

/** Part 2, section 3: an event is known by these three. */
export const eventKey = ({ title, venue, startDate }: AnyEvent): string =>
  JSON.stringify([title.trim(), venue.trim(), startDate.trim()])

/** The events that a person keeps. */
export function useFavoriteEvents(): FavoriteEvents {
  const utils = trpc.useUtils()
  const cache = utils.discovery.favoriteEvents
  const known = trpc.discovery.favoriteEvents.useQuery(undefined, {
    refetchOnMount: 'always',
  })
  const add = trpc.discovery.addFavoriteEvent.useMutation()
  const remove = trpc.discovery.removeFavoriteEvent.useMutation()
  const setNotes = trpc.discovery.setEventNotes.useMutation()
  const changes = useKeptChanges<FavoriteEventView>({
    keyOf: eventKey,
    read: () => cache.getData()?.favorites,
    write: (favorites) => cache.setData(undefined, { favorites }),
    cancel: () => cache.cancel(),
    reload: () => cache.invalidate(),
    sendAdd: (event) => add.mutateAsync(toInput(event)),
    sendRemove: ({ id }) => remove.mutateAsync({ id }),
    sendNotes: (id, notes) => setNotes.mutateAsync({ id, notes }),
  })
  const list = known.data?.favorites ?? []
  return {
    ...changes,
    list,
    state: stateOf(known),
    reload: () => void known.refetch(),
    like: (event) => list.find((one) => isSameEvent(one, event)),
    add: (event) =>
      changes.add({
        ...toInput(event),
        id: unsentId(eventKey(event)),
        mustBeChecked: event.mustBeChecked,
        notes: null,
        createdAt: new Date().toISOString(),
      }),
  }
}

function toInput(event: AnyEvent) {
  const { title, description, startDate, endDate, venue, address, category } = event
  const { price, website, organizer, latitude, longitude, source } = event
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
    source,
  }
}
