import { AppError } from '../errors.ts'
import { PlacesError } from '../places.ts'
import type { Services } from '../context.ts'
import type { GeoPoint } from '../contract/discovery.ts'
import type { Town } from '../places.ts'

/** A named town, or a position that gets the name of the town it is in. */
export type Spot = { searchQuery: string } | GeoPoint

/** Where somebody looks; throws `not_found` for a town that nobody knows, in words that may be shown. */
export async function findSpot(
  { places }: Pick<Services, 'places'>,
  spot: Spot,
  signal: AbortSignal,
): Promise<Town> {
  if ('latitude' in spot) {
    const { latitude, longitude } = spot
    const label = await places.nameOf({ latitude, longitude }, signal)
    return { latitude, longitude, label: label ?? coordinatesOf(spot) }
  }
  const town = await asked(() => places.findTown(spot.searchQuery, signal), signal)
  if (town) return town
  throw new AppError('not_found', {
    message: `No place called “${spot.searchQuery}” was found.`,
  })
}

/** A town as it is written, or `53.683, -1.496`; out of range it is taken for a name. */
export function readSpot(text: string): Spot {
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text)
  const [latitude, longitude] = [Number(match?.[1]), Number(match?.[2])]
  return match && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : { searchQuery: text }
}

function coordinatesOf({ latitude, longitude }: GeoPoint): string {
  return `${latitude.toFixed(3)}, ${longitude.toFixed(3)}`
}

/**
 * What a source outside cannot answer, or not before the signal aborts, is a fault of that source, in
 * its words.
 */
export async function asked<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PlacesError)
      throw new AppError('source_unavailable', { message: error.message, cause: error })
    if (signal.aborted) throw new AppError('source_unavailable', { cause: error })
    throw error
  }
}
