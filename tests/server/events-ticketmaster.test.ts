import { describe, expect, test } from 'vitest'
import { PlacesError } from '#routers/places.ts'
import { createEvents } from '#server/services/events/create-events.ts'
import { dayMs, hourMs, minuteMs, movableClock } from '#tests/support/clock.ts'
import { recordingLog } from '#tests/support/fakes.ts'
import { calendar, icsServer, vevent } from '#tests/support/ics-server.ts'
import { cutsOff, hangs, sends, sendsJson } from '#tests/support/scripted-server.ts'
import {
  discoveryEvent,
  discovers,
  faults,
  ticketmasterServer,
} from '#tests/support/ticketmaster-server.ts'
import { until } from '#tests/support/until.ts'
import type { Script } from '#tests/support/scripted-server.ts'

const wanted = {
  town: { label: 'Leeds, England', latitude: 53.79648, longitude: -1.54785 },
  from: '2026-11-21T12:00:00.000Z',
  to: '2027-01-20T12:00:00.000Z',
}
const open = new AbortController().signal

async function ticketmaster(scripts: Script[], icsAddresses: string[] = []) {
  const server = await ticketmasterServer(...scripts)
  const clock = movableClock('2026-11-21T12:00:00.000Z')
  const log = recordingLog()
  const events = createEvents({
    icsAddresses,
    ticketmaster: { apiKey: 'secret-key', baseUrl: `${server.origin}/` },
    userAgent: 'Refyn/0.1.0 (https://refyn.example)',
    clock,
    log,
    timeoutMs: 300,
  })
  const find = (over: Partial<typeof wanted> = {}) =>
    events.find({ ...wanted, ...over }, open)
  return { server, clock, log, events, find }
}

/** What becomes of one event. */
async function shown(over: Record<string, unknown> = {}) {
  const { find } = await ticketmaster([discovers(discoveryEvent(over))])
  return (await find())[0]
}

test('asks as the Discovery API wants it', async () => {
  const { server, find, events } = await ticketmaster([discovers()])
  expect(events.isConfigured).toBe(true)
  expect(await find()).toEqual([])
  const [request] = server.requests
  const url = new URL(request?.path ?? '', server.origin)
  expect(request?.method).toBe('GET')
  expect(url.pathname).toBe('/discovery/v2/events.json')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    apikey: 'secret-key',
    latlong: '53.80,-1.55',
    radius: '40',
    unit: 'km',
    startDateTime: '2026-11-21T12:00:00Z',
    endDateTime: '2027-01-20T23:59:59Z',
    size: '100',
    sort: 'date,asc',
    locale: '*',
  })
})

test('every field is read', async () => {
  expect(await shown()).toEqual({
    source: 'ticketmaster',
    title: 'Opera North: La bohème',
    description: 'Sung in Italian.\n\nDoors at 7.',
    startDate: '2026-12-05T19:30:00Z',
    endDate: null,
    venue: 'Leeds Grand Theatre',
    address: '46 New Briggate, Leeds, LS1 6NU',
    category: 'arts & theatre',
    price: '£15–£72.50',
    website: 'https://www.ticketmaster.co.uk/event/1',
    organizer: 'Opera North',
    position: { latitude: 53.8004, longitude: -1.5406 },
  })
})

test('an event with its name and day alone is shown without the rest', async () => {
  const { find } = await ticketmaster([
    discovers({ name: 'Bare', dates: { start: { localDate: '2026-12-05' } } }),
  ])
  expect(await find()).toMatchObject([
    {
      title: 'Bare',
      startDate: '2026-12-05',
      venue: '',
      address: '',
      price: null,
      category: 'event',
      website: null,
      organizer: null,
      position: null,
    },
  ])
})

const london = 'Europe/London'
const berlin = 'Europe/Berlin'
const timed = { localDate: '2026-12-05', localTime: '20:00:00' }
test.for<[string, object, string | undefined]>([
  [
    'a moment',
    { start: { ...timed, dateTime: '2026-12-05T19:00:00Z' }, timezone: berlin },
    '2026-12-05T20:00:00+01:00',
  ],
  [
    'a moment of no zone',
    { start: { dateTime: '2026-12-05T19:00:00Z' } },
    '2026-12-05T19:00:00Z',
  ],
  ['a local time', { start: timed, timezone: berlin }, '2026-12-05T20:00:00+01:00'],
  ['a local time of no zone', { start: timed }, '2026-12-05'],
  [
    'a time to be announced',
    { start: { ...timed, timeTBA: true }, timezone: london },
    '2026-12-05',
  ],
  ['no specific time', { start: { ...timed, noSpecificTime: true } }, '2026-12-05'],
  ['a day to be decided', { start: { ...timed, dateTBD: true } }, undefined],
  ['no day', { start: {} }, undefined],
  ['a day that is none', { start: { localDate: '2026-13-05' } }, undefined],
  ['a cancelled one', { start: timed, status: { code: 'cancelled' } }, undefined],
])('%s', async ([, dates, startDate]) => {
  expect((await shown({ dates }))?.startDate).toBe(startDate)
})

test('an end is shown', async () => {
  const dates = {
    start: timed,
    end: { localDate: '2026-12-06', localTime: '01:00:00' },
    timezone: berlin,
  }
  expect(await shown({ dates })).toMatchObject({ endDate: '2026-12-06T01:00:00+01:00' })
})

test.for<[object[] | null, string | null]>([
  [[{ min: 10, max: 10, currency: 'EUR' }], '€10'],
  [[{ min: 10, currency: 'GBP' }], '£10'],
  [[{ min: 10, max: 20, currency: 'pounds' }], '10–20'],
  [[{ min: 0, max: 0, currency: 'GBP' }], null],
  [[], null],
  [null, null],
])('the price of %j', async ([priceRanges, price]) => {
  expect((await shown({ priceRanges }))?.price).toBe(price)
})

test('segments that say nothing give way to the genre', async () => {
  const classifications = [{ segment: { name: 'Undefined' }, genre: { name: 'Rock' } }]
  expect(await shown({ classifications })).toMatchObject({ category: 'rock' })
})

test('addresses that are no web address, and positions that are none, are left out', async () => {
  expect(
    await shown({
      url: 'javascript:alert(1)',
      _embedded: { venues: [{ location: { latitude: '99', longitude: 'x' } }] },
    }),
  ).toMatchObject({ website: null, position: null })
})

test('broken events do not spoil the others', async () => {
  const { find } = await ticketmaster([
    discovers(
      null,
      7,
      { name: '' },
      { name: 'No dates' },
      discoveryEvent({ name: 'Good' }),
    ),
  ])
  expect((await find()).map(({ title }) => title)).toEqual(['Good'])
})

describe('when it fails', () => {
  const away =
    'The event service cannot be reached at the moment. Please try again later.'
  const busy = 'The event service has been asked too often. Please try again later.'
  const refused =
    'The event service refuses the key of this server. Please tell its operator.'
  test.for<[string, Script, string]>([
    ['a wrong key', faults(401, 'Invalid ApiKey secret-key'), refused],
    ['a used-up quota', faults(429, 'Rate limit quota violation for secret-key'), busy],
    ['a server error', faults(503, 'The Service is temporarily unavailable'), away],
    [
      'a wrong question',
      sendsJson(400, { errors: [{ code: 'DIS1004', detail: 'apikey=secret-key' }] }),
      away,
    ],
    ['a fault with 200', faults(200, 'secret-key'), away],
    ['a page with 200', sends(200, '<html>secret-key</html>'), away],
    ['an answer cut off', cutsOff('{"_embedded": {"ev'), away],
    ['silence', hangs(), away],
    ['nine megabytes', sends(200, Buffer.alloc(9_000_000, ' ')), away],
    ['a redirect', sends(302, '', { location: 'http://127.0.0.1:9/?secret-key' }), away],
  ])('%s is said in words, and the key nowhere', async ([, script, message]) => {
    const { server, find, log } = await ticketmaster([script])
    const error: unknown = await find().catch((each: unknown) => each)
    expect(error).toBeInstanceOf(PlacesError)
    expect(error).toMatchObject({ message })
    expect((error as Error).cause).toBeUndefined()
    expect(server.requests).toHaveLength(1)
    await find().catch(() => undefined)
    expect(log.entries.map(({ level }) => level)).toEqual(['warn'])
    expect(JSON.stringify(log.entries)).not.toContain('secret-key')
  })

  test('a used-up day is waited for until its reset, then told to be over', async () => {
    const { server, clock, find, log } = await ticketmaster([
      faults(429, 'Rate limit quota violation', {
        'rate-limit': '5000',
        'rate-limit-available': '0',
        'rate-limit-over': '1',
        'rate-limit-reset': String(Date.parse('2026-11-22T00:00:00Z')),
      }),
      discovers(discoveryEvent()),
    ])
    await expect(find()).rejects.toThrow(busy)
    clock.move(11 * hourMs)
    await expect(find()).rejects.toThrow(busy)
    expect(server.requests).toHaveLength(1)
    clock.move(hourMs)
    expect(await find()).toHaveLength(1)
    expect(log.entries.map(({ level }) => level)).toEqual(['warn', 'info'])
  })

  test('five in a second are waited for a minute', async () => {
    const { clock, find } = await ticketmaster([
      faults(429, 'Spike arrest violation'),
      discovers(),
    ])
    await expect(find()).rejects.toThrow(busy)
    clock.move(59_000)
    await expect(find()).rejects.toThrow(busy)
    clock.move(1000)
    expect(await find()).toEqual([])
  })

  test('a reset in a distant year is not believed', async () => {
    const { clock, find } = await ticketmaster([
      faults(429, 'x', {
        'rate-limit-available': '0',
        'rate-limit-reset': '99999999999999',
      }),
      discovers(),
    ])
    await expect(find()).rejects.toThrow(busy)
    clock.move(dayMs)
    expect(await find()).toEqual([])
  })
})

test('an answer serves all for half an hour, by town and days', async () => {
  const { server, clock, find } = await ticketmaster([discovers(discoveryEvent())])
  await Promise.all(Array.from({ length: 20 }, () => find()))
  await find({ from: '2026-11-21T18:00:00.000Z' })
  expect(server.requests).toHaveLength(1)
  await find({ town: { ...wanted.town, latitude: 53.9 } })
  await find({ to: '2027-01-21T12:00:00.000Z' })
  expect(server.requests).toHaveLength(3)
  clock.move(30 * minuteMs)
  await find()
  expect(server.requests).toHaveLength(4)
})

test('one who aborts takes nothing from the others', async () => {
  const { server, find, events } = await ticketmaster([
    async (answer, request) => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      await discovers(discoveryEvent())(answer, request)
    },
  ])
  const leaving = new AbortController()
  const left = events.find(wanted, leaving.signal)
  const stayed = find()
  await until(() => server.requests.length === 1)
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  expect(await stayed).toHaveLength(1)
})

describe('joined with calendars', () => {
  const opera = vevent(
    'SUMMARY:opera north – la bohème',
    'LOCATION:Leeds Grand Theatre\\, Leeds',
    'DTSTART;TZID=Europe/London:20261205T193000',
  )
  const early = vevent('SUMMARY:Early', 'LOCATION:Leeds', 'DTSTART;VALUE=DATE:20261124')
  const matinee = vevent(
    'SUMMARY:Opera North: La bohème',
    'LOCATION:Leeds Grand Theatre\\, Leeds',
    'DTSTART;TZID=Europe/London:20261205T140000',
  )

  test('each event comes once, soonest first', async () => {
    const ics = await icsServer(calendar(opera, early, matinee))
    const { find } = await ticketmaster([discovers(discoveryEvent())], [ics.url])
    expect((await find()).map(({ source, startDate }) => [source, startDate])).toEqual([
      ['ics', '2026-11-24'],
      ['ics', '2026-12-05T14:00:00Z'],
      ['ics', '2026-12-05T19:30:00Z'],
    ])
  })

  test('what one source has is shown when the other fails', async () => {
    const ics = await icsServer(calendar(early))
    const failing = await ticketmaster([faults(503, 'x')], [ics.url])
    expect((await failing.find()).map(({ title }) => title)).toEqual(['Early'])
    ics.fail(sends(500, ''))
    const other = await ticketmaster([discovers(discoveryEvent())], [ics.url])
    expect((await other.find()).map(({ source }) => source)).toEqual(['ticketmaster'])
  })

  test('when all fail it is said', async () => {
    const ics = await icsServer('')
    const { find } = await ticketmaster([faults(503, 'x')], [ics.url])
    const error: unknown = await find().catch((each: unknown) => each)
    expect(error).toBeInstanceOf(PlacesError)
    expect(error).toMatchObject({
      message:
        'No source of events can be reached at the moment. Please try again later.',
    })
  })

  test('at most a hundred, the soonest', async () => {
    const later = Array.from({ length: 120 }, (_, index) =>
      vevent(
        `SUMMARY:Number ${index}`,
        'LOCATION:Leeds',
        `DTSTART:202612${String(28 - (index % 28)).padStart(2, '0')}T100000Z`,
      ),
    )
    const ics = await icsServer(calendar(...later, early))
    const { find } = await ticketmaster([discovers()], [ics.url])
    const found = await find()
    expect(found).toHaveLength(100)
    expect(found[0]?.title).toBe('Early')
  })
})
