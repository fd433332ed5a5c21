import { bradfordAndCalderdale } from './catalogue-bradford-calderdale.ts'
import { sheffieldAndYork } from './catalogue-sheffield-york.ts'
import { catalogueTowns } from './catalogue-towns.ts'
import { wakefieldAndLeeds } from './catalogue-wakefield-leeds.ts'
import { byDistance, metresBetween } from './distance.ts'
import type { GeoPoint } from '#routers/contract/discovery.ts'
import type { FoundPlace, Town } from '#routers/places.ts'
import type { CataloguePlace } from './catalogue-place.ts'

/** The last resort, so that the page has something to show offline. */
export const cataloguePlaces: readonly CataloguePlace[] = [
  ...wakefieldAndLeeds,
  ...bradfordAndCalderdale,
  ...sheffieldAndYork,
]

/** From a position to a town whose name still tells where it is. */
const townWithinM = 5000

/** The places that come with the app within `radiusM` of a position, nearest first. */
export function catalogueNear(point: GeoPoint, radiusM: number): FoundPlace[] {
  const places = cataloguePlaces.map(({ id, ...place }): FoundPlace => ({
    source: 'catalogue',
    sourceId: id,
    ...place,
    phone: null,
    openingHours: null,
    significance: null,
    updatedAt: null,
  }))
  return byDistance(
    places.filter((place) => metresBetween(point, place) <= radiusM),
    point,
  )
}

/** A town of the catalogue by its name; what follows a comma is not looked at. */
export function catalogueTown(query: string): Town | null {
  const wanted = bareName(query.split(',')[0] ?? '')
  return catalogueTowns.find(({ label }) => bareName(townName(label)) === wanted) ?? null
}

/** What the nearest town of the catalogue is called, when it is within 5 km. */
export function catalogueLabel(point: GeoPoint): string | null {
  const [nearest] = byDistance([...catalogueTowns], point)
  return nearest && metresBetween(point, nearest) <= townWithinM ? nearest.label : null
}

function townName(label: string): string {
  return label.split(',')[0] ?? ''
}

/** Without accents, case and marks. */
function bareName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
