import { expect, test } from 'vitest'
import { defaultCentre, mapZoom } from '#routers/contract/map-view.ts'
import { isSameEvent } from '#routers/contract/same-event.ts'
import { placeCategories } from '#routers/contract/discovery.ts'
import {
  byEnd,
  eventDate,
  eventEnd,
  eventWebsite,
} from '#src/features/discovery/event-dates.ts'
import { attributionOf } from '#src/features/discovery/attribution.tsx'
import { distanceText } from '#src/features/discovery/distance-text.ts'
import {
  centreOf,
  hasPosition,
  positionOf,
  shortName,
} from '#src/features/discovery/has-position.ts'
import { mapCentre } from '#src/features/discovery/map-centre.ts'
import { itemsOf, placedFavorites } from '#src/features/discovery/map-items.ts'
import { usualHeight } from '#src/features/discovery/map/map-props.ts'
import {
  cachedPositionMs,
  positionOptions,
} from '#src/features/discovery/use-position.ts'
import type {
  DiscoveredEvent,
  FavoriteEventView,
  LocationView,
} from '#routers/contract/discovery.ts'

const place = (over: Partial<LocationView> = {}): LocationView => ({
  id: 1,
  name: 'The Hepworth',
  description: '',
  latitude: '53.68',
  longitude: '-1.49',
  address: 'Gallery Walk',
  category: 'museum',
  website: null,
  phone: null,
  openingHours: null,
  culturalSignificance: null,
  significanceSource: null,
  reason: null,
  aiGenerated: false,
  source: 'osm',
  sourceId: 'node/1',
  sourceDate: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...over,
})

const event = (over: Partial<DiscoveredEvent> = {}): DiscoveredEvent => ({
  title: 'Night drawing',
  description: '',
  startDate: '2026-11-27T18:00:00Z',
  endDate: null,
  venue: 'The Hepworth',
  address: '',
  formattedAddress: null,
  category: 'workshop',
  price: null,
  website: null,
  organizer: null,
  latitude: 53.6,
  longitude: -1.4,
  geocoded: true,
  source: 'ics',
  mustBeChecked: false,
  ...over,
})

const favorite = (over: Partial<FavoriteEventView> = {}): FavoriteEventView => {
  const { formattedAddress: _, geocoded: _g, ...kept } = event()
  return {
    ...kept,
    source: null,
    mustBeChecked: false,
    id: 'a',
    notes: null,
    createdAt: '',
    latitude: null,
    longitude: null,
    ...over,
  }
}

test('the categories are those of the specification', () => {
  expect(placeCategories.join(' ')).toBe(
    'museum gallery historic_site performance_venue artist_studio library creative_district community_space',
  )
})

test('a coordinate of 0 as text is none', () => {
  expect(hasPosition({ latitude: '0', longitude: '-1.49' })).toBe(false)
  expect(hasPosition({ latitude: '53.68', longitude: '0' })).toBe(false)
  expect(hasPosition({ latitude: '53.68', longitude: '-1.49' })).toBe(true)
  expect(itemsOf([place({ latitude: '0', longitude: '0' })], [])).toEqual([])
})

test('a position is asked for as the specification has it', () => {
  expect(positionOptions).toEqual({ enableHighAccuracy: true, timeout: 10_000 })
  expect(cachedPositionMs).toBe(300_000)
})

test('an end is told only where it says more than the start', () => {
  expect(eventEnd('2026-11-27', null)).toBeNull()
  expect(eventEnd('2026-11-27', '2026-11-27')).toBeNull()
  expect(eventEnd('2026-11-27T18:00:00Z', '2026-11-27T18:00:00.000Z')).toBeNull()
  expect(eventEnd('2026-11-27', '2026-11-29')).toBe(eventDate('2026-11-29'))
})

test('a day without a time is the same day everywhere, and what is no date stays as it is', () => {
  expect(eventDate('2026-11-27')).toMatch(/27/)
  expect(eventDate('every Tuesday')).toBe('every Tuesday')
})

test.for([null, 'Not found', '', 'javascript:alert(1)'])(
  'a website that is missing or Not found is no link: %j',
  (website) => {
    expect(eventWebsite(website)).toBeNull()
    expect(eventWebsite('https://events.example/')).toBe('https://events.example/')
  },
)

test('favourites are centred on the first place, else on the first event by title, venue and start', () => {
  const events = placedFavorites([favorite()], [event()], isSameEvent)
  const known = { searched: [], position: null }
  const both = itemsOf([place()], events)
  expect(mapCentre({ ...known, favorites: both })).toEqual({
    latitude: 53.68,
    longitude: -1.49,
  })
  expect(mapCentre({ ...known, favorites: itemsOf([], events) })).toEqual({
    latitude: 53.6,
    longitude: -1.4,
  })
  const other = placedFavorites([favorite({ venue: 'Mill' })], [event()], isSameEvent)
  expect(itemsOf([], other)).toEqual([])
})

test('the centre is what was searched, else where one is, else the usual place', () => {
  const [leeds, york] = [
    { latitude: 53.8, longitude: -1.55 },
    { latitude: 53.96, longitude: -1.08 },
  ]
  const favorites = null
  expect(mapCentre({ favorites, searched: [null, leeds], position: york })).toEqual(leeds)
  expect(mapCentre({ favorites, searched: [null, null], position: york })).toEqual(york)
  expect(mapCentre({ favorites, searched: [], position: null })).toEqual(defaultCentre)
  expect(defaultCentre).toEqual({ latitude: 53.683, longitude: -1.496 })
})

test('the map has the zoom and the height of the specification', () => {
  expect([mapZoom, usualHeight]).toEqual([{ default: 12, focus: 15 }, 400])
})

test('events that are over come apart, and a day lasts until its end', () => {
  const now = new Date('2026-11-27T20:00:00')
  const at = (startDate: string, endDate: string | null = null) => ({
    startDate,
    endDate,
  })
  const over = [at('2026-11-26'), at('2026-11-27T18:00:00')]
  const toCome = [
    at('2026-11-27'),
    at('2026-11-26', '2026-11-27'),
    at('2026-11-27T18:00:00', '2026-11-27T21:00:00'),
    at('every Tuesday'),
  ]
  expect(byEnd([...over, ...toCome], now)).toEqual({ toCome, over })
})

test('a search is named by its town, or by the whole of its position', () => {
  expect(shortName('Wakefield, West Yorkshire')).toBe('Wakefield')
  expect(shortName('53.683, -1.496')).toBe('53.683, -1.496')
  expect(shortName('12, Rue de la Paix')).toBe('12')
})

test('a distance is told where both ends are known, to one decimal', () => {
  const centre = centreOf({ centerLatitude: '53.68', centerLongitude: '-1.49' })
  expect(distanceText(centre, { latitude: 53.77, longitude: -1.49 })).toBe('10.0')
  expect(distanceText(centre, positionOf(place({ latitude: '0' })))).toBeNull()
  expect(distanceText(centreOf(undefined), { latitude: 53, longitude: 0 })).toBeNull()
})

test('kept places are owed to OpenStreetMap when one is from there', () => {
  expect(attributionOf([place({ source: 'file' }), place()])).toMatch(/OpenStreetMap/)
  expect(attributionOf([place({ source: 'model' })])).toBeNull()
})
