import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  discoveredEvent,
  favoriteEventView,
  favoriteLocationView,
  locationView,
  savedDiscoveryView,
} from '#routers/contract/discovery.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import {
  aFoundEvent,
  aFoundPlace,
  scriptedEvents,
  scriptedGuide,
  scriptedPlaces,
  unreachable,
} from '#tests/support/scripted-places.ts'
import type { LocationView } from '#routers/contract/discovery.ts'

async function aHouse() {
  const [places, events, guide] = [
    scriptedPlaces(),
    scriptedEvents([aFoundEvent({ title: 'Opening' })]),
    scriptedGuide(),
  ]
  places.found = {
    places: [aFoundPlace({ name: 'Mill' }), aFoundPlace({ name: 'Arcade' })],
    source: 'osm',
    attribution: '© OpenStreetMap contributors',
  }
  const house = await buildHouse({ places, events, guide })
  return { house, places, events, guide, member: await house.signUp() }
}

type Member = Awaited<ReturnType<typeof aHouse>>['member']

async function discover(member: Member): Promise<LocationView[]> {
  const { body } = await member.send('POST', '/api/discover-locations', {
    searchQuery: 'Wakefield',
  })
  return (body as { locations: LocationView[] }).locations
}

const opening = {
  title: 'Opening',
  description: 'Prints.',
  startDate: '2026-11-20T18:00:00Z',
  endDate: '2026-11-20T20:00:00Z',
  venue: 'Town Hall',
  address: 'Wood Street',
  category: 'exhibition',
  price: '£5',
  website: 'https://events.example/',
  organizer: 'Print Club',
}

describe('places', () => {
  test('are discovered by a town or a position, and are then listed', async () => {
    const { member } = await aHouse()
    const nothing = await member.get('/api/discovered-locations')
    expect([nothing.status, nothing.body]).toEqual([200, { locations: [] }])
    const answer = await member.send('POST', '/api/discover-locations', {
      searchQuery: 'Wakefield',
    })
    expect([answer.status, Object.keys(answer.body as object)]).toEqual([
      200,
      ['locations'],
    ])
    const { locations } = z
      .strictObject({ locations: z.array(locationView.strict()) })
      .parse(answer.body)
    expect(locations.map(({ name }) => name)).toEqual(['Mill', 'Arcade'])
    const nearby = await member.send('POST', '/api/discover-locations', {
      latitude: 53.683,
      longitude: -1.496,
    })
    expect([nearby.status, nearby.body]).toEqual([200, answer.body])
    const listed = await member.get('/api/discovered-locations')
    expect([listed.status, listed.body]).toEqual([200, answer.body])
  })

  test.for<[string, unknown, string | RegExp]>([
    ['a blank search', { searchQuery: ' ' }, 'Please enter a location to search'],
    ['a latitude of 91', { latitude: 91, longitude: 0 }, /latitude/],
    ['no body', undefined, /./],
    ['a list', [], /./],
  ])('are refused with 400 for %s', async ([, body, message]) => {
    const { member } = await aHouse()
    const answer = await member.send('POST', '/api/discover-locations', body)
    expect([answer.status, answer.body]).toMatchObject([
      400,
      {
        code: 'invalid',
        message: message instanceof RegExp ? expect.stringMatching(message) : message,
      },
    ])
  })

  test('of an unknown town are 404, of a source that fails 502, of too many searches 429', async () => {
    const { member, places } = await aHouse()
    const search = (searchQuery: string) =>
      member.send('POST', '/api/discover-locations', { searchQuery })
    const unknown = await search('Nowhere')
    expect([unknown.status, unknown.body]).toMatchObject([
      404,
      { code: 'not_found', message: 'No place called “Nowhere” was found.' },
    ])
    places.found = unreachable
    const failed = await search('Wakefield')
    expect([failed.status, failed.body]).toMatchObject([
      502,
      { code: 'source_unavailable', message: unreachable.message },
    ])
    for (let n = 2; n < 20; n += 1) await search('Nowhere')
    const limited = await search('Wakefield')
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '3600'])
  })
})

test('favourite places are added, listed and taken back at the documented paths', async () => {
  const { house, member } = await aHouse()
  const [mill] = await discover(member)
  const added = await member.send('POST', '/api/favorite-location', {
    locationId: mill!.id,
  })
  expect([added.status, added.body]).toEqual([200, { success: true }])
  const listed = await member.get('/api/favorite-locations')
  expect(listed.status).toBe(200)
  const { favorites } = z
    .strictObject({ favorites: z.array(favoriteLocationView.strict()) })
    .parse(listed.body)
  expect(favorites).toMatchObject([{ locationId: mill!.id, notes: null, location: mill }])
  const stranger = await house.signUp()
  const path = `/api/favorite-location/${mill!.id}`
  const theft = await stranger.send('POST', '/api/favorite-location', {
    locationId: mill!.id,
  })
  expect([theft.status, (await stranger.send('DELETE', path)).status]).toEqual([404, 404])
  expect((await stranger.get('/api/favorite-locations')).body).toEqual({ favorites: [] })
  const gone = await member.send('DELETE', path)
  expect([gone.status, gone.body]).toEqual([200, { success: true }])
  const again = await member.send('DELETE', path)
  expect([again.status, again.body]).toMatchObject([404, { code: 'not_found' }])
})

test('a favourite place is named by a whole number', async () => {
  const { member } = await aHouse()
  for (const locationId of ['1', 0, null])
    expect(
      (await member.send('POST', '/api/favorite-location', { locationId })).status,
    ).toBe(400)
  for (const id of ['x', '0', '1.5', '-1', '1%20or%201'])
    expect((await member.send('DELETE', `/api/favorite-location/${id}`)).status).toBe(400)
})

describe('events', () => {
  test('are discovered by a town or a position, with every documented field', async () => {
    const { member } = await aHouse()
    for (const location of ['Wakefield', '53.68, -1.49']) {
      const answer = await member.send('POST', '/api/discover-events', { location })
      expect(answer.status).toBe(200)
      const { events } = z
        .strictObject({ events: z.array(discoveredEvent.strict()) })
        .parse(answer.body)
      expect(Object.keys(events[0]!)).toEqual(
        expect.arrayContaining(
          `title description startDate endDate venue address formattedAddress category price
          website organizer latitude longitude geocoded`.split(/\s+/),
        ),
      )
      expect(events).toMatchObject([{ title: 'Opening', geocoded: false }])
    }
  })

  test('are 400 for a blank search, 404 for an unknown town, 502 and 503 without a source', async () => {
    const { member, events } = await aHouse()
    const search = async (location: unknown) => {
      const answer = await member.send('POST', '/api/discover-events', { location })
      return [answer.status, (answer.body as { message: string }).message]
    }
    expect(await search(' ')).toEqual([
      400,
      'Please enter a location to search for events',
    ])
    expect((await search(undefined))[0]).toBe(400)
    expect((await search('Nowhere'))[0]).toBe(404)
    events.found = unreachable
    expect(await search('Wakefield')).toEqual([502, unreachable.message])
    events.isConfigured = false
    expect(await search('Wakefield')).toEqual([
      503,
      expect.stringContaining('This server has no source of events'),
    ])
  })
})

test('favourite events are added, listed and removed at the documented paths', async () => {
  const { house, member } = await aHouse()
  const added = await member.send('POST', '/api/favorite-event', opening)
  expect(added.status).toBe(200)
  const { favorite } = z
    .strictObject({ favorite: favoriteEventView.strict() })
    .parse(added.body)
  expect(favorite).toMatchObject(opening)
  const again = await member.send('POST', '/api/favorite-event', opening)
  expect(again.body).toEqual(added.body)
  const listed = await member.get('/api/favorite-events')
  expect([listed.status, listed.body]).toEqual([200, { favorites: [favorite] }])
  const stranger = await house.signUp()
  const path = `/api/favorite-event/${favorite.id}`
  expect((await stranger.send('DELETE', path)).status).toBe(404)
  expect((await stranger.get('/api/favorite-events')).body).toEqual({ favorites: [] })
  const gone = await member.send('DELETE', path)
  expect([gone.status, gone.body]).toEqual([200, { success: true }])
  const absent = await member.send('DELETE', path)
  expect([absent.status, absent.body]).toMatchObject([404, { code: 'not_found' }])
})

test('a favourite event without a title, with a wrong date or a field too many is 400', async () => {
  const { member } = await aHouse()
  for (const change of [{ title: '' }, { startDate: 'soon' }, { userId: 'x' }]) {
    const answer = await member.send('POST', '/api/favorite-event', {
      ...opening,
      ...change,
    })
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid' }])
  }
  expect((await member.send('DELETE', '/api/favorite-event/1')).status).toBe(400)
})

test('saved-discoveries answers the searches of the person and of nobody else', async () => {
  const { house, member } = await aHouse()
  const locations = await discover(member)
  const answer = await member.get('/api/saved-discoveries')
  expect(answer.status).toBe(200)
  const { discoveries } = z
    .strictObject({ discoveries: z.array(savedDiscoveryView.strict()) })
    .parse(answer.body)
  expect(discoveries).toMatchObject([
    {
      name: 'Wakefield, West Yorkshire, England',
      searchQuery: 'Wakefield',
      locationIds: locations.map(({ id }) => id),
      attribution: '© OpenStreetMap contributors',
    },
  ])
  const stranger = await house.signUp()
  const theirs = await stranger.get('/api/saved-discoveries')
  expect(theirs.body).toEqual({ discoveries: [] })
  const none = await stranger.get('/api/discovered-locations')
  expect(none.body).toEqual({ locations: [] })
})

const paths = [
  ['GET', '/api/discovered-locations'],
  ['POST', '/api/discover-locations'],
  ['GET', '/api/favorite-locations'],
  ['POST', '/api/favorite-location'],
  ['DELETE', '/api/favorite-location/1'],
  ['POST', '/api/discover-events'],
  ['GET', '/api/favorite-events'],
  ['POST', '/api/favorite-event'],
  ['DELETE', `/api/favorite-event/${'a'.repeat(26)}`],
  ['GET', '/api/saved-discoveries'],
] as const

test('every path is 401 to a visitor, whatever they send', async () => {
  const { house } = await aHouse()
  for (const [method, path] of paths) {
    const body = method === 'POST' ? { nonsense: true } : undefined
    const answer = await house.visitor().send(method, path, body)
    expect([answer.status, answer.body], path).toMatchObject([
      401,
      { code: 'signed_out' },
    ])
  }
})

test('every path with a body is 400 for one that is no JSON', async () => {
  const { member } = await aHouse()
  for (const [method, path] of paths.filter(([one]) => one === 'POST')) {
    const headers = { 'content-type': 'application/json' }
    const answer = await member.request(path, { method, headers, body: '{"a":' })
    expect(answer.status, path).toBe(400)
  }
})

test('no path changes anything for a page of another site', async () => {
  const { member } = await aHouse()
  for (const [method, path] of paths.filter(([one]) => one !== 'GET')) {
    const body = method === 'POST' ? {} : undefined
    const origin = { origin: 'https://evil.example' }
    expect((await member.send(method, path, body, origin)).status, path).toBe(403)
  }
})
