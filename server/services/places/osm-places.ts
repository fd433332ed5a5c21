import { PlacesError } from '#routers/places.ts'
import { createAskJson } from './ask-json.ts'
import { catalogueLabel, catalogueNear, catalogueTown } from './catalogue.ts'
import { byDistance, metresBetween } from './distance.ts'
import { createKept } from './kept-answers.ts'
import { findAddress, findLabel, findTown } from './nominatim.ts'
import { findMapped } from './overpass.ts'
import { createPlacesFile } from './places-file.ts'
import { mostPlaces } from './read-elements.ts'
import { RequestQueue, busyMessage, osmPace, wordsPace } from './request-queue.ts'
import { createFindSignificance } from './significance.ts'
import { SourceFault } from './source-fault.ts'
import type { Db } from '#db/database.ts'
import type { GeoPoint } from '#routers/contract/discovery.ts'
import type { Clock, Log } from '#routers/context.ts'
import type { FoundPlace, Places, PlacesFound } from '#routers/places.ts'
import type { MappedPlace } from './read-elements.ts'
import type { Pace } from './request-queue.ts'

export interface PlacesOptions {
  db: Db
  clock: Clock
  log: Log
  /** Who asks: `Refyn/0.1.0 (https://refyn.example)`. */
  app: { version: string; url: string }
  nominatimUrl?: string | null
  overpassUrl?: string | null
  /** The operator's GeoJSON file. */
  placesFile?: string | null
  /** With `{lang}` in it. */
  wikipediaUrl?: string
  wikidataUrl?: string
  /** Tests hurry. */
  pace?: Partial<Pace & { timeoutMs: number; significanceMs: number; mapMs: number }>
}

/** From a position to the places of the operator's file and of the catalogue. */
const nearM = 60_000
/** What people wait for words on the places at most. */
const significanceMs = 4000

/** After this long without the map, or the town, people get what the server has itself. */
const mapMs = 20_000

export const attributions = {
  osm: '© OpenStreetMap contributors',
  file: 'Places listed by the people who run this server',
  catalogue: 'Places from the list that comes with Refyn',
} as const

const unreachableMessage =
  'The map service cannot be reached just now. Please try again later.'

/**
 * Places from OpenStreetMap (Nominatim and Overpass), with what Wikipedia or Wikidata says of them;
 * else from the operator's file; else from the catalogue. The map and the name of a town have 20 s each,
 * below the caller's own signal: after that the others answer. Answers are kept in `outside_answers`. An
 * aborted call rejects with the signal's reason where it may reject, else it gives null. `close` ends
 * what is still being looked up.
 */
export function createPlaces(options: PlacesOptions): Places & { close(): void } {
  const { db, clock, log, app, pace = {} } = options
  const asks = { userAgent: `Refyn/${app.version} (${app.url})`, ...pace }
  const kept = createKept({ db, clock, log })
  const askMap = createAskJson(new RequestQueue({ ...osmPace, ...pace }), asks)
  const askWords = createAskJson(new RequestQueue(wordsPace), asks)
  const nominatimUrl = options.nominatimUrl ?? 'https://nominatim.openstreetmap.org'
  const overpassUrl = options.overpassUrl ?? 'https://overpass-api.de/api/interpreter'
  const readFile = options.placesFile ? createPlacesFile(options.placesFile, log) : null
  const closing = new AbortController()
  const findSignificance = createFindSignificance(
    {
      wikipediaUrl: options.wikipediaUrl ?? 'https://{lang}.wikipedia.org/api/rest_v1',
      wikidataUrl: options.wikidataUrl ?? 'https://www.wikidata.org/w/api.php',
      askJson: askWords,
      kept,
      log,
    },
    { budgetMs: pace.significanceMs ?? significanceMs, closing: closing.signal },
  )
  const inTime = (signal: AbortSignal) =>
    AbortSignal.any([signal, AbortSignal.timeout(pace.mapMs ?? mapMs)])
  const nominatim = (signal: AbortSignal) => ({
    url: nominatimUrl,
    askJson: askMap,
    kept,
    signal,
  })

  async function fromMap(point: GeoPoint, signal: AbortSignal): Promise<FoundPlace[]> {
    const source = { url: overpassUrl, askJson: askMap, kept, signal: inTime(signal) }
    const mapped = byDistance(await findMapped(point, source), point)
    signal.throwIfAborted()
    const significance = await findSignificance(mapped, signal)
    return mapped.map((place) => toFound(place, significance.get(place.sourceId) ?? null))
  }

  async function fromElsewhere(point: GeoPoint): Promise<PlacesFound | undefined> {
    const file = await readFile?.()
    const near =
      file?.places.filter((place) => metresBetween(point, place) <= nearM) ?? []
    if (near.length > 0)
      return {
        places: byDistance(near, point).slice(0, mostPlaces),
        source: 'file',
        attribution: file?.attribution ?? attributions.file,
      }
    const places = catalogueNear(point, nearM)
    if (places.length === 0) return undefined
    return { places, source: 'catalogue', attribution: attributions.catalogue }
  }

  /** An abort goes on as it is; any other fault as PlacesError in words that may be shown. */
  function asPlacesError(error: unknown, signal: AbortSignal): unknown {
    if (signal.aborted || error instanceof PlacesError) return error
    log.warn({ err: error }, 'The map service failed')
    const isBusy = error instanceof SourceFault && error.isBusy
    return new PlacesError(isBusy ? busyMessage : unreachableMessage, { cause: error })
  }

  return {
    async findTown(query, signal) {
      try {
        return await findTown(query, nominatim(inTime(signal)))
      } catch (error) {
        const fault = asPlacesError(error, signal)
        const town = signal.aborted ? null : catalogueTown(query)
        if (town) return town
        throw fault
      }
    },
    async nameOf(point, signal) {
      try {
        return await findLabel(point, nominatim(inTime(signal)))
      } catch (error) {
        asPlacesError(error, signal)
        return catalogueLabel(point)
      }
    },
    async findNear(point, signal) {
      let fault: unknown
      try {
        const places = await fromMap(point, signal)
        if (places.length > 0)
          return { places, source: 'osm', attribution: attributions.osm }
      } catch (error) {
        fault = asPlacesError(error, signal)
        if (signal.aborted) throw fault
      }
      const found = await fromElsewhere(point)
      if (found) return found
      if (fault !== undefined) throw fault
      return { places: [], source: 'osm', attribution: attributions.osm }
    },
    async locate(address, signal) {
      try {
        return await findAddress(address, nominatim(signal))
      } catch (error) {
        asPlacesError(error, signal)
        return null
      }
    },
    close: () => closing.abort(),
  }
}

function toFound(
  { wikidata: _id, wikipedia: _article, ...place }: MappedPlace,
  significance: FoundPlace['significance'],
): FoundPlace {
  return { source: 'osm', ...place, significance }
}
