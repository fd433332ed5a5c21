import { describe, expect, test } from 'vitest'
import { PlacesError } from '#routers/places.ts'
import { createEvents } from '#server/services/events/create-events.ts'
import { splitAddresses } from '#server/services/events/feed-address.ts'
import { dayMs, hourMs, minuteMs, movableClock } from '#tests/support/clock.ts'
import { recordingLog } from '#tests/support/fakes.ts'
import { calendar, icsServer, movesTo, vevent } from '#tests/support/ics-server.ts'
import {
  cutsOff,
  dribbles,
  hangs,
  scriptedServer,
  sends,
} from '#tests/support/scripted-server.ts'
import { until } from '#tests/support/until.ts'
import type { Script } from '#tests/support/scripted-server.ts'

const wakefield = {
  label: 'Wakefield, West Yorkshire, England',
  latitude: 53.683,
  longitude: -1.496,
}
const wanted = {
  town: wakefield,
  from: '2026-11-21T12:00:00.000Z',
  to: '2027-01-20T12:00:00.000Z',
}
const open = new AbortController().signal
const at = 'DTSTART:20261201T190000Z'
const near = 'LOCATION:Town Hall\\, Wakefield'

function eventsOf(...icsAddresses: string[]) {
  const clock = movableClock('2026-11-21T12:00:00.000Z')
  const log = recordingLog()
  const events = createEvents({
    icsAddresses,
    ticketmaster: null,
    userAgent: 'Refyn/0.1.0 (https://refyn.example)',
    clock,
    log,
    timeoutMs: 1500,
  })
  const titles = async (over: Partial<typeof wanted> = {}) =>
    (await events.find({ ...wanted, ...over }, open)).map(({ title }) => title)
  return { events, clock, log, titles }
}

test('with no source nothing is configured and nothing found', async () => {
  const { events, titles } = eventsOf()
  expect(events.isConfigured).toBe(false)
  expect(await titles()).toEqual([])
})

test('addresses are split at commas', () => {
  expect(splitAddresses(' https://a.example/x.ics, ,webcal://b.example/y ')).toEqual([
    'https://a.example/x.ics',
    'webcal://b.example/y',
  ])
})

describe('a feed', () => {
  test('is asked once in half an hour, and then whether it has changed', async () => {
    const server = await icsServer(calendar(vevent('SUMMARY:One', at, near)))
    const { titles, clock, log } = eventsOf(server.url)
    expect(await titles()).toEqual(['One'])
    clock.move(29 * minuteMs)
    expect(await titles()).toEqual(['One'])
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]?.headers).toMatchObject({
      'user-agent': 'Refyn/0.1.0 (https://refyn.example)',
    })
    expect(server.requests[0]?.headers['if-none-match']).toBeUndefined()

    clock.move(minuteMs)
    expect(await titles()).toEqual(['One'])
    expect(server.requests[1]?.headers).toMatchObject({
      'if-none-match': '"v1"',
      'if-modified-since': 'Sat, 21 Nov 2026 01:00:00 GMT',
    })

    server.publish(calendar(vevent('SUMMARY:Two', at, near)))
    clock.move(30 * minuteMs)
    expect(await titles()).toEqual(['Two'])
    expect(server.requests).toHaveLength(3)
    expect(log.entries).toEqual([])
  })

  test('that many ask for at once is asked once, and one who leaves takes nothing away', async () => {
    const server = await icsServer(calendar(vevent('SUMMARY:One', at, near)))
    server.fail(async (answer) => {
      await new Promise((resolve) => setTimeout(resolve, 60))
      answer.writeHead(200).end(calendar(vevent('SUMMARY:Slow', at, near)))
    })
    const { titles, events } = eventsOf(server.url)
    const leaving = new AbortController()
    const left = events.find(wanted, leaving.signal)
    const stayed = Array.from({ length: 20 }, () => titles())
    await until(() => server.requests.length === 1)
    const reason = new Error('gone')
    leaving.abort(reason)
    await expect(left).rejects.toBe(reason)
    expect(await Promise.all(stayed)).toEqual(Array.from({ length: 20 }, () => ['Slow']))
    expect(server.requests).toHaveLength(1)
  })

  test('that fails is replaced by its last good answer for seven days, told once', async () => {
    const server = await icsServer(calendar(vevent('SUMMARY:One', at, near)))
    const { titles, clock, log } = eventsOf(server.url)
    await titles()
    server.fail(sends(500, 'broken'))
    for (let day = 0; day < 6; day += 1) {
      clock.move(dayMs)
      expect(await titles()).toEqual(['One'])
    }
    expect(server.requests).toHaveLength(7)
    expect(log.entries).toHaveLength(1)
    expect(log.entries[0]).toMatchObject({
      level: 'warn',
      fields: { calendar: 1, reason: 'it answered 500', hasLastAnswer: true },
    })

    clock.move(dayMs + minuteMs)
    await expect(titles()).rejects.toThrow(
      'The calendars of events cannot be reached at the moment. Please try again later.',
    )
    server.fail(null)
    clock.move(hourMs)
    expect(await titles()).toEqual(['One'])
    expect(log.entries.map(({ level }) => level)).toEqual(['warn', 'info'])
    expect(JSON.stringify(log.entries)).not.toContain('private-secret')
  })

  test('that failed is left alone for two minutes, or as Retry-After says', async () => {
    const server = await icsServer(calendar(vevent('SUMMARY:One', at, near)))
    server.fail(sends(503, '', { 'retry-after': '600' }))
    const { titles, clock } = eventsOf(server.url)
    await expect(titles()).rejects.toBeInstanceOf(PlacesError)
    clock.move(9 * minuteMs)
    await expect(titles()).rejects.toBeInstanceOf(PlacesError)
    expect(server.requests).toHaveLength(1)
    server.fail(sends(500, ''))
    clock.move(minuteMs)
    await expect(titles()).rejects.toBeInstanceOf(PlacesError)
    server.fail(null)
    clock.move(2 * minuteMs)
    expect(await titles()).toEqual(['One'])
  })

  const failures: Array<[string, Script, string]> = [
    ['a page with 200', sends(200, '<html>Sign in</html>'), 'its answer is no calendar'],
    ['an empty answer', sends(200, ''), 'its answer is no calendar'],
    ['404', sends(404, 'no'), 'it answered 404'],
    ['304 without a question', sends(304, ''), 'it answered 304'],
    ['an answer cut off', cutsOff('BEGIN:VCALENDAR\r\n'), 'it cannot be reached'],
    ['silence', hangs(), 'no whole answer in time'],
    ['an answer without an end', dribbles(), 'no whole answer in time'],
    [
      'six megabytes',
      sends(200, `BEGIN:VCALENDAR\r\n${'X:y\r\n'.repeat(1_250_000)}`),
      'an answer of over 5242880 bytes',
    ],
    ['a redirect elsewhere', movesTo('http://169.254.169.254/x'), 'it has moved to'],
    ['a redirect to itself', movesTo('/private-secret/events.ics'), 'redirects without'],
    ['a redirect to a file', movesTo('file:///etc/passwd'), 'it has moved to'],
  ]
  test.for(failures)('%s spoils no other feed', async ([, script, reason]) => {
    const [bad, good] = [
      await icsServer(''),
      await icsServer(calendar(vevent('SUMMARY:Good', at, near))),
    ]
    bad.fail(script)
    const { titles, log } = eventsOf(bad.url, good.url)
    expect(await titles()).toEqual(['Good'])
    expect(log.entries).toHaveLength(1)
    expect(log.entries[0]?.fields).toMatchObject({
      calendar: 1,
      reason: expect.stringContaining(reason) as string,
    })
    expect(JSON.stringify(log.entries)).not.toContain('private-secret')
  })

  test('that is not there cannot be reached', async () => {
    const { titles } = eventsOf('http://127.0.0.1:9/x.ics')
    await expect(titles()).rejects.toBeInstanceOf(PlacesError)
  })

  test('follows a redirect on its own host', async () => {
    const text = calendar(vevent('SUMMARY:Moved', at, near))
    const server = await scriptedServer(movesTo('/new.ics', 301), sends(200, text))
    const { titles } = eventsOf(`${server.origin}/old.ics`)
    expect(await titles()).toEqual(['Moved'])
    expect(server.requests.map(({ path }) => path)).toEqual(['/old.ics', '/new.ics'])
  })

  test('by webcal is asked without encryption when its host has none', async () => {
    const server = await icsServer(calendar(vevent('SUMMARY:Web', at, near)))
    const { titles } = eventsOf(server.url.replace('http:', 'webcal:'))
    expect(await titles()).toEqual(['Web'])
  })

  test('with a password in its address gets it in a header', async () => {
    const server = await icsServer(calendar(vevent('SUMMARY:Locked', at, near)))
    const { titles } = eventsOf(server.url.replace('http://', 'http://me:p%40ss@'))
    expect(await titles()).toEqual(['Locked'])
    expect(server.requests[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from('me:p@ss').toString('base64')}`,
    )
  })

  test('with an address of another kind, and the 21st, are not read, and the log says so', async () => {
    const server = await icsServer(calendar(vevent('SUMMARY:One', at, near)))
    const addresses = [
      'file:///etc/passwd',
      ...Array.from({ length: 20 }, () => server.url),
    ]
    const { titles, log } = eventsOf(...addresses)
    expect(await titles()).toEqual(['One'])
    expect(server.requests).toHaveLength(19)
    expect(log.entries.map(({ level }) => level)).toEqual(['warn', 'warn'])
  })
})

describe('near a town', () => {
  test('are events by their position, else by the name of the town', async () => {
    const server = await icsServer(
      calendar(
        vevent('SUMMARY:At 12 km', at, 'GEO:53.79;-1.54', 'LOCATION:Leeds'),
        vevent('SUMMARY:At 90 km', at, 'GEO:54.5;-1.55', 'LOCATION:Wakefield Road'),
        vevent('SUMMARY:Named', at, 'LOCATION:Unity Works\\, WAKEFIELD'),
        vevent('SUMMARY:Part of a word', at, 'LOCATION:Wakefieldian Society\\, Derby'),
        vevent('SUMMARY:Nowhere', at),
      ),
    )
    const { titles } = eventsOf(server.url)
    expect((await titles()).sort()).toEqual(['At 12 km', 'Named'])
  })

  test('accents do not matter', async () => {
    const server = await icsServer(
      calendar(vevent('SUMMARY:Konzert', at, 'LOCATION:Tonhalle\\, ZURICH')),
    )
    const town = { label: 'Zürich, Schweiz', latitude: 47.37, longitude: 8.54 }
    expect(await eventsOf(server.url).titles({ town })).toEqual(['Konzert'])
  })

  test('is everything of a feed that has no places at all', async () => {
    const server = await icsServer(
      calendar(vevent('SUMMARY:One', at), vevent('SUMMARY:Two', at, 'LOCATION:')),
    )
    expect((await eventsOf(server.url).titles()).sort()).toEqual(['One', 'Two'])
  })
})

test('a span that begins at noon leaves the morning out', async () => {
  const server = await icsServer(
    calendar(
      vevent(
        'SUMMARY:Morning',
        'DTSTART:20261121T080000Z',
        'DTEND:20261121T090000Z',
        near,
      ),
      vevent('SUMMARY:Evening', 'DTSTART:20261121T180000Z', near),
      vevent('SUMMARY:All day', 'DTSTART;VALUE=DATE:20261121', near),
    ),
  )
  expect(await eventsOf(server.url).titles()).toEqual(['All day', 'Evening'])
})
