import type {
  EventSource,
  GeoPoint,
  PlaceCategory,
  PlaceSource,
} from './contract/discovery.ts'

/** A town or a district with its position. */
export interface Town extends GeoPoint {
  /** As its source writes it, such as `Wakefield, West Yorkshire, England`. */
  label: string
}

/** A place that exists, with what its source says of it and no more. */
export interface FoundPlace extends GeoPoint {
  source: PlaceSource
  /** Stable in its source, such as `node/240109189`. */
  sourceId: string
  name: string
  category: PlaceCategory
  /** Empty where the source has none, as is `description`. */
  address: string
  description: string
  /** An http(s) address. */
  website: string | null
  phone: string | null
  openingHours: string | null
  /** From Wikidata or Wikipedia where the source is tagged so and they answer. */
  significance: { text: string; source: 'wikidata' | 'wikipedia' } | null
  /** ISO 8601: when the source last changed it. */
  updatedAt: string | null
}

export interface PlacesFound {
  places: FoundPlace[]
  /** What was asked; the places all come from it. */
  source: PlaceSource
  /** Shown wherever the places are. */
  attribution: string
}

/** The map sources cannot be reached now, in words that may be shown. */
export class PlacesError extends Error {
  override name = 'PlacesError'
}

/**
 * Places that exist. Each server outside is asked one thing a second at most (the policy of the public
 * ones) by a User-Agent that names the app, and what it answers is kept for days.
 */
export interface Places {
  /** The town of that name; null when there is none. Throws PlacesError when nobody could be asked. */
  findTown(query: string, signal: AbortSignal): Promise<Town | null>
  /** The name of the town at a position; null when unknown, never an error: it is only a label. */
  nameOf(point: GeoPoint, signal: AbortSignal): Promise<string | null>
  /**
   * At most 120 places around a position, nearest first: from the map server, else the operator's file,
   * else the catalogue that comes with the app when it is near there. Throws PlacesError when the map
   * server fails and neither of the others has a place near there.
   */
  findNear(point: GeoPoint, signal: AbortSignal): Promise<PlacesFound>
  /** Where an address is; null when nobody knows. Never an error. */
  locate(address: string, signal: AbortSignal): Promise<GeoPoint | null>
}

/** An event as its source has it. */
export interface FoundEvent {
  source: EventSource
  title: string
  description: string
  /** ISO 8601: a date for a whole day, else a date with time and offset. */
  startDate: string
  endDate: string | null
  venue: string
  address: string
  category: string
  price: string | null
  website: string | null
  organizer: string | null
  position: GeoPoint | null
}

export interface EventsWanted {
  town: Town
  /** ISO 8601. */
  from: string
  to: string
}

/** One source of events, such as the operator's calendars. It throws PlacesError when it cannot be had. */
export interface Events {
  /** Whether any source is configured. */
  readonly isConfigured: boolean
  /** At most 100 events near a town in a span of time, soonest first, each once. */
  find(wanted: EventsWanted, signal: AbortSignal): Promise<FoundEvent[]>
}
