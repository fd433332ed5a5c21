import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AiError } from '#routers/ai-error.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { minuteMs } from '#tests/support/clock.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { attribution, discovering } from '#tests/support/discovering.ts'
import { aConversation, aUser } from '#tests/support/factories.ts'
import { hurry, untilAborted } from '#tests/support/hurry.ts'
import { codeOf, refusalOf } from '#tests/support/refusals.ts'
import {
  aFoundPlace,
  scriptedGuide,
  unreachable,
  wakefield,
} from '#tests/support/scripted-places.ts'
import type { DiscoverLocationsInput } from '#routers/contract/discovery.ts'
import type { RankedPlace } from '#routers/place-guide.ts'

const inWakefield = { searchQuery: 'Wakefield' }

const namesOf = ({ locations }: { locations: Array<{ name: string }> }) =>
  locations.map(({ name }) => name)

describe('a search by town', () => {
  test('asks around the town, and answers the places as their source has them', async () => {
    const place = aFoundPlace({ name: 'The Hepworth', phone: '+44 1924 247360' })
    const world = await discovering(place)
    const { discovery, locations } = await world.api.discovery.discoverLocations({
      searchQuery: '  Wakefield ',
    })
    expect(world.places.asked).toEqual(['town Wakefield', 'near 53.683, -1.496'])
    expect(discovery).toMatchObject({
      name: wakefield.label,
      centerLatitude: '53.683',
      centerLongitude: '-1.496',
      searchQuery: 'Wakefield',
      locationIds: [locations[0]!.id],
      source: 'osm',
      attribution,
      createdAt: world.clock.now().toISOString(),
    })
    expect(locations).toEqual([
      {
        id: expect.any(Number),
        name: 'The Hepworth',
        description: place.description,
        latitude: '53.684',
        longitude: '-1.49',
        address: place.address,
        category: 'museum',
        website: place.website,
        phone: '+44 1924 247360',
        openingHours: place.openingHours,
        culturalSignificance: null,
        significanceSource: null,
        reason: null,
        aiGenerated: false,
        source: 'osm',
        sourceId: place.sourceId,
        sourceDate: place.updatedAt,
        createdAt: world.clock.now().toISOString(),
      },
    ])
  })

  test('of a name that nobody knows is 404 in words that say which, and keeps nothing', async () => {
    const { api, open } = await discovering(aFoundPlace())
    const refusal = await refusalOf(
      api.discovery.discoverLocations({ searchQuery: 'Nowhere' }),
    )
    expect([refusal.appCode, refusal.message]).toEqual([
      'not_found',
      'No place called “Nowhere” was found.',
    ])
    expect(countRows(open, 'saved_discoveries')).toBe(0)
  })

  test.for(['', '   ', '\n\t'])(
    'of %j is refused in the sentence',
    async (searchQuery) => {
      const { api, places } = await discovering()
      const refusal = await refusalOf(api.discovery.discoverLocations({ searchQuery }))
      expect([refusal.appCode, JSON.stringify(refusal.cause)]).toEqual([
        'invalid',
        expect.stringContaining('Please enter a location to search'),
      ])
      expect(places.asked).toEqual([])
    },
  )

  test('takes a name of 200 characters and no more', async () => {
    const { api } = await discovering()
    const of = (length: number) =>
      codeOf(api.discovery.discoverLocations({ searchQuery: 'x'.repeat(length) }))
    expect([await of(200), await of(201)]).toEqual(['not_found', 'invalid'])
  })
})

describe('a search by position', () => {
  test('is named by the town it is in', async () => {
    const { api, places } = await discovering(aFoundPlace())
    places.label = 'Ossett, England'
    const { discovery } = await api.discovery.discoverLocations({
      latitude: 53.68,
      longitude: -1.58,
    })
    expect(places.asked).toEqual(['near 53.68, -1.58'])
    expect(discovery).toMatchObject({
      name: 'Ossett, England',
      searchQuery: null,
      centerLatitude: '53.68',
      centerLongitude: '-1.58',
    })
  })

  test('that is typed is one, and no name of a town', async () => {
    const { api, places } = await discovering(aFoundPlace())
    const { discovery } = await api.discovery.discoverLocations({
      searchQuery: ' 53.68312, -1.49612 ',
    })
    expect(places.asked).toEqual(['near 53.68312, -1.49612'])
    expect(discovery).toMatchObject({
      name: '53.683, -1.496',
      searchQuery: '53.68312, -1.49612',
      centerLatitude: '53.68312',
      centerLongitude: '-1.49612',
    })
  })

  test('of a device is asked as it is, and kept to a hundred metres', async () => {
    const { api, places, open } = await discovering(aFoundPlace())
    const at = { latitude: 53.683_456, longitude: -1.496_789 }
    const { discovery } = await api.discovery.discoverLocations(at)
    expect(places.asked).toEqual(['near 53.683456, -1.496789'])
    const kept = { centerLatitude: '53.683', centerLongitude: '-1.497' }
    expect(discovery).toMatchObject(kept)
    expect(rowsOf(open, 'saved_discoveries')).toMatchObject([kept])
  })

  test('is named by its coordinates where nobody knows a town', async () => {
    const { api } = await discovering()
    const { discovery } = await api.discovery.discoverLocations({
      latitude: 0,
      longitude: 180,
    })
    expect(discovery.name).toBe('0.000, 180.000')
  })

  test.for<object>([
    { latitude: 90.1, longitude: 0 },
    { latitude: -90.1, longitude: 0 },
    { latitude: 0, longitude: 180.1 },
    { latitude: 0, longitude: -180.1 },
    { latitude: Number.NaN, longitude: 0 },
    { latitude: 0, longitude: Number.POSITIVE_INFINITY },
    { latitude: '53.683', longitude: '-1.496' },
    { latitude: 53.683 },
    { latitude: null, longitude: null },
    { latitude: 53.683, longitude: -1.496, searchQuery: 'Wakefield' },
    {},
  ])('of %j is refused', async (input) => {
    const { api, places } = await discovering()
    const call = api.discovery.discoverLocations(input as DiscoverLocationsInput)
    expect(await codeOf(call)).toBe('invalid')
    expect(places.asked).toEqual([])
  })
})

describe('the guide', () => {
  test('is told the places, the interests and the latest five crits, and nothing of who asks', async () => {
    const place = aFoundPlace({
      latitude: 53.693,
      longitude: wakefield.longitude,
      significance: { text: 'Known for sculpture.', source: 'wikipedia' },
    })
    const world = await discovering(place)
    const user = await aUser(world.db, {
      firstName: 'Barbara',
      lastName: 'Canary',
      interests: '["street photography"]',
    })
    for (let day = 1; day <= 6; day += 1)
      await aConversation(world.db, user, {
        contextPrompt: `Crit ${day}`,
        createdAt: `2026-11-0${day}T10:00:00.000Z`,
      })
    await aConversation(world.db, world.user, { contextPrompt: 'Of another person' })
    await world.as(user).api.discovery.discoverLocations(inWakefield)
    expect(world.guide.briefs).toEqual([
      {
        town: wakefield.label,
        interests: ['street photography'],
        crits: [6, 5, 4, 3, 2].map((day) => ({
          medium: 'photography',
          context: `Crit ${day}`,
        })),
        places: [
          {
            id: place.sourceId,
            name: place.name,
            category: 'museum',
            description: place.description,
            significance: 'Known for sculpture.',
            distanceKm: 1.1,
          },
        ],
      },
    ])
    expect(JSON.stringify(world.guide.briefs)).not.toMatch(/Canary|Barbara|learner\d/)
  })

  test('orders the places and says why; those it leaves out follow, nearest first', async () => {
    const [near, mid, far] = ['near', 'mid', 'far'].map((name) => aFoundPlace({ name }))
    const { api, guide } = await discovering(near!, mid!, far!)
    guide.ranked = [{ id: far!.sourceId, reason: 'You draw boats.', significance: null }]
    const answer = await api.discovery.discoverLocations(inWakefield)
    expect(namesOf(answer)).toEqual(['far', 'near', 'mid'])
    expect(answer.locations.map(({ reason }) => reason)).toEqual([
      'You draw boats.',
      null,
      null,
    ])
    expect(answer.discovery.locationIds).toEqual(answer.locations.map(({ id }) => id))
    expect(await api.discovery.get({})).toEqual(answer)
  })

  test('adds no place and doubles none: the first word on a place counts', async () => {
    const [one, other] = [aFoundPlace({ name: 'one' }), aFoundPlace({ name: 'other' })]
    const { api, guide, open } = await discovering(one, other)
    const of = (id: string, reason: string) => ({ id, reason, significance: null })
    guide.ranked = [
      of('node/invented', 'Trust me.'),
      of(other.sourceId, 'First.'),
      of(other.sourceId, 'Second.'),
      of(one.name, 'By its name.'),
    ]
    const answer = await api.discovery.discoverLocations(inWakefield)
    expect(namesOf(answer)).toEqual(['other', 'one'])
    expect(answer.locations.map(({ reason }) => reason)).toEqual(['First.', null])
    expect(countRows(open, 'discovery_locations')).toBe(2)
  })

  test('whatever it answers, exactly the found places are stored, each once', async () => {
    const found = Array.from({ length: 6 }, () => aFoundPlace())
    const ids = found.map(({ sourceId }) => sourceId)
    const { api, guide, open, clock } = await discovering(...found)
    const ranked: fc.Arbitrary<RankedPlace> = fc.record({
      id: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...ids) },
        fc.constantFrom('__proto__', '1', 'node/', `${ids[0]} `, ids[0]!.toUpperCase()),
        fc.string({ unit: 'binary' }),
      ),
      reason: fc.string(),
      significance: fc.option(fc.string()),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(ranked, { maxLength: 15 }), async (answer) => {
        clock.move(4 * minuteMs)
        guide.ranked = answer
        const { locations } = await api.discovery.discoverLocations(inWakefield)
        const chosen = [...new Set(answer.map(({ id }) => id))].filter((id) =>
          ids.includes(id),
        )
        const others = ids.filter((id) => !chosen.includes(id))
        expect(locations.map(({ sourceId }) => sourceId)).toEqual([...chosen, ...others])
        const stored = rowsOf(open, 'discovery_locations').map((row) =>
          String(row['sourceId']),
        )
        expect(stored.toSorted()).toEqual(ids.toSorted())
      }),
      { numRuns: 40 },
    )
  })

  test('that fails leaves the places as they were found, and is told in the log', async () => {
    const { api, guide, log } = await discovering(
      aFoundPlace({ name: 'near' }),
      aFoundPlace({ name: 'far' }),
    )
    guide.ranked = new AiError('ai_unreachable', 'no answer')
    const answer = await api.discovery.discoverLocations(inWakefield)
    expect(namesOf(answer)).toEqual(['near', 'far'])
    expect(log.entries).toMatchObject([{ level: 'warn' }])
  })

  test('that hangs is waited for no longer than its time', async () => {
    hurry()
    const { api, guide } = await discovering(
      aFoundPlace({ name: 'near' }),
      aFoundPlace({ name: 'far' }),
    )
    guide.rank = (_brief, signal) => untilAborted(signal)
    const answer = await api.discovery.discoverLocations(inWakefield)
    expect(namesOf(answer)).toEqual(['near', 'far'])
  })

  test('that hangs may throw anything when its time is over', async () => {
    hurry()
    const { api, guide } = await discovering(aFoundPlace({ name: 'near' }))
    guide.rank = (_brief, signal) =>
      untilAborted(signal).catch(() => Promise.reject(new Error('socket hang up')))
    expect(namesOf(await api.discovery.discoverLocations(inWakefield))).toEqual(['near'])
  })

  test('with a fault of the programme fails loudly', async () => {
    const { api, guide } = await discovering(aFoundPlace())
    guide.ranked = new TypeError('x is not a function')
    expect(await codeOf(api.discovery.discoverLocations(inWakefield))).toBe('internal')
  })

  test('is not asked about nothing', async () => {
    const { api, guide } = await discovering()
    const { locations } = await api.discovery.discoverLocations(inWakefield)
    expect([locations, guide.briefs]).toEqual([[], []])
  })
})

test('what a place means is told with who says so', async () => {
  const said = (text: string, source: 'wikidata' | 'wikipedia') =>
    aFoundPlace({ name: source, significance: { text, source } })
  const places = [
    said('Q1.', 'wikidata'),
    said('Article.', 'wikipedia'),
    aFoundPlace({ name: 'tutor' }),
    aFoundPlace({ name: 'nobody' }),
  ]
  const { api, guide } = await discovering(...places)
  guide.ranked = places.slice(0, 3).map(({ sourceId }) => ({
    id: sourceId,
    reason: 'Go.',
    significance: 'The guide knows it.',
  }))
  const { locations } = await api.discovery.discoverLocations(inWakefield)
  expect(
    locations.map((one) => [one.name, one.significanceSource, one.culturalSignificance]),
  ).toEqual([
    ['wikidata', 'wikidata', 'Q1.'],
    ['wikipedia', 'wikipedia', 'Article.'],
    ['tutor', 'tutor', 'The guide knows it.'],
    ['nobody', null, null],
  ])
})

describe('when no source of places answers', () => {
  const named = () =>
    aFoundPlace({ name: 'Named', source: 'model', sourceId: 'ab12', updatedAt: null })

  test('a model names places, and they are marked as such', async () => {
    const world = await discovering()
    world.places.found = unreachable
    world.guide.label = 'Llava'
    world.guide.namedPlaces = [named()]
    const user = await aUser(world.db, { interests: '["pottery"]' })
    const answer = await world.as(user).api.discovery.discoverLocations(inWakefield)
    expect(world.guide.named).toEqual([{ what: 'places', interests: ['pottery'] }])
    expect(answer.locations).toMatchObject([
      { name: 'Named', aiGenerated: true, source: 'model', sourceDate: null },
    ])
    expect(answer.discovery).toMatchObject({ source: 'model', attribution: 'Llava' })
  })

  test('no model is asked for places while a source answers, even with nothing', async () => {
    const { api, guide } = await discovering()
    guide.label = 'Llava'
    guide.namedPlaces = [named()]
    const { locations } = await api.discovery.discoverLocations(inWakefield)
    expect([locations, guide.named]).toEqual([[], []])
  })

  test.for([
    ['without a model', null, []],
    ['with a model that knows none', 'Llava', []],
    ['with a model that fails', 'Llava', new AiError('ai_busy', 'no')],
  ] as const)('%s the words of the source are the answer', async ([, label, answer]) => {
    const { api, guide, places, open } = await discovering()
    places.found = unreachable
    guide.label = label
    guide.namedPlaces = answer instanceof Error ? answer : [...answer]
    const refusal = await refusalOf(api.discovery.discoverLocations(inWakefield))
    expect([refusal.appCode, refusal.status, refusal.message]).toEqual([
      'source_unavailable',
      502,
      'The map service cannot be reached just now.',
    ])
    expect(countRows(open, 'discovery_locations')).toBe(0)
    expect(countRows(open, 'saved_discoveries')).toBe(0)
  })

  test('a town that could not be looked up is told in the words of the source', async () => {
    const { api, places } = await discovering(aFoundPlace())
    places.towns['wakefield'] = unreachable
    const refusal = await refusalOf(api.discovery.discoverLocations(inWakefield))
    expect([refusal.appCode, refusal.message]).toEqual([
      'source_unavailable',
      unreachable.message,
    ])
  })

  test('a fault of the programme is not taken for one of the source', async () => {
    const { api, places } = await discovering()
    places.found = new TypeError('x is not a function')
    expect(await codeOf(api.discovery.discoverLocations(inWakefield))).toBe('internal')
  })

  test('a source that hangs is one that does not answer', async () => {
    hurry()
    const { api, places } = await discovering()
    places.findNear = (_point, signal) => untilAborted(signal)
    const code = await codeOf(api.discovery.discoverLocations(inWakefield))
    expect(code).toBe('source_unavailable')
  })
})

test('the settings tell the map style, and whether anything can be asked for events', async () => {
  const mapStyleUrl = 'https://tiles.example/style.json'
  const guide = scriptedGuide()
  const events = { isConfigured: false, find: () => Promise.resolve([]) }
  const { api } = await buildContext({ guide, events, settings: { mapStyleUrl } })
  expect(await api.discovery.settings()).toEqual({ mapStyleUrl, hasEvents: false })
  guide.label = 'Llava'
  expect(await api.discovery.settings()).toEqual({ mapStyleUrl, hasEvents: true })
  const calendars = await buildContext()
  expect(await calendars.api.discovery.settings()).toEqual({
    mapStyleUrl: null,
    hasEvents: true,
  })
})
