import { describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#tests/support/clock.ts'
import { attribution, discovering } from '#tests/support/discovering.ts'
import { aUser } from '#tests/support/factories.ts'
import { codeOf, refusalOf } from '#tests/support/refusals.ts'
import { aFoundPlace, unreachable, wakefield } from '#tests/support/scripted-places.ts'
import type { PlaceSource } from '#routers/contract/discovery.ts'
import type { PlacesFound } from '#routers/places.ts'

const inWakefield = { searchQuery: 'Wakefield' }
const namesOf = ({ locations }: { locations: Array<{ name: string }> }) =>
  locations.map(({ name }) => name)

describe('a place that is found again', () => {
  test('is the same place, brought up to date, and stays a favourite', async () => {
    const place = aFoundPlace()
    const world = await discovering(place)
    const { discovery } = world.api
    const first = await discovery.discoverLocations(inWakefield)
    const { id: locationId, createdAt } = first.locations[0]!
    await discovery.addFavoriteLocation({ locationId })
    world.clock.move(hourMs)
    world.find({ ...place, name: 'New name', openingHours: 'Mo off' })
    const again = await discovery.discoverLocations(inWakefield)
    expect(again.locations).toMatchObject([
      { id: locationId, name: 'New name', openingHours: 'Mo off', createdAt },
    ])
    const { favorites } = await discovery.favoriteLocations()
    expect(favorites).toMatchObject([{ locationId, location: { name: 'New name' } }])
  })

  test('in another source is another place', async () => {
    const place = aFoundPlace()
    const world = await discovering(place, { ...place, source: 'file' })
    const { locations } = await world.api.discovery.discoverLocations(inWakefield)
    expect(new Set(locations.map(({ id }) => id)).size).toBe(2)
  })

  test('by another person is theirs alone', async () => {
    const world = await discovering(aFoundPlace())
    const mine = await world.api.discovery.discoverLocations(inWakefield)
    const { api } = world.as(await aUser(world.db))
    expect(await api.discovery.locations()).toEqual({ locations: [] })
    expect(await api.discovery.saved()).toEqual({ discoveries: [] })
    expect(await api.discovery.get({})).toBeNull()
    const { id } = mine.discovery
    expect(await codeOf(api.discovery.get({ id }))).toBe('not_found')
    const theirs = await api.discovery.discoverLocations(inWakefield)
    expect(theirs.locations[0]!.id).not.toBe(mine.locations[0]!.id)
    expect(await world.api.discovery.get({ id })).toEqual(mine)
    expect((await world.api.discovery.locations()).locations).toEqual(mine.locations)
  })
})

describe('searches', () => {
  test('are kept with what they found, the newest first, and can be read again', async () => {
    const world = await discovering(aFoundPlace({ name: 'Mill' }))
    world.places.towns['leeds'] = { ...wakefield, label: 'Leeds' }
    const { discovery } = world.api
    expect(await discovery.get({})).toBeNull()
    const first = await discovery.discoverLocations(inWakefield)
    world.clock.move(minuteMs)
    world.find(aFoundPlace({ name: 'Arcade' }))
    const second = await discovery.discoverLocations({ searchQuery: 'leeds' })
    expect((await discovery.saved()).discoveries).toEqual([
      second.discovery,
      first.discovery,
    ])
    expect(await discovery.get({})).toEqual(second)
    expect(await discovery.get({ id: first.discovery.id })).toEqual(first)
    expect(namesOf(await discovery.locations())).toEqual(['Arcade', 'Mill'])
    expect(await codeOf(discovery.get({ id: 'a'.repeat(26) }))).toBe('not_found')
  })

  test('of the same town are one, and what it no longer has is forgotten', async () => {
    const world = await discovering(aFoundPlace({ name: 'closed' }))
    const { discovery } = world.api
    await discovery.discoverLocations(inWakefield)
    world.clock.move(minuteMs)
    world.find(aFoundPlace({ name: 'open' }))
    const again = await discovery.discoverLocations({ searchQuery: 'wakefield' })
    expect((await discovery.saved()).discoveries).toEqual([again.discovery])
    expect(namesOf(await discovery.locations())).toEqual(['open'])
  })

  test('in a worse source take nothing from a better one of the same town', async () => {
    const world = await discovering(aFoundPlace({ name: 'Mill' }))
    const { discovery } = world.api
    const searchIn = async (source: PlaceSource) => {
      world.clock.move(minuteMs)
      world.places.found = { places: [aFoundPlace({ source })], source, attribution }
      await discovery.discoverLocations(inWakefield)
      return (await discovery.saved()).discoveries.map((one) => one.source)
    }
    expect(await searchIn('osm')).toEqual(['osm'])
    expect(await searchIn('catalogue')).toEqual(['catalogue', 'osm'])
    expect(await searchIn('model')).toEqual(['model', 'catalogue', 'osm'])
    expect(await searchIn('catalogue')).toEqual(['catalogue', 'osm'])
    expect(await searchIn('file')).toEqual(['file', 'osm'])
    expect(await searchIn('osm')).toEqual(['osm'])
  })

  test('beyond thirty the oldest goes with its places, but favourites stay', async () => {
    const world = await discovering()
    const { discovery } = world.api
    const stranger = world.as(await aUser(world.db)).api.discovery
    world.find(aFoundPlace({ name: 'theirs' }))
    await stranger.discoverLocations(inWakefield)
    for (let n = 0; n <= 31; n += 1) {
      world.clock.move(4 * minuteMs)
      world.places.towns[`town ${n}`] = { ...wakefield, label: `Town ${n}` }
      world.find(
        aFoundPlace({ name: `first of ${n}` }),
        aFoundPlace({ name: `second of ${n}` }),
      )
      const { locations } = await discovery.discoverLocations({
        searchQuery: `Town ${n}`,
      })
      if (n === 0) await discovery.addFavoriteLocation({ locationId: locations[0]!.id })
    }
    const { discoveries } = await discovery.saved()
    expect(discoveries.map(({ name }) => name)).toEqual(
      Array.from({ length: 30 }, (_, n) => `Town ${31 - n}`),
    )
    const names = namesOf(await discovery.locations())
    expect(names).toHaveLength(61)
    expect(names).toContain('first of 0')
    expect(names).not.toContain('second of 0')
    expect(names).not.toContain('first of 1')
    expect(namesOf(await stranger.locations())).toEqual(['theirs'])
  })
})

test('twenty searches an hour are let through, and another person has their own', async () => {
  const world = await discovering()
  const { discovery } = world.api
  for (let n = 0; n < 20; n += 1) await discovery.discoverLocations(inWakefield)
  const asked = world.places.asked.length
  const refusal = await refusalOf(discovery.discoverLocations(inWakefield))
  expect([refusal.appCode, refusal.detail]).toEqual(['rate_limited', { seconds: 3600 }])
  expect(world.places.asked).toHaveLength(asked)
  const { api } = world.as(await aUser(world.db))
  await api.discovery.discoverLocations(inWakefield)
  world.clock.move(hourMs)
  await discovery.discoverLocations(inWakefield)
})

test('a second search of a person is refused while the first is under way, and costs nothing', async () => {
  const world = await discovering(aFoundPlace())
  const { discovery } = world.api
  const near = Promise.withResolvers<PlacesFound>()
  world.places.findNear = () => near.promise
  const first = discovery.discoverLocations(inWakefield)
  for (let n = 0; n < 30; n += 1) {
    const refusal = await refusalOf(discovery.discoverLocations(inWakefield))
    expect([refusal.appCode, refusal.detail]).toEqual(['rate_limited', { seconds: 5 }])
  }
  const events = await refusalOf(discovery.discoverEvents({ location: 'Wakefield' }))
  expect(events.detail).toEqual({ seconds: 5 })
  const stranger = world.as(await aUser(world.db)).api.discovery
  expect((await stranger.discoverEvents({ location: 'Wakefield' })).events).toEqual([])
  near.reject(unreachable)
  expect(await codeOf(first)).toBe('source_unavailable')
  expect((await discovery.discoverEvents({ location: 'Wakefield' })).events).toEqual([])
})
