import { defaultCentre } from '#routers/contract/map-view.ts'
import type { GeoPoint } from '#routers/contract/discovery.ts'

interface Known {
  /** What is on the map, places before events; null while it shows what was found. */
  favorites: readonly GeoPoint[] | null
  /** The middle of the latest search for places, then of that for events. */
  searched: ReadonlyArray<GeoPoint | null>
  /** Where the person is. */
  position: GeoPoint | null
}

/** Part 2, section 2: the first favourite, else what was searched, where one is, or the usual place. */
export function mapCentre({ favorites, searched, position }: Known): GeoPoint {
  const known = favorites?.[0] ?? searched.find((one) => one !== null) ?? position
  const { latitude, longitude } = known ?? defaultCentre
  return { latitude, longitude }
}
