import type { GeoPoint } from './discovery.ts'

const earthRadiusKm = 6371

/** Kilometres along the surface (haversine), to one decimal. */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2
  const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
  const chord =
    half(to.latitude - from.latitude) +
    cos(from.latitude) * cos(to.latitude) * half(to.longitude - from.longitude)
  const km = 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)))
  return Math.round(km * 10) / 10
}
