import { describe, expect, test } from 'vitest'
import { AiError } from '#routers/ai-error.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { dayMs, hourMs } from '#tests/support/clock.ts'
import { aUser } from '#tests/support/factories.ts'
import { hurry, untilAborted } from '#tests/support/hurry.ts'
import { codeOf, refusalOf } from '#tests/support/refusals.ts'
import {
  aFoundEvent,
  scriptedEvents,
  scriptedGuide,
  scriptedPlaces,
  unreachable,
  wakefield,
} from '#tests/support/scripted-places.ts'
import type { FoundEvent } from '#routers/places.ts'

const location = 'Wakefield'
const harbour = { latitude: 53.7, longitude: -1.5 }

/** A person where the calendars have these events; no model is configured. */
async function aWorld(...found: FoundEvent[]) {
  const [places, events, guide] = [
    scriptedPlaces(),
    scriptedEvents(found),
    scriptedGuide(),
  ]
  const world = await buildContext({ places, events, guide })
  const search = (where = location) =>
    world.api.discovery.discoverEvents({ location: where })
  const located = () =>
    places.asked.filter((asked) => asked.startsWith('locate ')).map((one) => one.slice(7))
  return { ...world, places, events, guide, search, located }
}

const aNamed = (over: Partial<FoundEvent> = {}) =>
  aFoundEvent({ source: 'model', ...over })
const titlesOf = ({ events }: { events: Array<{ title: string }> }) =>
  events.map(({ title }) => title)

describe('a search for events', () => {
  test('without any source says what the operator can do, and asks nobody', async () => {
    const { search, events, places } = await aWorld()
    events.isConfigured = false
    const refusal = await refusalOf(search())
    expect([refusal.appCode, refusal.status, refusal.message]).toEqual([
      'not_configured',
      503,
      'This server has no source of events: its operator can add calendars or a Ticketmaster key.',
    ])
    expect(places.asked).toEqual([])
  })

  test.for(['', '  '])('for %j is refused in the sentence', async (where) => {
    const { search, places } = await aWorld()
    const refusal = await refusalOf(search(where))
    expect([refusal.appCode, JSON.stringify(refusal.cause)]).toEqual([
      'invalid',
      expect.stringContaining('Please enter a location to search for events'),
    ])
    expect(places.asked).toEqual([])
  })

  test('asks for the next 60 days around the town', async () => {
    const { search, events, clock } = await aWorld()
    const { town } = await search(' Wakefield ')
    expect(town).toEqual(wakefield)
    const from = clock.now()
    const to = new Date(from.getTime() + 60 * dayMs).toISOString()
    expect(events.wanted).toEqual([{ town: wakefield, from: from.toISOString(), to }])
  })

  test.for(['53.68, -1.49', ' 53.68,-1.49 '])(
    'takes %j for a position',
    async (where) => {
      const { search, events, places } = await aWorld()
      const { town } = await search(where)
      expect(town).toEqual({
        latitude: 53.68,
        longitude: -1.49,
        label: '53.680, -1.490',
      })
      expect(events.wanted).toMatchObject([{ town }])
      expect(places.asked).toEqual([])
    },
  )

  test.for(['91, 0', '0, 181', '53.68; -1.49', '53.68', '1e1, 2', 'Leeds, 5'])(
    'takes %j for a name',
    async (where) => {
      const { search, places } = await aWorld()
      expect(await codeOf(search(where))).toBe('not_found')
      expect(places.asked).toEqual([`town ${where}`])
    },
  )

  test('in a town that nobody knows is 404 in words that say which', async () => {
    const { search, events } = await aWorld()
    const refusal = await refusalOf(search('Nowhere'))
    expect(refusal.message).toBe('No place called “Nowhere” was found.')
    expect(events.wanted).toEqual([])
  })

  test('is let through twenty times an hour', async () => {
    const world = await aWorld()
    for (let n = 0; n < 20; n += 1) await world.search()
    expect(await codeOf(world.search())).toBe('rate_limited')
    expect(world.events.wanted).toHaveLength(20)
    await world.as(await aUser(world.db)).api.discovery.discoverEvents({ location })
    world.clock.move(hourMs)
    await world.search()
  })
})

describe('the events of the sources', () => {
  test('are shown as they have them', async () => {
    const event = aFoundEvent({
      endDate: '2026-11-20T20:00:00+00:00',
      price: '£5',
      organizer: 'Print Club',
      position: harbour,
    })
    const { search } = await aWorld(event)
    const { position: _, ...rest } = event
    expect((await search()).events).toEqual([
      {
        ...rest,
        ...harbour,
        formattedAddress: event.address,
        geocoded: true,
        mustBeChecked: false,
      },
    ])
  })

  test('come soonest first, at most a hundred', async () => {
    const dates = Array.from({ length: 101 }, (_, n) =>
      new Date(Date.UTC(2026, 10, 16) + (100 - n) * hourMs).toISOString(),
    )
    const events = dates.map((startDate) => aFoundEvent({ startDate, position: harbour }))
    const { search } = await aWorld(...events)
    const shown = (await search()).events.map(({ startDate }) => startDate)
    expect(shown).toEqual(dates.toReversed().slice(0, 100))
  })

  test('come by their moment, in whatever zone it is written', async () => {
    const { search } = await aWorld(
      aFoundEvent({ title: 'second', startDate: '2026-11-20T18:00:00+00:00' }),
      aFoundEvent({ title: 'first', startDate: '2026-11-20T19:00:00+02:00' }),
      aFoundEvent({ title: 'day', startDate: '2026-11-20' }),
    )
    expect(titlesOf(await search())).toEqual(['day', 'first', 'second'])
  })

  test('that cannot be had are told in the words of the source', async () => {
    const { search, events } = await aWorld()
    events.found = unreachable
    const refusal = await refusalOf(search())
    expect([refusal.appCode, refusal.status, refusal.message]).toEqual([
      'source_unavailable',
      502,
      unreachable.message,
    ])
  })

  test('that hang are sources that cannot be reached', async () => {
    hurry()
    const { search, events } = await aWorld()
    events.find = (_wanted, signal) => untilAborted(signal)
    expect(await codeOf(search())).toBe('source_unavailable')
  })

  test('are not asked for when the town could not be looked up', async () => {
    const { search, places, events } = await aWorld()
    places.towns['wakefield'] = unreachable
    expect(await codeOf(search())).toBe('source_unavailable')
    expect(events.wanted).toEqual([])
  })
})

describe('the events of a model', () => {
  test('are not asked for where none is configured', async () => {
    const { search, guide } = await aWorld(aFoundEvent())
    guide.namedEvents = [aNamed()]
    await search()
    expect(guide.named).toEqual([])
  })

  test('stand among the others by their start, marked to be checked', async () => {
    const world = await aWorld(
      aFoundEvent({ title: 'first', startDate: '2026-11-20' }),
      aFoundEvent({ title: 'third', startDate: '2026-11-22' }),
    )
    world.guide.label = 'Llava'
    world.guide.namedEvents = [aNamed({ title: 'second', startDate: '2026-11-21' })]
    const user = await aUser(world.db, { interests: '["pottery"]' })
    const { events } = await world.as(user).api.discovery.discoverEvents({ location })
    expect(events.map((one) => [one.title, one.source, one.mustBeChecked])).toEqual([
      ['first', 'ics', false],
      ['second', 'model', true],
      ['third', 'ics', false],
    ])
    expect(world.guide.named).toEqual([{ what: 'events', interests: ['pottery'] }])
  })

  test('that a source has too are the source’s', async () => {
    const known = aFoundEvent()
    const { search, guide } = await aWorld(known)
    guide.label = 'Llava'
    const again = { ...known, source: 'model', title: `${known.title} ` } as const
    guide.namedEvents = [again, { ...again, venue: 'Elsewhere' }]
    const { events } = await search()
    expect(events.map(({ venue, source }) => [venue, source])).toEqual([
      [known.venue, 'ics'],
      ['Elsewhere', 'model'],
    ])
  })

  test('are all there are when no source is configured', async () => {
    const { search, guide, events } = await aWorld()
    events.isConfigured = false
    guide.label = 'Llava'
    guide.namedEvents = [aNamed({ title: 'Named' })]
    expect((await search()).events).toMatchObject([
      { title: 'Named', mustBeChecked: true },
    ])
    expect(events.wanted).toEqual([])
  })

  test('that fails take nothing from the others, and are missed in the log', async () => {
    const { search, guide, log } = await aWorld(aFoundEvent({ title: 'Opening' }))
    guide.label = 'Llava'
    guide.namedEvents = new AiError('ai_quota', 'empty account')
    expect(titlesOf(await search())).toEqual(['Opening'])
    expect(log.entries).toMatchObject([{ level: 'warn' }])
  })

  test.for(['ai_quota', 'ai_key_refused', 'ai_cut_off'] as const)(
    'that fail alone with %s are that refusal, and no empty list',
    async (fault) => {
      const { search, guide, events } = await aWorld()
      events.isConfigured = false
      guide.label = 'Llava'
      guide.namedEvents = new AiError(fault, 'no')
      expect(await codeOf(search())).toBe(fault)
    },
  )

  test('that take too long alone are a model that cannot be reached', async () => {
    hurry()
    const { search, guide, events } = await aWorld()
    events.isConfigured = false
    guide.label = 'Llava'
    guide.nameEvents = (_wanted, _interests, signal) => untilAborted(signal)
    expect(await codeOf(search())).toBe('ai_unreachable')
  })

  test('with a fault of the programme fails loudly', async () => {
    const { search, guide } = await aWorld(aFoundEvent())
    guide.label = 'Llava'
    guide.namedEvents = new TypeError('x is not a function')
    expect(await codeOf(search())).toBe('internal')
  })

  test('that takes too long takes nothing from the others', async () => {
    hurry()
    const { search, guide } = await aWorld(aFoundEvent({ title: 'Opening' }))
    guide.label = 'Llava'
    guide.nameEvents = (_wanted, _interests, signal) => untilAborted(signal)
    expect(titlesOf(await search())).toEqual(['Opening'])
  })

  test('are shown when the calendars cannot be had, marked to be checked', async () => {
    const { search, guide, events } = await aWorld()
    events.found = unreachable
    guide.label = 'Llava'
    guide.namedEvents = [aNamed({ title: 'Named' })]
    expect((await search()).events).toMatchObject([
      { title: 'Named', mustBeChecked: true },
    ])
  })

  test.for([
    ['knows none', []],
    ['fails too', new AiError('ai_busy', 'no')],
  ] as const)(
    'when the calendars cannot be had and the model %s, theirs are the words',
    async ([, named]) => {
      const { search, guide, events } = await aWorld()
      events.found = unreachable
      guide.label = 'Llava'
      guide.namedEvents = named instanceof Error ? named : [...named]
      const refusal = await refusalOf(search())
      expect([refusal.appCode, refusal.message]).toEqual([
        'source_unavailable',
        unreachable.message,
      ])
    },
  )
})

describe('where an event is', () => {
  test('is looked up only where its source does not say', async () => {
    const { search, places, located } = await aWorld(
      aFoundEvent({ title: 'placed', position: { latitude: 0, longitude: 0 } }),
      aFoundEvent({ title: 'named', venue: 'Mill', address: 'Dock 5' }),
      aFoundEvent({ title: 'unknown', venue: 'Shed', address: '' }),
      aFoundEvent({ title: 'nowhere', venue: ' ', address: '' }),
    )
    places.positions['Mill, Dock 5'] = harbour
    const { events } = await search()
    expect(located()).toEqual(['Mill, Dock 5', 'Shed'])
    expect(
      events.map((one) => [one.title, one.geocoded, one.latitude, one.longitude]),
    ).toEqual([
      ['placed', true, 0, 0],
      ['named', true, 53.7, -1.5],
      ['unknown', false, null, null],
      ['nowhere', false, null, null],
    ])
    expect(events.map(({ formattedAddress }) => formattedAddress)).toEqual([
      'Wood Street, Wakefield',
      'Dock 5',
      null,
      null,
    ])
  })

  test('is asked once for each address, and for twelve at most, the soonest', async () => {
    const days = Array.from({ length: 14 }, (_, n) => `2026-12-${10 + n}`)
    const found = days.flatMap((startDate, n) => {
      const place = { startDate, venue: `Hall ${n}`, address: 'Leeds' }
      return [aFoundEvent(place), aFoundEvent(place)]
    })
    const { search, places, located } = await aWorld(...found.toReversed())
    for (const n of days.keys()) places.positions[`Hall ${n}, Leeds`] = harbour
    const { events } = await search()
    expect(located()).toEqual(Array.from({ length: 12 }, (_, n) => `Hall ${n}, Leeds`))
    expect(events.filter(({ geocoded }) => geocoded)).toHaveLength(24)
    expect(events.slice(24).every(({ geocoded }) => !geocoded)).toBe(true)
  })

  test('that takes too long to find is not known, and the event is shown', async () => {
    hurry()
    const { search, places } = await aWorld(aFoundEvent({ title: 'Opening' }))
    places.locate = (_address, signal) => untilAborted(signal)
    expect((await search()).events).toMatchObject([{ title: 'Opening', geocoded: false }])
  })
})
