import { distanceKm } from '#routers/contract/distance.ts'
import { decimal } from '#src/lib/format-number.ts'
import type { GeoPoint } from '#routers/contract/discovery.ts'

/** Such as `3.2`, in kilometres; null where one of both is not known. */
export function distanceText(from: GeoPoint | null, to: GeoPoint | null): string | null {
  return from && to ? decimal(distanceKm(from, to), 1) : null
}
