import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { buildContext } from '#tests/support/build-context.ts'
import { minuteMs } from '#tests/support/clock.ts'
import { aFoundPlace, scriptedPlaces } from '#tests/support/scripted-places.ts'
import type { FavoriteEventInput } from '#routers/contract/discovery.ts'
import type { FoundPlace } from '#routers/places.ts'

interface FeatureCollection {
  type: string
  attribution?: string
  features: Array<{
    type: string
    id: string
    geometry: { type: string; coordinates: number[] } | null
    properties: Record<string, unknown>
  }>
}

async function geoJsonOf(...found: FoundPlace[]): Promise<FeatureCollection> {
  const places = scriptedPlaces()
  places.found = { places: found, source: 'osm', attribution: '' }
  const { api, clock } = await buildContext({ places })
  const { discovery } = api
  const { locations } = await discovery.discoverLocations({ searchQuery: 'Wakefield' })
  for (const { id } of locations) {
    clock.move(minuteMs)
    await discovery.addFavoriteLocation({ locationId: id })
  }
  const [newest] = (await discovery.favoriteLocations()).favorites
  if (newest) await discovery.setLocationNotes({ id: newest.id, notes: 'Ask "Ann"' })
  const { geojson } = await discovery.exportLocations()
  return JSON.parse(geojson) as FeatureCollection
}

describe('favourite places as GeoJSON (RFC 7946)', () => {
  test('have everything that is known, longitude before latitude', async () => {
    const place = aFoundPlace({ name: 'Mühle, “old”\n🎨', phone: '+44 1924 1' })
    const older = aFoundPlace({ source: 'file', sourceId: 'a b' })
    const whole = await geoJsonOf(older, place)
    expect(Object.keys(whole)).toEqual(['type', 'attribution', 'features'])
    expect(whole.type).toBe('FeatureCollection')
    expect(whole.attribution).toBe('© OpenStreetMap contributors')
    expect(whole.features.map(({ id }) => id)).toEqual([
      `osm/${place.sourceId}`,
      'file/a b',
    ])
    expect(whole.features[0]).toEqual({
      type: 'Feature',
      id: `osm/${place.sourceId}`,
      geometry: { type: 'Point', coordinates: [-1.49, 53.684] },
      properties: {
        name: place.name,
        category: 'museum',
        address: place.address,
        website: place.website,
        phone: '+44 1924 1',
        openingHours: place.openingHours,
        description: place.description,
        notes: 'Ask "Ann"',
      },
    })
  })

  test('without a known position have no geometry, and are there all the same', async () => {
    const { features } = await geoJsonOf(aFoundPlace({ latitude: 0, longitude: 0 }))
    expect(features.map(({ type, geometry }) => [type, geometry])).toEqual([
      ['Feature', null],
    ])
  })

  test('of other sources alone are not called those of OpenStreetMap', async () => {
    expect(await geoJsonOf(aFoundPlace({ source: 'file' }))).not.toHaveProperty(
      'attribution',
    )
  })

  test('are an empty collection when there are none', async () => {
    expect(await geoJsonOf()).toEqual({ type: 'FeatureCollection', features: [] })
  })
})

async function exported(...events: FavoriteEventInput[]) {
  const { api, clock } = await buildContext()
  for (const event of events) await api.discovery.addFavoriteEvent(event)
  const { ics } = await api.discovery.exportEvents()
  return { ics, clock, api, events: eventsIn(ics) }
}

function eventsIn(ics: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(ics) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
}

const bare = {
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
}
const opening: FavoriteEventInput = {
  ...bare,
  title: 'Opening; with "wine", cheese\\bread 🎨',
  description: 'Prints of the harbour,\nand the sea; all week.',
  startDate: '2026-11-20T18:00:00+01:00',
  endDate: '2026-11-20T20:30:00+01:00',
  venue: 'Town Hall',
  address: 'Wood Street, Wakefield',
  website: 'https://events.example/?a=1,2;b',
}
const longTitle = `${'Ausstellung für Größe 🎨 '.repeat(18)}end`

describe('favourite events as iCalendar (RFC 5545)', () => {
  test('come back as they were kept, with commas, line breaks, emoji and in UTC', async () => {
    const { ics, events, clock } = await exported(opening)
    expect(ics).toMatch(/^BEGIN:VCALENDAR\r\nPRODID:[^\r]+\r\nVERSION:2.0\r\n/)
    const [event] = events
    expect(event).toMatchObject({
      summary: opening.title,
      description: opening.description,
      location: 'Town Hall, Wood Street, Wakefield',
    })
    expect(event!.uid).toMatch(/^[a-z2-7]{26}@refyn$/)
    expect(event!.startDate.toString()).toBe('2026-11-20T17:00:00Z')
    expect(event!.endDate.toString()).toBe('2026-11-20T19:30:00Z')
    expect(event!.component.getFirstPropertyValue('url')).toBe(opening.website)
    const stamp = event!.component.getFirstPropertyValue('dtstamp') as ICAL.Time
    expect(stamp.toJSDate()).toEqual(clock.now())
  })

  test('have the notes of the person under the description', async () => {
    const { api } = await exported(opening)
    const { favorites } = await api.discovery.favoriteEvents()
    await api.discovery.setEventNotes({ id: favorites[0]!.id, notes: 'With Ann' })
    const [event] = eventsIn((await api.discovery.exportEvents()).ics)
    expect(event!.description).toBe(`${opening.description}\n\nWith Ann`)
  })

  test('of a whole day stay days, without a time or a zone', async () => {
    const day = { ...bare, title: 'Fair', venue: '', startDate: '2026-11-20' }
    const { ics, events } = await exported(day)
    expect(ics).toContain('\r\nDTSTART;VALUE=DATE:20261120\r\n')
    expect(events[0]!.startDate).toMatchObject({ isDate: true, day: 20, month: 11 })
    expect(ics).not.toMatch(/\r\n(?:LOCATION|DESCRIPTION|URL|DTEND)/)
  })

  // What is kept is the last day; DTEND is the day after it (RFC 5545, 3.6.1).
  test('of several days end after their last day', async () => {
    const fair = { ...bare, title: 'Fair', venue: 'Mill', startDate: '2026-11-20' }
    const { events } = await exported({ ...fair, endDate: '2026-11-22' })
    expect(events[0]!.endDate.toString()).toBe('2026-11-23')
  })

  // The two are of one type (RFC 5545, 3.8.2.2).
  test('that start on a day and end at a time end on a day', async () => {
    const fair = { ...bare, title: 'Fair', venue: 'Mill', startDate: '2026-11-20' }
    const { events } = await exported({ ...fair, endDate: '2026-11-22T20:00:00Z' })
    expect(events[0]!.endDate.isDate).toBe(true)
  })

  // DTEND is later than DTSTART (3.8.2.2).
  test.for([
    ['2026-11-20', '2026-11-19'],
    ['2026-11-20T18:00:00Z', '2026-11-20T17:59:59Z'],
    ['2026-11-20T18:00:00Z', '2026-11-20T18:00:00Z'],
    ['2026-11-20T18:00:00+01:00', '2026-11-20T17:30:00+01:00'],
    ['2026-11-20T18:00:00', '2026-11-19'],
  ])('from %s to %s have no end', async ([startDate, endDate]) => {
    const odd = { ...bare, title: 'Odd', venue: 'Mill', startDate: startDate! }
    const { ics } = await exported({ ...odd, endDate: endDate! })
    expect(ics).toContain('\r\nDTSTART')
    expect(ics).not.toContain('DTEND')
  })

  test.for([
    ['2026-11-20T18:00:00+01:00', '2026-11-22', '2026-11-22T22:59:59Z'],
    ['2026-11-20T18:00:00Z', '2026-11-20', '2026-11-20T23:59:59Z'],
    ['2026-11-20T18:00', '2026-11-20', '2026-11-20T23:59:59'],
  ])('from %s to the day %s end with it', async ([startDate, endDate, end]) => {
    const fair = { ...bare, title: 'Fair', venue: 'Mill', startDate: startDate! }
    const { events } = await exported({ ...fair, endDate: endDate! })
    expect(events[0]!.endDate.toString()).toBe(end)
  })

  test('have lines of at most 75 octets, ended by CRLF (3.1)', async () => {
    const { ics, events } = await exported({ ...opening, title: longTitle })
    expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const lines = ics.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThan(76)
    expect(ics).not.toContain('\uFFFD')
    expect(events[0]!.summary).toBe(longTitle)
  })

  // Control characters are no text (3.1); a bare CR ends the line for some readers.
  test('have no control characters', async () => {
    const { ics } = await exported({ ...opening, title: 'A\rEND:VEVENT\u0000' })
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
  })

  test('whatever their words, say them again', async () => {
    const { api, clock } = await buildContext()
    const line = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
      .map((text) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').trim())
      .filter((text) => text !== '')
    await fc.assert(
      fc.asyncProperty(line, line, async (title, venue) => {
        const event = { ...bare, title, venue, startDate: '2026-11-20' }
        clock.move(minuteMs)
        const { id } = await api.discovery.addFavoriteEvent(event)
        const [read, ...others] = eventsIn((await api.discovery.exportEvents()).ics)
        await api.discovery.removeFavoriteEvent({ id })
        expect(others).toEqual([])
        expect([read!.summary, read!.location]).toEqual([title, venue])
      }),
      { numRuns: 80 },
    )
  })

  test('are a calendar without events when there are none', async () => {
    expect((await exported()).events).toEqual([])
  })
})
