import { metresBetween } from '#server/services/places/distance.ts'
import { sends, sendsJson } from './scripted-server.ts'
import type { GeoPoint } from '#routers/contract/discovery.ts'
import type { Script } from './scripted-server.ts'

export interface StandInTown extends GeoPoint {
  name: string
  address: Record<string, string>
  /** `place` for settlements, such as `tourism` for what has a name besides. */
  category?: string
}

interface Asked {
  path: string
  query: URLSearchParams
}

const badRequest = sends(400, '<html><body>Bad Request</body></html>', {
  'content-type': 'text/html; charset=utf-8',
})

/** As nominatim.org/release-docs/latest/api (Search, Reverse, Output) describes `jsonv2`. */
export function nominatimAnswer({ path, query }: Asked, towns: StandInTown[]): Script {
  if (query.get('format') !== 'jsonv2') return badRequest
  if (path === '/search') return searchAnswer(query, towns)
  if (path === '/reverse') return reverseAnswer(query, towns)
  return sends(404, '<html><body>Not found</body></html>', {
    'content-type': 'text/html; charset=utf-8',
  })
}

function searchAnswer(query: URLSearchParams, towns: StandInTown[]): Script {
  const asked = query.get('q')?.toLowerCase()
  const limit = Number(query.get('limit') ?? 10)
  const featureType = query.get('featureType')
  if (!asked || !['settlement', null].includes(featureType)) return badRequest
  const found = towns
    .filter(({ name }) => name.toLowerCase() === asked)
    .filter(({ category = 'place' }) => !featureType || category === 'place')
    .slice(0, limit)
  return sendsJson(
    200,
    found.map((town) => result(town, query)),
    json,
  )
}

const json = { 'content-type': 'application/json; charset=utf-8' }

function reverseAnswer(query: URLSearchParams, towns: StandInTown[]): Script {
  const [latitude, longitude] = [Number(query.get('lat')), Number(query.get('lon'))]
  const nearest = towns
    .map((town) => ({ town, metres: metresBetween(town, { latitude, longitude }) }))
    .sort((one, other) => one.metres - other.metres)[0]
  return sendsJson(
    200,
    nearest && nearest.metres < 20_000
      ? result(nearest.town, query)
      : { error: 'Unable to geocode' },
    json,
  )
}

function result(town: StandInTown, query: URLSearchParams): object {
  return {
    place_id: 257_363_453,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: 'relation',
    osm_id: 1_868_254,
    lat: String(town.latitude),
    lon: String(town.longitude),
    category: town.category ?? 'place',
    type: 'city',
    place_rank: 16,
    importance: 0.6,
    addresstype: 'city',
    name: town.name,
    display_name: [town.name, ...Object.values(town.address)].join(', '),
    ...(query.get('addressdetails') === '1' && { address: town.address }),
    boundingbox: ['53.5', '53.8', '-1.7', '-1.3'],
  }
}
