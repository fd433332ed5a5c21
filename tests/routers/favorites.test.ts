import { describe, expect, test } from 'vitest'
import { buildContext } from '#tests/support/build-context.ts'
import { hourMs, minuteMs } from '#tests/support/clock.ts'
import { countRows } from '#tests/support/database.ts'
import { aUser } from '#tests/support/factories.ts'
import { codeOf, refusalOf } from '#tests/support/refusals.ts'
import { aFoundPlace, scriptedPlaces } from '#tests/support/scripted-places.ts'
import type { FavoriteEventInput } from '#routers/contract/discovery.ts'

const absent = 'a'.repeat(26)

/** A person who has found these places, in this order. */
async function found(...names: string[]) {
  const places = scriptedPlaces()
  places.found = {
    places: names.map((name) => aFoundPlace({ name })),
    source: 'osm',
    attribution: '© OpenStreetMap contributors',
  }
  const world = await buildContext({ places })
  const { locations } = await world.api.discovery.discoverLocations({
    searchQuery: 'Wakefield',
  })
  const stranger = world.as(await aUser(world.db)).api.discovery
  return { ...world, locations, mine: world.api.discovery, stranger }
}

describe('a favourite place', () => {
  test('is kept with the place, the newest first', async () => {
    const { mine, locations, clock } = await found('Mill', 'Arcade')
    const [mill, arcade] = locations
    const kept = await mine.addFavoriteLocation({ locationId: mill!.id })
    expect(kept).toEqual({ success: true })
    clock.move(minuteMs)
    await mine.addFavoriteLocation({ locationId: arcade!.id })
    expect((await mine.favoriteLocations()).favorites).toEqual([
      {
        id: expect.stringMatching(/^[a-z2-7]{26}$/),
        locationId: arcade!.id,
        notes: null,
        location: arcade,
        createdAt: clock.now().toISOString(),
      },
      expect.objectContaining({ locationId: mill!.id, location: mill }),
    ])
  })

  test('added twice, also at once, is one and keeps its notes', async () => {
    const { mine, locations, open } = await found('Mill')
    const place = { locationId: locations[0]!.id }
    await Promise.all([mine.addFavoriteLocation(place), mine.addFavoriteLocation(place)])
    const { favorites } = await mine.favoriteLocations()
    await mine.setLocationNotes({ id: favorites[0]!.id, notes: 'Ask for the key' })
    await mine.addFavoriteLocation(place)
    expect(countRows(open, 'favorite_locations')).toBe(1)
    expect((await mine.favoriteLocations()).favorites).toMatchObject([
      { id: favorites[0]!.id, notes: 'Ask for the key' },
    ])
  })

  test('is taken back once, and the place itself stays', async () => {
    const { mine, locations } = await found('Mill')
    const place = { locationId: locations[0]!.id }
    await mine.addFavoriteLocation(place)
    expect(await mine.removeFavoriteLocation(place)).toEqual({ success: true })
    expect(await codeOf(mine.removeFavoriteLocation(place))).toBe('not_found')
    expect((await mine.favoriteLocations()).favorites).toEqual([])
    expect((await mine.locations()).locations).toEqual(locations)
  })

  test('of another person’s places can be neither added, seen, noted nor taken back', async () => {
    const { mine, stranger, locations } = await found('Mill')
    const place = { locationId: locations[0]!.id }
    await mine.addFavoriteLocation(place)
    const { favorites } = await mine.favoriteLocations()
    const { id } = favorites[0]!
    expect(await codeOf(stranger.addFavoriteLocation(place))).toBe('not_found')
    expect(await codeOf(stranger.removeFavoriteLocation(place))).toBe('not_found')
    expect(await codeOf(stranger.setLocationNotes({ id, notes: 'x' }))).toBe('not_found')
    expect((await stranger.favoriteLocations()).favorites).toEqual([])
    expect((await stranger.exportLocations()).geojson).not.toContain('Mill')
    expect((await mine.favoriteLocations()).favorites).toEqual(favorites)
  })

  test('that is not there is 404', async () => {
    const { mine } = await found()
    const place = { locationId: 4711 }
    expect(await codeOf(mine.addFavoriteLocation(place))).toBe('not_found')
    expect(await codeOf(mine.removeFavoriteLocation(place))).toBe('not_found')
    const noted = mine.setLocationNotes({ id: absent, notes: 'x' })
    expect(await codeOf(noted)).toBe('not_found')
  })

  test.for([0, -1, 1.5, Number.NaN, '1', null])('%j is no place', async (locationId) => {
    const { mine } = await found()
    const place = { locationId } as { locationId: number }
    expect(await codeOf(mine.addFavoriteLocation(place))).toBe('invalid')
  })

  test('has notes of up to 2,000 characters, trimmed, which can be emptied', async () => {
    const { mine, locations } = await found('Mill')
    await mine.addFavoriteLocation({ locationId: locations[0]!.id })
    const { id } = (await mine.favoriteLocations()).favorites[0]!
    const note = async (notes: string) => {
      await mine.setLocationNotes({ id, notes })
      return (await mine.favoriteLocations()).favorites[0]!.notes
    }
    expect(await note('  Tuesdays 🎨 ')).toBe('Tuesdays 🎨')
    expect(await note('x'.repeat(2000))).toHaveLength(2000)
    const long = mine.setLocationNotes({ id, notes: 'x'.repeat(2001) })
    expect(await codeOf(long)).toBe('invalid')
    expect(await note('   ')).toBeNull()
  })
})

const opening: FavoriteEventInput = {
  title: 'Opening',
  description: 'Prints of the harbour.',
  startDate: '2026-11-20T18:00:00+00:00',
  endDate: '2026-11-20T20:00:00+00:00',
  venue: 'Town Hall',
  address: 'Wood Street, Wakefield',
  category: 'exhibition',
  price: '£5',
  website: 'https://events.example/opening',
  organizer: 'Print Club',
  latitude: 53.683,
  longitude: 0,
  source: 'ics',
}

async function aPerson() {
  const world = await buildContext()
  const stranger = world.as(await aUser(world.db)).api.discovery
  return { ...world, mine: world.api.discovery, stranger }
}

describe('a favourite event', () => {
  test('is kept as it was shown', async () => {
    const { mine, clock } = await aPerson()
    const kept = await mine.addFavoriteEvent(opening)
    expect(kept).toEqual({
      ...opening,
      mustBeChecked: false,
      id: expect.stringMatching(/^[a-z2-7]{26}$/),
      notes: null,
      createdAt: clock.now().toISOString(),
    })
    expect(await mine.favoriteEvents()).toEqual({ favorites: [kept] })
  })

  test('needs no more than a title, a venue and a start', async () => {
    const { mine } = await aPerson()
    const kept = await mine.addFavoriteEvent({
      title: 'Talk',
      venue: '',
      startDate: '2026-11-21',
      price: ' ',
    })
    const { id: _, createdAt: __, ...rest } = kept
    expect(rest).toEqual({
      title: 'Talk',
      venue: '',
      startDate: '2026-11-21',
      description: null,
      endDate: null,
      address: null,
      category: null,
      price: null,
      website: null,
      organizer: null,
      latitude: null,
      longitude: null,
      source: null,
      mustBeChecked: false,
      notes: null,
    })
  })

  test('that a model named stays marked, and no other does', async () => {
    const { mine } = await aPerson()
    const kept = await mine.addFavoriteEvent({ ...opening, source: 'model' })
    expect(kept).toMatchObject({ source: 'model', mustBeChecked: true })
    expect((await mine.favoriteEvents()).favorites).toEqual([kept])
    const other = await mine.addFavoriteEvent({
      ...opening,
      title: 'Other',
      source: 'ticketmaster',
    })
    expect(other).toMatchObject({ source: 'ticketmaster', mustBeChecked: false })
  })

  test('with the same title, venue and start is the same, also at once', async () => {
    const { mine, clock, open } = await aPerson()
    const [one, other] = await Promise.all([
      mine.addFavoriteEvent(opening),
      mine.addFavoriteEvent(opening),
    ])
    await mine.setEventNotes({ id: one.id, notes: 'With Ann' })
    clock.move(hourMs)
    const later = { ...opening, title: ' Opening ', price: '£9', organizer: null }
    const again = await mine.addFavoriteEvent(later)
    expect(again).toEqual({ ...one, notes: 'With Ann' })
    expect(other).toEqual(one)
    expect(countRows(open, 'favorite_events')).toBe(1)
  })

  test.for([
    ['title', { title: 'Unveiling' }],
    ['venue', { venue: 'Yard' }],
    ['start', { startDate: '2026-11-21T18:00:00+00:00' }],
  ] as const)('with another %s is another', async ([, change]) => {
    const { mine } = await aPerson()
    const one = await mine.addFavoriteEvent(opening)
    const other = await mine.addFavoriteEvent({ ...opening, ...change })
    expect(other).toMatchObject({ ...opening, ...change })
    expect(other.id).not.toBe(one.id)
    expect((await mine.favoriteEvents()).favorites).toHaveLength(2)
  })

  test('is one of five hundred at most, and those that are kept can be kept again', async () => {
    const { mine, stranger, open, clock, user } = await aPerson()
    const kept = await mine.addFavoriteEvent(opening)
    const insert = open.sqlite.prepare(
      'insert into favorite_events (id, "userId", title, "startDate", venue, "createdAt") values (?, ?, ?, ?, ?, ?)',
    )
    for (let n = 1; n < 499; n += 1)
      insert.run(`x${n}`, user.id, `Event ${n}`, '2026-11-20', '', '2026-11-01')
    const last = { ...opening, title: 'The last' }
    const beyond = { ...opening, title: 'One too many' }
    const both = await Promise.allSettled([
      mine.addFavoriteEvent(last),
      mine.addFavoriteEvent(beyond),
    ])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(await refusalOf(mine.addFavoriteEvent(beyond))).toMatchObject({
      appCode: 'conflict',
      message: 'You have kept 500 events: remove one to keep another.',
    })
    expect(await mine.addFavoriteEvent(opening)).toEqual(kept)
    expect(countRows(open, 'favorite_events')).toBe(500)
    await stranger.addFavoriteEvent(beyond)
    await mine.removeFavoriteEvent({ id: kept.id })
    clock.move(hourMs)
    expect(await mine.addFavoriteEvent(beyond)).toMatchObject({ title: beyond.title })
  })

  test('is kept 120 times an hour at most', async () => {
    const { mine, stranger, clock } = await aPerson()
    for (let n = 0; n < 120; n += 1) await mine.addFavoriteEvent(opening)
    expect(await codeOf(mine.addFavoriteEvent(opening))).toBe('rate_limited')
    await stranger.addFavoriteEvent(opening)
    clock.move(hourMs)
    await mine.addFavoriteEvent(opening)
  })

  test('is listed by its start, the soonest first', async () => {
    const { mine } = await aPerson()
    for (const startDate of ['2026-12-01', '2026-11-20T18:00:00Z', '2026-11-30'])
      await mine.addFavoriteEvent({ ...opening, startDate })
    const { favorites } = await mine.favoriteEvents()
    expect(favorites.map(({ startDate }) => startDate)).toEqual([
      '2026-11-20T18:00:00Z',
      '2026-11-30',
      '2026-12-01',
    ])
  })

  test('is listed by its moment, in whatever zone it is written', async () => {
    const { mine } = await aPerson()
    const first = '2026-11-20T19:00:00+02:00'
    const second = '2026-11-20T18:00:00+00:00'
    for (const startDate of [second, first])
      await mine.addFavoriteEvent({ ...opening, startDate })
    const { favorites } = await mine.favoriteEvents()
    expect(favorites.map(({ startDate }) => startDate)).toEqual([first, second])
  })

  test('of another person can be neither seen, noted nor removed; theirs is their own', async () => {
    const { mine, stranger } = await aPerson()
    const kept = await mine.addFavoriteEvent(opening)
    const { id } = kept
    expect(await codeOf(stranger.removeFavoriteEvent({ id }))).toBe('not_found')
    expect(await codeOf(stranger.setEventNotes({ id, notes: 'x' }))).toBe('not_found')
    expect((await stranger.favoriteEvents()).favorites).toEqual([])
    expect((await stranger.exportEvents()).ics).not.toContain('VEVENT')
    expect((await stranger.addFavoriteEvent(opening)).id).not.toBe(id)
    expect((await mine.favoriteEvents()).favorites).toEqual([kept])
  })

  test('is removed once', async () => {
    const { mine } = await aPerson()
    const { id } = await mine.addFavoriteEvent(opening)
    expect(await mine.removeFavoriteEvent({ id })).toEqual({ success: true })
    expect(await codeOf(mine.removeFavoriteEvent({ id }))).toBe('not_found')
    expect(await codeOf(mine.setEventNotes({ id, notes: 'x' }))).toBe('not_found')
    expect((await mine.favoriteEvents()).favorites).toEqual([])
  })

  test('has notes, which can be emptied', async () => {
    const { mine } = await aPerson()
    const { id } = await mine.addFavoriteEvent(opening)
    await mine.setEventNotes({ id, notes: ' With Ann ' })
    expect((await mine.favoriteEvents()).favorites).toMatchObject([{ notes: 'With Ann' }])
    await mine.setEventNotes({ id, notes: '' })
    expect((await mine.favoriteEvents()).favorites).toMatchObject([{ notes: null }])
  })

  test('notes of one kind are no notes of the other', async () => {
    const { mine } = await aPerson()
    const { id } = await mine.addFavoriteEvent(opening)
    expect(await codeOf(mine.setLocationNotes({ id, notes: 'x' }))).toBe('not_found')
  })

  test.for([
    'Not found',
    'events.example',
    'javascript:alert(1)',
    'data:text/html,<script>',
    'ftp://events.example/',
    'https://',
    'http://[nowhere',
    '//events.example',
    ' ',
    null,
  ])('has no link in %j', async (website) => {
    const { mine } = await aPerson()
    expect((await mine.addFavoriteEvent({ ...opening, website })).website).toBeNull()
  })

  test.for([
    'HTTPS://Events.example/a b?c=ü',
    ' http://events.example ',
    'https://events.example:8443/#x',
  ])('has the link %j', async (website) => {
    const { mine } = await aPerson()
    const kept = await mine.addFavoriteEvent({ ...opening, website })
    expect(kept.website).toBe(website.trim())
  })

  const odd = [
    '',
    ' ',
    'tomorrow',
    '2026-13-01',
    '2026-11-20T25:00',
    '20/11/2026',
    'x'.repeat(41),
  ]
  test.for(odd)('that starts on %j is refused', async (startDate) => {
    const { mine } = await aPerson()
    expect(await codeOf(mine.addFavoriteEvent({ ...opening, startDate }))).toBe('invalid')
  })

  test.for(odd.filter((text) => text.trim() !== ''))(
    'that ends on %j is refused',
    async (endDate) => {
      const { mine } = await aPerson()
      expect(await codeOf(mine.addFavoriteEvent({ ...opening, endDate }))).toBe('invalid')
    },
  )

  // `Date.parse` alone is no check: it reads words with a number in them, and days that are none.
  test.for(['Room 1', '7', '2026-02-31', '20 Nov 2026', '+275760-09-13'])(
    'that starts on %j, which is no ISO 8601 date, is refused',
    async (startDate) => {
      const { mine } = await aPerson()
      const call = mine.addFavoriteEvent({ ...opening, startDate })
      expect(await codeOf(call)).toBe('invalid')
    },
  )

  test.for<[string, object]>([
    ['no title', { title: '  ' }],
    ['a title of 501', { title: 'x'.repeat(501) }],
    ['a description of 10,001', { description: 'x'.repeat(10_001) }],
    ['a venue of 501', { venue: 'x'.repeat(501) }],
    ['a latitude of 91', { latitude: 91 }],
    ['a longitude of text', { longitude: '0' }],
  ])('with %s is refused', async ([, change]) => {
    const { mine } = await aPerson()
    expect(await codeOf(mine.addFavoriteEvent({ ...opening, ...change }))).toBe('invalid')
  })
})
