import { scriptedServer, sends } from './scripted-server.ts'
import { nominatimAnswer } from './places-nominatim.ts'
import { overpassAnswer } from './places-overpass.ts'
import { wikidataAnswer, wikipediaAnswer } from './places-words.ts'
import { createPlaces } from '#server/services/places/osm-places.ts'
import { cloneDatabase } from './database.ts'
import { movableClock } from './clock.ts'
import { onTestFinished } from 'vitest'
import type { PlacesOptions } from '#server/services/places/osm-places.ts'
import type { OpenDatabase } from '#db/database.ts'
import type { Log } from '#routers/context.ts'
import type { Places } from '#routers/places.ts'
import type { MovableClock } from './clock.ts'
import type { StandInTown } from './places-nominatim.ts'
import type { StandInElement } from './places-overpass.ts'
import type { StandInWords } from './places-words.ts'
import type { Script } from './scripted-server.ts'

/** One request as a stand-in saw it. */
export interface Seen {
  /** Such as `/search` or `/interpreter`. */
  path: string
  query: URLSearchParams
  /** The form's `data`. */
  data: string
  userAgent: string
  language: string
  /** Milliseconds of the process's own clock. */
  at: number
}

export interface StandIn {
  origin: string
  seen: Seen[]
  /** How the next requests are answered, before the stand-in answers as it should. */
  next: Script[]
}

export interface World {
  towns?: StandInTown[]
  elements?: StandInElement[]
  words?: StandInWords
}

/** A page as a proxy sends it in place of json. */
export const errorPage = (status: number, headers: Record<string, string> = {}): Script =>
  sends(status, `<!doctype html><title>${status}</title>`, {
    'content-type': 'text/html',
    ...headers,
  })

async function standIn(answer: (seen: Seen) => Script): Promise<StandIn> {
  const seen: Seen[] = []
  const next: Script[] = []
  const { origin } = await scriptedServer((response, request) => {
    const url = new URL(request.path, 'http://stand-in')
    const one: Seen = {
      path: url.pathname,
      query: url.searchParams,
      data: new URLSearchParams(request.bytes.toString()).get('data') ?? '',
      userAgent: request.headers['user-agent'] ?? '',
      language: request.headers['accept-language'] ?? '',
      at: performance.now(),
    }
    seen.push(one)
    return (next.shift() ?? answer(one))(response, request)
  })
  return { origin, seen, next }
}

/**
 * Stand-ins for Nominatim and Overpass, both at one address so that their common pace can be seen,
 * as their documentation says; who does not say who they are gets Nominatim's 403 page.
 */
export function mapServer({ towns = [], elements = [] }: World): Promise<StandIn> {
  return standIn((seen) => {
    if (!/^Refyn\/\S+ \(https?:\/\/\S+\)$/.test(seen.userAgent)) return errorPage(403)
    if (seen.path === '/interpreter') return overpassAnswer(seen.data, elements)
    return nominatimAnswer(seen, towns)
  })
}

/** Stand-ins for Wikipedia's /page/summary and Wikidata's wbgetentities. */
export function wordsServer({ words = {} }: World): Promise<StandIn> {
  return standIn((seen) =>
    seen.path === '/w/api.php'
      ? wikidataAnswer(seen, words)
      : wikipediaAnswer(seen, words),
  )
}

export interface PlacesHouse {
  places: Places & { close(): void }
  map: StandIn
  words: StandIn
  open: OpenDatabase
  clock: MovableClock
  logged: Array<Record<string, unknown>>
}

/** Places against stand-ins of this world, in a hurry unless said otherwise. */
export async function placesHouse(
  world: World,
  { pace, ...options }: Partial<PlacesOptions> = {},
): Promise<PlacesHouse> {
  const [map, words] = await Promise.all([mapServer(world), wordsServer(world)])
  const open = await cloneDatabase()
  const clock = movableClock()
  const logged: Array<Record<string, unknown>> = []
  const note = (fields: object) => void logged.push({ ...fields })
  const log: Log = { info: note, warn: note, error: note }
  const places = createPlaces({
    db: open.db,
    clock,
    log,
    app: { version: '0.1.0', url: 'https://refyn.example' },
    nominatimUrl: `${map.origin}/`,
    overpassUrl: `${map.origin}/interpreter`,
    wikipediaUrl: `${words.origin}/{lang}/api/rest_v1`,
    wikidataUrl: `${words.origin}/w/api.php`,
    pace: { intervalMs: 1, timeoutMs: 2000, retryMs: 30, ...pace },
    ...options,
  })
  onTestFinished(() => places.close())
  return { places, map, words, open, clock, logged }
}

export const never = new AbortController().signal
