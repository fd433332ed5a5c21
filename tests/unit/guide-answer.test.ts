import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { placeCategories } from '#routers/contract/discovery.ts'
import { eventForm, placeForm, rankForm } from '#server/services/guide-answer.ts'
import {
  eventMessages,
  placeMessages,
  rankMessages,
} from '#server/services/guide-prompt.ts'
import { parseAnswer } from '#server/services/parse-answer.ts'
import type { GuideBrief } from '#routers/place-guide.ts'
import type { Message } from '#server/services/openai-messages.ts'

const town = { label: 'Wakefield, England', latitude: 53.683, longitude: -1.496 }
const wanted = {
  town,
  from: '2026-12-01T09:00:00.000Z',
  to: '2026-12-31T09:00:00.000Z',
}

function briefOf(count: number, over: Partial<GuideBrief> = {}): GuideBrief {
  const places = Array.from({ length: count }, (_, index) => ({
    id: `id-${index}`,
    name: `Place ${index}`,
    category: placeCategories[0],
    description: '',
    significance: null,
    distanceKm: index,
  }))
  return { places, interests: [], crits: [], town: 'Wakefield', ...over }
}

/** The value of a form, or its fault. */
function valueOf<Value>(read: { value: Value } | { fault: string }): Value | string {
  return 'value' in read ? read.value : read.fault
}

function showsItsForm(schema: z.ZodType, messages: Message[]): void {
  const json = JSON.stringify(z.toJSONSchema(schema))
  expect(json).not.toMatch(/"(?:minLength|maxLength|pattern|format|anyOf|enum)"/)
  const told = messages[0]?.content
  const shown = /form (\{.*\}) and nothing else/.exec(
    typeof told === 'string' ? told : '',
  )
  expect(parseAnswer(shown?.[1] ?? '', schema)).toHaveProperty('value')
}

test('each form is flat, without limits, and what its prompt shows', () => {
  showsItsForm(rankForm(briefOf(1)).schema, rankMessages(briefOf(1)))
  showsItsForm(eventForm(wanted).schema, eventMessages(wanted, []))
  showsItsForm(placeForm(town).schema, placeMessages(town, []))
})

describe('a ranking', () => {
  test('has the ids behind the numbers, in the order of the answer', () => {
    const answer = {
      places: [
        { place: 2, reason: 'Two.', significance: 'Known.' },
        { place: 1, reason: '**One.**', significance: ' ' },
        { place: 2, reason: 'Two again.', significance: '' },
      ],
    }
    expect(valueOf(rankForm(briefOf(2)).accept(answer))).toEqual([
      { id: 'id-1', reason: 'Two.', significance: 'Known.' },
      { id: 'id-0', reason: 'One.', significance: null },
    ])
  })

  test('keeps the significance of the source', () => {
    const brief = briefOf(1)
    if (brief.places[0]) brief.places[0].significance = 'By Wikidata.'
    const places = [{ place: 1, reason: 'x', significance: 'Invented.' }]
    expect(valueOf(rankForm(brief).accept({ places }))).toMatchObject([
      { significance: null },
    ])
  })

  test('of nothing that fits has a fault', () => {
    const places = [{ place: 9, reason: 'x', significance: '' }]
    expect(valueOf(rankForm(briefOf(2)).accept({ places }))).toMatch('from 1 to 2')
  })

  test('whatever a model answers, ids are of the brief and none comes twice', () => {
    const number = fc.oneof(fc.integer({ min: -3, max: 80 }), fc.double(), fc.constant(1))
    const row = fc.record({
      place: number,
      reason: fc.string(),
      significance: fc.string(),
    })
    fc.assert(
      fc.property(fc.nat(70), fc.array(row, { maxLength: 90 }), (count, places) => {
        const brief = briefOf(count)
        const read = rankForm(brief).accept({ places })
        if (!('value' in read)) return
        const given = new Set(brief.places.map(({ id }) => id))
        const found = read.value.map(({ id }) => id)
        expect(found.filter((id) => !given.has(id))).toEqual([])
        expect(new Set(found).size).toBe(found.length)
        expect(found.length).toBeLessThanOrEqual(30)
      }),
      { numRuns: 500 },
    )
  })
})

describe('named events', () => {
  const event = {
    title: 'Open studios',
    description: 'Twelve artists.',
    startDate: '2026-12-05',
    endDate: '',
    venue: 'Westgate Studios',
    address: 'Westgate',
    price: '',
    category: 'Open Studio',
    website: 'https://example.org/',
    organizer: '',
  }
  const accept = (...over: Array<Partial<typeof event>>) =>
    valueOf(
      eventForm(wanted).accept({ events: over.map((one) => ({ ...event, ...one })) }),
    )

  test('are marked as a model’s, without a position', () => {
    expect(accept({})).toEqual([
      {
        ...event,
        source: 'model',
        endDate: null,
        price: null,
        organizer: null,
        position: null,
        category: 'open studio',
      },
    ])
  })

  test.for<[Partial<typeof event>, object]>([
    [{ startDate: '2026-12-05T19:00' }, { startDate: '2026-12-05' }],
    [
      { startDate: '2026-12-05T19:00:00+01:00' },
      { startDate: '2026-12-05T19:00:00+01:00' },
    ],
    [{ endDate: '2026-12-07' }, { endDate: '2026-12-07' }],
    [{ endDate: '2026-12-01' }, { endDate: null }],
    [{ website: 'javascript:alert(1)' }, { website: null }],
    [{ website: 'example.org' }, { website: null }],
  ])('%j becomes %j', ([over, shown]) => {
    expect(accept(over)).toMatchObject([shown])
  })

  test('without title, venue, or a date in the span are left out, and doubles too', () => {
    expect(
      accept(
        { title: '' },
        { venue: ' ' },
        { startDate: 'soon' },
        { startDate: '2026-12-32' },
        { startDate: '2027-02-01' },
        {},
        { title: 'OPEN STUDIOS' },
      ),
    ).toHaveLength(1)
  })
})

describe('named places', () => {
  const place = {
    name: 'The Hepworth Wakefield',
    category: 'gallery',
    address: 'Gallery Walk',
    description: 'A gallery.',
    latitude: 53.6797,
    longitude: -1.4907,
    website: 'https://hepworthwakefield.org/',
  }
  const accept = (...over: Array<Partial<typeof place>>) =>
    valueOf(placeForm(town).accept({ places: over.map((one) => ({ ...place, ...one })) }))

  test('are marked as a model’s and claim nothing that nobody can know', () => {
    expect(accept({})).toEqual([
      {
        ...place,
        source: 'model',
        sourceId: expect.stringMatching(/^[\da-f]{24}$/) as string,
        phone: null,
        openingHours: null,
        significance: null,
        updatedAt: null,
      },
    ])
  })

  test('the same place named again has the same id, another has another', () => {
    const [one] = accept({}) as Array<{ sourceId: string }>
    const [again] = accept({
      name: 'the hepworth wakefield',
      latitude: 53.67971,
    }) as Array<{
      sourceId: string
    }>
    const [other] = accept({ latitude: 53.7 }) as Array<{ sourceId: string }>
    expect(again?.sourceId).toBe(one?.sourceId)
    expect(other?.sourceId).not.toBe(one?.sourceId)
  })

  test.for<[Partial<typeof place>]>([
    [{ name: '' }],
    [{ category: 'restaurant' }],
    [{ latitude: 99 }],
    [{ latitude: 51.5, longitude: -0.12 }],
  ])('%j is left out', ([over]) => {
    expect(accept(over)).toEqual([])
  })

  test('a category in other letters is ours, an address that is none is left out', () => {
    expect(accept({ category: 'Historic Site', website: 'ftp://x' })).toMatchObject([
      { category: 'historic_site', website: null },
    ])
  })
})
