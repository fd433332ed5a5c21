import { newId } from '#db/ids.ts'
import { listLocationsById } from '#db/queries/discovery.ts'
import {
  deleteFavoriteEvent,
  deleteFavoriteLocation,
  insertFavoriteEvent,
  insertFavoriteLocation,
  listFavoriteEvents,
  listFavoriteLocations,
  updateFavoriteNotes,
} from '#db/queries/favorites.ts'
import { AppError } from '../errors.ts'
import { limitRate } from '../rate-limit.ts'
import { toFavoriteEventView, toFavoriteView } from './location-view.ts'
import type { MemberContext } from '../context.ts'
import type {
  FavoriteEventInput,
  FavoriteEventView,
  FavoriteLocationView,
} from '../contract/discovery.ts'

/** Keeps a place that the caller found; keeping it again changes nothing. */
export async function addFavoriteLocation(
  ctx: MemberContext,
  locationId: number,
): Promise<void> {
  const userId = ctx.caller.id
  await ctx.db.transaction().execute(async (trx) => {
    if ((await listLocationsById(trx, userId, [locationId])).length === 0)
      throw new AppError('not_found')
    const createdAt = ctx.clock.now().toISOString()
    const favorite = { id: newId(), userId, locationId, notes: null, createdAt }
    await insertFavoriteLocation(trx, favorite)
  })
}

export async function removeFavoriteLocation(
  ctx: MemberContext,
  locationId: number,
): Promise<void> {
  if (!(await deleteFavoriteLocation(ctx.db, ctx.caller.id, locationId)))
    throw new AppError('not_found')
}

export async function readFavoriteLocations(
  ctx: MemberContext,
): Promise<FavoriteLocationView[]> {
  return (await listFavoriteLocations(ctx.db, ctx.caller.id)).map(toFavoriteView)
}

const mostEvents = 500
const eventLimit = { name: 'favorite-event', hits: 120, windowSeconds: 60 * 60 }

/**
 * Keeps an event as it was shown; the same title, venue and start is the same favourite. Throws `conflict`
 * when 500 are kept, and `rate_limited`.
 */
export async function addFavoriteEvent(
  ctx: MemberContext,
  { latitude, longitude, ...event }: FavoriteEventInput,
): Promise<FavoriteEventView> {
  await limitRate(ctx, eventLimit, ctx.caller.id)
  const wanted = {
    ...event,
    id: newId(),
    userId: ctx.caller.id,
    latitude: latitude === null ? null : String(latitude),
    longitude: longitude === null ? null : String(longitude),
    notes: null,
    createdAt: ctx.clock.now().toISOString(),
  }
  const favorite = await insertFavoriteEvent(ctx.db, wanted, mostEvents)
  if (!favorite)
    throw new AppError('conflict', {
      message: `You have kept ${mostEvents} events: remove one to keep another.`,
    })
  return toFavoriteEventView(favorite)
}

export async function removeFavoriteEvent(ctx: MemberContext, id: string): Promise<void> {
  if (!(await deleteFavoriteEvent(ctx.db, ctx.caller.id, id)))
    throw new AppError('not_found')
}

/** Favourite events, the soonest first. */
export async function readFavoriteEvents(
  ctx: MemberContext,
): Promise<FavoriteEventView[]> {
  const events = await listFavoriteEvents(ctx.db, ctx.caller.id)
  // By the moment, in whatever zone it is written.
  return events
    .toSorted((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate))
    .map(toFavoriteEventView)
}

export async function setFavoriteNotes(
  ctx: MemberContext,
  table: 'favorite_locations' | 'favorite_events',
  { id, notes }: { id: string; notes: string },
): Promise<void> {
  const change = { userId: ctx.caller.id, id, notes: notes || null }
  if (!(await updateFavoriteNotes(ctx.db, table, change))) throw new AppError('not_found')
}
