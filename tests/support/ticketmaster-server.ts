import { scriptedServer, sendsJson } from './scripted-server.ts'
import type { Script, ScriptedServer } from './scripted-server.ts'

/** An event as the Discovery API v2 writes it, with what else stands there. */
export function discoveryEvent(over: Record<string, unknown> = {}): object {
  return {
    name: 'Opera North: La bohème',
    type: 'event',
    id: 'G5diZ9NmAXqKu',
    test: false,
    url: 'https://www.ticketmaster.co.uk/event/1',
    locale: 'en-us',
    images: [{ ratio: '16_9', url: 'https://s1.ticketm.net/a.jpg', width: 640 }],
    info: 'Sung in Italian.',
    pleaseNote: 'Doors at 7.',
    dates: {
      start: {
        localDate: '2026-12-05',
        localTime: '19:30:00',
        dateTime: '2026-12-05T19:30:00Z',
        dateTBD: false,
        dateTBA: false,
        timeTBA: false,
        noSpecificTime: false,
      },
      timezone: 'Europe/London',
      status: { code: 'onsale' },
    },
    classifications: [
      { primary: true, segment: { name: 'Arts & Theatre' }, genre: { name: 'Opera' } },
    ],
    promoter: { id: '1', name: 'Opera North' },
    priceRanges: [{ type: 'standard', currency: 'GBP', min: 15, max: 72.5 }],
    _embedded: {
      venues: [
        {
          name: 'Leeds Grand Theatre',
          postalCode: 'LS1 6NU',
          city: { name: 'Leeds' },
          address: { line1: '46 New Briggate' },
          location: { longitude: '-1.5406', latitude: '53.8004' },
        },
      ],
    },
    ...over,
  }
}

/** A page of the Discovery API; without events it has no `_embedded`. */
export function discovers(...events: unknown[]): Script {
  return sendsJson(200, {
    ...(events.length > 0 ? { _embedded: { events } } : {}),
    page: { size: 100, totalElements: events.length, totalPages: 1, number: 0 },
  })
}

/** As the gateway before the API refuses. */
export function faults(
  status: number,
  faultstring: string,
  headers: Record<string, string> = {},
): Script {
  return sendsJson(
    status,
    { fault: { faultstring, detail: { errorcode: 'x' } } },
    headers,
  )
}

/** A Discovery API that answers as the scripts say, in their order. */
export function ticketmasterServer(...scripts: Script[]): Promise<ScriptedServer> {
  return scriptedServer(...scripts)
}
