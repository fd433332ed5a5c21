import { rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defaultCentre } from '#routers/contract/map-view.ts'
import { geoPoint, placeCategory } from '#routers/contract/discovery.ts'
import { cataloguePlaces } from '#server/services/places/catalogue.ts'
import { catalogueTowns } from '#server/services/places/catalogue-towns.ts'
import { metresBetween } from '#server/services/places/distance.ts'
import { createPlacesFile } from '#server/services/places/places-file.ts'
import { museumAt, wakefield } from '#tests/support/places-overpass.ts'
import { errorPage, never, placesHouse } from '#tests/support/places-servers.ts'
import { hangs, sendsJson } from '#tests/support/scripted-server.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import type { Log } from '#routers/context.ts'

const azores = { latitude: 37.74, longitude: -25.67 }

function feature(name: string, coordinates: unknown, properties: object = {}): object {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: { name, category: 'gallery', ...properties },
  }
}

async function fileOf(features: unknown, more: object = {}): Promise<string> {
  const path = join(await tempFolder(), 'places.geojson')
  await writeFile(path, JSON.stringify({ type: 'FeatureCollection', features, ...more }))
  return path
}

function note(): { logged: unknown[]; log: Log } {
  const logged: unknown[] = []
  const log = (fields: object) => void logged.push(fields)
  return { logged, log: { info: log, warn: log, error: log } }
}

test('when the map fails, the operator’s places near there are shown', async () => {
  const placesFile = await fileOf([
    feature('Far', [-1.0, 37.74]),
    feature('Second', [-25.66, 37.74]),
    { ...feature('First', [-25.67, 37.74], { website: 'first.example' }), id: 'f1' },
  ])
  const { places, map } = await placesHouse({}, { placesFile })
  map.next.push(errorPage(500))
  const found = await places.findNear(azores, never)
  expect(found).toMatchObject({
    source: 'file',
    attribution: 'Places listed by the people who run this server',
    places: [
      {
        source: 'file',
        sourceId: 'f1',
        name: 'First',
        website: 'https://first.example/',
      },
      { source: 'file', sourceId: '1', name: 'Second' },
    ],
  })
  expect(found.places).toHaveLength(2)
})

test('the file is used too when the map knows no place, and not when it does', async () => {
  const [longitude, latitude] = [wakefield.longitude, wakefield.latitude]
  const placesFile = await fileOf([feature('Ours', [longitude, latitude])], {
    attribution: '© Our council',
  })
  const empty = await placesHouse({}, { placesFile })
  await expect(empty.places.findNear(wakefield, never)).resolves.toMatchObject({
    source: 'file',
    attribution: '© Our council',
  })
  const full = await placesHouse({ elements: [museumAt(0, 1)] }, { placesFile })
  await expect(full.places.findNear(wakefield, never)).resolves.toMatchObject({
    source: 'osm',
  })
})

test('no more than 120 places of the file are shown', async () => {
  const placesFile = await fileOf(
    Array.from({ length: 200 }, (_, index) => feature(`P ${index}`, [-25.67, 37.74])),
  )
  const { places } = await placesHouse({}, { placesFile })
  expect((await places.findNear(azores, never)).places).toHaveLength(120)
})

test('the file is read again when it changes, and its faults are told once', async () => {
  const path = await fileOf([feature('One', [-25.67, 37.74]), { type: 'Feature' }])
  const { logged, log } = note()
  const read = createPlacesFile(path, log)
  const names = async () => (await read()).places.map(({ name }) => name)
  await expect(names()).resolves.toEqual(['One'])
  await expect(names()).resolves.toEqual(['One'])
  expect(logged).toEqual([
    {
      path,
      total: 1,
      faults: [{ feature: 1, fault: expect.stringContaining('geometry') }],
    },
  ])
  const features = [feature('Two', [-25.67, 37.74])]
  await writeFile(path, JSON.stringify({ type: 'FeatureCollection', features }))
  await utimes(path, new Date(), new Date(Date.now() + 5000))
  await expect(names()).resolves.toEqual(['Two'])
  await rm(path)
  await expect(names()).resolves.toEqual([])
  await expect(names()).resolves.toEqual([])
  expect(logged).toHaveLength(2)
})

test.for([
  '',
  'name,lat,lon',
  '{"type":"Feature"}',
  '{"type":"FeatureCollection"}',
  '[]',
])('a file with %j has no places, and the log says so once', async (text) => {
  const path = join(await tempFolder(), 'places.geojson')
  await writeFile(path, text)
  const { logged, log } = note()
  const read = createPlacesFile(path, log)
  await expect(read()).resolves.toMatchObject({ places: [] })
  await read()
  expect(logged).toHaveLength(1)
})

test('a file over 20 MB is not read', async () => {
  const path = join(await tempFolder(), 'places.geojson')
  await writeFile(path, '[]')
  await truncate(path, 20 * 1024 * 1024 + 1)
  const { logged, log } = note()
  await expect(createPlacesFile(path, log)()).resolves.toMatchObject({ places: [] })
  expect(String((logged[0] as { err: Error }).err)).toMatch(/20971521 bytes/)
})

test('with no map and no file the catalogue answers within 60 km, and nobody beyond', async () => {
  const { places, map } = await placesHouse({})
  map.next.push(...Array.from({ length: 3 }, () => errorPage(500)))
  const found = await places.findNear(defaultCentre, never)
  expect(found.source).toBe('catalogue')
  expect(found.places.length).toBeGreaterThan(30)
  expect(found.places[0]).toMatchObject({
    source: 'catalogue',
    category: 'historic_site',
  })
  const away = { latitude: 54.98, longitude: -1.61 }
  await expect(places.findNear(away, never)).rejects.toThrow(/cannot be reached/)
})

test('a map that hangs is waited for no longer than its time: the catalogue answers', async () => {
  const { places, map } = await placesHouse(
    {},
    { pace: { timeoutMs: 20_000, mapMs: 150 } },
  )
  map.next.push(hangs(), hangs('{'), hangs())
  await expect(places.findNear(defaultCentre, never)).resolves.toMatchObject({
    source: 'catalogue',
  })
  await expect(places.findTown('Leeds', never)).resolves.toMatchObject({
    label: 'Leeds, West Yorkshire, England',
  })
  await expect(places.nameOf(defaultCentre, never)).resolves.toBe(
    'Wakefield, West Yorkshire, England',
  )
  expect(map.seen).toHaveLength(3)
})

test('when a wider search of the map hangs, what the narrower one found is shown', async () => {
  const { places, map } = await placesHouse(
    { elements: [museumAt(0, 1)] },
    { pace: { timeoutMs: 20_000, mapMs: 400 } },
  )
  map.next.push((answer, request) => {
    map.next.push(hangs())
    return sendsJson(200, { elements: [museumAt(0, 1)] })(answer, request)
  })
  const found = await places.findNear(wakefield, never)
  expect([found.source, found.places.length]).toEqual(['osm', 1])
})

test('towns of the catalogue are found when the map server cannot be asked', async () => {
  const { places, map } = await placesHouse({})
  map.next.push(errorPage(500), errorPage(500))
  await expect(places.findTown('hebden-bridge, UK', never)).resolves.toMatchObject({
    label: 'Hebden Bridge, West Yorkshire, England',
  })
  await expect(places.nameOf(defaultCentre, never)).resolves.toBe(
    'Wakefield, West Yorkshire, England',
  )
  // A server that answers decides: it knows no such town.
  await expect(places.findTown('Leeds', never)).resolves.toBeNull()
})

test('the catalogue is sound: about forty different places near the default centre', () => {
  const sound = geoPoint.extend({
    id: z.string().regex(/^[a-z0-9-]+$/),
    name: z.string().min(3),
    category: placeCategory,
    address: z.string().min(5),
    description: z.string().regex(/^[A-Z].{20,250}\.$/),
    website: z.url({ protocol: /^https$/ }).nullable(),
  })
  for (const place of cataloguePlaces) {
    expect(sound.safeParse(place).error).toBeUndefined()
    expect(metresBetween(defaultCentre, place)).toBeLessThan(60_000)
  }
  expect(cataloguePlaces.length).toBeGreaterThanOrEqual(30)
  for (const list of [
    cataloguePlaces.map(({ id }) => id),
    cataloguePlaces.map(({ name }) => name),
    catalogueTowns.map(({ label }) => label),
  ])
    expect(new Set(list).size).toBe(list.length)
})

test('each place of the catalogue lies near the town of its address', () => {
  for (const { name, address, ...at } of cataloguePlaces) {
    const towns = catalogueTowns.filter(({ label }) =>
      address.includes(label.split(',')[0] ?? ''),
    )
    expect.soft(towns.length, name).toBeGreaterThan(0)
    const nearest = Math.min(...towns.map((town) => metresBetween(town, at)))
    expect.soft(nearest, name).toBeLessThan(13_000)
  }
})
