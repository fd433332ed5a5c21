import { createServer } from 'node:http'
import { museumAt, overpassAnswer, wakefield } from '#tests/support/places-overpass.ts'
import { nominatimAnswer } from '#tests/support/places-nominatim.ts'
import { calendar, vevent } from '#tests/support/ics-server.ts'
import type { AddressInfo } from 'node:net'
import type { StandInElement } from '#tests/support/places-overpass.ts'

const kinds: Array<[string, Record<string, string>]> = [
  ['The Hepworth Wakefield', { tourism: 'museum', 'addr:street': 'Gallery Walk' }],
  ['Theatre Royal', { amenity: 'theatre', 'addr:street': 'Drury Lane' }],
  ['Wakefield Library', { amenity: 'library', 'addr:street': 'Burton Street' }],
  ['Art House', { amenity: 'arts_centre', 'addr:street': 'Drury Lane' }],
  ['Sandal Castle', { historic: 'castle', 'addr:street': 'Manygates Lane' }],
  ['Westgate Studios', { amenity: 'studio', studio: 'artist' }],
  ['Corner Gallery', { tourism: 'gallery', 'addr:street': 'Westgate' }],
  ['Wakefield Museum', { tourism: 'museum', 'addr:street': 'Burton Street' }],
]

/** Around the centre, each a little further and elsewhere. */
const elements: StandInElement[] = kinds.map(([name, tags], index) => {
  const element = museumAt(250 + index * 180, index + 1)
  const turn = index * 2.4
  const reach = 0.002 + index * 0.0016
  return {
    ...element,
    lat: wakefield.latitude + Math.sin(turn) * reach,
    lon: wakefield.longitude + Math.cos(turn) * reach * 1.7,
    tags: { name, 'addr:city': 'Wakefield', ...tags },
  }
})

export interface DiscoveryStage {
  env: Record<string, string>
  close(): Promise<void>
}

/** Stand-ins for maps and calendars, and what points a server to them. */
export async function discoveryStage(): Promise<DiscoveryStage> {
  const town = { ...wakefield, name: 'Wakefield', address: { city: 'Wakefield' } }
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const feed = calendar(
    vevent(
      'SUMMARY:Night drawing',
      `DTSTART:${soon.replaceAll('-', '')}T180000Z`,
      'LOCATION:The Hepworth Wakefield, Gallery Walk, Wakefield',
      'GEO:53.6797;-1.4907',
      'URL:https://events.example/night',
      'CATEGORIES:workshop',
      'DESCRIPTION:Drawing in the galleries after closing time. Bring charcoal.',
    ),
    vevent(
      'SUMMARY:Strings at noon',
      `DTSTART;VALUE=DATE:${soon.replaceAll('-', '')}`,
      'LOCATION:Theatre Royal, Drury Lane, Wakefield',
      'GEO:53.6826;-1.5036',
      'CATEGORIES:concert',
    ),
  )
  const server = createServer((incoming, answer) => {
    const pieces: Buffer[] = []
    incoming.on('data', (piece: Buffer) => pieces.push(piece))
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', 'http://stage')
      const data = new URLSearchParams(Buffer.concat(pieces).toString()).get('data')
      const request = {
        method: '',
        path: '',
        headers: {},
        bytes: Buffer.alloc(0),
        isDropped: false,
      }
      if (url.pathname === '/events.ics')
        answer.writeHead(200, { 'content-type': 'text/calendar' }).end(feed)
      else if (url.pathname === '/interpreter')
        void overpassAnswer(data ?? '', elements)(answer, request)
      else
        void nominatimAnswer({ path: url.pathname, query: url.searchParams }, [town])(
          answer,
          request,
        )
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    env: {
      NOMINATIM_URL: origin,
      OVERPASS_URL: `${origin}/interpreter`,
      EVENTS_ICS_URLS: `${origin}/events.ics`,
      // Answers with a page: the outline stands in.
      MAP_STYLE_URL: `${origin}/style.json`,
    },
    close() {
      server.closeAllConnections()
      return new Promise<void>((done) => server.close(() => done()))
    },
  }
}
