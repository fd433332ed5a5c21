import fc from 'fast-check'
import { expect, test } from 'vitest'
import { geoPoint, placeCategories } from '#routers/contract/discovery.ts'
import { byDistance, metresBetween, rounded } from '#server/services/places/distance.ts'
import { mappedPlace, readElements } from '#server/services/places/read-elements.ts'
import { readFeatures } from '#server/services/places/read-features.ts'
import { museumAt, wakefield } from '#tests/support/places-overpass.ts'

const search = { centre: wakefield, radiusM: 3000 }
const read = (...elements: unknown[]) => readElements(elements, search)
const ids = (...elements: unknown[]) => read(...elements).map(({ sourceId }) => sourceId)

test('nodes, ways and relations have a place, the last two by their centre', () => {
  const { lat, lon, ...museum } = museumAt(10, 1)
  expect(
    ids(
      museumAt(0, 1, { name: 'A' }),
      {
        ...museum,
        type: 'way',
        center: { lat, lon },
        tags: { name: 'B', tourism: 'museum' },
      },
      {
        ...museum,
        type: 'relation',
        center: { lat, lon },
        tags: { name: 'C', tourism: 'museum' },
      },
    ),
  ).toEqual(['node/1', 'way/1', 'relation/1'])
})

test('what has no name, position, category or tags is left out', () => {
  const { lat: _lat, ...without } = museumAt(0, 1)
  const unnamed = museumAt(0, 2)
  delete unnamed.tags!['name']
  expect(
    ids(
      without,
      unnamed,
      museumAt(0, 3, { name: ' ' }),
      museumAt(0, 4, { tourism: 'hotel' }),
      { type: 'way', id: 5, tags: museumAt(0, 5).tags },
      { type: 'way', id: 6, center: { lat: 99, lon: 0 }, tags: museumAt(0, 6).tags },
      { ...museumAt(0, 7), lat: 91 },
      { ...museumAt(0, 8), lon: '1.4' },
      { ...museumAt(0, 9), type: 'area' },
      { ...museumAt(0, 10), id: 1.5 },
      { ...museumAt(0, 11), id: -1 },
      { ...museumAt(0, 12), tags: undefined },
      null,
      'node',
    ),
  ).toEqual([])
})

test('what lies beyond the radius is left out', () => {
  expect(ids(museumAt(2990, 1), museumAt(3010, 2))).toEqual(['node/1'])
})

test('a node and a way of one name within 100 m are one, and the one that says more stays', () => {
  const node = museumAt(0, 1, { name: 'Town Museum', phone: '+44 1924 1' })
  const way = {
    ...museumAt(60, 2, {
      name: 'town museum',
      website: 'a.example',
      opening_hours: 'off',
      wikidata: 'Q5',
    }),
    type: 'way',
  }
  for (const elements of [
    [node, way],
    [way, node],
  ])
    expect(read(...elements)).toMatchObject([
      {
        sourceId: 'way/2',
        website: 'https://a.example/',
        phone: '+44 1924 1',
        wikidata: 'Q5',
      },
    ])
  expect(
    ids(museumAt(0, 1, { name: 'A' }), museumAt(101, 2, { name: 'A' })),
  ).toHaveLength(2)
  expect(ids(museumAt(0, 1, { name: 'A' }), museumAt(5, 2, { name: 'B' }))).toHaveLength(
    2,
  )
})

test('at most 120 places, and a twin of one of them still counts', () => {
  const elements = Array.from({ length: 121 }, (_, index) => museumAt(index, index + 1))
  const twin = museumAt(125, 999, { name: 'Museum 120', website: 'a.example' })
  const places = read(...elements, twin)
  expect(places).toHaveLength(120)
  expect(places.at(-1)).toMatchObject({ sourceId: 'node/999' })
})

test('30,000 elements of one name take no long time', () => {
  const elements = Array.from({ length: 30_000 }, (_, index) => ({
    ...museumAt(0, index + 1, { name: 'Museum' }),
    lat: wakefield.latitude + (index % 200) / 10_000,
    lon: wakefield.longitude + Math.floor(index / 200) / 5000,
  }))
  const begin = performance.now()
  readElements(elements, { centre: wakefield, radiusM: 25_000 })
  expect(performance.now() - begin).toBeLessThan(4000)
})

const known = 'museum gallery theatre memorial quarter artist Q1 yes'.split(' ')
const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known) },
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const tags = fc.record(
  {
    name: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('Museum')),
    'name:en': value,
    tourism: value,
    amenity: value,
    historic: value,
    craft: value,
    place: value,
    website: fc.oneof(fc.webUrl(), value),
    wikidata: value,
    wikipedia: value,
    'addr:street': value,
  },
  { requiredKeys: ['name'] },
)
const coordinate = fc.oneof(
  { weight: 9, arbitrary: fc.double({ min: -1, max: 1, noNaN: true }) },
  fc.oneof(fc.double({ noDefaultInfinity: true }), fc.string()),
)
const element = fc.record(
  {
    type: fc.constantFrom('node', 'way', 'relation', 'area'),
    id: fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: -5, max: 90 }) },
      fc.anything(),
    ),
    lat: coordinate,
    lon: coordinate,
    center: fc.oneof(fc.record({ lat: coordinate, lon: coordinate }), fc.anything()),
    timestamp: fc.oneof(fc.constant('2024-01-02T03:04:05Z'), fc.string()),
    tags: fc.oneof({ weight: 5, arbitrary: tags }, fc.anything()),
  },
  { requiredKeys: [] },
)

test('whatever Overpass answers, a place is of our categories, named, and on the Earth', () => {
  let shown = 0
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 9, arbitrary: element }, fc.anything())),
      (elements) => {
        const around = { centre: { latitude: 0, longitude: 0 }, radiusM: 200_000 }
        const places = readElements(elements, around)
        shown += places.length
        for (const place of places) {
          expect(mappedPlace.safeParse(place).error).toBeUndefined()
          expect(place.sourceId).toMatch(/^(node|way|relation)\/[1-9]\d*$/)
          expect(place.name.trim()).not.toBe('')
          expect(placeCategories).toContain(place.category)
          expect(geoPoint.safeParse(place).success).toBe(true)
          expect(metresBetween(around.centre, place)).toBeLessThanOrEqual(around.radiusM)
          if (place.website !== null) expect(place.website).toMatch(/^https?:\/\//)
        }
      },
    ),
    { numRuns: 500 },
  )
  expect(shown).toBeGreaterThan(100)
})

test.for([
  // London and Paris, by their published distance.
  [
    { latitude: 51.5074, longitude: -0.1278 },
    { latitude: 48.8566, longitude: 2.3522 },
    343_500,
  ],
  // A degree along the equator, across the date line.
  [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111_195],
  [{ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 }, 20_015_115],
  [wakefield, wakefield, 0],
] as const)('%j and %j are %i m apart', ([one, other, metres]) => {
  expect(Math.abs(metresBetween(one, other) - metres)).toBeLessThan(metres / 500 + 1e-6)
})

test('places are sorted by distance and a position is rounded to 100 m', () => {
  const [near, far] = [museumAt(10, 1), museumAt(500, 2)].map(({ lat, lon }) => ({
    latitude: lat!,
    longitude: lon!,
  }))
  expect(byDistance([far!, near!], wakefield)).toEqual([near, far])
  expect(rounded({ latitude: 53.6834567, longitude: -1.4965432 })).toEqual({
    latitude: 53.683,
    longitude: -1.497,
  })
})

const point = { type: 'Point', coordinates: [-1.5, 53.7] }
const fileWith = (...features: unknown[]) =>
  readFeatures(JSON.stringify({ type: 'FeatureCollection', features }))

test('a feature is read with our category, or with one told from its tags', () => {
  const { places, faults } = fileWith(
    {
      id: 7,
      geometry: point,
      properties: {
        name: 'Studio Row',
        category: 'artist_studio',
        address: '1 Mill Lane',
        phone: '+44 1924 1',
        openingHours: 'Sa 10:00-16:00',
        description: 'Eight studios.',
        website: 'javascript:alert(1)',
      },
    },
    { geometry: point, properties: { name: 'Old Stage', amenity: 'theatre', '@id': 5 } },
  )
  expect(faults).toEqual([])
  expect(places).toEqual([
    {
      source: 'file',
      sourceId: '7',
      name: 'Studio Row',
      category: 'artist_studio',
      latitude: 53.7,
      longitude: -1.5,
      address: '1 Mill Lane',
      description: 'Eight studios.',
      website: null,
      phone: '+44 1924 1',
      openingHours: 'Sa 10:00-16:00',
      significance: null,
      updatedAt: null,
    },
    expect.objectContaining({ sourceId: '1', category: 'performance_venue' }),
  ])
})

test('of a polygon and of several the middle of the box around them is taken', () => {
  const ring = [
    [-1, 50],
    [-3, 50],
    [-3, 52],
    [-1, 50],
  ]
  const properties = { name: 'A', category: 'museum' }
  const { places } = fileWith(
    { id: 'a', geometry: { type: 'Polygon', coordinates: [ring] }, properties },
    {
      id: 'b',
      geometry: { type: 'MultiPolygon', coordinates: [[ring], [[[1, 54, 9]]]] },
      properties,
    },
  )
  expect(places).toMatchObject([
    { latitude: 51, longitude: -2 },
    { latitude: 52, longitude: -1 },
  ])
})

test('a faulty feature is told with its index and the good ones are used', () => {
  const properties = { name: 'A', category: 'museum' }
  const { places, faults } = fileWith(
    { geometry: point, properties: { ...properties, category: 'pub' } },
    { geometry: point, properties: { category: 'museum' } },
    { geometry: null, properties },
    { geometry: { type: 'Point', coordinates: [53.7, 153] }, properties },
    { geometry: { type: 'Point', coordinates: [[[[[[1, 2]]]]]] }, properties },
    { geometry: { type: 'Point', coordinates: [] }, properties },
    { id: 'x', geometry: point, properties },
    { id: 'x', geometry: point, properties },
  )
  expect(places).toHaveLength(1)
  expect(faults.map(({ feature }) => feature)).toEqual([0, 1, 2, 3, 4, 5, 7])
  expect(faults[0]?.fault).toMatch(/^no category, expected one of museum, gallery/)
})
