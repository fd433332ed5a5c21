import type { LocationView } from '#routers/contract/discovery.ts'

/** `'0'` stands for a coordinate that is not known (part 2, section 2). */
export function hasPosition({
  latitude,
  longitude,
}: Pick<LocationView, 'latitude' | 'longitude'>): boolean {
  return latitude !== '0' && longitude !== '0'
}
