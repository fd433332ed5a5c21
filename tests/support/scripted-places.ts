import { PlacesError } from '#routers/places.ts'
import type { GeoPoint } from '#routers/contract/discovery.ts'
import type { GuideBrief, PlaceGuide, RankedPlace } from '#routers/place-guide.ts'
import type {
  Events,
  EventsWanted,
  FoundEvent,
  FoundPlace,
  Places,
  PlacesFound,
  Town,
} from '#routers/places.ts'

export const wakefield: Town = {
  label: 'Wakefield, West Yorkshire, England',
  latitude: 53.683,
  longitude: -1.496,
}

let counter = 0

function settle<Value>(value: Value | Error): Promise<Value> {
  return value instanceof Error ? Promise.reject(value) : Promise.resolve(value)
}

/** What was written down under a name, and nothing that every object has. */
function own<Value>(all: Record<string, Value>, name: string): Value | null {
  return Object.hasOwn(all, name) ? (all[name] ?? null) : null
}

/** A museum a street away, unless a test says otherwise. */
export function aFoundPlace(over: Partial<FoundPlace> = {}): FoundPlace {
  counter += 1
  return {
    source: 'osm',
    sourceId: `node/${1000 + counter}`,
    name: `Museum ${counter}`,
    category: 'museum',
    latitude: 53.684,
    longitude: -1.49,
    address: '1 Gallery Walk, Wakefield',
    description: 'A museum.',
    website: 'https://museum.example/',
    phone: null,
    openingHours: 'Tu-Su 10:00-17:00',
    significance: null,
    updatedAt: '2026-10-01T00:00:00.000Z',
    ...over,
  }
}

export function aFoundEvent(over: Partial<FoundEvent> = {}): FoundEvent {
  counter += 1
  return {
    source: 'ics',
    title: `Opening ${counter}`,
    description: 'Prints of the harbour.',
    startDate: '2026-11-20T18:00:00+00:00',
    endDate: null,
    venue: 'Town Hall',
    address: 'Wood Street, Wakefield',
    category: 'exhibition',
    price: null,
    website: 'https://events.example/',
    organizer: null,
    position: null,
    ...over,
  }
}

export interface ScriptedPlaces extends Places {
  /** By the query, in lower case; others are unknown. */
  towns: Record<string, Town | Error>
  /** What every position is called. */
  label: string | null
  found: PlacesFound | Error
  positions: Record<string, GeoPoint>
  /** What was asked, in order. */
  asked: string[]
}

export function scriptedPlaces(): ScriptedPlaces {
  const asked: string[] = []
  return {
    asked,
    towns: { wakefield },
    label: null,
    found: { places: [], source: 'osm', attribution: '© OpenStreetMap contributors' },
    positions: {},
    findTown(query) {
      asked.push(`town ${query}`)
      return settle(own(this.towns, query.toLowerCase()))
    },
    nameOf() {
      return Promise.resolve(this.label)
    },
    findNear({ latitude, longitude }) {
      asked.push(`near ${latitude}, ${longitude}`)
      return settle(this.found)
    },
    locate(address) {
      asked.push(`locate ${address}`)
      return Promise.resolve(own(this.positions, address))
    },
  }
}

export interface ScriptedEvents extends Events {
  isConfigured: boolean
  found: FoundEvent[] | Error
  wanted: EventsWanted[]
}

export function scriptedEvents(found: FoundEvent[] | Error = []): ScriptedEvents {
  const wanted: EventsWanted[] = []
  return {
    isConfigured: true,
    found,
    wanted,
    find(asked) {
      wanted.push(asked)
      return settle(this.found)
    },
  }
}

export interface ScriptedGuide extends PlaceGuide {
  label: string | null
  briefs: GuideBrief[]
  /** Each time it was to name places or events: with which interests. */
  named: Array<{ what: 'places' | 'events'; interests: string[] }>
  ranked: RankedPlace[] | Error
  namedEvents: FoundEvent[] | Error
  namedPlaces: FoundPlace[] | Error
}

/** Ranks nothing and names nothing unless a test says otherwise. */
export function scriptedGuide(): ScriptedGuide {
  const briefs: GuideBrief[] = []
  const named: ScriptedGuide['named'] = []
  return {
    label: null,
    briefs,
    named,
    ranked: [],
    namedEvents: [],
    namedPlaces: [],
    rank(brief) {
      briefs.push(brief)
      return settle(this.ranked)
    },
    nameEvents(_wanted, interests) {
      named.push({ what: 'events', interests })
      return settle(this.namedEvents)
    },
    namePlaces(_town, interests) {
      named.push({ what: 'places', interests })
      return settle(this.namedPlaces)
    },
  }
}

export const unreachable = new PlacesError('The map service cannot be reached just now.')
