import { expect, test } from 'vitest'
import { readDiscoverySettings } from '#server/discovery-settings.ts'
import { EnvError, loadEnv } from '#server/env.ts'

const defaults = {
  places: { nominatimUrl: null, overpassUrl: null, file: null },
  events: { icsUrls: [], ticketmaster: null },
  mapStyleUrl: 'https://tiles.openfreemap.org/styles/liberty',
}

test('with nothing configured the public servers serve, and there is no source of events', () => {
  expect(readDiscoverySettings({})).toEqual(defaults)
  expect(loadEnv({})).toMatchObject(defaults)
})

test('empty values are absent, as they stand in a copied .env.example', () => {
  const empty = {
    NOMINATIM_URL: '',
    OVERPASS_URL: '',
    PLACES_FILE: '',
    EVENTS_ICS_URLS: '',
    TICKETMASTER_API_KEY: '',
    TICKETMASTER_API_BASE: '',
    MAP_STYLE_URL: '',
  }
  expect(loadEnv(empty)).toMatchObject(defaults)
})

test('every setting arrives under its name', () => {
  expect(
    loadEnv({
      NOMINATIM_URL: 'https://nominatim.example/',
      OVERPASS_URL: 'https://overpass.example/api/interpreter',
      PLACES_FILE: './places.geojson',
      EVENTS_ICS_URLS: 'https://one.example/a.ics',
      TICKETMASTER_API_KEY: 'key',
      TICKETMASTER_API_BASE: 'http://localhost:9000',
      MAP_STYLE_URL: 'https://maps.example:8443/style.json?key=k',
    }),
  ).toMatchObject({
    places: {
      nominatimUrl: 'https://nominatim.example/',
      overpassUrl: 'https://overpass.example/api/interpreter',
      file: './places.geojson',
    },
    events: {
      icsUrls: ['https://one.example/a.ics'],
      ticketmaster: { apiKey: 'key', baseUrl: 'http://localhost:9000' },
    },
    mapStyleUrl: 'https://maps.example:8443/style.json?key=k',
  })
})

test('calendars are separated by commas, trimmed, and empty ones are none', () => {
  const { events } = loadEnv({
    EVENTS_ICS_URLS: ' https://one.example/a.ics, ,webcal://two.example/b.ics,',
  })
  expect(events.icsUrls).toEqual([
    'https://one.example/a.ics',
    'webcal://two.example/b.ics',
  ])
})

test('a key alone means Ticketmaster’s own server, an address without a key nothing', () => {
  expect(loadEnv({ TICKETMASTER_API_KEY: 'key' }).events.ticketmaster).toEqual({
    apiKey: 'key',
    baseUrl: 'https://app.ticketmaster.com',
  })
  const base = { TICKETMASTER_API_BASE: 'http://localhost:9000' }
  expect(loadEnv(base).events.ticketmaster).toBeNull()
})

test.for(['NOMINATIM_URL', 'OVERPASS_URL', 'TICKETMASTER_API_BASE', 'MAP_STYLE_URL'])(
  '%s that is no address of the web is told by its name',
  (name) => {
    for (const value of ['nominatim.example', 'ftp://x.example', 'javascript:alert(1)']) {
      expect(() => loadEnv({ [name]: value })).toThrow(EnvError)
      expect(() => loadEnv({ [name]: value })).toThrow(name)
    }
  },
)
