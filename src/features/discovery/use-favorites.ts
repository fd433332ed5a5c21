import { useState } from 'react'
import { eventKey, useFavoriteEvents } from './use-favorite-events.ts'
import { placeKey, useFavoritePlaces } from './use-favorite-places.ts'
import type {
  FavoriteEventView,
  FavoriteLocationView,
  LocationView,
} from '#routers/contract/discovery.ts'
import type { AnyEvent } from './use-favorite-events.ts'
import type { FavoriteList } from './use-favorite-places.ts'
import type { NoteOptions } from './use-note.ts'

interface Removal {
  name: string
  confirm(): void
}

export interface Favorites {
  places: FavoriteList<FavoriteLocationView>
  events: FavoriteList<FavoriteEventView>
  hasPlace(locationId: number): boolean
  eventLike(event: AnyEvent): FavoriteEventView | undefined
  /** `hasNote` where words were written that may not be stored yet. */
  togglePlace(place: LocationView, hasNote?: boolean): void
  toggleEvent(event: AnyEvent, hasNote?: boolean): void
  noteOfPlace(locationId: number): NoteOptions
  noteOfEvent(event: AnyEvent): NoteOptions
  /** A favourite with a note that would be lost: the person is asked first. */
  asked: Removal | null
  answer(isYes: boolean): void
}

/** What a person keeps, places and events alike; a heart answers at once and goes back when it fails. */
export function useFavorites(): Favorites {
  const places = useFavoritePlaces()
  const events = useFavoriteEvents()
  const [asked, setAsked] = useState<Removal | null>(null)
  const placeLike = (id: number) => places.list.find((one) => one.locationId === id)
  const remove = (hasNote: boolean, removal: Removal) => {
    if (hasNote) setAsked(removal)
    else removal.confirm()
  }
  return {
    places,
    events,
    hasPlace: (id) => placeLike(id) !== undefined,
    eventLike: events.like,
    togglePlace(place, hasNote = false) {
      const kept = placeLike(place.id)
      if (kept)
        remove(hasNote || kept.notes !== null, {
          name: place.name,
          confirm: () => places.remove(kept),
        })
      else places.add(place)
    },
    toggleEvent(event, hasNote = false) {
      const kept = events.like(event)
      if (kept)
        remove(hasNote || kept.notes !== null, {
          name: event.title,
          confirm: () => events.remove(kept),
        })
      else events.add(event)
    },
    noteOfPlace(locationId) {
      const kept = placeLike(locationId)
      const key = placeKey(locationId)
      return {
        isKept: kept !== undefined,
        notes: kept?.notes ?? null,
        draft: places.draftOf(key),
        onSave: (notes) => places.saveNotes(key, notes),
      }
    },
    noteOfEvent(event) {
      const kept = events.like(event)
      const key = eventKey(event)
      return {
        isKept: kept !== undefined,
        notes: kept?.notes ?? null,
        draft: events.draftOf(key),
        onSave: (notes) => events.saveNotes(key, notes),
      }
    },
    asked,
    answer(isYes) {
      setAsked(null)
      if (isYes) asked?.confirm()
    },
  }
}
