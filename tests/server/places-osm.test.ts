import { expect, test } from 'vitest'
import { never, placesHouse } from '#tests/support/places-servers.ts'
import { museumAt, wakefield } from '#tests/support/places-overpass.ts'
import { placeRules } from '#server/services/places/place-rules.ts'
import { sends, sendsJson } from '#tests/support/scripted-server.ts'
import type { StandInElement } from '#tests/support/places-overpass.ts'
import type { StandInTown } from '#tests/support/places-nominatim.ts'

const wakefieldTown: StandInTown = {
  name: 'Wakefield',
  latitude: 53.6829541,
  longitude: -1.4967286,
  address: {
    city: 'Wakefield',
    county: 'West Yorkshire',
    'ISO3166-2-lvl6': 'GB-WKF',
    state: 'England',
    country: 'United Kingdom',
    country_code: 'gb',
  },
}
const hepworth: StandInTown = {
  name: 'The Hepworth Wakefield',
  latitude: 53.6797,
  longitude: -1.4907,
  address: { tourism: 'The Hepworth Wakefield', city: 'Wakefield', state: 'England' },
  category: 'tourism',
}
const towns = [hepworth, wakefieldTown]

test('a town is found by its name, with its county and country', async () => {
  const { places, map } = await placesHouse({ towns })
  await expect(places.findTown('  wakefield ', never)).resolves.toEqual({
    label: 'Wakefield, West Yorkshire, England',
    latitude: 53.6829541,
    longitude: -1.4967286,
  })
  expect(map.seen).toMatchObject([
    {
      path: '/search',
      userAgent: 'Refyn/0.1.0 (https://refyn.example)',
      language: 'en',
    },
  ])
  expect(Object.fromEntries(map.seen[0]!.query)).toEqual({
    q: 'wakefield',
    featureType: 'settlement',
    limit: '1',
    format: 'jsonv2',
    addressdetails: '1',
  })
})

test('what is no town is found in a second, free search', async () => {
  const { places, map } = await placesHouse({ towns })
  await expect(places.findTown('The Hepworth Wakefield', never)).resolves.toMatchObject({
    label: 'The Hepworth Wakefield, Wakefield, England',
  })
  expect(map.seen.map(({ query }) => query.get('featureType'))).toEqual([
    'settlement',
    null,
  ])
})

test('an unknown town is null, and nobody is asked for no name at all', async () => {
  const { places, map } = await placesHouse({ towns })
  await expect(places.findTown('Atlantis', never)).resolves.toBeNull()
  expect(map.seen).toHaveLength(2)
  await expect(places.findTown(' \n ', never)).resolves.toBeNull()
  await expect(places.locate('', never)).resolves.toBeNull()
  expect(map.seen).toHaveLength(2)
})

test.for<[string, Record<string, string>]>([
  ['letters', { lat: 'north', lon: '-1.4' }],
  ['nothing', { lat: '', lon: '' }],
  ['a latitude beyond the pole', { lat: '93.2', lon: '-1.4' }],
  ['a longitude beyond the circle', { lat: '53', lon: '-181' }],
  ['no coordinates', {}],
])('a town with %s for coordinates is not found', async ([, coordinates]) => {
  const { places, map } = await placesHouse({})
  const answer = sendsJson(200, [{ name: 'Wakefield', address: {}, ...coordinates }])
  map.next.push(answer, answer)
  await expect(places.findTown('Wakefield', never)).resolves.toBeNull()
})

test('a position has the name of its town, and none at sea', async () => {
  const { places, map } = await placesHouse({ towns: [wakefieldTown] })
  const exact = { latitude: 53.6834567, longitude: -1.4965432 }
  await expect(places.nameOf(exact, never)).resolves.toBe(
    'Wakefield, West Yorkshire, England',
  )
  // The exact position of a person stays here.
  expect(Object.fromEntries(map.seen[0]!.query)).toMatchObject({
    lat: '53.683',
    lon: '-1.497',
    zoom: '12',
  })
  await expect(places.nameOf({ latitude: 54, longitude: 3 }, never)).resolves.toBeNull()
})

test('an address has a position, and an unknown one none', async () => {
  const { places } = await placesHouse({ towns })
  await expect(places.locate('The Hepworth Wakefield', never)).resolves.toEqual({
    latitude: 53.6797,
    longitude: -1.4907,
  })
  await expect(places.locate('Nowhere 1', never)).resolves.toBeNull()
})

const many = Array.from({ length: 14 }, (_, index) => museumAt(100 * index, index + 1))

test('places come nearest first with what their tags say', async () => {
  const theatre: StandInElement = {
    type: 'way',
    id: 42,
    center: { lat: wakefield.latitude + 0.0005, lon: wakefield.longitude },
    timestamp: '2024-01-02T03:04:05Z',
    tags: {
      name: 'Theatre Royal',
      amenity: 'theatre',
      'addr:housenumber': '7',
      'addr:street': 'Drury Lane',
      'addr:city': 'Wakefield',
      'addr:postcode': 'WF1 2TE',
      'contact:website': 'www.theatre.example',
      phone: '+44 1924 211311',
      opening_hours: 'Mo-Sa 10:00-17:00',
      wheelchair: 'yes',
    },
  }
  const { places, map } = await placesHouse({ elements: [...many, theatre] })
  const found = await places.findNear(wakefield, never)
  expect(found).toMatchObject({
    source: 'osm',
    attribution: '© OpenStreetMap contributors',
  })
  expect(found.places.slice(0, 3).map(({ sourceId }) => sourceId)).toEqual([
    'node/1',
    'way/42',
    'node/2',
  ])
  expect(found.places[1]).toEqual({
    source: 'osm',
    sourceId: 'way/42',
    name: 'Theatre Royal',
    category: 'performance_venue',
    latitude: wakefield.latitude + 0.0005,
    longitude: wakefield.longitude,
    address: '7 Drury Lane, Wakefield, WF1 2TE',
    description: 'Theatre, wheelchair accessible',
    website: 'https://www.theatre.example/',
    phone: '+44 1924 211311',
    openingHours: 'Mo-Sa 10:00-17:00',
    significance: null,
    updatedAt: '2024-01-02T03:04:05Z',
  })
  expect(map.seen).toHaveLength(1)
  expect(map.seen[0]!.data).toMatch(/^\[out:json\]\[timeout:14\]\[maxsize:\d+\];/)
})

test('the search widens while there is little, and no further', async () => {
  const radii = async (elements: StandInElement[]) => {
    const { places, map } = await placesHouse({ elements })
    const { places: found } = await places.findNear(wakefield, never)
    const asked = map.seen.map(({ data }) => Number(/around:(\d+)/.exec(data)?.[1]))
    return [found.length, ...asked]
  }
  const near = (count: number) => many.slice(0, count)
  const far = (metres: number) => museumAt(metres, 900)
  await expect(radii(near(12))).resolves.toEqual([12, 3000])
  await expect(radii([...near(11), far(5000)])).resolves.toEqual([12, 3000, 10_000])
  await expect(radii([...near(3), far(9000)])).resolves.toEqual([4, 3000, 10_000])
  await expect(radii([...near(2), far(9000), far(20_000)])).resolves.toEqual([
    4, 3000, 10_000, 25_000,
  ])
  await expect(radii([far(24_000)])).resolves.toEqual([1, 3000, 10_000, 25_000])
})

test('when a wider search fails, what was found is shown', async () => {
  const { places, map } = await placesHouse({ elements: many.slice(0, 2) })
  // The first one is answered as it should be.
  const { places: found } = await places.findNear(wakefield, never)
  expect(found).toHaveLength(2)
  const again = await placesHouse({})
  again.map.next.push(
    sendsJson(200, { version: 0.6, elements: many.slice(0, 2) }),
    sends(500, 'no'),
  )
  await expect(again.places.findNear(wakefield, never)).resolves.toMatchObject({
    source: 'osm',
    places: [{ sourceId: 'node/1' }, { sourceId: 'node/2' }],
  })
  expect(map.seen).toHaveLength(3)
})

test('every kind of place that the rules know is asked for', async () => {
  const elements = placeRules.flatMap(({ key, values }, rule) =>
    (values ?? ['1']).map((value, index): StandInElement => ({
      type: 'node',
      id: 1000 * (rule + 1) + index,
      lat: wakefield.latitude,
      lon: wakefield.longitude + 0.0001 * index,
      tags: {
        name: `Arts ${rule} ${index}`,
        [key]: value,
        wikidata: 'Q1',
        ...(value === 'arts_centre' && { cinema: 'yes' }),
        ...(value === 'studio' && { studio: 'artist' }),
      },
    })),
  )
  const { places } = await placesHouse({ elements })
  const { places: found } = await places.findNear(wakefield, never)
  expect(new Set(found.map(({ sourceId }) => sourceId))).toEqual(
    new Set(elements.map(({ id }) => `node/${id}`)),
  )
})

test('of 2,000 elements the 120 nearest are shown, in time', async () => {
  const elements = Array.from({ length: 2000 }, (_, index) =>
    museumAt(index, index + 1, { 'addr:street': 'Westgate', note: 'x'.repeat(600) }),
  )
  const { places } = await placesHouse({ elements })
  const begin = performance.now()
  const { places: found } = await places.findNear(wakefield, never)
  expect(performance.now() - begin).toBeLessThan(3000)
  expect(found.map(({ sourceId }) => sourceId)).toEqual(
    elements.slice(0, 120).map(({ id }) => `node/${id}`),
  )
})

test('an area without places is empty, not an error', async () => {
  const { places } = await placesHouse({})
  await expect(places.findNear({ latitude: 10, longitude: -30 }, never)).resolves.toEqual(
    {
      places: [],
      source: 'osm',
      attribution: '© OpenStreetMap contributors',
    },
  )
})
