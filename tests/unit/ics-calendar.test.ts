import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCalendar } from '#server/services/events/read-calendar.ts'
import { calendar, vevent } from '#tests/support/ics-server.ts'

const span = {
  fromMs: Date.parse('2026-11-20T00:00:00Z'),
  toMs: Date.parse('2026-12-20T00:00:00Z'),
}

async function read(...lines: string[]) {
  const { events } = await readCalendar(Buffer.from(calendar(...lines)), span)
  return events.sort((one, other) => one.startDate.localeCompare(other.startDate))
}

async function one(...lines: string[]) {
  const events = await read(vevent(...lines))
  expect(events).toHaveLength(1)
  const [event] = events
  if (!event) throw new Error('no event')
  return event
}

const starts = async (...lines: string[]) =>
  (await read(...lines)).map(({ startDate }) => startDate)

/** Clocks of nowhere: an hour and a half ahead, half an hour more from April to September. */
const oddZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Nowhere Time',
  'BEGIN:STANDARD',
  'DTSTART:20001001T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0130',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20000401T020000',
  'TZOFFSETFROM:+0130',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

describe('what an event says', () => {
  test('every property is read', async () => {
    expect(
      await one(
        'SUMMARY:Life drawing\\, open table',
        'DESCRIPTION:<p>Bring <b>charcoal</b> &amp; paper.</p><script>alert(1)</script>Tea&nbsp;at 8.',
        'DTSTART:20261201T190000Z',
        'DTEND:20261201T210000Z',
        'LOCATION:Unity Works\\, Westgate\\, Wakefield WF1 1EP',
        'GEO:53.6820;-1.5010',
        'URL:https://example.org/drawing',
        'ORGANIZER;CN="Drawing Circle":mailto:someone@example.org',
        'CATEGORIES:Workshop,Drawing',
      ),
    ).toEqual({
      source: 'ics',
      title: 'Life drawing, open table',
      description: 'Bring charcoal & paper.\n\nTea at 8.',
      startDate: '2026-12-01T19:00:00Z',
      endDate: '2026-12-01T21:00:00Z',
      venue: 'Unity Works',
      address: 'Westgate, Wakefield WF1 1EP',
      category: 'workshop',
      price: null,
      website: 'https://example.org/drawing',
      organizer: 'Drawing Circle',
      position: { latitude: 53.682, longitude: -1.501 },
    })
  })

  test('what it does not say is empty, and no address of a person is taken', async () => {
    expect(
      await one(
        'DTSTART:20261201T190000Z',
        'ORGANIZER;CN=someone@example.org:mailto:someone@example.org',
        'URL:javascript:alert(1)',
        'GEO:0;0',
      ),
    ).toMatchObject({
      description: '',
      venue: '',
      address: '',
      category: 'event',
      endDate: null,
      website: null,
      organizer: null,
      position: null,
    })
  })

  test.for([
    ['Town Hall\\nWood Street\\nWakefield', 'Town Hall', 'Wood Street, Wakefield'],
    ['12 Wood Street\\, Wakefield', '12 Wood Street', '12 Wood Street, Wakefield'],
    ['Town Hall', 'Town Hall', ''],
    ['https://meet.example.org/x', 'Online', ''],
  ])('the location %s has venue and address', async ([location, venue, address]) => {
    expect(await one('DTSTART:20261201T190000Z', `LOCATION:${location}`)).toMatchObject({
      venue,
      address,
    })
  })

  test('a letter that a fold cuts in two is whole', async () => {
    const bytes = Buffer.from(
      calendar(vevent('SUMMARY:Café night', 'DTSTART:20261201T190000Z')),
    )
    const at = bytes.indexOf(Buffer.from('é')) + 1
    const folded = Buffer.concat([
      bytes.subarray(0, at),
      Buffer.from('\r\n '),
      bytes.subarray(at),
    ])
    const { events } = await readCalendar(folded, span)
    expect(events.map(({ title }) => title)).toEqual(['Café night'])
  })

  test('an alarm inside says nothing of the event', async () => {
    const event = await one(
      'DTSTART:20261201T190000Z',
      'BEGIN:VALARM',
      'DESCRIPTION:Wake up',
      'DURATION:PT5M',
      'END:VALARM',
    )
    expect(event).toMatchObject({ description: '', endDate: null })
  })
})

describe('when it takes place', () => {
  test.for<[string, string[], string, string | null]>([
    ['a day', ['DTSTART;VALUE=DATE:20261201'], '2026-12-01', null],
    [
      'days, of which the end is not one',
      ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261204'],
      '2026-12-01',
      '2026-12-03',
    ],
    [
      'a duration',
      ['DTSTART:20261201T190000Z', 'DURATION:PT1H30M'],
      '2026-12-01T19:00:00Z',
      '2026-12-01T20:30:00Z',
    ],
    [
      'an IANA zone without a VTIMEZONE',
      ['DTSTART;TZID=Europe/Berlin:20261201T190000'],
      '2026-12-01T19:00:00+01:00',
      null,
    ],
    [
      'a zone behind a prefix',
      ['DTSTART;TZID=/example.org/Europe/Berlin:20261201T190000'],
      '2026-12-01T19:00:00+01:00',
      null,
    ],
    [
      'an end before its start',
      ['DTSTART:20261201T190000Z', 'DTEND:20261201T180000Z'],
      '2026-12-01T19:00:00Z',
      null,
    ],
    [
      'an end in another zone',
      [
        'DTSTART;TZID=Europe/Berlin:20261201T190000',
        'DTEND;TZID=Europe/London:20261201T190000',
      ],
      '2026-12-01T19:00:00+01:00',
      '2026-12-01T20:00:00+01:00',
    ],
  ])('%s', async ([, lines, startDate, endDate]) => {
    expect(await one(...lines)).toMatchObject({ startDate, endDate })
  })

  test('a VTIMEZONE is what its TZID means, whatever it is called', async () => {
    expect(
      await starts(...oddZone, vevent('DTSTART;TZID=Nowhere Time:20261201T190000')),
    ).toEqual(['2026-12-01T19:00:00+01:30'])
  })

  test('a VTIMEZONE that changes by the second is not worked out', async () => {
    const endless = oddZone.map((line) =>
      line.startsWith('RRULE') ? 'RRULE:FREQ=SECONDLY' : line,
    )
    expect(
      await starts(...endless, vevent('DTSTART;TZID=Nowhere Time:20261201T190000')),
    ).toEqual(['2026-12-01T19:00:00Z'])
  })

  test.for([
    ['X-WR-TIMEZONE:America/New_York', '2026-12-01T19:00:00-05:00'],
    ['X-WR-TIMEZONE:Middle Earth', '2026-12-01T19:00:00Z'],
    ['X-OTHER:1', '2026-12-01T19:00:00Z'],
  ] as const)('floating times under %s', async ([line, startDate]) => {
    expect(await starts(line, vevent('DTSTART:20261201T190000'))).toEqual([startDate])
  })

  test('a moment in UTC is shown by the clocks of the calendar', async () => {
    expect(
      await starts('X-WR-TIMEZONE:America/New_York', vevent('DTSTART:20261201T190000Z')),
    ).toEqual(['2026-12-01T14:00:00-05:00'])
  })

  test('what is over or not yet is left out, and what is under way is not', async () => {
    expect(
      await starts(
        vevent('DTSTART:20261119T190000Z', 'DTEND:20261119T210000Z'),
        vevent('DTSTART:20261220T000001Z'),
        vevent('DTSTART;VALUE=DATE:20200101', 'DTEND;VALUE=DATE:20261122'),
      ),
    ).toEqual(['2020-01-01'])
  })
})

test.for([
  ['20261025T190000', '2026-10-25T19:00:00Z', 'hours after the clocks changed'],
  [
    '20261025T013000',
    '2026-10-25T01:30:00+01:00',
    'an hour that comes twice is the first',
  ],
  ['20270328T013000', '2027-03-28T02:30:00+01:00', 'an hour that is skipped'],
] as const)('%s in London is %s: %s', async ([wall, startDate]) => {
  const text = calendar(vevent(`DTSTART;TZID=Europe/London:${wall}`))
  const year = { fromMs: Date.parse('2026-10-01'), toMs: Date.parse('2027-10-01') }
  const { events } = await readCalendar(Buffer.from(text), year)
  expect(events.map((event) => event.startDate)).toEqual([startDate])
})

describe('series', () => {
  test('a weekly one keeps its hour when the clocks change', async () => {
    const { events } = await readCalendar(
      Buffer.from(
        calendar(
          vevent('DTSTART;TZID=Europe/London:20200107T190000', 'RRULE:FREQ=WEEKLY'),
        ),
      ),
      { fromMs: Date.parse('2026-10-19'), toMs: Date.parse('2026-10-30') },
    )
    expect(events.map(({ startDate }) => startDate)).toEqual([
      '2026-10-20T19:00:00+01:00',
      '2026-10-27T19:00:00Z',
    ])
  })

  test.for<[string, string[]]>([
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH',
      ['2026-11-23', '2026-11-26', '2026-12-07', '2026-12-10'],
    ],
    ['FREQ=MONTHLY;BYDAY=-1FR', ['2026-11-27']],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15', ['2026-12-01', '2026-12-15']],
    ['FREQ=YEARLY;BYMONTH=12;BYDAY=1SU', ['2026-12-06']],
    ['FREQ=DAILY;UNTIL=20261121', ['2026-11-20', '2026-11-21']],
    ['FREQ=DAILY;COUNT=2505', ['2026-11-20', '2026-11-21']],
  ])('%s from 2020 on', async ([rule, days]) => {
    expect(await starts(vevent('DTSTART;VALUE=DATE:20200113', `RRULE:${rule}`))).toEqual(
      days,
    )
  })

  test('an UNTIL in UTC is compared as a moment', async () => {
    expect(
      await starts(
        vevent(
          'DTSTART;TZID=Europe/Berlin:20261201T190000',
          'RRULE:FREQ=DAILY;UNTIL=20261202T180000Z',
        ),
        vevent(
          'DTSTART;TZID=America/New_York:20261210T190000',
          'RRULE:FREQ=DAILY;UNTIL=20261211T235959Z',
        ),
      ),
    ).toEqual([
      '2026-12-01T19:00:00+01:00',
      '2026-12-02T19:00:00+01:00',
      '2026-12-10T19:00:00-05:00',
    ])
  })

  test('EXDATE, RDATE, a moved and a cancelled occurrence', async () => {
    const uid = 'UID:series@test'
    expect(
      await starts(
        vevent(
          uid,
          'DTSTART;TZID=Europe/London:20261201T190000',
          'RRULE:FREQ=DAILY;COUNT=5',
          'EXDATE;TZID=Europe/London:20261202T190000',
          'RDATE;TZID=Europe/London:20261210T110000',
        ),
        vevent(
          uid,
          'RECURRENCE-ID:20261203T190000Z',
          'DTSTART;TZID=Europe/London:20261203T200000',
        ),
        vevent(
          uid,
          'RECURRENCE-ID;TZID=Europe/London:20261204T190000',
          'DTSTART;TZID=Europe/London:20261204T190000',
          'STATUS:CANCELLED',
        ),
      ),
    ).toEqual([
      '2026-12-01T19:00:00Z',
      '2026-12-03T20:00:00Z',
      '2026-12-05T19:00:00Z',
      '2026-12-10T11:00:00Z',
    ])
  })

  test('an EXDATE that is a day leaves the whole day out', async () => {
    expect(
      await starts(
        vevent(
          'DTSTART:20261201T190000Z',
          'RRULE:FREQ=DAILY;COUNT=2',
          'EXDATE;VALUE=DATE:20261201',
        ),
      ),
    ).toEqual(['2026-12-02T19:00:00Z'])
  })

  test('at most fifty, the soonest', async () => {
    const found = await starts(vevent('DTSTART:20261125T000000Z', 'RRULE:FREQ=HOURLY'))
    expect(found).toHaveLength(50)
    expect(found[0]).toBe('2026-11-25T00:00:00Z')
    expect(found[49]).toBe('2026-11-27T01:00:00Z')
  })

  test.for([
    `FREQ=MONTHLY;BYMONTHDAY=${'31,'.repeat(5000)}30;BYMONTH=2`,
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;INTERVAL=1000000000000000000',
    'FREQ=SECONDLY;INTERVAL=999999999999',
    'FREQ=MONTHLY;BYDAY=MO;BYMONTHDAY=31;BYMONTH=2',
    'FREQ=YEARLY;BYWEEKNO=20',
    'FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30',
  ])('rule %# does not hang, and the event after it is there', async (rule) => {
    const beganMs = performance.now()
    const found = await starts(
      vevent('DTSTART:20260101T000000Z', `RRULE:${rule}`),
      vevent('DTSTART:20261201T190000Z'),
    )
    expect(found).toContain('2026-12-01T19:00:00Z')
    expect(performance.now() - beganMs).toBeLessThan(3000)
  })
})

describe('what is left out', () => {
  test('broken, cancelled and private events, and no other', async () => {
    expect(
      (
        await read(
          vevent('SUMMARY:No start'),
          vevent('SUMMARY:', 'DTSTART:20261201T190000Z'),
          vevent('SUMMARY:No such month', 'DTSTART:20261301T190000Z'),
          vevent('SUMMARY:No such day', 'DTSTART;VALUE=DATE:20261131'),
          vevent('SUMMARY:Bad rule', 'DTSTART:20261201T190000Z', 'RRULE:FREQ=SOMETIMES'),
          vevent('SUMMARY:Off', 'DTSTART:20261201T190000Z', 'STATUS:CANCELLED'),
          vevent('SUMMARY:Mine', 'DTSTART:20261201T190000Z', 'CLASS:PRIVATE'),
          'BEGIN:VEVENT',
          'SUMMARY:Never closed',
          'DTSTART:20261201T190000Z',
          vevent('SUMMARY:Good', 'DTSTART:20261201T190000Z', 'a line of nothing'),
        )
      ).map(({ title }) => title),
    ).toEqual(['Good'])
  })

  test.for([
    'FREQ=HOURLY;INTERVAL=67970808;BYMONTHDAY=-31;BYMONTH=2',
    'FREQ=MINUTELY;INTERVAL=4078248480;BYMONTH=2',
    'FREQ=SECONDLY;INTERVAL=244694908800;BYMONTH=2',
    'FREQ=DAILY;INTERVAL=2832117;BYMONTH=2',
  ])('%s, which leaps thousands of years, keeps nobody waiting', async (rule) => {
    const beganMs = process.cpuUsage().user
    const events = await read(vevent('DTSTART:18850725T190000Z', `RRULE:${rule}`))
    expect(events).toEqual([])
    expect((process.cpuUsage().user - beganMs) / 1000).toBeLessThan(1000)
  })

  test('a calendar of old events is read quickly, and lets others go on', async () => {
    const old = Array.from({ length: 15_000 }, () => vevent('DTSTART:20200101T190000Z'))
    const now = Array.from({ length: 2000 }, () =>
      vevent('DTSTART:20261201T190000Z', 'DESCRIPTION:<b>x</b> &amp; y'),
    )
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 1)
    const events = await read(...old, ...now)
    clearInterval(timer)
    expect(events).toHaveLength(2000)
    expect(ticks).toBeGreaterThan(3)
  })
})

const digits = fc.integer({ min: 0, max: 99_999_999 }).map((value) => String(value))
const day = fc
  .date({ min: new Date('1000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''))
const when = fc.oneof(
  day,
  day.map((one) => `${one}T190000Z`),
  day.map((one) => `${one}T253000`),
  digits,
  fc.string({ maxLength: 12 }),
)
const rulePart = fc.oneof(
  fc.constantFrom(
    'BYDAY=MO,5FR',
    'BYDAY=-1SU',
    'BYMONTHDAY=30,31',
    'BYMONTHDAY=-31',
    'BYMONTH=2',

    'BYSETPOS=-1',
    'BYWEEKNO=53',
    'BYYEARDAY=366',
    'BYHOUR=9,25',
    'WKST=SU',
    'COUNT=0',
  ),
  fc
    .tuple(fc.constantFrom('INTERVAL', 'COUNT', 'BYMONTH', 'BYSECOND'), digits)
    .map((pair) => pair.join('=')),
  when.map((until) => `UNTIL=${until}`),
)
const rule = fc
  .tuple(
    fc.constantFrom(
      'SECONDLY',
      'MINUTELY',
      'HOURLY',
      'DAILY',
      'WEEKLY',
      'MONTHLY',
      'YEARLY',
      'X',
    ),
    fc.array(rulePart, { maxLength: 4 }),
  )
  .map(([frequency, parts]) => `RRULE:${[`FREQ=${frequency}`, ...parts].join(';')}`)
const property = fc.oneof(
  rule,
  when.map((value) => `DTSTART:${value}`),
  when.map((value) => `DTEND:${value}`),
  when.map((value) => `DTSTART;VALUE=DATE:${value}`),
  when.map((value) => `EXDATE:${value}`),
  when.map((value) => `RDATE;VALUE=PERIOD:${value}/PT1H`),
  when.map((value) => `RECURRENCE-ID:${value}`),
  fc.string({ maxLength: 20 }).map((value) => `DURATION:${value}`),
  fc.string({ maxLength: 20 }).map((value) => `GEO:${value}`),
  fc.string({ maxLength: 40 }).map((value) => `LOCATION;${value}`),
  fc.string({ maxLength: 40, unit: 'binary' }).map((value) => `DESCRIPTION:<p>${value}`),
  fc.string({ maxLength: 40 }).map((value) => `SUMMARY:x${value}`),
  fc.string({ maxLength: 40 }),
)

test('no body of an event throws, hangs, or spoils its neighbour', async () => {
  const iso = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d))?$/
  await fc.assert(
    fc.asyncProperty(when, fc.array(property, { maxLength: 8 }), async (start, lines) => {
      const beganMs = process.cpuUsage().user
      const events = await read(
        vevent(`DTSTART:${start}`, ...lines),
        vevent('SUMMARY:The neighbour', 'DTSTART:20261201T190000Z'),
      )
      expect((process.cpuUsage().user - beganMs) / 1000).toBeLessThan(1500)
      expect(events.map(({ title }) => title)).toContain('The neighbour')
      expect(events.length).toBeLessThanOrEqual(51)
      for (const { startDate, endDate, title } of events) {
        expect(startDate).toMatch(iso)
        if (endDate !== null) expect(endDate).toMatch(iso)
        expect(title).not.toBe('')
      }
    }),
    { numRuns: 500 },
  )
})
