import type { PlaceCategory } from './contract/discovery.ts'
import type { EventsWanted, FoundEvent, FoundPlace, Town } from './places.ts'

/** A place as a guide is told of it. */
export interface GuidedPlace {
  /** Given back in the ranking; it means nothing to the guide. */
  id: string
  name: string
  category: PlaceCategory
  /** Empty where its source says nothing. */
  description: string
  /** What Wikidata or Wikipedia say of it. */
  significance: string | null
  distanceKm: number
}

/** All that a guide is told: no name, address or account of the person. */
export interface GuideBrief {
  places: GuidedPlace[]
  /** The person's own words, such as `street photography`. */
  interests: string[]
  /** Of their last crits; the medium by its name in the contract, null where it is not known. */
  crits: Array<{ medium: string | null; context: string }>
  town: string | null
}

export interface RankedPlace {
  /** Of a place of the brief, each at most once. */
  id: string
  /** Why it suits this person, in one or two plain sentences. */
  reason: string
  /** What the place is known for, by the guide's own knowledge; null where its source says so or nobody does. */
  significance: string | null
}

/**
 * Somebody who knows places. A guide orders and explains what was found and adds nothing to it. It is
 * asked to name places itself only when no source answers, and events beside those of the calendars:
 * whoever shows these marks them by their source `model`, because they can be invented and have to be
 * checked.
 *
 * Every call throws AiError when the other side fails, stops soon after the signal aborts (then it may
 * throw anything), and makes no retry of its own but to have an answer repaired once that does not fit.
 */
export interface PlaceGuide {
  /** As the screen names a model; null for a guide that names no places and events itself. */
  readonly label: string | null
  /**
   * The places worth going to, best first. Places that are not in it have no reason and follow in their
   * own order. Ids that are not in the brief, and the second of two, are left out here; callers leave
   * them out too, because a fault here would show a place that nobody found. No places, none ranked.
   */
  rank(brief: GuideBrief, signal: AbortSignal): Promise<RankedPlace[]>
  /**
   * At most 20 events in the wanted span, soonest first, source `model`, without position. Empty from a
   * guide that knows none, as the built-in one. Websites are http(s) or null.
   */
  nameEvents(
    wanted: EventsWanted,
    interests: string[],
    signal: AbortSignal,
  ): Promise<FoundEvent[]>
  /**
   * At most 20 places within 60 km of the town, source `model`, no phone and no opening hours, which
   * nobody can know. `sourceId` is a hash of name and position: the same place named again is the same.
   * Empty from a guide that knows none.
   */
  namePlaces(town: Town, interests: string[], signal: AbortSignal): Promise<FoundPlace[]>
}
