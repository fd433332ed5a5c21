import { z } from 'zod'
import { newId } from '#db/ids.ts'
import { listConversations } from '#db/queries/conversations.ts'
import {
  deleteForgottenLocations,
  insertDiscovery,
  trimDiscoveries,
  upsertLocations,
} from '#db/queries/discovery.ts'
import { findUser } from '#db/queries/users.ts'
import { AiError } from '../ai-error.ts'
import { AppError } from '../errors.ts'
import { limitRate } from '../rate-limit.ts'
import { placeSources } from '../contract/discovery.ts'
import { distanceKm } from '../contract/distance.ts'
import { asked, findSpot, readSpot } from './find-spot.ts'
import { toDiscoveryView, toLocationView } from './location-view.ts'
import { oneSearch } from './one-search.ts'
import { guideMs, withGuide } from './with-guide.ts'
import type { NewDiscoveryLocationRow, SavedDiscoveryRow } from '#db/tables/discovery.ts'
import type { MemberContext } from '../context.ts'
import type {
  DiscoverLocationsInput,
  DiscoveryView,
  PlaceSource,
} from '../contract/discovery.ts'
import type { RankedPlace } from '../place-guide.ts'
import type { FoundPlace, PlacesFound, Town } from '../places.ts'

/** Each asks servers that others share. */
const searchLimit = { name: 'discover', hits: 20, windowSeconds: 60 * 60 }
const keptSearches = 30
/** How many crits tell what a person is working on. */
const recentCrits = 5

/**
 * Finds places that exist around a town or a position, in the order in which they are worth going for
 * this person, and keeps the search with them. The places are those of the map source alone: a guide
 * orders and explains them by id, and what it names besides is dropped. Only when no source answers and
 * a model is configured, the places are the model's, marked so. Throws `not_found` for an unknown town,
 * `source_unavailable`, and `rate_limited` beyond 20 searches an hour and beside another of the
 * same person.
 */
export function discoverLocations(
  ctx: MemberContext,
  input: DiscoverLocationsInput,
): Promise<DiscoveryView> {
  return oneSearch(ctx, () => searchLocations(ctx, input))
}

async function searchLocations(
  ctx: MemberContext,
  input: DiscoverLocationsInput,
): Promise<DiscoveryView> {
  await limitRate(ctx, searchLimit, ctx.caller.id)
  const signal = AbortSignal.timeout(60_000)
  const spot = 'searchQuery' in input ? readSpot(input.searchQuery) : input
  const town = await findSpot(ctx, spot, signal)
  const interests = await readInterests(ctx)
  const found = await findPlaces(ctx, { town, interests }, signal)
  const choices = await chooseFor(ctx, { town, interests, places: found.places })
  const now = ctx.clock.now().toISOString()
  const rows = inOrder(found.places, choices).map(({ place, choice }) =>
    toRow(ctx.caller.id, place, { choice, now }),
  )
  const discovery: Omit<SavedDiscoveryRow, 'locationIds'> = {
    id: newId(),
    userId: ctx.caller.id,
    name: town.label,
    description: null,
    ...centreOf(input, town),
    searchQuery: 'searchQuery' in input ? input.searchQuery : null,
    userInterests: JSON.stringify(interests),
    source: found.source,
    attribution: found.attribution,
    createdAt: now,
  }
  return ctx.db.transaction().execute(async (trx) => {
    const stored = await upsertLocations(trx, rows)
    const saved = {
      ...discovery,
      locationIds: JSON.stringify(stored.map(({ id }) => id)),
    }
    await insertDiscovery(trx, saved)
    await trimDiscoveries(trx, ctx.caller.id, {
      kept: keptSearches,
      latest: saved,
      replaced: notBetterThan(found.source),
    })
    await deleteForgottenLocations(trx, ctx.caller.id)
    return { discovery: toDiscoveryView(saved), locations: stored.map(toLocationView) }
  })
}

/** Of a device about a hundred metres are kept: enough to show the search again, too coarse for a door. */
function centreOf(
  input: DiscoverLocationsInput,
  { latitude, longitude }: Town,
): Pick<SavedDiscoveryRow, 'centerLatitude' | 'centerLongitude'> {
  const written = (degrees: number) =>
    String('latitude' in input ? Math.round(degrees * 1000) / 1000 : degrees)
  return { centerLatitude: written(latitude), centerLongitude: written(longitude) }
}

/** `placeSources` stand from the best to the worst. */
function notBetterThan(source: PlaceSource): PlaceSource[] {
  return placeSources.slice(placeSources.indexOf(source))
}

export async function readInterests(ctx: MemberContext): Promise<string[]> {
  const user = await findUser(ctx.db, ctx.caller.id)
  return z
    .array(z.string())
    .catch([])
    .parse(JSON.parse(user?.interests ?? '[]'))
}

interface Wanted {
  town: Town
  interests: string[]
}

async function findPlaces(
  ctx: MemberContext,
  { town, interests }: Wanted,
  signal: AbortSignal,
): Promise<PlacesFound> {
  const found = asked(() => ctx.places.findNear(town, signal), signal)
  return found.catch(async (error: unknown) => {
    if (!(error instanceof AppError)) throw error
    const places = await withGuide(ctx, (time) =>
      ctx.guide.namePlaces(town, interests, time),
    )
    if (places instanceof AiError || places.length === 0) throw error
    return { places, source: 'model' as const, attribution: ctx.guide.label ?? '' }
  })
}

/** What the guide says of the places; nothing when it fails or takes too long. */
async function chooseFor(
  ctx: MemberContext,
  { town, interests, places }: Wanted & { places: readonly FoundPlace[] },
): Promise<RankedPlace[]> {
  if (places.length === 0) return []
  const crits = await listConversations(ctx.db, ctx.caller.id, { limit: recentCrits })
  const brief = {
    town: town.label,
    interests,
    crits: crits.map(({ mediaType, contextPrompt }) => ({
      medium: mediaType,
      context: contextPrompt,
    })),
    places: places.map((place) => ({
      id: place.sourceId,
      name: place.name,
      category: place.category,
      description: place.description,
      significance: place.significance?.text ?? null,
      distanceKm: distanceKm(town, place),
    })),
  }
  const ranked = await withGuide(ctx, (time) => ctx.guide.rank(brief, time), guideMs.rank)
  return ranked instanceof AiError ? [] : ranked
}

/** Those that the guide chose, in its order, then the others, nearest first. */
export function inOrder(
  places: readonly FoundPlace[],
  choices: readonly RankedPlace[],
): Array<{ place: FoundPlace; choice: RankedPlace | null }> {
  const chosen = new Map<string, { place: FoundPlace; choice: RankedPlace }>()
  for (const choice of choices) {
    const place = places.find(({ sourceId }) => sourceId === choice.id)
    if (place && !chosen.has(choice.id)) chosen.set(choice.id, { place, choice })
  }
  const others = places
    .filter(({ sourceId }) => !chosen.has(sourceId))
    .map((place) => ({ place, choice: null }))
  return [...chosen.values(), ...others]
}

function toRow(
  userId: string,
  place: FoundPlace,
  { choice, now }: { choice: RankedPlace | null; now: string },
): NewDiscoveryLocationRow {
  const words = choice?.significance ?? null
  const significance =
    place.significance ?? (words ? { text: words, source: 'tutor' as const } : null)
  return {
    userId,
    name: place.name,
    description: place.description,
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    address: place.address,
    category: place.category,
    website: place.website,
    phone: place.phone,
    openingHours: place.openingHours,
    culturalSignificance: significance?.text ?? null,
    significanceSource: significance?.source ?? null,
    reason: choice?.reason ?? null,
    aiGenerated: place.source === 'model' ? 1 : 0,
    source: place.source,
    sourceId: place.sourceId,
    sourceDate: place.updatedAt,
    createdAt: now,
  }
}
