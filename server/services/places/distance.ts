import type { GeoPoint } from '#routers/contract/discovery.ts'

/** The mean radius of the Earth in metres (IUGG). */
const earthRadiusM = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two positions along a great circle (haversine); wrong by at most 0.6 %. */
export function metresBetween(one: GeoPoint, other: GeoPoint): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)]
  const across = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const up = Math.sin((b - a) / 2) ** 2
  const share = up + Math.cos(a) * Math.cos(b) * across
  return 2 * earthRadiusM * Math.asin(Math.sqrt(Math.min(1, share)))
}

/** Nearest first; of those at the same distance the order stays. */
export function byDistance<T extends GeoPoint>(places: T[], from: GeoPoint): T[] {
  return places
    .map((place) => ({ place, metres: metresBetween(from, place) }))
    .sort((one, other) => one.metres - other.metres)
    .map(({ place }) => place)
}

/** To three decimals, about 100 m: near enough for a search, and no exact position goes outside. */
export function rounded({ latitude, longitude }: GeoPoint): GeoPoint {
  return {
    latitude: Number(latitude.toFixed(3)),
    longitude: Number(longitude.toFixed(3)),
  }
}
